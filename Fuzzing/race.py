#!/usr/bin/env python3
"""Loads a server that was built with ThreadSanitizer from many connections at once, and reads what the sanitizer says.

    race.py --program PROGRAM [--seconds N] [--connections N]

Good and bad documents, batches, answers in lines, large bodies, archives, forms, Interface Builder files, the other addresses, and
clients that go away at any moment; the token file is read again meanwhile, and the server is stopped under load. Exit status 1 where
the sanitizer reports anything, an answer is a failure of the server, or the server does not end.
"""

import argparse
import http.client
import os
import random
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

import seeds

JSON = {"Content-Type": "application/json"}
PATHS = ["/v1/devices", "/v1/devices/iphone-15", "/v1/limits", "/healthz", "/readyz", "/metrics", "/version", "/openapi.json", "/nothing"]
TOKEN = "race-token"


def batch(document):
    """The same document in every environment."""
    return re.sub(rb'^\{("device":"[^"]*",)?', b'{"environments":"all",', document)


class Inputs:
    """Bodies of requests, of each kind."""

    def __init__(self):
        documents = seeds.documents()
        self.documents = [document for document in documents if len(document) < 3000][::5]
        self.large = [document for document in documents if len(document) > 20_000] or self.documents
        self.files = [text.encode() for text in seeds.interface_builder_files() if text.startswith("<document")]
        folder = seeds.FIXTURES / "archives"
        self.archives = [path.read_bytes() for path in sorted(folder.glob("*.zip")) if path.stat().st_size < 100_000]


class Load:
    """Requests of one kind after the other, on connections that are kept or not, until told to stop."""

    def __init__(self, port, numbers, inputs):
        self.port, self.random, self.inputs = port, numbers, inputs
        self.statuses = Counter()
        self.connection = None

    def request(self):
        """Method, target, fields and body of one request."""
        choose = self.random.choice
        document = choose(self.inputs.documents)
        archive = choose(self.inputs.archives)
        kind = self.random.randrange(12)
        if kind == 0:
            return "GET", choose(PATHS), {"Accept-Encoding": choose(["gzip", "identity"])}, None
        if kind == 1:
            cut = self.random.randrange(len(document))
            return "POST", "/v1/resolve", JSON, document[:cut] + bytes([self.random.randrange(256)]) + document[cut + 1:]
        if kind == 2:
            return "POST", "/v1/resolve", JSON | {"Accept": choose(["application/json", "application/x-ndjson"])}, batch(document)
        if kind == 3:
            return "POST", "/v1/resolve", JSON, choose(self.inputs.large) + b" " * choose([0, 140_000])
        if kind == 4:
            return "POST", "/v1/assets/select?device=iphone-15", {"Content-Type": "application/zip"}, archive
        if kind == 5:
            body = seeds.FORM % (b"document", document) + seeds.FORM % (b"catalog", archive) + b"--b--"
            return "POST", "/v1/resolve", {"Content-Type": "multipart/form-data; boundary=b"}, body
        if kind == 6:
            return "POST", choose(["/v1/import", "/v1/resolve"]), {"Content-Type": "application/xml"}, choose(self.inputs.files)
        if kind == 7:
            return "POST", "/v1/transition", JSON, document[:-1] + b',"from":{},"to":{"orientation":"landscapeLeft"}}'
        accept = choose(["application/json", "text/plain"])
        return "POST", "/v1/resolve" + choose(["", "?show=all", "?compact"]), JSON | {"Accept": accept}, document

    def step(self):
        """Sends one request, and reads the answer or goes away."""
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        method, target, fields, body = self.request()
        fields = fields | {"Authorization": f"Bearer {TOKEN}"}
        leaving = self.random.randrange(20)
        if leaving == 0 and body:
            return self.leave_early(method, target, fields, body)
        try:
            self.connection.request(method, target, body, fields)
            if leaving == 1:
                time.sleep(self.random.random() / 50)
                return self.close(abruptly=True)
            answer = self.connection.getresponse()
            if leaving == 2:
                answer.read(100)
                return self.close(abruptly=self.random.random() < 0.5)
            answer.read()
            self.statuses[answer.status] += 1
            if answer.will_close or leaving == 3:
                self.close()
        except (OSError, http.client.HTTPException):
            self.statuses["no answer"] += 1
            self.close()
            time.sleep(0.1)

    def leave_early(self, method, target, fields, body):
        """Sends a part of the body."""
        try:
            self.connection.putrequest(method, target)
            for name, value in (fields | {"Content-Length": str(len(body))}).items():
                self.connection.putheader(name, value)
            self.connection.endheaders(body[: len(body) // 2])
        except (OSError, http.client.HTTPException):
            pass
        self.close(abruptly=self.random.random() < 0.5)

    def close(self, abruptly=False):
        if abruptly and self.connection.sock is not None:
            self.connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close()
        self.connection = None

    def run(self, stopping):
        while not stopping.is_set():
            self.step()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def mutexes(folder):
    """The library that tells the sanitizer of Swift's Mutex; nothing where that is another one than Linux has."""
    library = folder / "mutex.so"
    compiler = shutil.which("clang") or Path(shutil.which("swiftc")).resolve().parent / "clang"
    subprocess.run(
        [compiler, "-D_GNU_SOURCE", "-O1", "-shared", "-fPIC", Path(__file__).parent / "mutex.c", "-o", library], check=True)
    return {"LD_PRELOAD": str(library)}


def start(program, port, folder):
    """Starts the server and waits until it answers."""
    (folder / "tokens").write_text(TOKEN + "\n")
    options = f"halt_on_error=0 exitcode=66 history_size=7 log_path={folder}/report"
    server = subprocess.Popen(
        [program, "serve", "--listen", f"127.0.0.1:{port}", "--token-file", folder / "tokens", "--max-queue", "16", "--max-connections", "48",
         "--threads", "4", "--workers", "4"],
        env=os.environ | (mutexes(folder) if sys.platform == "linux" else {}) | {"TSAN_OPTIONS": options, "SWIFT_BACKTRACE": "enable=no"}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(300):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return server
        time.sleep(0.1)
    server.kill()
    raise SystemExit("race: the server does not answer")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--connections", type=int, default=12)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, port, stopping = Path(name), free_port(), threading.Event()
        inputs = Inputs()
        server = start(arguments.program, port, folder)
        loads = [Load(port, random.Random(number), inputs) for number in range(arguments.connections)]
        threads = [threading.Thread(target=load.run, args=(stopping,)) for load in loads]
        for thread in threads:
            thread.start()
        end = time.monotonic() + arguments.seconds
        while time.monotonic() < end and server.poll() is None:
            time.sleep(2)
            server.send_signal(signal.SIGHUP)
        # Under load: requests are in flight, and others come.
        server.terminate()
        try:
            status = server.wait(60)
        except subprocess.TimeoutExpired:
            server.kill()
            status = "no end"
        stopping.set()
        for thread in threads:
            thread.join()
        reports = "\n".join(path.read_text(errors="replace") for path in sorted(folder.glob("report*")))
    statuses = sum((load.statuses for load in loads), Counter())
    print(f"{sum(statuses.values())} answers: {dict(sorted(statuses.items(), key=str))}; the server ended with {status}")
    failures = sum(count for code, count in statuses.items() if code == 500)
    warnings = reports.count("WARNING: ThreadSanitizer")
    if warnings:
        print(reports, file=sys.stderr)
    print(f"{warnings} reports of ThreadSanitizer")
    return 1 if warnings or failures or status != 0 else 0


if __name__ == "__main__":
    sys.exit(main())
