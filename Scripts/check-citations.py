#!/usr/bin/env python3
"""Compares the rules that comments, tests and pages cite with those that docs/rules defines.

    check-citations.py [--uncited] [--self-test]

Every id that is cited is defined, every id is defined once and has a source, and nothing cites by the numbers of texts that are
not in the repository. `--uncited` lists the rules that nobody cites. Exit status 1 where something is wrong, each place on a line of
its own.
"""

import re
import sys
from pathlib import Path

import linting

ROOT = Path(__file__).resolve().parent.parent
RULES = Path("docs/rules")
FOLDERS = ["Sources", "Tests", "Scripts", "Benchmarks", "docs", ".ci"]
ENDINGS = {".swift", ".py", ".c", ".h", ".md", ".json", ".yaml", ".yml", ".txt", ".sh"}
SKIPPED = {"Generated", "Data", "workloads", ".build"}

# A row of a table of rules: | `AL-levels` | the rule | its source |
ROW = re.compile(r"^\| `([A-Z]{2}-[a-z0-9-]+)` \| (.+) \| (.*) \|$")
OLD = [
    re.compile(r"\b(?:traits|assets|devices|performance|operations),? (?:rule |section )?(?:[A-Z]-\d|\d+\.\d)", re.I),
    re.compile(r"\b(?:auto-layout|interface-builder|text-metrics|measured-on-ios|asset-catalogs),? (?:rule |section )?[A-Z]?-?\d", re.I),
    re.compile(r"\bdecisions \d{1,2}\b", re.I),
    # A rule by number alone, in a comment or at the beginning of a name.
    re.compile(r"(?://|\(|\"|, |and |to )([A-Z]-\d{1,2})(?=[),.:; ]|$)"),
]
# Names of worked examples and devices that look like numbers of rules.
HARMLESS = re.compile(r"^(?:A-\d|X-\d{3}|U-\d)")


def sources(root):
    """Every text file that may cite, with its path from the root."""
    for path in sorted(p for p in root.iterdir() if p.is_file() and p.suffix in ENDINGS):
        yield path.relative_to(root)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            relative = path.relative_to(root)
            if path.suffix in ENDINGS and not SKIPPED.intersection(relative.parts) and path.is_file():
                yield relative


def definitions(root, faults):
    """For each id the place of its row."""
    defined = {}
    for path in sorted((root / RULES).glob("*.md")):
        relative = path.relative_to(root)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("| `"):
                continue
            place = f"{relative}:{number}"
            row = ROW.match(line)
            if not row:
                if path.name != "README.md":
                    faults.append(f"{place}: a rule is a row of id, rule and source")
                continue
            identifier, _, source = row.groups()
            if identifier in defined:
                faults.append(f"{place}: {identifier} is defined at {defined[identifier]} already")
            if not source.strip():
                faults.append(f"{place}: {identifier} has no source")
            defined.setdefault(identifier, place)
    return defined


def check(root, list_uncited=False):
    """What is wrong, by place; and the rules that nobody cites where that is asked for."""
    faults = []
    defined = definitions(root, faults)
    if not defined:
        return ["docs/rules: no rule found at all: is this the right folder?"]
    prefixes = "|".join(sorted({identifier[:2] for identifier in defined}))
    citation = re.compile(rf"(?<![\w-])(?:{prefixes})-[a-z][a-z0-9-]*[a-z0-9]")
    cited = set()
    for path in sources(root):
        if path == Path("Scripts/check-citations.py"):
            continue
        is_rules = path.parent == RULES
        for number, line in enumerate((root / path).read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            for identifier in citation.findall(line):
                if not is_rules:
                    cited.add(identifier)
                if identifier not in defined and not (is_rules and line.startswith("| `")):
                    faults.append(f"{path}:{number}: {identifier} is no rule of docs/rules")
            for pattern in OLD:
                for match in pattern.finditer(line):
                    if not HARMLESS.match(match.group(match.lastindex or 0)):
                        faults.append(f"{path}:{number}: cites by number: {match.group(0).strip()}")
    if list_uncited:
        for identifier in sorted(set(defined) - cited):
            print(f"{defined[identifier]}: nobody cites {identifier}")
    return faults


def self_test():
    """Runs the check on a small tree with one fault of each kind, and one without."""
    rules = "| id | rule | source |\n|---|---|---|\n| `AL-one` | A rule. | a talk |\n"
    cases = [
        ({}, []),
        ({"Sources/a.swift": "/// Follows a rule (AL-one).\n"}, []),
        ({"Sources/a.swift": "/// Follows a rule (AL-two).\n"}, ["Sources/a.swift:1: AL-two is no rule of docs/rules"]),
        ({"Tests/a.swift": 'let name = "AL-one: holds"\n'}, []),
        ({"Sources/a.swift": "// Said in traits P-4.\n"}, ["Sources/a.swift:1: cites by number: traits P-4"]),
        ({"Sources/a.swift": "// See auto-layout 2.9, decisions 34.\n"},
         ["Sources/a.swift:1: cites by number: auto-layout 2", "Sources/a.swift:1: cites by number: decisions 34"]),
        ({"Sources/a.swift": "/// Where it ends (M-46).\n"}, ["Sources/a.swift:1: cites by number: (M-46"]),
        ({"Sources/a.swift": "// As decision 0071 says.\n"}, []),
        ({"Sources/Generated/a.swift": "// traits P-4\n"}, []),
        ({"docs/rules/b.md": "| `AL-one` | Again. | a talk |\n"},
         ["docs/rules/b.md:1: AL-one is defined at docs/rules/a.md:3 already"]),
        ({"docs/rules/b.md": "| `AL-two` | No source. |  |\n"}, ["docs/rules/b.md:1: AL-two has no source"]),
        ({"docs/rules/b.md": "| `AL-two` | No column. |\n"}, ["docs/rules/b.md:1: a rule is a row of id, rule and source"]),
    ]
    cases = [({"docs/rules/a.md": rules, **files}, expected) for files, expected in cases]
    cases.append(({}, ["docs/rules: no rule found at all: is this the right folder?"]))
    return linting.passes_on(cases, check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT, list_uncited="--uncited" in sys.argv[1:]), self_test)
