"""The package for Debian and systems like it."""

import email.utils
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import binary
import manual
from files import filled, packed
from project import PACKAGING, PROGRAM, ROOT, Fault, LeftOut, has, output

SCRIPTS = ["postinst", "prerm", "postrm"]
# Where Debian's shells look.
COMPLETIONS = {
    "bash": f"usr/share/bash-completion/completions/{PROGRAM}",
    "zsh": f"usr/share/zsh/vendor-completions/_{PROGRAM}",
    "fish": f"usr/share/fish/vendor_completions.d/{PROGRAM}.fish"}


def version_of(project):
    """A version that is not released sorts before the one that it will be."""
    return project.version.replace("-dev.", "~dev.") + "-1"


def maintainer(project):
    """Whom users of the package can write to: DEBEMAIL, as Debian's tools have it, else the owner of the repository."""
    found = re.match(r"https://([^/]+)/([^/]+)/", project.repository or "")
    owner = f"{found.group(2)}@users.noreply.{found.group(1)}" if found else "root@localhost"
    return f"The Layout Resolver authors <{os.environ.get('DEBEMAIL', owner)}>"


def dependencies(program, folder):
    """The packages that the program needs, with the lowest version of each that has all it calls."""
    if has("dpkg-shlibdeps"):
        (folder / "debian").mkdir()
        (folder / "debian/control").write_text(f"Source: {PROGRAM}\n\nPackage: {PROGRAM}\nArchitecture: any\n")
        done = subprocess.run(
            ["dpkg-shlibdeps", "-O", str(program)], capture_output=True, text=True, cwd=folder)
        if done.returncode:
            raise Fault(f"dpkg-shlibdeps: {done.stderr.strip()}")
        return done.stdout.strip().removeprefix("shlibs:Depends=")
    # Without the tool: the versions that the program was linked with.
    found = {library.package: library.version for library in binary.libraries(program)}
    if None in found:
        raise LeftOut("a library of the program belongs to no package of the system")
    return ", ".join(f"{name} (>= {version})" for name, version in sorted(found.items()))


def changelog(project):
    date = email.utils.formatdate(project.epoch)
    return (f"{PROGRAM} ({version_of(project)}) unstable; urgency=medium\n\n"
            f"  * New upstream version; see changelog.gz.\n\n -- {maintainer(project)}  {date}\n")


def completion(program, shell):
    """Read, not run: so the first line of a script goes."""
    text = output(program, "--generate-completion-script", shell)
    return (text.removeprefix("#!/bin/bash\n") + "\n").encode()


def contents(project, program, licences):
    """What the package installs: contents by path."""
    documents = f"usr/share/doc/{PROGRAM}"
    notices = [name for name in licences if "NOTICE" in name]
    return {
        f"usr/bin/{PROGRAM}": program.read_bytes(),
        f"usr/share/man/man1/{PROGRAM}.1.gz": packed(manual.page(project, program).encode()),
        **{path: completion(program, shell) for shell, path in COMPLETIONS.items()},
        f"lib/systemd/system/{PROGRAM}.service": (PACKAGING / f"systemd/{PROGRAM}.service").read_bytes(),
        f"etc/default/{PROGRAM}": (PACKAGING / f"systemd/{PROGRAM}.default").read_bytes(),
        f"{documents}/copyright": (PACKAGING / "debian/copyright").read_bytes(),
        f"{documents}/changelog.Debian.gz": packed(changelog(project).encode()),
        f"{documents}/changelog.gz": packed((ROOT / "CHANGELOG.md").read_bytes()),
        f"{documents}/README.md.gz": packed((ROOT / "README.md").read_bytes()),
        f"usr/share/lintian/overrides/{PROGRAM}": (PACKAGING / "debian/lintian-overrides").read_bytes(),
        **{f"{documents}/{name}": licences[name].read_bytes() for name in notices},
    }


def write(project, program, licences, target):
    """Writes the package into a folder and returns its path."""
    if not has("dpkg-deb"):
        raise LeftOut("there is no dpkg-deb")
    with tempfile.TemporaryDirectory() as name:
        folder, tree = Path(name), Path(name) / "tree"
        installed = contents(project, program, licences)
        for path, data in installed.items():
            file = tree / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        (tree / "DEBIAN").mkdir()
        size = sum(len(data) for data in installed.values())
        control = {
            "VERSION": version_of(project), "ARCHITECTURE": project.architecture, "MAINTAINER": maintainer(project),
            "DEPENDS": dependencies(program, folder), "SIZE": (size + 1023) // 1024,
            "HOMEPAGE": f"Homepage: {project.repository}\n" if project.repository else ""}
        (tree / "DEBIAN/control").write_text(filled(PACKAGING / "debian/control.in", control), encoding="utf-8")
        (tree / "DEBIAN/conffiles").write_text(f"/etc/default/{PROGRAM}\n")
        for script in SCRIPTS:
            shutil.copy(PACKAGING / "debian" / script, tree / "DEBIAN" / script)
        settle_modes(tree)
        path = target / f"{PROGRAM}_{version_of(project)}_{project.architecture}.deb"
        output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, path,
               env={**os.environ, "SOURCE_DATE_EPOCH": str(project.epoch)})
    return path


def settle_modes(tree):
    """Gives every file the rights that it has on all machines, whatever the umask of this one."""
    programs = {tree / "usr/bin" / PROGRAM, *(tree / "DEBIAN" / script for script in SCRIPTS)}
    for path in [tree, *tree.rglob("*")]:
        path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
