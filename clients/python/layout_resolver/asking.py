"""Whom to ask: the program that comes with this package, or a service."""

from __future__ import annotations

import io
import json
import subprocess
import tempfile
import urllib.error
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Optional, Protocol, Union

from .options import Value, arguments, query
from .program import find_program

if TYPE_CHECKING:
    from .contract import Problem

MEDIA_TYPES = {
    ".json": "application/json", ".storyboard": "application/xml", ".xib": "application/xml", ".swift": "text/x-swift",
    ".zip": "application/zip"}
FORMS = {"json": "application/json", "text": "text/plain", "svg": "image/svg+xml"}
# What tools fetch, build or hide is no part of an app.
LEFT_OUT = {"Pods", "Carthage", "build", "DerivedData"}


class LayoutError(Exception):
    """Why there is no answer: what is wrong with a file, an option or the service."""

    def __init__(self, message: str, problem: Optional[Problem] = None) -> None:
        super().__init__(message)
        self.problem = problem
        """What a service said; None of the program."""


@dataclass(frozen=True)
class Source:
    """What is asked about: a file or folder by its path, or a text with the suffix that its file would have."""

    path: Optional[Path]
    text: bytes = b""
    suffix: str = ".json"

    def body(self) -> tuple[bytes, str]:
        """The bytes that are sent, and their media type."""
        if self.path is None:
            return self.text, MEDIA_TYPES[self.suffix]
        if self.path.is_dir():
            return archived(self.path), MEDIA_TYPES[".zip"]
        return self.path.read_bytes(), MEDIA_TYPES.get(self.path.suffix.lower(), "application/json")


def archived(folder: Path) -> bytes:
    """The files of an app, as an archive."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(folder).parts
            if path.is_file() and not any(part in LEFT_OUT or part.startswith(".") for part in parts):
                archive.write(path, "/".join(parts))
    return buffer.getvalue()


class Resolver(Protocol):
    """Who answers."""

    def ask(self, operation: str, source: Source, options: Mapping[str, Value], form: str) -> bytes:
        """The answer of `resolve` or `lint`, as `json`, `text` or `svg`. Raises LayoutError where there is none."""


class Service:
    """A service that runs somewhere. token: what it asks for, if it asks for one. timeout: in seconds."""

    def __init__(self, url: str, *, token: Optional[str] = None, timeout: float = 60) -> None:
        self.url, self.token, self.timeout = url.rstrip("/"), token, timeout

    def ask(self, operation: str, source: Source, options: Mapping[str, Value], form: str) -> bytes:
        body, kind = source.body()
        asked = urllib.parse.urlencode(query(options))
        headers = {"Content-Type": kind, "Accept": f"{FORMS[form]}, application/problem+json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(f"{self.url}/v1/{operation}" + (f"?{asked}" if asked else ""), body, headers)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            raise refusal(error) from None
        except OSError as error:
            raise LayoutError(f"{self.url} does not answer: {error}") from error


def refusal(error: urllib.error.HTTPError) -> LayoutError:
    """What a service says that it does not answer."""
    try:
        problem: Problem = json.load(error)
        faults = [each.get("pointer", each.get("parameter", "")) + ": " + each["detail"] for each in problem.get("errors", [])]
        return LayoutError("\n".join(faults or [problem["detail"]]), problem)
    except (ValueError, LookupError, TypeError, AttributeError):
        return LayoutError(f"{error.url} answers with status {error.code}")


class Program:
    """The program on this machine, run once for each answer. It reads no `.layout-resolver.yml`.

    path: by default that of this package. timeout: in seconds.
    """

    def __init__(self, path: Union[str, Path, None] = None, *, timeout: float = 60) -> None:
        self.path, self.timeout = path, timeout

    def ask(self, operation: str, source: Source, options: Mapping[str, Value], form: str) -> bytes:
        if source.path is not None:
            return self.run(operation, source.path, options, form)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"document{source.suffix}"
            path.write_bytes(source.text)
            return self.run(operation, path, options, form)

    def run(self, operation: str, path: Path, options: Mapping[str, Value], form: str) -> bytes:
        try:
            program = str(self.path or find_program())
            done = subprocess.run(
                [program, operation, "--no-config", "--format", form, *arguments(options), "--", str(path)],
                capture_output=True, timeout=self.timeout)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise LayoutError(str(error)) from error
        # 1 says that something was found, and `lint` writes with 2 what it cannot use.
        if done.returncode not in (0, 1) and not (operation == "lint" and form == "json" and done.stdout):
            raise LayoutError(done.stderr.decode("utf-8", "replace").strip() or f"{program} ended with status {done.returncode}")
        return done.stdout
