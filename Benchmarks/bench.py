#!/usr/bin/env python3
"""Measures this project on the workloads, and `kiwisolver` on the same systems beside it.

    bench.py --program layout-resolver [--shape NAME ...] [--views N ...] [--string] [--no-peer]
             [--seconds S] [--patience S] [--json FILE]

The program is called once, as `layout-resolver bench --seconds S FILE...`. For each file it prints a line of JSON

    {"file": "list-100.json", "views": 96, "runs": 4000, "median": {...}, "p99": {...}}

where `median` and `p99` give microseconds of `decode`, `resolve`, `encode` and the whole `request`; and of `solve`, the
solver alone, from a linear system to values.

An exponent is the slope of the time over the number of views, both logarithmic, from 100 views up.
"""

import argparse
import json
import math
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

import workloads

HERE = Path(__file__).resolve().parent


def ours(program, files, seconds):
    """What the program measured, by file name."""
    result = subprocess.run([program, "bench", "--seconds", str(seconds), *files], stdout=subprocess.PIPE, text=True)
    if result.returncode:
        raise SystemExit(f"bench: {program} bench ended with status {result.returncode}")
    lines = [json.loads(line) for line in result.stdout.splitlines() if line.strip()]
    return {os.path.basename(line["file"]): line for line in lines}


def kiwi_is_here():
    command = [sys.executable, "-c", "import kiwisolver"]
    return subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0


def kiwi(system, seconds, patience):
    """The peer's median in microseconds, None if it took longer than our patience."""
    command = [sys.executable, str(HERE / "peer.py"), system, str(seconds)]
    try:
        result = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=patience)
    except subprocess.TimeoutExpired as expired:
        output = expired.stdout or b""
        output = output.decode() if isinstance(output, bytes) else output
        times = [float(line) for line in output.splitlines()]
        return min(times, default=None)
    if result.returncode:
        raise SystemExit("bench: the peer failed")
    return min(float(line) for line in result.stdout.splitlines())


def exponent(points):
    """The slope of log time over log views, None with fewer than two points."""
    points = [(math.log(views), math.log(time)) for views, time in points if time and views >= 90]
    if len(points) < 2:
        return None
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)


def machine():
    name = platform.processor() or platform.machine()
    try:
        for line in open("/proc/cpuinfo"):
            if line.startswith("model name"):
                name = line.split(":", 1)[1].strip()
                break
    except OSError:
        pass
    return f"{name}, {os.cpu_count()} cores, {platform.system()}"


def commit():
    result = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=HERE, capture_output=True, text=True)
    return result.stdout.strip() or "unknown commit"


def cell(value, width=12):
    if value is None:
        return "–".rjust(width)
    return f"{value:.1f}".rjust(width) if value < 1000 else f"{value:,.0f}".rjust(width)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--shape", action="append", choices=workloads.SHAPES)
    parser.add_argument("--views", action="append", type=int)
    parser.add_argument("--string", action="store_true", help="constraints as strings")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each layout and each side")
    parser.add_argument("--patience", type=float, default=20.0, help="longest wait for one layout of the peer")
    parser.add_argument("--json", metavar="FILE", help="also write the figures there")
    options = parser.parse_args()

    peer = not options.no_peer
    if peer and not kiwi_is_here():
        print("kiwisolver is not installed (pip install kiwisolver): no figures beside ours", file=sys.stderr)
        peer = False

    with tempfile.TemporaryDirectory() as directory:
        layouts = workloads.write(directory, options.shape or workloads.SHAPES, options.views or workloads.SIZES)
        suffix = ".short.json" if options.string else ".json"
        measured = ours(options.program, [stem + suffix for _, _, stem in layouts], options.seconds)
        rows = []
        gave_up = set()
        for shape, size, stem in layouts:
            line = measured.get(os.path.basename(stem + suffix))
            if line is None:
                raise SystemExit(f"bench: no figures for {shape}-{size}")
            time = None
            if peer and shape not in gave_up:
                time = kiwi(stem + ".system", options.seconds, options.patience)
                if time is None:
                    gave_up.add(shape)
            rows.append({"shape": shape, "size": size, "kiwi": time, **line})

    print(f"{commit()} on {machine()}; medians in microseconds")
    print()
    print(f"{'shape':8}{'views':>8}{'solve':>12}{'request':>12}{'kiwi':>12}{'kiwi/solve':>12}")
    for row in rows:
        solve, request, time = row["median"]["solve"], row["median"]["request"], row["kiwi"]
        ratio = time / solve if time and solve else None
        print(f"{row['shape']:8}{row['views']:8}{cell(solve)}{cell(request)}{cell(time)}{cell(ratio)}")
    print()
    print("exponents, from 100 views up")
    for shape in dict.fromkeys(row["shape"] for row in rows):
        mine = [row for row in rows if row["shape"] == shape]
        slopes = [
            exponent([(row["views"], get(row)) for row in mine])
            for get in (lambda row: row["median"]["solve"], lambda row: row["median"]["request"], lambda row: row["kiwi"])
        ]
        print(f"{shape:16}" + "".join("–".rjust(12) if slope is None else f"{slope:12.2f}" for slope in slopes))

    if options.json:
        figures = {"commit": commit(), "machine": machine(), "rows": rows}
        Path(options.json).write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
