#!/usr/bin/env python3
"""Compares the imports of every module with what the manifest lets it import.

    swift package dump-package | check-imports.py

SwiftPM lets a module import any sibling that happens to be built before it. Then the manifest is no longer the
diagram of the house, and the build fails one day on another machine. This check makes the manifest binding.
"""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Modules of the toolchain, which no manifest declares. What answers requests does without Foundation; the command
# line reads files with a part of it. All of it would add 45 MB to the image.
TOOLCHAIN = {
    "regular": {"Swift", "Glibc", "Musl", "Darwin", "Synchronization"},
    "executable": {"Swift", "Glibc", "Musl", "Darwin", "Dispatch", "Synchronization", "FoundationEssentials", "Foundation"},
    "test": {"Swift", "Glibc", "Musl", "Darwin", "Synchronization", "Foundation", "Testing"},
}

# A module of files and arguments, though no program by itself.
COMMAND_LINE = "Commands"

IMPORT = re.compile(
    # Deeper ones stand in a text, as Swift that a test reads.
    r"^(?:  )?(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor|macro)\s+)?(\w+)"
)


def declared(target):
    """Names of the targets and products that the manifest gives to a target."""
    return {dependency[kind][0] for dependency in target["dependencies"] for kind in dependency}


def main():
    manifest = json.load(sys.stdin)
    faults = []
    seen = 0
    for target in manifest["targets"]:
        if target["type"] == "system":
            continue
        is_test = target["type"] == "test"
        folder = ROOT / (target.get("path") or f"{'Tests' if is_test else 'Sources'}/{target['name']}")
        if not folder.is_dir():
            faults.append(f"{folder.relative_to(ROOT)}: the manifest names it, but it is not there")
            continue
        allowed = declared(target)
        kind = "executable" if target["name"] == COMMAND_LINE else target["type"]
        toolchain = TOOLCHAIN["test" if folder.is_relative_to(ROOT / "Tests") else kind]
        for path in sorted(folder.rglob("*.swift")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                match = IMPORT.match(line)
                if not match:
                    continue
                seen += 1
                module = match.group(1)
                if module not in allowed and module not in toolchain:
                    faults.append(f"{path.relative_to(ROOT)}:{number}: {target['name']} may not import {module}")
    for fault in faults:
        print(fault, file=sys.stderr)
    if not seen:
        print("no import found at all: is this the right folder?", file=sys.stderr)
    raise SystemExit(1 if faults or not seen else 0)


if __name__ == "__main__":
    main()
