"""What must be true before anything is built. All faults are told at once."""

import json
import re
import shutil
import subprocess

import files
from project import PACKAGING, PROGRAM, ROOT, Fault

# What keeps the service from the rest of the machine.
HARDENING = ["DynamicUser=yes", "ProtectSystem=strict", "ProtectHome=yes", "NoNewPrivileges=yes", "CapabilityBoundingSet="]

# Labels of the image that registries and scanners read.
LABELS = ["title", "description", "licenses", "version", "revision", "created", "source", "base.name"]


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def versions(project):
    """The tag, the sources and the list of changes name one version."""
    version = project.source_version
    if project.tag and project.tag != f"v{version}":
        yield f"the tag {project.tag} is not the version of the sources, {version} (openapi.yaml, info.version)"
    if project.tag and project.is_dirty:
        yield f"files differ from the commit of the tag {project.tag}"
    section = re.search(rf"^## {re.escape(version)}( |$)", text("CHANGELOG.md"), re.M)
    if project.tag and not section:
        yield f"CHANGELOG.md has no section '## {version}'"


def dependencies(_):
    """A commit means the same dependencies everywhere."""
    lines = re.findall(r'^\s*\.package\(url: "[^"]*/([^"/]+)", (.*)\),$', text("Package.swift"), re.M)
    for name, requirement in lines:
        if not requirement.startswith("exact: "):
            yield f"Package.swift: {name} has no exact version"
    if not lines:
        yield "Package.swift: no dependency was found"


def templates(_):
    """Every place is filled, and what comes out can be read."""
    control = dict.fromkeys(["VERSION", "ARCHITECTURE", "MAINTAINER", "DEPENDS", "SIZE"], "1") | {"HOMEPAGE": ""}
    filled = files.filled(PACKAGING / "debian/control.in", control)
    if not re.fullmatch(r"(?:[A-Z][A-Za-z-]*: .+\n(?: .+\n)*)+", filled):
        yield "packaging/debian/control.in is no paragraph of fields"
    values = dict.fromkeys(["HOMEPAGE", "URL", "VERSION", "SHA256", "REVISION"], "1")
    formula = files.filled(PACKAGING / f"homebrew/{PROGRAM}.rb.in", values)
    if shutil.which("ruby"):
        done = subprocess.run(["ruby", "-wc"], input=formula, capture_output=True, text=True)
        if done.returncode or done.stderr:
            yield f"packaging/homebrew/{PROGRAM}.rb.in: {done.stderr.strip()}"


def unit(_):
    """The service is locked in, and its settings are settings."""
    lines = text(f"packaging/systemd/{PROGRAM}.service").splitlines()
    for line in HARDENING:
        if line not in lines:
            yield f"packaging/systemd/{PROGRAM}.service lacks {line}"
    known = set(re.findall(r'^\s*(?:\w+\()?"([A-Z_]+)",', text("Sources/LayoutService/Configuration/Settings.swift"), re.M))
    known |= set(re.findall(r'\(\s*"([A-Z_]+)",', text("Sources/LayoutService/Configuration/Settings.swift")))
    for name in re.findall(r"LAYOUT_RESOLVER_([A-Z_]+)", text(f"packaging/systemd/{PROGRAM}.default")):
        if name not in known:
            yield f"packaging/systemd/{PROGRAM}.default: LAYOUT_RESOLVER_{name} is no setting"


def configuration(_):
    """The schema of .layout-resolver.yml has the keys that are read, and the rules that there are."""
    schema = json.loads(text("docs/schemas/config.json"))
    reader = text("Sources/ProjectConfiguration/readProjectConfiguration.swift")
    rows = re.search(r"let parameters: .*?= \[(.*?)\n  \]", reader, re.S).group(1)
    keys = set(re.findall(r'\("(\w+)", "\w+"\)', rows))
    keys |= set(re.findall(r'"(\w+)"', re.search(r"parameters\.map\(\\\.key\) \+ \[(.*)\]", reader).group(1)))
    rules = set(re.findall(r"^\| `(\w+)` \| (?:error|warning|info) \|", text("docs/linting.md"), re.M))
    for name, found, expected in (
            ("keys", set(schema["properties"]), keys), ("rules", set(schema["properties"]["rules"]["properties"]), rules)):
        if found != expected:
            yield f"docs/schemas/config.json has other {name}: {', '.join(sorted(found ^ expected))}"


def container(_):
    """The image says what it is, is nobody's in particular, and names the base that it has."""
    lines = text("Dockerfile")
    for label in LABELS:
        if f"org.opencontainers.image.{label}=" not in lines:
            yield f"Dockerfile lacks the label org.opencontainers.image.{label}"
    if not re.search(r"^USER \d+:\d+$", lines, re.M):
        yield "Dockerfile: USER is no pair of numbers"
    base = re.findall(r"^FROM (\S+)", lines, re.M)[-1]
    if not base.startswith("docker.io/"):
        yield f"Dockerfile: {base} has no registry, which podman and buildah do not guess"
    if f'base.name="{base}"' not in lines:
        yield f"Dockerfile: the label base.name is not {base}"
    if re.search(r"x86_64|amd64|aarch64|arm64", re.sub(r"^#.*$", "", lines, flags=re.M)):
        yield "Dockerfile names an architecture"


def check(project):
    """Raises a fault with everything that is wrong."""
    found = [fault for rule in (versions, dependencies, templates, unit, configuration, container) for fault in rule(project)]
    if found:
        raise Fault("\n".join(found))
