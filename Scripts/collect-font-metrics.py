#!/usr/bin/env python3
"""Measures freely licensed fonts and writes Sources/TextMetrics/Data/font-families.json.

    collect-font-metrics.py ROOT...

ROOT holds unpacked Debian packages: fonts-liberation, fonts-lato, fonts-roboto-unhinted, fonts-open-sans, fonts-inter,
fonts-quicksand, fonts-cabin, fonts-comfortaa, fonts-karla, fonts-bebas-neue, fonts-noto-core, fonts-sora, fonts-urw-base35,
fonts-wine and texlive-fonts-extra, the repository spoqa/spoqa-han-sans and the weights of Public Sans as files of their own
(`fonttools varLib.instancer`). Only
numbers are taken: advances, kerning between Latin letters, ascender, descender. Needs fontTools. What is not in ROOT keeps the rows
that it has.

Fonts of Apple's systems that are as wide as a free one take its widths (Arial, Helvetica, Times New Roman and Courier New those
of Liberation, which was made for that); those without one stand in `published` below, with what their numbers rest on.
"""

import itertools
import json
import string
import sys
from pathlib import Path

from fontTools.ttLib import TTFont

TARGET = Path(__file__).resolve().parent.parent / "Sources/TextMetrics/Data/font-families.json"
ASCII = [chr(code) for code in range(32, 127)]
OTHERS = "¡¢£©«®°·»¿×–—‘’“”•…€™ÆØßæøıŒœŁłðþ"
KERNED = string.ascii_letters + string.digits + ".,-'"
# Fonts of Microsoft kern with the space, too: "No Archives" in Times New Roman of 18 points is 90.5 wide.
KERNED_WITH_SPACE = KERNED + " "
WEIGHTS = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]

# Latin letters that come from another family and have lost their kerning in the file at hand: that family's, and how much larger they
# are. Of 291 recorded texts 239 agree with it, 137 without.
KERNED_LIKE = {"SpoqaHanSansNeo-Regular": ("SourceSansPro-Regular", 1.117), "SpoqaHanSansNeo-Bold": ("SourceSansPro-Bold", 1.117)}

# Kerning is kept in steps of this part of an em; what rounds to none is left out.
KERNING_STEP = 1 / 200

STYLES = {
    "Thin": ("thin", False), "ExtraLight": ("ultraLight", False), "Light": ("light", False), "Book": ("regular", False),
    "Regular": ("regular", False), "Medium": ("medium", False), "SemiBold": ("semibold", False), "Semibold": ("semibold", False),
    "Bold": ("bold", False), "ExtraBold": ("heavy", False), "Heavy": ("heavy", False), "Black": ("black", False),
    "Italic": ("regular", True), "It": ("regular", True), "LightItalic": ("light", True), "MediumItalic": ("medium", True),
    "SemiBoldItalic": ("semibold", True), "SemiboldItalic": ("semibold", True), "BoldItalic": ("bold", True),
}

# Family, the files of its faces by style, the styles.
COMMON = ["Light", "Regular", "Medium", "SemiBold", "Bold", "Italic", "BoldItalic"]
FAMILIES = [
    ("Open Sans", "OpenSans-{}.ttf", ["Light", "Regular", "Semibold", "Bold", "ExtraBold", "Italic", "BoldItalic"]),
    ("Lato", "Lato-{}.ttf", ["Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black", "Italic", "BoldItalic"]),
    ("Roboto", "Roboto-{}.ttf", ["Thin", "Light", "Regular", "Medium", "Bold", "Black", "Italic", "BoldItalic"]),
    ("Roboto Condensed", "RobotoCondensed-{}.ttf", ["Light", "Regular", "Bold"]),
    ("Montserrat", "Montserrat-{}.otf", ["Thin", "ExtraLight", "ExtraBold", "Black", *COMMON]),
    ("Raleway", "Raleway-{}.otf", ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]),
    ("Nunito", "Nunito-{}.otf", ["ExtraLight", "Light", "Regular", "SemiBold", "Bold", "ExtraBold", "Black", "Italic", "BoldItalic"]),
    ("Source Sans Pro", "SourceSansPro-{}.otf", ["ExtraLight", "Light", "Regular", "Semibold", "Bold", "Black"]),
    ("Fira Sans", "FiraSans-{}.otf", ["Thin", "ExtraLight", "ExtraBold", *COMMON]),
    ("Inter", "Inter-{}.otf", ["Thin", "ExtraLight", "ExtraBold", "Black", *COMMON]),
    ("Quicksand", "Quicksand-{}.ttf", ["Light", "Regular", "Medium", "Bold"]),
    ("Merriweather", "Merriweather-{}.otf", ["Light", "Regular", "Bold", "Black", "Italic", "BoldItalic"]),
    ("Playfair Display", "PlayfairDisplay-{}.otf", ["Regular", "Bold", "Black", "Italic", "BoldItalic"]),
    ("Josefin Sans", "JosefinSans-{}.ttf", ["Thin", "Light", "Regular", "SemiBold", "Bold"]),
    ("Cabin", "Cabin-{}.otf", ["Regular", "Medium", "SemiBold", "Bold"]),
    ("Karla", "Karla-{}.otf", ["Regular", "Bold"]),
    ("Comfortaa", "Comfortaa-{}.ttf", ["Light", "Regular", "Bold"]),
    ("Bebas Neue", "BebasNeue-{}.otf", ["Regular", "Bold", "Book", "Light", "Thin"]),
    ("Noto Sans", "NotoSans-{}.ttf", ["Regular", "Bold", "Italic", "BoldItalic"]),
    ("Libre Franklin", "LibreFranklin-{}.otf", ["Light", "Regular", "Medium", "SemiBold", "Bold"]),
    ("Libre Baskerville", "LibreBaskerville-{}.ttf", ["Regular", "Bold", "Italic"]),
    ("IBM Plex Sans", "IBMPlexSans-{}.otf", COMMON),
    ("Sora", "Sora-{}.otf", ["Light", "Regular", "SemiBold", "Bold"]),
    ("Spoqa Han Sans Neo", "SpoqaHanSansNeo-{}.ttf", ["Thin", "Light", "Regular", "Medium", "Bold"]),
    ("Public Sans", "PublicSans-{}.ttf", ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]),
]

# PostScript name, family, weight, italic, file whose widths it has, vertical metrics of Apple's own file in its units.
METRIC_COMPATIBLE = [
    ("ArialMT", "Arial", "regular", False, "LiberationSans-Regular.ttf", (2048, 1854, 434)),
    ("Arial-BoldMT", "Arial", "bold", False, "LiberationSans-Bold.ttf", (2048, 1854, 434)),
    ("Arial-ItalicMT", "Arial", "regular", True, "LiberationSans-Italic.ttf", (2048, 1854, 434)),
    ("Arial-BoldItalicMT", "Arial", "bold", True, "LiberationSans-BoldItalic.ttf", (2048, 1854, 434)),
    ("Helvetica", "Helvetica", "regular", False, "LiberationSans-Regular.ttf", (2048, 1884, 471)),
    ("Helvetica-Bold", "Helvetica", "bold", False, "LiberationSans-Bold.ttf", (2048, 1884, 471)),
    ("Helvetica-Oblique", "Helvetica", "regular", True, "LiberationSans-Italic.ttf", (2048, 1884, 471)),
    ("Helvetica-BoldOblique", "Helvetica", "bold", True, "LiberationSans-BoldItalic.ttf", (2048, 1884, 471)),
    ("TimesNewRomanPSMT", "Times New Roman", "regular", False, "LiberationSerif-Regular.ttf", (2048, 1825, 443)),
    ("TimesNewRomanPS-BoldMT", "Times New Roman", "bold", False, "LiberationSerif-Bold.ttf", (2048, 1825, 443)),
    ("TimesNewRomanPS-ItalicMT", "Times New Roman", "regular", True, "LiberationSerif-Italic.ttf", (2048, 1825, 443)),
    ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", "bold", True, "LiberationSerif-BoldItalic.ttf", (2048, 1825, 443)),
    ("CourierNewPSMT", "Courier New", "regular", False, "LiberationMono-Regular.ttf", (2048, 1705, 615)),
    ("CourierNewPS-BoldMT", "Courier New", "bold", False, "LiberationMono-Bold.ttf", (2048, 1705, 615)),
    ("CourierNewPS-ItalicMT", "Courier New", "regular", True, "LiberationMono-Italic.ttf", (2048, 1705, 615)),
    ("CourierNewPS-BoldItalicMT", "Courier New", "bold", True, "LiberationMono-BoldItalic.ttf", (2048, 1705, 615)),
    # Palatino: 18 points 20 high and `Tap + icon to create a new list.` 239.5 wide, 21 points 23.5. With the kerning of its copy it would be
    # 237.6, without 241.3, with that of capitals 239.85: an estimate.
    ("Palatino-Roman", "Palatino", "regular", False, "P052-Roman.otf", (1000, 816, 284)),
    ("Palatino-Bold", "Palatino", "bold", False, "P052-Bold.otf", (1000, 816, 284)),
    ("Palatino-Italic", "Palatino", "regular", True, "P052-Italic.otf", (1000, 816, 284)),
    ("Palatino-BoldItalic", "Palatino", "bold", True, "P052-BoldItalic.otf", (1000, 816, 284)),
    ("Tahoma", "Tahoma", "regular", False, "tahoma.ttf", (2048, 2049, 423)),
    ("Tahoma-Bold", "Tahoma", "bold", False, "tahomabd.ttf", (2048, 2049, 423)),
    # What Sora was called before its release; three recorded texts have its widths to the pixel.
    ("sora-rc004-0417-Regular", "Sora", "regular", False, "Sora-Regular.otf", (1000, 970, 290)),
    ("sora-rc004-0417-SemiBold", "Sora", "semibold", False, "Sora-SemiBold.otf", (1000, 970, 290)),
    ("sora-rc004-0417-Bold", "Sora", "bold", False, "Sora-Bold.otf", (1000, 970, 290)),
]

# Helvetica Neue in thousandths of an em: space, punctuation, capitals, lower case as its metrics files have them. Recorded
# widths agree: `Label` in bold of 17 points 44.5; of medium, the middle of both, four texts of 12 points to a third of a point.
HELVETICA_NEUE = {
    "regular": {
        " ": 278, ".": 278, ",": 278, ":": 278, ";": 278, "!": 259, "?": 556, "'": 278, "(": 259, ")": 259, "-": 389, "_": 500,
        "<": 600, ">": 600,
        "/": 333, "&": 648, "%": 1000, "+": 600, "=": 600, "#": 556, "$": 556, "*": 352, "@": 800, "•": 500, "–": 500, "—": 1000,
        "’": 278, "‘": 278, "“": 426, "”": 426, "…": 1000, "letters": [
            648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926,
            611, 648, 611, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315,
            556, 500, 758, 518, 500, 480],
    },
    "bold": {
        " ": 278, ".": 278, ",": 278, ":": 278, ";": 278, "!": 295, "?": 556, "'": 278, "(": 296, ")": 296, "-": 407, "_": 500,
        "<": 600, ">": 600,
        "/": 371, "&": 685, "%": 1000, "+": 600, "=": 600, "#": 556, "$": 556, "*": 407, "@": 800, "•": 500, "–": 500, "—": 1000,
        "’": 278, "‘": 278, "“": 463, "”": 463, "…": 1000, "letters": [
            685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944,
            667, 667, 648, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537, 352,
            593, 520, 814, 537, 519, 519],
    },
}
# Name, weight, part of the way from regular to bold, a factor (of light: 35 recorded texts, of thin two of 34 points), ascender, descender,
# whether the widths are an estimate. Italics are as wide. Recorded lines: 12 points 14 (regular) and 14.333 (medium), bold 17 points 20.5, bold italic 36 points 43.
HELVETICA_NEUE_FACES = [
    ("HelveticaNeue-UltraLight", "ultraLight", -0.1, 0.918, 967, 221, True), ("HelveticaNeue-Thin", "thin", -0.1, 0.918, 967, 221, True),
    ("HelveticaNeue-Light", "light", -0.1, 0.966, 967, 221, True), ("HelveticaNeue", "regular", 0, 1, 952, 213, False),
    ("HelveticaNeue-Medium", "medium", 0.5, 1, 975, 217, False), ("HelveticaNeue-Bold", "bold", 1, 1, 975, 217, False),
]

# Fonts that no free one copies: widths of one of similar shape, times a factor that recorded widths give; an estimate. Lines are
# as high as recorded: Avenir and Avenir Next 1.366 of the size (15, 16, 18 and 90 points), Futura 1.299 (15, 17 and 18). The factor
# of Avenir Next rests on `Temp`, `Weather` and `Country`. That of Futura rests on
# three texts (0.985, 0.985, 0.986 without kerning), those of the condensed faces, Arial Rounded and American Typewriter on 2, 13, 6
# and 4.
# Name, family, weight, italic, factor, ascender and descender in ems, source.
AVENIR = (1.0, 0.366)
# Book rests on 26 texts, the others on fewer.
AVENIR_FACTORS = {
    ("Avenir", "Book"): 0.958, ("Avenir", "Medium"): 1.011, ("Avenir", "Heavy"): 0.992, ("Avenir Next", "DemiBold"): 1.01,
    ("Avenir Next", "Medium"): 1.015, ("Avenir Next", "Heavy"): 1.075,
}
SIMILAR = [
    (f"{family.replace(' ', '')}-{style}", family, weight, italic, AVENIR_FACTORS.get((family, style), factor) * width, *AVENIR, source)
    for family, width, styles in [
        ("Avenir Next", 1, ["UltraLight", "Regular", "Medium", "DemiBold", "Bold", "Heavy", "Italic"]),
        ("Avenir Next Condensed", 0.8, ["UltraLight", "Regular", "Medium", "DemiBold", "Bold", "Heavy", "Italic"]),
        ("Avenir", 1, ["Light", "Book", "Roman", "Medium", "Heavy", "Black", "Oblique"]),
    ]
    for name, weight, italic, factor, source in [
        ("UltraLight", "ultraLight", False, 1.015, "Nunito-ExtraLight"), ("Light", "light", False, 1.015, "Nunito-Light"),
        ("Book", "regular", False, 1.015, "Nunito-Regular"), ("Roman", "regular", False, 1.015, "Nunito-Regular"),
        ("Regular", "regular", False, 1.015, "Nunito-Regular"), ("Medium", "medium", False, 1.005, "Nunito-Regular"),
        ("DemiBold", "semibold", False, 1, "Nunito-SemiBold"), ("Bold", "bold", False, 1, "Nunito-Bold"),
        ("Heavy", "heavy", False, 1, "Nunito-Bold"), ("Black", "black", False, 1, "Nunito-ExtraBold"),
        ("Italic", "regular", True, 1.015, "Nunito-Regular"), ("Oblique", "regular", True, 1.015, "Nunito-Regular"),
    ]
    for style in styles if style == name
] + [
    ("Futura-Medium", "Futura", "medium", False, 0.99, 1.0390625, 0.2597656, "OpenSans-Regular"),
    ("Futura-MediumItalic", "Futura", "medium", True, 0.99, 1.0390625, 0.2597656, "OpenSans-Regular"),
    ("Futura-Bold", "Futura", "bold", False, 1.05, 1.0390625, 0.2597656, "OpenSans-Bold"),
    ("HelveticaNeue-CondensedBold", "Helvetica Neue Condensed", "bold", False, 0.987, 0.95, 0.22, "RobotoCondensed-Bold"),
    ("Futura-CondensedMedium", "Futura Condensed", "medium", False, 0.646, 0.96, 0.25, "JosefinSans-Bold"),
    ("ArialRoundedMTBold", "Arial Rounded MT Bold", "bold", False, 1.079, 0.946, 0.211, "LiberationSans-Regular"),
    ("AmericanTypewriter", "American Typewriter", "regular", False, 1.017, 0.95, 0.255, "IBMPlexSans-SemiBold"),
    ("MarkerFelt-Wide", "Marker Felt", "regular", False, 0.945, 1.02, 0.28, "OpenSans-Regular"),
    ("MarkerFelt-Thin", "Marker Felt", "light", False, 0.888, 0.86, 0.23, "OpenSans-Regular"),
    # Heiti is PingFang today, whose line is 1.4 of the size: 18 points 25.333.
    ("STHeitiSC-Light", "Heiti SC", "light", False, 1.015, 1.06, 0.34, "OpenSans-Regular"),
    ("STHeitiSC-Medium", "Heiti SC", "medium", False, 0.977, 1.06, 0.34, "OpenSans-Semibold"),
    ("Georgia", "Georgia", "regular", False, 1.12, 0.9169922, 0.2192383, "LiberationSerif-Regular"),
    ("Georgia-Bold", "Georgia", "bold", False, 1.17, 0.9169922, 0.2192383, "LiberationSerif-Bold"),
    ("Georgia-Italic", "Georgia", "regular", True, 1.12, 0.9169922, 0.2192383, "LiberationSerif-Italic"),
]
# Letters of such fonts by how much more they differ from the source: a ridge regression on the recorded widths, 15 of Marker Felt and 13 of
# Futura Condensed. With each left out in turn it is off by 1.7 and 0.6 points in the mean, 2.4 and 1 without.
FITTED = {
    "Marker Felt": {
        " ": 0.969, "-": 1.573, "A": 1.083, "D": 1.081, "F": 0.922, "L": 0.85, "M": 0.993, "O": 0.896, "P": 1.079, "Q": 0.864,
        "R": 1.013, "S": 1.023, "T": 1.062, "W": 1.105, "Y": 0.964, "a": 1.052, "b": 1.017, "c": 1.021, "d": 1.027, "e": 0.972,
        "f": 1.015, "h": 0.928, "i": 1.025, "k": 1.031, "l": 1.024, "m": 1.01, "n": 1.027, "o": 0.917, "p": 1.031, "r": 0.983,
        "s": 0.877, "t": 1.015, "u": 1.022, "v": 1.018, "x": 1.031, "y": 1.206,
    },
    "Futura Condensed": {
        " ": 0.989, "/": 1.132, "D": 0.881, "L": 0.894, "P": 0.981, "S": 0.865, "T": 1.07, "a": 1.057, "c": 1.012, "d": 1.043,
        "e": 0.994, "f": 1.161, "g": 0.953, "h": 0.991, "i": 1.063, "k": 0.984, "l": 1.105, "m": 1.048, "n": 0.924, "o": 1.009,
        "p": 1.074, "s": 1.1, "t": 0.931, "u": 0.994, "y": 1.064,
    },
}
# Courier: recorded widths of 0.6 em, and lines as high as the size.
MONOSPACED = [
    ("Courier", "Courier", "regular", False, 1228.8, 1544.19, 503.81), ("Courier-Bold", "Courier", "bold", False, 1228.8, 1544.19, 503.81),
    ("Courier-Oblique", "Courier", "regular", True, 1228.8, 1544.19, 503.81),
    ("Courier-BoldOblique", "Courier", "bold", True, 1228.8, 1544.19, 503.81),
    ("AndaleMono", "Andale Mono", "regular", False, 1229, 1901, 444),
    ("Menlo-Regular", "Menlo", "regular", False, 1233, 1901, 483), ("Menlo-Bold", "Menlo", "bold", False, 1233, 1901, 483),
    ("Menlo-Italic", "Menlo", "regular", True, 1233, 1901, 483), ("Menlo-BoldItalic", "Menlo", "bold", True, 1233, 1901, 483),
]


def row(name, family, weight, italic, units, ascender, descender, ascii, others, kerning, estimate=False):
    return {
        "name": name, "family": family, "weight": weight, "italic": italic, "estimate": estimate, "unitsPerEm": units,
        "ascender": round(ascender, 2), "descender": round(descender, 2), "ascii": ascii, "others": others, "kerning": kerning,
    }


def helvetica_neue(inter):
    """Kerning is that of Inter but beside small letters with strokes of their own: of 54 recorded texts 40 agree with it, 28 without, 33 with
    all of it."""
    faces = []
    result = {}
    for lefts, values in scaled_kerning(inter, 1000 / inter["unitsPerEm"]):
        for left, (rights, value) in itertools.product(lefts, values.items()):
            kept = [right for right in rights if not (left + right).islower() or left not in "vwkf" and right not in "vwk"]
            if kept:
                result.setdefault(left, {})[value] = kept
    kerning = grouped_rows(result)
    for name, weight, part, factor, ascender, descender, estimate in HELVETICA_NEUE_FACES:
        tables = []
        for table in HELVETICA_NEUE.values():
            widths = {c: w for c, w in table.items() if len(c) == 1}
            widths.update(zip(string.ascii_uppercase + string.ascii_lowercase, table["letters"]))
            widths.update(dict.fromkeys(string.digits, 556))
            tables.append(widths)
        mixed = {c: round((a + (tables[1][c] - a) * part) * factor, 1) for c, a in tables[0].items()}
        ascii = [mixed.get(c, 0) for c in ASCII]
        others = {c: w for c, w in mixed.items() if ord(c) > 126}
        italic = name + ("Italic" if "-" in name else "-Italic")
        for n, slanted in ((name, False), (italic, True)):
            faces.append(row(n, "Helvetica Neue", weight, slanted, 1000, ascender, descender, ascii, others, kerning, estimate))
    return faces


def similar(source, name, family, weight, italic, factor, ascender, descender):
    units = source["unitsPerEm"]
    fitted = FITTED.get(family, {})
    ascii = [round(w * factor * fitted.get(c, 1), 1) for c, w in zip(ASCII, source["ascii"])]
    others = {c: round(w * factor, 1) for c, w in source["others"].items()}
    return row(name, family, weight, italic, units, ascender * units, descender * units, ascii, others, source["name"], True)


def subtables(font):
    """The lookups of pair positioning in the order in which they apply."""
    if "GPOS" not in font:
        return []
    gpos = font["GPOS"].table
    records = gpos.FeatureList.FeatureRecord
    chosen = set()
    for script in gpos.ScriptList.ScriptRecord:
        if script.ScriptTag in ("latn", "DFLT") and script.Script.DefaultLangSys:
            indices = script.Script.DefaultLangSys.FeatureIndex
            found = {lookup for i in indices if records[i].FeatureTag == "kern" for lookup in records[i].Feature.LookupListIndex}
            if script.ScriptTag == "latn" or not chosen:
                chosen = found or chosen
    lookups = []
    for index in sorted(chosen):
        tables = []
        for table in gpos.LookupList.Lookup[index].SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType == 2:
                tables.append(table)
        lookups.append(tables)
    return lookups


def advance_change(value):
    return getattr(value, "XAdvance", 0) or 0 if value is not None else 0


def pair_value(tables, first, second):
    """The first subtable that covers a pair decides."""
    for table in tables:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            records = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
            for record in records:
                if record.SecondGlyph == second:
                    return advance_change(record.Value1)
        else:
            a = table.ClassDef1.classDefs.get(first, 0)
            b = table.ClassDef2.classDefs.get(second, 0)
            return advance_change(table.Class1Record[a].Class2Record[b].Value1)
    return 0


def pair_reader(font):
    """What a font adds between two glyphs, in its units."""
    lookups = subtables(font)
    old = {}
    if not lookups and "kern" in font:
        for table in font["kern"].kernTables:
            old.update(table.kernTable)
    for tables in lookups:
        for table in tables:
            table.Coverage.glyphs = list(table.Coverage.glyphs)
    return lambda *pair: sum(pair_value(tables, *pair) for tables in lookups) if lookups else old.get(pair, 0)


def kerning(font, cmap, characters=KERNED):
    """[[lefts, {rights: value}]] between letters, digits and stops."""
    value = pair_reader(font)
    units = font["head"].unitsPerEm
    result = {}
    for left in characters:
        for right in characters:
            if left not in cmap or right not in cmap:
                continue
            steps = round(value(cmap[left], cmap[right]) / units / KERNING_STEP)
            if steps:
                result.setdefault(left, {}).setdefault(round(steps * KERNING_STEP * units, 1), []).append(right)
    return grouped_rows(result)


def grouped_rows(result):
    """Letters of one shape kern alike: those with the same row share it."""
    grouped = {}
    for left, row in result.items():
        key = tuple(sorted((value, "".join(rights)) for value, rights in row.items()))
        grouped[key] = grouped.get(key, "") + left
    return [[lefts, {rights: value for value, rights in key}] for key, lefts in sorted(grouped.items(), key=lambda row: row[1])]


def shared_kerning(faces, measured):
    """Kerning takes most of the room and hardly differs between weights: a family has that of its regular and its bold face."""
    for family in {face["family"] for face in faces if face["name"] in measured}:
        own = [face for face in faces if face["family"] == family]
        for face in own:
            heavy = WEIGHTS.index(face["weight"]) >= WEIGHTS.index("semibold")
            sources = [f for f in own if not f["italic"] and f["weight"] == ("bold" if heavy else "regular")] or own
            if isinstance(face["kerning"], list) and sources[0] is not face:
                face["kerning"] = sources[0]["name"]
    by_name = {face["name"]: face for face in faces}
    for face in faces:
        while isinstance(face["kerning"], str) and isinstance(by_name[face["kerning"]]["kerning"], str):
            face["kerning"] = by_name[face["kerning"]]["kerning"]


def face(path, name, family, weight, italic, vertical=None, kerned=KERNED):
    font = TTFont(path, lazy=True)
    cmap = font.getBestCmap()
    characters = {chr(code): glyph for code, glyph in cmap.items()}
    hmtx = font["hmtx"]
    units = font["head"].unitsPerEm
    scale, ascender, descender = vertical or (units, font["hhea"].ascent, -font["hhea"].descent)
    return row(
        name, family, weight, italic, units, ascender * units / scale, descender * units / scale,
        [hmtx[characters[c]][0] if c in characters else 0 for c in ASCII],
        {c: hmtx[characters[c]][0] for c in OTHERS if c in characters}, kerning(font, characters, kerned))


def scaled_kerning(face, factor):
    return [[lefts, {rights: round(value * factor, 1) for rights, value in row.items()}] for lefts, row in face["kerning"]]


def kept(measured):
    """All faces in the order of the tables above: those that were measured, and of the others the rows that they have."""
    by_name = {face["name"]: face for face in json.loads(TARGET.read_text(encoding="utf-8"))} if TARGET.exists() else {}
    by_name |= {face["name"]: face for face in measured}
    names = [name for name, *_ in METRIC_COMPATIBLE]
    names += [pattern.format(style).rsplit(".", 1)[0] for _, pattern, styles in FAMILIES for style in styles]
    names += [name for name, *_ in MONOSPACED]
    return [by_name[name] for name in names if name in by_name]


def main():
    files = {}
    for root in sys.argv[1:]:
        for path in sorted(Path(root).rglob("*")):
            if path.suffix in (".ttf", ".otf"):
                files.setdefault(path.name, path)
    if not files:
        raise SystemExit(__doc__)
    faces = []
    for name, family, weight, italic, source, vertical in METRIC_COMPATIBLE:
        if source not in files:
            print(f"no {source}", file=sys.stderr)
            continue
        kerned = KERNED_WITH_SPACE if family in ("Arial", "Times New Roman") else KERNED
        faces.append(face(files[source], name, family, weight, italic, vertical, kerned))
        if family == "Palatino":
            kerning_of_capitals = [[lefts, row] for lefts, row in faces[-1]["kerning"] if lefts.isupper()]
            faces[-1] |= {"estimate": True, "kerning": kerning_of_capitals}
    for family, pattern, styles in FAMILIES:
        for style in styles:
            file = pattern.format(style)
            if file not in files:
                print(f"no {file}", file=sys.stderr)
                continue
            weight, italic = STYLES[style]
            faces.append(face(files[file], file.rsplit(".", 1)[0], family, weight, italic))
    for name, family, weight, italic, advance, ascender, descender in MONOSPACED:
        faces.append(row(name, family, weight, italic, 2048, ascender, descender, [advance] * 95, dict.fromkeys(OTHERS, advance), []))
    measured = {face["name"] for face in faces}
    faces = kept(faces)
    by_name = {face["name"]: face for face in faces}
    liberation = {source[:-4]: by_name[name] for name, _, _, _, source, _ in METRIC_COMPATIBLE if name in by_name}
    by_name |= liberation
    for name, (source, factor) in KERNED_LIKE.items():
        if name in measured:
            by_name[name]["kerning"] = scaled_kerning(by_name[source], factor)
    special = helvetica_neue(by_name["Inter-Regular"]) + [similar(by_name[source], *rest) for *rest, source in SIMILAR]
    faces = special + faces
    shared_kerning(faces, measured | {face["name"] for face in special})
    rows = [json.dumps(face, ensure_ascii=False, separators=(",", ":")) for face in faces]
    TARGET.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
    print(f"{len(rows)} faces, {sum(len(f['kerning']) for f in faces)} rows of kerning")


if __name__ == "__main__":
    main()
