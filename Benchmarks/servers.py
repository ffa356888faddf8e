"""Servers to measure, and a client that asks them the same over and over."""

import os
import re
import signal
import socket
import subprocess
import tempfile
import time

PATIENCE = 60


class Server:
    """A running server that is stopped at the end of a `with`. It listens on 127.0.0.1 only."""

    def __init__(self, command, port_pattern, env=None):
        """`port_pattern` finds the port in what the server prints."""
        self.command, self.port_pattern, self.env = command, port_pattern, env

    def __enter__(self):
        self.output = tempfile.NamedTemporaryFile(mode="w+", suffix=".log")
        self.process = subprocess.Popen(self.command, stdout=self.output, stderr=subprocess.STDOUT, env=self.env)
        end = time.monotonic() + PATIENCE
        while (found := re.search(self.port_pattern, self.printed())) is None:
            if self.process.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"bench: {self.command[0]} does not serve:\n{self.printed()[-2000:]}")
            time.sleep(0.02)
        self.port = int(found[1])
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(PATIENCE)

    def printed(self):
        with open(self.output.name, errors="replace") as file:
            return file.read()

    def cpu(self):
        """Microseconds that all threads have used of the processor."""
        folder = f"/proc/{self.process.pid}/task"
        total = 0
        for thread in os.listdir(folder):
            with open(f"{folder}/{thread}/schedstat") as file:
                total += int(file.read().split()[0])
        return total / 1000


def ours(program, threads=0, env=None, under=()):
    """The service with its access log on."""
    command = [*under, program, "serve", "--listen", "127.0.0.1:0", "--threads", str(threads), "--log-format", "json"]
    return Server(command, r'"message":"listening".*"port":"(\d+)"', env)


def bare(program, threads):
    """The peer: it prints its port."""
    return Server([program, str(threads)], r"^(\d+)\n")


class Client:
    """Some connections that stay open. Requests go out on all of them before the first answer is read."""

    def __init__(self, port, connections=1):
        self.sockets = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(connections)]

    def close(self):
        for connection in self.sockets:
            connection.close()

    def post(self, body, rounds, target="/v1/resolve"):
        """Sends a body on every connection, again and again; returns the length of the last answer's body."""
        head = (
            f"POST {target} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\nUser-Agent: bench\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        request = head.encode() + body
        for _ in range(rounds):
            for connection in self.sockets:
                connection.sendall(request)
            for connection in self.sockets:
                length = self._answer(connection)
        return length

    @staticmethod
    def _answer(connection):
        data = b""
        while (end := data.find(b"\r\n\r\n")) < 0:
            data += Client._piece(connection)
        if not data.startswith(b"HTTP/1.1 200"):
            raise SystemExit(f"bench: the server answered {data[:end].decode()}")
        length = int(re.search(rb"(?i)\r\ncontent-length: (\d+)", data)[1])
        left = length - (len(data) - end - 4)
        while left > 0:
            left -= len(Client._piece(connection))
        return length

    @staticmethod
    def _piece(connection):
        piece = connection.recv(262144)
        if not piece:
            raise SystemExit("bench: the server closed the connection")
        return piece
