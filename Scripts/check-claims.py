#!/usr/bin/env python3
"""Holds the pages for people to what they claim of the code.

    check-claims.py [--self-test]

* Files, folders and tests that docs/architecture.md names are there, and its table of modules has every folder of Sources.
* "Where do I add …" has a row for each kind of change, and each row names no more places than the kind may touch. The contract, pages and
  tests are not counted.
* The README has at most 14 kB.
* One version of Swift stands in the manifest, in ./run, in the pages, in the image and in the workflows.
* What resolves is pure: its modules name no clock, no chance, and nothing of their surroundings.
* Each feedback edge of the resolver is run by a file beside the one that lists them.
* At the top level stand no bridges to libraries of C but that of the server.

Exit status 1 where something is wrong, each on a line of its own.
"""

import importlib
import re
from pathlib import Path

import linting

links = importlib.import_module("check-links")
ROOT = Path(__file__).resolve().parent.parent
ARCHITECTURE, README = Path("docs/architecture.md"), Path("README.md")
README_BYTES = 14_000
NAMED = re.compile(r"`([\w+./-]+\.(?:swift|yaml|json|txt)|[\w./-]+/)`")
TEST = re.compile(r"`(\w+Tests)`")
# How many files a change may touch, by its kind.
LIMITS = {
    "view key": 3, "control": 3, "container": 7, "trait": 3, "device": 1, "setting": 2, "endpoint": 3, "lint rule": 3, "diagnostic": 2,
    "command": 2, "picture element": 2, "input format": 4,
}
# A place that is not counted: the contract, a page, a test.
UNCOUNTED = re.compile(r"openapi\.yaml|\bdocs/|\.md\b|Tests\b")
# Where a version of Swift stands, and how.
VERSIONS = {
    "Package.swift": r"swift-tools-version: ([\d.]+)", "examples/library/Package.swift": r"swift-tools-version: ([\d.]+)",
    "run": r"Install Swift ([\d.]+)", "README.md": r"Swift ([\d.]+)",
    "CONTRIBUTING.md": r"Swift ([\d.]+)", "Dockerfile": r"/swift:([\d.]+)", ".github/workflows/ci.yaml": r" swift:([\d.]+)",
    ".github/workflows/release.yaml": r" swift:([\d.]+)",
}
PURE = ["AdaptiveLayout", "AssetSelection", "ConstraintSolver", "LayoutModel", "ListLayout", "TextMetrics", "UIKitDefaults"]
IMPURE = re.compile(r"(?<![.\w])(ContinuousClock|SuspendingClock|clock_gettime|gettimeofday|getenv|SystemRandomNumberGenerator|fopen)\b"
                    r"|\.(random|randomElement|shuffled|shuffle|hashValue)\b")
BRIDGE = "CMicroHTTPD"
EDGES = Path("Sources/AdaptiveLayout/FeedbackEdge.swift")


def check_architecture(root):
    """What docs/architecture.md names and is not there, and changes that touch too much, by place."""
    page = root / ARCHITECTURE
    if not page.exists():
        return []
    files = [p.relative_to(root) for p in root.rglob("*") if not links.SKIPPED.intersection(p.relative_to(root).parts)]
    known = {f"/{p}/" if (root / p).is_dir() else f"/{p}" for p in files}
    faults, modules, kinds, table = [], set(), set(), ""
    for number, line in links.prose(page.read_text(encoding="utf-8")):
        place = f"{ARCHITECTURE}:{number}"
        for name in NAMED.findall(line) + [f"{test}.swift" for test in TEST.findall(line)]:
            if not any(path.endswith(f"/{name}") for path in known):
                faults.append(f"{place}: {name} is not there")
        cells = [cell.strip() for cell in line.strip("| ").split("|")] if line.startswith("|") else []
        if not cells:
            table = ""
        elif not table:
            table = cells[0]
        elif table == "module":
            modules.update(re.findall(r"`([\w-]+)`", cells[0]))
        elif table.endswith(" a") and len(cells) > 1 and not cells[0].startswith("-"):
            kinds.add(cells[0])
            limit = LIMITS.get(cells[0], 4)
            if (count := sum(not UNCOUNTED.search(part) for part in cells[1].split(" · "))) > limit:
                faults.append(f"{place}: a {cells[0]} touches {count} places, {limit} are allowed")
    folders = {p.name for p in (root / "Sources").glob("*") if p.is_dir()}
    faults += [f"{ARCHITECTURE}: the table of modules lacks {name}" for name in sorted(folders - modules)]
    faults += [f"{ARCHITECTURE}: {name} is no folder of Sources" for name in sorted(modules - folders)]
    return faults + [f"{ARCHITECTURE}: nothing says where to add a {name}" for name in LIMITS if name not in kinds]


def check_purity(root):
    """Where the modules that resolve ask for time, chance or their surroundings."""
    return [
        f"{path.relative_to(root)}:{number}: {found.group(0)} in a module that is pure"
        for module in PURE for path in sorted((root / "Sources" / module).rglob("*.swift"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.lstrip().startswith("//") and (found := IMPURE.search(line))
    ]


def check_edges(root):
    """Feedback edges that are listed and run by nobody."""
    page = root / EDGES
    if not page.exists():
        return []
    others = "".join(path.read_text(encoding="utf-8") for path in sorted(page.parent.rglob("*.swift")) if path != page)
    names = re.findall(r"static let (\w+) = FeedbackEdge\(", page.read_text(encoding="utf-8"))
    return [f"{EDGES}: {name} is run by nobody" for name in names if not re.search(rf"FeedbackEdge\.{name}\b", others)]


def check(root):
    """What pages claim and is not so."""
    faults = check_architecture(root) + check_purity(root) + check_edges(root)
    if (root / README).exists() and (size := (root / README).stat().st_size) > README_BYTES:
        faults.append(f"{README}: {size} bytes, {README_BYTES} are allowed")
    versions = {}
    for name, pattern in VERSIONS.items():
        found = set(re.findall(pattern, (root / name).read_text(encoding="utf-8"))) if (root / name).exists() else set()
        versions |= {version.rstrip("."): name for version in found}
    if len(versions) > 1:
        faults.append("several versions of Swift: " + ", ".join(f"{version} in {name}" for version, name in sorted(versions.items())))
    bridges = sorted(path.parent.name for path in root.glob("*/module.modulemap") if path.parent.name != BRIDGE)
    return faults + [f"{name}/: a bridge stands in Sources, beside the modules that use it" for name in bridges]


def self_test():
    """Runs the check on small trees."""
    rows = "".join(f"| {kind} | `a.swift` |\n" for kind in LIMITS if kind != "view key")
    table = "| … a | touch |\n|---|---|\n"
    return linting.passes_on([
        ({str(ARCHITECTURE): "`M/a.swift`, `a.swift`, `M/` and `Gone.swift`, `LostTests` but not `M`\n\n| module | is |\n|---|---|\n"
          "| `M` | one |\n| `N` | two |\n\n" + table + rows + "| view key | 1 · 2 · 3 · `openapi.yaml` |\n| page | 1 · 2 · 3 · 4 · 5 |\n",
          "Sources/M/a.swift": "", "Sources/O/b.swift": "", "openapi.yaml": ""},
         ["docs/architecture.md:1: Gone.swift is not there", "docs/architecture.md:1: LostTests.swift is not there", "docs/architecture.md:22: a page touches 5 places, 4 are allowed",
          "docs/architecture.md: the table of modules lacks O", "docs/architecture.md: N is no folder of Sources"]),
        ({str(ARCHITECTURE): table + rows, "a.swift": ""}, ["docs/architecture.md: nothing says where to add a view key"]),
        ({str(README): "x" * 14_001}, ["README.md: 14001 bytes, 14000 are allowed"]),
        ({"run": "Install Swift 6.3 or later", "CONTRIBUTING.md": "with Swift 6.3."}, []),
        ({"run": "Install Swift 6.3 or later", "CONTRIBUTING.md": "Swift 6.2 or later"},
         ["several versions of Swift: 6.2 in CONTRIBUTING.md, 6.3 in run"]),
        ({"Sources/ListLayout/a.swift": "// clock_gettime\nlet a = clock_gettime()\nlet b = list.shuffled()\n"},
         ["Sources/ListLayout/a.swift:2: clock_gettime in a module that is pure",
          "Sources/ListLayout/a.swift:3: .shuffled in a module that is pure"]),
        ({str(EDGES): "  static let a = FeedbackEdge(limit: 8)\n  static let b = FeedbackEdge(limit: 2)\n",
          str(EDGES.parent / "b.swift"): "try FeedbackEdge.b.iterate {}"}, [f"{EDGES}: a is run by nobody"]),
        ({"CZlib/module.modulemap": "", "CMicroHTTPD/module.modulemap": ""},
         ["CZlib/: a bridge stands in Sources, beside the modules that use it"]),
    ], check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT), self_test)
