"""The playground's modules by themselves, in the browser that runs them."""

import base64
import json
import zlib

from visit import equal, hold


def load(visit):
    visit.open()
    return visit.page


def pointers_find_their_places(visit):
    """RFC 6901, section 5 and 6: escapes, empty names, numbers, fragments with percent signs."""
    page = load(visit)
    text = '{"foo": ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, "k\\"l": 6, " ": 7, "m~n": 8, "ü": 9}'
    cases = {"#/foo": '["bar", "baz"]', "#/foo/0": '"bar"', "#/": "0", "#/a~1b": "1", "#/c%25d": "2", "#/e%5Ef": "3", "#/k%22l": "6",
             "#/%20": "7", "#/m~0n": "8", "#/%C3%BC": "9", "#/foo/7/deeper": '["bar", "baz"]'}
    found = page.evaluate(
        f"import('/pages/json.js').then(json => {{ const text = {json.dumps(text)}; const {{places}} = json.scan(text);"
        f" return {json.dumps(list(cases))}.map(each => {{ const p = json.placeOf(places, each); return p && text.slice(p.start, p.end); }}); }})")
    equal(dict(zip(cases, found, strict=True)), cases, "places")
    nothing = page.evaluate("import('/pages/json.js').then(json => json.placeOf(json.scan('{}').places, '#/device'))")
    equal(nothing, None, "the place of what is not there")


def any_text_is_scanned(visit):
    """Deep brackets, broken strings, no JSON at all: quickly, and without a fault."""
    page = load(visit)
    for text in ["'['.repeat(1e6)", "'{\"a\":'.repeat(2e5)", "'}'.repeat(1e5)", "'\"'.repeat(1e5)", "'{\"a\" 1, : ]'", "'\\\\'.repeat(1e5)", "''"]:
        took = page.evaluate(
            f"import('/pages/json.js').then(json => {{ const start = performance.now(); json.scan({text}); return performance.now() - start; }})")
        hold(took < 5000, f"{text}: {took:.0f} ms")


def links_are_raw_deflate(visit):
    """RFC 1951 and RFC 4648, section 5, as Python has them."""
    page = load(visit)
    text = json.dumps({"id": "Grüße, 世界 😀"}, ensure_ascii=False) * 50
    packed = page.evaluate(f"import('/pages/sharing.js').then(sharing => sharing.pack({json.dumps(text)}))")
    hold("=" not in packed and "+" not in packed and "/" not in packed, "letters of addresses")
    equal(zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15).decode(), text, "what Python unpacks")
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    other = base64.urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush()).decode().rstrip("=")
    equal(page.evaluate(f"import('/pages/sharing.js').then(sharing => sharing.unpack({json.dumps(other)}))"), text, "what Python packed")
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = base64.urlsafe_b64encode(deflate.compress(bytes(64 << 20)) + deflate.flush()).decode().rstrip("=")
    for bad in [bomb, "!", "AAAA", other[:-9]]:
        answer = page.evaluate(f"import('/pages/sharing.js').then(s => s.unpack({json.dumps(bad)})).then(() => 'read', () => 'refused')")
        equal(answer, "refused", f"a link of {len(bad)} letters")


def edges_lead_to_the_window(visit):
    """A chain through a sibling and a guide; what only hangs on an edge does not hold it; a circle ends."""
    page = load(visit)

    def constraint(text, first, second=None, relation="equal", priority=1000, tight=True):
        side = lambda each: {"view": each.split(".")[0], "attribute": each.split(".")[1]}  # noqa: E731
        return {"text": text, "pointer": "#/constraints/0", "relation": relation, "priority": priority, "isTight": tight, "isSatisfied": True, "first": side(first),
                **({"second": side(second)} if second else {})}

    layout = {
        "views": {"root": {"parent": None}, **{name: {"parent": "root", "frame": {"width": 50, "height": 20}} for name in "abcde"}},
        "environment": {"traits": {"layoutDirection": "rightToLeft"}},
        "constraints": [
            constraint("a at the edge", "a.trailing", "root.trailingMargin"), constraint("a is wide", "a.width"),
            constraint("b after a", "b.trailing", "a.leading"), constraint("c hangs on b", "c.trailing", "b.trailing"),
            constraint("b may not reach", "b.trailing", "root.trailing", "greaterThanOrEqual", tight=False),
            constraint("d with e", "d.top", "e.top"), constraint("e with d", "e.top", "d.top")],
    }
    layout["views"]["a"]["intrinsicContentSize"] = {"width": 50}
    ask = ("import('/pages/why.js').then(why => { const say = reasons => reasons.map(each => [each.text, ...say(each.because)]);"
           f" const reasons = new why.Reasons({json.dumps(layout)});"
           " return Object.fromEntries([['b', 'left'], ['d', 'top'], ['a', 'right']].map(([view, edge]) =>"
           " [view + edge, say(Object.fromEntries(reasons.edges(view))[edge])])); })")
    found = page.evaluate(ask)
    window = "root is placed by the window"
    # Trailing is left here. The left of b is the right of a, which follows from its left and its width.
    equal(found["bleft"], [["b after a", ["its left:", ["a at the edge", [window]]], ["its width:", ["a is wide"]]]], "the left of b")
    equal(found["dtop"], [["d with e", ["e with d"]], ["e with d", ["d with e"]]], "a circle")
    equal(found["aright"], [["its left:", ["a at the edge", [window]]], ["its width:", ["a is wide"]]], "the right of a")


def documents_are_put_in_lines(visit):
    page = load(visit)
    value = {"a": [1, 2.5, "x, y: {z}", None, True], "b": {"c": {"d": [{"e": "é\\\"\n"}]}}, "long": ["word"] * 60, "empty": [{}, []]}
    text = page.evaluate(f"import('/pages/files.js').then(files => files.pretty({json.dumps(value)}))")
    equal(json.loads(text), value, "the same document")
    hold(max(map(len, text.split("\n"))) <= 110, "lines are short")


STEPS = [pointers_find_their_places, any_text_is_scanned, links_are_raw_deflate, edges_lead_to_the_window, documents_are_put_in_lines]
