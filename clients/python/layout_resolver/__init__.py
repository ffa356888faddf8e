"""How UIKit would lay out a screen, asked of the program that comes with this package or of a service."""

from .program import find_program

__all__ = ["find_program"]
