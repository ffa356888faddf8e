"""Packages for Node, as `npm pack` would make them, the same bytes from the same contents."""

import files
from files import json_text
from packages.portable import MACHINES, MANUAL, description
from project import AUTHORS, PROGRAM, ROOT

CLIENT = ROOT / "clients/typescript"


def version_of(project):
    """A letter before the commit, which may begin with 0: no number of Semantic Versioning does."""
    return project.version.replace("-dev.", "-dev.g")


def about(project, name, facts, licence, **more):
    """The file package.json."""
    repository = {"repository": {"type": "git", "url": f"git+{project.repository}.git"}} if project.repository else {}
    return {
        "name": name, "version": version_of(project), "description": facts["summary"], "keywords": facts["keywords"],
        "license": licence, "author": AUTHORS, **repository, "engines": {"node": description()["node"]}, **more}


def write(project, target, package, members):
    """Writes a package and returns its path. members: contents and whether they can be run, by path."""
    inside = {**members, "package.json": (json_text(package).encode(), False)}
    path = target / f"{package['name']}-{package['version']}.tgz"
    files.write_archive(path, {f"package/{name}": each for name, each in inside.items()}, project.epoch)
    return path


def of_program(project, portable, target):
    """The package that people name, and the one with the program of this machine, of which npm takes the one that fits."""
    machine = portable.machine
    name = f"{PROGRAM}-linux-{machine}"
    carried = about(
        project, name, description(), portable.licence, os=["linux"], cpu=[machine], libc=["glibc"], preferUnplugged=True)
    inside = {path: each for path, each in portable.tree.items() if path != MANUAL}
    inside |= {f"licenses/{path}": (data, False) for path, data in portable.licences.items()}
    inside |= {
        "LICENSE": (ROOT / "LICENSE", False), f"{PROGRAM}.spdx.json": (json_text(portable.bill).encode(), False),
        "README.md": (f"The program of the package `{PROGRAM}` for Linux on {machine}.\n".encode(), False)}
    own = {path.relative_to(CLIENT).as_posix(): (path, path.parent.name == "bin")
           for path in sorted(CLIENT.rglob("*")) if path.is_file() and path.parent.name != "tests"}
    own |= {"LICENSE": (ROOT / "LICENSE", False), MANUAL: portable.tree[MANUAL]}
    main = about(
        project, PROGRAM, description(), "MIT", type="module", bin={PROGRAM: f"bin/{PROGRAM}.js"}, man=[MANUAL],
        exports={".": {"types": "./index.d.ts", "default": "./index.js"}}, types="./index.d.ts",
        optionalDependencies={f"{PROGRAM}-linux-{each}": version_of(project) for each in sorted(MACHINES.values())})
    return [write(project, target, carried, inside), write(project, target, main, own)]
