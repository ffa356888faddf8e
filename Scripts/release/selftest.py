"""Small trials of the scripts themselves, which `release.py --check` makes first."""

import io
import json
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace

import checks
import debian
import files
import image
import manual
import sbom
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


TRIALS = [templates, archives, sums, tags, versions, manuals, addresses, layers]


def run():
    """Raises a fault that names the trials that failed."""
    failed = []
    for trial in TRIALS:
        with tempfile.TemporaryDirectory() as name:
            if not trial(Path(name)):
                failed.append(trial.__name__)
    if failed:
        raise Fault(f"the scripts of the release fail their own trials: {', '.join(failed)}")
