#!/usr/bin/env python3
"""Solves a linear system of workloads.py with the package `kiwisolver`, from nothing each time.

    peer.py FILE.system SECONDS

prints a median in microseconds for each of three orders of adding the constraints: the window's size first and
the rest as in the file, the size first and the rest by strength, and the size last. The best one counts.

kiwi has no levels, so a priority p is a weight of 10^(6p/1000): neighbouring priorities can outvote one another,
and its answer may differ from ours where they do.
"""

import sys
import time

from kiwisolver import Constraint, Expression, Solver, Term, Variable, strength

SIGNS = ["==", "<=", ">="]


def read(path):
    with open(path) as file:
        variables, _, width, height = (int(number) for number in file.readline().split())
        rows = []
        for line in file:
            relation, priority, constant, _, *terms = line.split()
            pairs = list(zip(map(int, terms[::2]), map(float, terms[1::2])))
            rows.append((SIGNS[int(relation)], int(priority), float(constant), pairs))
    window = [("==", 1000, -float(length), [(index, 1.0)]) for index, length in ((2, width), (3, height))]
    return variables, rows, window


def by_strength(row):
    relation, priority, _, _ = row
    return (priority < 1000, relation != "==" if priority >= 1000 else -priority)


def solve(variables, rows):
    solver = Solver()
    values = [Variable() for _ in range(variables)]
    for sign, priority, constant, terms in rows:
        expression = Expression([Term(values[index], factor) for index, factor in terms], constant)
        weight = strength.required if priority >= 1000 else 10 ** (priority * 6 / 1000)
        solver.addConstraint(Constraint(expression, sign, weight))
    solver.updateVariables()
    return [value.value() for value in values]


def median(variables, rows, seconds):
    times = []
    start = time.perf_counter()
    while not times or time.perf_counter() - start < seconds:
        before = time.perf_counter()
        values = solve(variables, rows)
        times.append(time.perf_counter() - before)
    check(values, rows)
    return sorted(times)[len(times) // 2] * 1e6


def check(values, rows):
    """A time counts only if every required constraint holds."""
    for sign, priority, constant, terms in rows:
        if priority < 1000:
            continue
        error = constant + sum(values[index] * factor for index, factor in terms)
        if (sign != ">=" and error > 1e-3) or (sign != "<=" and error < -1e-3):
            raise SystemExit(f"kiwisolver's answer breaks a required constraint by {error}")


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    variables, rows, window = read(sys.argv[1])
    orders = [window + rows, window + sorted(rows, key=by_strength), rows + window]
    for order in orders:
        # Flushed each time, so that whoever loses patience still has the best so far.
        print(median(variables, order, float(sys.argv[2]) / len(orders)), flush=True)


if __name__ == "__main__":
    main()
