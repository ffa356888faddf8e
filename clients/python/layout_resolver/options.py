"""What a screen is shown with: how each option is called here, in a query and on the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Union

Value = Union[str, int, float, bool, Sequence[Union[str, int, float, bool]]]

# Where it is called otherwise than here with the words joined in a query, and with hyphens on the command line.
IN_QUERY = {"text_size": "contentSizeCategory", "direction": "layoutDirection", "style": "userInterfaceStyle", "inside": "in"}
IN_PROGRAM = {"inside": "in"}
ENVIRONMENT = {
    "orientation", "system_version", "window", "locale", "keyboard", "posture", "text_size", "direction", "style", "scene", "type", "make",
    "fill", "call", "define", "inside", "width", "height"}
LINT = {"disable", "enable", "only", "fail_on", "pseudo", "all_windows"}
LAYOUT = {"exact", "show", "fields"}


def words(value: Value) -> list[str]:
    """A value as what a query and the command line take, once or several times."""
    if isinstance(value, bool):
        return ["true" if value else "false"]
    if isinstance(value, (str, int, float)):
        return [str(value)]
    return [word for each in value for word in words(each)]


def check(options: Mapping[str, Value], known: set[str]) -> None:
    """Raises TypeError for what is no option, as a call with a wrong name does."""
    unknown = sorted(options.keys() - known)
    if unknown:
        raise TypeError(f"no such option: {', '.join(unknown)}; there are {', '.join(sorted(known))}")


def query(options: Mapping[str, Value]) -> list[tuple[str, str]]:
    """Options as a query."""
    pairs = []
    for name, value in options.items():
        first, *others = name.split("_")
        key = IN_QUERY.get(name, first + "".join(each.capitalize() for each in others))
        pairs += [(key, word) for word in words(value)]
    return pairs


def arguments(options: Mapping[str, Value]) -> list[str]:
    """Options as the program takes them: a flag stands by itself, and not at all where it is false."""
    found = []
    for name, value in options.items():
        flag = "--" + IN_PROGRAM.get(name, name.replace("_", "-"))
        if name in ("exact", "all_windows"):
            found += [flag] if value else []
        elif name in ("show", "fields"):
            found.append(f"{flag}={','.join(words(value))}")
        else:
            found += [f"{flag}={word}" for word in words(value)]
    return found
