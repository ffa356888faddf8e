"""What the checks of `./run lint` share: their command line, and small trees to try them on."""

import sys
import tempfile
from pathlib import Path


def passes_on(cases, check):
    """Whether a check finds what it should in small trees.

    cases: pairs of the files of a tree, text by path, and the faults that `check(root)` must find in it.
    """
    for files, expected in cases:
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in files.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            found = check(root)
            if found != expected:
                print(f"{list(files)}: expected {expected}, found {found}", file=sys.stderr)
                return False
    return True


def run(check, self_test):
    """Tries the check itself with --self-test, else prints the faults that it finds; exit status 1 where there are any.

    check: a function without arguments that returns sentences. self_test: one that returns whether the check works.
    """
    if "--self-test" in sys.argv[1:]:
        raise SystemExit(0 if self_test() else 1)
    faults = check()
    for fault in faults:
        print(fault, file=sys.stderr)
    raise SystemExit(1 if faults else 0)
