"""Installs packages as their users do, from the files alone, and has them answer the first example of the README."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from packages.portable import GIVEN, LIBRARIES
from project import PROGRAM, ROOT, Fault, has

FITS = "Screen.load('form.json').on('iPhone SE')"
EXAMPLE = ROOT / "examples/form.json"


def expected():
    """What the README says that the first example answers."""
    found = re.search(r"<!-- answer: examples/form\.json -->\n```text\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)
    if not found:
        raise Fault("README.md has no answer to examples/form.json")
    return found.group(1)


def run(folder, *command, **variables):
    """What a command prints in a folder, with nothing on the PATH but the system, and no index of packages."""
    environment = {
        "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": str(folder), "LANG": "C.UTF-8", "PIP_NO_INDEX": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1", "npm_config_offline": "true", "npm_config_audit": "false", "npm_config_fund": "false",
        "npm_config_update_notifier": "false", **variables}
    done = subprocess.run(list(map(str, command)), cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        words = " ".join(map(str, command))
        raise Fault(f"`{words}` ended with status {done.returncode}: {(done.stdout + done.stderr).strip()[-1500:]}")
    return done.stdout


def answers(program, folder):
    """Whether a program that was installed answers, with the libraries that came with it."""
    shutil.copy(EXAMPLE, folder / "form.json")
    told = run(folder, program, "resolve", "--format", "text", "form.json")
    if told != expected():
        raise Fault(f"{program} answers the first example of the README otherwise:\n{told}")


def carries(program):
    """Whether the dynamic linker takes nothing from this machine but what every machine has."""
    home = Path(os.path.realpath(program)).parent.parent / LIBRARIES
    for name, path in re.findall(r"^\s*(\S+) => (.+?)(?: \(0x|$)", run(Path("/"), "ldd", program), re.M):
        if Path(path).parent.resolve() != home and not GIVEN.fullmatch(name):
            raise Fault(f"{program} takes {name} from {path}")


def of_wheels(folder, wheels, _):
    """The wheel of this machine in an environment of its own, and in a folder, as `pip install --target` makes it."""
    run(folder, sys.executable, "-m", "venv", folder / "venv")
    began = time.monotonic()
    run(folder, folder / "venv/bin/python", "-m", "pip", "install", "--find-links", wheels[0].parent, PROGRAM)
    took = time.monotonic() - began
    installed = folder / f"venv/bin/{PROGRAM}"
    answers(installed, folder)
    carries(installed)
    for name in ("man/man1/layout-resolver.1", "bash-completion/completions/layout-resolver", "zsh/site-functions/_layout-resolver"):
        if not (folder / "venv/share" / name).is_file():
            raise Fault(f"the wheel brings no share/{name}")
    run(folder, folder / "venv/bin/python", "-m", "layout_resolver", "--version")
    run(folder, folder / "venv/bin/python", "-c", f"from layout_resolver import Screen; assert {FITS}.fits()")
    run(folder, folder / "venv/bin/python", "-m", "pip", "install", "--target", folder / "apart", wheels[0])
    answers(folder / f"apart/bin/{PROGRAM}", folder)
    carries(folder / f"apart/bin/{PROGRAM}")
    run(folder, sys.executable, "-m", "layout_resolver", "--version", PYTHONPATH=str(folder / "apart"))
    return took


def of_npm(folder, packages, machine):
    """The packages of Node in a project, and for all users of a prefix."""
    (folder / "package.json").write_text(json.dumps({"name": "trial", "private": True}))
    began = time.monotonic()
    run(folder, "npm", "install", *packages)
    took = time.monotonic() - began
    answers(folder / f"node_modules/.bin/{PROGRAM}", folder)
    carries(folder / f"node_modules/{PROGRAM}-linux-{machine}/bin/{PROGRAM}")
    (folder / "fits.mjs").write_text(f"import {{ Screen }} from '{PROGRAM}'; await {FITS}.assertFits();")
    run(folder, "node", "fits.mjs")
    run(folder, "npm", "install", "--global", "--prefix", folder / "prefix", *packages)
    answers(folder / f"prefix/bin/{PROGRAM}", folder)
    if not (folder / f"prefix/share/man/man1/{PROGRAM}.1").exists():
        raise Fault("npm brings no page of the manual")
    return took


def of_archive(archive, say):
    """The program of an archive, where it was unpacked."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(os.path.realpath(name))
        run(folder, "tar", "-xzf", archive)
        program = next(folder.glob(f"*/bin/{PROGRAM}"))
        answers(program, folder)
        carries(program)
        say("the program of the archive answers the first example of the README")


def run_all(wheels, packages, machine, say):
    """Raises a fault where a package is not what it says it is."""
    for name, tool, trial, files in (("wheel", sys.executable, of_wheels, wheels), ("npm package", "npm", of_npm, packages)):
        if not has(str(tool)):
            say(f"not tried: the {name}, since there is no {tool}")
            continue
        with tempfile.TemporaryDirectory() as folder:
            took = trial(Path(os.path.realpath(folder)), files, machine)
            say(f"the {name} is installed in {took:.1f} s, and answers the first example of the README")
