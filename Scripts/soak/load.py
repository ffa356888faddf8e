"""Mixed load at full speed: valid, invalid and oversized requests, clients that leave and clients that are slow.

Every answer is compared with what it must be. Memory is flat once it is warm, and no descriptor stays open. With --hostile attacks
are among it, and with --memory the service has no more than that.
"""

import multiprocessing
import os
import random
import statistics
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import costs
import exchanges
import hostile
import misuse
import sources
import wire
from report import Finding
from service import Confinement, Pulse, Service

# Connections of each process, which sends to all of them before it reads.
WIDTH = 8


@dataclass
class Tally:
    """What a process of the load has seen; each fault with its time."""

    counts: Counter = field(default_factory=Counter)
    faults: list = field(default_factory=list)

    def fault(self, text):
        self.counts["faults"] += 1
        if len(self.faults) < 200:
            self.faults.append((time.time(), text))

    def judge(self, exchange, answer):
        self.counts[exchange.kind] += 1
        if not exchange.is_answered_by(answer):
            self.fault(f"{exchange.name}: {answer.status} with {len(answer.body)} bytes, not {exchange.status} with "
                       f"{exchange.size}: {answer.body[:200]!r}")

    def merge(self, other):
        self.counts += other.counts
        self.faults += other.faults


def compare(port, all_exchanges, end, seed):
    """Sends at full speed on some connections and compares what comes back, until a time or until a file is there."""
    is_over = end.exists if isinstance(end, Path) else lambda: time.time() >= end
    source, tally = random.Random(seed), Tally()
    weights = [each.weight for each in all_exchanges]
    connections = [None] * WIDTH
    while not is_over():
        chosen = source.choices(all_exchanges, weights, k=WIDTH)
        for at, exchange in enumerate(chosen):
            # Now and then a client comes anew.
            if connections[at] and source.random() < 0.02:
                connections[at].close()
                connections[at] = None
            try:
                connections[at] = connections[at] or wire.Connection(port)
                connections[at].send(exchange.data)
            except OSError:
                pass  # It may be refused before it is whole; the answer says so.
        for at, exchange in enumerate(chosen):
            if not connections[at]:
                tally.fault(f"{exchange.name}: no connection")
                continue
            try:
                answer = connections[at].answer(exchange.method)
                tally.judge(exchange, answer)
                closes = answer.closes
            except (wire.Cut, OSError, ValueError) as error:
                # Who sends on after a refusal may be reset before it reads.
                if exchange.kind == "oversized":
                    tally.counts["oversized, cut"] += 1
                else:
                    tally.fault(f"{exchange.name}: {error!r}")
                closes = True
            if closes:
                connections[at].close()
                connections[at] = None
    return tally


def abort(port, all_exchanges, end, seed):
    """Leaves in the middle of requests and answers."""
    source, tally = random.Random(seed), Tally()
    large = wire.request("POST", "/v1/resolve", hostile.many_environments(60, 60), ["Accept: application/x-ndjson"])
    while time.time() < end:
        data = source.choice(all_exchanges).data if source.random() < 0.8 else large
        connection = wire.Connection(port)
        try:
            where = source.randrange(3)
            connection.send(data[:source.randrange(1, len(data))] if where == 0 else data)
            if where == 2:
                connection.socket.recv(source.choice([1, 100, 10_000]))
        except OSError:
            pass
        (connection.reset if source.random() < 0.5 else connection.close)()
        tally.counts["aborted"] += 1
        time.sleep(0.002)
    return tally


def dawdle(port, all_exchanges, end, seed):
    """Sends in small pieces and reads in small pieces; or so slowly that it is told 408."""
    tally, lock = Tally(), threading.Lock()
    patient = [each for each in all_exchanges if each.kind == "valid" and len(each.data) < 100_000]
    threads = [threading.Thread(target=dawdler, args=(port, patient, end, seed + i, tally, lock)) for i in range(24)]
    threads += [threading.Thread(target=sloth, args=(port, end, tally, lock)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return tally


def dawdler(port, all_exchanges, end, seed, tally, lock):
    source = random.Random(seed)
    while time.time() < end:
        exchange = source.choice(all_exchanges)
        with wire.Connection(port, receive_buffer=4096) as connection:
            try:
                size = len(exchange.data) // 15 + 1
                for at in range(0, len(exchange.data), size):
                    connection.send(exchange.data[at:at + size])
                    time.sleep(0.04)
                time.sleep(0.3)
                answer = connection.answer(exchange.method)
                with lock:
                    tally.counts["slow"] += 1
                    tally.judge(exchange, answer)
            except (wire.Cut, OSError, ValueError) as error:
                with lock:
                    tally.fault(f"slowly, {exchange.name}: {error!r}")


def sloth(port, end, tally, lock):
    while time.time() < end - 2 * exchanges.READ_SECONDS:
        with wire.Connection(port) as connection:
            connection.send(b"POST /v1/resolve HTTP/1.1\r\nHost: soak\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{")
            try:
                status = connection.answer().status
            except (wire.Cut, OSError, ValueError) as error:
                status = repr(error)
            with lock:
                tally.counts["too slow"] += 1
                if status != 408:
                    tally.fault(f"a request that never ends: {status}, not 408")


def attacks():
    """Requests that are made to hurt, by name."""
    views, elements = hostile.packed_views(19_000, 60), hostile.app_of_elements()
    found = {f"marks, {name}": data for name, data in hostile.marked().items()}
    found |= {f"views as {form[0]}": costs.asked(form, views) for form in costs.FORMS}
    sheet = hostile.packed_views(18_500, 900, label="Ut enim ad minim veniam quis nostrud " * 4, windows=1)
    found |= {f"a sheet as {form[0]}": costs.asked(form, sheet) for form in costs.FORMS if form[0] in ("SVG", "HTML")}
    found["elements"] = wire.request("POST", "/v1/resolve?device=iphone-15", elements, kind="application/zip")
    found |= {f"{key} in each other": wire.request("POST", "/v1/resolve", hostile.nested(key, 500)) for key in hostile.NESTED}
    found["control characters"] = wire.request("POST", "/v1/resolve", hostile.compact(hostile.named_for_terminals()), ["Accept: text/plain"])
    for name, text in [*sources.shapes(), *sources.programs()]:
        found[f"Swift, {name}"] = wire.request("POST", "/v1/lint?environments=all", text.encode(), kind="text/x-swift")
    found["hard"] = wire.request("POST", "/v1/resolve", hostile.contradicting_chain(500, 1200))
    return found


def attack(port, _, end, seed):
    """Sends what is made to hurt, one after the other, beside connections that are kept and ask for health now and then."""
    source, tally, wanted = random.Random(seed), Tally(), list(attacks().items())
    ping, kept = wire.request("GET", "/healthz"), []
    while time.time() < end:
        while len(kept) < 100:
            try:
                kept.append(wire.Connection(port, 5))
            except OSError:
                break
        for each in list(kept):
            try:
                each.send(ping)
                each.answer("GET")
            except (OSError, wire.Cut, ValueError):
                kept.remove(each)
        name, data = source.choice(wanted)
        tally.counts["attacks"] += 1
        try:
            answer = wire.ask(port, data, 60)
        except (OSError, wire.Cut, ValueError) as error:
            tally.fault(f"{name}: {error!r}")
            continue
        if answer.status != 200 and not (answer.status in costs.REFUSALS and answer.is_problem):
            tally.fault(f"{name}: {answer.status}")
        if answer.status == 200 and name == "control characters" and misuse.RAW.search(answer.body.decode("utf-8", "replace")):
            tally.fault(f"{name}: raw in the answer")
    for each in kept:
        each.close()
    return tally


def in_process(call, *arguments):
    """Runs a function in a process of its own; what it returns can be received."""
    mine, theirs = multiprocessing.Pipe(False)
    process = multiprocessing.Process(target=lambda: theirs.send(call(*arguments)), daemon=True)
    process.start()
    theirs.close()
    return process, mine


class Watch:
    """Memory, descriptors and threads of the service, once a second."""

    def __init__(self, service):
        self.service, self.samples, self._over = service, [], threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *_):
        self._over.set()
        self._thread.join()

    def _run(self):
        start = time.monotonic()
        while not self._over.wait(0.5 if len(self.samples) < 240 else 5):
            if self.service.is_alive:
                self.samples.append((time.monotonic() - start, self.service.resident, self.service.descriptors,
                                     self.service.threads))

    def resident(self, begin, end):
        """The median of what was resident in a part of the time, from 0 to 1."""
        last = self.samples[-1][0]
        return statistics.median(mib for at, mib, _, _ in self.samples if begin * last <= at <= end * last)

    def table(self, rows=12):
        """Some samples, evenly over the time."""
        step = max(len(self.samples) // rows, 1)
        return [f"{at:6.0f} s  {mib:6.1f} MiB  {descriptors:4} descriptors  {threads:3} threads"
                for at, mib, descriptors, threads in self.samples[::step]]


def settled(service, goal, seconds=15):
    end = time.monotonic() + seconds
    while service.descriptors > goal and time.monotonic() < end:
        time.sleep(0.1)
    return service.descriptors


def steady(service, seconds=15):
    """Descriptors and threads of a service that has started all it needs: it answers before its last thread runs."""
    end, seen, since = time.monotonic() + seconds, None, time.monotonic()
    while time.monotonic() < end and time.monotonic() - since < 1:
        now = service.descriptors, service.threads
        if now != seen:
            seen, since = now, time.monotonic()
        time.sleep(0.1)
    return seen


def run(report, options):
    seconds = options.minutes * 60
    all_exchanges, faults = exchanges.recorded(options.program)
    report.add("the answers to compare with", Finding(
        not faults, "; ".join([f"{len(all_exchanges)} requests", *faults[:10]]),
        "each answered twice alike, layouts as on the command line"))
    confinement = Confinement(options.memory) if options.memory else None
    if confinement:
        report.note(f"no more memory than {confinement}")
    with Service(options.program, *exchanges.FLAGS, confinement=confinement) as service:
        before, threads = steady(service)
        end = time.time() + seconds
        processes = [in_process(compare, service.port, all_exchanges, end, seed) for seed in range(os.cpu_count() or 2)]
        processes.append(in_process(abort, service.port, all_exchanges, end, 1000))
        processes.append(in_process(dawdle, service.port, all_exchanges, end, 2000))
        if options.hostile:
            processes.append(in_process(attack, service.port, all_exchanges, end, 3000))
        tally = Tally()
        with Watch(service) as watch, Pulse(service.port, pause=0.2) as pulse:
            for process, results in processes:
                try:
                    tally.merge(results.recv())
                except EOFError:
                    tally.fault("a process of the load ended early")
                process.join()
        findings(report, service, watch, pulse, tally, seconds, before, threads)
    if confinement:
        confinement.end()


def findings(report, service, watch, pulse, tally, seconds, before, threads):
    counts = tally.counts
    compared = counts["valid"] + counts["invalid"] + counts["oversized"]
    total = compared + counts["aborted"] + counts["too slow"] + counts["attacks"] + pulse.count
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()) if kind != "faults")
    report.add("answers", Finding(
        not counts["faults"] and compared > 10 * seconds,
        "; ".join([f"{total} requests in {seconds:.0f} s, {total / seconds:.0f} a second; {compared} answers compared "
                   f"({kinds}); {counts['faults']} wrong", *(text for _, text in tally.faults[:8])]), "none wrong"))
    report.add("health under load", Finding(
        not pulse.failures and pulse.slowest < 2, str(pulse), "within 2 s"))
    for line in watch.table():
        report.note(line)
    warm, last = watch.resident(0.25, 0.5), watch.resident(0.75, 1)
    # A short soak ends while the last large documents still meet threads that have not seen one.
    more = 8 if seconds >= 300 else 40
    # With attacks it depends on which of them is answered at the moment.
    more += 120 if tally.counts["attacks"] else 0
    report.add("memory", Finding(
        last < 1.05 * warm + more, f"{warm:.1f} MiB after the first quarter, {last:.1f} MiB in the last, peak "
        f"{service.peak:.1f} MiB", f"no more than 5 % and {more} MiB more"))
    left = settled(service, before)
    report.add("descriptors", Finding(
        left <= before and service.threads <= threads + 2, f"{before} before, {left} after; {threads} and {service.threads} threads",
        "none left over"))
    ending = service.stop()
    report.add("the end", Finding(ending == 0, f"exit status {ending}", "0"))
