"""How the cases of ./run contract are sent, and what they may cost the server: processor time by their bytes, and memory at the end.

Schemathesis loads this file where Scripts/schemathesis.toml names it. SERVER_PID is the server's process; without it nothing is measured.
"""

import json
import os
import re
import time

import schemathesis

# Seconds of processor time that a request may cost, and that each of its bytes may cost beyond; as the fuzzer has it (docs/fuzzing.md).
A_REQUEST, A_BYTE = 0.02, 50e-6
# MiB that one request may need with the settings that are there by default (docs/operations.md).
MEMORY = 250

PROCESS = int(os.environ.get("SERVER_PID", 0))
# The system's name of the clock that counts the processor time of that process (clock_getcpuclockid).
CLOCK = (~PROCESS << 3) | 2


def environments(value):
    """For how many environments a request asks at most: the longest list of them, a hundred for all."""
    if isinstance(value, dict):
        asked = value.get("environments")
        own = len(asked) if isinstance(asked, list) else 100 if asked else 1
        return max([own, *map(environments, value.values())])
    return max(map(environments, value), default=1) if isinstance(value, list) else 1


def load(request):
    """The bytes of a request, once for each environment."""
    body = request.body or b""
    body = body.encode() if isinstance(body, str) else body if isinstance(body, bytes) else b""
    try:
        count = environments(json.loads(body))
    except (ValueError, RecursionError):
        count = 1
    # In a query each list of values multiplies.
    query = request.url.partition("?")[2]
    for values in re.findall(r"=([^&]*)", query):
        count *= 100 if values == "all" else values.count(",") + values.lower().count("%2c") + 1
    size = len(body) + len(request.url) + sum(len(name) + len(value) for name, value in request.headers.items())
    return size * min(count, 1000)


class Meter:
    """The processor time of the server at the beginning of a case, and what the last answer has cost."""

    started, answer, used = 0.0, None, 0.0


# The zipped folder of an app is any bytes, as a file of no type is.
schemathesis.serializer.alias("application/zip", "application/octet-stream")


@schemathesis.hook
def before_call(context, case, kwargs):
    if PROCESS:
        Meter.started = time.clock_gettime(CLOCK)


@schemathesis.hook
def after_call(context, case, response):
    if PROCESS:
        Meter.answer, Meter.used = response, time.clock_gettime(CLOCK) - Meter.started


@schemathesis.check
class Cost:
    """No case costs more than its bytes may, and all of them together never need more memory than a request may."""

    def after_response(self, ctx, response, case):
        if not PROCESS or Meter.answer is not response:
            return
        allowed = A_REQUEST + A_BYTE * load(response.request)
        assert Meter.used <= allowed, f"{Meter.used * 1000:.0f} ms of processor time, the most is {allowed * 1000:.0f}"

    def after_run(self, ctx):
        if not PROCESS:
            return
        with open(f"/proc/{PROCESS}/status", encoding="ascii", errors="replace") as file:
            most = int(re.search(r"^VmHWM:\s+(\d+)", file.read(), re.M).group(1)) / 1024
        print(f"The server has held {most:.0f} MiB at most.", flush=True)
        assert most < MEMORY, f"the server has held {most:.0f} MiB, the most is {MEMORY}"
