#!/usr/bin/env python3
"""Holds what the program measures with font files against hb-shape and against the tables of the files.

    check-fonts.py PROGRAM FOLDER [--families N]

FOLDER has font files in any folders below it, such as Debian's packages fonts-* unpacked. Of each family one face is taken, of 40 texts each its
width at 17 points (hb-shape, Debian: libharfbuzz-bin; at most 0.1 points) and the height of a line (hhea, or OS/2 where its flag says so).
Texts with characters that a face lacks are left out. Exit status 1 where a face differs.
"""

import argparse
import json
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

TEXTS = """Hello|Hello, World!|The quick brown fox jumps over the lazy dog|AVATAR|Tomorrow|Yes, we can.|Wave|P.S. To whom it may concern|office
affluent|fjord|difficult|first flight|1,234.56|$99.99|100 %|12:30 PM|(555) 123-4567|name@example.com|https://example.com/path?q=1
Größe|Äußerung|Crème brûlée|naïve café|Ångström|Žluťoučký kůň|São Paulo|El Niño|¿Qué tal?|“Quoted” text|it’s – really — fine…
LT Ty We Vo Ay Fa|Save Changes|Cancel|Sign in with Apple|Add to Cart|WWW|iiiiii|Terms & Conditions|a"""
SIZE = 17
# A width is rounded up to a third of a point: so much larger than it is asked for, that is a hundredth.
SCALE = 60


def tables(font):
    return {tag: (offset, length) for tag, _, offset, length in
            (struct.unpack(">4sIII", font[12 + 16 * i:28 + 16 * i]) for i in range(struct.unpack(">H", font[4:6])[0]))}


def heights(font):
    """Units per em, ascender and descender as the tables of a file say them."""
    found = tables(font)
    number = lambda table, place, kind=">h": struct.unpack_from(kind, font, found[table][0] + place)[0]
    units = number(b"head", 18, ">H")
    if b"OS/2" in found and number(b"OS/2", 62, ">H") & 1 << 7:
        return units, number(b"OS/2", 68), -number(b"OS/2", 70)
    return units, abs(number(b"hhea", 4)), abs(number(b"hhea", 6))


def name(font, wanted):
    """A name of a file that Windows or Unicode has, in English."""
    offset = tables(font)[b"name"][0]
    count, strings = struct.unpack_from(">HH", font, offset + 2)
    for i in range(count):
        platform, _, language, ident, length, place = struct.unpack_from(">6H", font, offset + 6 + 12 * i)
        if ident == wanted and (platform == 0 or platform == 3 and language == 0x409):
            start = offset + strings + place
            return font[start:start + length].decode("utf-16-be")
    return None


def shaped(path, text):
    """The width that hb-shape gives in units, None where the face lacks a character."""
    answer = subprocess.run(["hb-shape", "--no-glyph-names", "--output-format=json", "--language=und", str(path), text],
                            capture_output=True, check=True, text=True).stdout
    glyphs = json.loads(answer)
    return None if any(glyph["g"] == 0 for glyph in glyphs) else sum(glyph["ax"] for glyph in glyphs)


def measured(program, path, names, texts):
    """The sizes of labels, one for each text, in the face of a file."""
    labels = [{"id": f"v{i}", "type": "label", "text": text, "font": {"name": names, "pointSize": SIZE * SCALE}} for i, text in enumerate(texts)]
    places = [f"v{i}.{edge} == root.{edge}" for i in range(len(texts)) for edge in ("leading", "top")]
    document = {"device": "iPhone 16", "hierarchy": {"id": "root", "subviews": labels}, "constraints": places}
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / path.name).write_bytes(path.read_bytes())
        answer = subprocess.run([program, "resolve", "-", "--fonts", folder, "--format", "json"], input=json.dumps(document), capture_output=True, text=True)
    if answer.returncode != 0:
        sys.exit(f"{path}: {answer.stderr}")
    views = json.loads(answer.stdout)
    told = [one for one in views["diagnostics"] if one["code"] == "contentSizeEstimated"]
    frames = [views["views"][f"v{i}"]["frame"] for i in range(len(texts))]
    return [(frame["width"] / SCALE, frame["height"] / SCALE) for frame in frames], told


def check(program, path):
    """What a face comes to: texts, the worst width, the worst height."""
    font = path.read_bytes()
    units, ascender, descender = heights(font)
    texts = [(text, width) for text in TEXTS.replace("\n", "|").split("|") if (width := shaped(path, text)) is not None]
    sizes, told = measured(program, path, name(font, 6), [text for text, _ in texts])
    widths = [abs(size[0] - width / units * SIZE) for size, (_, width) in zip(sizes, texts)]
    tall = [abs(size[1] - (ascender + descender) / units * SIZE) for size in sizes]
    return len(texts), max(widths, default=0), max(tall, default=0), told


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--families", type=int, default=100, help="how many families at most")
    arguments = parser.parse_args()
    families = {}
    for path in sorted(arguments.folder.rglob("*.[to]tf")):
        if path.is_symlink() or "Italic" in path.name or "Oblique" in path.name:
            continue
        font = path.read_bytes()
        family = name(font, 16) or name(font, 1)
        if family and name(font, 6) and ("Regular" in path.name or family not in families):
            families[family] = path
    failures = texts = 0
    chosen = [one for one in families.items() if shaped(one[1], "Hello") is not None][:arguments.families]
    for family, path in chosen:
        count, width, height, told = check(arguments.program, path)
        texts += count
        isRight = count > 0 and width <= 0.1 and height <= 0.1 and not told
        failures += not isRight
        print(f"{'ok' if isRight else 'WRONG':6} {family:32} {count:3} texts, width {width:.3f}, height {height:.3f}{' ' + told[0]['message'] if told else ''}")
    print(f"{len(chosen)} families, {texts} texts, {failures} wrong")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
