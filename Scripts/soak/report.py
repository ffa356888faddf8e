"""What the parts of a soak say: one line for each thing that was tried, and whether it held."""

import threading
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """What was measured, and what it had to be."""

    good: bool
    measured: str
    must: str


class Report:
    """Prints findings as they come and counts those that are not good."""

    def __init__(self):
        self.failed, self.count, self._start, self._lock = 0, 0, time.monotonic(), threading.Lock()

    def add(self, name, finding):
        with self._lock:
            self.count += 1
            self.failed += not finding.good
        word = "ok    " if finding.good else "FAILED"
        print(f"{word}  {name}: {finding.measured}  (must: {finding.must})", flush=True)

    def note(self, text):
        print(f"        {text}", flush=True)

    def left_out(self, name, reason):
        print(f"left out  {name}: {reason}", flush=True)

    def run(self, name, call, *arguments):
        """Adds what a function finds. One that throws has found a fault, and the others still run."""
        start = time.monotonic()
        try:
            finding = call(*arguments)
        except Exception as error:  # Whatever ends a part early is a failure of what it watches.
            finding = Finding(False, f"{type(error).__name__}: {error}", "to end")
        self.add(f"{name}, {time.monotonic() - start:.0f} s", finding)

    def end(self):
        """The exit status."""
        seconds = time.monotonic() - self._start
        print(f"soak: {self.count - self.failed} held, {self.failed} failed, {seconds:.0f} s", flush=True)
        return 1 if self.failed else 0
