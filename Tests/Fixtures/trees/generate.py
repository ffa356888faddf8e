#!/usr/bin/env python3
"""Writes random view trees with the exact answer for each, one JSON object per line.

    generate.py ORACLE.py COUNT SEED > trees.jsonl

ORACLE.py is the exact rational solver; `lowering.py` beside this file turns a tree into a linear system by the rules
alone. The committed file is `generate.py ORACLE 1200 20261`; `found.jsonl` has those of other
seeds that once differed.

Line: `d` the document; `f` the frame of each view as solved, [x, y, width, height], null if it is not installed; `a`
what is ambiguous, [item, axis, {variable: [lowest, highest]}, cause or null where position and size have different
ones]; `c` conflicts, each with the pointers of its members and of the broken one; `l` if insets still move after the
last pass.
"""
import importlib.util
import json
import random
import sys

import lowering
import solving

OPTIONAL = [999, 999.5, 751, 750, 750, 749, 510, 501, 500, 251, 250, 249.5, 100, 50]
FLOW = {"x": ("leading", "trailing", "width", "centerX"), "y": ("top", "bottom", "height", "centerY")}
PLAIN = {"x": ("left", "right", "width", "centerX"), "y": FLOW["y"]}
MARGIN = {"leading": "leadingMargin", "trailing": "trailingMargin", "top": "topMargin", "bottom": "bottomMargin",
          "left": "leftMargin", "right": "rightMargin", "centerX": "centerXWithinMargins",
          "centerY": "centerYWithinMargins"}


def load(path):
    spec = importlib.util.spec_from_file_location("oracle", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Maker:
    def __init__(self, rng):
        self.rng = rng
        self.count = 0
        self.constraints = []
        self.loose = rng.random() < 0.25       # leaves things out
        self.budget = rng.choice([2, 3, 4, 4, 5, 6, 7, 9, 12])
        self.parents = {}

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, *options):
        return self.rng.choice(options)

    def name(self):
        self.count += 1
        return "abcdefghijklmnopqrstuvwxyz"[self.count - 1] if self.count <= 26 else "v%d" % self.count

    # ---- views

    def document(self):
        rng = self.rng
        size = self.pick((320, 480), (375, 667), (390, 844), (414, 896), (768, 1024), (1000, 700), (200, 300))
        device = {"portraitSize": {"width": size[0], "height": size[1]}, "displayScale": self.pick(1, 2, 3)}
        if self.chance(0.4):
            device["safeAreaInsets"] = {"portrait": {"top": self.pick(20, 44, 59), "left": self.pick(0, 0, 12),
                                                     "bottom": self.pick(0, 34), "right": self.pick(0, 0, 7)}}
        if self.chance(0.15):
            device["readableContentMaxWidth"] = self.pick(300, 560.5)
        doc = {"device": device, "systemVersion": self.pick(12, 15, 16, 17, 18, 26)}
        if self.chance(0.3):
            doc["traits"] = {"layoutDirection": "rightToLeft"}
        root = {"id": "root"}
        self.view(root, (), True)
        root["subviews"] = []
        self.fill(root, ("safe",), 0)
        doc["hierarchy"] = root
        doc["constraints"] = []
        if self.chance(0.08):
            self.contradict()
        for c in self.constraints:
            self.place(doc, c)
        if self.chance(0.15):
            doc["hierarchy"] = {"type": "viewController", "view": root, "additionalSafeAreaInsets": {
                "top": self.pick(0, 44), "left": self.pick(0, 10), "bottom": self.pick(0, 49), "right": 0}}
        return doc

    def view(self, node, flags, root=False):
        """Properties that any view may have."""
        if self.chance(0.12):
            node["layoutMargins"] = {"top": self.pick(0, 5, 10), "left": self.pick(0, 12, 30),
                                     "bottom": self.pick(3, 8), "right": self.pick(0, 7, 24)}
        elif self.chance(0.1):
            node["directionalLayoutMargins"] = {"top": 4, "leading": self.pick(0, 15, 22), "bottom": 6,
                                                "trailing": self.pick(2, 9.5)}
        if self.chance(0.12):
            node["preservesSuperviewLayoutMargins"] = True
        if self.chance(0.12):
            node["insetsLayoutMarginsFromSafeArea"] = False
        if self.chance(0.1):
            node["semanticContentAttribute"] = self.pick("forceRightToLeft", "forceLeftToRight", "playback",
                                                         "spatial", "unspecified")
        if root and self.chance(0.2):
            node["usesBottomSafeArea"] = self.pick(True, False)

    def content(self, node, sure=False):
        """An intrinsic size, and how strongly it is wished for."""
        if not sure and not self.chance(0.7):
            return
        size = {"width": self.pick(20, 30, 44, 50, 71.5, 80, 100, 120), "height": self.pick(10, 20, 20.5, 34, 44, 60)}
        if self.chance(0.1) and not sure:
            del size[self.pick("width", "height")]
        node["intrinsicContentSize"] = size
        for key, usual in (("contentHuggingPriority", 250), ("contentCompressionResistancePriority", 750)):
            if self.chance(0.3):
                value = self.pick(usual - 1, usual + 1, usual + 10, usual - 0.5, usual)
                node[key] = value if self.chance(0.4) else {"horizontal": value, "vertical": usual}
        if self.chance(0.2):
            node["baselineOffsets"] = {"first": self.pick(0, 8, 15.5), "last": self.pick(0, 4, 6)}

    def leaf(self, flags):
        node = {"id": self.name()}
        self.content(node)
        if self.chance(0.08) and "intrinsicContentSize" in node:
            node["alignmentRectInsets"] = {"top": self.pick(0, 2), "left": self.pick(0, 3), "bottom": 1, "right": 2}
        if self.chance(0.06):
            node["hidden"] = True
        return node

    def child(self, parent, flags, depth):
        self.budget -= 1
        kind = self.rng.random()
        if depth >= 3 or self.budget <= 0 or kind < 0.42:
            node = self.leaf(flags)
        elif kind < 0.72:
            node = self.stack(flags, depth)
        elif kind < 0.8 and "scroll" not in flags:
            node = {"id": self.name(), "type": "scrollView", "subviews": []}
            if self.chance(0.3):
                node["contentOffset"] = {"x": self.pick(0, 10), "y": self.pick(0, 25.5)}
            self.scroll(node, flags + ("scroll",), depth + 1)
        elif kind < 0.87:
            node = {"id": self.name(), "subviews": []}
            self.view(node, flags)
            self.framed(node, flags)
        else:
            node = {"id": self.name(), "subviews": []}
            self.view(node, flags)
            self.fill(node, flags, depth + 1)
        if self.chance(0.03):
            node["installed"] = False
        self.parents[node["id"]] = parent
        return node

    def fill(self, node, flags, depth):
        """Children, each placed by constraints."""
        guides = []
        if self.chance(0.2):
            guides.append({"id": self.name() + "Guide"})
            node["layoutGuides"] = guides
        for guide in guides:
            self.position(guide["id"], node, [], flags, False)
        placed = [g["id"] for g in guides]
        for _ in range(self.rng.randint(1, 4 if depth == 0 else 3)):
            sub = self.child(node, flags, depth)
            node["subviews"].append(sub)
            self.position(sub["id"], node, placed, flags, "intrinsicContentSize" in sub or "axis" in sub
                          or sub.get("type") == "stackView", sub)
            placed.append(sub["id"])
            if self.budget <= 0:
                break

    def framed(self, node, flags):
        """A view with a given frame and constraints, and subviews that follow it by their masks."""
        w, h = self.pick(100, 150, 200), self.pick(80, 120)
        node["frame"] = {"x": 0, "y": 0, "width": w, "height": h}
        node["translatesAutoresizingMaskIntoConstraints"] = False
        for _ in range(self.rng.randint(1, 2)):
            names = ["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
                     "flexibleHeight", "flexibleBottomMargin"]
            sub = {"id": self.name(), "frame": {"x": self.pick(0, 10, 25), "y": self.pick(0, 5, 30),
                                               "width": self.pick(30, 50, 75), "height": self.pick(20, 33, 50)},
                   "autoresizingMask": [n for n in names if self.chance(0.45)]}
            self.parents[sub["id"]] = node
            if self.chance(0.3):
                inner = {"id": self.name(), "frame": {"x": 2, "y": 3, "width": 20, "height": 10},
                         "autoresizingMask": [n for n in names if self.chance(0.45)]}
                self.parents[inner["id"]] = sub
                sub["subviews"] = [inner]
            node["subviews"].append(sub)

    def scroll(self, node, flags, depth):
        me, legacy = node["id"], self.chance(0.5)
        ref = me if legacy else me + ".contentLayout"
        sub = self.child(node, flags, depth)
        node["subviews"].append(sub)
        sized = "intrinsicContentSize" in sub or sub.get("type") == "stackView"
        for axis in "xy":
            a, z, size, _ = FLOW[axis]
            self.add(sub["id"], a, ref, a, self.pick(0, 0, 12))
            self.add(ref, z, sub["id"], z, self.pick(0, 16))
            if self.chance(0.5):
                self.add(sub["id"], size, self.pick(me, me + ".frameLayout"), size, self.pick(0, -20, 100))
            elif not sized or self.chance(0.3):
                self.add(sub["id"], size, None, None, self.pick(100, 400, 900))
        if self.chance(0.25):
            second = self.leaf(flags)
            self.parents[second["id"]] = node
            node["subviews"].append(second)
            self.add(second["id"], "top", ref, "top", self.pick(0, 9))
            self.add(second["id"], self.pick("centerX", "leading"), me, "centerX", 5)

    def stack(self, flags, depth):
        node = {"id": self.name(), "type": "stackView"}
        if self.chance(0.5):
            node["axis"] = self.pick("horizontal", "vertical", "vertical")
        vertical = node.get("axis") == "vertical"
        if self.chance(0.75):
            node["distribution"] = self.pick("fill", "fillEqually", "fillProportionally", "equalSpacing",
                                             "equalCentering")
        if self.chance(0.75):
            node["alignment"] = (self.pick("fill", "leading", "trailing", "center") if vertical else
                                 self.pick("fill", "top", "bottom", "center", "firstBaseline", "lastBaseline"))
        if self.chance(0.6):
            node["spacing"] = self.pick(4, 8, 10, 12.5, "system", -3)
        if "scroll" not in flags and self.chance(0.25):
            node["layoutMarginsRelativeArrangement"] = True
            self.view(node, flags)
        elif self.chance(0.1):
            node["semanticContentAttribute"] = self.pick("forceRightToLeft", "forceLeftToRight")
        if vertical and self.chance(0.15):
            node["baselineRelativeArrangement"] = True
        node["subviews"] = []
        for _ in range(self.pick(0, 1, 1, 2, 2, 3, 3, 3, 4) if self.chance(0.4) else self.pick(2, 3)):
            if depth < 2 and self.budget > 1 and self.chance(0.25):
                sub = self.child(node, flags, depth + 1)
            else:
                self.budget -= 0.5
                sub = {"id": self.name()}
                self.content(sub, sure=self.chance(0.8))
                self.parents[sub["id"]] = node
                if not vertical and "intrinsicContentSize" in sub and self.chance(0.08):
                    sub.update(type="label", numberOfLines=self.pick(0, 2))
                    sub.setdefault("baselineOffsets", {"first": 12, "last": 3})
            if self.chance(0.12):
                sub["hidden"] = True
            node["subviews"].append(sub)
            if self.chance(0.12):
                self.add(sub["id"], self.pick("width", "height"), None, None, self.pick(25, 60),
                         self.pick("equal", "greaterThanOrEqual", "lessThanOrEqual"), self.priority(0.5))
        ids = [s["id"] for s in node["subviews"]]
        if ids and self.chance(0.2):
            node["customSpacing"] = {self.rng.choice(ids): self.pick(0, 16, 20, "system")}
        if len(ids) > 1 and self.chance(0.1):
            order = ids[:]
            self.rng.shuffle(order)
            node["arrangedSubviews"] = order
        if len(ids) > 1 and self.chance(0.12):
            a, b = self.rng.sample(ids, 2)
            self.add(a, "width", b, "width", self.pick(0, 10), self.pick("equal", "greaterThanOrEqual"),
                     self.priority(0.6), self.pick(1, 2, 0.5))
        return node

    # ---- constraints

    def priority(self, required=0.85):
        return 1000 if self.chance(required) else self.rng.choice(OPTIONAL)

    def add(self, first, attr1, second, attr2, constant=0, relation="equal", priority=1000, multiplier=1, owner=None):
        self.constraints.append(dict(firstItem=first, firstAttribute=attr1, secondItem=second, secondAttribute=attr2,
                                     constant=constant, relation=relation, priority=priority, multiplier=multiplier))

    def side(self, parent, names, k, flags):
        """The parent's edge, its margin's, or that of one of its guides."""
        me, attr = parent["id"], names[k]
        if "scroll" in flags or parent.get("type") == "scrollView":
            return me, attr
        kind = self.rng.random()
        if kind < 0.5:
            return me, attr
        if kind < 0.62:
            return me, MARGIN[attr]
        guide = self.pick("safeArea", "safeArea", "layoutMargins", "layoutMargins", "readableContent")
        if me == "root" and attr == "bottom" and self.chance(0.2):
            return "root.keyboard", "top"
        return me + "." + guide, attr

    def position(self, me, parent, placed, flags, sized, node=None):
        plain = self.chance(0.2)
        stacked = (node or {}).get("type") == "stackView"
        for axis in "xy":
            names = (PLAIN if plain else FLOW)[axis]
            a, z, size, centre = names
            kind = self.rng.random()
            if self.loose and self.chance(0.35):
                if self.chance(0.5):
                    self.inequality(me, parent, names, flags)
                continue
            start, end = self.side(parent, names, 0, flags), self.side(parent, names, 1, flags)
            if placed and kind < 0.25:
                before = self.rng.choice(placed)
                mode = self.rng.random()
                if mode < 0.5:
                    self.add(me, a, before, z, self.pick(0, 8, 10.5, -4), priority=self.priority(0.95))
                elif mode < 0.8 or axis == "x" or "Guide" in before or "Guide" in me:
                    self.add(me, centre, before, centre, self.pick(0, 0, 6))
                else:
                    self.add(me, self.pick("firstBaseline", "lastBaseline"), before,
                             self.pick("firstBaseline", "lastBaseline"), self.pick(0, 5))
                if not sized or self.chance(0.5):
                    self.length(me, parent, names, placed, sized)
                elif self.chance(0.3):
                    self.add(me, z, end[0], end[1], self.pick(0, -8), "lessThanOrEqual", self.priority())
            elif kind < 0.6:
                self.add(me, a, start[0], start[1], self.pick(0, 0, 8, 16, 20.5), priority=self.priority(0.93))
                if self.chance(0.5):
                    self.add(end[0], end[1], me, z, self.pick(0, 0, 8, 16), self.pick("equal", "equal", "greaterThanOrEqual"),
                             self.priority(0.9))
                    if self.chance(0.3):
                        self.length(me, parent, names, placed, sized, optional=True)
                elif not sized or self.chance(0.5):
                    self.length(me, parent, names, placed, sized)
            elif kind < 0.8:
                middle = self.side(parent, names, 3, flags)
                if middle[1] in ("centerX", "centerY") and self.chance(0.25):
                    self.add(me, centre, parent["id"], centre, self.pick(0, 5), multiplier=self.pick(0.5, 1.5, 0.75))
                else:
                    self.add(me, centre, middle[0], centre if "Within" not in middle[1] else middle[1],
                             self.pick(0, 0, -10), priority=self.priority(0.93))
                if not sized or self.chance(0.4):
                    self.length(me, parent, names, placed, sized)
                if self.chance(0.3):
                    self.add(me, a, start[0], start[1], self.pick(4, 20), "greaterThanOrEqual")
            elif kind < 0.9:
                self.add(me, a, parent["id"], z, self.pick(0, 5), multiplier=self.pick(0.25, 0.1, 0.5),
                         priority=self.priority(0.9))
                self.length(me, parent, names, placed, sized)
            else:
                self.inequality(me, parent, names, flags)
                self.length(me, parent, names, placed, sized, optional=True)
                self.add(me, a, start[0], start[1], self.pick(0, 30), priority=self.rng.choice(OPTIONAL))
        if self.chance(0.08):
            self.add(me, "height", me, "width", 0, priority=self.priority(0.5), multiplier=self.pick(0.5625, 1, 2))

    def inequality(self, me, parent, names, flags):
        for k in (0, 1):
            if self.chance(0.7):
                ref = self.side(parent, names, k, flags)
                self.add(me, names[k], ref[0], ref[1], self.pick(0, 10) * (1 - 2 * k),
                         "lessThanOrEqual" if k else "greaterThanOrEqual", self.priority(0.9))

    def length(self, me, parent, names, placed, sized, optional=False):
        size = names[2]
        p = self.rng.choice(OPTIONAL) if optional else self.priority(0.9)
        kind = self.rng.random()
        relation = "equal" if self.chance(0.75) else self.pick("greaterThanOrEqual", "lessThanOrEqual")
        if placed and kind < 0.3:
            self.add(me, size, self.rng.choice(placed), size, self.pick(0, 0, 10, -5), relation, p,
                     self.pick(1, 1, 0.5, 1.25, 2))
        elif kind < 0.6:
            self.add(me, size, parent["id"], size, self.pick(0, -10), relation, p, self.pick(0.5, 0.25, 0.3))
        else:
            self.add(me, size, None, None, self.pick(20, 40, 44.5, 60, 90), relation, p)

    def contradict(self):
        """One more required length or edge than there is room for."""
        written = [c for c in self.constraints if c["relation"] == "equal" and c["priority"] == 1000
                   and "Guide" not in c["firstItem"] and "." not in c["firstItem"]]
        if written:
            c = dict(self.rng.choice(written))
            c["constant"] = c["constant"] + self.pick(7, -11, 30)
            if self.chance(0.3):
                c["relation"] = "greaterThanOrEqual"
                c["constant"] = abs(c["constant"]) + 2000
            self.constraints.append(c)

    def place(self, doc, c):
        """Into the document's list or a view's, as an object or as a string."""
        holder = doc["constraints"]
        parent = self.parents.get(c["firstItem"]) or self.parents.get((c["secondItem"] or "").split(".")[0])
        if self.chance(0.12) and parent is not None and self.covers(parent, c):
            holder = parent.setdefault("constraints", [])
        if self.chance(0.03):
            holder.append(dict(spelled(c, self.rng), active=False))
            if self.chance(0.5):
                return
        holder.append(written(c, self.rng) if self.chance(0.8) else spelled(c, self.rng))

    def covers(self, parent, c):
        """Whether both items are inside a view, or the view itself."""
        for key in ("firstItem", "secondItem"):
            if c[key] is None:
                continue
            name = c[key].split(".")[0]
            if name not in self.parents and name != parent["id"]:
                return False        # a guide, or the root
            while name != parent["id"]:
                if name not in self.parents:
                    return False
                name = self.parents[name]["id"]
        return True


def spelled(c, rng):
    out = {"firstItem": c["firstItem"], "firstAttribute": c["firstAttribute"]}
    if c["relation"] != "equal" or rng.random() < 0.3:
        out["relation"] = c["relation"]
    if c["secondItem"]:
        out["secondItem"], out["secondAttribute"] = c["secondItem"], c["secondAttribute"]
    for key, usual in (("multiplier", 1), ("constant", 0), ("priority", 1000)):
        if c[key] != usual:
            out[key] = c[key]
    return out


def written(c, rng):
    text = "%s.%s %s " % (c["firstItem"], c["firstAttribute"],
                          {"equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="}[c["relation"]])
    k = c["constant"]
    if not c["secondItem"]:
        text += "%g" % k
    else:
        text += ("%g * " % c["multiplier"] if c["multiplier"] != 1 else "") + \
            "%s.%s" % (c["secondItem"], c["secondAttribute"])
        if k:
            text += " %s %g" % ("-" if k < 0 else "+", abs(k))
    if c["priority"] != 1000:
        text += " @%g" % c["priority"]
    return text


def parsed(text):
    """The object form of a string."""
    out, words = {}, text.split()
    if words[-1].startswith("@"):
        out["priority"] = float(words.pop()[1:])
    out["firstItem"], out["firstAttribute"] = words[0].rsplit(".", 1)
    out["relation"] = {"==": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"}[words[1]]
    rest = words[2:]
    if len(rest) == 1 and not rest[0][0].isalpha():
        out["constant"] = float(rest[0])
        return out
    if rest[1:2] == ["*"]:
        out["multiplier"] = float(rest[0])
        rest = rest[2:]
    out["secondItem"], out["secondAttribute"] = rest[0].rsplit(".", 1)
    if len(rest) == 3:
        out["constant"] = float(rest[2]) * (1 if rest[1] == "+" else -1)
    return out


def objects(node):
    """The same with every constraint in its object form."""
    out = {k: v for k, v in node.items()}
    if "constraints" in out:
        out["constraints"] = [parsed(c) if isinstance(c, str) else c for c in out["constraints"]]
    for key in ("hierarchy", "view"):
        if key in out:
            out[key] = objects(out[key])
    if "subviews" in out:
        out["subviews"] = [objects(n) for n in out["subviews"]]
    return out


def number(v):
    if v is None:
        return None
    return int(v) if v.denominator == 1 else round(float(v), 10)


def answer(oracle, doc):
    tree = lowering.Tree(objects(doc))
    frames, got, broken, rows, loops = solving.resolve(oracle, tree)
    line = {"d": doc, "f": {}}
    for v in tree.views:
        i = v.node.get("alignmentRectInsets", {})
        t, l, b, r = (lowering.num(i.get(e, 0)) for e in ("top", "left", "bottom", "right"))
        x, y, w, h = frames[v.id]
        line["f"][v.id] = [number(n) for n in (x - l, y - t, w + l + r, h + t + b)]
    if loops:
        line["l"] = True
    line["f"].update((name, None) for name in sorted(tree.missing) if not name.endswith("Guide"))
    found = solving.ambiguity(oracle, tree, got, rows)
    if found:
        line["a"] = [[name, axis, {k: [number(n) for n in r] for k, r in open_.items()}, why]
                     for name, axis, open_, why in found]
    if broken:
        line["c"] = [{"members": sorted(tree.rows[i].pointer for i in members), "broken": tree.rows[b].pointer}
                     for members, b in broken]
    return line


def main():
    oracle, count, seed = load(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    oracle.tiebreak_list = solving.ties
    made = tried = 0
    while made < count:
        doc = Maker(random.Random("%d/%d" % (seed, tried))).document()
        tried += 1
        try:
            line = answer(oracle, doc)
        except solving.Unfit as reason:
            print("%d: %s" % (tried, reason), file=sys.stderr)
            continue
        made += 1
        print(json.dumps(line, separators=(",", ":")))


if __name__ == "__main__":
    main()
