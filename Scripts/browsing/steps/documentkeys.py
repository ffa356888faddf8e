"""The page of the reference: it reads well, its field filters keys, and its examples open in the playground."""

from visit import equal, hold

from . import reading

SHOWN = "[...document.querySelectorAll('.key')].filter(each => each.checkVisibility()).map(each => each.id)"


def page(visit):
    visit.open("/docs/reference")
    visit.page.wait("document.querySelectorAll('.try[hidden]').length === 0", "every example has its link")
    reading.contrast(visit)
    reading.fits(visit)
    reading.names(visit)
    hold(len(visit.page.evaluate(SHOWN)) > 600, "all keys are shown")
    visit.page.click('nav a[href="#uistackview"]')
    visit.page.wait("location.hash === '#uistackview'")


def the_field_filters(visit):
    """By names and other spellings; by words where no name has them; a link to what is filtered out shows all again."""
    visit.open("/docs/reference")
    visit.page.wait("!document.getElementById('search').hidden")
    visit.page.press("/")
    visit.page.type("isUserInteractionEnabled")
    visit.page.wait(f"{SHOWN}.join() === 'View.userInteractionEnabled'", "the key of that spelling")
    visit.says("#found", "1 key")
    reading.contrast(visit)
    hold("filter=isUserInteractionEnabled" in visit.page.evaluate("location.href"), "the address has what is looked for")
    visit.page.evaluate("location.hash = '#View.axis'")
    visit.page.wait(f"{SHOWN}.length > 600", "all keys are shown again")
    visit.open("/docs/reference?filter=UIStackView%20spacing")
    visit.page.wait(f"{SHOWN}.includes('View.spacing') && {SHOWN}.length < 5", "what the address looks for")
    visit.page.evaluate("(() => { const e = document.getElementById('filter'); e.value = 'nothing of this name';"
                        " e.dispatchEvent(new Event('input')); })()")
    visit.says("#found", "0 keys")


def examples_open_in_the_playground(visit):
    visit.open("/docs/reference")
    visit.page.wait("document.querySelectorAll('.try[hidden]').length === 0", "every example has its link")
    path = visit.page.evaluate("document.querySelector('#example-a-row-of-three .try').getAttribute('href')")
    hold(path.startswith("/#"), f"the document stands behind the #: {path[:40]}")
    visit.open(path)
    visit.shows("icon")
    equal(visit.text.strip()[:1], "{", "the document that is opened")


def one_class(visit):
    """Some keys, where all would be too many for a picture."""
    visit.open("/docs/reference?filter=UIStackView")
    visit.says("#found", "11 keys")
    reading.contrast(visit)
    reading.fits(visit)


STEPS = [page, the_field_filters, examples_open_in_the_playground]
