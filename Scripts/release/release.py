#!/usr/bin/env python3
"""Makes the files of a release on this machine, for its own architecture.

    release.py [--output DIR] [--tag TAG] [--repository URL] [--without PART]…
    release.py --check      only checks: these scripts, versions, templates, the service, the Dockerfile; builds nothing
    release.py --packages --program PROGRAM
                            only makes the packages of Python and Node of a program and tries them, in a folder that goes again
    release.py --sums       only writes SHA256SUMS anew, over files that several machines made

Parts: program (an archive with the program and its bill of materials), debian, packages (wheels for Python, packages for Node, each
installed and tried), devices (their table as data, for Python, Node and Swift), schemas, source (with the Homebrew formula), image.
What this machine cannot make is left out, and said. A tag must be the version of the sources. Exit status 1 for a fault.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from functools import cached_property
from pathlib import Path

import binary
import checks
import debian
import files
import image
import sbom
import selftest
from packages import devices, devicetrial, npm, trial, wheel
from packages.portable import Portable
from project import PACKAGING, PROGRAM, ROOT, Fault, LeftOut, Project

PARTS = ["program", "debian", "packages", "devices", "schemas", "source", "image"]


def say(text):
    print(f"release: {text}", file=sys.stderr)


class Release:
    """The files of one release, as they are made."""

    def __init__(self, project, target, program=None):
        self.project, self.target = project, target
        self.program = program or binary.build(project)
        self.licences = binary.licences(project)
        self.stem = f"{PROGRAM}-{project.version}-linux-{project.architecture}"

    @cached_property
    def portable(self):
        """The program with its libraries."""
        return Portable(self.project, self.program, self.licences)

    def make_program(self):
        bill = self.target / f"{self.stem}.spdx.json"
        sbom.write(bill, self.portable.bill)
        archive = self.target / f"{self.stem}.tar.gz"
        members = {**self.portable.tree, f"{PROGRAM}.spdx.json": (bill, False)}
        for name in ("LICENSE", "README.md", "CHANGELOG.md"):
            members[name] = (ROOT / name, False)
        for name, text in self.portable.licences.items():
            members[f"licenses/{name}"] = (text, False)
        files.write_archive(archive, {f"{self.stem}/{name}": each for name, each in members.items()}, self.project.epoch)
        trial.of_archive(archive, say)
        return [archive, bill]

    def make_debian(self):
        return [debian.write(self.project, self.program, self.licences, self.target)]

    def make_packages(self):
        wheels = wheel.of_program(self.project, self.portable, self.target)
        packages = npm.of_program(self.project, self.portable, self.target)
        trial.run_all(wheels, packages, self.portable.machine, say)
        return [*wheels, *packages]

    def make_devices(self):
        made = devices.write(self.project, self.target)
        devicetrial.run_all(made, say)
        return made

    def make_schemas(self):
        """For catalogues of schemas: of documents, and of .layout-resolver.yml."""
        made = []
        for name, source in (("document", "Sources/EmbeddedData/Generated/document-schema.json"), ("config", "docs/schemas/config.json")):
            path = self.target / f"{PROGRAM}-{self.project.version}-{name}.schema.json"
            path.write_bytes((ROOT / source).read_bytes())
            made.append(path)
        return made

    def make_source(self):
        """The sources as one file, whose checksum does not change, and the formula that builds them."""
        stem = f"{PROGRAM}-{self.project.version}-source"
        archive = self.target / f"{stem}.tar.gz"
        plain = subprocess.run(
            ["git", "archive", "--format=tar", f"--prefix={stem}/", "HEAD"], capture_output=True, cwd=ROOT, check=True)
        archive.write_bytes(files.packed(plain.stdout))
        if self.project.repository is None:
            say("left out: the formula, since nothing says where the repository is (--repository URL)")
            return [archive]
        formula = self.target / f"{PROGRAM}.rb"
        formula.write_text(formula_text(self.project, archive), encoding="utf-8")
        return [archive, formula]

    def make_image(self):
        return image.write(self.project, self.target, sbom.of_program(self.project, self.program))


def formula_text(project, archive):
    values = {
        "HOMEPAGE": project.repository, "URL": project.download(archive.name), "VERSION": project.version,
        "SHA256": files.sha256(archive), "REVISION": project.commit}
    return files.filled(PACKAGING / f"homebrew/{PROGRAM}.rb.in", values)


def make(project, target, parts, program=None):
    """Makes the parts, and returns why some are missing."""
    target.mkdir(parents=True, exist_ok=True)
    refuse_others(project, target)
    release = Release(project, target, program)
    missing = []
    try:
        for part in parts:
            try:
                for path in getattr(release, f"make_{part}")():
                    say(f"{path.name}, {path.stat().st_size:,} bytes")
            except LeftOut as reason:
                missing.append(f"{part}: {reason}")
    finally:
        files.write_sums(target)
    others = sorted({"amd64", "arm64"} - {project.architecture})
    missing += [f"everything for {other}: run this on such a machine, then --sums over all files" for other in others]
    return missing


def refuse_others(project, target):
    """Files of two versions in one folder would be published together."""
    own = {project.version, debian.version_of(project), npm.version_of(project)}
    numbered = [path.name for path in target.glob(f"{PROGRAM}[-_]*")]
    others = [name for name in numbered if not any(f"{mark}{version}" in name for mark in "-_" for version in own)]
    if others:
        raise Fault(f"{target} has files of another version, such as {others[0]}: empty it, or choose another with --output")


def parsed(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=ROOT / ".build/dist")
    parser.add_argument("--tag", help="the tag of the release; else that of the commit, if it has one")
    parser.add_argument("--repository", help="the address of the repository, for links in files")
    parser.add_argument("--without", action="append", choices=PARTS, default=[], help="leave a part out")
    parser.add_argument("--program", type=Path, help="a program that is built already, in place of a build")
    parser.add_argument("--packages", action="store_true", help="only make the packages of Python and Node, and try them")
    parser.add_argument("--check", action="store_true", help="only check")
    parser.add_argument("--sums", action="store_true", help="only write SHA256SUMS")
    return parser.parse_args(arguments)


def main(arguments):
    options = parsed(arguments)
    # Git runs where the sources are; the folder is named from where the command was given.
    target = Path(os.environ.get("CALLER", os.getcwd())) / options.output
    if options.sums:
        say(f"{len(files.write_sums(target))} files in {target / files.SUMS}")
        return
    project = Project(options.tag, options.repository)
    checks.check(project)
    if options.check:
        selftest.run()
        say(f"{project.source_version} could be released" + ("" if project.tag else ", but no tag says so"))
        return
    program = options.program and Path(os.environ.get("CALLER", os.getcwd())) / options.program
    if options.packages:
        # Nobody keeps them.
        files.LEVEL = 1
        with tempfile.TemporaryDirectory() as folder:
            release = Release(project, Path(folder), program)
            release.make_packages()
            release.make_devices()
        return
    for reason in make(project, target, [part for part in PARTS if part not in options.without], program):
        say(f"left out: {reason}")
    say(f"done: {target}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Fault as fault:
        say(fault)
        raise SystemExit(1)
