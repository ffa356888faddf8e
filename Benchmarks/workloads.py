#!/usr/bin/env python3
"""Layouts to measure with: three shapes in any size, the same for everyone who asks for them.

    workloads.py DIRECTORY [--shape NAME ...] [--views N ...]

writes for each shape and size

    SHAPE-N.json         the document with constraints as objects, as it would be sent to /v1/resolve
    SHAPE-N.short.json   the same with constraints as strings
    SHAPE-N.system       the linear system behind it, for solvers that know no views

Shapes
    list     rows below one another, each with an avatar, two labels and a button between edges
    stacks   views in rows of columns of rows, to a depth of 8, that compete for too little or too much room
    chain    views side by side, each placed and sized by the one before it

N counts views and is rounded to whole rows; the true number stands in the system's first line:

    VARIABLES CONSTRAINTS WIDTH HEIGHT            then WIDTH constraint lines follow, one each:
    RELATION PRIORITY CONSTANT COUNT (VARIABLE FACTOR)...

RELATION is 0 for ==, 1 for <=, 2 for >=, and the sum of FACTOR * VARIABLE, plus CONSTANT, is related to 0. View i
has the variables 4i left, 4i+1 top, 4i+2 width, 4i+3 height; WIDTH and HEIGHT are the size of view 0, which the
solver is to fix. PRIORITY 1000 is required.
"""

import argparse
import json
import random
from collections import deque
from pathlib import Path

SHAPES = ["list", "stacks", "chain"]
SIZES = [10, 30, 100, 300, 1000, 3000, 10_000]

LEFT, TOP, WIDTH, HEIGHT = range(4)

# Each attribute as a sum over the four variables of a view.
ATTRIBUTES = {
    "leading": {LEFT: 1.0},
    "trailing": {LEFT: 1.0, WIDTH: 1.0},
    "centerX": {LEFT: 1.0, WIDTH: 0.5},
    "top": {TOP: 1.0},
    "bottom": {TOP: 1.0, HEIGHT: 1.0},
    "centerY": {TOP: 1.0, HEIGHT: 0.5},
    "width": {WIDTH: 1.0},
    "height": {HEIGHT: 1.0},
}

# sign in strings, word in objects, number in systems
RELATIONS = {"==": ("equal", 0), "<=": ("lessThanOrEqual", 1), ">=": ("greaterThanOrEqual", 2)}

REQUIRED = 1000


class View:
    def __init__(self, index, name, intrinsic=None, hugging=(250, 250), resistance=(750, 750)):
        self.index = index
        self.id = f"{name}{index}"
        self.intrinsic = intrinsic
        self.hugging = hugging
        self.resistance = resistance
        self.subviews = []


class Layout:
    """A tree of views and the constraints between them."""

    def __init__(self, width=393, height=852):
        self.width, self.height = width, height
        self.views = []
        self.constraints = []
        self.root = self.add(None, "root")

    def add(self, parent, name, *intrinsic, **priorities):
        view = View(len(self.views), name, *intrinsic, **priorities)
        self.views.append(view)
        if parent:
            parent.subviews.append(view)
        return view

    def constrain(self, first, attribute, relation, second=None, other=None, constant=0, priority=REQUIRED):
        self.constraints.append((first, attribute, relation, second, other or attribute, constant, priority))

    # ---- three ways to write it down

    def document(self, as_strings):
        write = self._string if as_strings else self._object
        document = {
            "device": "iphone-15",
            "orientation": "portrait",
            "hierarchy": self._node(self.root),
            "constraints": [write(*constraint) for constraint in self.constraints],
        }
        if (self.width, self.height) != (393, 852):
            document["window"] = {"width": self.width, "height": self.height}
        return document

    def _node(self, root):
        """Without recursion: a subtree may be deep."""
        nodes = [{"id": view.id} for view in self.views]
        for view, node in zip(self.views, nodes):
            if view.intrinsic:
                node["intrinsicContentSize"] = {"width": view.intrinsic[0], "height": view.intrinsic[1]}
                node["contentHuggingPriority"] = dict(zip(("horizontal", "vertical"), view.hugging))
                node["contentCompressionResistancePriority"] = dict(zip(("horizontal", "vertical"), view.resistance))
            if view.subviews:
                node["subviews"] = [nodes[child.index] for child in view.subviews]
        return nodes[root.index]

    @staticmethod
    def _object(first, attribute, relation, second, other, constant, priority):
        written = {"firstItem": first.id, "firstAttribute": attribute, "relation": RELATIONS[relation][0]}
        if second:
            written |= {"secondItem": second.id, "secondAttribute": other}
        if constant:
            written["constant"] = constant
        if priority != REQUIRED:
            written["priority"] = priority
        return written

    @staticmethod
    def _string(first, attribute, relation, second, other, constant, priority):
        right = f"{second.id}.{other}" if second else str(constant)
        if second and constant:
            right += f" {'-' if constant < 0 else '+'} {abs(constant)}"
        weak = f" @{priority}" if priority != REQUIRED else ""
        return f"{first.id}.{attribute} {relation} {right}{weak}"

    def system(self):
        rows = [({LEFT: 1.0}, "==", 0.0, REQUIRED), ({TOP: 1.0}, "==", 0.0, REQUIRED)]
        for view in self.views:
            base = 4 * view.index
            rows += [({base + WIDTH: 1.0}, ">=", 0.0, REQUIRED), ({base + HEIGHT: 1.0}, ">=", 0.0, REQUIRED)]
            for axis, length in enumerate(view.intrinsic or ()):
                rows.append(({base + WIDTH + axis: 1.0}, "<=", -float(length), view.hugging[axis]))
                rows.append(({base + WIDTH + axis: 1.0}, ">=", -float(length), view.resistance[axis]))
        for first, attribute, relation, second, other, constant, priority in self.constraints:
            terms = {4 * first.index + variable: factor for variable, factor in ATTRIBUTES[attribute].items()}
            for variable, factor in ATTRIBUTES[other].items() if second else ():
                variable += 4 * second.index
                terms[variable] = terms.get(variable, 0.0) - factor
            terms = {variable: factor for variable, factor in terms.items() if factor}
            rows.append((terms, relation, -float(constant), priority))
        lines = [f"{4 * len(self.views)} {len(rows)} {self.width} {self.height}"]
        for terms, relation, constant, priority in rows:
            numbers = " ".join(f"{variable} {factor!r}" for variable, factor in terms.items())
            lines.append(f"{RELATIONS[relation][1]} {priority} {constant!r} {len(terms)} {numbers}")
        return "\n".join(lines) + "\n"


def make_list(views, dice):
    layout = Layout()
    root, above = layout.root, None
    for _ in range(max(1, (views - 1) // 5)):
        row = layout.add(root, "row")
        avatar = layout.add(row, "avatar")
        title = layout.add(row, "title", (dice.randint(60, 320), 20), hugging=(250, 251))
        subtitle = layout.add(row, "subtitle", (dice.randint(40, 420), dice.choice([16, 16, 32])))
        button = layout.add(row, "button", (dice.randint(44, 90), 34), hugging=(251, 251), resistance=(751, 751))
        add = layout.constrain
        add(row, "leading", "==", root)
        add(row, "trailing", "==", root)
        if above:
            add(row, "top", "==", above, "bottom", 1)
        else:
            add(row, "top", "==", root, constant=44)
        add(row, "height", ">=", constant=44)
        add(avatar, "leading", "==", row, constant=16)
        add(avatar, "centerY", "==", row)
        add(avatar, "width", "==", constant=40)
        add(avatar, "height", "==", avatar, "width")
        add(avatar, "top", ">=", row, constant=8)
        add(title, "leading", "==", avatar, "trailing", 12)
        add(title, "top", "==", row, constant=8)
        add(title, "trailing", "<=", button, "leading", -8)
        add(subtitle, "leading", "==", title)
        add(subtitle, "top", "==", title, "bottom", 4)
        add(subtitle, "bottom", "==", row, constant=-8)
        add(subtitle, "trailing", "<=", button, "leading", -8)
        add(button, "trailing", "==", row, constant=-16)
        add(button, "centerY", "==", row)
        above = row
    return layout


def make_stacks(views, dice):
    layout = Layout()
    left = views - 1
    waiting = deque([(layout.root, False, 1)])
    while waiting and left > 0:
        parent, horizontal, depth = waiting.popleft()
        if depth >= 3 and dice.random() < 0.25 and waiting:
            continue  # stays a leaf, with its intrinsic size
        parent.intrinsic = None
        count = min(dice.randint(2, 5), left)
        left -= count
        members = line_up(layout, parent, horizontal, count, dice)
        if depth < 8:
            waiting.extend((member, not horizontal, depth + 1) for member in members)
    return layout


def line_up(layout, parent, horizontal, count, dice):
    """New views from edge to edge of `parent`, one after the other, of equal lengths or the last one filling."""
    equal = dice.random() < 0.5
    members = []
    for position in range(count):
        hugging = 249 if position == count - 1 and not equal else 250 + position % 3
        size = (dice.randint(16, 90), dice.randint(12, 44))
        members.append(layout.add(parent, "s", size, hugging=(hugging,) * 2, resistance=(750 - position,) * 2))
    along, across = ("leading", "trailing", "width"), ("top", "bottom", "height")
    if not horizontal:
        along, across = across, along
    start, end, length = along
    gap = dice.choice([0, 4, 8])
    layout.constrain(members[0], start, "==", parent)
    for previous, member in zip(members, members[1:]):
        layout.constrain(member, start, "==", previous, end, gap)
        if equal:
            layout.constrain(member, length, "==", members[0])
    # Below required: views that need more room than there is overflow, and do not conflict.
    layout.constrain(members[-1], end, "==", parent, priority=999)
    for member in members:
        layout.constrain(member, across[0], "==", parent)
        layout.constrain(member, across[1], "==", parent)
    return members


def make_chain(views, dice):
    count = max(2, views - 1)
    layout = Layout(width=60 * count + 8)
    root, previous = layout.root, None
    for _ in range(count):
        view = layout.add(root, "v")
        add = layout.constrain
        if previous:
            add(view, "leading", "==", previous, "trailing", 8)
            add(view, "width", "==", previous)
            add(view, "top", "==", previous)
            add(view, "height", "==", previous)
        else:
            add(view, "leading", "==", root, constant=8)
            add(view, "top", "==", root, constant=20)
            add(view, "bottom", "==", root, constant=-20)
        add(view, "width", "==", constant=dice.randint(40, 90), priority=250)
        add(view, "width", ">=", constant=1, priority=750)
        previous = view
    layout.constrain(previous, "trailing", "==", root, constant=-8)
    return layout


def conflicts(views):
    """A document with as many unsatisfiable chains as views: a row of fixed widths that is to end in many places."""
    last = views - 1
    return {
        "device": "iphone-6",
        "hierarchy": {"id": "r", "subviews": [{"id": f"v{index}"} for index in range(views)]},
        "constraints": [f"v{index + 1}.left == v{index}.right" for index in range(last)]
        + [f"v{index}.width == 10" for index in range(views)]
        + ["v0.left == r.left"]
        + [f"v{last}.right == r.right + {index}" for index in range(views)],
    }


WORDS = (
    "the quick brown fox jumps over a lazy dog while nobody looks and everybody else goes home to write about layouts "
    "that break when text grows"
).split()


def rows(count, seed=1):
    """A document with a table of that many rows that size themselves: three prototypes, and no two texts alike."""
    dice = random.Random(f"rows/{count}/{seed}")

    def text(number, words):
        return " ".join([str(number), *(dice.choice(WORDS) for _ in range(words))])

    def prototype(font, gap):
        labels = [
            {"id": "title", "type": "label", "font": font},
            {"id": "body", "type": "label", "font": "body", "numberOfLines": 0},
            {"id": "date", "type": "label", "font": "caption1"},
        ]
        constraints = [
            "title.leading == content.layoutMargins.leading",
            "title.top == content.layoutMargins.top",
            "date.leading >= title.trailing + 8",
            "date.trailing == content.layoutMargins.trailing",
            "date.firstBaseline == title.firstBaseline",
            "body.leading == title.leading",
            "body.trailing == content.layoutMargins.trailing",
            f"body.top == title.bottom + {gap}",
            "body.bottom == content.layoutMargins.bottom",
        ]
        content = {"id": "content", "subviews": labels, "constraints": constraints}
        return {"type": "tableViewCell", "contentView": content}

    def row(number):
        values = {"title": text(number, 3), "body": text(number, dice.randint(3, 25)), "date": f"{number}:{number % 60:02}"}
        return {"cell": f"p{number % 3}", "values": {view: {"text": value} for view, value in values.items()}}

    prototypes = {"p0": prototype("headline", 4), "p1": prototype("body", 4), "p2": prototype("headline", 8)}
    sections = [{"rows": [row(number) for number in range(count)]}]
    table = {"id": "table", "type": "tableView", "prototypes": prototypes, "sections": sections}
    return {"device": "iphone-15", "hierarchy": table}


MAKERS = {"list": make_list, "stacks": make_stacks, "chain": make_chain}


def make(shape, views, seed=1):
    """The layout of that shape and size; the same seed gives the same layout."""
    return MAKERS[shape](views, random.Random(f"{shape}/{views}/{seed}"))


def write(directory, shapes=SHAPES, sizes=SIZES):
    """Writes the files and returns `(shape, size, stem)` of each layout."""
    directory = Path(directory)
    directory.mkdir(parents=True, exist_ok=True)
    written = []
    for shape in shapes:
        for size in sizes:
            layout = make(shape, size)
            stem = directory / f"{shape}-{size}"
            for suffix, as_strings in ((".json", False), (".short.json", True)):
                text = json.dumps(layout.document(as_strings), separators=(",", ":"))
                Path(f"{stem}{suffix}").write_text(text)
            Path(f"{stem}.system").write_text(layout.system())
            written.append((shape, size, str(stem)))
    return written


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory")
    parser.add_argument("--shape", action="append", choices=SHAPES)
    parser.add_argument("--views", action="append", type=int)
    arguments = parser.parse_args()
    write(arguments.directory, arguments.shape or SHAPES, arguments.views or SIZES)


if __name__ == "__main__":
    main()
