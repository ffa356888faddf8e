#!/usr/bin/env python3
"""Checks the workflows in .github/workflows: that they can be read, ask for few rights, and run what they say.
The steps of action.yml are held to the same.

    check-workflows.py [--self-test]

* Rights are given: `permissions` of a workflow may only read; a job that writes says so itself.
* An action is named by a commit, with its version as a remark, and `checkout` leaves no credentials behind.
* A job ends: it has `timeout-minutes`.
* No expression stands in a script, where its value would become code. Values come by `env`.
* Steps of ci.yaml are words of ./run, or install tools.
* The steps of action.yml use inputs that are there, and all of them; their scripts are in Scripts/.
* `needs`, `steps.ID` and words of ./run name something that is there.
"""

import re
from pathlib import Path

import linting
import yaml

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(".github/workflows")
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
INSTALLS = re.compile(r"(apt-get (update|install)|python3 -m pip install)\b")


def words_of_run(root):
    """The words that ./run knows."""
    path = root / "run"
    return set(re.findall(r"^  (\w+)\) ", path.read_text(encoding="utf-8"), re.M)) if path.exists() else set()


def step_faults(step, is_ci, words):
    """What is wrong with one step."""
    action, script = step.get("uses"), step.get("run")
    if (action is None) == (script is None):
        yield "a step has either `uses` or `run`"
    if action is not None and action.startswith("actions/checkout@"):
        if step.get("with", {}).get("persist-credentials") is not False:
            yield "checkout keeps its credentials"
    if script is None:
        return
    if "${{" in script:
        yield "an expression stands in a script"
    for line in script.splitlines():
        for word in re.findall(r"(?<!\S)\./run (\S+)", line):
            if word not in words:
                yield f"./run knows no word '{word}'"
        if is_ci and not INSTALLS.match(line) and not line.startswith("./run "):
            yield f"`{line}` is no word of ./run"


def job_faults(name, job, jobs, is_ci, words):
    """What is wrong with one job, each with its name."""
    faults = []
    if "timeout-minutes" not in job:
        faults.append("no timeout-minutes")
    needs = job.get("needs", [])
    faults += [f"needs {other}, which is not there" for other in ([needs] if isinstance(needs, str) else needs) if other not in jobs]
    ids = {step["id"] for step in job.get("steps", []) if "id" in step}
    faults += [f"steps.{used} is not there" for used in sorted(set(re.findall(r"steps\.(\w+)\.", str(job))) - ids)]
    for step in job.get("steps", []):
        faults += step_faults(step, is_ci, words)
    return [f"{name}: {fault}" for fault in faults]


def action_faults(root):
    """What is wrong with the action that others use."""
    path = root / "action.yml"
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    action = yaml.safe_load(text)
    steps = action["runs"]["steps"]
    faults = [f"{name} is no commit with its version as a remark" for name in re.findall(r"^ *(?:- )?uses: *(.*)$", text, re.M)
              if not PINNED.fullmatch(name)]
    used, inputs = set(re.findall(r"\binputs\.([\w-]+)", text)), set(action["inputs"])
    faults += [f"inputs.{name} is not there" for name in sorted(used - inputs)]
    faults += [f"nothing uses inputs.{name}" for name in sorted(inputs - used)]
    ids = {step["id"] for step in steps if "id" in step}
    faults += [f"steps.{name} is not there" for name in sorted(set(re.findall(r"steps\.(\w+)\.", text)) - ids)]
    for step in steps:
        faults += step_faults(step, False, set())
        faults += [f"{name} is not there" for name in re.findall(r"\$GITHUB_ACTION_PATH/([\w./-]+)", step.get("run", ""))
                   if not (root / name).exists()]
    return [f"action.yml: {fault}" for fault in faults]


def check(root):
    """What is wrong, by file."""
    faults, words = action_faults(root), words_of_run(root)
    for path in sorted((root / FOLDER).glob("*.y*ml")):
        try:
            text = path.read_text(encoding="utf-8")
            workflow = yaml.safe_load(text)
        except yaml.MarkedYAMLError as error:
            faults.append(f"{path.name} cannot be read, line {error.problem_mark.line + 1}")
            continue
        # YAML 1.1 reads `on` as true.
        found = [] if True in workflow or "on" in workflow else ["nothing starts it"]
        # YAML knows no remarks.
        actions = re.findall(r"^[ -]*uses: *(.*)$", text, re.M)
        found += [f"{action} is no commit with its version as a remark" for action in actions if not PINNED.fullmatch(action)]
        rights = workflow.get("permissions")
        if not isinstance(rights, dict) or set(rights.values()) - {"read", "none"}:
            found.append("permissions must be given, and only read")
        jobs = workflow.get("jobs", {})
        for name, job in jobs.items():
            found += job_faults(name, job, jobs, path.stem == "ci", words)
        faults += [f"{path.name}: {fault}" for fault in found]
    return faults


GOOD = """
on: push
permissions: {contents: read}
jobs:
  test:
    timeout-minutes: 1
    steps:
      - uses: actions/checkout@0123456789012345678901234567890123456789 # v4.2.2
        with: {persist-credentials: false}
      - run: ./run test
"""
ACTION = """
inputs: {a: {default: ''}}
runs:
  steps:
    - id: b
      run: '"$GITHUB_ACTION_PATH/run" x'
      env: {A: '${{ inputs.a }}'}
    - if: steps.b.outputs.c
      uses: actions/upload-artifact@0123456789012345678901234567890123456789 # v4.6.2
"""
RUN = "case $command in\n  test) tests ;;\nesac\n"


def self_test():
    """Runs the check on small trees."""
    def tree(text, name="ci"):
        return {f".github/workflows/{name}.yaml": text, "run": RUN}

    def action(text):
        return {"action.yml": text, "run": RUN}

    cases = [
        (action(ACTION), []),
        (action(ACTION.replace("inputs.a", "inputs.b")), ["action.yml: inputs.b is not there", "action.yml: nothing uses inputs.a"]),
        (action(ACTION.replace("/run", "/walk")), ["action.yml: walk is not there"]),
        (action(ACTION.replace(" # v4.6.2", "")),
         ["action.yml: actions/upload-artifact@0123456789012345678901234567890123456789 is no commit with its version as a remark"]),
        (action(ACTION.replace("' x'", "' ${{ inputs.a }}'").replace(" x'", " ${{ inputs.a }}'")),
         ["action.yml: an expression stands in a script"]),
        (action(ACTION.replace("steps.b", "steps.c")), ["action.yml: steps.c is not there"]),
        (tree(GOOD), []),
        (tree("a: [b"), ["ci.yaml cannot be read, line 1"]),
        (tree(GOOD.replace("0123456789" * 4 + " # v4.2.2", "v4")),
         ["ci.yaml: actions/checkout@v4 is no commit with its version as a remark"]),
        (tree(GOOD.replace("false", "true")), ["ci.yaml: test: checkout keeps its credentials"]),
        (tree(GOOD.replace("contents: read", "contents: write")), ["ci.yaml: permissions must be given, and only read"]),
        (tree(GOOD.replace("    timeout-minutes: 1\n", "")), ["ci.yaml: test: no timeout-minutes"]),
        (tree(GOOD.replace("./run test", "./run tset")), ["ci.yaml: test: ./run knows no word 'tset'"]),
        (tree(GOOD.replace("./run test", "make")), ["ci.yaml: test: `make` is no word of ./run"]),
        (tree(GOOD.replace("./run test", "make"), "other"), []),
        (tree(GOOD.replace("./run test", "echo ${{ github.head_ref }}"), "other"),
         ["other.yaml: test: an expression stands in a script"]),
        (tree(GOOD.replace("timeout", "needs: [lint]\n    timeout")), ["ci.yaml: test: needs lint, which is not there"]),
        (tree(GOOD.replace("timeout", "env: {A: '${{ steps.b.outputs.c }}'}\n    timeout")),
         ["ci.yaml: test: steps.b is not there"]),
    ]
    return linting.passes_on(cases, check)


if __name__ == "__main__":
    linting.run(lambda: check(ROOT), self_test)
