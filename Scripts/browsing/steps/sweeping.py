"""What is found in windows of all sizes, above the sliders of the playground."""

import json

from visit import equal, hold

from .reading import contrast, fits, names

# A card that needs 380 points, 340 of its own and 20 at each side.
CARD = json.dumps({
    "device": "iPad Air 2",
    "hierarchy": {"id": "root", "subviews": [{"id": "card"}]},
    "constraints": ["card.leading == root.leading + 20", "card.trailing == root.trailing - 20", "card.width >= 340",
                    "card.top == root.top + 100", "card.height == 40"]})
BAR = "document.querySelector('#sweep-width-ranges .error')"
WIDTH = "Number(document.getElementById('sweep-width').value)"


def opened(visit):
    visit.open()
    visit.write(CARD)
    visit.says("#status-text", "iPad Air 2 ·")
    visit.settle()
    visit.choose("window", "size")
    visit.page.wait(f"{BAR} !== null && {BAR}.checkVisibility()", "the finding has a bar")
    return visit


def sizes_with_findings_have_bars(visit):
    opened(visit)
    equal(visit.page.evaluate(f"{BAR}.getAttribute('aria-label')"), "unsatisfiableConstraints root, card: widths 200 to 379.5", "the bar")
    visit.says("#sweep-found", "Nothing is found at this size.")
    # As wide as its share of the range.
    share = visit.page.evaluate(f"{BAR}.getBoundingClientRect().width / {BAR}.parentElement.getBoundingClientRect().width")
    hold(abs(share - 179.5 / 1200) < 0.01, f"the share of the bar: {share}")
    visit.page.click(BAR)
    visit.says("#status-text", "379 ×")
    visit.says("#sweep-found", "At this size: unsatisfiableConstraints root, card.")
    visit.page.click("#sweep-width-ranges .clean")
    visit.says("#status-text", "380 ×")
    visit.says("#sweep-found", "Nothing is found at this size.")
    visit.settle()
    names(visit)
    fits(visit)
    contrast(visit)


def sizes_are_of_the_text_that_is_there(visit):
    """Nothing is asked while the sliders are not there, and each text once."""
    visit.open()
    visit.write(CARD)
    visit.says("#status-text", "iPad Air 2 ·")
    visit.settle()
    hold(not any("/v1/sweep" in each for each in visit.page.requests), "nothing is swept yet")
    opened(visit)
    visit.write(CARD.replace("340", "440"))
    hold(visit.page.evaluate("document.getElementById('sweep-width-ranges').classList.contains('stale')"), "bars of another text are pale")
    visit.page.wait(f"{BAR}.getAttribute('aria-label').endsWith('widths 200 to 479.5')", "the bar follows the text")
    visit.settle()
    asked = sum("/v1/sweep?width" in each for each in visit.page.requests)
    visit.page.evaluate("document.getElementById('sweep-width').focus()")
    visit.page.press("ArrowLeft", times=4)
    visit.settle()
    visit.page.evaluate("new Promise(done => setTimeout(done, 600))")
    equal(sum("/v1/sweep?width" in each for each in visit.page.requests), asked, "questions about widths after the width alone has changed")


def sliders_play(visit):
    opened(visit)
    visit.page.evaluate("document.getElementById('sweep-width').focus()")
    visit.page.press("Home")
    visit.says("#sweep-found", "unsatisfiableConstraints")
    visit.page.click("#sweep-width-play")
    visit.page.wait(f"{WIDTH} > 300", "the slider runs")
    visit.says("#sweep-width-play", "Stop")
    visit.page.click("#sweep-width-play")
    width = visit.page.evaluate(WIDTH)
    visit.settle()
    equal(visit.page.evaluate(WIDTH), width, "the width after a stop")
    visit.says("#sweep-width-play", "Play")


def sliders_step_without_motion(visit):
    opened(visit)
    visit.page.evaluate("document.getElementById('sweep-width').focus()")
    visit.page.press("Home")
    visit.says("#sweep-width-play", "Next")
    for wanted in [379, 380]:
        visit.page.click("#sweep-width-play")
        equal(visit.page.evaluate(WIDTH), wanted, "the next width at which something happens")
    visit.settle()


STEPS = [sizes_with_findings_have_bars, sizes_are_of_the_text_that_is_there, sliders_play]
