"""Findings over all devices, why they are there, and what is put into the document in place of them."""

import json

from visit import HELLO, equal, hold

CONFLICT = HELLO.replace('"title.centerX == root.centerX"', '"title.leading == root.leading + 20", "title.width == 100", "title.width == 140"')
SLIPS = HELLO.replace('"subviews"', '"subview"').replace('"label"', '"lable"')


def findings_are_of_all_devices(visit):
    visit.open()
    visit.write(CONFLICT)
    visit.says("#findings-summary", "1 error on")
    visit.says("#findings .where", "on all")
    visit.page.click("#findings .where summary")
    visit.says("#findings .where p", "iPhone 4s")
    visit.says("#findings", "Why they contradict each other")
    visit.page.click("[...document.querySelectorAll('#findings summary')].find(each => each.textContent.startsWith('Why'))")
    visit.says("#findings .arithmetic", "title.width == 140")
    visit.keep("explained")
    visit.choose("judged", "shown")
    visit.page.wait("!document.getElementById('findings-summary').textContent.includes('screens')", "only what is shown is judged")


def changes_are_applied(visit):
    """A change that was tried ends the conflict; undo brings it back."""
    visit.open()
    visit.write(CONFLICT)
    visit.says("#findings .apply", "title.width")
    before = visit.text
    wanted = visit.content("#findings .apply")
    visit.page.click("#findings .apply")
    visit.says("#findings-summary", "No faults, no complaints on")
    hold(visit.text != before, f"the text has the change: {wanted}")
    kept = [line for line in before.split("\n") if "title.width" not in line]
    for line in kept:
        hold(line in visit.text, f"everything else stays: {line}")
    visit.page.evaluate("document.getElementById('text').focus()")
    visit.page.press("z", "ctrl")
    visit.says("#findings-summary", "1 error")
    equal(visit.text, before, "what undo brings back")


def slips_are_mended(visit):
    """What was meant goes where the pointer of the fault leads: a key, a value, a word of a constraint."""
    visit.open()
    visit.page.expected = ["status of 422"]
    visit.write(SLIPS)
    for wanted in ["subviews", "label"]:
        button = f"[...document.querySelectorAll('.apply')].find(each => each.textContent === 'Write {wanted}')"
        visit.page.wait(f"{button} !== undefined", f"{wanted} is offered")
        visit.page.click(button)
        visit.page.wait(f"document.getElementById('text').value.includes('\"{wanted}\"')", f"{wanted} is written")
    visit.shows_hello()
    equal(visit.text, HELLO, "the document")
    visit.write(HELLO.replace("title.top", "titel.top"))
    visit.says("#findings .apply", "Write title")
    visit.page.click("#findings .apply")
    visit.says("#findings-summary", "No faults")
    equal(visit.text, HELLO, "the document")


def patches_change_what_they_name(visit):
    """RFC 6902: add, replace and remove, in a text whose lines stay as they are."""
    visit.open()
    text = '{\n  "a": [1, 2, 3],\n  "b": {"c": 1,\n    "d": 2},\n  "e": []\n}'
    cases = [
        ({"op": "replace", "path": "/a/1", "value": 9}, '{\n  "a": [1, 9, 3],\n  "b": {"c": 1,\n    "d": 2},\n  "e": []\n}'),
        ({"op": "remove", "path": "/a/2"}, '{\n  "a": [1, 2],\n  "b": {"c": 1,\n    "d": 2},\n  "e": []\n}'),
        ({"op": "remove", "path": "/a/0"}, '{\n  "a": [2, 3],\n  "b": {"c": 1,\n    "d": 2},\n  "e": []\n}'),
        ({"op": "remove", "path": "/a"}, '{\n  "b": {"c": 1,\n    "d": 2},\n  "e": []\n}'),
        ({"op": "add", "path": "/a/-", "value": 4}, '{\n  "a": [1, 2, 3, 4],\n  "b": {"c": 1,\n    "d": 2},\n  "e": []\n}'),
        ({"op": "add", "path": "/a/0", "value": 0}, '{\n  "a": [0, 1, 2, 3],\n  "b": {"c": 1,\n    "d": 2},\n  "e": []\n}'),
        ({"op": "add", "path": "/e/-", "value": "x"}, '{\n  "a": [1, 2, 3],\n  "b": {"c": 1,\n    "d": 2},\n  "e": ["x"]\n}'),
        ({"op": "add", "path": "/f", "value": True}, '{\n  "a": [1, 2, 3],\n  "b": {"c": 1,\n    "d": 2},\n  "e": [],\n  "f": true\n}'),
        ({"op": "add", "path": "/b/d", "value": 3}, '{\n  "a": [1, 2, 3],\n  "b": {"c": 1,\n    "d": 3},\n  "e": []\n}'),
    ]
    found = visit.page.evaluate(
        "Promise.all(['patch', 'json'].map(name => import(`/pages/${name}.js`))).then(([patch, json]) => {"
        f" const text = {json.dumps(text)}; const editor = {{text, scan: json.scan(text)}};"
        f" return {json.dumps([case for case, _ in cases])}.map(each => {{ const c = patch.changeOf(editor, each);"
        " return c && text.slice(0, c.start) + c.text + text.slice(c.end); }); })")
    for (case, wanted), each in zip(cases, found, strict=True):
        equal(each, wanted, f"{case}")


STEPS = [findings_are_of_all_devices, changes_are_applied, slips_are_mended, patches_change_what_they_name]
