#!/usr/bin/env python3
"""Finds where bytes become text, and where texts of others come in, outside of the entrances.

    check-texts.py [--self-test]

`String` is hashed and compared by its normal form, which costs the square of a run of combining marks: so text from outside is made
stream-safe where it comes in, by `String(outside:)` or `.streamSafe`, and what is shown on a terminal goes through `PlainText`. All that makes a
`String` of bytes, reads names of files or arguments, or writes past `StandardStream` is a line of texts-allowed.txt, with how often its file does it and
why that is no way around:

    Sources/Module/File.swift 2    why its texts are made safe, are ours, or are short

A number that is no longer right fails, too. Exit status 1 where something is wrong, each on a line of its own.
"""

import re
from pathlib import Path

import linting

ROOT = Path(__file__).resolve().parent.parent
ALLOWED = Path("Scripts/texts-allowed.txt")
ENTRANCE = re.compile(
    r"\bString(?:\.init)?\(\s*"
    r"(?:decoding|cString|validating\w*|bytes\w*|data|utf16CodeUnits|platformString|unsafeUninitializedCapacity|contentsOf\w*)\b"
    r"|\bdecodeCString\b|\btranscode\(|\bString\.decode\w*\("
    r"|\breadLine\(|\bCommandLine\.arguments\b|\.(?:contentsOfDirectory|subpathsOfDirectory|enumerator)\(|\bProcessInfo\b|\bgetenv\("
    r"|(?<![\w.])(?:print|debugPrint|fputs|puts|printf|vprintf|fwrite)\("
    r"|\bPlainText\(written:")
COMMENT = re.compile(r"//.*")
ROW = re.compile(r"(\S+) (\d+) {2,}\S")


def check(root):
    """The files whose entrances nobody allowed, and rows of the list that are wrong."""
    faults, allowed = [], {}
    for number, line in enumerate((root / ALLOWED).read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        if row := ROW.match(line):
            allowed[row[1]] = int(row[2])
        else:
            faults.append(f"{ALLOWED}:{number}: no file with a number and a reason")
    for path in sorted((root / "Sources").rglob("*.swift")):
        name = str(path.relative_to(root))
        code = COMMENT.sub("", path.read_text(encoding="utf-8"))
        found = [code.count("\n", 0, match.start()) + 1 for match in ENTRANCE.finditer(code)]
        if len(found) != (expected := allowed.pop(name, 0)):
            places = ", ".join(map(str, found)) or "none"
            faults.append(f"{name}: makes text of bytes, or writes it past StandardStream, {len(found)} times (lines: {places}), not {expected}; see {ALLOWED}")
    return faults + [f"{ALLOWED}: {name} is not there" for name in allowed]


def self_test():
    """Finds forgotten entrances in small trees."""
    list_name, file = str(ALLOWED), "Sources/M/a.swift"
    says = f"{file}: makes text of bytes, or writes it past StandardStream, {{}} times (lines: {{}}), not {{}}; see {ALLOWED}"
    return linting.passes_on([
        ({list_name: "", file: "let a = String(decoding: b, as: UTF8.self)\n"}, [says.format(1, 1, 0)]),
        ({list_name: "", file: "let a = String(outside: b) // String(cString: b)\nprintAll(b)\nx.dump(b)\n"}, []),
        ({list_name: f"# Ours\n{file} 2  Digits.\n", file: "String(cString: a); String(validatingCString: b)\n"}, []),
        ({list_name: f"{file} 1  Digits.\n", file: "\nString(validating: a, as: UTF8.self)\nprint(a)\n"}, [says.format(2, "2, 3", 1)]),
        ({list_name: "", file: "\nlet a = String(\n  decoding: b, as: UTF8.self)\n"}, [says.format(1, 2, 0)]),
        ({list_name: f"{file} 1  Digits.\n", file: "let a = 1\n"}, [says.format(0, "none", 1)]),
        ({list_name: f"{file} 1\n", file: "\n"}, [f"{ALLOWED}:1: no file with a number and a reason"]),
        ({list_name: f"{file} 1  Gone.\n", "Sources/M/b.swift": "\n"}, [f"{ALLOWED}: {file} is not there"]),
    ], check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT), self_test)
