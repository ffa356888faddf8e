"""The program, and what it links."""

import os
import re
import subprocess
from functools import cache
from pathlib import Path

from project import PROGRAM, ROOT, Fault, has, output

# Without symbols the program is a third smaller. What it would print with them is nothing that its users could read.
FLAGS = ["-c", "release", "-debug-info-format", "none", "--static-swift-stdlib", "-Xlinker", "-s", "--product", PROGRAM]


def build(project):
    """Builds the program and returns its path."""
    # Font files are read by every release (docs/decisions/0158-shaping-with-harfbuzz.md).
    environment = {"LAYOUT_RESOLVER_HARFBUZZ": "1", **os.environ, "REVISION": project.revision, "SOURCE_DATE_EPOCH": str(project.epoch)}
    done = subprocess.run(["swift", "build", *FLAGS], cwd=ROOT, env=environment)
    if done.returncode:
        raise Fault("the program does not build")
    path = Path(output("swift", "build", *FLAGS, "--show-bin-path", env=environment)) / PROGRAM
    told = output(path, "--version")
    if told != f"{project.source_version} ({project.revision})":
        raise Fault(f"the program says that it is {told}; expected {project.source_version} ({project.revision})")
    return path


class Library:
    """A shared library of the system that the program asks for by name."""

    def __init__(self, name, path):
        self.name, self.path = name, path
        self.package, self.version = debian_package(path) if path and not self.is_of_swift else (None, None)

    @property
    def is_of_swift(self):
        """Whether it is Swift's own: where the program was not linked as a release is."""
        return "/lib/swift/" in (self.path or "")


def libraries(program):
    """The libraries that the program itself asks for; theirs in turn are those of the system."""
    if not has("readelf"):
        raise Fault("a release needs readelf (Debian: binutils)")
    needed = re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "--dynamic", program))
    paths = dict(re.findall(r"^\s*(\S+) => (/\S+)", output("ldd", program), re.M))
    # The dynamic linker has no arrow.
    return [Library(name, paths.get(name)) for name in sorted(needed) if not name.startswith("ld-linux")]


@cache
def debian_package(path):
    """The package of the system that a file belongs to, and its version; nothing where there is no dpkg."""
    if not has("dpkg-query"):
        return None, None
    # A file may be known by the path from before /lib became a link.
    for candidate in dict.fromkeys([path, path.removeprefix("/usr"), f"/usr{path}", os.path.realpath(path)]):
        done = subprocess.run(["dpkg-query", "--search", candidate], capture_output=True, text=True)
        if done.returncode == 0:
            name = done.stdout.split(": ")[0].split(",")[0]
            return name.split(":")[0], output("dpkg-query", "--show", "--showformat=${Version}", name)
    return None, None


def swift_version():
    found = re.search(r"Swift version (\d+(?:\.\d+)+)", output("swift", "--version"))
    if not found:
        raise Fault("`swift --version` does not say its version")
    return found.group(1)


def licences(project):
    """The texts of the licences of what is linked into the program, by the name of the file they get."""
    compiler = Path(os.path.realpath(output("sh", "-c", "command -v swift")))
    candidates = [compiler.parent.parent / "share/swift/LICENSE.txt", Path("/usr/share/swift/LICENSE.txt")]
    swift = next((path for path in candidates if path.is_file()), None)
    if swift is None:
        raise Fault("the toolchain has no share/swift/LICENSE.txt")
    found = {"swift.txt": swift}
    for package in project.dependencies():
        texts = sorted(package["folder"].glob("LICENSE*")) + sorted(package["folder"].glob("NOTICE*"))
        if not texts:
            raise Fault(f"{package['name']} has no licence in {package['folder']}")
        for text in texts:
            suffix = "" if text.name.startswith("LICENSE") else "-NOTICE"
            found[f"{package['name']}{suffix}.txt"] = text
    return found
