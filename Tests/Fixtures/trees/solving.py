"""A lowered view tree, pass by pass, through the exact oracle: frames, what is ambiguous and why, conflicts."""
from fractions import Fraction as F

from lowering import REQUIRED, add, const, num

SYMBOL = {-1: "<=", 0: "==", 1: ">="}
DEMOTED = F("999.9999")


class Unfit(Exception):
    """A tree that the rules leave open: no fixed point, or a conflict with several minimal sets."""


def apply(form, found):
    out = {}
    for v, c in form.items():
        out = add(out, found.get(v, {v: F(1)}), c)
    return out


def groups(forms):
    """Indices of forms that share variables, directly or through others."""
    leader = {}

    def find(v):
        while leader[v] != v:
            leader[v] = leader[leader[v]]
            v = leader[v]
        return v

    for f in forms:
        vs = [v for v in f if v]
        for v in vs:
            leader.setdefault(v, v)
            leader[find(v)] = find(vs[0])
    out = {}
    for i, f in enumerate(forms):
        v = next((v for v in f if v), None)
        if v is not None:
            out.setdefault(find(v), []).append(i)
    return list(out.values())


class System:
    def __init__(self, oracle, tree, rows):
        """Rows: (form, relation, priority), in canonical order."""
        self.oracle, self.tree = oracle, tree
        self.rows = rows + [({n: F(1)}, 1, REQUIRED) for n in tree.variables if n in tree.sizes]
        self.rows += [(f, 1, REQUIRED) for f in tree.guide_sizes if any(f)]
        self.found = {}
        self.feasible = self.substitute()

    def substitute(self):
        """Required equalities, one variable each, positions first: exact, since every sign rule is a row."""
        for form, rel, p in self.rows:
            if rel or p < REQUIRED:
                continue
            f = apply(form, self.found)
            vs = sorted(v for v in f if v)
            if not vs:
                if f:
                    return False
                continue
            v = min(vs, key=lambda v: (v in self.tree.sizes, v))
            solved = {u: -c / f[v] for u, c in f.items() if u != v}
            for u, g in list(self.found.items()):
                if v in g:
                    self.found[u] = apply(g, {v: solved})
            self.found[v] = solved
        return True

    def solve(self, tie=True):
        """Values and ranges of every variable, or None if the required rows disagree."""
        if not self.feasible:
            return None
        forms, kept, sources = [], [], []
        for i, (form, rel, p) in enumerate(self.rows):
            if rel == 0 and p >= REQUIRED:
                continue
            f = apply(form, self.found)
            if any(f):
                forms.append(f)
                kept.append((f, rel, p))
                sources.append(i)
            elif p >= REQUIRED and (f.get("", 0) < 0 if rel > 0 else f.get("", 0) > 0):
                return None
        values, ranges = {}, {}
        for v in self.tree.variables:
            f = self.found.get(v)
            if f is None:
                continue
            if any(f):
                g = add(f, {v: F(1)}, -1)
                forms.append(g)
                kept.append((g, 0, REQUIRED))
                sources.append(None)
            else:
                values[v] = f.get("", F(0))
                ranges[v] = [values[v]] * 2
        lone = {v for v in self.tree.variables} - set(values)
        for group in groups(forms):
            part = [kept[i] for i in group]
            names = sorted({v for f, _, _ in part for v in f if v}, key=lambda v: self.tree.rank[v])
            goals = self.ties([sources[i] for i in group], names) if tie else None
            got = self.oracle.solve(problem(names, part, goals, self.tree.sizes))
            if got["status"] != "optimal":
                return None
            for shown, v in zip(short(names, self.tree.sizes), names):
                values[v], ranges[v] = got["values"][shown], got["ranges"][shown]
            lone -= set(names)
        for v in lone:
            values[v] = F(0)
            ranges[v] = [F(0) if v in self.tree.sizes else None, None]
        return values, ranges

    def ties(self, sources, names):
        """What ties go by, for rows of the system: those of natural sizes, and the positions that an inequality holds by itself."""
        shown = dict(zip(names, short(names, self.tree.sizes)))
        natural, held = set(), {}
        for place, source in enumerate(sources):
            if source is None:
                continue
            form, rel, p = self.rows[source]
            if source < len(self.tree.rows) and self.tree.rows[source].name == "content":
                natural.add(place)
            if rel and (p >= REQUIRED or p < DEMOTED):
                held[place] = [shown[v] for v in form if v in shown and v not in self.tree.sizes]
        return natural, held


def short(names, sizes):
    return ["v%d.%s" % (i, "w" if n in sizes else "x") for i, n in enumerate(names)]


def ties(spec, names, cons, ranges):
    """The goals that pick one of the best points (AL-ties): optional constraints by priority, of one priority natural sizes after all else and
    the last first; sizes to 0; inequalities that hold a free position to their bounds, in order; positions to 0."""
    free = [n for n in names if ranges[n][0] is None or ranges[n][0] != ranges[n][1]]
    if not spec or not free:
        return []
    natural, held = spec
    order = sorted((i for i, c in enumerate(cons) if c["pri"] < REQUIRED),
                   key=lambda i: (-cons[i]["pri"], int(cons[i]["id"]) in natural, -i))
    goals = [(cons[i]["terms"], cons[i]["rel"], cons[i]["rhs"]) for i in order]
    tight = [(c["terms"], "==", c["rhs"]) for c in cons if any(v in free for v in held.get(int(c["id"]), []))]
    def to_zero(end):
        return [({n: F(1)}, "==", F(0)) for n in free if n.endswith(end)]
    return goals + to_zero(".w") + tight + to_zero(".x")


def problem(names, rows, tie, sizes):
    shown = dict(zip(names, short(names, sizes)))
    cons = [dict(id=str(i), terms={shown[v]: c for v, c in f.items() if v}, relation=SYMBOL[rel],
                 constant=-f.get("", F(0)), priority=p) for i, (f, rel, p) in enumerate(rows)]
    return dict(variables=list(shown.values()), constraints=cons, tiebreak=tie)


def conflicts(oracle, tree, rows):
    """The first conflict of each part that disagrees: indices of rows, and the broken one.

    Of a part, the signs of sizes count that all rows together need so as not to hold, and there must be one smallest set
    of them. Then the shortest run of rows from the first one on that cannot hold must hold one minimal set only.
    """
    signs = [({n: F(1)}, 1, REQUIRED) for n in tree.variables if n in tree.sizes]
    signs += [(f, 1, REQUIRED) for f in tree.guide_sizes if any(f)]
    must = [i for i, (f, rel, p) in enumerate(rows) if p >= REQUIRED]
    everything = signs + [rows[i] for i in must]
    out = []
    for i in must:
        f, rel, _ = rows[i]
        if not any(f):
            c = f.get("", F(0))
            if (c != 0 if rel == 0 else c * rel < 0):
                out.append(([i], i))
    for group in groups([f for f, _, _ in everything]):
        part = [everything[g] for g in group]
        names = sorted({v for f, _, _ in part for v in f if v}, key=lambda v: tree.rank[v])
        _, cons = oracle.normalise(problem(names, part, None, tree.sizes))
        if oracle.feasible(cons)[0]:
            continue
        all_of = cons
        written = [c for c in cons if group[int(c["id"])] >= len(signs)]
        if oracle.feasible(written)[0]:
            bounds = [c for c in cons if group[int(c["id"])] < len(signs)]
            needed = [b for b in bounds if oracle.feasible([c for c in cons if c is not b])[0]]
            if oracle.feasible(needed + written)[0]:
                raise Unfit("several sets of signs")
            written = needed + written
        cons = written
        low, high = 0, len(cons)
        while low + 1 < high:
            middle = (low + high) // 2
            low, high = (middle, high) if oracle.feasible(cons[:middle])[0] else (low, middle)
        cons = cons[:high]
        found, _ = oracle.iis(cons)
        for c in found:
            if not oracle.feasible([d for d in cons if d is not c])[0]:
                raise Unfit("several minimal sets")
        row = {must[group[int(c["id"])] - len(signs)]: c for c in found if group[int(c["id"])] >= len(signs)}
        members = list(row)
        if not members:
            raise Unfit("sign rules alone")
        bounds = [c for c in all_of if group[int(c["id"])] < len(signs)]
        rest = {i: [c for c in row.values() if c is not row[i]] for i in members}
        out.append((sorted(members), choose(tree, members, lambda i: oracle.feasible(bounds + rest[i])[0])))
    return sorted(out)


def choose(tree, members, settles):
    """The member that breaks. `settles` tells whether the others of the set can hold with all signs of sizes."""
    written = [i for i in members if tree.rows[i].user]
    if any(tree.rows[i].name == "content" for i in members) or not written:
        raise Unfit("a choice among generated constraints")
    first, second = (choose_by(tree, written, k, settles) for k in (0, 1))
    if first != second:
        raise Unfit("readings of the choice differ")
    return first


def choose_by(tree, written, reading, settles):
    """The first by rank that settles the conflict, if there is one; of sizes that are given, the greatest."""
    ranks = sorted({tree.rows[i].user[reading] for i in written})
    first = None
    for rank in ranks:
        i = choose_of(tree, [i for i in written if tree.rows[i].user[reading] == rank])
        if settles(i):
            return i
        first = i if first is None else first
    return first


def choose_of(tree, equal):
    if len(equal) == 1:
        return equal[0]
    asked = {}
    for i in equal:
        form = tree.rows[i].expr
        names = [v for v in form if v]
        if len(names) != 1 or form[names[0]] != 1 or names[0] not in tree.sizes or tree.rows[i].rel < 0:
            raise Unfit("a choice by the order of activation")
        asked.setdefault(-form.get("", F(0)), []).append(i)
    if len(asked[max(asked)]) > 1:
        raise Unfit("a choice by the order of activation")
    return asked[max(asked)][0]


def resolve(oracle, tree):
    """The last pass: frames, values and ranges, conflicts, rows, and whether insets still moved."""
    frames = None
    for _ in range(8):
        tree.settle(frames)
        tree.build()
        rows = [(r.expr, r.rel, r.priority) for r in tree.rows]
        broken = []
        system = System(oracle, tree, rows)
        got = system.solve()
        while got is None:
            found = conflicts(oracle, tree, rows)
            for members, i in found:
                broken.append((members, i))
                # Each is a level of its own, the earlier the lower.
                rows[i] = rows[i][0], rows[i][1], DEMOTED + F(len(broken), 10 ** 7)
            system = System(oracle, tree, rows)
            got = system.solve()
        values = got[0]
        now = {v.id: [evaluate(side, values) for side in (v.x, v.y, v.w, v.h)] for v in tree.views}
        keep_frames(tree, now)
        tree.contents = {v.id: [evaluate(side, values) for side in v.content] for v in tree.views if v.content}
        before = insets(tree)
        tree.settle(now)
        frames = now
        moved = max(abs(a - b) for a, b in zip(insets(tree), before))
        if moved <= F("0.001"):
            break
    return frames, got, broken, rows, moved > F("0.001")


def keep_frames(tree, frames):
    """A view of which nothing at all is said keeps the frame of the request."""
    touched = {v for r in tree.rows for v in r.expr}
    for v in tree.views:
        f = v.node.get("frame")
        if f is not None and v.parent is not None and not touched & {n for s in (v.x, v.y, v.w, v.h) for n in s}:
            frames[v.id] = [num(f[k]) for k in ("x", "y", "width", "height")]


def insets(tree):
    return [i for v in tree.views for i in [*tree.safe[v.id], *tree.margins[v.id], tree.readable[v.id], *v.offset]]


def evaluate(form, values):
    return sum((c * (values[v] if v else 1) for v, c in form.items()), F(0))


def affine_range(form, ranges):
    """The range of a side: one variable, or a constant."""
    vs = [v for v in form if v]
    if not vs:
        return None
    low, high = ranges[vs[0]]
    return None if low is not None and low == high else [low, high]


def ambiguity(oracle, tree, got, rows):
    """Per item and axis: what is not unique, its intervals, and the cause where the rules name one."""
    values, ranges = got
    out = []
    held, loose = {}, {}
    arranged = {v for s in tree.views if s.type == "stackView" for v in tree.arranged(s)}
    items = []
    for v in tree.views:
        if not (v.hidden and v in arranged):
            items.append((v.id, (("horizontal", ("x", v.x), ("width", v.w)), ("vertical", ("y", v.y), ("height", v.h)))))
        items += [(g.id, (("horizontal", ("x", g.x), ("width", g.w)), ("vertical", ("y", g.y), ("height", g.h))))
                  for g in v.guides if g.id in tree.named]
        if v.type == "scrollView" and v.id in tree.spoken:
            items.append((v.id + ".contentLayout", (("horizontal", ("width", v.content[0])),
                                                     ("vertical", ("height", v.content[1])))))
    for name, axes in items:
        for axis, *sides in axes:
            open_ = {side: affine_range(form, ranges) for side, form in sides}
            open_ = {k: r for k, r in open_.items() if r}
            if not open_:
                continue
            if not held:
                held.update(hold(oracle, tree, values, rows))
                loose.update(hold(oracle, tree, values, rows, held))
            causes = set()
            for side, form in sides:
                if side in open_:
                    causes.add(cause(next(v for v in form if v), held, loose))
            out.append([name, axis, open_, causes.pop() if len(causes) == 1 else None])
    return out


def hold(oracle, tree, values, rows, settled=None):
    """Ranges when the error of every wish keeps its size: what stays open then, no separation of ties settles.

    With `settled` ranges what is a point there stays where it is, and of the rest no inequality counts but the signs
    of sizes.
    """
    equalities = settled is not None
    points = [v for v, (low, high) in (settled or {}).items() if low is not None and low == high]
    kept = [(add({v: F(1)}, const(-values[v])), 0, REQUIRED) for v in points]
    for f, rel, p in rows:
        if p < REQUIRED:
            e = evaluate(f, values)
            if rel == 0 or e * rel < 0:
                f, rel = add(f, const(-e)), 0
        if rel == 0 or not equalities:
            kept.append((f, rel, REQUIRED))
    return System(oracle, tree, kept).solve(tie=False)[1]


def cause(v, held, loose):
    low, high = held[v]
    if low is not None and low == high:
        return "priorityTie"
    # A range is an inequality's if it is wider without: that a size is not negative is no news about it.
    return "missing" if held[v] == loose[v] else "inequality"
