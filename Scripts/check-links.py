#!/usr/bin/env python3
"""Checks that every relative link in a Markdown page leads somewhere: to a file or folder, and to a heading where it names one.

    check-links.py [--self-test]

Links to other sites are not followed. Exit status 1 where something leads nowhere, each on a line of its own.
"""

import re
from pathlib import Path
from urllib.parse import unquote

import linting

ROOT = Path(__file__).resolve().parent.parent
SKIPPED = {".build", ".git", "node_modules", "checkouts"}

LINK = re.compile(r"!?\[(?:[^\]\\]|\\.)*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
REFERENCE = re.compile(r"^\s{0,3}\[[^\]]+\]:\s*<?(\S+?)>?\s*(?:\"[^\"]*\")?$")
HEADING = re.compile(r"^\s{0,3}(#{1,6})\s+(.*?)\s*#*$")
ANCHOR = re.compile(r"<a\s+(?:id|name)=\"([^\"]+)\"")


def prose(text):
    """Lines with their numbers, fenced code left out and code spans emptied."""
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if mark and (fence is None or line.strip().startswith(fence)):
            fence = None if fence else mark.group(1)
            continue
        if fence is None:
            yield number, line


def slug(title):
    """The anchor that a heading gets: lower case, blanks as hyphens, punctuation dropped."""
    title = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title).replace("`", "").replace("*", "")
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")


def anchors(path):
    """The anchors of a page; headings of one title are counted."""
    found, seen = set(), {}
    for _, line in prose(path.read_text(encoding="utf-8")):
        found.update(ANCHOR.findall(line))
        heading = HEADING.match(line)
        if heading:
            base = slug(heading.group(2))
            count = seen.get(base, 0)
            seen[base] = count + 1
            found.add(f"{base}-{count}" if count else base)
    return found


def check(root):
    """The links that lead nowhere, by place."""
    faults = []
    pages = [p for p in sorted(root.rglob("*.md")) if not SKIPPED.intersection(p.relative_to(root).parts)]
    known = {}
    for page in pages:
        for number, line in prose(page.read_text(encoding="utf-8")):
            line = re.sub(r"`[^`]*`", "``", line)
            targets = LINK.findall(line) + [m.group(1) for m in [REFERENCE.match(line)] if m]
            for target in targets:
                place = f"{page.relative_to(root)}:{number}"
                if re.match(r"[a-z][a-z0-9+.-]*:|//", target, re.I):
                    continue
                file, _, fragment = unquote(target).partition("#")
                goal = (root / file.lstrip("/") if file.startswith("/") else page.parent / file) if file else page
                if not goal.exists():
                    faults.append(f"{place}: {target} is not there")
                elif fragment and goal.suffix == ".md":
                    if goal not in known:
                        known[goal] = anchors(goal)
                    if fragment not in known[goal]:
                        faults.append(f"{place}: {target}: no such heading")
    return faults


def self_test():
    """Runs the check on small trees."""
    cases = [
        ({"a.md": "[b](b.md) [c](sub/c.md#two-words) [out](https://example.org/x) [d](sub)\n", "b.md": "x",
          "sub/c.md": "# Two `words`\n[up](../a.md)\n"}, []),
        ({"a.md": "one\n[b](b.md)\n"}, ["a.md:2: b.md is not there"]),
        ({"a.md": "# Head\n[h](#head) [i](#other)\n"}, ["a.md:2: #other: no such heading"]),
        ({"a.md": "# Same\n# Same\n[h](#same-1)\n"}, []),
        ({"a.md": "`[x](y.md)`\n```\n[x](y.md)\n```\n"}, []),
        ({"a.md": "[b]\n\n[b]: gone.md\n"}, ["a.md:3: gone.md is not there"]),
        ({"a.md": '![p](p.svg "a picture")\n', "p.svg": ""}, []),
    ]
    return linting.passes_on(cases, check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT), self_test)
