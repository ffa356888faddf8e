"""Every iPhone and iPad as data: sizes, insets, size classes, bars, by orientation and system version."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .contract import Device

__all__ = ["device", "devices", "is_uncertain"]


@lru_cache(maxsize=None)
def devices() -> tuple[Device, ...]:
    """All devices, oldest first in each family. They are shared: copy what you change."""
    catalogue = json.loads(files(__name__).joinpath("devices.json").read_text(encoding="utf-8"))
    return tuple(catalogue["devices"])


@lru_cache(maxsize=None)
def _numbers() -> dict[str, int]:
    numbers: dict[str, int] = {}
    for number, each in enumerate(devices()):
        for name in (each["id"], each["name"], *each["aliases"], *each["modelIdentifiers"]):
            numbers.setdefault(name.lower(), number)
    return numbers


def device(name: str) -> Device:
    """The device of an id, a name, an alias or a model identifier. Raises KeyError for what is none."""
    number = _numbers().get(name.lower())
    if number is None:
        raise KeyError(f"no device is called {name!r}")
    return devices()[number]


def is_uncertain(device: Device, field: str) -> bool:
    """Whether a field, as a dotted path, or a part of it rests on one source or on a derivation."""
    return any(f"{each}.".startswith(f"{field}.") or f"{field}.".startswith(f"{each}.") for each in device["uncertain"])
