"""One function for each kind of figure in the table."""

import json
import math
import os
import socket
import statistics
import subprocess
import sys
import time
from pathlib import Path

import servers
import tools
import workloads
from instructions import Allocations, Counter

__all__ = ["Allocations", "Counter"]


# ---- documents


def document(shape, views, directory):
    """Writes a document of a shape and size, constraints as strings; returns its path."""
    path = f"{directory}/{shape}-{views}.measured.json"
    if shape == "conflicts":
        text = workloads.conflicts(views)
    else:
        text = workloads.make(shape, views).document(as_strings=True)
    Path(path).write_text(json.dumps(text, separators=(",", ":")))
    return path


def catalogue_document(directory):
    """A document of 100 views for every phone and pad, upright and landscape."""
    whole = workloads.make("list", 100).document(as_strings=True)
    for key in ("device", "orientation"):
        del whole[key]
    whole["environments"] = "all"
    path = f"{directory}/catalogue.json"
    Path(path).write_text(json.dumps(whole, separators=(",", ":")))
    return path


def rows_document(directory):
    """A table of 10,000 rows that size themselves."""
    path = f"{directory}/rows.json"
    Path(path).write_text(json.dumps(workloads.rows(10_000), separators=(",", ":")))
    return path


# ---- time


def median(program, file, step="request", seconds=1.0):
    """Microseconds of processor time of one step in process."""
    result = subprocess.run([program, "bench", "--seconds", str(seconds), file], stdout=subprocess.PIPE, text=True)
    if result.returncode:
        raise SystemExit(f"bench: {program} bench ended with status {result.returncode}")
    return json.loads(result.stdout)["median"][step]


def processor_time(program, bare, body, rounds=7, requests=100, connections=16):
    """Microseconds of processor time for one request over HTTP, of ours and of bare libmicrohttpd.

    The two take turns, so that a busy machine slows both; the median of the turns counts.
    """
    threads = os.cpu_count() or 1
    with servers.ours(program, threads) as ours, servers.bare(bare, threads) as peer:
        pairs = [(server, servers.Client(server.port, connections)) for server in (ours, peer)]
        times = [[], []]
        for turn in range(rounds + 1):
            for place, (server, client) in enumerate(pairs):
                before = server.cpu()
                client.post(body, requests)
                if turn > 0:
                    times[place].append((server.cpu() - before) / (requests * connections))
        for _, client in pairs:
            client.close()
    return tuple(statistics.median(each) for each in times)


def start_to_answer(program, body, runs=15):
    """Milliseconds from the start of the program to the first bytes of its first answer, the median of some runs."""
    return statistics.median(_start_once(program, body) for _ in range(runs)) * 1000


def _start_once(program, body):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    head = f"POST /v1/resolve HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    start = time.perf_counter()
    process = subprocess.Popen(
        [program, "serve", "--listen", f"127.0.0.1:{port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while True:
            try:
                connection = socket.create_connection(("127.0.0.1", port))
                break
            except OSError:
                time.sleep(0.0002)
                if process.poll() is not None:
                    raise SystemExit("bench: the server does not start")
        with connection:
            connection.sendall(head.encode() + body)
            connection.recv(100)
            return time.perf_counter() - start
    finally:
        process.kill()
        process.wait()


# ---- growth


def exponent(counter, paths):
    """The slope of log instructions over log views between two documents."""
    (first, last) = [(views(path), counter.once(path)) for path in paths]
    return math.log(last[1] / first[1]) / math.log(last[0] / first[0])


def views(path):
    """How many views a document has."""
    count = 0
    waiting = [json.loads(Path(path).read_text())["hierarchy"]]
    while waiting:
        count += 1
        waiting += waiting.pop().get("subviews", [])
    return count


# ---- solvers


def solvers(program, stem, seconds=1.0, patience=20.0):
    """Microseconds of our solver and of kiwisolver for the same system, the latter None where it is not installed."""
    return median(program, f"{stem}.short.json", step="solve"), kiwi(f"{stem}.system", seconds, patience)


def kiwi_is_here():
    command = [sys.executable, "-c", "import kiwisolver"]
    return subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0


def kiwi(system, seconds, patience):
    """The peer's best median in microseconds, None if it is not installed or took longer than our patience."""
    if not kiwi_is_here():
        return None
    command = [sys.executable, str(tools.HERE / "peer.py"), system, str(seconds)]
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
