"""Attacks by what clients, settings and signals are not meant for: kept connections, control characters, depth, HUP."""

import json
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import hostile
import wire
from report import Finding
from service import Service, clean_environment

# Control characters but for line feeds, those of bidirectional text, and what begins a command of GitHub's log.
RAW = re.compile("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]")
COMMAND = re.compile(r"^::\w+", re.M)


def kept_connections(program, count=1700):
    """Clients that keep their connections and ask for health now and then, more of them than there may be."""
    ping = wire.request("GET", "/healthz")
    with Service(program) as service:
        held = []
        for _ in range(count):
            try:
                held.append(wire.Connection(service.port, 1))
                held[-1].send(ping)
            except OSError:
                pass
        failures, slowest, rounds = [], 0.0, 5
        for _ in range(rounds):
            for each in held:
                try:
                    each.socket.setblocking(False)
                    each.send(ping)
                except OSError:
                    pass
            for data in (ping, wire.request("POST", "/v1/resolve", hostile.SMALL)):
                start = time.monotonic()
                try:
                    status = wire.ask(service.port, data, 5).status
                except (OSError, wire.Cut) as error:
                    status = repr(error)
                slowest = max(slowest, time.monotonic() - start)
                if status != 200:
                    failures.append(str(status))
            time.sleep(0.4)
        for each in held:
            each.close()
        alive = service.is_alive
    return Finding(alive and not failures and slowest < 2, f"{len(failures)} of {2 * rounds} new clients not answered beside {len(held)} kept "
                   f"connections {failures[:1] or ''}, slowest {slowest:.2f} s", "all, within 2 s")


def control_characters(program):
    """Names and texts with escapes of terminals, line ends and commands of CI logs, in all that is answered and printed as text."""
    document = hostile.named_for_terminals()
    both = hostile.compact({"old": document, "new": {**document, "device": "iPhone 15 Pro Max"}})
    one = hostile.compact(document)
    asked = {"/v1/resolve": one, "/v1/explain": one, "/v1/lint": one, "/v1/sweep": one, "/v1/diff": both,
             "/v1/transition": hostile.compact({**document, "from": {"device": "iPhone 6"}, "to": {"device": "iPhone 15"}})}
    found = []
    with Service(program) as service:
        for target, body in asked.items():
            answer = service.ask("POST", target, body, ["Accept: text/plain"])
            found += _raw(f"{target} ({answer.status})", answer.body)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "a\n::error::x\x1b[2J.json")
        path.write_bytes(one)
        broken = Path(folder, "b\r\x1b]0;x\x07.json")
        broken.write_bytes(one[:-9])
        for arguments in (["resolve", "--format", "text"], ["explain"], ["lint"], ["lint", "--format", "github"], ["preview"]):
            for each in (path, broken):
                printed = subprocess.run([program, *arguments[:1], str(each), *arguments[1:]], capture_output=True, check=False,
                                         env=clean_environment(), stdin=subprocess.DEVNULL)
                output = printed.stdout if arguments != ["preview"] else b""
                if arguments[1:] == ["--format", "github"]:
                    # What is written there are such commands, a line each, all of a kind that is ours.
                    wrong = [line for line in output.splitlines() if not re.match(rb"::(error|warning|notice) file=", line)]
                    found += _raw(" ".join(arguments), b"\n".join(wrong) + re.sub(rb"(?m)^::", b"", output))
                    found += [f"{' '.join(arguments)}: {wrong[0]!r}"] if wrong else []
                else:
                    found += _raw(" ".join(arguments), output)
                found += _raw(f"{' '.join(arguments)}, standard error", printed.stderr)
    found = sorted(set(found))
    return Finding(not found, "; ".join([f"{len(found)} places with raw control characters or commands", *found[:6]]), "none")


def _raw(place, data):
    """The place, where bytes that are shown hold what a terminal or a log would obey."""
    text = data.decode("utf-8", "replace")
    hit = RAW.search(text) or COMMAND.search(text)
    return [f"{place}: {text[max(hit.start() - 10, 0):hit.end() + 10]!r}"] if hit else []


def raised_depth(program):
    """Documents as deep as the setting for it can be: what is accepted as a limit must be one."""
    for most in (4096, 2048, 1024, 768, 512):
        told = subprocess.run([program, "serve", "--max-depth", str(most), "--listen", "unix:/nonexistent/x"], check=False,
                              capture_output=True, env=clean_environment())
        if b"max-depth" not in told.stderr + told.stdout:
            break
    ended = []
    for key in hostile.NESTED:
        for depth in (most - 8, most * 5 // 8):
            with Service(program, "--max-depth", str(most)) as service:
                try:
                    service.ask("POST", "/v1/resolve", hostile.nested(key, depth), timeout=40)
                    service.ask("GET", "/healthz", timeout=10)
                except (OSError, wire.Cut):
                    ended.append(f"{depth} {key}")
                    break
    return Finding(not ended, f"with --max-depth {most} {len(ended)} of {len(hostile.NESTED)} ended the process: {', '.join(ended)}", "none")


def hang_up(program):
    """HUP where there are no tokens and no certificate to read again."""
    with Service(program) as service:
        service.process.send_signal(signal.SIGHUP)
        time.sleep(0.5)
        alive = service.is_alive and service.ask("POST", "/v1/resolve", hostile.SMALL).status == 200
        ending = service.stop() if alive else None
    return Finding(alive and ending == 0, f"{'served on' if alive else 'ended'}, exit {ending}", "served on, exit 0")


ALL = [kept_connections, control_characters, raised_depth, hang_up]
