#!/usr/bin/env python3
"""Finds doc comments whose first sentence cannot be understood without its neighbours.

    check-summaries.py [--self-test]

The summary of a doc comment says what the thing is. One that begins with "Of", "The same", "Those", "The rest" or "The others" leaves it to
the comment before. Generated files are left out. Exit status 1 where something is wrong, each on a line of its own.
"""

import re
from pathlib import Path

import linting

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ["Sources", "Fuzzing", "Tests"]
COMMENT = re.compile(r"\s*///")
LEANING = re.compile(r"\s*/// (Of|The same|Those|The rest|The others?)\b")


def check(root):
    """The places of summaries that lean on others."""
    faults = []
    for path in (path for folder in FOLDERS for path in sorted((root / folder).rglob("*.swift"))):
        relative, before = path.relative_to(root), ""
        if "Generated" in relative.parts:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if (found := LEANING.match(line)) and not COMMENT.match(before):
                faults.append(f"{relative}:{number}: a summary begins with \"{found.group(1)}\"")
            before = line
    return faults


def self_test():
    """Finds leaning summaries in small trees."""
    return linting.passes_on([
        ({"Sources/M/a.swift": "/// Of the body.\nvar a = 0\n"}, ['Sources/M/a.swift:1: a summary begins with "Of"']),
        ({"Sources/M/a.swift": "  /// Those of the file.\n"}, ['Sources/M/a.swift:1: a summary begins with "Those"']),
        ({"Sources/M/a.swift": "/// The size\n/// Of it.\n///\n/// The same.\n// Of\n/// Often.\n\n/// Offsets\n"}, []),
        ({"Sources/M/Generated/a.swift": "/// Of it.\n", "Tests/a.swift": "/// The others.\n"},
         ['Tests/a.swift:1: a summary begins with "The others"']),
    ], check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT), self_test)
