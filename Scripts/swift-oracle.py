#!/usr/bin/env python3
"""Writes what the Swift programs of the fixtures print, as swiftc's programs print it.

    swift-oracle.py [--check] [NAME …]

Each `.swift` file below Tests/Fixtures/Swift/Language is compiled and run; what it prints is beside it as `.txt`. With `--check`
nothing is written: what differs is named, and the exit status is 1. Names choose files whose paths hold them. Programs that swiftc
refuses are named with its first error.
"""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "Tests/Fixtures/Swift/Language"


def printed(path):
    """What a program prints, or None and why there is nothing."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program"
        # The module has one name, whatever the file is called: some descriptions hold it.
        made = subprocess.run(
            ["swiftc", "-suppress-warnings", "-module-name", "Main", str(path), "-lm", "-o", str(program)],
            capture_output=True, text=True)
        if made.returncode != 0:
            errors = [line for line in made.stderr.splitlines() if "error:" in line]
            return None, errors[0] if errors else made.stderr[:200]
        ran = subprocess.run([str(program)], capture_output=True, timeout=20)
        if ran.returncode != 0:
            return None, f"{path}: ended with {ran.returncode}"
        return ran.stdout, None


def main(arguments):
    is_check = "--check" in arguments
    names = [argument for argument in arguments if not argument.startswith("--")]
    paths = [path for path in sorted(FOLDER.rglob("*.swift")) if not names or any(name in str(path) for name in names)]
    faults = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for path, (text, fault) in zip(paths, pool.map(printed, paths)):
            kept = path.with_suffix(".txt")
            if text is None:
                print(fault, file=sys.stderr)
                faults += 1
            elif not kept.exists() or kept.read_bytes() != text:
                print(f"{path.relative_to(FOLDER)} {'differs' if is_check else 'is written'}")
                faults += is_check
                if not is_check:
                    kept.write_bytes(text)
    print(f"{len(paths)} programs, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
