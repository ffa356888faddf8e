"""Facts about the project and the machine that several steps of a release need."""

import json
import os
import platform
import re
import shutil
import subprocess
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGING = ROOT / "packaging"
PROGRAM = "layout-resolver"
AUTHORS = "the Layout Resolver authors"

# What a machine calls itself, and what images and Debian call it.
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64", "arm64": "arm64"}


class Fault(Exception):
    """Why there is no release: a sentence for whoever makes it."""


class LeftOut(Exception):
    """Why one part of a release cannot be made on this machine. The others are made all the same."""


def output(*command, **options):
    """What a command prints, without the last line break. A command that fails is a fault."""
    done = subprocess.run([str(each) for each in command], capture_output=True, text=True, cwd=ROOT, **options)
    if done.returncode:
        raise Fault(f"`{' '.join(map(str, command))}` ended with status {done.returncode}: {done.stderr.strip()[-600:]}")
    return done.stdout.rstrip("\n")


def has(tool):
    return shutil.which(tool) is not None


class Project:
    """One commit, and the version that it is released as."""

    def __init__(self, tag=None, repository=None):
        self.tag = tag or self._tag_of_head()
        self._repository = repository

    @cached_property
    def source_version(self):
        """The version in the sources. It stands in the contract, from where `./run generate` embeds it."""
        text = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
        found = re.search(r"^info:\n(?:  .*\n)*?  version: (\d+\.\d+\.\d+)$", text, re.M)
        if not found:
            raise Fault("openapi.yaml: info.version is no version such as 1.2.3")
        return found.group(1)

    @cached_property
    def commit(self):
        return output("git", "rev-parse", "HEAD")

    @cached_property
    def is_dirty(self):
        return output("git", "status", "--porcelain") != ""

    @property
    def revision(self):
        """The commit as the program says it."""
        return self.commit + ("-dirty" if self.is_dirty else "")

    @property
    def version(self):
        """The version in the names of files: that of the tag; where there is none, one that no release can have."""
        if self.tag:
            return self.source_version
        return f"{self.source_version}-dev.{self.commit[:12]}" + (".dirty" if self.is_dirty else "")

    @cached_property
    def epoch(self):
        """Seconds since 1970 that stand in all files: of the commit, unless SOURCE_DATE_EPOCH says others."""
        return int(os.environ.get("SOURCE_DATE_EPOCH") or output("git", "log", "-1", "--format=%ct"))

    @cached_property
    def architecture(self):
        machine = platform.machine()
        if machine not in ARCHITECTURES:
            raise Fault(f"no release is made for {machine}")
        return ARCHITECTURES[machine]

    @cached_property
    def repository(self):
        """The address of the repository without a slash at its end; None where nothing says it."""
        if self._repository:
            return self._repository.rstrip("/")
        if "GITHUB_REPOSITORY" in os.environ:
            return f"{os.environ.get('GITHUB_SERVER_URL', 'https://github.com')}/{os.environ['GITHUB_REPOSITORY']}"
        done = subprocess.run(["git", "remote", "get-url", "origin"], capture_output=True, text=True, cwd=ROOT)
        found = re.fullmatch(r"(?:https://|git@)([^/:]+)[/:](.+?)(?:\.git)?", done.stdout.strip())
        return f"https://{found.group(1)}/{found.group(2)}" if found else None

    def download(self, name):
        """Where a file of this release will be."""
        return f"{self.repository}/releases/download/{self.tag or 'v' + self.version}/{name}"

    @staticmethod
    def _tag_of_head():
        if os.environ.get("GITHUB_REF_TYPE") == "tag":
            return os.environ["GITHUB_REF_NAME"]
        done = subprocess.run(
            ["git", "describe", "--exact-match", "--tags", "--match", "v*"], capture_output=True, text=True, cwd=ROOT)
        return done.stdout.strip() or None

    @cached_property
    def manifest(self):
        return json.loads(output("swift", "package", "dump-package"))

    def dependencies(self):
        """The packages that are linked into the program, not those of tests: identity, address, version, folder."""
        targets = {target["name"]: target for target in self.manifest["targets"]}
        reached, packages = [PROGRAM], set()
        for name in reached:
            for dependency in targets[name]["dependencies"]:
                if "product" in dependency:
                    packages.add(dependency["product"][1].lower())
                    continue
                sibling = next(iter(dependency.values()))[0]
                if sibling in targets and sibling not in reached:
                    reached.append(sibling)
        tree = json.loads(output("swift", "package", "show-dependencies", "--format", "json"))
        found = [each for each in tree["dependencies"] if each["identity"].lower() in packages]
        if len(found) != len(packages) or any(each["dependencies"] for each in found):
            raise Fault("Scripts/release/project.py no longer knows what is linked: compare it with Package.swift")
        return [
            {"name": each["identity"], "url": each["url"].removesuffix(".git"), "version": each["version"],
             "folder": Path(each["path"])}
            for each in sorted(found, key=lambda each: each["identity"])
        ]
