"""What the playground does for a person with a mouse and a keyboard."""

import json
import re
import tempfile
from pathlib import Path

from visit import FIXTURES, HELLO, SHADOW, VIEWS, ROOT, Visit, equal, hold

BROKEN = '{\n  "device": "iPhone 6",\n  "hierarchy": {"id": },\n  "constraints": []\n}\n'
UNKNOWN = HELLO.replace('"title.centerX == root.centerX"', '\n    "tittle.centerX == root.centerX"')
AMBIGUOUS = HELLO.replace('"title.centerX == root.centerX", ', "")


def opens(visit):
    """The first example with its picture; a script that somebody smuggles in does not run."""
    visit.open()
    hold(len(visit.views) > 3, "the picture of the first example has views")
    visit.says("#examples", "Adaptive card")
    visit.page.expected = ["Content Security Policy"]
    visit.page.evaluate("(() => { const s = document.createElement('script'); s.textContent = 'window.ran = 1'; document.body.append(s); })()")
    hold(visit.page.evaluate("window.ran === undefined"), "a script in the page's text does not run")
    visit.page.evaluate("fetch('http://127.0.0.1:9/').catch(() => {})")
    visit.page.requests = [each for each in visit.page.requests if not each.startswith("http://127.0.0.1:9/")]


def every_example_has_a_picture(visit):
    """None of them is refused: that would be an error on the console."""
    visit.open()
    visit.says("#examples", "Adaptive card")
    count = visit.page.evaluate("document.getElementById('examples').options.length - 1")
    hold(count > 8, f"the menu has the examples: {count}")
    for number in range(count):
        before = visit.text
        visit.choose("examples", str(number))
        if number:
            hold(visit.text != before, "another text")
        else:
            equal(visit.text, before, "the first one is what the page opens on")
        visit.settle()
        hold("stale" not in visit.page.evaluate("document.getElementById('picture').className"), f"example {number} has a picture")
        hold(visit.views, f"example {number} has views")
    visit.page.evaluate("document.getElementById('text').focus()")
    visit.page.press("z", "ctrl")
    equal(visit.text, before, "what undo brings back")


def typing_changes_the_picture(visit):
    visit.open()
    visit.write(HELLO)
    visit.shows_hello()
    visit.says("#findings-summary", "No faults")


def the_last_answer_wins(visit):
    """Also where the answer to an older question comes after it."""
    visit.open()
    visit.page.evaluate(
        "(() => { const ask = fetch; window.fetch = async (path, options) => {"
        " if (String(options?.body).includes('slow')) await new Promise(done => setTimeout(done, 700));"
        " return ask(path, options); }; })()")
    for name in ["slow", "quick"]:
        visit.write(HELLO.replace('"title"', f'"{name}"').replace("title.", f"{name}."))
        visit.settle()
    visit.page.evaluate("new Promise(done => setTimeout(done, 900))")
    equal(visit.views, ["root", "quick"], "the last answer")


def faults_stand_at_their_lines(visit):
    """RFC 9457 problems with line and column, with pointers; diagnostics with pointers."""
    visit.open()
    visit.page.expected = ["status of 400", "status of 422"]
    marked = "[...document.querySelectorAll('.lines span')].map(line => [line.className, line.textContent])"
    for text, summary, line, kind, word in [
        (BROKEN, "1 fault", 3, "error", "}"), (UNKNOWN, "1 fault", 8, "error", "tittle"), (AMBIGUOUS, "1 warning", 5, "warning", None)]:
        visit.write(text)
        visit.says("#findings-summary", summary)
        visit.page.wait(f"JSON.stringify({marked}) === '[[\"{kind}\",\"{line}\"]]'", f"line {line} is marked")
        visit.says("#findings", f"Line {line}")
        visit.page.click("#findings .goto")
        offset = visit.page.evaluate("document.getElementById('text').selectionStart")
        equal(text[:offset].count("\n") + 1, line, "the line of the cursor")
        if word:
            equal(visit.page.evaluate(f"document.querySelector('.marks .{kind}').textContent"), word, "what is underlined")
    hold("stale" not in visit.page.evaluate("document.getElementById('picture').className"), "the picture is up to date again")
    visit.write(HELLO.replace('"title.centerX == root.centerX"', '"title.left == root.left", "title.left == root.left + 9"'))
    visit.says("#findings-summary", "1 error")
    visit.says("#findings pre", "Unable to simultaneously satisfy constraints.")


def long_documents_stay_quick(visit):
    """Each key is answered soon, and faults still have their lines."""
    visit.open()
    visit.page.expected = ["status of 422"]
    views = ",\n".join(f'{{"id": "v{number}", "frame": {{"x": 1, "y": 2, "width": 3, "height": 4}}}}' for number in range(2500))
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        file.write(f'{{"device": "iPhone 6", "hierarchy": {{"id": "root", "subviews": [\n{views}\n]}},\n"constraints": [\n"nobody.top == root.top"]}}')
        file.flush()
        visit.page.drop(file.name)
        visit.says("#findings", "Line 2504")
    # The best of some: others work on this machine, too.
    took = min(visit.page.evaluate(
        "(() => { const t = document.getElementById('text'); t.focus(); t.setSelectionRange(1, 1); const start = performance.now();"
        " document.execCommand('insertText', false, ' '); return performance.now() - start; })()") for _ in range(5))
    hold(took < 200, f"a key takes {took:.0f} ms")


def devices_are_chosen(visit):
    visit.open()
    visit.write(HELLO)
    visit.shows_hello()
    visit.page.click("#device")
    visit.page.type("iphone 15 pro max")
    visit.says("#device-count", "1 device")
    visit.page.press("Enter")
    visit.says("#status-text", "iPhone 15 Pro Max")
    visit.says("#status-text", "430 × 932")
    visit.page.evaluate("(() => { const s = document.getElementById('device-search'); s.value = ''; s.focus(); s.select(); })()")
    visit.page.type("iPad mini 2")
    visit.page.press("ArrowDown")
    visit.page.press(" ")
    visit.says("#status-text", "2 environments")
    equal(visit.page.evaluate(f"{SHADOW}.querySelectorAll('[data-panel]').length"), 2, "panels")
    equal(visit.text, HELLO, "the document")
    visit.page.click("#device-all")
    # One label on all of them: upright and turned, narrow and wide.
    visit.page.wait("/^1\\d\\d environments, \\d looks?$|^[2-9]\\d\\d environments, \\d looks?$/.test(document.getElementById('status-text').textContent)",
                    "all devices have a few looks")
    hold("looks the same on" in visit.captions, "captions say who looks the same")
    visit.page.press("Escape")
    hold(visit.page.evaluate("document.getElementById('device-panel').hidden"), "Esc closes the menu")
    visit.settle()
    landscape = f"[...{SHADOW}.querySelectorAll('[data-panel] > title')].findIndex(title => title.textContent.includes('landscape'))"
    view = f"[...{SHADOW}.querySelectorAll('[data-panel]')][{landscape}].querySelector('g[data-view=title]')"
    visit.page.click(view)
    # Of so many only frames are known until one is chosen.
    visit.says("#inspector", "title.top == root.safeArea.top + 20")
    visit.says("#inspector", "label")
    visit.page.click("#reset")
    visit.says("#status-text", "iPhone 6 ·")


def controls_change_the_question(visit):
    visit.open()
    visit.write(HELLO.replace('"text": "Hello"', '"text": "Hello", "font": "body"'))
    visit.shows_hello()
    text = visit.text
    visit.page.click(visit.view("title"))
    visit.says("#inspector", "20.5")
    visit.choose("category", "accessibilityExtraExtraExtraLarge")
    visit.page.wait("!document.getElementById('inspector').textContent.includes('20.5')", "the label is higher in a larger text size")
    visit.choose("direction", "rightToLeft")
    visit.choose("version", "11")
    visit.says("#status-text", "iOS 11")
    for chip in ["Text size: AX5", "Direction: Right to left", "System: 11"]:
        visit.says("#chips", chip)
    hold("Orientation" not in visit.content("#chips"), "only what is set is shown")
    visit.page.evaluate("document.querySelector('details.traits summary').click()")
    visit.says(".traits", "rightToLeft")
    visit.page.click("#settings")
    visit.page.click('input[value="margins"]')
    visit.page.press("Escape")
    visit.settle()
    hold(any("show=margins" in each for each in visit.page.requests), "overlays are asked for")
    visit.page.click('#chips button[aria-label="Remove System: 11"]')
    visit.says("#status-text", "iOS 12")
    equal(visit.text, text, "the document")


def rotation_lists_callbacks(visit):
    """The order of UIKit: traits, then sizes, then the change of traits."""
    visit.open()
    visit.write(HELLO)
    visit.shows_hello()
    visit.page.click("#rotate")
    visit.page.wait("document.querySelectorAll('#events li').length >= 3", "callbacks are listed")
    names = visit.page.evaluate("[...document.querySelectorAll('#events code')].map(name => name.textContent)")
    wanted = ["willTransitionToTraitCollection", "viewWillTransitionToSize", "traitCollectionDidChange"]
    equal([name for name in names if name in wanted], wanted, "the order of callbacks")
    visit.says("#events", "375 × 667 → 667 × 375")
    visit.says("#status-text", "landscape right")
    visit.settle()
    visit.page.wait(f"{SHADOW}.querySelectorAll('svg').length === 1", "one picture is left after the turn")
    visit.page.click("#rotate")
    visit.says("#status-text", "portrait")


def windows_are_swept(visit):
    """A window of an iPad is compact where it is narrow."""
    visit.open()
    visit.write(HELLO.replace("iPhone 6", "iPad Air 2"))
    visit.says("#classes", "wR hR")
    visit.choose("window", "size")
    visit.page.evaluate("document.getElementById('sweep-width').focus()")
    visit.page.press("Home")
    visit.says("#classes", "wC hR")
    visit.says("#status-text", "200 ×")
    visit.page.press("ArrowRight", times=5)
    visit.says("#status-text", "205 ×")
    visit.settle()
    visit.page.drag("document.querySelector('.edge.right')", 60, 0)
    visit.settle()
    width = int(re.search(r"(\d+) ×", visit.status).group(1))
    hold(width > 260, f"the window follows its edge: {width}")
    equal(visit.page.evaluate("Number(document.getElementById('sweep-width').value)"), width, "the slider")
    bottom = "document.querySelector('.edge.bottom').getBoundingClientRect().top"
    # In view, so that nothing but the edge moves.
    visit.page.point("document.querySelector('.edge.bottom')")
    before = visit.page.evaluate(bottom)
    visit.page.drag("document.querySelector('.edge.bottom')", 0, -80)
    visit.settle()
    moved = before - visit.page.evaluate(bottom)
    hold(abs(moved - 80) < 6, f"the lower edge follows the pointer: {moved}")


def files_are_dropped(visit):
    visit.open()
    visit.page.drop(FIXTURES / "two-scenes.storyboard")
    visit.shows("welcome")
    visit.shows("notifications")
    visit.choose("scenes", "0")
    visit.page.wait(f"!{VIEWS}.includes('notifications')", "one of the scenes is shown")
    hold('"hierarchy"' in visit.text, "the scene is a document")
    visit.choose("scenes", "1")
    visit.shows("notifications")
    visit.write((FIXTURES / "two-scenes.storyboard").read_text())
    visit.says("#status-text", "2 screens")
    visit.page.drop(FIXTURES / "catalog.zip")
    visit.says("#catalog", "catalog.zip")
    visit.write(json.dumps({"device": "iPhone 6", "hierarchy": {"id": "root", "subviews": [{"id": "icon", "type": "imageView", "image": "dot"}]},
                            "constraints": ["icon.left == root.left", "icon.top == root.top"]}))
    visit.shows("icon")
    visit.settle()
    visit.page.click(visit.view("icon"))
    # dot@2x.png has 24 × 24 pixels.
    visit.says("#inspector", "12 × 12")
    visit.page.click("#catalog-remove")
    hold(visit.page.evaluate("document.getElementById('catalog').hidden"), "the catalogue is gone")


def dropped_images_are_drawn(visit):
    """The policy of the page lets them: else the browser would complain."""
    visit.open()
    visit.page.drop(FIXTURES / "catalog.zip")
    visit.says("#catalog", "catalog.zip")
    icon = {"id": "icon", "type": "imageView", "image": "dot", "contentMode": "center"}
    visit.write(json.dumps({"device": "iPhone 6", "hierarchy": {"id": "root", "subviews": [icon, icon | {"id": "again"}]},
                            "constraints": ["icon.left == root.left", "icon.top == root.top", "again.right == root.right",
                                            "again.bottom == root.bottom"]}))
    visit.page.wait(f"{SHADOW}.querySelectorAll('g[data-view] use').length === 2", "both views show the image")
    equal(visit.page.evaluate(f"{SHADOW}.querySelectorAll('image').length"), 1, "files in the picture")
    # dot@2x.png has 24 × 24 pixels.
    width = ("(async () => { const image = new Image(); image.src = "
             f"{SHADOW}.querySelector('image').getAttribute('href'); await image.decode(); return image.naturalWidth; }})()")
    equal(visit.page.evaluate(width), 24, "pixels of the image")
    visit.page.click("#catalog-remove")
    visit.page.wait(f"{SHADOW}.querySelector('image') === null", "without the catalogue there is no image")


def views_explain_themselves(visit):
    visit.open()
    visit.write(HELLO)
    visit.shows_hello()
    visit.settle()
    visit.page.click(visit.view("title"))
    # As the contract's first example has it.
    visit.says("#inspector", "168, 40   39 × 20.5")
    equal(visit.page.evaluate("document.getElementById('views').value"), "title", "the menu of views")
    visit.says(".why", "title.top == root.safeArea.top + 20")
    visit.says(".why", "natural width of its content, 39")
    visit.says(".constraints", "required, tight")
    visit.page.evaluate("document.querySelector('.constraints button').click()")
    selected = visit.page.evaluate("(() => { const t = document.getElementById('text'); return t.value.slice(t.selectionStart, t.selectionEnd); })()")
    hold(selected.startswith('"title.'), f"the document shows the constraint: {selected}")


def links_bring_it_back(visit, browser):
    visit.open()
    visit.write(HELLO.replace("Hello", "Grüße, 世界"))
    visit.shows_hello()
    visit.choose("orientation", "landscapeRight")
    visit.says("#status-text", "landscape right")
    visit.page.click("#share")
    link = visit.page.wait("document.getElementById('share-link').value")
    hold(link.startswith(visit.base + "/#"), f"the link is this page's: {link}")
    other = Visit(browser, visit.base)
    other.open(link.removeprefix(visit.base))
    equal(other.text, visit.text, "the document of the link")
    other.says("#status-text", "landscape right")
    equal(other.views, visit.views, "the views")
    hold(not any("#" in each or link.split("#")[1] in each for each in other.page.requests[1:]), "no server sees the document of the link")
    picture = visit.page.evaluate("document.getElementById('picture-link').value")
    equal(visit.page.evaluate(f"fetch({json.dumps(picture)}).then(answer => [answer.status, answer.headers.get('Content-Type').split(';')[0]])"),
          [200, "image/svg+xml"], "the link to the picture")
    visit.page.click("#copy-link")
    visit.says("#live", "Copied.")
    with tempfile.TemporaryDirectory() as folder:
        browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder, browserContextId=visit.page.context)
        visit.page.click("#download")
        visit.page.until(lambda: (Path(folder) / "layout.svg").exists(), "the picture is saved")
        hold((Path(folder) / "layout.svg").read_text().startswith("<svg"), "it is an SVG")
    damaged = Visit(browser, visit.base)
    damaged.open("/#nonsense")
    return [other, damaged]


def transitions_are_documents(visit):
    """A document with two ends is shown at its second, with its callbacks."""
    visit.open()
    visit.write((ROOT / "examples/transitions/rotation.json").read_text() if (ROOT / "examples/transitions/rotation.json").exists()
                else HELLO.replace('"device"', '"from": {}, "to": {"orientation": "landscapeRight"}, "device"'))
    visit.page.wait("document.querySelectorAll('#events li').length > 0", "callbacks are listed")
    visit.says("#status-text", "landscape")


STEPS = [opens, every_example_has_a_picture, typing_changes_the_picture, the_last_answer_wins, faults_stand_at_their_lines, long_documents_stay_quick, devices_are_chosen, controls_change_the_question,
         rotation_lists_callbacks, windows_are_swept, files_are_dropped, dropped_images_are_drawn, views_explain_themselves, transitions_are_documents]
