"""Every state of the page at two sizes, light and dark: a screenshot each, and nothing that not everybody can read and use."""

import tempfile
from importlib import resources

from visit import SHADOW, equal, hold

from .finding import CONFLICT
from .opening import LOG, app
from .reading import contrast, fits, names

PLACES = {
    "light": {}, "dark": {"dark": True},
    "phone": {"width": 390, "height": 844}, "dark phone": {"width": 390, "height": 844, "dark": True},
}
# Of what axe-core finds, rule and places.
FOUND = """axe.run(document, {resultTypes: ['violations']}).then(found =>
  [found.passes.length, found.violations.map(each => `${each.id}: ${each.nodes.slice(0, 3).map(node => node.target.join(' ')).join(', ')}`)])"""


def judge(visit, state):
    """What axe-core, and what we ourselves know of names, contrast and widths, finds nothing in."""
    visit.keep(state)
    fits(visit)
    try:
        text = (resources.files("axe_core_python") / "axe.min.js").read_text(encoding="utf-8")
    except ModuleNotFoundError:
        names(visit)
        contrast(visit)
        return
    visit.page.evaluate(f"window.axe ? 0 : (() => {{ {text} }})() || 0")
    visit.page.wait("document.getAnimations().every(each => each.playState === 'finished')", "all motion has ended")
    passed, found = visit.page.evaluate(FOUND)
    hold(passed > 5, "axe-core has looked")
    equal(found, [], f"{state}: what axe-core finds")


def states(visit):
    visit.open()
    visit.says("#findings-summary", "screens")
    judge(visit, "opening")
    visit.page.click("#tab-views")
    visit.page.click(visit.view("email"))
    visit.says("#inspector", "textField")
    judge(visit, "view")
    visit.page.click("#details-close")
    visit.page.click("#tab-findings")
    visit.page.click("#paste")
    visit.page.type(LOG)
    judge(visit, "paste")
    visit.page.press("Escape")
    visit.choose("direction", "rightToLeft")
    visit.page.click("#settings")
    judge(visit, "settings")
    visit.page.press("Escape")
    visit.page.click("#reset")
    visit.write(CONFLICT)
    visit.says("#findings .apply", "title.width")
    judge(visit, "conflict")
    visit.page.click("#rotate")
    visit.page.wait("document.querySelectorAll('#events li').length > 2", "callbacks are listed")
    visit.page.wait(f"{SHADOW}.querySelectorAll('svg').length === 1", "the turn has ended")
    beside = visit.page.evaluate(
        "(() => { const a = document.getElementById('callbacks').getBoundingClientRect(); const b = document.getElementById('picture').getBoundingClientRect();"
        " return a.right <= b.left + 1 || a.top >= b.bottom - 1; })()")
    hold(beside, "callbacks stand beside the picture, not over it")
    judge(visit, "rotation")
    visit.page.click("#callbacks-close")
    visit.page.click("#device")
    visit.page.click("#device-all")
    visit.says("#status-text", "look")
    judge(visit, "devices")
    visit.page.press("Escape")
    visit.page.click("#reset")
    with tempfile.TemporaryDirectory() as folder:
        visit.page.choose_file("#file", app(folder))
        visit.says("#status-text", "4 screens")
    judge(visit, "map")


