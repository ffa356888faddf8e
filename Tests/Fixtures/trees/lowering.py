"""View trees as linear systems, from the rules of Auto Layout alone, solved in rational arithmetic.

Written without a look at the program that it checks: every rule here is one of the behaviour's description.
An affine form is a dictionary of variable to coefficient; the key "" holds the constant.
"""
from fractions import Fraction as F

REQUIRED = F(1000)
RAW = dict(notAnAttribute=0, left=1, right=2, top=3, bottom=4, leading=5, trailing=6, width=7, height=8, centerX=9,
           centerY=10, lastBaseline=11, firstBaseline=12, leftMargin=13, rightMargin=14, topMargin=15,
           bottomMargin=16, leadingMargin=17, trailingMargin=18, centerXWithinMargins=19, centerYWithinMargins=20)
DIRECTIONAL = {5, 6, 17, 18}
MIRROR = {5: 1, 6: 2, 17: 13, 18: 14}, {5: 2, 6: 1, 17: 14, 18: 13}
RELATION = {"lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1}
EDGES = {1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17, 18, 11, 12}


def num(v):
    return v if isinstance(v, F) else F(str(v))


def const(v):
    return {"": num(v)}


def add(a, b, k=1):
    out = dict(a)
    for v, c in b.items():
        n = out.get(v, 0) + k * c
        if n:
            out[v] = n
        else:
            out.pop(v, None)
    return out


def scale(a, k):
    return {v: c * k for v, c in a.items() if c * k}


def names_in(node):
    """The ids of a view, of its guides and of everything below it."""
    out = {node["id"]} | {g["id"] for g in node.get("layoutGuides", [])}
    for sub in node.get("subviews", []):
        out |= names_in(sub)
    return out


class Item:
    """A view or a guide. Its rectangle is in the coordinates of its parent's content."""

    def __init__(self, tree, ident, order, parent, node=None, kind="view", rect=None):
        self.tree, self.id, self.order, self.parent, self.kind = tree, ident, order, parent, kind
        self.node = node or {}
        if rect is None:
            names = ["%s.%s" % (ident, c) for c in "xywh"]
            tree.rank.update((n, (order, i)) for i, n in enumerate(names))
            tree.sizes |= set(names[2:])
            rect = [{n: F(1)} for n in names]
        self.x, self.y, self.w, self.h = rect
        self.children, self.hidden = [], bool(self.node.get("hidden"))
        self.type = self.node.get("type", "view") if kind == "view" else kind
        self.offset = (F(0), F(0))
        if kind == "view":
            o = self.node.get("contentOffset", {"x": 0, "y": 0})
            self.offset = num(o["x"]), num(o["y"])
        self.content = None

    def ancestors(self):
        out, i = [], self
        while i:
            out.append(i)
            i = i.parent
        return out

    def depth(self):
        """How many views are above the view that it is or belongs to."""
        return len(self.ancestors()) - (1 if self.kind == "view" else 2)

    def inside(self, other):
        return self is not other and other in self.ancestors()


class Row:
    def __init__(self, expr, rel, priority, key, pointer, user=None, name=""):
        self.expr, self.rel, self.priority = expr, rel, num(priority)
        self.key, self.pointer, self.user, self.name = key, pointer, user, name


class Tree:
    def __init__(self, doc):
        self.doc = doc
        self.rank, self.sizes = {}, set()  # variables with their place in pre-order; those that are no less than 0
        self.items, self.views = {}, []
        self.contents = {}  # the sizes of what scroll views hold, as they were solved last
        size = doc["device"]["portraitSize"]
        self.size = num(size["width"]), num(size["height"])
        self.rtl = doc.get("traits", {}).get("layoutDirection") == "rightToLeft"
        self.version = float(doc.get("systemVersion", 18))
        self.frames = None
        self.count = 0
        self.pointers, self.missing = {}, set()
        self.all_constraints = [(c, None, "#/constraints/%d" % i) for i, c in enumerate(doc.get("constraints", []))]
        hierarchy, pointer = doc["hierarchy"], "#/hierarchy"
        self.additional = hierarchy.get("additionalSafeAreaInsets", {})
        if "view" in hierarchy:
            hierarchy, pointer = hierarchy["view"], "#/hierarchy/view"
        self.root = self.read(hierarchy, None, pointer, "root")
        # A view that is not installed takes its constraints with it.
        self.all_constraints = [(c, owner, pointer) for c, owner, pointer in self.all_constraints
                                if not {c.get(k, "").split(".")[0] for k in ("firstItem", "secondItem")} & self.missing]
        self.named = set()
        for c, _, _ in self.all_constraints:
            self.named |= {c[k] for k in ("firstItem", "secondItem") if k in c}

    # ---- reading

    def read(self, node, parent, pointer, path):
        index = self.count
        self.count += 1
        ident = node.get("id", path)
        rect = None if parent else [const(0), const(0), const(self.size[0]), const(self.size[1])]
        item = Item(self, ident, (index, 0, 0), parent, node, rect=rect)
        item.index = index
        self.items[ident] = item
        self.views.append(item)
        self.pointers[ident] = pointer
        item.guides = []
        for k, g in enumerate(node.get("layoutGuides", [])):
            guide = Item(self, g["id"], (index, 2, k), item, g, "guide")
            self.items[g["id"]] = guide
            item.guides.append(guide)
        if item.type == "scrollView":
            names = [ident + ".contentLayout.w", ident + ".contentLayout.h"]
            self.rank.update((n, ((index, 1, 4), i)) for i, n in enumerate(names))
            self.sizes |= set(names)
        for i, c in enumerate(node.get("constraints", [])):
            self.all_constraints.append((c, item, "%s/constraints/%d" % (pointer, i)))
        for i, sub in enumerate(node.get("subviews", [])):
            if sub.get("installed", True) is False:
                self.missing |= names_in(sub)
                continue
            item.children.append(self.read(sub, item, "%s/subviews/%d" % (pointer, i), "%s/%d" % (path, i)))
        return item

    def direction(self, item):
        while item.kind != "view":
            item = item.parent
        s = item.node.get("semanticContentAttribute", "unspecified")
        return {"unspecified": self.rtl, "forceLeftToRight": False, "forceRightToLeft": True,
                "playback": False, "spatial": False}[s]

    # ---- insets that follow frames

    def settle(self, frames):
        """Safe areas, margins and readable widths from these frames, or for a first layout without any."""
        self.safe, self.margins, self.readable = {}, {}, {}
        device = self.doc["device"].get("safeAreaInsets", {}).get("portrait", {})
        for v in self.views:
            p = v.parent
            if p is None:
                safe = [num(device.get(e, 0)) + num(self.additional.get(e, 0)) for e in ("top", "left", "bottom", "right")]
                d = None
            else:
                d = self.distances(v, frames)
                safe = [F(0) if s is None else max(F(0), min(outer, outer - s))
                        for s, outer in zip(d, self.safe[p.id])]
            own = self.own_margins(v)
            if v.node.get("insetsLayoutMarginsFromSafeArea", True):
                own = [a + b for a, b in zip(own, safe)]
            if p is not None and v.node.get("preservesSuperviewLayoutMargins", False):
                own = [m if s is None else max(m, outer - s) for m, s, outer in zip(own, d, self.margins[p.id])]
            self.safe[v.id], self.margins[v.id] = safe, own
            limit = num(self.doc["device"].get("readableContentMaxWidth", 672))
            width = (self.size[0] if p is None else frames[v.id][2] if frames else F(0)) - own[1] - own[3]
            self.readable[v.id] = max(F(0), width - limit) / 2
            if v.type == "scrollView" and "contentOffset" not in v.node:
                v.offset = self.rest(v, frames)

    def rest(self, v, frames):
        """Where content that is larger than its scroll view begins: clear of the safe area, on whole pixels (AL-scroll-offset)."""
        scale = num(self.doc["device"].get("displayScale", 1))
        pixels = lambda side: (side * scale + F(1, 2)).__floor__() / F(scale)
        content = self.contents.get(v.id)
        if content is None:
            return F(0), F(0)
        width, height = frames[v.id][2:]
        top, left = self.safe[v.id][:2]
        return (-pixels(left) if pixels(content[0]) > pixels(width) else F(0),
                -pixels(top) if pixels(content[1]) > pixels(height) else F(0))

    def distances(self, v, frames):
        """From the superview's edges inwards: top, left, bottom, right. None: no overlap."""
        p = v.parent
        if frames:
            x, y, w, h = frames[v.id]
            pw, ph = frames[p.id][2:]
            return [y, x, ph - y - h, pw - x - w]
        out = [None] * 4
        rtl = self.direction(p)
        for c, owner, _ in self.all_constraints:
            if not c.get("active", True) or {c.get("firstItem"), c.get("secondItem")} != {v.id, p.id}:
                continue
            a = c["firstAttribute"]
            if a == c.get("secondAttribute") and c.get("constant", 0) == 0 and c.get("multiplier", 1) == 1:
                a = {"leading": "right" if rtl else "left", "trailing": "left" if rtl else "right"}.get(a, a)
                if a in ("top", "left", "bottom", "right") and c.get("relation", "equal") == "equal":
                    out[("top", "left", "bottom", "right").index(a)] = F(0)
        return out

    def own_margins(self, v):
        default = [F(8)] * 4
        side = F(0)
        if v.parent is None:
            limit = 390 if self.version >= 26 else 414
            side = F(20) if self.size[0] >= limit else F(16)
            default = [F(0), side, F(0), side]
        m = v.node.get("layoutMargins")
        if m is not None:
            default = [num(m[e]) for e in ("top", "left", "bottom", "right")]
        d = v.node.get("directionalLayoutMargins")
        if d is not None:
            lead, trail = num(d["leading"]), num(d["trailing"])
            l, r = (trail, lead) if self.direction(v) else (lead, trail)
            default = [num(d["top"]), l, num(d["bottom"]), r]
        if v.parent is None:
            default = [max(a, b) for a, b in zip(default, [F(0), side, F(0), side])]
        return default

    # ---- items and attributes

    def item(self, name):
        if name in self.items:
            return self.items[name]
        owner, guide = name.rsplit(".", 1)
        v = self.items[owner]
        if guide == "contentLayout":
            rect = [const(0), const(0)] + v.content
        elif guide == "frameLayout":
            rect = [const(v.offset[0]), const(v.offset[1]), v.w, v.h]
        elif guide == "keyboard":
            bottom = self.safe[v.id][2] if v.node.get("usesBottomSafeArea", True) else F(0)
            rect = [const(0), add(v.h, const(-bottom)), v.w, None]
        else:
            t, l, b, r = self.safe[v.id] if guide == "safeArea" else self.margins[v.id]
            if guide == "readableContent":
                l, r = l + self.readable[v.id], r + self.readable[v.id]
            rect = [const(l), const(t), add(v.w, const(-l - r)), add(v.h, const(-t - b))]
        kinds = ["safeArea", "layoutMargins", "readableContent", "keyboard", "contentLayout", "frameLayout"]
        out = Item(self, name, (v.index, 1, kinds.index(guide)), v, None, "system", rect)
        self.items[name] = out
        if guide not in ("contentLayout", "frameLayout", "keyboard"):
            self.guide_sizes += [out.w, out.h]
        return out

    def origin(self, item, container):
        if item is container:
            return const(0), const(0)
        x, y = self.bounds(item.parent, container)
        return add(item.x, x), add(item.y, y)

    def bounds(self, item, container):
        """Where the coordinates of what is inside an item begin."""
        if item is container:
            return const(0), const(0)
        x, y = self.origin(item, container)
        return add(x, const(-item.offset[0])), add(y, const(-item.offset[1]))

    def attribute(self, item, attr, container, other):
        x, y = self.origin(item, container)
        w, h = item.w, item.h
        if item.type == "scrollView" and other is not None and other.inside(item):
            if attr in EDGES:
                x, y = self.bounds(item, container)
                w, h = item.content
            elif attr not in (7, 8) and item is container:
                x, y = const(item.offset[0]), const(item.offset[1])
        if attr == 7:
            return w
        if attr == 8:
            return h
        if attr == 1:
            return x
        if attr == 2:
            return add(x, w)
        if attr == 3:
            return y
        if attr == 4:
            return add(y, h)
        if attr == 9:
            return add(x, scale(w, F(1, 2)))
        if attr == 10:
            return add(y, scale(h, F(1, 2)))
        if attr in (11, 12):
            dy, dh = self.baseline(item, attr == 12)
            return add(y, dy) if dh is None else add(add(y, h), dh)
        t, l, b, r = self.margins[item.id]
        return {13: lambda: add(x, const(l)), 14: lambda: add(add(x, w), const(-r)),
                15: lambda: add(y, const(t)), 16: lambda: add(add(y, h), const(-b)),
                19: lambda: add(x, scale(add(w, const(l - r)), F(1, 2))),
                20: lambda: add(y, scale(add(h, const(t - b)), F(1, 2)))}[attr]()

    def baseline(self, item, first):
        """(offset from the top, None) or (None, offset from the bottom), as affine forms."""
        if item.type == "stackView":
            visible = [v for v in self.arranged(item) if not v.hidden]
            if visible:
                if item.node.get("axis") == "vertical":
                    inner = visible[0] if first else visible[-1]
                else:
                    inner = max(visible, key=lambda v: (self.height(v), -visible.index(v)))
                top, bottom = self.baseline(inner, first)
                if bottom is None:
                    return add(inner.y, top), None
                return add(add(inner.y, inner.h), bottom), None
        o = item.node.get("baselineOffsets", {})
        if first:
            return const(o.get("first", 0)), None
        return None, const(-num(o.get("last", 0)))

    def intrinsic(self, v):
        s = v.node.get("intrinsicContentSize", {})
        return tuple(num(s[k]) if k in s else None for k in ("width", "height"))

    def height(self, v):
        h = self.intrinsic(v)[1]
        return F(-1) if h is None else h

    def natural(self, v, axis):
        """What a view counts in proportional filling: its intrinsic length; a stack view without one, what it holds."""
        own = self.intrinsic(v)[axis]
        if own is not None:
            return own
        if v.type != "stackView":
            return F(0)
        lengths = [self.natural(u, axis) for u in self.arranged(v) if not u.hidden]
        if (1 if v.node.get("axis") == "vertical" else 0) != axis:
            return max(lengths, default=F(0))
        spacing = F(8) if v.node.get("spacing") == "system" else num(v.node.get("spacing", 0))
        return max(sum(lengths, F(0)) + spacing * max(len(lengths) - 1, 0), F(0))

    def arranged(self, stack):
        ids = stack.node.get("arrangedSubviews")
        return stack.children if ids is None else [self.items[i] for i in ids if i not in self.missing]

    # ---- rows

    def common(self, a, b):
        up = a.ancestors()
        return next(i for i in b.ancestors() if i in up)

    def written(self, c, owner, pointer, index):
        a = self.item(c["firstItem"])
        b = self.item(c["secondItem"]) if "secondItem" in c else None
        attr1, attr2 = RAW[c["firstAttribute"]], RAW[c.get("secondAttribute", "notAnAttribute")]
        rel = RELATION[c.get("relation", "equal")]
        k, m = num(c.get("constant", 0)), num(c.get("multiplier", 1))
        key = (a.order, 0, 0, attr1, rel, b.order if b else (-1,), attr2, m, k, c.get("identifier", ""), index)
        kind = self.kind_of(a, attr1, b, attr2)
        container = owner or (self.common(a, b) if b else a)
        self.relate(a, attr1, rel, b, attr2, m, k, c.get("priority", 1000), container, key, pointer, kind)

    def relate(self, a, attr1, rel, b, attr2, m, k, priority, container, key, pointer, user=None, name=""):
        rtl = self.direction(container)
        if b is not None and (attr1 in DIRECTIONAL or attr2 in DIRECTIONAL):
            attr1, attr2 = MIRROR[rtl].get(attr1, attr1), MIRROR[rtl].get(attr2, attr2)
            if rtl:
                k, rel = -k, -rel
        left = self.attribute(a, attr1, container, b)
        expr = add(left, const(-k))
        if b is not None:
            expr = add(expr, self.attribute(b, attr2, container, a), -m)
        self.rows.append(Row(expr, rel, priority, key, pointer, user, name))

    def kind_of(self, a, attr1, b, attr2):
        """How soon a written constraint breaks: first that of the deepest view, then by class; one for each reading."""
        depth = -max(i.depth() for i in (a, b or a))
        if b is None or a is b:
            return ((depth, 2),) * 2
        ends = {2, 4, 6, 14, 16, 18}
        out = []
        for strict in (True, False):
            # A view's own guides may be read as items or as the view.
            mine, other = (i if strict or i.kind != "system" else i.parent for i in (a, b))
            if mine is other or mine.inside(other):
                out.append((depth, 4 if attr1 in ends else 5))
            elif other.inside(mine):
                out.append((depth, 4 if attr2 in ends else 5))
            else:
                out.append((depth, 3))
        return tuple(out)

    def build(self):
        self.rows, self.guide_sizes = [], []
        self.items = {k: v for k, v in self.items.items() if v.kind != "system"}
        spoken = set()
        for v in self.views:
            if v.type == "scrollView":
                for c, _, _ in self.all_constraints:
                    if not c.get("active", True):
                        continue
                    for me, attr, it in (("firstItem", "firstAttribute", "secondItem"),
                                         ("secondItem", "secondAttribute", "firstItem")):
                        if c.get(me) == v.id + ".contentLayout":
                            spoken.add(v.id)
                        if c.get(me) == v.id and it in c and RAW[c[attr]] in EDGES and self.item(c[it]).inside(v):
                            spoken.add(v.id)
        self.spoken = spoken
        for v in self.views:
            if v.type == "scrollView":
                v.content = ([{v.id + ".contentLayout.w": F(1)}, {v.id + ".contentLayout.h": F(1)}]
                             if v.id in spoken else [const(0), const(0)])
        for index, (c, owner, pointer) in enumerate(self.all_constraints):
            if c.get("active", True):
                self.written(c, owner, pointer, index)
        for v in self.views:
            if v.type == "stackView":
                self.stack(v)
            if v.parent is not None:
                self.mask(v)
                self.content_size(v)
        self.rows.sort(key=lambda r: r.key)
        self.variables = sorted({v for r in self.rows for v in r.expr if v}
                                | {n for i in spoken for side in self.items[i].content for n in side}
                                | {n for v in self.views for i in [v] + v.guides
                                   for side in (i.x, i.y, i.w, i.h) for n in side if n},
                                key=lambda n: self.rank[n])

    def content_size(self, v):
        hug, resist = (v.node.get(k, d) for k, d in (("contentHuggingPriority", 250),
                                                     ("contentCompressionResistancePriority", 750)))
        for axis, (name, attr, size) in enumerate((("horizontal", 7, v.w), ("vertical", 8, v.h))):
            s = self.intrinsic(v)[axis]
            if s is None:
                continue
            for sub, rel, p in ((0, 1, resist), (1, -1, hug)):
                p = p[name] if isinstance(p, dict) else p
                key = (v.order, 3, sub, attr, rel, (-1,), 0, F(1), s, "", 0)
                self.rows.append(Row(add(size, const(-s)), rel, p, key, self.pointers[v.id], None, "content"))

    def mask(self, v):
        f = v.node.get("frame")
        if f is None or not v.node.get("translatesAutoresizingMaskIntoConstraints", v.id not in self.named):
            return
        p = v.parent
        if p.type == "stackView" and v in self.arranged(p):
            return
        outer = p.node.get("frame") if p.parent else {"width": self.size[0], "height": self.size[1]}
        flags = set(v.node.get("autoresizingMask", []))
        for lo, hi, pos, size, extent, a_lo, a_hi, a_c, a_s, whole in (
                ("flexibleLeftMargin", "flexibleRightMargin", "x", "width", "flexibleWidth", 1, 2, 9, 7, p.w),
                ("flexibleTopMargin", "flexibleBottomMargin", "y", "height", "flexibleHeight", 3, 4, 10, 8, p.h)):
            x, w = num(f[pos]), num(f[size])
            flex = (lo in flags, extent in flags, hi in flags)
            total = num(outer[size]) if outer else None
            start = v.x if size == "width" else v.y
            length = v.w if size == "width" else v.h
            end, centre = add(start, length), add(start, scale(length, F(1, 2)))
            fixed = add(length, const(-w)), add(start, const(-x)), a_lo
            if total is None:
                rows = fixed
            else:
                r = total - x - w
                if flex in ((False, False, False), (False, False, True)):
                    rows = fixed
                elif flex == (True, False, False):
                    rows = fixed[0], add(add(end, whole, -1), const(r)), a_hi
                elif flex == (True, False, True):
                    rows = fixed if total == 0 else (
                        fixed[0], add(centre, whole, -(x + w / 2) / total), a_c)
                elif flex == (False, True, False):
                    rows = add(add(length, whole, -1), const(x + r)), fixed[1], a_lo
                elif flex == (True, True, False):
                    rows = fixed if total == r else (
                        add(length, add(whole, const(-r)), -w / (total - r)), add(add(end, whole, -1), const(r)), a_hi)
                elif flex == (False, True, True):
                    rows = fixed if total == x else (
                        add(length, add(whole, const(-x)), -w / (total - x)), fixed[1], a_lo)
                else:
                    rows = fixed if total == 0 else (
                        add(length, whole, -w / total), add(start, whole, -x / total), a_lo)
            for attr, expr in ((a_s, rows[0]), (rows[2], rows[1])):
                key = (v.order, 2, 0, attr, 0, p.order, 0, F(1), F(0), "", 0)
                self.rows.append(Row(expr, 0, 1000, key, self.pointers[v.id], None, "autoresizing"))

    # ---- stack views

    def helper(self, k, number, along):
        """A guide that a stack view makes: only the named axis has variables."""
        ident = "%s~%d" % (k.id, number)
        names = [ident + "." + c for c in (("x", "w") if along else ("y", "h"))]
        self.rank.update((n, ((k.index, 3, number), i)) for i, n in enumerate(names))
        self.sizes.add(names[1])
        one, two = {names[0]: F(1)}, {names[1]: F(1)}
        rect = [one, const(0), two, const(0)] if along else [const(0), one, const(0), two]
        return Item(self, ident, (k.index, 3, number), k, None, "helper", rect)

    def stack(self, k):
        node = k.node
        vertical = node.get("axis") == "vertical"
        inner = self.arranged(k)
        shown = [v for v in inner if not v.hidden]
        n, m = len(inner), len(shown)
        if n == 0:
            return
        distribution, alignment = node.get("distribution", "fill"), node.get("alignment", "fill")
        if vertical:
            alignment = {"firstBaseline": "leading", "lastBaseline": "trailing"}.get(alignment, alignment)
            lead, trail, size, centre = 3, 4, 8, 10
            top, bottom, across, middle = 5, 6, 7, 9
        else:
            lead, trail, size, centre = 5, 6, 7, 9
            top, bottom, across, middle = 3, 4, 8, 10
        alignment = {"top": "leading", "bottom": "trailing"}.get(alignment, alignment)
        margins = node.get("layoutMarginsRelativeArrangement", False)
        canvas = self.item(k.id + ".layoutMargins") if margins else k
        serial = [0]

        def row(a, attr1, rel, b, attr2, const_=0, mult=1, priority=1000, name=""):
            serial[0] += 1
            key = (a.order, 1, 0, attr1, rel, b.order if b else (-1,), attr2, num(mult), num(const_), name, serial[0])
            self.relate(a, attr1, rel, b, attr2, num(mult), num(const_), priority, k, key, self.pointers[k.id],
                        None, name)

        def gap(v):
            s = node.get("customSpacing", {}).get(v.id, node.get("spacing", 0))
            return F(8) if s == "system" else num(s)

        counter = [0]

        def guide(along):
            counter[0] += 1
            return self.helper(k, counter[0], along != vertical)

        # along the axis
        if m == 0:
            g = guide(True)
            row(canvas, lead, 0, g, lead)
            row(g, trail, 0, canvas, trail)
        else:
            row(canvas, lead, 0, shown[0], lead)
            row(shown[-1], trail, 0, canvas, trail)
        loose = distribution in ("equalSpacing", "equalCentering")
        based = vertical and node.get("baselineRelativeArrangement", False)
        former = None
        for i, (prev, nxt) in enumerate(zip(inner, inner[1:])):
            if not prev.hidden:
                former = prev
            space = F(0)
            if former is not None and any(not v.hidden for v in inner[i + 1:]):
                space = gap(former) * (int(not prev.hidden) + int(not nxt.hidden)) / 2
            row(nxt, 12 if based else lead, 1 if loose else 0, prev, 11 if based else trail, space, name="spacing")
        for v in inner:
            if v.hidden:
                row(v, size, 0, None, 0, 0, name="hiding")
        sp = F(8) if node.get("spacing") == "system" else num(node.get("spacing", 0))
        if distribution == "fillEqually":
            for v in shown[1:]:
                row(v, size, 0, shown[0], size, name="equally")
        elif distribution == "fillProportionally" and m:
            lengths = [self.natural(v, 1 if vertical else 0) for v in shown]
            sized = [s for s in lengths if s > 0]
            if not sized:
                for v in shown[1:]:
                    row(v, size, 0, shown[0], size, name="equally")
            else:
                total = sum(sized) + sp * (m - 1)
                must = len(sized) == 1 and (m == 1 or sp == 0)
                for i, (v, s) in enumerate(zip(shown, lengths)):
                    if s > 0:
                        row(v, size, 0, k, size, 0, s / total, 1000 if must else 999 - i, "proportionally")
                    else:
                        row(v, size, 0, None, 0, 0, name="proportionally")
        elif loose:
            gaps = []
            for a, b in zip(shown, shown[1:]):
                g = guide(True)
                gaps.append(g)
                if distribution == "equalSpacing":
                    row(g, lead, 0, a, trail)
                    row(b, lead, 0, g, trail)
                else:
                    row(g, lead, 0, a, centre)
                    row(g, trail, 0, b, centre)
            for i, g in enumerate(gaps[1:]):
                row(g, size, 0, gaps[0], size, priority=1000 if distribution == "equalSpacing" else max(149 - i, 100))
            row(k, size, 0, None, 0, 0, priority=49, name="fit")
        if not vertical and m >= 2 and distribution in ("fill", "equalSpacing", "equalCentering"):
            for v in shown:
                if v.type == "label" and v.node.get("numberOfLines", 1) != 1:
                    p = v.node.get("contentCompressionResistancePriority", 750)
                    p = p["horizontal"] if isinstance(p, dict) else p
                    row(v, 7, 0, k, 7, 0, F(1, m), min(p + 10, 999), "disambiguation")

        # across it
        base = {"firstBaseline": 12, "lastBaseline": 11}.get(alignment)
        line = {"leading": top, "trailing": bottom, "center": middle}.get(alignment, base)
        first = inner[0]
        if alignment == "fill":
            for v in inner[1:]:
                row(first, bottom, 0, v, bottom)
                row(first, top, 0, v, top)
            if m:
                row(canvas, top, 0, first, top)
                row(first, bottom, 0, canvas, bottom)
        else:
            for v in inner[1:]:
                row(first, line, 0, v, line)
            for v in inner:
                row(v, across, 0, None, 0, 0, priority=25, name="suppression")
            if base or (n == 1 and m):
                row(k, across, 0, None, 0, 0, priority=49, name="fit")
        if m == 0 or (n > 1 and alignment != "fill"):
            p = guide(False)
            row(p, across, 0, None, 0, 0, priority=51, name="spanning")
        if m == 0:
            row(canvas, top, 0, p, top)
            row(p, bottom, 0, canvas, bottom)
        elif alignment != "fill" and n == 1:
            row(canvas, top, 0 if alignment == "leading" else -1, first, top)
            row(first, bottom, 0 if alignment == "trailing" else -1, canvas, bottom)
            if alignment == "center":
                row(canvas, middle, 0, first, middle)
        elif alignment != "fill":
            row(canvas, top, 0, first if alignment == "leading" else p, top)
            row(first if alignment == "trailing" else p, bottom, 0, canvas, bottom)
            if alignment == "center":
                row(canvas, middle, 0, first, middle)
            for v in shown:
                if alignment == "leading":
                    row(p, top, 0, v, top, priority="999.5")
                else:
                    row(p, top, -1, v, top)
                if alignment == "trailing":
                    row(p, bottom, 0, v, bottom, priority="999.5")
                else:
                    row(p, bottom, 1, v, bottom)
