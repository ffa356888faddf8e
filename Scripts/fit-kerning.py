#!/usr/bin/env python3
"""Fits the kerning of the system font and writes it to Sources/TextMetrics/Data/system-font.json.

    fit-kerning.py texts.json ROOT...            prints residuals, writes nothing
    fit-kerning.py --write texts.json ROOT...    writes the pairs, too

texts.json is what collect-recorded-texts.py makes, the ROOTs are those of collect-font-metrics.py. Needs numpy and fontTools.

The system font's advances are measured, its pairs are not. The value of a pair is a combination of what open fonts have for it,
the same for all pairs, and a deviation of its own that is small by the prior. A recorded width says that the sum of a text lies in
an interval of a pixel, or of a point where it is whole; a text outside pulls with its distance, stale ones little. Sums of pairs
that were measured on a device are kept nearly exactly. Residuals are those of repositories that took no part in the fit.
"""

import collections
import importlib.util
import json
import math
import sys
import unicodedata
from pathlib import Path

import numpy as np
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent / "Sources/TextMetrics/Data/system-font.json"
SOURCES = [
    "Inter-Regular.otf", "InterDisplay-Regular.otf", "Roboto-Regular.ttf", "OpenSans-Regular.ttf", "LiberationSans-Regular.ttf",
    "FiraSans-Regular.otf", "Lato-Regular.ttf", "Nunito-Regular.otf", "Montserrat-Regular.otf", "SourceSansPro-Regular.otf",
    "LibreFranklin-Regular.otf", "IBMPlexSans-Regular.otf", "NotoSans-Regular.ttf",
]
CHARACTERS = [chr(code) for code in range(32, 127)]
# A quote of another shape kerns as the straight one.
SHAPES = {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "—": "-", "…": "."}

# Spreads by the prior: of a font's factor; of a pair where some font kerns and where none does, in units.
FACTOR_SPREAD, PAIR_SPREAD, PLAIN_SPREAD = 0.2, 14.0, 8.0
# Of a recorded width about its interval, in points, and the distance from which a text pulls no stronger.
WIDTH_SPREAD, FAR = 0.1, 0.25
# A text is asked to lie this far inside its interval, in points.
MARGIN = 0.1
# Pairs below this many units are left out.
LEAST = 1.5
# A width that lies further from its text is of another text.
STALE = 12

# Sums of kerning in the text master of regular, measured on a device; doubled characters do not kern.
MEASURED = {
    "0123456789": -30, "AVAST Wavy To. LT": -810, "The quick brown fox jumps over the lazy dog": -245, "Hello UIKit": 0,
    **{c + c: 0 for c in CHARACTERS if c not in "7_"},
}
MEASURED_SPREAD = 2.0

# Texts recorded elsewhere: in configured buttons, in a segmented control to whole points, on a device exactly.
OTHER_TEXTS = [
    {"repository": "", "element": "label", "text": text, "tools": tools, "scale": scale, "width": width,
     "font": {"name": None, "weight": weight, "italic": False, "size": size}}
    for text, weight, size, tools, scale, width in [
        ("Set", "regular", 17, 99999, 3, 25 + 2 / 3), ("Get", "regular", 17, 99999, 3, 27 + 1 / 3),
        ("Roaming", "medium", 13, 99999, 1, 55), ("Barriers", "medium", 13, 99999, 1, 50),
        ("Label", "regular", 17, 14000, 2, 41.5), ("Label", "regular", 17, 99999, 2, 41.5),
        ("Delete File?", "semibold", 17, 99999, 10, 91.99418),
    ]
]


def pairs_of(text):
    return [a + b for a, b in zip(text, text[1:])]


class Advances:
    """Widths of texts in the system font without kerning."""

    def __init__(self, font):
        self.font = font
        self.known = font["masters"]["regular"]["text"]

    def base(self, character):
        character = " " if character == "\u00a0" else character
        return character if character in self.known else unicodedata.normalize("NFD", character)[0]

    def curve(self, points, size):
        sizes = sorted(points, key=float)
        return float(np.interp(size, [float(s) for s in sizes], [points[s] for s in sizes]))

    def display(self, sample):
        size = sample["font"]["size"]
        if sample["tools"] < 17000:
            return float(size >= 20)
        return 0.0 if size <= 17 else 1.0 if size >= 28 else self.curve(self.font["optical"], size)

    def mixed(self, sample, value):
        """A value of the masters, mixed by weight and size."""
        first, second, part = self.font["weights"][sample["font"]["weight"]]
        display = self.display(sample)
        both = [(1 - display) * value(m, "text") + display * value(m, "display") for m in (first, second)]
        return both[0] + (both[1] - both[0]) * part

    def width(self, sample):
        """In points, nil if a character is unknown."""
        text = [self.base(c) for c in sample["text"]]
        if any(c not in self.known for c in text):
            return None
        size = sample["font"]["size"]
        tracking = self.curve(self.font["tracking"]["static" if sample["tools"] < 17000 else "variable"], size)
        masters = self.font["masters"]
        units = self.mixed(sample, lambda m, o: sum(masters[m][o][c] for c in text)) + tracking * len(text)
        return units * size / 2048

    def kerning(self, sample):
        """By pair how many points a unit of it adds."""
        scales = [self.mixed(sample, lambda m, o, i=i: self.font["kerningScales"][m][o][i]) for i in (0, 1)]
        result = collections.Counter()
        for pair in pairs_of([self.base(c) for c in sample["text"]]):
            result[pair] += scales[pair[0].isupper() or pair[1].isupper()] * sample["font"]["size"] / 2048
        return result


def residual(width, sample):
    """From the recorded width to the nearer of the two roundings, in points."""
    steps = (1 / sample["scale"], 1)
    return min((math.ceil(width / s - 1e-4) * s - sample["width"] for s in steps), key=abs)


def open_font_kerning(roots):
    """[{pair: units}] of the open fonts."""
    specification = importlib.util.spec_from_file_location("metrics", HERE / "collect-font-metrics.py")
    metrics = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(metrics)
    files = {path.name: path for root in roots for path in sorted(Path(root).rglob("*.[ot]tf"))}
    fonts = []
    for name in SOURCES:
        font = TTFont(files[name])
        glyphs = {chr(code): glyph for code, glyph in font.getBestCmap().items()}
        value = metrics.pair_reader(font)
        unit = 2048 / font["head"].unitsPerEm
        table = {a + b: value(glyphs[a], glyphs[b]) * unit for a in CHARACTERS for b in CHARACTERS if a in glyphs and b in glyphs}
        fonts.append({pair: units for pair, units in table.items() if units})
    return fonts


class Fit:
    def __init__(self, samples, fonts):
        used = {pair for sample in samples for pair in sample["kerning"]} | {p for text in MEASURED for p in pairs_of(text)}
        self.pairs = sorted(used | {pair for font in fonts for pair in font})
        self.place = {pair: i for i, pair in enumerate(self.pairs)}
        self.fonts = np.array([[font.get("".join(SHAPES.get(c, c) for c in pair), 0) for font in fonts] for pair in self.pairs])
        self.spread = np.where(np.abs(self.fonts).max(1) > 0, PAIR_SPREAD, PLAIN_SPREAD)
        rows = [self.row(collections.Counter(pairs_of(text))) for text in MEASURED]
        self.measured = (self.transform(np.array(rows)), np.array(list(MEASURED.values()), float))

    def row(self, kerning):
        row = np.zeros(len(self.pairs))
        for pair, amount in kerning.items():
            row[self.place[pair]] = amount
        return row

    def transform(self, rows):
        """To unknowns of spread one: factors of the fonts, then deviations of the pairs."""
        return np.hstack([rows @ self.fonts * FACTOR_SPREAD, rows * self.spread])

    def solve(self, samples, rounds=8):
        """Units by pair. In the dual, which has a row for each text and not for each pair."""
        rows = self.transform(np.array([self.row(sample["kerning"]) for sample in samples]))
        high = np.array([sample["width"] - sample["plain"] for sample in samples])
        steps = [1 if abs(s["width"] - round(s["width"])) < 0.01 else 1 / s["scale"] for s in samples]
        low = high - np.array(steps) + MARGIN
        high = high - MARGIN
        matrix = np.vstack([rows, self.measured[0]])
        gram = matrix @ matrix.T
        unknowns = np.zeros(matrix.shape[1])
        # A text that was once outside is held at the bound that it broke, or it would leave again in the next round.
        is_active, bound = np.zeros(len(samples), bool), np.zeros(len(samples))
        for _ in range(rounds):
            sums = rows @ unknowns
            nearest = np.clip(sums, low, high)
            is_outside = np.abs(sums - nearest) > 1e-9
            is_active |= is_outside
            bound = np.where(is_outside, nearest, bound)
            pull = np.minimum(1, FAR / np.maximum(np.abs(sums - bound), 1e-9)) ** 2
            weights = np.where(is_active, pull, 0.05) / WIDTH_SPREAD**2
            target = np.concatenate([np.where(is_active, bound, sums), self.measured[1]])
            noise = np.concatenate([1 / weights, np.full(len(self.measured[1]), MEASURED_SPREAD**2)])
            unknowns = matrix.T @ np.linalg.solve(gram + np.diag(noise), target)
        count = self.fonts.shape[1]
        return self.fonts @ (unknowns[:count] * FACTOR_SPREAD) + unknowns[count:] * self.spread


def prepare(samples, advances, kerning):
    """The texts in the system font that are not stale, each once a repository."""
    kept, seen = [], set()
    for sample in samples:
        font = sample["font"]
        key = (sample["repository"], sample["text"], font["size"], font["weight"], sample["tools"] < 17000, sample["width"])
        if font["name"] or font["italic"] or key in seen:
            continue
        seen.add(key)
        sample["plain"] = advances.width(sample)
        if sample["plain"] is None or (sample["element"] == "button" and sample["plain"] <= 30):
            continue
        sample["kerning"] = advances.kerning(sample)
        sample["before"] = sample["plain"] + sum(kerning.get(p, 0) * k for p, k in sample["kerning"].items())
        if abs(sample["before"] - sample["width"]) <= STALE:
            kept.append(sample)
    return kept


def folds_of(samples, count=8):
    """Repositories dealt to folds of like size."""
    sizes, fold = [0] * count, {}
    for repository, texts in collections.Counter(s["repository"] for s in samples).most_common():
        fold[repository] = sizes.index(min(sizes))
        sizes[fold[repository]] += texts
    return [[s for s in samples if fold[s["repository"]] == index] for index in range(count)]


GROUPS = {
    "all": lambda s: True,
    "label": lambda s: s["element"] == "label",
    "button": lambda s: s["element"] == "button",
    "regular": lambda s: s["font"]["weight"] == "regular",
    "medium": lambda s: s["font"]["weight"] == "medium",
    "semibold": lambda s: s["font"]["weight"] == "semibold",
    "bold, heavy": lambda s: s["font"]["weight"] in ("bold", "heavy", "black"),
    "below 13": lambda s: s["font"]["size"] < 13,
    "13 to 16": lambda s: 13 <= s["font"]["size"] <= 16,
    "17": lambda s: s["font"]["size"] == 17,
    "18 to 19": lambda s: 17 < s["font"]["size"] < 20,
    "20 to 27": lambda s: 20 <= s["font"]["size"] < 28,
    "from 28": lambda s: s["font"]["size"] >= 28,
    "static": lambda s: s["tools"] < 17000,
    "variable": lambda s: s["tools"] >= 17000,
}


def report(samples):
    print("percent of held-out texts exact, within 0.5 and within 1 point")
    for name, belongs in GROUPS.items():
        group = [s for s in samples if belongs(s)]
        if group:
            shares = [[100 * sum(abs(residual(s[key], s)) <= limit + 0.01 for s in group) / len(group) for limit in (0, 0.5, 1)]
                      for key in ("before", "after")]
            print(f"{name:12} {len(group):4}  before " + " ".join(f"{x:5.1f}" for x in shares[0])
                  + "   now " + " ".join(f"{x:5.1f}" for x in shares[1]))


def report_tracking(samples):
    """How many held-out texts are exact if their tracking was off by some units: the middle should be the most."""
    offsets = [-4, -2, 0, 2, 4]
    for name, size in (("static", 15), ("static", 17), ("variable", 15), ("variable", 17)):
        group = [s for s in samples if s["font"]["size"] == size and (s["tools"] < 17000) == (name == "static")]
        counts = [
            sum(abs(residual(s["after"] + offset * len(s["text"]) * size / 2048, s)) < 0.01 for s in group) for offset in offsets
        ]
        print(f"tracking {name} {size}, of {len(group)}: " + ", ".join(f"{o:+} {c}" for o, c in zip(offsets, counts)))


def main():
    arguments = [a for a in sys.argv[1:] if a != "--write"]
    if len(arguments) < 2:
        raise SystemExit(__doc__)
    font = json.loads(TARGET.read_text(encoding="utf-8"))
    recorded = json.loads(Path(arguments[0]).read_text(encoding="utf-8")) + OTHER_TEXTS
    samples = prepare(recorded, Advances(font), font["kerning"])
    fit = Fit(samples, open_font_kerning(arguments[1:]))
    folds = folds_of(samples)
    for held_out in folds:
        kerning = fit.solve([s for fold in folds if fold is not held_out for s in fold])
        for sample in held_out:
            sample["after"] = sample["plain"] + float(fit.row(sample["kerning"]) @ kerning)
    report(samples)
    report_tracking(samples)
    if "--write" in sys.argv:
        pairs = {p: round(float(k), 1) for p, k in zip(fit.pairs, fit.solve(samples)) if abs(k) >= LEAST}
        lines = TARGET.read_text(encoding="utf-8").split("\n")
        row = next(index for index, line in enumerate(lines) if line.startswith('  "kerning":'))
        lines[row] = f'  "kerning": {json.dumps(pairs, ensure_ascii=False)},'
        TARGET.write_text("\n".join(lines), encoding="utf-8")
        print(f"{len(pairs)} pairs")


if __name__ == "__main__":
    main()
