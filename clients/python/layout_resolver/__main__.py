"""`python -m layout_resolver` is the program."""

import os
import sys

from .program import find_program

if __name__ == "__main__":
    program = find_program()
    os.execv(program, [program, *sys.argv[1:]])
