"""Whether the pages can be read and used by everybody: keyboard, names, contrast, small and dark screens."""

from visit import HELLO, SHADOW, equal, hold

# Roles of things that are operated; each needs a name.
OPERATED = {"button", "link", "textbox", "searchbox", "combobox", "checkbox", "slider", "listbox", "spinbutton", "menuitem", "radio"}

# The lowest contrast of the texts that are seen, with what they say. WCAG 2.2, 1.4.3: 4.5, of large texts 3.
CONTRAST = r"""
(() => {
  const channel = (value) => { const part = value / 255; return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4; };
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const context = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const read = (colour) => { context.clearRect(0, 0, 1, 1); context.fillStyle = colour; context.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data; return [r, g, b, a / 255]; };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
  const ground = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.push(read(getComputedStyle(at).backgroundColor));
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const bad = [];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim();
    if (!text || element.closest('.visually-hidden, option, script, :disabled') || !element.checkVisibility({visibilityProperty: true})) continue;
    const style = getComputedStyle(element);
    const colour = read(style.color);
    if (colour[3] === 0) continue;
    const below = ground(element);
    const [a, b] = [light(over(colour, below)), light(below)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    count += 1;
    if (ratio < (isLarge ? 3 : 4.5)) bad.push(`${text.slice(0, 40)}: ${ratio.toFixed(2)}`);
  }
  return {count, bad: bad.slice(0, 10)};
})()
"""


def contrast(visit):
    visit.page.wait("document.getAnimations().every(each => each.playState === 'finished')", "all motion has ended")
    found = visit.page.evaluate(CONTRAST)
    hold(found["count"] > 20, "there are texts to measure")
    equal(found["bad"], [], "texts with too little contrast")


def names(visit):
    bad, count = [], 0
    for node in visit.page.accessibility():
        role = node.get("role", {}).get("value")
        if node.get("ignored") or role not in OPERATED:
            continue
        count += 1
        if not node.get("name", {}).get("value", "").strip():
            bad.append(f"{role} {node.get('backendDOMNodeId')}")
    hold(count > 10, "there are things to operate")
    equal(bad, [], "things without a name")


def fits(visit):
    wide = visit.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    hold(wide[0] <= wide[1], f"nothing is wider than the screen: {wide}")


def states(visit):
    """Opens everything that can be open, so that it is measured, too."""
    visit.open()
    visit.page.expected = ["status of 422"]
    visit.write(HELLO.replace("title.top", "titel.top"))
    visit.says("#findings-summary", "1 fault")


def everything_has_a_name(visit):
    visit.open()
    visit.page.click(visit.view("logo"))
    visit.page.click("#device")
    names(visit)
    visit.page.press("Escape")
    visit.page.click("#share")
    names(visit)
    live = visit.page.evaluate("document.querySelectorAll('[role=status]').length")
    hold(live >= 2, "there are live regions")


def contrast_is_enough(visit):
    states(visit)
    contrast(visit)
    visit.write(HELLO.replace('"title.centerX == root.centerX", ', ""))
    visit.says("#findings-summary", "1 warning")
    visit.page.click("#device")
    contrast(visit)
    visit.page.press("Escape")
    visit.page.click("#rotate")
    visit.page.wait("document.querySelectorAll('#events li').length > 2")
    visit.choose("views", "title")
    contrast(visit)


def dark_is_dark(visit):
    visit.open()
    ground = visit.page.evaluate("getComputedStyle(document.body).backgroundColor")
    values = [int(each) for each in ground[4:-1].split(",")]
    hold(max(values) < 60, f"the ground is dark: {ground}")
    contrast_is_enough(visit)


def phones_stack(visit):
    visit.open()
    fits(visit)
    boxes = visit.page.evaluate(
        "[...document.querySelectorAll('main > section')].map(each => [each.className, each.getBoundingClientRect().top, Math.round(each.getBoundingClientRect().left)])")
    equal(len({left for _, _, left in boxes}), 1, "columns")
    equal(min(boxes, key=lambda box: box[1])[0], "stage", "what a phone shows first")
    small = visit.page.evaluate(
        "[...document.querySelectorAll('.button, select, .tools button, .tabs button, .way')].filter(each => each.checkVisibility())"
        ".map(each => Math.round(each.getBoundingClientRect().height)).filter(height => height < 24)")
    equal(small, [], "heights of what is too small to touch (WCAG 2.2, 2.5.8)")
    visit.page.click("#device")
    fits(visit)
    visit.page.press("Escape")


def the_keyboard_is_enough(visit):
    """Each stop of Tab can be seen; from the picture a view is chosen; the document can be left."""
    visit.open()
    visit.page.evaluate("(() => { const e = document.querySelector('h1'); e.tabIndex = -1; e.focus(); })()")
    stops, unseen = [], []
    for _ in range(60):
        visit.page.press("Tab")
        stop = visit.page.evaluate(
            "(() => { const e = document.activeElement; if (e === document.body) return null;"
            " const seen = e.id === 'text' ? getComputedStyle(document.getElementById('editor')).boxShadow !== 'none'"
            " : e.id === 'file' ? getComputedStyle(document.querySelector('label[for=file]')).outlineStyle !== 'none'"
            f" : e.shadowRoot ? {SHADOW}.querySelector('.pick.focus') !== null : getComputedStyle(e).outlineStyle !== 'none';"
            " return [e.id || e.getAttribute('value') || e.textContent.trim() || (e.shadowRoot ? 'picture' : ''), seen]; })()")
        if stop is None or (stops and stop[0] == stops[0]):
            break
        stops.append(stop[0])
        if not stop[1]:
            unseen.append(stop[0])
        if stop[0] == "text":
            visit.page.press("Escape")
        if stop[0] == "picture":
            visit.page.press("ArrowDown")
            visit.page.press("Enter")
    equal(unseen, [], "stops that cannot be seen")
    for wanted in ["examples", "file", "paste", "share", "way-write", "text", "tab-findings", "device", "settings", "rotate", "zoom-in", "picture", "views"]:
        hold(wanted in stops, f"Tab comes to {wanted}: {stops}")
    chosen = visit.page.evaluate("document.getElementById('views').value")
    equal(chosen, visit.views[1], "the view that Enter chose")
    visit.page.evaluate("(() => { const t = document.getElementById('text'); t.focus(); t.setSelectionRange(1, 1); })()")
    visit.page.press("Tab")
    hold(visit.text.startswith("{  "), "Tab indents")
    visit.page.press("z", "ctrl")
    hold(visit.text.startswith("{\n"), "and can be undone")


STEPS = [everything_has_a_name, contrast_is_enough, the_keyboard_is_enough]
