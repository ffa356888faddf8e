"""What the measurements need from the machine: valgrind, a C compiler, a copy of the program that valgrind can read."""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent

MISSING = 69


def require(tool, package, why):
    """The path of a tool; ends the program where it is not installed."""
    path = shutil.which(tool)
    if path is None:
        print(f"bench: {why} needs {tool}, which is not installed (Debian: {package})", file=sys.stderr)
        raise SystemExit(MISSING)
    return path


def compiled(name, directory, *flags):
    """Compiles a C file of this folder and returns the path of what came out."""
    compiler = shutil.which("clang") or shutil.which("cc") or require("gcc", "gcc", "compiling the peers")
    target = Path(directory) / Path(name).stem
    subprocess.run([compiler, "-O2", "-o", target, HERE / name, *flags], check=True)
    return str(target)


def without_debug_information(program, directory):
    """A copy of the program with symbols only: valgrind gives up on what Swift says for debuggers."""
    require("objcopy", "binutils", "counting instructions")
    copy = Path(directory) / "program"
    subprocess.run(["objcopy", "--strip-debug", program, copy], check=True)
    return str(copy)


def steady_environment(**more):
    """Variables under which two runs do the same: hashing without a random seed, and no clock that moves work to another
    thread because counting makes it slow."""
    return dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1", LAYOUT_RESOLVER_SOLVE_SECONDS="3600", **more)


def machine():
    """The processor, in a few words."""
    name = platform.processor() or platform.machine()
    try:
        for line in open("/proc/cpuinfo"):
            if line.startswith("model name"):
                name = line.split(":", 1)[1].strip()
                break
    except OSError:
        pass
    return f"{name}, {os.cpu_count()} cores, {platform.system()}"


def commit():
    result = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=HERE, capture_output=True, text=True)
    return result.stdout.strip() or "unknown commit"


def toolchain():
    """What decides how many instructions the same source takes."""
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.split("\n")[0]
    return f"{swift}; {' '.join(platform.libc_ver())}; {platform.machine()}"
