"""How UIKit would lay out a screen, asked of the program that comes with this package or of a service.

    from layout_resolver import Screen

    assert Screen.load("Login.storyboard").on("iPhone SE").fits()
"""

from .asking import LayoutError, Program, Resolver, Service
from .program import find_program
from .screen import Rect, Screen, Shown, Verdict

__all__ = ["LayoutError", "Program", "Rect", "Resolver", "Screen", "Service", "Shown", "Verdict", "find_program"]
