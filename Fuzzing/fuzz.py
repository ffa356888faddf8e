#!/usr/bin/env python3
"""Fuzzes what reads bytes from outside, with libFuzzer and AddressSanitizer.

    fuzz.py [--seconds N | --runs N] [--debug] [--keep] [--report] [TARGET …]

Every target by default, each for a short time. Inputs that reach something new stay in .build-fuzz/corpora and are where the next run
begins, beside what the tests and the examples have and Fuzzing/corpora keeps. --keep makes what is kept anew, of at most 8 kB a
target. --report prints what all runs of this checkout came to. Exit status 1 where an input traps, reads what it must not, costs
more processor time or memory than it may, leaks, or breaks what must hold; the input is named then.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from seeds import ROOT, dictionary, escaped, seeds, unescaped

SCRATCH = ROOT / ".build-fuzz"
KEPT = ROOT / "Fuzzing/corpora"
RUNS = SCRATCH / "runs.jsonl"
# The targets, and how many bytes their inputs may have.
TARGETS = {
    "json": 512, "constraints": 512, "code": 1024, "visual-format": 256, "interface-builder": 6000, "console": 6000, "dump": 4096, "archive": 4096,
    "directory": 1024, "image-headers": 4096, "font-file": 4096, "text": 512, "strings": 2048, "string-catalog": 4096, "app-info": 4096,
    "swift-source": 2048, "objective-c": 2048,
    "configuration": 2048, "tokens": 512, "query": 512, "link": 2048, "form": 4096, "app": 6000, "assets": 4096, "pictures": 4096,
    "diff": 4096, "questions": 4096, "sweep": 3000, "transition": 3000,
    "agents": 4096, "resolve": 4096,
}
# How many times slower what is built here is than the service: docs/fuzzing.md has the measurement.
SLOWNESS = {"release": 3, "debug": 60}
KEPT_BYTES = 8_000
OUTPUT = re.compile(r"^stat::(\w+):\s+(\d+)$", re.MULTILINE)
COVERAGE = re.compile(r"cov: (\d+) ft: (\d+) corp: (\d+)")


def build(is_debug):
    """Builds the targets and all below them instrumented, and links them with libFuzzer, which has the main function."""
    configuration = "debug" if is_debug else "release"
    subprocess.run(
        ["swift", "build", "--configuration", configuration, "--scratch-path", SCRATCH, "--target", "FuzzTargets",
         "--sanitize", "address", "-Xswiftc", "-sanitize=fuzzer"],
        cwd=ROOT, check=True, stdout=sys.stderr)
    folder = SCRATCH / configuration
    memory = folder / "memory.o"
    compiler = shutil.which("clang") or Path(shutil.which("swiftc")).resolve().parent / "clang"
    subprocess.run([compiler, "-O2", "-c", ROOT / "Fuzzing/memory.c", "-o", memory], check=True)
    objects = sorted(str(path) for path in folder.glob("*.build/**/*.o"))
    program = folder / "fuzz"
    subprocess.run(["swiftc", "-use-ld=lld", "-sanitize=fuzzer,address", "-o", program, *objects, memory], check=True)
    return program


def write(folder, contents):
    """Writes inputs to a folder, each under the name that its content gives it."""
    folder.mkdir(parents=True, exist_ok=True)
    for content in contents:
        (folder / hashlib.sha1(content).hexdigest()).write_bytes(content)


def kept(target):
    path = KEPT / f"{target}.txt"
    lines = path.read_text(encoding="ascii").splitlines() if path.exists() else []
    return [unescaped(line) for line in lines]


def prepared(target, most=1500):
    """The folders with the inputs of a target, its own first, and the option for its dictionary if it has one."""
    corpus, others = SCRATCH / "corpora" / target, SCRATCH / "seeds" / target
    corpus.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(others, ignore_errors=True)
    write(others, [content for content in seeds(target, most) + kept(target) if len(content) <= TARGETS[target]])
    words = SCRATCH / "seeds" / f"{target}.dict"
    words.write_text(dictionary(target), encoding="ascii")
    return corpus, others, [f"-dict={words}"] if dictionary(target) else []


def environment(target, program):
    # Swift's own backtraces would take the fuzzer's place when something traps. Without a trace of each allocation, inputs are
    # tried three times as fast; the input alone finds the place again.
    sanitizer = "malloc_context_size=1:quarantine_size_mb=8"
    slowness = str(SLOWNESS.get(program.parent.name, SLOWNESS["release"]))
    return {"ASAN_OPTIONS": sanitizer, "FUZZ_SLOWNESS": slowness} | os.environ | {
        "FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no"}


def fuzz(program, target, options, most):
    """Runs a target; what it came to, and the files of inputs that are findings.

    most: of the seeds, which are all tried before the time counts.
    """
    corpus, others, words = prepared(target, most)
    findings = SCRATCH / "findings" / target
    findings.mkdir(parents=True, exist_ok=True)
    before = set(findings.iterdir())
    log = SCRATCH / f"{target}.log"
    with log.open("w") as output:
        status = subprocess.run(
            [program, corpus, others, *words, f"-max_len={TARGETS[target]}", "-timeout=120", "-rss_limit_mb=3072",
             "-print_final_stats=1", f"-artifact_prefix={findings}/", *options],
            stdout=output, stderr=subprocess.STDOUT, env=environment(target, program), cwd=SCRATCH).returncode
    text = log.read_text(encoding="utf-8", errors="replace")
    numbers = {name: int(value) for name, value in OUTPUT.findall(text)}
    last = (COVERAGE.findall(text) or [("0", "0", "0")])[-1]
    result = {
        "target": target, "executions": numbers.get("number_of_executed_units", 0), "rate": numbers.get("average_exec_per_sec", 0),
        "edges": int(last[0]), "features": int(last[1]), "inputs": int(last[2]),
        "slowest": numbers.get("slowest_unit_time_sec", 0), "memory": numbers.get("peak_rss_mb", 0), "status": status,
    }
    with RUNS.open("a", encoding="utf-8") as runs:
        runs.write(json.dumps(result) + "\n")
    new = sorted(set(findings.iterdir()) - before)
    return result, new if status else [path for path in new if not path.name.startswith("slow-unit")]


def explain(target, findings):
    """Prints the end of a run that found something, and the input."""
    lines = (SCRATCH / f"{target}.log").read_text(encoding="utf-8", errors="replace").splitlines()
    told = [line for line in lines if re.search(r"Fatal error|ERROR|SUMMARY|Sanitizer", line)] or lines[-5:]
    print("\n".join(line[:400] for line in told[-6:]), file=sys.stderr)
    for path in findings:
        print(f"{path.relative_to(ROOT)}: {escaped(path.read_bytes())[:400]}", file=sys.stderr)


def keep(program, target):
    """Writes down what is worth keeping of a target: inputs that reach most, short ones first."""
    corpus, others, _ = prepared(target)
    least = SCRATCH / "least" / target
    shutil.rmtree(least, ignore_errors=True)
    least.mkdir(parents=True)
    # Nobody asks here what an input costs.
    quiet = {name: value for name, value in environment(target, program).items() if name != "FUZZ_SLOWNESS"}
    subprocess.run(
        [program, "-merge=1", f"-max_len={TARGETS[target]}", least, others, corpus], env=quiet, cwd=SCRATCH,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    lines = sorted((escaped(path.read_bytes()) for path in least.iterdir()), key=lambda line: (len(line), line))
    lines = [line for line in lines if line and len(line) <= KEPT_BYTES / 8]
    # Short and long ones alike: every n-th, with n so that all have room.
    step = max(1, -(-sum(map(len, lines)) // KEPT_BYTES))
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{target}.txt").write_text("".join(line + "\n" for line in lines[::step]), encoding="ascii")


def report():
    """Prints what all runs came to, target by target."""
    results = [json.loads(line) for line in RUNS.read_text(encoding="utf-8").splitlines()]
    print("| target | executions | a second | edges | inputs | slowest, s |\n|---|---|---|---|---|---|")
    for target in TARGETS:
        own = [result for result in results if result["target"] == target]
        if own:
            longest = max(own, key=lambda result: result["executions"])
            print(
                f"| {target} | {sum(r['executions'] for r in own):,} | {longest['rate']:,} | {max(r['edges'] for r in own):,} "
                f"| {own[-1]['inputs']:,} | {max(r['slowest'] for r in own)} |")
    print(f"| all | {sum(result['executions'] for result in results):,} | | | | |")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(TARGETS))
    parser.add_argument("--seconds", type=int, help="for each target, 10 by default")
    parser.add_argument("--runs", type=int, help="for each target, in place of a time")
    parser.add_argument("--seed", type=int, help="of the mutations, for the same ones again")
    parser.add_argument("--debug", action="store_true", help="without optimisation: builds faster, runs slower")
    parser.add_argument("--program", type=Path, help="built before, as .build-fuzz/release/fuzz")
    parser.add_argument("--keep", action="store_true", help="make the kept inputs anew instead of fuzzing")
    parser.add_argument("--report", action="store_true", help="print what all runs came to")
    arguments = parser.parse_args()
    unknown = set(arguments.targets) - set(TARGETS)
    if unknown:
        parser.error(f"no target: {', '.join(sorted(unknown))}; there are {', '.join(TARGETS)}")
    if arguments.report:
        return report()
    targets = arguments.targets or list(TARGETS)
    program = arguments.program.resolve() if arguments.program else build(arguments.debug)
    if arguments.keep:
        for target in targets:
            keep(program, target)
        return 0
    is_long = (arguments.runs or 0) > 100_000 or (arguments.seconds or 0) > 10
    options = [f"-runs={arguments.runs}"] if arguments.runs else [f"-max_total_time={arguments.seconds or 10}"]
    if arguments.seed is not None:
        options.append(f"-seed={arguments.seed}")
    failures = 0
    for target in targets:
        result, findings = fuzz(program, target, options, 1500 if is_long else 60)
        print(
            f"{target:18} {result['executions']:>10} executions, {result['rate']:>6} a second, {result['edges']:>6} edges  "
            f"{'FAILED' if findings or result['status'] else 'ok'}", flush=True)
        if findings or result["status"]:
            explain(target, findings)
            failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
