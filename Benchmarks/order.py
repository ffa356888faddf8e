"""Finds the functions that requests call, so that the linker can place them side by side.

A request of a few views runs most instructions only once or twice: fetching them takes longer than running them, and less so where
they stand on few pages.
"""

import re
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

import servers
import tools

ORDER = tools.HERE.parent / "Sources" / "layout-resolver" / "functions.order"

# The least share of the functions of the order that a program should have. Names change with their parameters.
PRESENT = 0.9


def write(program, documents, directory):
    """Writes the names of the functions that each further request calls, in process or over HTTP, sorted."""
    tools.require("valgrind", "valgrind", "finding what requests call")
    program = tools.without_debug_information(program, directory)
    called = set()
    for document in documents:
        called |= _called_again(lambda runs, out: _bench(program, document, runs, out))
    body = Path(documents[0]).read_bytes()
    called |= _called_again(lambda runs, out: _serve(program, body, runs, out))
    names = sorted(called & _defined(program))
    ORDER.write_text("\n".join(names) + "\n")
    print(f"{len(names)} functions")


def present(program):
    """The share of the functions of the order that a program has."""
    names = ORDER.read_text().split()
    return len(_defined(program).intersection(names)) / len(names)


def _defined(program):
    lines = subprocess.run(["nm", "--defined-only", program], capture_output=True, text=True, check=True).stdout
    return {fields[2] for line in lines.splitlines() if (fields := line.split())[1:2] and fields[1] in "tTwW"}


def _called_again(count):
    """What costs more in twice as many runs."""
    counts = []
    for runs in (5, 10):
        with tempfile.NamedTemporaryFile(mode="r") as out:
            count(runs, out.name)
            counts.append(_own_costs(out))
    fewer, more = counts
    return {name for name, cost in more.items() if cost > fewer[name]}


def _valgrind(out):
    return ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={out}"]


def _bench(program, document, runs, out):
    command = [*_valgrind(out), program, "bench", "--runs", str(runs), "--step", "request", document]
    subprocess.run(command, capture_output=True, check=True, env=tools.steady_environment())


def _serve(program, body, runs, out):
    with servers.ours(program, threads=1, env=tools.steady_environment(), under=_valgrind(out)) as server:
        client = servers.Client(server.port)
        client.post(body, runs)
        client.close()


def _own_costs(lines):
    """Instructions of each function without those that it calls, from what callgrind wrote."""
    names, costs = {}, Counter()
    name = None
    is_call = False
    for line in lines:
        if found := re.match(r"fn=(\(\d+\))(?: (.*))?", line):
            if found[2]:
                names[found[1]] = re.sub(r"'\d+$", "", found[2])
            name = names[found[1]]
        elif found := re.match(r"cfn=(\(\d+\)) (.*)", line):
            names[found[1]] = re.sub(r"'\d+$", "", found[2])
        elif line.startswith("calls="):
            is_call = True
        elif line[:1].isdigit() or line[:1] in "+-*":
            if not is_call:
                costs[name] += int(line.split()[1])
            is_call = False
    return costs
