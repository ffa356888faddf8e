"""HTTP/1.1 over bare sockets: what a soak sends is exact to the byte, and so is what it reads."""

import json
import socket
from dataclasses import dataclass

# Longer than anything here takes on a busy machine; what never answers is found all the same.
PATIENCE = 120


class Cut(Exception):
    """The connection ended before an answer was whole."""


@dataclass(frozen=True)
class Answer:
    """An answer as it came; `head` is the status line with the fields, `body` is without chunks."""

    status: int
    head: bytes
    body: bytes

    def field(self, name):
        """The value of a field of the head, None where it is absent."""
        for line in self.head.split(b"\r\n")[1:]:
            key, _, value = line.partition(b":")
            if key.lower() == name.lower().encode():
                return value.strip().decode("latin-1")
        return None

    @property
    def closes(self):
        return (self.field("Connection") or "").lower() == "close"

    @property
    def is_problem(self):
        """Whether it is a problem document that says its own status."""
        if self.field("Content-Type") != "application/problem+json":
            return False
        try:
            return json.loads(self.body)["status"] == self.status
        except (ValueError, KeyError):
            return False


def request(method, target, body=None, fields=(), *, kind="application/json", host="soak"):
    """The bytes of a request. `kind` is the type of a body that is there."""
    lines = [f"{method} {target} HTTP/1.1", f"Host: {host}", *fields]
    if body is not None:
        lines += [f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + (body or b"")


def in_chunks(method, target, body, fields=(), *, kind="application/json", size=1000):
    """The bytes of a request whose body comes in chunks."""
    lines = [f"{method} {target} HTTP/1.1", "Host: soak", *fields, f"Content-Type: {kind}", "Transfer-Encoding: chunked"]
    pieces = [body[at:at + size] for at in range(0, len(body), size)]
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces)
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + chunks + b"0\r\n\r\n"


class Connection:
    """One connection to a port of loopback."""

    def __init__(self, port, timeout=PATIENCE, *, receive_buffer=None, source=None):
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if source:
            self.socket.bind((source, 0))
        self.socket.settimeout(timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        try:
            self.socket.connect(("127.0.0.1", port))
        except OSError:
            self.socket.close()
            raise
        self.rest = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def send(self, data):
        self.socket.sendall(data)

    def close(self):
        self.socket.close()

    def reset(self):
        """Ends the connection as a machine does that is switched off: with RST, not FIN."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        self.socket.close()

    def _more(self):
        piece = self.socket.recv(1 << 18)
        if not piece:
            raise Cut("the connection ended")
        self.rest += piece

    def _until(self, mark):
        while (at := self.rest.find(mark)) < 0:
            self._more()
        line, self.rest = self.rest[:at], self.rest[at + len(mark):]
        return line

    def _exactly(self, count):
        if len(self.rest) < count:
            pieces, have = [self.rest], len(self.rest)
            while have < count:
                piece = self.socket.recv(min(count - have, 1 << 20))
                if not piece:
                    raise Cut(f"the connection ended after {have} of {count} bytes of a body")
                pieces.append(piece)
                have += len(piece)
            self.rest = b"".join(pieces)
        data, self.rest = self.rest[:count], self.rest[count:]
        return data

    def answer(self, method="POST"):
        """The next answer, interim ones left out."""
        while True:
            head = self._until(b"\r\n\r\n")
            answer = Answer(int(head[9:12]), head, b"")
            if answer.status >= 200:
                break
        if method == "HEAD" or answer.status in (204, 304):
            return answer
        if (answer.field("Transfer-Encoding") or "").lower() == "chunked":
            return Answer(answer.status, head, self._chunks())
        length = answer.field("Content-Length")
        return Answer(answer.status, head, self._exactly(int(length)) if length else self.everything())

    def _chunks(self):
        pieces = []
        while size := int(self._until(b"\r\n").split(b";")[0], 16):
            pieces.append(self._exactly(size))
            self._exactly(2)
        self._until(b"\r\n")
        return b"".join(pieces)

    def everything(self):
        """What comes until the connection ends, or until nothing has come for as long as it waits."""
        try:
            while len(self.rest) < 1 << 24:
                self._more()
        except (Cut, OSError):
            pass
        data, self.rest = self.rest, b""
        return data


def ask(port, data, timeout=PATIENCE, source=None):
    """The answer to one request on a connection of its own."""
    with Connection(port, timeout, source=source) as connection:
        connection.send(data)
        return connection.answer(data.split(b" ", 1)[0].decode())
