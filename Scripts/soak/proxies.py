"""Two copies behind nginx and HAProxy: restarted one after the other, and one killed, while clients ask without a pause.

The proxies run with the files in deploy/, only their addresses and their folder for scratch are replaced, and the copies with
deploy/kubernetes/settings.env.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import exchanges
import load
import wire
from report import Finding
from service import Service, free_port

DEPLOY = exchanges.ROOT / "deploy"
# Where the files in deploy/ say that the copies are.
COPIES = ["172.29.18.11:8080", "172.29.18.12:8080"]
# A whole restart takes the drain delay and little more.
DRAIN = 5


def settings():
    """The settings that the copies get, by variable."""
    lines = (DEPLOY / "kubernetes/settings.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def find(name):
    """The path of a proxy's program; Debian has them where only root looks."""
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/usr/local/sbin")


class Proxy:
    """A proxy on a port of loopback in front of copies on others, until its `with` block ends."""

    def __init__(self, name, folder, ports):
        self.name, self.port, self._folder = name, free_port(), Path(folder)
        self._log = open(self._folder / f"{name}.log", "wb")
        configuration = self._folder / f"{name}.conf"
        configuration.write_text(self._configured({f"{old}": f"127.0.0.1:{new}" for old, new in zip(COPIES, ports)}))
        arguments = {
            "nginx": ["-p", str(self._folder), "-c", str(configuration), "-g", "daemon off;"],
            "haproxy": ["-db", "-f", str(configuration)],
        }[name]
        self.process = subprocess.Popen([find(name), *arguments], stdout=self._log, stderr=self._log)
        end = time.monotonic() + 20
        while True:
            try:
                if wire.ask(self.port, wire.request("GET", "/healthz"), 5).status == 200:
                    return
            except (OSError, wire.Cut):
                pass
            if time.monotonic() > end or self.process.poll() is not None:
                self.__exit__()
                raise RuntimeError(f"{name} does not answer: {self.messages}")
            time.sleep(0.05)

    def _configured(self, addresses):
        """The file in deploy/ with other addresses."""
        if self.name == "nginx":
            path = DEPLOY / "nginx.conf"
            replaced = {**addresses, "listen 8080;": f"listen 127.0.0.1:{self.port};", "/tmp/": f"{self._folder}/",
                        "/dev/stderr": "stderr"}
        else:
            path = DEPLOY / "haproxy.cfg"
            replaced = {**addresses, "bind :8080": f"bind 127.0.0.1:{self.port}"}
        text = path.read_text()
        for old, new in replaced.items():
            if old not in text:
                raise RuntimeError(f"{path.name} does not have {old}")
            text = text.replace(old, new)
        return text

    @property
    def messages(self):
        self._log.flush()
        return (self._folder / f"{self.name}.log").read_text(errors="replace")[-1000:]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._log.close()


class Copies:
    """Copies of the service on ports that stay."""

    def __init__(self, program, count):
        self.program, self.ports = program, [free_port() for _ in range(count)]
        self.running = [self._start(port) for port in self.ports]

    def _start(self, port):
        return Service(self.program, port=port, environment=settings())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for each in self.running:
            each.__exit__()

    def restart(self, at):
        """As an orchestrator does it: TERM, wait, start. The exit status and the seconds to the end."""
        start = time.monotonic()
        status, seconds = self.running[at].stop(), time.monotonic() - start
        self.running[at] = self._start(self.ports[at])
        return status, seconds

    def kill(self, at):
        self.running[at].process.send_signal(signal.SIGKILL)
        self.running[at].process.wait()

    def start_again(self, at):
        self.running[at] = self._start(self.ports[at])


def wanted(recorded):
    """What clients ask for: everything that is valid and does not depend on the settings."""
    return [each for each in recorded if each.kind == "valid" and "limits" not in each.name]


def rolled(program, names, folder, all_exchanges, seconds):
    """Asks through proxies while copies come and go. Findings by name."""
    with Copies(program, 2) as copies:
        proxies = []
        try:
            for name in names:
                proxies.append(Proxy(name, folder, copies.ports))
            yield from watched(copies, proxies, all_exchanges, seconds)
        finally:
            for proxy in proxies:
                proxy.__exit__()


def watched(copies, proxies, all_exchanges, seconds):
    # The clients end when they are told to.
    stop = Path(proxies[0]._folder) / "stop"
    clients = [load.in_process(load.compare, proxy.port, all_exchanges, stop, seed) for seed, proxy in enumerate(proxies)]
    end, endings, kills = time.time() + seconds, [], []
    time.sleep(1)
    while not endings or time.time() < end:
        for at in range(2):
            endings.append(copies.restart(at))
    for at in range(2 if seconds > 60 else 1):
        time.sleep(1.5)
        kills.append(time.time())
        copies.kill(at)
        time.sleep(1.5)
        copies.start_again(at)
        # Until every proxy has found out.
        time.sleep(2.5)
    stop.touch()
    tallies = [results.recv() for _, results in clients]
    for process, _ in clients:
        process.join()
    slow = [f"exit {status} after {seconds:.1f} s" for status, seconds in endings if status or seconds > DRAIN + 10]
    yield "restarts", Finding(not slow, "; ".join([f"{len(endings)} restarts, the longest {max(s for _, s in endings):.1f} s",
                                                   *slow]), "exit 0, the drain delay and what is in flight")
    for proxy, tally in zip(proxies, tallies):
        yield from judged(proxy, tally, kills)


def judged(proxy, tally, kills):
    """What one proxy's clients have seen: of restarts nothing, of a kill at most what the killed copy had begun to answer."""
    near = [fault for when, fault in tally.faults if any(-0.1 < when - kill < 1.5 for kill in kills)]
    other = [fault for _, fault in tally.faults if fault not in near]
    count = tally.counts["valid"]
    yield f"{proxy.name}, rolling restart", Finding(
        not other and count > 500, "; ".join([f"{count} answers compared, {len(other)} failed", *other[:5]]), "none failed")
    yield f"{proxy.name}, kill -9", Finding(
        len(near) <= load.WIDTH * len(kills),
        "; ".join([f"{len(near)} failed of {load.WIDTH} in flight at {len(kills)} kills", *(each[:160] for each in near[:3])]),
        "none but what the killed copy had begun to answer")
    yield f"{proxy.name}, limits", limited(proxy)


def limited(proxy):
    """A client that is not on the list and asks too often is told so; metrics are not for everybody."""
    statuses = set()
    with wire.Connection(proxy.port, source="127.0.0.2") as connection:
        for _ in range(1500):
            connection.send(wire.request("GET", "/healthz"))
            answer = connection.answer("GET")
            statuses.add(answer.status)
            if answer.status == 429:
                break
    hidden = wire.ask(proxy.port, wire.request("GET", "/metrics")).status
    problem = answer.is_problem and answer.field("Retry-After") == "1"
    return Finding(statuses == {200, 429} and problem and hidden == 404,
                   f"statuses {sorted(statuses)}, {'a' if problem else 'no'} problem document; /metrics {hidden}",
                   "200, then 429 with a problem document; /metrics 404")


def run(report, options):
    names = [name for name in ("nginx", "haproxy") if find(name)]
    for name in {"nginx", "haproxy"} - set(names):
        if os.environ.get("CI"):
            report.add(name, Finding(False, "not installed", f"installed in CI (Debian: {name})"))
        else:
            report.left_out(name, f"not installed (Debian: {name})")
    if not names:
        return
    all_exchanges, _ = exchanges.recorded(options.program)
    folder = tempfile.mkdtemp(prefix="soak-")
    # nginx works as somebody who is not root.
    os.chmod(folder, 0o755)
    try:
        # One round of restarts, or a tenth of a long soak.
        for name, finding in rolled(options.program, names, folder, wanted(all_exchanges), options.minutes * 6):
            report.add(name, finding)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
