"""A thousand clients that send, or take, one byte a second; everybody else is still answered."""

import selectors
import socket
import time

import wire
from report import Finding
from service import Pulse, Service

COUNT = 1000
LAYOUT = wire.request("POST", "/v1/resolve", b'{"device":"iPhone 6","hierarchy":{"id":"root"}}' + b" " * 4000)

# What each kind of client sends at once, what it sends byte by byte, and whether it takes what is answered.
KINDS = [
    (b"", b"GET /healthz HTTP/1.1\r\nHost: soak\r\nX-Slow: " + b"s" * 4000, True),
    (LAYOUT[:200], LAYOUT[200:], True),
    (b"", b"POST /v1/resolve HTTP/1.1\r\nHost: soak\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\n \r\n" * 500, True),
    (wire.request("GET", "/openapi.json") * 3, b"", False),
]


class Crowd:
    """Slow clients on one thread. One that is let go comes back at once."""

    def __init__(self, port, count):
        self.port, self.comebacks, self._count = port, 0, 0
        self._selector = selectors.DefaultSelector()
        for _ in range(count):
            self._join()

    def _join(self):
        each = socket.socket()
        each.setblocking(False)
        begin, rest, takes = KINDS[self._count % len(KINDS)]
        self._count += 1
        if not takes:
            each.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        each.connect_ex(("127.0.0.1", self.port))
        state = {"begin": begin, "rest": rest, "at": 0, "next": time.monotonic() + (self._count % 100) / 100, "takes": takes}
        self._selector.register(each, selectors.EVENT_READ, state)

    def _leave(self, each):
        self._selector.unregister(each)
        each.close()

    def _step(self, each, state):
        """Sends what is due. Whether the client is still connected."""
        try:
            if state["begin"]:
                state["begin"] = state["begin"][each.send(state["begin"]):]
            elif state["at"] < len(state["rest"]):
                state["at"] += each.send(state["rest"][state["at"]:state["at"] + 1])
            if not state["takes"]:
                return each.recv(1) != b""
        except BlockingIOError:
            pass
        except OSError:
            return False
        return True

    def run(self, seconds):
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            for key, _ in self._selector.select(0.02):
                if key.data["takes"]:
                    self._hear(key.fileobj)
            for key in list(self._selector.get_map().values()):
                if key.data["next"] <= now:
                    key.data["next"] = now + 1
                    if not self._step(key.fileobj, key.data):
                        self._leave(key.fileobj)
                        self.comebacks += 1
                        self._join()
            time.sleep(0.02)

    def _hear(self, each):
        """Takes what is answered; who hears the end comes back."""
        try:
            if each.recv(65536):
                return
        except BlockingIOError:
            return
        except OSError:
            pass
        self._leave(each)
        self.comebacks += 1
        self._join()

    def end(self):
        for key in list(self._selector.get_map().values()):
            self._leave(key.fileobj)


def thousand(program, seconds):
    """Findings about a service with the limits that it has by default."""
    with Service(program) as service:
        before = service.descriptors
        with Pulse(service.port, layouts=True, pause=0.1) as pulse:
            crowd = Crowd(service.port, COUNT)
            crowd.run(seconds)
            peak = service.peak
        crowd.end()
        end = time.monotonic() + 10
        while service.descriptors > before + 2 and time.monotonic() < end:
            time.sleep(0.05)
        left = service.descriptors - before
    good = not pulse.failures and pulse.slowest < 10 and peak < 300 and left <= 2 and pulse.count > 10
    return Finding(good, f"{pulse}; {COUNT} slow clients came back {crowd.comebacks} times; {peak:.0f} MiB; "
                   f"{left} descriptors left over", "health and small layouts within 10 s, though the crowd comes first; 300 MiB; no descriptors")


def run(report, options):
    seconds = max(8, min(options.minutes * 12, 120))
    report.run("a thousand slow clients", thousand, options.program, seconds)
