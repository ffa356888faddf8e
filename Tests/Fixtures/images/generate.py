#!/usr/bin/env python3
"""Makes the image files of this folder and sizes.json, with other people's tools: Pillow, pillow-heif, heif-enc,
CairoSVG, ReportLab, pikepdf and exiftool. The sizes are those that these tools read back, not what was asked for.

    python3 generate.py
"""

import io
import json
import subprocess
from pathlib import Path

import cairosvg
import pikepdf
import pillow_heif
from PIL import Image
from reportlab.pdfgen import canvas

pillow_heif.register_heif_opener()
FOLDER = Path(__file__).parent
sizes = {}


def bitmap(name, size, **options):
    """Saves an image; its size is what Pillow reads back after turning it as its orientation says."""
    from PIL import ImageOps

    path = FOLDER / name
    mode = options.pop("mode", "RGB")
    Image.new(mode, size).save(path, **options)
    with Image.open(path) as image:
        sizes[name] = {"pixels": list(ImageOps.exif_transpose(image).size)}


def page(name, data):
    """Saves a PDF; its size is that of the first page's media box as qpdf reads it, turned as the page says."""
    path = FOLDER / name
    path.write_bytes(data)
    with pikepdf.open(path) as document:
        first = document.pages[0]
        box = [float(value) for value in first.mediabox]
        size = [box[2] - box[0], box[3] - box[1]]
        if int(first.obj.get("/Rotate", 0)) % 180:
            size.reverse()
        sizes[name] = {"points": size}


def packed(data):
    """The same PDF with its objects in compressed streams."""
    target = io.BytesIO()
    with pikepdf.open(io.BytesIO(data)) as document:
        document.save(target, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return target.getvalue()


def exif(orientation):
    tags = Image.Exif()
    tags[0x0112] = orientation
    return tags.tobytes()


bitmap("plain.png", (31, 17))
bitmap("gray.png", (1, 300), mode="L")
bitmap("plain.jpg", (40, 30))
bitmap("progressive.jpg", (33, 21), progressive=True)
for orientation in range(1, 9):
    bitmap(f"orientation-{orientation}.jpg", (40, 30), exif=exif(orientation))
# A large segment before the frame header.
bitmap("long-header.jpg", (50, 20), icc_profile=bytes(9000))
# Little-endian, as most cameras write it; Pillow writes big-endian.
bitmap("camera.jpg", (24, 36))
subprocess.run(
    ["exiftool", "-q", "-overwrite_original", "-n", "-Orientation=6", "-ExifByteOrder=II", "-Make=None",
     FOLDER / "camera.jpg"], check=True)
sizes["camera.jpg"] = {"pixels": [36, 24]}

bitmap("plain.heic", (64, 48), quality=20)
bitmap("turned.heic", (64, 48), quality=20, exif=exif(6))
bitmap("odd.heic", (61, 35), quality=20)
Image.new("RGB", (70, 90)).save(FOLDER / "source.png")
subprocess.run(["heif-enc", "-q", "20", "-o", FOLDER / "heif-enc.heic", FOLDER / "source.png"], check=True)
(FOLDER / "source.png").unlink()
with Image.open(FOLDER / "heif-enc.heic") as image:
    sizes["heif-enc.heic"] = {"pixels": list(image.size)}

SVG = '<svg xmlns="http://www.w3.org/2000/svg" {}><path d="M0 0h9v9z"/></svg>'
cairo = cairosvg.svg2pdf(bytestring=SVG.format('width="40" height="25"').encode())
page("cairo.pdf", cairo)
page("cairo-packed.pdf", packed(cairo))
buffer = io.BytesIO()
sheet = canvas.Canvas(buffer, pagesize=(24, 36.5), pageCompression=0)
sheet.line(0, 0, 9, 9)
sheet.showPage()
sheet.save()
page("reportlab.pdf", buffer.getvalue())
with pikepdf.open(io.BytesIO(buffer.getvalue())) as document:
    # The box stands in the page tree, does not begin at 0, and the page is turned.
    first = document.pages[0].obj
    del first["/MediaBox"]
    document.Root.Pages["/MediaBox"] = pikepdf.Array([10, 20, 60, 50])
    first["/Rotate"] = 90
    target = io.BytesIO()
    document.save(target, object_stream_mode=pikepdf.ObjectStreamMode.disable)
page("inherited.pdf", target.getvalue())
page("inherited-packed.pdf", packed(target.getvalue()))

(FOLDER / "sizes.json").write_text(json.dumps(sizes, indent=1, sort_keys=True) + "\n")
