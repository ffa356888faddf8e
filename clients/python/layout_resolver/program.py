"""Where the program is that the package carries."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

NAME = "layout-resolver"


def find_program() -> str:
    """The path of the program: what LAYOUTRESOLVER_PROGRAM says, else that of this package, else what is on the PATH.

    Raises FileNotFoundError where there is none, as on systems other than Linux with glibc.
    """
    told = os.environ.get("LAYOUTRESOLVER_PROGRAM")
    if told:
        return told
    # Of the environment, of the user, and beside the modules, where `pip install --target` puts it.
    folders = [sysconfig.get_path("scripts")]
    user = "posix_user" if os.name == "posix" else "nt_user"
    if user in sysconfig.get_scheme_names():
        folders.append(sysconfig.get_path("scripts", scheme=user))
    folders.append(str(Path(__file__).resolve().parent.parent / "bin"))
    folders.append(str(Path(sys.executable).parent))
    for folder in folders:
        path = Path(folder) / NAME
        if path.is_file() and os.access(path, os.X_OK):
            return str(path)
    found = shutil.which(NAME)
    if found is None:
        raise FileNotFoundError(
            f"there is no {NAME} here; this package carries it for Linux with glibc alone, elsewhere name a server")
    return found
