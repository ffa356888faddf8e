"""The page of the contract: it reads well, and its commands do what they say."""

import json
import subprocess
import sys

from visit import ROOT, equal, hold

sys.path.insert(0, str(ROOT / "Scripts"))

import docspage  # noqa: E402

from . import reading  # noqa: E402

LINES, COLUMNS = 8, 160


def page(visit):
    visit.open("/docs")
    reading.contrast(visit)
    reading.fits(visit)
    count = visit.page.evaluate("document.querySelectorAll('section').length")
    hold(count >= 15, f"there are operations: {count}")
    equal(visit.page.evaluate("document.scripts.length"), 0, "scripts")
    visit.page.click('nav a[href="#transition"]')
    visit.page.wait("location.hash === '#transition'")


def commands(visit):
    """The commands as the page prints them, and the answers below them: (operation, command, answer)."""
    return visit.page.evaluate(
        "[...document.querySelectorAll('section')].map(each => [each.id, each.querySelector('.command').textContent,"
        " each.querySelector('.answer')?.textContent ?? null])")


def beginning(text):
    """The first lines of an answer, cut where they are long."""
    lines = [line if len(line) <= COLUMNS else line[:COLUMNS] + " …" for line in text.rstrip("\n").split("\n")]
    return lines if len(lines) <= LINES else [*lines[:LINES], "…"]


def run(command, base):
    """Status and body of a command, sent to this server instead."""
    hold(docspage.ADDRESS in command, f"the command goes to the service: {command}")
    changed = command.replace(docspage.ADDRESS, base) + " -s -w '\\n%{http_code}'"
    done = subprocess.run(["sh", "-c", changed], cwd=ROOT, capture_output=True, text=True, timeout=20, check=True)
    body, status = done.stdout.rsplit("\n", 1)
    return int(status), body


def commands_work(visit):
    """Every command has the status that the contract gives it, and the answer that the page shows."""
    visit.open("/docs")
    contract = json.loads(run(f"curl {docspage.ADDRESS}/openapi.json", visit.base)[1])
    statuses = {name: status for name, _, status in docspage.commands(contract)}
    found = commands(visit)
    equal({name for name, _, _ in found}, set(statuses), "operations of the page")
    for name, command, answer in found:
        status, body = run(command, visit.base)
        equal(status, statuses[name], f"the status of {command}")
        hold(answer is not None, f"{name}: the page shows no answer; ./run browse --record writes them down")
        if name not in docspage.CHANGING:
            equal(answer.split("\n"), beginning(body), f"the answer of {name}")


def record(contract, base):
    """Writes the answers down that the page shows."""
    answers = {name: beginning(run(command, base)[1]) for name, command, _ in docspage.commands(contract)}
    path = ROOT / docspage.ANSWERS
    path.write_text(json.dumps(answers, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return path


STEPS = [page, commands_work]
