#!/usr/bin/env python3
"""Refines the kerning of the system font by further recorded texts, and writes it to Sources/TextMetrics/Data/system-font.json.

    refine-kerning.py texts.tsv...            prints how many texts agree, writes nothing
    refine-kerning.py --write texts.tsv...    writes the pairs, too

A table has a header and the columns toolsVersion, scale, font (system or system-WEIGHT), pointSize, text, width, repo, and
perhaps weight: how many texts it counts for, such as one that a device recorded, 1 by default. Further columns are passed
over. Needs numpy.

fit-kerning.py made the pairs; here they are the prior, and each may move a little. A width says that its text lies in an
interval of a pixel, or of a point where it is whole. Doubled characters keep what was measured, and the measured sums stay.
The figures in brackets are those of repositories that took no part.
"""

import collections
import csv
import json
import math
import sys
import unicodedata
from pathlib import Path

import numpy as np

TARGET = Path(__file__).resolve().parent.parent / "Sources/TextMetrics/Data/system-font.json"
# Of a pair, in units; of a width and how far inside its interval it is asked to lie, in points.
PAIR_SPREAD, WIDTH_SPREAD, MARGIN = 4.0, 0.12, 0.08
# A text that misses by more pulls no stronger; one that misses by more than STALE points is of another text.
FAR, STALE = 0.4, 3
# Pairs below this many units are left out, changes below the other are not made.
LEAST, SLIGHT = 1.5, 0.5
MEASURED_SPREAD = 2.0
MEASURED = ["0123456789", "AVAST Wavy To. LT", "The quick brown fox jumps over the lazy dog", "Hello UIKit"]
# What SystemFontTable adds to characters before version 14, and to letters before 11 from 20 points on, in ems.
SEPARATE = {"%": -0.055, "/": 0.03}
EARLY_LETTER = 0.0133
FOLDS = 5


def curve(points, size):
    known = sorted((float(k), v) for k, v in points.items())
    return float(np.interp(size, *zip(*known)))


class Model:
    """Widths of texts as the program has them."""

    def __init__(self, font):
        self.font = font
        self.known = font["masters"]["regular"]["text"]

    def base(self, character):
        plain = unicodedata.normalize("NFD", " " if character == "\u00a0" else character)[0]
        return character if character in self.known else plain

    def width(self, text, size, weight, tools):
        """The width in points, and how many points each pair adds for a unit; nothing if a character is unknown."""
        font, variable = self.font, tools >= 17000
        display = (0 if size <= 17 else 1 if size >= 28 else curve(font["optical"], size)) if variable else float(size >= 20)
        tracking = curve(font["tracking"]["variable" if variable else "static"], size)
        first, second, part = font["weights"][weight]
        mix = [(m, o, p * d) for m, p in ((first, 1 - part), (second, part)) for o, d in (("text", 1 - display), ("display", display))]
        scales = [sum(font["kerningScales"][m][o][i] * p for m, o, p in mix) for i in (0, 1)]
        units, pairs = 0.0, collections.Counter()
        for character in text:
            base = self.base(character)
            if base not in self.known:
                return None
            units += sum(font["masters"][m][o][base] * p for m, o, p in mix) + tracking
            if not variable:
                units += 2048 * (SEPARATE.get(character, 0) + (EARLY_LETTER if tools < 13000 and size >= 20 and base.isalpha() else 0))
        for a, b in zip(text, text[1:]):
            has_capital = any("A" <= self.base(c) <= "Z" for c in (a, b))
            pair = a + b if a + b in font["kerning"] else self.base(a) + self.base(b)
            pairs[pair] += scales[has_capital] * size / 2048
        total = units * size / 2048 + sum(font["kerning"].get(p, 0) * k for p, k in pairs.items())
        return total, pairs


def read(paths, model):
    samples = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                name, _, weight = row["font"].partition("-")
                if name != "system" or len(row["text"]) < 2:
                    continue
                tools, width, scale = int(row["toolsVersion"].split(".")[0]), float(row["width"]), int(row["scale"])
                found = model.width(row["text"], float(row["pointSize"]), weight or "regular", tools)
                step = 1 if width == round(width) else 1 / scale
                if found and width - step - STALE <= found[0] <= width + STALE:
                    sample = dict(width=width, step=step, scale=scale, plain=found[0], pairs=found[1], repository=row["repo"])
                    sample["weight"] = float(row.get("weight") or 1)
                    samples[row["text"], row["pointSize"], weight, width, tools] = sample
    return list(samples.values())


def solve(samples, place, kerning):
    rows = np.array([[s["pairs"].get(p, 0) for p in place] for s in samples])
    plain, high = (np.array([s[k] for s in samples]) for k in ("plain", "width"))
    low = high - np.array([s["step"] for s in samples])
    counts = np.array([s["weight"] for s in samples]) / WIDTH_SPREAD**2
    sums = np.array([[sum(a + b == p for a, b in zip(t, t[1:])) for p in place] for t in MEASURED]) / MEASURED_SPREAD
    prior = sums.T @ sums + np.eye(len(place)) / PAIR_SPREAD**2
    change = np.zeros(len(place))
    for _ in range(25):
        now = plain + rows @ change
        target = np.clip(now, low + MARGIN, high - MARGIN)
        miss = np.abs(target - now)
        weights = np.where(miss > 1e-9, counts / np.maximum(1, miss / FAR), 0)
        weighed = rows * weights[:, None]
        change = (change + np.linalg.solve(weighed.T @ rows + prior, weighed.T @ (target - plain))) / 2
    return change


def agreeing(samples, place, change):
    count = 0
    for s in samples:
        width = s["plain"] + sum(k * change[place[p]] for p, k in s["pairs"].items())
        rounded = [math.ceil(width * scale - 1e-4) / scale for scale in {s["scale"], 1 if s["step"] == 1 else s["scale"]}]
        count += min(abs(r - s["width"]) for r in rounded) <= 0.51
    return count


def main():
    paths = [a for a in sys.argv[1:] if a != "--write"]
    if not paths:
        raise SystemExit(__doc__)
    font = json.loads(TARGET.read_text(encoding="utf-8"))
    kerning = font["kerning"]
    samples = read(paths, Model(font))
    place = {pair: i for i, pair in enumerate(sorted({p for s in samples for p in s["pairs"] if p[0] != p[1]}))}
    for sample in samples:
        sample["pairs"] = {p: k for p, k in sample["pairs"].items() if p in place}
    fold = {name: i % FOLDS for i, name in enumerate(sorted({s["repository"] for s in samples}))}
    apart = 0
    for number in range(FOLDS):
        change = solve([s for s in samples if fold[s["repository"]] != number], place, kerning)
        apart += agreeing([s for s in samples if fold[s["repository"]] == number], place, change)
    change = solve(samples, place, kerning)
    before = agreeing(samples, place, np.zeros(len(place)))
    print(f"{before} of {len(samples)} texts before, {agreeing(samples, place, change)} after [{apart}]")
    if "--write" in sys.argv:
        for pair, index in place.items():
            if abs(change[index]) >= SLIGHT:
                kerning[pair] = round(float(kerning.get(pair, 0) + change[index]), 1)
        kerning = {pair: value for pair, value in sorted(kerning.items()) if abs(value) >= LEAST}
        lines = TARGET.read_text(encoding="utf-8").split("\n")
        row = next(index for index, line in enumerate(lines) if line.startswith('  "kerning":'))
        lines[row] = f'  "kerning": {json.dumps(kerning, ensure_ascii=False)},'
        TARGET.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
