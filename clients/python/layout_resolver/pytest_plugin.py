"""Says below a failed test what does not fit. pytest loads it by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from . import screen


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: Any, call: Any) -> Iterator[None]:
    """Adds what was said to be wrong during the test to a report of its failure."""
    outcome: Any = yield
    if call.when == "setup":
        screen.unfit.clear()
    if call.when == "call" and call.excinfo is not None and screen.unfit:
        outcome.get_result().sections.append(("layout", "\n".join(map(str, screen.unfit))))
