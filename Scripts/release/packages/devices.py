"""The table of devices as packages of Python, Node and Swift: one file of data, its schema, and a small way to read it in each."""

import json

import files
from packages import npm, wheel
from packages.portable import description
from project import PROGRAM, ROOT

NAME = f"{PROGRAM}-devices"
CLIENTS = ROOT / "clients/devices"
DATA = ROOT / "Sources/LayoutCoding/Data/devices.json"


def catalogue(project):
    """The data as JSON, one device a line."""
    head = {"$schema": "./devices.schema.json", "version": project.source_version, "license": "MIT"}
    rows = [json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in json.loads(DATA.read_text(encoding="utf-8"))]
    return (json.dumps(head)[:-1] + ', "devices": [\n' + ",\n".join(rows) + "\n]}\n").encode()


def common(data):
    """What all packages have: data, schema, licence, how it is read."""
    members = {"devices.schema.json": CLIENTS / "devices.schema.json", "README.md": CLIENTS / "README.md", "LICENSE": ROOT / "LICENSE"}
    return {"devices.json": (data, False), **{name: (path.read_bytes(), False) for name, path in members.items()}}


def of_python(project, target, data):
    module = wheel.modules(CLIENTS / "python/layout_resolver_devices")
    module["layout_resolver_devices/devices.json"] = (data, False)
    module["layout_resolver_devices/devices.schema.json"] = ((CLIENTS / "devices.schema.json").read_bytes(), False)
    about = {
        "name": NAME, "facts": description()["devices"], "readme": CLIENTS / "README.md", "licence": "MIT",
        "licences": {"LICENSE": (ROOT / "LICENSE").read_bytes()}}
    return wheel.write(project, target, "py3-none-any", {"modules": module}, about)


def of_node(project, target, data):
    module = {path.name: (path.read_bytes(), False) for path in sorted((CLIENTS / "node").iterdir())}
    # A module, since no version of Node imports JSON as the others do.
    module["catalogue.js"] = (b"export default " + data.rstrip(b"\n") + b";\n", False)
    package = npm.about(
        project, NAME, description()["devices"], "MIT", type="module", types="./index.d.ts", sideEffects=False, exports={
            ".": {"types": "./index.d.ts", "default": "./index.js"}, "./devices.json": "./devices.json",
            "./devices.schema.json": "./devices.schema.json"})
    return npm.write(project, target, package, {**module, **common(data)})


def of_swift(project, target, data):
    """The sources of a package: what Swift's package manager takes is a folder or a repository."""
    folder = CLIENTS / "swift"
    stem = f"{NAME}-{project.version}-swift"
    members = {path.relative_to(folder).as_posix(): (path.read_bytes(), False)
               for path in sorted(folder.rglob("*.swift")) if ".build" not in path.parts}
    members |= {name: each for name, each in common(data).items() if name != "devices.json"}
    members["Sources/LayoutResolverDevices/devices.json"] = (data, False)
    path = target / f"{stem}.tar.gz"
    files.write_archive(path, {f"{stem}/{name}": each for name, each in members.items()}, project.epoch)
    return path


def write(project, target):
    """Writes the packages and the data by itself, and returns their paths: of Python, Node and Swift, then data and schema."""
    data = catalogue(project)
    plain = target / f"{NAME}-{project.version}.json"
    plain.write_bytes(data)
    schema = target / f"{NAME}-{project.version}.schema.json"
    schema.write_bytes((CLIENTS / "devices.schema.json").read_bytes())
    return [of_python(project, target, data), of_node(project, target, data), of_swift(project, target, data), plain, schema]
