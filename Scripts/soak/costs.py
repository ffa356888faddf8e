"""Attacks by small requests: what each may cost in processor time and in memory."""

import time
from concurrent.futures import ThreadPoolExecutor

import hostile
import wire
from report import Finding
from service import Pulse, Service

# What the documentation promises with the settings that are there by default, in MiB (docs/operations.md).
ONE_REQUEST, FOUR_REQUESTS = 250, 600
# What a byte may cost in seconds of processor time, beyond what a request may (docs/fuzzing.md).
A_BYTE, A_REQUEST = 50e-6, 0.02

# How a request may be refused that wants too much: 406 where the program draws no PNG, 504 where there is no more time.
REFUSALS = (400, 404, 406, 413, 422, 503, 504)

# Every form of an answer: its name, what is asked for, and how.
FORMS = [
    ("JSON", "/v1/resolve", "application/json"), ("compact JSON", "/v1/resolve?compact=true", "application/json"),
    ("lines", "/v1/resolve", "application/x-ndjson"), ("text", "/v1/resolve", "text/plain"),
    ("SVG", "/v1/resolve", "image/svg+xml"), ("HTML", "/v1/resolve", "text/html"), ("PNG", "/v1/resolve", "image/png"),
    ("lint", "/v1/lint", "application/json"), ("a sweep", "/v1/sweep", "application/json"),
    ("a picture of a sweep", "/v1/sweep?width=1...10000", "image/svg+xml"), ("an explanation", "/v1/explain", "text/html"),
]


def priced(service, data):
    """The status of an answer, or what came in its place, and the seconds of processor time that it took."""
    before = service.processor_seconds
    try:
        status = wire.ask(service.port, data, 20).status
    except (OSError, wire.Cut) as error:
        status = repr(error)
    return status, service.processor_seconds - before


def combining_marks(program):
    """Names and texts of nothing but combining marks, wherever there are some: who puts them in order for each comparison needs hours."""
    faults, worst = [], ("", 0.0, 0)
    with Service(program) as service:
        with Pulse(service.port) as pulse:
            for name, data in hostile.marked().items():
                status, used = priced(service, data)
                worst = max(worst, (name, used, len(data)), key=lambda each: each[1])
                # What is packed counts unpacked; the hundredth is what processor time is counted in, and the pulse costs some.
                if status not in (200, 400, 404, 413, 422) or used > A_REQUEST + A_BYTE * hostile.MARKED_BYTES / 10 + 0.05:
                    faults.append(f"{name}: {status}, {used:.2f} s")
                if not service.is_alive or used > 5:
                    break
    good = not faults and pulse.slowest < 2 and not pulse.failures
    return Finding(good, "; ".join([f"worst {worst[0]}: {worst[1]:.2f} s of processor time for {worst[2]} bytes; {pulse}", *faults]),
                   f"0.02 s and 5 microseconds a byte, of {hostile.MARKED_BYTES} unpacked; health within 2 s")


def asked(form, body):
    """The bytes of a request for a form of an answer to a packed body."""
    _, target, accept = form
    return wire.request("POST", target, body, [f"Accept: {accept}", "Content-Encoding: gzip"])


def _outcome(service, data):
    """The status of an answer, or what came in its place."""
    try:
        answer = wire.ask(service.port, data, 60)
    except (OSError, wire.Cut) as error:
        return f"{error!r}, {'' if service.is_alive else 'the process ended'}"
    is_told = answer.status == 200 or answer.status in REFUSALS and answer.is_problem
    return answer.status if is_told else f"{answer.status} without a problem document"


def _peak(program, requests):
    """MiB that were resident at most while some requests were answered at the same time, and how they were."""
    with Service(program) as service, ThreadPoolExecutor(len(requests)) as pool:
        outcomes = list(pool.map(lambda data: _outcome(service, data), requests))
        return (service.peak if service.is_alive else float("inf")), outcomes


def _judge(peaks, most):
    bad = [name for name, (peak, outcomes) in peaks.items() if peak >= most or any(isinstance(each, str) for each in outcomes)]
    told = "; ".join(f"{name} {peak:.0f} MiB ({', '.join(str(each) for each in sorted(set(map(str, outcomes))))})"
                     for name, (peak, outcomes) in peaks.items())
    return Finding(not bad, told, f"{most} MiB each, answered or refused")


def memory_of_one_request(program):
    """A request of some 100 kB for as much as it may ask for, in every form of an answer."""
    body = hostile.packed_views(19_000, 60)
    peaks = {form[0]: _peak(program, [asked(form, body)]) for form in FORMS}
    return _judge(peaks, ONE_REQUEST)


def memory_of_four_requests(program):
    """Four of them at once, in the forms that are made of most."""
    body = hostile.packed_views(19_000, 60)
    wanted = [form for form in FORMS if form[0] in ("compact JSON", "HTML")]
    peaks = {form[0]: _peak(program, [asked(form, body)] * 4) for form in wanted}
    return _judge(peaks, FOUR_REQUESTS)


def memory_of_elements(program):
    """Millions of empty elements: packed, as a file, and in the folder of an app, of which four come at once."""
    archive = wire.request("POST", "/v1/resolve?device=iphone-15", hostile.app_of_elements(), kind="application/zip")
    packed = wire.request("POST", "/v1/import", hostile.packed_elements(), ["Content-Encoding: gzip"], kind="application/xml")
    peaks = {"an app": _peak(program, [archive]), "a packed file": _peak(program, [packed])}
    four = _judge({"four apps": _peak(program, [archive] * 4)}, FOUR_REQUESTS)
    one = _judge(peaks, ONE_REQUEST)
    return Finding(one.good and four.good, f"{one.measured}; {four.measured}", f"{one.must}; {FOUR_REQUESTS} MiB of four")


def sheets_beyond_the_limit(program):
    """Contact sheets of thousands of labels in hundreds of equal environments: drawing has an end, too."""
    body, found = hostile.packed_views(18_500, 900, label="Ut enim ad minim veniam quis nostrud " * 4, windows=1), []
    for form in FORMS:
        if form[0] not in ("SVG", "HTML"):
            continue
        with Service(program) as service:
            before, start = service.processor_seconds, time.monotonic()
            outcome = _outcome(service, asked(form, body))
            used = service.processor_seconds - before
        found.append((form[0], outcome, used, time.monotonic() - start))
    good = all(used < 7 and not isinstance(outcome, str) for _, outcome, used, _ in found)
    return Finding(good, "; ".join(f"{name}: {outcome} after {used:.1f} s of processor time" for name, outcome, used, _ in found)
                   + f", for {len(body)} bytes", "7 s where the limit is 5")


ALL = [combining_marks, memory_of_one_request, memory_of_four_requests, memory_of_elements, sheets_beyond_the_limit]
