"""Writing with the schema beside it, and looking: the tree of views, dimension lines, zoom, looks."""

import json

from visit import HELLO, SHADOW, VIEWS, equal, hold

OPEN = "!document.getElementById('completions').hidden"
LIT = f"[...{SHADOW}.querySelectorAll('.pick.lit')].length"


def cursor(visit, before):
    """Puts the cursor behind a text of the document."""
    visit.page.evaluate(
        f"(() => {{ const t = document.getElementById('text'); t.focus(); const at = t.value.indexOf({json.dumps(before)}) + {len(before)};"
        " t.setSelectionRange(at, at); })()")


def types(visit, text):
    for letter in text:
        visit.page.type(letter)


def offered(visit):
    visit.page.wait(OPEN, "something is offered")
    return visit.page.evaluate("[...document.querySelectorAll('#completions b')].map(each => each.textContent)")


def keys_and_values_complete(visit):
    """Names where names stand, values of enumerations where values do, by where the cursor is."""
    visit.open()
    visit.page.expected = ["status of 400", "status of 422"]
    visit.write(HELLO)
    visit.shows_hello()
    cursor(visit, '"text": "Hello"')
    types(visit, ', "numberOf')
    equal(offered(visit)[0], "numberOfLines", "the first of the keys")
    visit.page.press("Enter")
    visit.page.wait("document.getElementById('text').value.includes('\"numberOfLines\": ')", "the key is written")
    types(visit, '0, "textAl')
    hold(offered(visit)[0] == "textAlignment", "the next key")
    visit.page.press("Tab")
    hold({"natural", "left", "center", "right", "justified"} <= set(offered(visit)), f"values of an enumeration: {offered(visit)}")
    visit.keep("values")
    types(visit, "cen")
    equal(offered(visit), ["center"], "the value that fits")
    visit.page.press("Enter")
    visit.says("#findings-summary", "No faults")
    hold('"numberOfLines": 0, "textAlignment": "center"' in visit.text, "the line that was written")
    cursor(visit, '"device": "')
    visit.page.evaluate("(() => { const t = document.getElementById('text'); t.setSelectionRange(t.selectionStart, t.selectionStart + 8); })()")
    types(visit, "iPad mini (")
    hold("iPad mini (A17 Pro)" in offered(visit), "devices by name")
    visit.page.press("Escape")
    hold(not visit.page.evaluate(OPEN), "Esc closes the list")


def ids_complete_in_constraints(visit):
    visit.open()
    visit.page.expected = ["status of 400", "status of 422"]
    visit.write(HELLO)
    visit.shows_hello()
    cursor(visit, "root.safeArea.top + 20\"")
    types(visit, ', "ti')
    equal(offered(visit), ["title"], "ids")
    visit.page.press("Enter")
    types(visit, ".wi")
    equal(offered(visit), ["width"], "attributes")
    visit.page.press("Enter")
    types(visit, ' == 90"')
    visit.says("#findings-summary", "No faults")


def keys_say_what_they_are(visit):
    """What the schema says of the key under the pointer; and its view is lit in the picture."""
    visit.open()
    visit.write(HELLO)
    visit.shows_hello()
    at = visit.page.evaluate(
        "(() => { const t = document.getElementById('text'); const b = t.getBoundingClientRect(); const s = getComputedStyle(t);"
        " const lines = t.value.split('\\n'); const row = lines.findIndex(line => line.includes('\"type\"')); const column = lines[row].indexOf('type');"
        " const c = document.createElement('canvas').getContext('2d'); c.font = s.font; const w = c.measureText('0').width;"
        " return [b.x + 4 + (column + 1) * w, b.y + 8 + (row + .5) * parseFloat(s.lineHeight)]; })()")
    visit.page.mouse("mouseMoved", at[0] - 1, at[1])
    visit.page.mouse("mouseMoved", *at)
    visit.says("#hover", "A view class of UIKit")
    visit.says("#hover", "One of")
    equal(visit.page.evaluate(LIT), 1, "lit views")
    visit.keep("hover")


def trees_and_pictures_light_each_other(visit):
    visit.open()
    visit.page.click("#tab-views")
    visit.page.wait("document.querySelectorAll('#tree [role=treeitem]').length > 6", "the tree has the views")
    levels = visit.page.evaluate("Object.fromEntries([...document.querySelectorAll('#tree li')].map(each => [each.dataset.id, each.getAttribute('aria-level')]))")
    equal([levels["screen"], levels["form"], levels["email"]], ["1", "2", "3"], "levels")
    x, y = visit.page.point("document.querySelector('#tree [data-id=email]')")
    visit.page.mouse("mouseMoved", x, y)
    visit.page.wait(f"{LIT} === 3", "the view is lit on all three devices")
    x, y = visit.page.point(visit.view("signIn"))
    visit.page.mouse("mouseMoved", x, y)
    visit.page.wait("document.querySelector('#tree .lit')?.dataset.id === 'signIn'", "its row is lit")
    visit.page.click("document.querySelector('#tree [data-id=password]')")
    visit.says("#details h3", "password")
    equal(visit.page.evaluate("document.querySelector('#tree [aria-selected=true]').dataset.id"), "password", "the row that is chosen")
    visit.page.press("ArrowUp")


def dimensions_spare_texts(visit):
    """The constraints of a view as lines with their lengths, none of them over a text or over each other."""
    visit.open()
    visit.write(HELLO.replace('"title.centerX == root.centerX"', '"title.leading == root.leading + 40", "title.width == 200", "title.height == 60"'))
    visit.shows_hello()
    visit.settle()
    visit.page.click(visit.view("title"))
    visit.page.wait(f"{SHADOW}.querySelectorAll('.dimension').length === 4", "each constraint has a line")
    equal(sorted(visit.page.evaluate(f"[...{SHADOW}.querySelectorAll('.dimension text')].map(each => Number(each.textContent))")), [20, 40, 60, 200], "lengths")
    over = visit.page.evaluate(
        f"(() => {{ const box = each => each.getBoundingClientRect(); const texts = [...{SHADOW}.querySelectorAll('g[data-view] text')].map(box);"
        f" const labels = [...{SHADOW}.querySelectorAll('.dimension rect')].map(box); const lines = [...{SHADOW}.querySelectorAll('.dimension > line:not(.ends, .help)')].map(box);"
        " const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;"
        " return [...labels, ...lines].filter(each => texts.some(text => meet(each, text))).length"
        " + labels.filter((each, at) => labels.some((other, index) => index > at && meet(each, other))).length; })()")
    equal(over, 0, "labels and lines over texts or each other")


def pictures_are_zoomed(visit):
    """With buttons and with the wheel, at the pointer; a click opens the panel of a view."""
    visit.open()
    width = f"{SHADOW}.querySelector('svg').getBoundingClientRect().width"
    before = visit.page.evaluate(width)
    visit.page.click("#zoom-in")
    visit.page.wait(f"Math.abs({width} / {before} - 1.25) < 0.01", "a step is a quarter")
    x, y = visit.page.point("document.getElementById('picture')")
    visit.page.mouse("mouseWheel", x, y, deltaX=0, deltaY=-80, modifiers=2)
    visit.page.wait(f"{width} / {before} > 1.5", "the wheel zooms, too")
    visit.keep("zoomed")
    visit.page.click("#zoom-fit")
    visit.page.wait(f"Math.abs({width} / {before} - 1) < 0.01", "and back")
    visit.page.click(visit.view("logo"))
    visit.says("#inspector", "imageView")
    visit.page.click("#details-close")
    hold(visit.page.evaluate("document.getElementById('details').hidden"), "the panel closes")


def only_looks_that_differ(visit):
    """Of all devices those that look different, with faults first, in captions that can be read."""
    visit.open()
    visit.page.click("#device")
    visit.page.click("#device-all")
    visit.page.wait("/environments, \\d+ looks/.test(document.getElementById('status-text').textContent)", "all devices are shown by their looks")
    visit.page.press("Escape")
    panels = visit.page.evaluate(f"{SHADOW}.querySelectorAll('figure').length")
    hold(2 < panels < 30, f"looks: {panels}")
    # Narrow phones that lie cut the form off, as the report on all devices says.
    first = visit.page.evaluate(f"{SHADOW}.querySelector('figcaption').textContent")
    hold("1 finding" in first and "landscape" in first, f"faults come first: {first}")
    sizes = visit.page.evaluate(f"[...{SHADOW}.querySelectorAll('figcaption *')].filter(each => each.checkVisibility()).map(each => parseFloat(getComputedStyle(each).fontSize))")
    hold(min(sizes) >= 11, f"letters of captions: {min(sizes)}")
    hold(len(visit.page.evaluate(VIEWS)) > panels, "each shows its views")


STEPS = [keys_and_values_complete, ids_complete_in_constraints, keys_say_what_they_are, trees_and_pictures_light_each_other, dimensions_spare_texts,
         pictures_are_zoomed, only_looks_that_differ]
