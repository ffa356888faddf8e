#!/usr/bin/env python3
"""Makes the archives of this folder: good ones with Info-ZIP and Python, and such as nobody may send, by changing
bytes at the places that PKWARE's APPNOTE.TXT says.

    python3 generate.py
"""

import io
import json
import shutil
import stat
import struct
import subprocess
import tempfile
import zipfile
import zlib
from pathlib import Path

FOLDER = Path(__file__).parent
IMAGES = FOLDER.parent / "images"
TIME = (2020, 1, 1, 0, 0, 0)
INFO = {"author": "xcode", "version": 1}


def contents(*rows, key="images", **more):
    return json.dumps({key: list(rows), "info": INFO, **more}).encode()


def image(name, **attributes):
    return {"idiom": "universal", "filename": name, **attributes}


# What Xcode would make: a namespace, variants, a colour, a file that no row names, and what macOS adds to archives.
TREE = {
    "App/Media.xcassets/Contents.json": json.dumps({"info": INFO}).encode(),
    "App/Media.xcassets/Icons/Contents.json": json.dumps(
        {"info": INFO, "properties": {"provides-namespace": True}}).encode(),
    "App/Media.xcassets/Icons/star.imageset/Contents.json": contents(
        image("star.png", scale="1x"), image("star@2x.png", scale="2x"), {"idiom": "universal", "scale": "3x"}),
    "App/Media.xcassets/Icons/star.imageset/star.png": (IMAGES / "plain.png").read_bytes(),
    "App/Media.xcassets/Icons/star.imageset/star@2x.png": (IMAGES / "plain.png").read_bytes(),
    "App/Media.xcassets/page.imageset/Contents.json": contents(image("page.pdf")),
    "App/Media.xcassets/page.imageset/page.pdf": (IMAGES / "inherited-packed.pdf").read_bytes(),
    "App/Media.xcassets/photo.imageset/Contents.json": contents(
        image("photo.heic", scale="2x"), image("turned.jpg", scale="2x", **{"width-class": "compact"})),
    "App/Media.xcassets/photo.imageset/photo.heic": (IMAGES / "plain.heic").read_bytes(),
    "App/Media.xcassets/photo.imageset/turned.jpg": (IMAGES / "orientation-6.jpg").read_bytes(),
    "App/Media.xcassets/photo.imageset/old.png": (IMAGES / "plain.png").read_bytes(),
    "App/Media.xcassets/tint.colorset/Contents.json": contents(
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {
            "red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}, key="colors"),
    "App/Media.xcassets/broken.imageset/Contents.json": b'{"images": {}}',
    "App/More.xcassets/tall.imageset/Contents.json": contents(image("tall.svg")),
    "App/More.xcassets/tall.imageset/tall.svg": b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 34"/>',
    "App/README.md": b"Not an asset.\n",
    "__MACOSX/App/Media.xcassets/._Contents.json": b"\0\5\26\7",
}


def archive(entries, method=zipfile.ZIP_DEFLATED):
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as made:
        for name, data, *mode in entries:
            entry = zipfile.ZipInfo(name, TIME)
            entry.compress_type = method
            entry.external_attr = (mode[0] if mode else stat.S_IFREG | 0o644) << 16
            made.writestr(entry, data)
    return bytearray(target.getvalue())


def records(data, signature):
    """Where records of a kind begin."""
    place = data.find(signature)
    while place >= 0:
        yield place
        place = data.find(signature, place + 4)


def patched(data, signature, offset, value, layout="<H"):
    data = bytearray(data)
    for place in records(data, signature):
        struct.pack_into(layout, data, place + offset, value)
    return data


def renamed(data, old, new):
    assert len(old) == len(new)
    return data.replace(old, new)


LOCAL, CENTRAL = b"PK\3\4", b"PK\1\2"
SET = "A.xcassets/a.imageset/Contents.json"
ROW = contents(image("a.png"))
plain = archive([(SET, ROW)])


def overlapping():
    """Thirty entries of the directory with the packed bytes of one."""
    data = archive([(f"A.xcassets/{index:02}.imageset/Contents.json", bytes(2000)) for index in range(30)],
                   zipfile.ZIP_STORED)
    first = next(records(data, LOCAL))
    one = data[first:next(iter(list(records(data, LOCAL))[1:]))]
    directory = bytearray(data[next(records(data, CENTRAL)):])
    for place in records(directory, CENTRAL):
        struct.pack_into("<I", directory, place + 42, 0)
    end = next(records(directory, b"PK\5\6"))
    struct.pack_into("<I", directory, end + 16, len(one))
    return one + directory


def damaged():
    data = bytearray(archive([(SET, ROW)], zipfile.ZIP_STORED))
    data[data.find(b"universal")] ^= 1
    return data


def streams():
    """PDFs with 16 MiB of blanks where objects should be."""
    packed = zlib.compress(b" " * (16 << 20), 9)
    pdf = b"%PDF-1.5\n1 0 obj<</Type/ObjStm/N 100000/First 0/Filter/FlateDecode>>stream\n" + packed + b"\nendstream"
    return archive([(f"A.xcassets/{index}.pdf", pdf) for index in range(8)])


files = {
    "pdf-streams.zip": streams(),
    "traversal.zip": archive([("A.xcassets/../../../etc/passwd", b"x")]),
    "absolute.zip": archive([("/A.xcassets/a.png", b"x")]),
    "backslash.zip": renamed(archive([("A.xcassets/..|..|x", b"x")]), b"..|..|x", b"..\\..\\x"),
    "drive.zip": archive([("C:/A.xcassets/a.png", b"x")]),
    "nul.zip": renamed(archive([("A.xcassets/a_b.png", b"x")]), b"a_b.png", b"a\0b.png"),
    "link.zip": archive([("A.xcassets/a.png", b"/etc/passwd", stat.S_IFLNK | 0o777)]),
    "device.zip": archive([("A.xcassets/a.png", b"", stat.S_IFCHR | 0o777)]),
    "encrypted.zip": patched(patched(plain, LOCAL, 6, 1), CENTRAL, 8, 1),
    "bzip2.zip": archive([(SET, ROW)], zipfile.ZIP_BZIP2),
    "duplicate.zip": renamed(archive([("A.xcassets/a.png", b"x"), ("A.xcassets/b.png", b"y")]), b"b.png", b"a.png"),
    "damaged.zip": damaged(),
    "bomb.zip": archive([("A.xcassets/a.png", bytes(10 << 20))]),
    "claims.zip": patched(plain, CENTRAL, 24, 0xFFFF_FFF0, "<I"),
    "overlapping.zip": overlapping(),
    "deep.zip": archive([("d/" * 40 + "A.xcassets/a.png", b"x")]),
    "truncated.zip": plain[:-30],
    "empty.zip": archive([]),
    "no-catalog.zip": archive([("Media/a.png", b"x")]),
    "large-contents.zip": archive([(SET, b" " * (2 << 20))]),
}
for name, data in files.items():
    (FOLDER / name).write_bytes(data)

with tempfile.TemporaryDirectory() as folder:
    for name, data in TREE.items():
        path = Path(folder) / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    target = FOLDER / "app.zip"
    target.unlink(missing_ok=True)
    subprocess.run(["zip", "-q", "-X", "-r", target, "App", "__MACOSX"], cwd=folder, check=True)
    # The same as a folder, for the command line.
    shutil.rmtree(FOLDER / "App", ignore_errors=True)
    shutil.copytree(Path(folder) / "App", FOLDER / "App")
