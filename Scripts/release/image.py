"""The image as an OCI archive, built by whichever engine the machine has."""

import hashlib
import io
import json
import re
import subprocess
import tarfile

import sbom
from project import PROGRAM, ROOT, Fault, LeftOut, has


def engine():
    """An engine that works here. The client of Docker alone, without its engine, does not."""
    for name, question in [
        ("docker", ["docker", "version"]), ("podman", ["podman", "info"]), ("buildah", ["buildah", "info"])]:
        if has(name) and subprocess.run(question, capture_output=True).returncode == 0:
            return name
    raise LeftOut("there is no docker with buildx, no podman and no buildah that works")


def commands(name, project, path, tag):
    """What the engine is to do, one command after the other."""
    arguments = []
    for key, value in {
        "VERSION": project.version, "REVISION": project.revision, "CREATED": sbom.timestamp(project.epoch),
        "SOURCE": project.repository or ""}.items():
        arguments += ["--build-arg", f"{key}={value}"]
    if name == "docker":
        return [["docker", "buildx", "build", *arguments, "--output", f"type=oci,dest={path}", "--provenance=false", "."]]
    # OCI has no health check; whoever wants it builds with `./run image`.
    build = [name, "build", *arguments, "--format", "oci", "--timestamp", str(project.epoch), "--tag", tag, "."]
    push = ["push", tag, f"oci-archive:{path}:{project.version}"]
    return [build, [name, *push]]


def write(project, target, program_bill):
    """Writes the archive and its bill of materials into a folder and returns their paths."""
    name = engine()
    path = target / f"{PROGRAM}-{project.version}-image-{project.architecture}.oci.tar"
    path.unlink(missing_ok=True)
    for command in commands(name, project, path, f"localhost/{PROGRAM}:{project.version}"):
        if subprocess.run(command, cwd=ROOT).returncode:
            raise Fault(f"the image does not build: `{' '.join(command[:3])}` failed; --without image leaves it out")
    bill = path.with_name(path.name.replace(".oci.tar", ".spdx.json"))
    sbom.write(bill, bill_of(project, path, program_bill))
    return [path, bill]


def bill_of(project, path, program_bill):
    """The bill of materials of an OCI archive, from the list of packages in its layers."""
    with tarfile.open(path) as archive:
        digest, files = read_layers(archive, ["var/lib/dpkg/status", "etc/os-release", "usr/lib/os-release"])
    status, release = files["var/lib/dpkg/status"], files["usr/lib/os-release"] or files["etc/os-release"]
    if status is None or release is None:
        raise Fault(f"{path.name} has no list of Debian packages")
    system = {key: value.strip('"') for key, value in re.findall(r"^(\w+)=(.*)$", release.decode(), re.M)}
    return sbom.of_image(project, digest, status.decode(), system, program_bill)


def read_layers(archive, names):
    """The digest of the image in an archive, and the contents of files as its last layer that has them says; None for none."""
    index = json.load(archive.extractfile("index.json"))
    digest = index["manifests"][0]["digest"].removeprefix("sha256:")
    manifest = blob(archive, digest)
    files = dict.fromkeys(names)
    for layer in json.loads(manifest)["layers"]:
        with tarfile.open(fileobj=io.BytesIO(blob(archive, layer["digest"].removeprefix("sha256:")))) as contents:
            for entry in contents:
                name = entry.name.removeprefix("./")
                if name in files and entry.isfile():
                    files[name] = contents.extractfile(entry).read()
    return digest, files


def blob(archive, digest):
    data = archive.extractfile(f"blobs/sha256/{digest}").read()
    if hashlib.sha256(data).hexdigest() != digest:
        raise Fault(f"blob {digest} of the image has other contents")
    return data
