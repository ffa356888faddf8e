"""Small trials of the scripts themselves, which `release.py --check` makes first."""

import io
import json
import tarfile
import tempfile
import zipfile
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import checks
import debian
import files
import image
import manual
import sbom
from packages import npm, portable, wheel
from project import Fault


def fault_of(action, *arguments):
    """What a call complains about; nothing if it does not."""
    try:
        action(*arguments)
        return None
    except Fault as fault:
        return str(fault)


def templates(folder):
    template = folder / "t"
    template.write_text("a @B@ c\n")
    return files.filled(template, {"B": 1}) == "a 1 c\n" and fault_of(files.filled, template, {}) is not None


def archives(folder):
    """Equal contents are equal bytes, whatever their order."""
    one = {"a": (b"1", True), "b": (b"2", False)}
    files.write_archive(folder / "1", one, 7)
    files.write_archive(folder / "2", dict(reversed(one.items())), 7)
    with tarfile.open(folder / "1") as archive:
        modes = [(entry.name, entry.mode, entry.mtime) for entry in archive]
    return files.sha256(folder / "1") == files.sha256(folder / "2") and modes == [("a", 0o755, 7), ("b", 0o644, 7)]


def wheels(folder):
    """Equal contents are equal bytes, each listed with its digest; scripts can be run."""
    project = SimpleNamespace(version="1.2.0-dev.ab", source_version="1.2.0", epoch=7, repository=None)
    (folder / "README.md").write_text("text")
    about = {"name": "a-b", "facts": {"summary": "s", "keywords": []}, "licence": "MIT", "licences": {"L": b"l"}, "readme": folder / "README.md"}
    members = {"modules": {"a_b/m.py": (b"1", False)}, "data": {"scripts/a": (b"2", True)}}
    path = wheel.write(project, folder, "py3-none-any", members, about)
    first = path.read_bytes()
    again = wheel.write(project, folder, "py3-none-any", dict(reversed(members.items())), about).read_bytes()
    with zipfile.ZipFile(path) as archive:
        rows = [row.split(",") for row in archive.read("a_b-1.2.0.dev0+ab.dist-info/RECORD").decode().splitlines()]
        modes = {entry.filename: entry.external_attr >> 16 for entry in archive.infolist()}
        listed = all(wheel.digest(archive.read(name)) == told[7:] for name, told, _ in rows[:-1])
    script = "a_b-1.2.0.dev0+ab.data/scripts/a"
    return first == again and listed and {row[0] for row in rows} == modes.keys() and modes[script] == 0o100755


def npm_versions(_):
    """A commit that begins with 0 is no number, which Semantic Versioning would refuse."""
    return npm.version_of(SimpleNamespace(version="1.2.0-dev.0123")) == "1.2.0-dev.g0123"


def given(_):
    """What every system has stays there, what is called alike does not."""
    names = {"libc.so.6": True, "ld-linux-x86-64.so.2": True, "libstdc++.so.6": True, "libcurl.so.4": False, "libminizip.so.1": False}
    return all(bool(portable.GIVEN.fullmatch(name)) == expected for name, expected in names.items())


def sums(folder):
    (folder / "x").write_text("")
    files.write_sums(folder)
    return (folder / files.SUMS).read_text() == f"{sha256(b'').hexdigest()}  x\n"


def tags(_):
    def found(tag, is_dirty=False):
        return list(checks.versions(SimpleNamespace(tag=tag, source_version="0.0.0", is_dirty=is_dirty)))
    return not found(None) and len(found("v0.0.1")) == 2 and len(found("v0.0.0", True)) == 2


def versions(_):
    """What is not released sorts before what is."""
    return debian.version_of(SimpleNamespace(version="1.2.0-dev.ab")) == "1.2.0~dev.ab-1"


def manuals(_):
    return manual.escaped(".a-b\\c\nd") == "\\&.a\\-b\\ec\nd"


def addresses(_):
    return sbom.debian_address("g++", "1:2+b", "debian", "debian-12", "amd64") == (
        "pkg:deb/debian/g%2B%2B@1%3A2%2Bb?arch=amd64&distro=debian-12")


def layers(_):
    """The last layer that has a file wins, and a blob with other contents is noticed."""
    def tar(members):
        buffer = io.BytesIO()
        with tarfile.open(fileobj=buffer, mode="w") as archive:
            for name, data in members.items():
                entry = tarfile.TarInfo(name)
                entry.size = len(data)
                archive.addfile(entry, io.BytesIO(data))
        return buffer.getvalue()

    blobs = [tar({"./f": b"old", "g": b"g"}), tar({"f": b"new"})]
    digests = [sha256(data).hexdigest() for data in blobs]
    manifest = json.dumps({"layers": [{"digest": f"sha256:{digest}"} for digest in digests]}).encode()
    name = sha256(manifest).hexdigest()
    index = json.dumps({"manifests": [{"digest": f"sha256:{name}"}]}).encode()
    stored = {f"blobs/sha256/{digest}": data for digest, data in zip([*digests, name], [*blobs, manifest])}
    with tarfile.open(fileobj=io.BytesIO(tar({"index.json": index, **stored}))) as archive:
        found = image.read_layers(archive, ["f", "g", "h"])
    damaged = {**stored, f"blobs/sha256/{digests[1]}": blobs[0]}
    with tarfile.open(fileobj=io.BytesIO(tar({"index.json": index, **damaged}))) as archive:
        return found == (name, {"f": b"new", "g": b"g", "h": None}) and fault_of(image.read_layers, archive, ["f"]) is not None


TRIALS = [templates, archives, wheels, npm_versions, given, sums, tags, versions, manuals, addresses, layers]


def run():
    """Raises a fault that names the trials that failed."""
    failed = []
    for trial in TRIALS:
        with tempfile.TemporaryDirectory() as name:
            if not trial(Path(name)):
                failed.append(trial.__name__)
    if failed:
        raise Fault(f"the scripts of the release fail their own trials: {', '.join(failed)}")
