"""Twenty-three attacks from outside: what each may cost, and that everybody else is still answered. Those by small requests are in
costs.py, those by what is misused in misuse.py, those in Swift in sources.py.

Costs are processor time, memory and bytes, which a busy machine does not change; waiting has generous bounds.
"""

import json
import os
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import costs
import hostile
import misuse
import sources
import wire
from report import Finding
from service import Pulse, Service

HEALTH = 2.0
ZIP = "application/zip"


def together(count, call):
    """What `count` calls return that run at the same time; what one throws stands for its result."""
    results = []

    def run():
        try:
            results.append(call())
        except Exception as error:  # Judged by who asked for it.
            results.append(error)

    threads = [threading.Thread(target=run) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def unread_answers(program):
    """Clients that ask for long answers and take nothing of them."""
    body = hostile.many_environments()
    with Service(program) as service:
        held = []
        for _ in range(16):
            connection = service.connect(receive_buffer=4096)
            connection.send(wire.request("POST", "/v1/resolve", body))
            held.append(connection)
        with Pulse(service.port) as pulse:
            peak, last_change = 0, time.monotonic()
            while time.monotonic() < last_change + 3 and peak < 2000:
                if service.peak > peak + 1:
                    peak, last_change = service.peak, time.monotonic()
                time.sleep(0.1)
        for connection in held:
            connection.close()
    good = peak < 400 and pulse.slowest < HEALTH and not pulse.failures
    return Finding(good, f"{peak:.0f} MiB for 16 requests of {len(body)} bytes; {pulse}", "400 MiB, health within 2 s")


def archives_of_pdfs(program):
    """Archives whose files hold streams that unpack to a thousand times their size."""
    body = hostile.archive_of_pdfs()
    with Service(program) as service:
        answer = service.ask("POST", "/v1/assets/select?device=iphone-15", body, kind=ZIP)
        used, peak = service.processor_seconds, service.peak
    good = used < 1.5 and peak < 200 and answer.status == 413 and answer.is_problem
    return Finding(good, f"{answer.status}, {used:.2f} s of processor time, {peak:.0f} MiB for {len(body)} bytes",
                   "413, 1.5 s, 200 MiB")


def hard_documents(program):
    """Short documents that take long, more of them than there are workers."""
    body = hostile.contradicting_chain(500, 1200)
    with Service(program) as service:
        with Pulse(service.port, layouts=True) as pulse:
            answers = together(12, lambda: service.ask("POST", "/v1/resolve", body))
    wrong = [str(each) for each in answers if getattr(each, "status", None) not in (200, 503, 504)]
    good = not wrong and not pulse.failures and pulse.slowest < HEALTH
    kinds = sorted({getattr(each, "status", 0) for each in answers})
    return Finding(good, f"12 of {len(body)} bytes answered with {kinds}, {len(wrong)} otherwise; {pulse}",
                   "200, 503 or 504; health and small layouts within 2 s")


def bodies_without_end(program):
    """Clients that send all of a large body but its last byte, and wait."""
    head = wire.request("POST", "/v1/resolve", b"").replace(b"Content-Length: 0", b"Content-Length: 8000000")
    body = b'{"hierarchy":{"id":"' + b"a" * 7_999_000
    with Service(program) as service:
        held = []
        with Pulse(service.port, layouts=True) as pulse:
            for _ in range(80):
                connection = service.connect()
                try:
                    connection.send(head + body)
                except OSError:
                    pass  # There was no room for it.
                held.append(connection)
        peak = service.peak
        for connection in held:
            connection.close()
        fits = eventually(lambda: service.ask("POST", "/v1/resolve", hostile.SMALL + b" " * 5_000_000).status == 200)
    good = peak < 400 and not pulse.failures and pulse.slowest < HEALTH and fits
    return Finding(good, f"{peak:.0f} MiB for 80 bodies of 8 MB; {pulse}; afterwards a large one {'fits' if fits else 'is refused'}",
                   "400 MiB, health within 2 s, room afterwards")


def eventually(call, seconds=10):
    """Whether something comes true in some time."""
    end = time.monotonic() + seconds
    while not (found := call()) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def chained_conflicts(program):
    """As many conflicts as constraints, each of which could name all others."""
    with Service(program) as service:
        costs = []
        for count in (100, 200):
            before = service.processor_seconds
            answer = service.ask("POST", "/v1/resolve", hostile.contradicting_chain(count, count))
            costs.append((answer.status, service.processor_seconds - before, len(answer.body)))
    good = all(status == 200 for status, _, _ in costs) and costs[1][1] < 0.6 and costs[1][2] < 2_000_000
    return Finding(good, "; ".join(f"{status}, {used:.2f} s, {size} bytes" for status, used, size in costs),
                   "200; of the longer chain 0.6 s of processor time and 2 MB")


def runs_of_text(program):
    """Texts of a hundred thousand runs, and one whose last run is the only one that decides its height."""
    with Service(program) as service:
        first = service.ask("POST", "/v1/resolve", hostile.runs_of_text([{"text": "word two "}] * 90_000, wide=True))
        used = service.processor_seconds
        small, large = {"text": "i", "font": {"pointSize": 9}}, {"text": "\nM", "font": {"pointSize": 90}}
        last = service.ask("POST", "/v1/resolve", hostile.runs_of_text([small] * 70_000 + [large], wide=False))
    height = json.loads(last.body)["views"]["label"]["frame"]["height"] if last.status == 200 else None
    good = used < 1 and first.status in (200, 413, 422) and (last.status in (413, 422) if height is None else height > 90)
    return Finding(good, f"{first.status} after {used:.2f} s of processor time; height {height} of the other, {last.status}",
                   "1 s; more than 90 or refused")


def stalled_log(program):
    """Whoever reads the log has stopped to."""
    reader, writer = os.pipe()
    with Service(program, log=writer) as service:
        os.close(writer)
        answered = 0
        with service.connect(timeout=10) as connection:
            for _ in range(4000):
                connection.send(wire.request("POST", "/v1/resolve", hostile.SMALL))
                answered += connection.answer().status == 200
        health = service.ask("GET", "/healthz", timeout=10).status
        peak = service.peak
    os.close(reader)
    return Finding(answered == 4000 and health == 200 and peak < 200,
                   f"{answered} of 4000 answered, health {health}, {peak:.0f} MiB", "all, 200, 200 MiB")


def dead_log(program):
    """Whoever reads the log has gone, or never was."""
    reader, writer = os.pipe()
    with Service(program, log=writer) as service:
        os.close(writer)
        os.close(reader)
        first = {service.ask("POST", "/v1/resolve", hostile.SMALL).status for _ in range(30)}
        ending = service.stop()
    with Service(program, log=None, before=lambda: os.close(1)) as service:
        second = {service.ask("POST", "/v1/resolve", hostile.SMALL).status for _ in range(30)}
        other = service.stop()
    return Finding(first == second == {200} and ending == other == 0,
                   f"broken pipe: {first}, exit {ending}; no standard output: {second}, exit {other}", "200, exit 0")


def many_parameters(program):
    """Queries of as many parameters as fit."""
    with Service(program) as service:
        start, answers = time.monotonic(), []
        for count in (150, 900, 2000, 20_000):
            query = "&".join(f"p{i}=1" for i in range(count))
            answers.append(service.ask("GET", f"/v1/devices?{query}", timeout=10))
        seconds = time.monotonic() - start
    statuses = [each.status for each in answers]
    good = set(statuses) <= {400, 414, 422} and all(each.is_problem for each in answers) and seconds < 4 * HEALTH
    return Finding(good, f"{statuses} after {seconds:.2f} s", "400, 414 or 422, problem documents, at once")


def aborted_uploads(program, seconds=3):
    """Clients that begin a body and leave, and clients that do not even begin."""
    head = wire.request("POST", "/v1/resolve", b"", ()).replace(b"Content-Length: 0", b"Content-Length: 999")
    with Service(program, "--max-connections", "64") as service:
        with Pulse(service.port, layouts=True) as pulse:
            end, count = time.monotonic() + seconds, 0
            while time.monotonic() < end:
                connection = service.connect(timeout=10)
                connection.send(head + b"{" * (count % 7))
                (connection.close if count % 2 else connection.reset)()
                count += 1
                time.sleep(0.005)
    return Finding(not pulse.failures and pulse.slowest < HEALTH, f"{count} uploads broken off; {pulse}", "health within 2 s")


def silent_connections(program):
    """A thousand connections on which nobody says anything."""
    with Service(program) as service:
        held = []
        for _ in range(1000):
            each = socket.socket()
            each.setblocking(False)
            each.connect_ex(("127.0.0.1", service.port))
            held.append(each)
        start = time.monotonic()
        with Pulse(service.port, layouts=True) as pulse:
            time.sleep(3)
        seconds = time.monotonic() - start
        for each in held:
            each.close()
        descriptors = settled(service, 40)
    good = not pulse.failures and pulse.slowest < 5 and descriptors < 40
    return Finding(good, f"{pulse} in {seconds:.1f} s; {descriptors} descriptors afterwards",
                   "a new client is answered within 5 s; fewer than 40 descriptors afterwards")


def settled(service, goal, seconds=10):
    """The number of descriptors, once it is below a goal or after some time."""
    eventually(lambda: service.descriptors < goal, seconds)
    return service.descriptors


def framing(program):
    """Requests that can be read in two ways, and requests that the library would answer itself."""
    faults = []
    with Service(program, "--read-seconds", "2") as service:
        for name, data in hostile.REFUSED.items():
            with service.connect(timeout=5) as connection:
                try:
                    connection.send(data)
                except OSError:
                    pass  # It may be refused before it is whole.
                faults += [f"{name}: {fault}" for fault in faults_of_refusal(connection)]
        for name, data in hostile.HIDING.items():
            with service.connect(timeout=5) as connection:
                connection.send(data)
                everything = connection.everything()
                if everything.count(b"HTTP/1.1 ") > 1 or b"/hidden" in everything:
                    faults.append(f"{name}: what was hidden in the body was answered")
        alive = service.is_alive
    count = len(hostile.REFUSED) + len(hostile.HIDING)
    return Finding(not faults and alive, "; ".join([f"{count} requests, {len(faults)} faults", *faults]),
                   "one problem document each, and nothing after it")


def faults_of_refusal(connection):
    """What is wrong with the answer to a request that must be refused."""
    try:
        answer = connection.answer()
    except (wire.Cut, OSError, ValueError) as error:
        return [f"no answer ({error!r})"]
    faults = []
    if not 400 <= answer.status < 500 or not answer.is_problem:
        faults.append(f"{answer.status}, {answer.field('Content-Type')}")
    names = [line.split(b":")[0].lower() for line in answer.head.split(b"\r\n")[1:]]
    if len(set(names)) != len(names):
        faults.append("a field comes twice")
    if answer.field("X-Request-ID") is None:
        faults.append("no X-Request-ID")
    if connection.everything():
        faults.append("something follows the answer")
    return faults


def badly_scaled_systems(program):
    """Systems whose numbers lie far apart: right, or said to be doubtful; those that do not, right."""
    verdicts = {"right": 0, "doubtful": 0, "doubtful, and right": 0}
    with Service(program) as service:
        faults = []
        for seed in range(60):
            exponent = (1, 3, 6)[seed % 3]
            system = hostile.LinearSystem(seed, 2 + seed % 7, exponent)
            answer = service.ask("POST", "/v1/resolve?exact=true", system.document)
            verdict = system.judge(json.loads(answer.body)) if answer.status == 200 else f"status {answer.status}"
            if verdict in verdicts and (verdict == "right" or exponent > 1):
                verdicts[verdict] += 1
            else:
                faults.append(f"system {seed}: {verdict}")
    counts = ", ".join(f"{count} {verdict}" for verdict, count in verdicts.items())
    return Finding(not faults, "; ".join([counts, *faults[:5]]), "none wrong without a word")


ALL = {each.__name__.replace("_", " "): each for each in (
    unread_answers, bodies_without_end, archives_of_pdfs, hard_documents, chained_conflicts, runs_of_text, stalled_log, dead_log,
    many_parameters, aborted_uploads, silent_connections, framing, badly_scaled_systems, *costs.ALL, *misuse.ALL, *sources.ALL)}


def run(report, options):
    chosen = {name: attack for name, attack in ALL.items() if not options.only or options.only in name}
    # Most of the time of most of them is waiting.
    with ThreadPoolExecutor(4) as pool:
        for name, attack in chosen.items():
            pool.submit(report.run, name, attack, options.program)
