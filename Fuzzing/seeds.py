"""What fuzzing begins with: inputs and words, all found in the tests, the examples, the contract and the sources."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/Fixtures"

# What no test has as a text of its own.
JSON_TEXTS = [
    b'{}', b'[]', b'null', b'[true,false,null]', b'"\\ud83d\\ude00\\u00e9\\n"', b'-0.0', b'[1e308,-1.5E-7,0.1,123456789012345678]',
    b'{"a":{"b":[1,2,{"c":"\xc3\xa9\xf0\x9f\x98\x80"}]},"":0}', b' [ 1 , 2 ]\r\n\t', b'{"a":1,"a":2}', b'[[[[[[[[]]]]]]]]',
    b'[5e-324,2.2250738585072014e-308,9007199254740993,1e23]', b'"\x7f\\/\\b\\f\\r\\t\\"\\\\"',
]
QUERIES = [
    "/v1/devices", "/v1/devices/iphone-15", "/v1/devices?idiom=phone", "/v1/limits", "/problems/time-limit",
    "/v1/devices/a%2Fb", "http://host/version?x", "device=iPhone%2015&orientation=landscapeLeft", "show=all&exact&traits=all",
    "fields=frames,diagnostics&compact=true", "systemVersion=12.4&locale=ar-EG&keyboard=300", "strict=1&scene=x", "device=iphon&device=",
]
OBJECTIVE_C = [
    "[NSLayoutConstraint constraintsWithVisualFormat:@\"H:|-[a]-m-[b]-|\" options:0 metrics:@{@\"m\": @8} views:@{@\"a\": a}]",
    "[[a.topAnchor constraintEqualToAnchor:b.topAnchor constant:2.5] setActive:YES];",
    "NSLayoutConstraint *w = [a.widthAnchor constraintEqualToConstant:10];\nw.priority = UILayoutPriorityDefaultHigh;\nw.active = YES;",
    "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: 8)",
]
FORM = b'--b\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'


def walk(value):
    """A JSON value and everything in it."""
    yield value
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    for child in children:
        yield from walk(child)


def values():
    """Everything in the JSON files of tests and examples that are not long."""
    for path in sorted([*FIXTURES.rglob("*.json"), *(ROOT / "examples").rglob("*.json")]):
        if path.stat().st_size < 400_000:
            yield from walk(json.loads(path.read_text(encoding="utf-8")))


def compact(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()


def documents():
    return [compact(value) for value in values() if isinstance(value, dict) and "hierarchy" in value]


def strings(key=None):
    """The strings under a key, or all that look like text of a person."""
    for value in values():
        if isinstance(value, dict):
            for name, content in value.items():
                if key == name or key is None and name in ("text", "title", "placeholder"):
                    yield from (text for text in walk(content) if isinstance(text, str))


def visual_formats():
    written = list(strings("visualFormat")) + [t for t in strings("constraints") if re.match(r"\s*(H:|V:|\||\[\w+[\](])", t)]
    return written + ["H:|-small-[a(>=large@900)]-(==8)-[b]\nalignAllTop directionLeftToRight\n8 20 3"]


def is_code(text):
    return "Anchor" in text or "constraint" in text or text.lstrip().startswith("[")


def interface_builder_files():
    """The XML in the tests, which is parts of files, each in a file."""
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for text in re.findall(r'"""\n(.*?)"""', path.read_text(encoding="utf-8"), re.DOTALL):
            text = re.sub(r"\\\(.*?\)", "a", re.sub(r"\n\s+", "\n", text)).replace("%", 'id="a"')
            if text.lstrip().startswith("<"):
                yield text
                yield (
                    '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" '
                    'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">'
                    '<device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="v">'
                    '<view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>'
                    f"{text}</view></viewController></objects></scene></scenes></document>")


def console_texts():
    """The pasted texts of the tests, whole, and each constraint alone."""
    for path in sorted((FIXTURES / "console").glob("*.txt")):
        for section in re.split(r"(?m)^=== .*\n", path.read_text(encoding="utf-8"))[1:]:
            text = section.split("--- expected\n")[0]
            yield text
            yield from (line.strip() for line in text.splitlines() if line.lstrip().startswith('"<'))


def asset_requests():
    folder = FIXTURES / "archives"
    packed = [path.read_bytes() for path in sorted(folder.glob("*.zip")) if path.stat().st_size < 8192]
    found = [compact(v) for v in values() if isinstance(v, dict) and ("images" in v or "colors" in v or "contents" in v)]
    found += [
        compact({"contents": case["contents"], "files": case.get("files", {}), "traits": case.get("traits", {})})
        for case in json.loads((FIXTURES / "assets/asset-cases.json").read_text(encoding="utf-8"))["cases"] if "contents" in case]
    return found + packed + [FORM % (b"catalog", content) + FORM % (b"document", b'{"name":"a"}') + b"--b--" for content in packed[:3]]


def texts():
    return [bytes(head) + text.encode() for text in strings() for head in ((17, 3, 60, 2), (13, 0x92, 20, 0x11))]


def seeds(target, most):
    """The inputs that a target begins with, evenly chosen where there are more than `most`."""
    found = {
        "json": lambda: JSON_TEXTS + [document for document in documents() if len(document) < 600],
        "constraints": lambda: [text for text in strings("constraints") if not is_code(text)],
        "code": lambda: OBJECTIVE_C + [text for text in strings("constraints") if is_code(text)],
        "visual-format": visual_formats,
        "interface-builder": interface_builder_files,
        "console": console_texts,
        "archive": lambda: [path.read_bytes() for path in sorted((FIXTURES / "archives").glob("*.zip"))],
        "image-headers": lambda: [path.read_bytes() for path in sorted((FIXTURES / "images").iterdir()) if path.suffix not in (".py", ".json")],
        "text": texts,
        "query": lambda: QUERIES,
        "assets": asset_requests,
        "transition": lambda: [document for document in documents() if b'"from"' in document or b'"to"' in document],
        "resolve": documents,
    }[target]()
    found = sorted({seed.encode() if isinstance(seed, str) else seed for seed in found})
    return found[::max(1, -(-len(found) // most))]


# ---- words

# Where the strings stand that a target's inputs are made of.
VOCABULARIES = {
    "constraints": ["LayoutCoding/Reading/Constraints", "LayoutModel/Views"],
    "code": ["LayoutCoding/Reading/Constraints", "LayoutModel/Views"],
    "visual-format": ["LayoutCoding/Reading/Constraints/VisualFormat"],
    "interface-builder": ["InterfaceBuilder"],
    "console": ["ConsoleLogs"],
    "image-headers": ["ImageHeaders"],
    "query": ["LayoutService/Endpoints", "LayoutService/Serving"],
}
SIGNS = {
    "constraints": ["==", "<=", ">=", ".", " + ", " - ", " * ", "@750", "`", "'n'", "a.top", "view.safeArea.left"],
    "code": ["Anchor", ".constraint(", "equalTo: ", ", constant: ", ", multiplier: ", ".isActive = true", "[a.", "@{@\"", "]", ");\n", "let x = "],
    "visual-format": ["H:", "V:", "|", "[", "]", "-", "(", ")", ">=", "==", "@", "a", "small"],
    "console": ["<NSLayoutConstraint:0x1 ", "UIView:0x2", ".top == ", "   (active, names: '|':UIView:0x3 )>", "\n", "V:|-(", "]-(", "h=-&- v=--& "],
    "image-headers": ["%PDF-", "obj", "stream", "/MediaBox", "<svg", "ftyp", "IHDR", "\x89PNG", "\xff\xd8\xff"],
    "archive": ["PK\x01\x02", "PK\x03\x04", "PK\x05\x06", "PK\x06\x06", "PK\x06\x07"],
}


def contract_words():
    """The names and the words of values that the contract has."""
    text = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    words = set(re.findall(r"^\s+([a-z]\w{1,30}):", text, re.MULTILINE))
    for listed in re.findall(r"enum: *\[([^\]]*)\]", text):
        words |= set(re.findall(r"[\w.-]{2,30}", listed))
    return words


def words(target):
    """What mutations may insert into inputs of a target, for a dictionary of libFuzzer."""
    found = set(SIGNS.get(target, []))
    if target in ("json", "assets", "transition", "resolve"):
        found |= {f'"{word}"' for word in contract_words()}
    for folder in VOCABULARIES.get(target, []):
        for path in sorted((ROOT / "Sources" / folder).rglob("*.swift")):
            found |= set(re.findall(r'"([^"\\\s]{2,30})"', path.read_text(encoding="utf-8")))
    return sorted(found)


def escaped(content):
    """Bytes on one line of printable ASCII; also how kept inputs are written."""
    return "".join(chr(byte) if 0x20 <= byte < 0x7F and byte != 0x5C else f"\\x{byte:02X}" for byte in content)


def unescaped(line):
    """The bytes that such a line stands for."""
    return re.sub(rb"\\x(..)", lambda match: bytes([int(match[1], 16)]), line.encode())


def dictionary(target):
    """The words of a target as libFuzzer reads them."""
    return "".join('"' + escaped(word.encode("latin-1", "ignore")).replace('"', '\\"') + '"\n' for word in words(target))
