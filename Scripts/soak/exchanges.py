"""Requests with the answers that they must get, to the byte.

The answers come from a copy that nobody else asks; layouts besides from the command line, which no server touches.
"""

import functools
import gzip
import hashlib
import io
import json
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import hostile
import wire
from service import Service, clean_environment

ROOT = Path(__file__).resolve().parent.parent.parent
SMALL = b'{"device":"iPhone 6","hierarchy":{"id":"root"}}'
# Fields whose values belong to the answer, not to the moment.
STEADY = ("Content-Type", "Content-Encoding", "ETag", "Allow", "Location", "Vary", "Accept-Post", "Retry-After")

# What is not as by default: that clients are too slow is to be seen soon.
READ_SECONDS = 3
FLAGS = ["--read-seconds", str(READ_SECONDS)]


@dataclass(frozen=True)
class Exchange:
    """A request, how often it is sent among others, and what its answer must be: a digest, to compare what is long."""

    name: str
    kind: str
    data: bytes
    weight: int = 40
    status: int = 0
    digest: bytes = b""
    size: int = 0

    @property
    def method(self):
        return self.data.split(b" ", 1)[0].decode()

    def is_answered_by(self, answer):
        return answer.status == self.status and len(answer.body) == self.size and digest(answer) == self.digest


def digest(answer):
    """Of everything in an answer that is the same each time."""
    fields = "\n".join(f"{name}: {answer.field(name)}" for name in STEADY)
    return hashlib.blake2b(f"{answer.status}\n{fields}\n".encode() + answer.body, digest_size=16).digest()


def layouts():
    """Documents by name: the examples, the workloads of the benchmarks, and larger ones."""
    found = {path.stem: path.read_bytes() for path in sorted((ROOT / "examples").glob("*.json"))}
    found |= {path.stem: path.read_bytes() for path in sorted((ROOT / "Tests/Fixtures/workloads").glob("*.json"))}
    return found


def app_in_swift():
    """The example of an app, as an archive that is the same in each run."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted((ROOT / "examples/contacts").glob("*.swift")):
            archive.writestr(zipfile.ZipInfo(f"App/{path.name}"), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def large_layouts():
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, str(ROOT / "Benchmarks/workloads.py"), folder, "--shape", "list", "--shape", "chain",
                   *(word for views in ("300", "1000", "3000") for word in ("--views", views))]
        subprocess.run(command, check=True, capture_output=True)
        return {path.stem: path.read_bytes() for path in sorted(Path(folder).glob("*.json"))
                if not path.stem.endswith(".short")}


def valid():
    """Everything that is answered with 2xx or 304."""
    post = "POST", "/v1/resolve"
    for name, body in layouts().items():
        yield Exchange(name, "valid", wire.request(*post, body))
        yield Exchange(f"{name} as text", "valid", wire.request(*post, body, ["Accept: text/plain"]), 20)
        yield Exchange(f"{name} in chunks", "valid", wire.in_chunks(*post, body, size=700), 8)
        yield Exchange(f"{name} by QUERY", "valid", wire.request("QUERY", "/v1/resolve", body), 12)
        packed = wire.request(*post, gzip.compress(body, mtime=0), ["Content-Encoding: gzip", "Accept-Encoding: gzip"])
        yield Exchange(f"{name} packed", "valid", packed, 12)
        yield Exchange(f"{name} on a pad", "valid", wire.request("POST", "/v1/resolve?device=ipad-air-2", body), 12)
    for name, body in large_layouts().items():
        yield Exchange(name, "valid", wire.request(*post, body), 1)
    form = json.loads((ROOT / "examples/form.json").read_bytes())
    batch = hostile.compact({**{k: v for k, v in form.items() if k != "device"}, "environments": "all"})
    yield Exchange("a batch", "valid", wire.request(*post, batch), 3)
    yield Exchange("a batch as lines", "valid", wire.request(*post, batch, ["Accept: application/x-ndjson"]), 3)
    yield Exchange("a batch packed", "valid", wire.request(*post, batch, ["Accept-Encoding: gzip"]), 2)
    yield Exchange("conflicts", "valid", wire.request(*post, hostile.contradicting_chain(12, 4)), 3)
    for path in sorted((ROOT / "examples/transitions").glob("*.json")):
        yield Exchange(path.stem, "valid", wire.request("POST", "/v1/transition", path.read_bytes()))
    archive = (ROOT / "Tests/Fixtures/archives/app.zip").read_bytes()
    select = wire.request("POST", "/v1/assets/select?device=iphone-15", archive, kind="application/zip")
    yield Exchange("an archive", "valid", select, 5)
    for target in ("/v1/resolve?device=iphone-15", "/v1/lint?environments=all", "/v1/sweep?device=iphone-15", "/v1/import"):
        yield Exchange(f"an app in Swift, {target}", "valid", wire.request("POST", target, app_in_swift(), kind="application/zip"), 5)
    for target in ("/v1/devices", "/v1/devices/iphone-15", "/v1/limits", "/openapi.json", "/openapi.yaml", "/version",
                   "/schema/document.json", "/problems/not-found", "/healthz"):
        yield Exchange(f"GET {target}", "valid", wire.request("GET", target), 3)
    yield Exchange("HEAD", "valid", wire.request("HEAD", "/v1/devices"), 3)
    yield Exchange("OPTIONS", "valid", wire.request("OPTIONS", "/v1/resolve"), 3)


def invalid():
    """Everything that is wrong, and not too large. Problems name their request, so it has a name that stays."""
    name = ["X-Request-ID: soak-0001"]
    yield "no JSON", wire.request("POST", "/v1/resolve", b'{"hierarchy": ', name)
    yield "no UTF-8", wire.request("POST", "/v1/resolve", b'{"hierarchy":{"id":"\xff\xfe"}}', name)
    yield "a misspelt key", wire.request("POST", "/v1/resolve", b'{"hierachy":{"id":"a"}}', name)
    yield "an unknown device", wire.request("POST", "/v1/resolve", SMALL.replace(b"iPhone 6", b"iFone 6"), name)
    faults = {"hierarchy": {"id": "a", "subviews": [{"id": "a"}] * 40}, "constraints": ["b.left == c.wrong"] * 40}
    yield "many faults", wire.request("POST", "/v1/resolve", hostile.compact(faults), name)
    yield "a wrong address", wire.request("GET", "/v2/resolve", None, name)
    yield "a wrong method", wire.request("DELETE", "/v1/resolve", None, name)
    yield "a wrong type", wire.request("POST", "/v1/resolve", SMALL, name, kind="image/png")
    yield "Swift without a class", wire.request("POST", "/v1/import", b"let a = 1", name, kind="text/x-swift")
    yield "no type that is written", wire.request("POST", "/v1/resolve", SMALL, [*name, "Accept: image/webp"])
    yield "a parameter that is none", wire.request("POST", "/v1/resolve?devize=a", SMALL, name)
    yield "no gzip", wire.request("POST", "/v1/resolve", SMALL, [*name, "Content-Encoding: gzip"])
    yield "no archive", wire.request("POST", "/v1/assets/select", b"PK\3\4 no", name, kind="application/zip")


def oversized():
    """Everything that is more than may be."""
    name = ["X-Request-ID: soak-0002"]
    many = {"device": "iPhone 6", "hierarchy": {"id": "root", "subviews": [{"id": f"v{i}"} for i in range(20_100)]}}
    yield "too many views", wire.request("POST", "/v1/resolve", hostile.compact(many), name)
    yield "too deep", wire.request("POST", "/v1/resolve", b"[" * 5000, name)
    query = "&".join(f"p{i}=1" for i in range(120))
    yield "too many parameters", wire.request("GET", f"/v1/devices?{query}", None, name)
    bomb = gzip.compress(b" " * 20_000_000, mtime=0)
    yield "a packed body that is too large", wire.request("POST", "/v1/resolve", bomb, [*name, "Content-Encoding: gzip"])
    bomb = (ROOT / "Tests/Fixtures/archives/bomb.zip").read_bytes()
    yield "an archive that is too large", wire.request("POST", "/v1/assets/select", bomb, name, kind="application/zip")
    head = wire.request("POST", "/v1/resolve", b"", name).replace(b"Content-Length: 0", b"Content-Length: 9000000")
    yield "a body that is too large", head
    yield "an address that is too long", wire.request("GET", "/" + "a" * 9000, None, name)


@functools.cache
def recorded(program):
    """All exchanges with their answers, and what is wrong with those already."""
    wanted = list(valid())
    wanted += [Exchange(name, "invalid", data, 4) for name, data in invalid()]
    wanted += [Exchange(name, "oversized", data, 2) for name, data in oversized()]
    found, faults = [], []
    with Service(program, *FLAGS) as service:
        for each in wanted:
            first, second = wire.ask(service.port, each.data), wire.ask(service.port, each.data)
            if digest(first) != digest(second):
                faults.append(f"{each.name} has two answers")
            right = first.status < 400 if each.kind == "valid" else 400 <= first.status < 500 and first.is_problem
            if not right:
                faults.append(f"{each.name}: {first.status}")
            found.append(Exchange(each.name, each.kind, each.data, each.weight, first.status, digest(first), len(first.body)))
            tag = first.field("ETag")
            if tag and each.method == "GET":
                again = each.data.replace(b"\r\n\r\n", f"\r\nIf-None-Match: {tag}\r\n\r\n".encode(), 1)
                answer = wire.ask(service.port, again)
                if answer.status != 304:
                    faults.append(f"{each.name} again: {answer.status}")
                found.append(Exchange(each.name + " again", "valid", again, 2, 304, digest(answer), 0))
        faults += differences_from_command_line(program, service)
    return found, faults


def differences_from_command_line(program, service):
    """The examples whose answer over HTTP is not what the command line prints."""
    for name, body in layouts().items():
        with tempfile.NamedTemporaryFile(suffix=".json") as file:
            file.write(body)
            file.flush()
            printed = subprocess.run([program, "resolve", file.name, "--format", "json"], capture_output=True, check=False,
                                     env=clean_environment()).stdout
        if printed != service.ask("POST", "/v1/resolve", body).body:
            yield f"{name} is another answer on the command line"
