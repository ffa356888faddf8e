#!/usr/bin/env python3
"""Checks that what deploy/ names is there: settings, metrics, labels, and the addresses of the copies.

    check-deploy.py [--self-test]

Settings are those of the table in docs/operations.md, which a test compares with the program; metrics are the families that
Sources/LayoutService/Metrics writes. Every YAML and JSON file is read. What proxies and copies do with the files, `./run soak
proxies` shows. Needs PyYAML. Exit status 1 where something is wrong, each on a line of its own.
"""

import json
import re
from pathlib import Path

import yaml

import linting

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = "docs/operations.md"
VARIABLE = re.compile(r"\bLAYOUT_RESOLVER_[A-Z_]+\b")
FAMILY = re.compile(r'family\(\s*"([a-z_]+)",\s*\.(\w+)')
ADDRESS = re.compile(r"\b\d+\.\d+\.\d+\.\d+(?=:8080\b)")
# Written by every scrape, not by the program.
SCRAPED = {"up"}
LABELS = {"route", "method", "status", "le", "state", "version", "commit", "job", "instance"}
# Not settings: what Kubernetes puts into pods, which the text speaks of.
FOREIGN = {"LAYOUT_RESOLVER_PORT"}
WORDS = {"by", "without", "on", "ignoring", "group_left", "group_right", "and", "or", "unless", "bool", "offset"}


def metrics(root):
    """The names that samples of the program may have."""
    names = set(SCRAPED)
    for path in sorted((root / "Sources/LayoutService/Metrics").glob("*.swift")):
        for name, kind in FAMILY.findall(path.read_text(encoding="utf-8")):
            names |= {f"{name}_{end}" for end in ("bucket", "sum", "count")} if kind == "histogram" else {name}
    return names


def named(expression):
    """The metrics and the labels that an expression of PromQL names."""
    bare = re.sub(r'"[^"]*"', '""', expression)
    labels = {name for group in re.findall(r"\{([^{}]*)\}", bare) for name in re.findall(r"(\w+)\s*[=!]", group)}
    grouping = r"\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^()]*)\)"
    labels |= {name.strip() for group in re.findall(grouping, bare) for name in group.split(",") if name.strip()}
    bare = re.sub(grouping, "", re.sub(r"\{[^{}]*\}|\[[^\[\]]*\]", "", bare))
    return {name for name in re.findall(r"(?<![\w.$])[a-z_]\w*\b(?!\s*\()", bare) if name not in WORDS}, labels


def expressions(value):
    """All expressions of a file of rules or of a dashboard."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "expr":
                yield inner
            else:
                yield from expressions(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from expressions(inner)


def read(path):
    text = path.read_text(encoding="utf-8")
    return json.loads(text) if path.suffix == ".json" else list(yaml.safe_load_all(text))


def check(root):
    """What deploy/ names and is not there, by file."""
    faults = []
    known = set(VARIABLE.findall((root / SETTINGS).read_text(encoding="utf-8"))) | FOREIGN
    families = metrics(root)
    for path in sorted(each for each in (root / "deploy").rglob("*") if each.is_file()):
        place, text = path.relative_to(root), path.read_text(encoding="utf-8")
        faults += [f"{place}: {name} is no setting" for name in sorted(set(VARIABLE.findall(text)) - known)]
        if path.suffix not in (".yaml", ".json"):
            continue
        try:
            content = read(path)
        except (ValueError, yaml.YAMLError) as error:
            faults.append(f"{place}: {error}".splitlines()[0])
            continue
        for expression in expressions(content):
            names, labels = named(expression)
            faults += [f"{place}: {name} is no metric" for name in sorted(names - families)]
            faults += [f"{place}: {name} is no label" for name in sorted(labels - LABELS)]
    return faults + addresses(root / "deploy")


def addresses(folder):
    """Proxies that ask other copies than there are."""
    compose = folder / "compose.yaml"
    if not compose.exists():
        return []
    copies = set(re.findall(r"ipv4_address: ([\d.]+)", compose.read_text(encoding="utf-8")))
    return [f"deploy/{name}: asks {sorted(found)}, the copies are {sorted(copies)}" for name in ("nginx.conf", "haproxy.cfg")
            if (found := set(ADDRESS.findall((folder / name).read_text(encoding="utf-8")))) != copies]


def self_test():
    source = 'text.family("http_requests_total", .counter, "")\ntext.family(\n  "time_seconds", .histogram, "")'
    base = {SETTINGS: "`LAYOUT_RESOLVER_LISTEN`", "Sources/LayoutService/Metrics/a.swift": source}
    rule = 'groups: [{rules: [{expr: \'%s\'}]}]'
    good = rule % 'sum by (le) (rate(time_seconds_bucket{job="up"}[5m])) / 2 > 0.5 and http_requests_total'
    proxy = {"deploy/compose.yaml": "a: {ipv4_address: 10.0.0.1}", "deploy/haproxy.cfg": "server a 10.0.0.1:8080"}
    return linting.passes_on([
        ({**base, "deploy/alerts.yaml": good, "deploy/a.env": "LAYOUT_RESOLVER_LISTEN=1"}, []),
        ({**base, "deploy/a.env": "LAYOUT_RESOLVER_LISTN=1"}, ["deploy/a.env: LAYOUT_RESOLVER_LISTN is no setting"]),
        ({**base, "deploy/a.yaml": "a: [1"}, ["deploy/a.yaml: while parsing a flow sequence"]),
        ({**base, "deploy/a.yaml": rule % "rate(time_seconds[5m])"}, ["deploy/a.yaml: time_seconds is no metric"]),
        ({**base, "deploy/a.yaml": rule % 'up{rout="a"}'}, ["deploy/a.yaml: rout is no label"]),
        ({**base, **proxy, "deploy/nginx.conf": "server 10.0.0.2:8080;"},
         ["deploy/nginx.conf: asks ['10.0.0.2'], the copies are ['10.0.0.1']"]),
    ], check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT), self_test)
