"""Documents and requests that are made to hurt, and systems whose solutions are known exactly."""

import base64
import gzip
import io
import json
import random
import zipfile
import zlib
from fractions import Fraction

from wire import request


def compact(value):
    return json.dumps(value, separators=(",", ":")).encode()


def many_environments(environments=1000, views=250):
    """A short request for a long answer: the same views for many windows, no two alike."""
    windows = [{"device": "iPhone 6", "window": {"width": 300 + i, "height": 500}} for i in range(environments)]
    labels = [{"id": f"label{i}"} for i in range(views)]
    constraints = [f"label{i}.{edge}==root.{edge}+{i}" for i in range(views) for edge in ("left", "top", "right", "bottom")]
    return compact({"environments": windows, "hierarchy": {"id": "root", "subviews": labels}, "constraints": constraints})


def contradicting_chain(views, ends):
    """Views side by side, each placed by the one before, and `ends` places for the last of them of which one can hold."""
    ids = [f"v{i}" for i in range(views)]
    constraints = ["v0.leading == root.leading"]
    constraints += [f"{after}.leading == {before}.trailing" for before, after in zip(ids, ids[1:])]
    constraints += [f"{each}.width == 8" for each in ids]
    constraints += [f"{ids[-1]}.trailing == root.trailing + {3 * k + 1}" for k in range(ends)]
    return compact({"device": "iPhone SE 2", "hierarchy": {"id": "root", "subviews": [{"id": each} for each in ids]},
                    "constraints": constraints})


def archive_of_pdfs(files=60, inner=16 << 20):
    """A small archive of PDF files, each with a stream that unpacks to many times what the archive says it holds."""
    stream = zlib.compress(bytes(inner), 9)
    pdf = (b"%PDF-1.5\n3 0 obj<</Type/ObjStm/N 90000/First 0/Filter/FlateDecode/Length " + str(len(stream)).encode()
           + b">>stream\n" + stream + b"\nendstream endobj")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for index in range(files):
            archive.writestr(f"Media.xcassets/icon{index}.imageset/icon{index}.pdf", pdf)
            contents = {"images": [{"filename": f"icon{index}.pdf", "idiom": "universal"}]}
            archive.writestr(f"Media.xcassets/icon{index}.imageset/Contents.json", json.dumps(contents))
    return packed.getvalue()


def runs_of_text(runs, wide):
    """A label whose text is made of runs; a wide one is laid out between two edges."""
    label = {"id": "label", "type": "label", "numberOfLines": 0, "attributedText": runs}
    constraints = ["label.left == root.left"] + (["label.right == root.right"] if wide else [])
    return compact({"device": "iPhone 6", "hierarchy": {"id": "root", "subviews": [label]}, "constraints": constraints})


def marks(count):
    """A letter with marks of two classes, the higher ones first, so that every comparison puts them all in order."""
    return "o" + "\u0301" * (count // 2) + "\u0327" * (count - count // 2)


# Of a name below, unpacked.
MARKED_BYTES = 120_001


def deflated(data, bits):
    packer = zlib.compressobj(9, zlib.DEFLATED, bits)
    return packer.compress(data) + packer.flush()


def zipped(files):
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path, content in files.items():
            out.writestr(path, content)
    return archive.getvalue()


def marked():
    """Requests, by what of them is nothing but combining marks."""
    name, short = marks(60_000), marks(1900)

    def ask(body, target="/v1/resolve", fields=(), **kind):
        return request("POST", target, body if isinstance(body, bytes) else json.dumps(body, ensure_ascii=False).encode(), fields, **kind)

    def document(**more):
        return {"device": "iPhone 15", "hierarchy": {"id": "root"}, **more}

    storyboard = ('<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>'
                  '<view id="v"><subviews><label id="%s" text="%s"/></subviews></view></objects></document>')
    plain = (storyboard % ("l", "text")).encode()

    def app(path, content):
        return ask(zipped({"A/Base.lproj/M.xib": plain, path: content}), "/v1/resolve?device=iphone-15&locale=de", kind="application/zip")

    packed = json.dumps(document(**{name: 1}), ensure_ascii=False).encode()
    link = base64.urlsafe_b64encode(deflated(packed, -15)).decode().rstrip("=")
    contents = json.dumps({"images": [{"filename": name, "idiom": "universal", name: 1}]}, ensure_ascii=False)
    console = ('Unable to simultaneously satisfy constraints.\n(\n    "<NSLayoutConstraint:0x1 \'%s\' UIView:0x2.width == 3   (active)>",\n'
               '    "<NSLayoutConstraint:0x4 UIView:0x2.width == 5   (active)>"\n)\nWill attempt to recover by breaking constraint \n'
               "<NSLayoutConstraint:0x4 UIView:0x2.width == 5   (active)>\n")
    two = {"id": "root", "subviews": [{"id": "a", "type": "label", "text": name}, {"id": "b", "type": "label", "text": name}]}
    return {
        "a key": ask(document(**{name: 1})), "an id": ask({"device": "iPhone 15", "hierarchy": {"id": name, "subviews": [{"id": name}]}}),
        "a text": ask({"device": "iPhone 15", "hierarchy": two}),
        "texts that are compared": ask({"old": {"device": "iPhone 15", "hierarchy": two}, "new": {
            "device": "iPhone 15", "hierarchy": {**two, "subviews": two["subviews"][::-1]}}}, "/v1/diff"),
        "a constraint": ask(document(constraints=[f"{name}.width == {name}.height"])),
        "an environment": ask({"environments": [{"device": "iPhone 15", "name": name}] * 2, "hierarchy": {"id": "root"}}),
        "a packed body": ask(gzip.compress(packed, mtime=0), fields=["Content-Encoding: gzip"]),
        "a link": request("GET", f"/v1/resolve/{link}"),
        "a query": request("GET", "/v1/devices?" + "".join(f"%{byte:02X}" for byte in short[:1300].encode()) + "=1"),
        "XML": ask((storyboard % (name, name)).encode(), kind="application/xml"),
        "a .strings file": app("A/de.lproj/M.strings", f'"{name}" = "{name}";\n"{name}" = "x";\n'),
        "a string catalogue": app("A/mul.lproj/M.xcstrings", json.dumps({"strings": {name: {"localizations": {name: {
            "stringUnit": {"value": name}}}}}}, ensure_ascii=False)),
        "an Info.plist": app("A/Info.plist", f"<plist><dict><key>{name}</key><string>{name}</string></dict></plist>"),
        "an entry of an archive": app(f"A/{short}", b""),
        "a Contents.json": ask(zipped({"M.xcassets/a.imageset/Contents.json": contents}), "/v1/assets/select?device=iphone-15",
                               kind="application/zip"),
        "a console": ask((console % name).encode(), "/v1/explain", kind="text/plain"),
    }


def packed_views(views, environments, label=None, windows=700):
    """A short request for many layouts of many views, packed."""
    more = {"type": "label", "text": label} if label else {}
    children = [{"id": f"n{i}", "frame": {"x": 7 * i % 310, "y": 5 * i % 590, "width": 12, "height": 9}, **more} for i in range(views)]
    shown = [{"device": "iPhone 15", "window": {"width": 320 + i % windows, "height": 510}} for i in range(environments)]
    return gzip.compress(compact({"environments": shown, "hierarchy": {"id": "root", "subviews": children}}), 9, mtime=0)


_STORYBOARD = (b'<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">'
               b"<scenes>%s</scenes></document>")


def app_of_elements(count=15_800_000):
    """The folder of an app whose storyboard is nothing but empty elements, beside bytes that do not pack, for the ratio's sake."""
    return zipped({"App/Main.storyboard": _STORYBOARD % (b"<b/>" * count), "App/noise.bin": random.Random(1).randbytes(640_000)})


def packed_elements(count=2_000_000):
    """The same as a file that is packed as well as it may be."""
    noise = base64.b64encode(random.Random(2).randbytes(90_000))
    return gzip.compress(_STORYBOARD % (b"<b/>" * count + b"<!--" + noise + b"-->"), 9, mtime=0)


def named_for_terminals():
    """A document whose names and texts a terminal or a log would obey, with a conflict that names them."""
    hostile = "a\x1b[31m\x00\r\n::warning::b\x9b2J\u202ec\u2028d\x07"
    leaf = {"id": hostile, "type": "label", "text": hostile, "name": hostile}
    wide = {"firstItem": hostile, "firstAttribute": "width", "relation": "equal"}
    constraints = [{**wide, "constant": 3, "identifier": hostile}, {**wide, "constant": 5, "identifier": hostile + "2"}]
    return {"device": "iPhone 6", "hierarchy": {"id": "root", "name": hostile, "subviews": [leaf]}, "constraints": constraints}


# Ways to lie in each other, with what stands before and behind each.
NESTED = {
    "subviews": (b'"subviews":[', b"]"), "presented": (b'"presented":', b""), "children": (b'"type":"navigationController","children":[', b"]"),
    "stacks": (b'"type":"stackView","arrangedSubviews":[', b"]"),
}


def nested(key, depth):
    """A document in which so many views or controllers lie in each other, each of which may be two levels of JSON."""
    before, behind = NESTED[key]
    inside = max(depth // (1 + before.count(b"[")), 1)
    head = b"".join(b'{"id":"n%d",%s' % (i, before) for i in range(inside))
    return b'{"device":"iPhone 15","hierarchy":' + head + b'{"id":"end"}' + (behind + b"}") * inside + b"}"


class LinearSystem:
    """Widths with factors far apart, and what each of them is exactly.

    One width is free; the others follow from it or from each other by required constraints, in one direction or the
    other. What the free one should be is a wish about several of them, all of one priority: the sum of what is missed is
    smallest at a weighted median. Wishes of lower priority must lose. All is computed with the numbers as they are read.
    """

    def __init__(self, seed, views, exponent):
        self._source, self._exponent = random.Random(seed), exponent
        self.ids = [f"view{i}" for i in range(views)]
        self.constraints = []
        # Each width is factor * (the free one) + constant.
        lines = {self.ids[0]: (Fraction(1), Fraction(0))}
        for index, each in enumerate(self.ids[1:], 1):
            base = self._source.choice(self.ids[:index])
            lines[each] = self._relate(each, base, *lines[base])
        free = self._wish(lines)
        self.exact = {each: factor * free + constant for each, (factor, constant) in lines.items()}
        self._source.shuffle(self.constraints)

    def _relate(self, one, base, slope, start):
        """Makes a width follow from another, and says how it follows from the free one."""
        while True:
            factor = Fraction(float(f"{10 ** self._source.uniform(-self._exponent, self._exponent):.3g}"))
            constant = Fraction(float(f"{10 ** self._source.uniform(-3, 3):.3g}"))
            if self._source.random() < 0.5:
                line, written = (factor * slope, factor * start + constant), (one, constant, base, factor)
            else:
                line, written = (slope / factor, (start - constant) / factor), (base, constant, one, factor)
            if Fraction(1, 10**6) < line[0] < 10**6 and 0 <= line[1] < 10**6:
                self._add(*written, 1000)
                return line

    def _wish(self, lines):
        """Adds wishes, and says what they make of the free width: where the weights on both sides are nearest to equal."""
        wished = self._source.sample(self.ids, self._source.randint(1, len(self.ids)))
        points = []
        for each in wished:
            factor, constant = lines[each]
            value = Fraction(float(factor * Fraction(self._source.uniform(10, 1000)) + constant))
            self._add(each, value, None, None, 750)
            points.append(((value - constant) / factor, factor))
        for each in self.ids:
            if self._source.random() < 0.5:
                self._add(each, Fraction(self._source.uniform(1, 1000)), None, None, self._source.choice([50, 250, 500]))
        points.sort()
        half, passed = sum(weight for _, weight in points) / 2, Fraction(0)
        for point, weight in points:
            passed += weight
            if passed > half:
                return point
        raise ValueError("the weights on both sides are equal")

    def _add(self, first, constant, second, factor, priority):
        constraint = {"firstItem": first, "firstAttribute": "width", "relation": "equal", "constant": float(constant),
                      "priority": priority}
        if second:
            constraint |= {"secondItem": second, "secondAttribute": "width", "multiplier": float(factor)}
        self.constraints.append(constraint)

    @property
    def document(self):
        places = [f"{each}.{edge} == root.{edge}" for each in self.ids for edge in ("left", "top", "height")]
        return compact({"device": "iPhone 6", "hierarchy": {"id": "root", "subviews": [{"id": each} for each in self.ids]},
                        "constraints": self.constraints + places})

    def judge(self, answer):
        """`right`, `doubtful` if the answer says so itself, or which width is wrong."""
        doubtful = any(each.get("code") == "numericTrouble" for each in answer.get("diagnostics", []))
        for each in self.ids:
            width = answer["views"][each]["exactFrame"]["width"]
            if abs(width - float(self.exact[each])) > 1e-3 + 1e-9 * float(self.exact[each]):
                return "doubtful" if doubtful else f"{each} is {width}, exactly {float(self.exact[each])}"
        return "doubtful, and right" if doubtful else "right"


SMALL = b'{"device":"iPhone 6","hierarchy":{"id":"root"}}'
_HEAD = b"POST /v1/resolve HTTP/1.1\r\nHost: soak\r\nContent-Type: application/json\r\n"
_CHUNKED = _HEAD + b"Transfer-Encoding: chunked\r\n\r\n"
_SIZE = b"%x" % len(SMALL)

# Requests that nobody may read in two ways: each has one answer of 4xx, a problem document, and the connection ends.
REFUSED = {
    "a negative length": _HEAD + b"Content-Length: -5\r\n\r\n" + SMALL,
    "a signed length": _HEAD + b"Content-Length: +%d\r\n\r\n" % len(SMALL) + SMALL,
    "a list of lengths": _HEAD + b"Content-Length: %d, %d\r\n\r\n" % (len(SMALL), len(SMALL)) + SMALL,
    "two lengths": _HEAD + b"Content-Length: 5\r\nContent-Length: %d\r\n\r\n" % len(SMALL) + SMALL,
    "a length beyond 64 bits": _HEAD + b"Content-Length: %d\r\n\r\n" % (2**64 + len(SMALL)) + SMALL,
    "a length beside chunks": _HEAD + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a chunk of 2^63-1 bytes": _CHUNKED + b"7fffffffffffffff\r\n" + SMALL,
    "a chunk extension of 150 kB": _CHUNKED + _SIZE + b";" + b"e" * 150_000 + b"\r\n" + SMALL + b"\r\n0\r\n\r\n",
    "a chunk size that is no number": _CHUNKED + b"zz\r\n" + SMALL + b"\r\n0\r\n\r\n",
    "a coding that is not read": _HEAD + b"Content-Encoding: br\r\nContent-Length: %d\r\n\r\n" % len(SMALL) + SMALL,
    "no host": b"GET /healthz HTTP/1.1\r\n\r\n",
    "a host that is no host": b"GET /healthz HTTP/1.1\r\nHost: a b/c@d\r\n\r\n",
    "a blank before a colon": b"GET /healthz HTTP/1.1\r\nHost: soak\r\nX-Thing : 1\r\n\r\n",
    "no version": b"GET /healthz\r\n\r\n",
    "a field of 150 kB": b"GET /healthz HTTP/1.1\r\nHost: soak\r\nX-Long: " + b"x" * 150_000 + b"\r\n\r\n",
    "an address of 150 kB": b"GET /" + b"x" * 150_000 + b" HTTP/1.1\r\nHost: soak\r\n\r\n",
}

_HIDDEN = b"GET /hidden HTTP/1.1\r\nHost: soak\r\n\r\n"

# Bodies in whose frames a reader that ends lines at a bare LF sees a second request, and one that does not sees none.
HIDING = {
    "LF after a chunk's size": _CHUNKED + _SIZE + b"\n" + SMALL + b"\n0\n\n" + _HIDDEN,
    "LF inside of a chunk's extension": _CHUNKED + b"1;\nx\r\n%x\r\n0\r\n\r\n" % (len(_HIDDEN) + 5) + _HIDDEN + b"0\r\n\r\n",
    "LF after the last chunk": _CHUNKED + _SIZE + b"\r\n" + SMALL + b"\r\n0\n\n" + _HIDDEN,
}
