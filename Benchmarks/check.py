"""The table of what a request must and should cost, with what it costs now, and the peers beside it.

`check` measures everything; `check_instructions` only what is the same on every machine, against baseline.json.
"""

import json
import os
import sys
import tempfile
from pathlib import Path

import measurements
import tools
import workloads

BASELINE = tools.HERE / "baseline.json"

# How much an instruction count may grow before it is a failure.
GROWTH = 0.05

# Documents of the table, with what a whole request in process must and should cost, in instructions.
DOCUMENTS = {
    "list-30": (500_000, 300_000),
    "list-100": (1_500_000, 900_000),
    "stacks-100": (1_900_000, 1_200_000),
    "chain-100": (1_500_000, 900_000),
}
HTTP_MUST = 60_000
BYTE_AIM = 20

# Processor time of bare libmicrohttpd divided by ours, by number of views.
RATIOS = {10: (0.25, 0.45), 30: (0.15, 0.30), 100: (0.08, 0.13)}

# Exponents of growth in instructions from the first number of views to the second.
EXPONENTS = {
    "list": (1.1, 100, 10_000),
    "chain": (1.1, 100, 10_000),
    "stacks": (1.2, 100, 10_000),
    "conflicts": (1.4, 50, 200),
}
CONFLICTS_MUST_SECONDS = 0.3
CATALOGUE_MUST_MILLISECONDS = 15
SHEET_MUST_MILLISECONDS = 150
ROWS_MUST_MILLISECONDS = 400
ALLOCATIONS_MUST = 20
START_MUST_MILLISECONDS = 20


class Table:
    """Prints rows as they come, and remembers which of them failed."""

    def __init__(self):
        self.failures = []

    def title(self, *columns):
        print()
        self._print(columns)

    def row(self, name, *cells, fails=False):
        if fails:
            self.failures.append(name)
        self._print((name, *cells, "FAILED" if fails else ""))

    @staticmethod
    def _print(cells):
        print(f"{cells[0]:30}" + "".join(f"{cell:>13}" for cell in cells[1:]), flush=True)


def thousands(instructions):
    return f"{instructions / 1000:,.0f}"


def files(directory):
    """Writes the documents of the table; returns their paths by name."""
    workloads.write(directory, sizes=[10, 30, 100])
    return {name: f"{directory}/{name}.short.json" for name in (*DOCUMENTS, "list-10")}


def steps(table, counter, paths):
    """The instruction rows. Returns every count by name."""
    counts = {}
    table.title("thousand instructions", "read", "resolve", "solve", "write", "all", "must", "aim")
    for name, (must, aim) in DOCUMENTS.items():
        count = {step: counter.step(step, paths[name]) for step in ("read", "resolve", "solve", "write", "request")}
        cells = [count["read"], count["resolve"] - count["solve"], count["solve"], count["write"], count["request"]]
        table.row(name, *map(thousands, [*cells, must, aim]), fails=count["request"] > must)
        counts |= {f"{name} {step}": value for step, value in count.items()}
    table.title("instructions a byte", "read", "aim")
    for name in DOCUMENTS:
        value = counts[f"{name} read"] / os.path.getsize(paths[name])
        table.row(name, f"{value:.1f}", BYTE_AIM)
    return counts


def over_http(table, counter, paths, counts):
    """What HTTP and the access log add to a request, in instructions."""
    table.title("thousand more over HTTP", "measured", "must")
    for name in ("list-30", "list-100"):
        counts[f"{name} http"] = counter.http(Path(paths[name]).read_bytes())
        more = counts[f"{name} http"] - counts[f"{name} request"]
        table.row(name, thousands(more), thousands(HTTP_MUST), fails=more > HTTP_MUST)


def ratios(table, program, bare, paths):
    table.title("processor time over HTTP", "ours µs", "bare µs", "bare/ours", "must", "aim")
    for views, (must, aim) in RATIOS.items():
        ours, peer = measurements.processor_time(program, bare, Path(paths[f"list-{views}"]).read_bytes())
        cells = [f"{ours:.1f}", f"{peer:.1f}", f"{peer / ours:.3f}", must, aim]
        table.row(f"list-{views}", *cells, fails=peer / ours < must)


def growth(table, counter, directory):
    table.title("growth of instructions", "from", "to", "exponent", "must")
    for shape, (must, first, last) in EXPONENTS.items():
        paths = [measurements.document(shape, views, directory) for views in (first, last)]
        exponent = measurements.exponent(counter, paths)
        table.row(shape, first, last, f"{exponent:.2f}", must, fails=exponent > must)


def batches(table, program, directory):
    table.title("processor time in process", "measured", "must")
    used = measurements.median(program, measurements.document("conflicts", 200, directory)) / 1e6
    must = CONFLICTS_MUST_SECONDS
    table.row("200 conflicts, s", f"{used:.2f}", must, fails=used > must)
    used = measurements.median(program, measurements.catalogue_document(directory)) / 1000
    must = CATALOGUE_MUST_MILLISECONDS
    table.row("list-100 on every device, ms", f"{used:.1f}", must, fails=used > must)
    used = measurements.median(program, measurements.catalogue_document(directory), "draw") / 1000
    must = SHEET_MUST_MILLISECONDS
    table.row("a picture of that, ms", f"{used:.1f}", must, fails=used > must)
    used = measurements.median(program, measurements.rows_document(directory), seconds=3.0) / 1000
    must = ROWS_MUST_MILLISECONDS
    table.row("10,000 rows, ms", f"{used:.1f}", must, fails=used > must)


def rest(table, program, allocations, paths):
    table.title("besides", "measured", "must")
    body = Path(paths["list-100"]).read_bytes()
    count = allocations.of_http(body)
    table.row("allocations of our own", f"{count:.1f}", ALLOCATIONS_MUST, fails=count > ALLOCATIONS_MUST)
    time = measurements.start_to_answer(program, Path(paths["list-10"]).read_bytes())
    table.row("start to first answer, ms", f"{time:.1f}", START_MUST_MILLISECONDS, fails=time > START_MUST_MILLISECONDS)


def solvers(table, program, directory):
    """Time of the solver alone, and of kiwisolver over the same system."""
    table.title("solver", "ours µs", "kiwi µs", "kiwi/ours")
    for name in ("list-100", "stacks-100", "chain-100"):
        ours, kiwi = measurements.solvers(program, f"{directory}/{name}")
        ratio = "–" if kiwi is None else f"{kiwi / ours:.0f}"
        table.row(name, f"{ours:.1f}", "–" if kiwi is None else f"{kiwi:.0f}", ratio)


def check(program):
    """Prints the whole table. Returns whether every must is met."""
    table = Table()
    with tempfile.TemporaryDirectory() as directory:
        paths = files(directory)
        counter = measurements.Counter(program, directory)
        bare = tools.compiled("bare.c", directory, "-lmicrohttpd")
        allocations = measurements.Allocations(program, directory)
        print(f"{tools.commit()} on {tools.machine()}")
        counts = steps(table, counter, paths)
        over_http(table, counter, paths, counts)
        ratios(table, program, bare, paths)
        growth(table, counter, directory)
        batches(table, program, directory)
        rest(table, program, allocations, paths)
        solvers(table, program, directory)
    print()
    for name in table.failures:
        print(f"bench: {name} misses its must", file=sys.stderr)
    return not table.failures


def check_instructions(program, record):
    """Counts instructions in process and compares them with the baseline, or writes that. Returns whether none has grown.

    Counts over HTTP are not steady enough: how often a thread wakes up depends on the machine.
    """
    if not record and not BASELINE.exists():
        raise SystemExit(f"bench: there is no {BASELINE.name}; --record writes it")
    table = Table()
    with tempfile.TemporaryDirectory() as directory:
        paths = files(directory)
        counter = measurements.Counter(program, directory)
        counts = steps(table, counter, paths)
    counts = {name: round(value) for name, value in counts.items()}
    if record:
        figures = {"toolchain": tools.toolchain(), "instructions": counts}
        BASELINE.write_text(json.dumps(figures, indent=2) + "\n")
        return True
    return compare(table, json.loads(BASELINE.read_text()), counts)


def compare(table, baseline, counts):
    """Whole requests only: where the allocator moves a block, a step of some thousands jumps by more than the limit."""
    counts = {name: count for name, count in counts.items() if name.endswith(" request")}
    table.title("grown since the baseline", "then", "now", "by")
    known = baseline["instructions"]
    grown = [name for name, now in counts.items() if now > known.get(name, 0) * (1 + GROWTH)]
    for name in grown:
        then = known.get(name)
        by = f"{counts[name] / then - 1:.1%}" if then else "new"
        table.row(name, thousands(then or 0), thousands(counts[name]), by)
    print(f"\n{len(grown)} of {len(counts)} counts have grown by more than {GROWTH:.0%}")
    if baseline["toolchain"] != tools.toolchain():
        print(f"bench: the baseline was made with {baseline['toolchain']}", file=sys.stderr)
    return not grown
