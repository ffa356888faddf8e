"""Loads the packages of devices in each language from an empty folder, and compares what they have with the service's own table."""

import json
import os
import sys
import tempfile
from pathlib import Path

from packages.devices import DATA
from packages.trial import run
from project import Fault, has

PYTHON = """
import json, layout_resolver_devices as l
assert l.device("IPHONE se")["id"] == "iphone-se" and l.device("iPhone8,4")["year"] == 2016
assert l.is_uncertain(l.device("iphone-se"), "layoutMargins") and not l.is_uncertain(l.device("iphone-se"), "portraitSize")
print(json.dumps(l.devices()))
"""
NODE = """
import { device, devices, isUncertain } from 'layout-resolver-devices';
const se = device('IPHONE se');
if (se.id !== 'iphone-se' || device('nothing') || !isUncertain(se, 'layoutMargins') || isUncertain(se, 'portraitSize')) process.exit(1);
console.log(JSON.stringify(devices));
"""
SWIFT = """
import Foundation
import LayoutResolverDevices

let device = try Catalogue.device("IPHONE se")!
precondition(device.id == "iphone-se" && device.isUncertain("layoutMargins") && !device.isUncertain("portraitSize"))
precondition(device.safeAreaInsets.portrait?.top == 20)
print(String(data: try JSONEncoder().encode(Catalogue.devices()), encoding: .utf8)!)
"""
MANIFEST = """// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Trial", dependencies: [.package(name: "LayoutResolverDevices", path: "{path}")],
  targets: [.executableTarget(name: "Trial", dependencies: ["LayoutResolverDevices"])])
"""


def bare(value):
    """A value without what is null: to Swift that is the same as what is absent."""
    if isinstance(value, dict):
        return {key: bare(each) for key, each in value.items() if each is not None}
    return [bare(each) for each in value] if isinstance(value, list) else value


def python(folder, package):
    run(folder, sys.executable, "-m", "pip", "install", "--target", folder / "modules", package)
    return run(folder, sys.executable, "-c", PYTHON, PYTHONPATH=str(folder / "modules"))


def node(folder, package):
    (folder / "package.json").write_text("{}")
    run(folder, "npm", "install", package)
    (folder / "trial.mjs").write_text(NODE)
    return run(folder, "node", "trial.mjs")


def swift(folder, package):
    run(folder, "tar", "-xzf", package)
    unpacked = next(folder.glob("*-swift"))
    (folder / "Sources/Trial").mkdir(parents=True)
    (folder / "Sources/Trial/main.swift").write_text(SWIFT)
    (folder / "Package.swift").write_text(MANIFEST.replace("{path}", unpacked.name))
    return run(folder, "swift", "run", "--quiet", "Trial", PATH=os.environ["PATH"])


def fits(data, schema, say):
    """Whether the data are what their schema says."""
    try:
        import jsonschema
    except ImportError:
        say("not tried: the schema of the devices, since there is no jsonschema")
        return
    validator = jsonschema.Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))
    wrong = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(json.loads(data.read_text(encoding="utf-8")))]
    if wrong:
        raise Fault("\n".join(wrong[:10]))


def run_all(made, say):
    """Raises a fault where a package has other devices than the service."""
    expected = json.loads(DATA.read_text(encoding="utf-8"))
    fits(made[3], made[4], say)
    for trial, tool, package in ((python, sys.executable, made[0]), (node, "npm", made[1]), (swift, "swift", made[2])):
        if not has(str(tool)):
            say(f"not tried: the devices in {trial.__name__}, since there is no {tool}")
            continue
        with tempfile.TemporaryDirectory() as name:
            found = json.loads(trial(Path(os.path.realpath(name)), package))
        if bare(found) != bare(expected) or trial is not swift and found != expected:
            raise Fault(f"the package of devices in {trial.__name__} has others than the service")
    say(f"{len(expected)} devices are the same in Python, JavaScript and Swift")
