"""Screens, and what they come to where they are shown."""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union

from .asking import LayoutError, Program, Resolver, Service, Source
from .options import ENVIRONMENT, LAYOUT, LINT, Value, check

if TYPE_CHECKING:
    from .contract import Layout, LintFinding, LintReport

GRAVITY = {"info": 0, "warning": 1, "error": 2}
Server = Union[str, Resolver, None]


def resolver_of(server: Server) -> Resolver:
    """Who answers: a service by its address, or what was given; by default what LAYOUTRESOLVER_SERVER says, else the program."""
    server = server or os.environ.get("LAYOUTRESOLVER_SERVER") or Program()
    return Service(server) if isinstance(server, str) else server


class Rect(NamedTuple):
    """Where something is, in points."""

    x: float
    y: float
    width: float
    height: float


class Verdict:
    """Whether a screen fits: true where nothing was found that is as grave as what was asked for."""

    def __init__(self, findings: list[LintFinding], places: list[str], name: str) -> None:
        self.findings, self._places, self._name = findings, places, name

    def __bool__(self) -> bool:
        return not self.findings

    def __str__(self) -> str:
        """All that was found, in lines."""
        if self:
            return f"{self._name} fits"
        lines = [f"{self._name} does not fit:"]
        for finding in self.findings:
            place = f"{finding['line']}:{finding.get('column', 1)} " if "line" in finding else ""
            where = ", ".join(self._places[each] for each in finding["layouts"])
            lines.append(f"  {place}{finding['severity']} {finding['code']} {finding['message']}")
            lines.append(f"    in {where}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        """The gravest in one line."""
        if self:
            return "<fits>"
        first, more = self.findings[0], len(self.findings) - 1
        return f"<does not fit: {first['code']}: {first['message'][:140]}{f' (and {more} more)' if more else ''}>"


class Shown:
    """A screen on devices, in an orientation, a language and so on. Each question is asked anew."""

    def __init__(self, source: Source, name: str, resolver: Resolver, options: Mapping[str, Value]) -> None:
        self._source, self._name, self._resolver, self._options = source, name, resolver, options

    def _ask(self, operation: str, form: str, more: Mapping[str, Value]) -> bytes:
        return self._resolver.ask(operation, self._source, {**self._options, **more}, form)

    def report(self, **options: Value) -> LintReport:
        """What should be mended, as `lint` says it. options: disable, enable, only, fail_on, pseudo, all_windows.

        Raises LayoutError for a file that cannot be read.
        """
        check(options, LINT)
        report: LintReport = json.loads(self._ask("lint", "json", options))
        faults = [fault["message"] for file in report["files"] for fault in file["faults"]]
        if faults:
            raise LayoutError("\n".join(faults))
        return report

    def findings(self, **options: Value) -> list[LintFinding]:
        """What should be mended, the gravest of each file first. options: as for `report`."""
        return [finding for file in self.report(**options)["files"] for finding in file["findings"]]

    def fits(self, fail_on: str = "warning", **options: Value) -> Verdict:
        """Whether nothing should be mended that is as grave as `fail_on` (info, warning or error). options: as for `report`."""
        report = self.report(**options)
        findings: list[LintFinding] = []
        places: list[str] = []
        for file in report["files"]:
            first = len(places)
            places += [" ".join(filter(None, [each.get("scene"), each["environment"]])) for each in file["layouts"]]
            for finding in file["findings"]:
                if GRAVITY[finding["severity"]] >= GRAVITY[fail_on] and not finding.get("known"):
                    moved: Any = {**finding, "layouts": [first + each for each in finding["layouts"]]}
                    findings.append(moved)
        verdict = Verdict(findings, places, self._name)
        if not verdict:
            unfit.append(verdict)
        return verdict

    def layouts(self, **options: Value) -> list[Layout]:
        """The layouts: one for each screen and environment. options: exact, show, fields."""
        check(options, LAYOUT)
        answer = json.loads(self._ask("resolve", "json", options))
        found: list[Layout] = answer["results"] if "results" in answer else [answer]
        return found

    def layout(self, **options: Value) -> Layout:
        """The only layout. Raises ValueError where there are several."""
        found = self.layouts(**options)
        if len(found) != 1:
            names = ", ".join(str(each.get("name")) for each in found)
            raise ValueError(f"{self._name} has {len(found)} layouts ({names}): name a scene, and one device")
        return found[0]

    def frame(self, view: str) -> Rect:
        """Where a view is in the window, by its id or by what people call it. Raises KeyError for none, or one that is not there."""
        views = self.layout()["views"]
        found = views.get(view) or next((each for each in views.values() if each.get("name") == view), None)
        rect = found and found["frameInWindow"]
        if rect is None:
            raise KeyError(view)
        return Rect(rect["x"], rect["y"], rect["width"], rect["height"])

    def text(self) -> str:
        """The tree of views with their frames, as text."""
        return self._ask("resolve", "text", {}).decode()

    def picture(self) -> str:
        """A picture of the only layout, as SVG."""
        return self._ask("resolve", "svg", {}).decode()


class Screen:
    """A layout document, an Interface Builder file, a file in Swift, or the folder of an app."""

    def __init__(self, document: Union[Mapping[str, Any], str, bytes], *, server: Server = None) -> None:
        """document: as `/v1/resolve` takes it, as a dictionary or as text. server: as for `load`."""
        if isinstance(document, Mapping):
            document = json.dumps(document)
        text = document.encode() if isinstance(document, str) else document
        suffix = ".xib" if text.lstrip().startswith(b"<") else ".json"
        self._source, self._name, self._resolver = Source(None, text, suffix), "the screen", resolver_of(server)

    @classmethod
    def load(cls, path: Union[str, Path], *, server: Server = None) -> Screen:
        """The screens of a file or a folder.

        server: the address of a service, a `Service` with more than that, or a `Program`; by default the program of this package.
        Raises FileNotFoundError.
        """
        if not Path(path).exists():
            raise FileNotFoundError(f"{path} is not there")
        screen = cls("", server=server)
        screen._source, screen._name = Source(Path(path)), Path(path).name
        return screen

    def on(self, *devices: str, **options: Value) -> Shown:
        """The screen on devices; on those that it names itself where there are none.

        options: orientation, system_version, window, locale, keyboard, posture, text_size, direction, style, scene, and those of
        classes in Swift: type, make, fill, call, define, inside, width, height. A list asks for each of its values.
        """
        check(options, ENVIRONMENT)
        named: dict[str, Value] = {"device": list(devices)} if devices else {}
        return Shown(self._source, self._name, self._resolver, {**named, **options})


# Those that were false, for whoever tells of a failed test; the newest last.
unfit: deque[Verdict] = deque(maxlen=20)
