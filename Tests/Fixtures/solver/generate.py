#!/usr/bin/env python3
"""Writes systems and their exact answers for the solver tests, one JSON object per line.

    generate.py ORACLE.py COUNT SEED [large] > random.jsonl

ORACLE.py is the exact rational reference solver; it is imported, so its `solve`, `iis` and
`random_problem` are the only source of the answers. The committed files: random.jsonl is
`generate.py ORACLE 2400 20260`, large.jsonl is `generate.py ORACLE 200 99 large`.

Line: v kinds ("p"/"s" per variable), c constraints [[[variable, coefficient]...], relation, constant,
priority, weight], then for a feasible system l levels [[priority, error]...], x values, r ranges of the
variables that are not unique {index: [min, max]}; for an infeasible one "i" with one minimal conflict.
"""
import importlib.util
import json
import random
import sys
from fractions import Fraction


def load(path):
    spec = importlib.util.spec_from_file_location("oracle", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PRIORITIES = [999.5, 999, 998, 760, 750, 750, 749.5, 510, 501, 500, 251, 250, 250, 249, 50, 0.5]


def layout(rng, large):
    """Rows of views in a host: chains, equal or proportional sizes, wishes about sizes, inequalities."""
    kinds, cons = [], []

    def var(kind):
        kinds.append(kind)
        return len(kinds) - 1

    def con(terms, rel, constant, priority=1000, weight=1):
        cons.append([[[v, k] for v, k in terms], rel, constant, priority, weight])

    host = var("s")
    con([(host, 1)], "==", rng.choice([0, 100, 320, 375, 320]))
    rest = rng.random() < 0.1
    pool = []
    for _ in range(rng.randint(2, 4) if large else rng.randint(1, 2)):
        views = [(var("p"), var("s")) for _ in range(rng.randint(3, 9) if large else rng.randint(1, 4))]
        gap = rng.choice([0, 8, 8.5, 16])
        if rng.random() < 0.9:
            con([(views[0][0], 1)], rng.choice(["==", "==", ">="]), rng.choice([0, 16, 20]))
        for (px, pw), (x, w) in zip(views, views[1:]):
            con([(x, 1), (px, -1), (pw, -1)], rng.choice(["==", "==", "==", ">="]), gap)
            kind = rng.random()
            if kind < 0.2:
                con([(w, 1), (pw, -1)], "==", 0, rng.choice([1000, 1000] + PRIORITIES))
            elif kind < 0.35:
                con([(w, 1), (pw, -rng.choice([2, 0.5, 0.75]))], rng.choice(["==", ">=", "<="]),
                    rng.choice([0, 10]), rng.choice([1000, 1000] + PRIORITIES))
        pool += [w for _, w in views]
        for _ in range(rng.randint(0, 3) if large else 0):
            some = rng.sample(pool, min(len(pool), rng.randint(2, 5)))
            con([(some[0], -1)] + [(v, 1) for v in some[1:]], rng.choice(["==", "==", "<=", ">="]),
                rng.choice([0, 8, -20]), rng.choice([999, 999, 750, 500, 1000]))
        x, w = views[-1]
        if rng.random() < 0.9:
            con([(x, 1), (w, 1), (host, -1)], rng.choice(["==", "==", "<="]), -gap,
                rng.choice([1000, 1000, 1000, 999, 750]))
        for x, w in views:
            if rng.random() < 0.75:
                size = rng.choice([0, 30, 50, 80, 120, 200])
                con([(w, 1)], ">=", size, rng.choice([750, 750, 751] + PRIORITIES))
                con([(w, 1)], "<=", size, rng.choice([250, 250, 251] + PRIORITIES))
            if rng.random() < 0.3:
                con([(w, 1)], rng.choice(["==", ">=", "<="]), rng.choice([10, 44, 100, 250]),
                    rng.choice([1000, 1000] + PRIORITIES), rng.choice([1, 1, 1, 2]))
            if rng.random() < 0.15:
                con([(x, 1), (w, 0.5), (host, -0.5)], "==", 0, rng.choice([1000, 500] + PRIORITIES))
            if rng.random() < 0.15:
                h = var("s")
                con([(h, 1), (w, -rng.choice([1, 0.5625, 2]))], "==", 0, rng.choice([1000, 750]))
                con([(h, 1)], rng.choice(["==", ">=", "<="]), rng.choice([20, 50, 100]),
                    rng.choice(PRIORITIES))
    if rest:
        cons.append([[], rng.choice(["==", "<=", ">="]), rng.choice([0, 0, 1]), rng.choice([1000, 500]), 1])
    order = list(range(1, len(cons)))
    rng.shuffle(order)
    return kinds, [cons[0]] + [cons[i] for i in order] if rng.random() < 0.5 else cons


def abstract(rng, oracle):
    problem = oracle.random_problem(rng)
    index = {n: i for i, n in enumerate(problem["variables"])}
    kinds = [rng.choice("pps") for _ in index]
    return kinds, [[[[index[v], float(k)] for v, k in c["terms"].items()], c["relation"], c["constant"],
                    c["priority"], 1] for c in problem["constraints"]]


def stated(kinds, cons):
    """The problem as the oracle reads it: names tell sizes from positions, sign rules are rows."""
    names = ["v%d.%s" % (i, "w" if k == "s" else "x") for i, k in enumerate(kinds)]
    rows = [dict(id="s%d" % i, terms={n: 1}, relation=">=", constant=0, priority=1000)
            for i, n in enumerate(names) if kinds[i] == "s"]
    rows += [dict(id="c%d" % i, terms=[[names[v], k] for v, k in terms], relation=rel, constant=constant,
                  priority=priority, weight=weight)
             for i, (terms, rel, constant, priority, weight) in enumerate(cons)]
    return dict(variables=names, constraints=rows, tiebreak="canonical")


def ties(spec, names, cons, ranges):
    """The goals that pick one of the best points (AL-ties): optional constraints by priority, of one priority the last first; sizes to 0;
    inequalities that hold a free position to their bounds, in order; positions to 0."""
    free = [n for n in names if ranges[n][0] is None or ranges[n][0] != ranges[n][1]]
    order = sorted((i for i, c in enumerate(cons) if c["pri"] < 1000), key=lambda i: (-cons[i]["pri"], -i))
    goals = [(cons[i]["terms"], cons[i]["rel"], cons[i]["rhs"]) for i in order]
    to_zero = lambda end: [({n: Fraction(1)}, "==", Fraction(0)) for n in free if n.endswith(end)]
    holds = lambda c: c["rel"] != "==" and any(v in free and v.endswith(".x") for v in c["terms"])
    tight = [(c["terms"], "==", c["rhs"]) for c in cons if holds(c)]
    return goals + to_zero(".w") + tight + to_zero(".x") if free else []


def number(value):
    if value is None:
        return None
    return int(value) if value.denominator == 1 else float(value)


def answer(oracle, kinds, cons):
    problem = stated(kinds, cons)
    got = oracle.solve(problem)
    line = {"v": "".join(kinds), "c": cons}
    if got["status"] == "infeasible":
        line["i"] = got["iis"]
        return line
    names = problem["variables"]
    line["l"] = [[float(level["priority"]), number(level["violation"])] for level in got["levels"]
                 if level["priority"] < 1000]
    line["x"] = [number(got["values"][n]) for n in names]
    line["r"] = {str(i): [number(v) for v in got["ranges"][n]] for i, n in enumerate(names)
                 if not got["unique"][n]}
    return line


def main():
    oracle, count, seed = load(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    large = sys.argv[4:] == ["large"]
    oracle.tiebreak_list = ties
    for i in range(count):
        rng = random.Random("%d/%d" % (seed, i))
        kinds, cons = layout(rng, large) if i % 4 else abstract(rng, oracle)
        print(json.dumps(answer(oracle, kinds, cons), separators=(",", ":")))


if __name__ == "__main__":
    main()
