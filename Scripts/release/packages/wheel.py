"""Wheels for Python, the same bytes from the same contents."""

import base64
import hashlib
import io
import time
import zipfile

import files
from files import json_text
from packages.portable import description
from project import AUTHORS, PROGRAM, ROOT

CLIENT = ROOT / "clients/python"
# What pytest loads.
ENTRIES = "[pytest11]\nlayout_resolver = layout_resolver.pytest_plugin\n"
MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


def version_of(project):
    """A version that is not released sorts before the one that it will be (PEP 440)."""
    return project.version.replace("-dev.", ".dev0+")


def modules(folder):
    """The modules of a package, and what they read."""
    found = sorted(path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder.parent).as_posix(): (path.read_bytes(), False) for path in found}


def metadata(project, name, facts, licence, licences, readme):
    """The file METADATA."""
    lines = [
        "Metadata-Version: 2.4", f"Name: {name}", f"Version: {version_of(project)}", f"Summary: {facts['summary']}",
        f"Author: {AUTHORS}", f"Keywords: {','.join(facts['keywords'])}", f"License-Expression: {licence}",
        *(f"License-File: {each}" for each in sorted(licences)),
        *([f"Project-URL: Source, {project.repository}"] if project.repository else []),
        f"Requires-Python: {description()['python']}", "Classifier: Topic :: Software Development :: Quality Assurance",
        "Classifier: Typing :: Typed", "Description-Content-Type: text/markdown", "", readme.read_text(encoding="utf-8")]
    return "\n".join(lines).encode()


def write(project, target, tag, members, about):
    """Writes a wheel and returns its path.

    tag: what it runs on, such as `py3-none-any`.
    members: contents and whether they can be run, by the path below the folder of modules, or below `SCHEME/` in `data`.
    about: name, facts, licence and licences as `metadata` takes them, and further files of `.dist-info`.
    """
    stem = f"{about['name'].replace('-', '_')}-{version_of(project)}"
    licences = {f"licenses/{name}": data for name, data in about["licences"].items()}
    inside = {
        **members.get("modules", {}),
        **{f"{stem}.data/{path}": each for path, each in members.get("data", {}).items()},
        **{f"{stem}.dist-info/{name}": (data, False) for name, data in {**licences, **about.get("info", {})}.items()}}
    facts = metadata(project, about["name"], about["facts"], about["licence"], about["licences"], about["readme"])
    inside[f"{stem}.dist-info/METADATA"] = (facts, False)
    is_pure = "true" if tag.endswith("-any") else "false"
    generator = f"Wheel-Version: 1.0\nGenerator: {PROGRAM}-release {project.source_version}\nRoot-Is-Purelib: {is_pure}\nTag: {tag}\n"
    inside[f"{stem}.dist-info/WHEEL"] = (generator.encode(), False)
    record = f"{stem}.dist-info/RECORD"
    rows = [f"{path},sha256={digest(data)},{len(data)}" for path, (data, _) in sorted(inside.items())]
    inside[record] = ("\n".join([*rows, f"{record},,", ""]).encode(), False)
    path = target / f"{stem}-{tag}.whl"
    path.write_bytes(zipped(inside, project.epoch))
    return path


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def zipped(members, epoch):
    """An archive with the facts of the package last, as wheels have them."""
    buffer = io.BytesIO()
    # The format has no time before 1980.
    date = max(time.gmtime(epoch)[:6], (1980, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=files.LEVEL) as archive:
        for name in sorted(members, key=lambda name: (".dist-info/" in name, name)):
            data, is_program = members[name]
            entry = zipfile.ZipInfo(name, date)
            entry.compress_type, entry.create_system = zipfile.ZIP_DEFLATED, 3
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            archive.writestr(entry, data)
    return buffer.getvalue()


def of_program(project, portable, target):
    """Two wheels of one name: that of this machine with the program, and one for all others, which asks a service."""
    glibc = "_".join(map(str, portable.glibc))
    tag = f"py3-none-manylinux_{glibc}_{MACHINES[project.architecture]}"
    data = {}
    for path, (contents, is_program) in portable.tree.items():
        # Where pip puts scripts is beside where it puts the rest.
        data[path.replace("bin/", "scripts/", 1) if is_program else f"data/{path}"] = (contents, is_program)
    client = modules(CLIENT / "layout_resolver")
    about = {"name": PROGRAM, "facts": description(), "readme": CLIENT / "README.md"}
    entries = {"entry_points.txt": ENTRIES.encode()}
    own = {"LICENSE": (ROOT / "LICENSE").read_bytes()}
    carrying = {
        **about, "licence": portable.licence, "licences": {**own, **portable.licences},
        "info": {**entries, f"sboms/{PROGRAM}.spdx.json": json_text(portable.bill).encode()}}
    return [
        write(project, target, tag, {"modules": client, "data": data}, carrying),
        write(project, target, "py3-none-any", {"modules": client}, {**about, "licence": "MIT", "licences": own, "info": entries})]
