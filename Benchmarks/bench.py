#!/usr/bin/env python3
"""Measures this project on the workloads, and `kiwisolver` on the same systems beside it.

    bench.py --program layout-resolver [--shape NAME ...] [--views N ...] [--string] [--no-peer]
             [--seconds S] [--patience S] [--json FILE]
    bench.py --program layout-resolver --check [--instructions [--record]]

With --check, it prints what a request must cost and what it costs, and ends with status 1 where a must is missed; with
--instructions only what valgrind counts, and ends with status 1 where a count has grown by 5 % over baseline.json, which
--record writes anew. Without either, it measures times over a range of
sizes:

The program is called once, as `layout-resolver bench --seconds S FILE...`. For each file it prints a line of JSON

    {"file": "list-100.json", "views": 96, "runs": 4000, "median": {...}, "p99": {...}}

where `median` and `p99` give microseconds of `read`, `resolve`, `write` and the whole `request`; of `solve`, the
solver alone, from a linear system to values; and of `draw`, from a document to a picture of its layouts.

An exponent is the slope of the time over the number of views, both logarithmic, from 100 views up.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import check
import measurements
import tools
import workloads


def ours(program, files, seconds):
    """What the program measured, by file name."""
    result = subprocess.run([program, "bench", "--seconds", str(seconds), *files], stdout=subprocess.PIPE, text=True)
    if result.returncode:
        raise SystemExit(f"bench: {program} bench ended with status {result.returncode}")
    lines = [json.loads(line) for line in result.stdout.splitlines() if line.strip()]
    return {os.path.basename(line["file"]): line for line in lines}


def exponent(points):
    """The slope of log time over log views, None with fewer than two points."""
    points = [(math.log(views), math.log(time)) for views, time in points if time and views >= 90]
    if len(points) < 2:
        return None
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)


def cell(value, width=12):
    if value is None:
        return "–".rjust(width)
    return f"{value:.1f}".rjust(width) if value < 1000 else f"{value:,.0f}".rjust(width)


def rows_of(options, peer):
    """What was measured, a row a layout."""
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
                time = measurements.kiwi(stem + ".system", options.seconds, options.patience)
                if time is None:
                    gave_up.add(shape)
            rows.append({"shape": shape, "size": size, "kiwi": time, **line})
    return rows


def print_rows(rows):
    print(f"{tools.commit()} on {tools.machine()}; medians in microseconds")
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


def report(options):
    """Measures times over a range of sizes, ours and the peer's, and prints them."""
    peer = not options.no_peer
    if peer and not measurements.kiwi_is_here():
        print("kiwisolver is not installed (pip install kiwisolver): no figures beside ours", file=sys.stderr)
        peer = False
    rows = rows_of(options, peer)
    print_rows(rows)
    if options.json:
        figures = {"commit": tools.commit(), "machine": tools.machine(), "rows": rows}
        Path(options.json).write_text(json.dumps(figures, indent=2) + "\n")


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
    parser.add_argument("--check", action="store_true", help="print the table of musts, fail on one")
    parser.add_argument("--instructions", action="store_true", help="with --check: only what is the same everywhere")
    parser.add_argument("--record", action="store_true", help="with --instructions: write the baseline")
    options = parser.parse_args()

    if options.instructions:
        raise SystemExit(not check.check_instructions(options.program, options.record))
    if options.check:
        raise SystemExit(not check.check(options.program))
    report(options)


if __name__ == "__main__":
    main()
