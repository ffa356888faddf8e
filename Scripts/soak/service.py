"""Copies of the program that serve on loopback, and what the system says about them."""

import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

import wire

TICKS = os.sysconf("SC_CLK_TCK")
MIB = 1 << 20


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def clean_environment(more=()):
    """This process' environment without settings of the service."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith("LAYOUT_RESOLVER_") and k != "PORT"}
    return {**kept, **dict(more)}


class Confinement:
    """A limit for the memory of a process: a control group where this process may make one, a scope of systemd's, else a limit of
    the address space, which counts also what is reserved and never touched."""

    def __init__(self, mib):
        self.mib, self.command, self.before = mib, [], None
        self._group = self._first_group()
        if self._group:
            self.name, self.before = "a control group", self._enter_group
        elif self._has_scopes():
            self.name = "a scope of systemd"
            self.command = ["systemd-run", "--user", "--scope", "--quiet", "-p", f"MemoryMax={mib}M", "-p", "MemorySwapMax=0"]
        else:
            self.name = "a limit of the address space"
            self.before = lambda: resource.setrlimit(resource.RLIMIT_AS, (mib * MIB, mib * MIB))

    def _first_group(self):
        """The folder of a new group with the limit, in the hierarchy of either version; None where there can be none."""
        for root, files in (("/sys/fs/cgroup", ("memory.max", "memory.swap.max")),
                            ("/sys/fs/cgroup/memory", ("memory.limit_in_bytes", "memory.memsw.limit_in_bytes"))):
            group = Path(root, f"layout-resolver-soak-{os.getpid()}")
            try:
                group.mkdir()
            except OSError:
                continue
            # The files are the kernel's: what only looks like a hierarchy has none.
            try:
                for file in files:
                    if (group / file).exists():
                        (group / file).write_text(str(0 if "swap" in file else self.mib * MIB))
                if (group / files[0]).exists():
                    return group
            except OSError:
                pass
            group.rmdir()
        return None

    def _has_scopes(self):
        return shutil.which("systemd-run") and subprocess.run(
            ["systemd-run", "--user", "--scope", "--quiet", "true"], capture_output=True, check=False).returncode == 0

    def _enter_group(self):
        (self._group / "cgroup.procs").write_text(str(os.getpid()))

    def end(self):
        """Removes the group: nothing runs in it any more."""
        if self._group:
            self._group.rmdir()

    def __str__(self):
        return f"{self.mib} MiB, by {self.name}"


class Service:
    """A copy of the program that serves until its `with` block ends.

    arguments: flags of `serve`. environment: settings as variables. log: where its log goes. confinement: of its memory.
    """

    def __init__(self, program, *arguments, port=None, environment=(), log=subprocess.DEVNULL, before=None, confinement=None):
        self.program, self.port = program, port or free_port()
        command = [program, "serve", "--listen", f"127.0.0.1:{self.port}", *arguments]
        if confinement:
            command, before = confinement.command + command, confinement.before
        self.process = subprocess.Popen(command, stdout=log, stderr=subprocess.DEVNULL, preexec_fn=before,
                                        env=clean_environment(environment))
        self.wait_until_ready()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def wait_until_ready(self, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.is_alive:
            try:
                if wire.ask(self.port, wire.request("GET", "/readyz"), 5).status == 200:
                    return
            except (OSError, wire.Cut):
                time.sleep(0.02)
        raise RuntimeError("the service does not answer")

    def ask(self, method, target, body=None, fields=(), *, kind="application/json", timeout=wire.PATIENCE):
        return wire.ask(self.port, wire.request(method, target, body, fields, kind=kind), timeout)

    def connect(self, **options):
        return wire.Connection(self.port, **options)

    def stop(self, seconds=40):
        """Asks it to end as an orchestrator does. Its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)

    @property
    def is_alive(self):
        return self.process.poll() is None

    def _status(self, key):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii", errors="replace") as file:
            return int(re.search(rf"^{key}:\s+(\d+)", file.read(), re.M).group(1))

    @property
    def resident(self):
        """MiB that are resident."""
        return self._status("VmRSS") / 1024

    @property
    def peak(self):
        """MiB that were resident at most."""
        return self._status("VmHWM") / 1024

    @property
    def threads(self):
        return self._status("Threads")

    @property
    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    @property
    def processor_seconds(self):
        """Processor time that it has used, which a busy machine does not make longer."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii", errors="replace") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


class Pulse:
    """Asks /healthz, and one small layout, again and again while its `with` block lasts, each on a new connection."""

    DOCUMENT = b'{"device":"iPhone 6","hierarchy":{"id":"root"}}'

    def __init__(self, port, *, layouts=False, pause=0.03):
        self.port, self.pause = port, pause
        self.slowest, self.count, self.failures, self._over = 0.0, 0, [], False
        requests = [wire.request("GET", "/healthz")]
        if layouts:
            requests.append(wire.request("POST", "/v1/resolve", self.DOCUMENT))
        self._threads = [threading.Thread(target=self._run, args=(each,), daemon=True) for each in requests]

    def __enter__(self):
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self._over = True
        for thread in self._threads:
            thread.join(wire.PATIENCE + 10)

    def _run(self, data):
        while not self._over:
            start = time.monotonic()
            try:
                status = wire.ask(self.port, data, 60).status
                if status != 200:
                    self.failures.append(str(status))
            except (OSError, wire.Cut, ValueError) as error:
                self.failures.append(repr(error))
            self.slowest = max(self.slowest, time.monotonic() - start)
            self.count += 1
            time.sleep(self.pause)

    def __str__(self):
        failed = f", {len(self.failures)} failed ({self.failures[0]})" if self.failures else ""
        return f"health asked {self.count} times, slowest {self.slowest:.2f} s{failed}"
