"""Files that come out the same from the same contents: archives, checksums, filled templates."""

import gzip
import hashlib
import io
import json
import re
import tarfile

from project import Fault

CHUNK = 1 << 20
SUMS = "SHA256SUMS"
# How hard archives are packed.
LEVEL = 9


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while chunk := file.read(CHUNK):
            digest.update(chunk)
    return digest.hexdigest()


def write_sums(folder):
    """Writes the checksums of all other files of a folder, as `sha256sum --check` reads them."""
    names = sorted(path.name for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    (folder / SUMS).write_text("".join(f"{sha256(folder / name)}  {name}\n" for name in names), encoding="utf-8")
    return names


def packed(data):
    """gzip without the time and the name."""
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=buffer, compresslevel=LEVEL, mtime=0) as file:
        file.write(data)
    return buffer.getvalue()


def write_archive(path, members, epoch):
    """Writes a .tar.gz.

    members: contents as bytes or as a path, and whether they can be run, by name.
    """
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for name, (contents, is_program) in sorted(members.items()):
            data = contents if isinstance(contents, bytes) else contents.read_bytes()
            entry = tarfile.TarInfo(name)
            entry.size, entry.mtime, entry.mode = len(data), epoch, 0o755 if is_program else 0o644
            archive.addfile(entry, io.BytesIO(data))
    path.write_bytes(packed(buffer.getvalue()))


def json_text(value):
    """JSON for people and programs, with the last line break."""
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


PLACE = re.compile(r"@([A-Z0-9_]+)@")


def filled(template, values):
    """The text of a template with every `@NAME@` replaced. A name without a value is a fault, and so is a value without a place."""
    text = template.read_text(encoding="utf-8")
    names = set(PLACE.findall(text))
    if names != values.keys():
        raise Fault(f"{template.name} has the places {sorted(names)}, the script has {sorted(values)}")
    return PLACE.sub(lambda match: str(values[match.group(1)]), text)
