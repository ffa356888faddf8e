"""What fuzzing begins with: inputs and words, all found in the tests, the examples, the contract and the sources."""

import json
import re
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/Fixtures"

# What no test has as a text of its own.
JSON_TEXTS = [
    b'{}', b'[]', b'null', b'[true,false,null]', b'"\\ud83d\\ude00\\u00e9\\n"', b'-0.0', b'[1e308,-1.5E-7,0.1,123456789012345678]',
    b'{"a":{"b":[1,2,{"c":"\xc3\xa9\xf0\x9f\x98\x80"}]},"":0}', b' [ 1 , 2 ]\r\n\t', b'{"a":1,"a":2}', b'[[[[[[[[]]]]]]]]',
    b'{"e\xcc\x81\xcc\xa3":"o\xcc\xa3\xcc\x81"}', b'[5e-324,2.2250738585072014e-308,9007199254740993,1e23]', b'"\x7f\\/\\b\\f\\r\\t\\"\\\\"',
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
HEADERS = [
    "NS_ASSUME_NONNULL_BEGIN\n@interface A<T : id> : NSObject <P>\n+ (instancetype)sharedA;\n- (nullable id<P>)aOfA:(A<T> *)a error:(NSError **)error;\n"
    "@property (class, readonly, nullable) void (^b)(BOOL, NSArray<A *> *);\n@end\n@implementation A\n- (CGFloat)c { return 15; }\n@end\n",
    "typedef NS_OPTIONS(NSUInteger, E) { EOne = 1 << 0, ETwo NS_SWIFT_NAME(two), EAll = EOne | ETwo };\ntypedef enum { OldA, OldB = -1 } Old;\n",
    "#ifndef H\n#define H\n#define MARGIN (1.5f)\n#if 0\n#endif\nextern NSString * const Name;\nstatic const int k = 0x1F;\n#endif\n",
    "@interface UIColor (B)\n+ (UIColor *)colorWithHex:(int)hex NS_SWIFT_NAME(init(hex:));\n@end\n@protocol P <NSObject>\n@optional\n- (void)p;\n@end\n",
]
# Marks of two classes, which comparing puts in order.
MARKS = "e\u0301\u0323"
CONFIGURATIONS = [
    f"exclude: {MARKS}\n{MARKS}: 1\n", f'{{"findings": [{{"fingerprint": "{MARKS}"}}]}}',
    "devices: all\nlocales: [de, fr]\nexclude: a.xib\n", "exclude: ['**/Legacy/*', 'a?c/**', './b/', '**']\nfailOn: warning\n",
    "rules:\n  ambiguousLayout: error\n  fixedDirection: off\n", "devices: [iPhone SE\n", "a: &x [1]\nb: *x\n", "---\n{}\n---\n{}\n",
    '{"findings": [\n{"fingerprint": "0123", "rule": "ambiguousLayout", "file": "a.xib", "message": "m"}\n]}\n',
    "windows: ['300x500', \"600x400\"]\n? [a]\n: b\n", "pseudo: |\n  double\n  x\nbaseline: >-\n  a b\n", "[" * 80, "{a: " * 20, "- " * 70,
]
TOKENS = ["Bearer abc\nabc\n", "bearer  a-b._~+/c==\r\n\t a-b._~+/c== \r\n\n", "Basic abc\nabc", "Bearer \n=\n", "Bearer b\na b\n", "Bearer\na"]
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


def swift_files():
    """Heads of our own sources and tests: a fuzzer needs no long ones."""
    paths = sorted([*(ROOT / "Sources").rglob("*.swift"), *(ROOT / "Tests").rglob("*.swift")])
    return [path.read_bytes()[:1500] for path in paths[::20]]


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


def dumps():
    """The dumps of the tests, whole, and lines of them."""
    cases = json.loads((FIXTURES / "dumps/recorded.json").read_text(encoding="utf-8"))["cases"]
    for case in cases:
        yield case["dump"]
        yield "\n".join(case["dump"].split("\n")[:2])
    for path in sorted((FIXTURES / "dumps").glob("*.xml")) + sorted((FIXTURES / "dumps").glob("*-tree.json")):
        yield path.read_bytes()


def asset_requests():
    folder = FIXTURES / "archives"
    packed = [path.read_bytes() for path in sorted(folder.glob("*.zip")) if path.stat().st_size < 8192]
    found = [compact(v) for v in values() if isinstance(v, dict) and ("images" in v or "colors" in v or "contents" in v)]
    found += [
        compact({"contents": case["contents"], "files": case.get("files", {}), "traits": case.get("traits", {})})
        for case in json.loads((FIXTURES / "assets/asset-cases.json").read_text(encoding="utf-8"))["cases"] if "contents" in case]
    return found + packed + [FORM % (b"catalog", content) + FORM % (b"document", b'{"name":"a"}') + b"--b--" for content in packed[:3]]


def swift_strings(folder):
    """The string literals in the tests of a folder, as they are read."""
    for path in sorted((ROOT / "Tests/SmallModulesTests" / folder).rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        for marks, literal in re.findall(r'(#*)"""\n(.*?)\n[ ]*"""', text, re.DOTALL):
            lines = literal.split("\n")
            indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
            literal = "\n".join(line[indent:] for line in lines)
            yield literal if marks else unquoted(literal)
        yield from (unquoted(literal) for literal in re.findall(r'[(\[ ]"((?:[^"\\\n]|\\.)+)"', text) if len(literal) > 5)


def unquoted(literal):
    """What a string literal without marks stands for, but for what Swift puts in."""
    signs = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}
    return re.sub(r"\\(.)", lambda match: signs.get(match[1], match[1]), literal)


def info_lists():
    """The property lists of the tests, and their parts each in a list."""
    for text in swift_strings("AppFolder"):
        if text.lstrip().startswith("<"):
            yield text
            yield f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>{text}</dict></plist>'


def apps():
    """Folders of apps, a file after each byte 1E: storyboards of the tests with texts in German beside them."""
    whole = [re.sub(rb"\n\s*", b"", path.read_bytes()) for path in sorted((FIXTURES / "apps").rglob("*.storyboard"))]
    for text in whole + [text.encode() for text in interface_builder_files() if text.startswith("<document")][::4]:
        ids = re.findall(rb'<(?:label|button|textField)[^>]* id="([^"]+)"', text)[:3]
        lines = b"".join(b'"%s.%s" = "Lang";\n' % (each, word) for each in ids for word in (b"text", b"normalTitle"))
        catalog = json.dumps({"strings": {each.decode() + ".text": {"localizations": {"de": {"stringUnit": {"value": "Lang"}}}}
                                          for each in ids}}).encode()
        info = b"<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
        for strings_path, content in ((b"App/de.lproj/Main.strings", lines), (b"App/mul.lproj/Main.xcstrings", catalog)):
            yield b"\x1e".join([
                b"App/Base.lproj/Main.storyboard\n" + text, strings_path + b"\n" + content, b"App/Info.plist\n" + info])


def directories():
    """Lines of claims about a file and its name, of which the directory of an archive is made."""
    names = [b"a.xcassets/b.imageset/Contents.json", b"a/", b"a", b"../a", b"/a", b"a//b", b"c:a", b"a\\b", b"a/" * 10 + b"b", b"\xcc\x81" * 40, b""]
    claims = [b"\0\0\0\0\0\0\0", b"\x08\0\0\0\0\0\0", b"\0\x01\0\0\0\0\0", b"\0\0\xa1\0\0\0\0", b"\0\0\0\x93\0\0\0",
              b"\0\0\0\0\x9f\0\0", b"\0\0\0\0\0\x81\x05", b"\x0c\x08\x40\x9e\x9e\x80\x0f"]
    yield from (claim + name for claim in claims for name in names)
    yield b"\n".join(claims[0] + b"x%d" % index for index in range(70))
    yield b"\n".join(claim + names[0] for claim in claims)


def pairs():
    """Two documents for a comparison, of neighbours among the short ones."""
    found = [document for document in documents() if len(document) < 1500]
    yield from (b'{"old":' + old + b',"new":' + new + b"}" for old, new in zip(found, found[1:]))
    yield from (document for document in documents() if b'"from"' in document)
    field = b'--b\r\nContent-Disposition: form-data; name="%s"; filename="a.json"\r\n\r\n%s\r\n'
    yield from (field % (b"old", old) + field % (b"new", new) + b"--b--" for old, new in zip(found[:9], found[1:9]))


def pictures():
    """Documents that are drawn, and such with an image behind a line end."""
    drawn = [compact(json.loads(path.read_bytes())) for path in sorted((FIXTURES / "pictures").glob("*.json"))]
    yield from drawn + [document for document in documents() if len(document) < 2000][::4]
    shown = compact({"device": "iPhone 6", "hierarchy": {"id": "r", "subviews": [
        {"id": "i", "type": "imageView", "image": "a", "contentMode": mode} for mode in ("scaleAspectFill", "center")]}})
    for path in sorted((FIXTURES / "images").iterdir()):
        if path.suffix not in (".py", ".json") and path.stat().st_size < 3500:
            yield shown + b"\n" + path.read_bytes()


def forms():
    """Forms with their boundary in a line before them."""
    packed = [path.read_bytes() for path in sorted((FIXTURES / "archives").glob("*.zip")) if path.stat().st_size < 3000]
    document = compact({"device": "iPhone 6", "hierarchy": {"id": "r", "type": "imageView", "image": "logo"}})
    for content in packed:
        yield b"b\n" + FORM % (b"document", document) + FORM % (b"catalog", content) + b"--b--\r\n"
        yield b"b\n" + FORM % (b"app", content) + b"--b--"
    yield b"b\n" + FORM % (b"old", document) + FORM % (b"new", document) + b"--b--"
    yield b"b\npreamble\r\n" + FORM % (b"document", document) + b"--b \t\r\nContent-Transfer-Encoding: 8bit\r\n\r\n--b--"


def deflated(content):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(content) + packer.flush()


def questions():
    """Documents, Interface Builder files and texts of a console."""
    short = [text for text in interface_builder_files() if text.startswith("<document")]
    yield from [document for document in documents() if len(document) < 1500][::3]
    yield from short[::3]
    yield from list(console_texts())[::4]


def texts():
    return [bytes(head) + text.encode() for text in strings() for head in ((17, 3, 60, 2), (13, 0x92, 20, 0x11))]


def messages():
    """Documents as the sources of each tool, and what a client says besides."""
    kept = (ROOT / "Fuzzing/corpora/agents.txt").read_text(encoding="ascii").splitlines()
    calls = [
        compact({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": name, "arguments": {"text": json.loads(document)}}})
        for document in documents()[:200] for name in ("check", "explain", "frames")
    ]
    return [unescaped(line) for line in kept] + calls


def seeds(target, most):
    """The inputs that a target begins with, evenly chosen where there are more than `most`."""
    found = {
        "json": lambda: JSON_TEXTS + [document for document in documents() if len(document) < 600],
        "constraints": lambda: [text for text in strings("constraints") if not is_code(text)],
        "code": lambda: OBJECTIVE_C + [text for text in strings("constraints") if is_code(text)],
        "visual-format": visual_formats,
        "interface-builder": interface_builder_files,
        "console": console_texts,
        "dump": dumps,
        "archive": lambda: [path.read_bytes() for path in sorted((FIXTURES / "archives").glob("*.zip"))],
        "image-headers": lambda: [path.read_bytes() for path in sorted((FIXTURES / "images").iterdir()) if path.suffix not in (".py", ".json")],
        "font-file": lambda: [path.read_bytes() for path in sorted((FIXTURES / "fonts").glob("*.ttf"))],
        "text": texts,
        "directory": directories,
        "strings": lambda: [f'"{MARKS}" = "{MARKS}";\n'] + [text for text in swift_strings("Localization") if "=" in text],
        "string-catalog": lambda: [text for text in swift_strings("Localization") if text.lstrip().startswith("{")] + JSON_TEXTS
        + [compact({"strings": {MARKS: {"localizations": {MARKS: {"stringUnit": {"value": MARKS}}}}}})],
        "app-info": info_lists,
        "swift-source": swift_files,
        "objective-c": lambda: HEADERS,
        "configuration": lambda: CONFIGURATIONS + list(swift_strings("ProjectConfiguration")),
        "tokens": lambda: TOKENS,
        "query": lambda: QUERIES,
        "link": lambda: [deflated(document) for document in documents()] + [deflated(b"[" * 100_000), deflated(b'{"a":' * 50_000)],
        "form": forms,
        "app": apps,
        "pictures": pictures,
        "diff": pairs,
        "questions": questions,
        "assets": asset_requests,
        "transition": lambda: [document for document in documents() if b'"from"' in document or b'"to"' in document],
        "sweep": documents,
        "agents": messages,
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
    "dump": ["HierarchyDumps"],
    "image-headers": ["ImageHeaders"],
    "app-info": ["AppFolder/Info"],
    "configuration": ["ProjectConfiguration", "LayoutModel/Lint"],
    "app": ["AppFolder", "InterfaceBuilder"],
    "query": ["LayoutService/Endpoints", "LayoutService/Serving"],
}
SIGNS = {
    "constraints": ["==", "<=", ">=", ".", " + ", " - ", " * ", "@750", "`", "'n'", "a.top", "view.safeArea.left"],
    "code": ["Anchor", ".constraint(", "equalTo: ", ", constant: ", ", multiplier: ", ".isActive = true", "[a.", "@{@\"", "]", ");\n", "let x = "],
    "visual-format": ["H:", "V:", "|", "[", "]", "-", "(", ")", ">=", "==", "@", "a", "small"],
    "console": ["<NSLayoutConstraint:0x1 ", "UIView:0x2", ".top == ", "   (active, names: '|':UIView:0x3 )>", "\n", "V:|-(", "]-(", "h=-&- v=--& "],
    "dump": ["<UIView: 0x1", "; frame = (0 0; 1 1)", "; text = '", "'; layer = <CALayer>>", "   | ", "; contentOffset: {0, 0}", ">\n", "<XCUIElementTypeOther ",
             '{"type":"Other","rect":{"x":0}', '"children":['],
    "image-headers": ["%PDF-", "obj", "stream", "/MediaBox", "<svg", "ftyp", "IHDR", "\x89PNG", "\xff\xd8\xff"],
    "font-file": ["\x00\x01\x00\x00", "OTTO", "ttcf", "GSUB", "GPOS", "GDEF", "OS/2", "cmap", "fvar", "HVAR", "hhea", "hmtx", "kern", "kerx", "morx", "name"],
    "strings": ["\" = \"", "\";\n", "\\U0301", "\\n", "/*", "*/", "//", "\xff\xfe", "\xfe\xff", "bplist", "<plist"],
    "string-catalog": [f'"{word}"' for word in ("sourceLanguage", "strings", "localizations", "stringUnit", "variations", "plural", "device",
                                                "value", "other", "one", "iphone", "ipad", "substitutions")],
    "configuration": ["---\n", "...\n", "- ", ": ", "? ", "[", "{", "&a ", "*a", "!!str ", "|\n", ">-\n", "%YAML 1.1\n", "**/", "findings", "fingerprint"],
    "swift-source": ["class ", "func ", "let ", "case ", "extension ", "\"\\(", "\"\"\"\n", "#\"", "/a/", "#/", "#if ", "#endif\n", "else if ", "A<", " -> ",
                      "try ", "@A(", " ? ", "`a`", "<#a#>", "/*", "*/", "import UIKit\n"],
    "objective-c": ["@interface A : NSObject\n", "@end\n", "@property (", "- (", "+ (instancetype)", "NS_SWIFT_NAME(", "NS_ENUM(NSInteger, ", "return ", "#define ",
                    "#if ", "#endif\n", "nullable ", " *", "(^)(", "<", ">", "@\"", ":(A *)a"],
    "tokens": ["Bearer ", "abc", "=", "\n", "\r"],
    "agents": ["jsonrpc", "2.0", "id", "method", "params", "tools/call", "tools/list", "arguments", "name", "text", "maxBytes", "_meta"],
    "form": ["--b\r\n", "--b--", "Content-Disposition: form-data; name=\"", "document", "catalog", "app", "old", "new", "\r\n\r\n",
             "filename=\"", "Content-Type: application/zip\r\n"],
    "app": ["\x1e", "Base.lproj/", "de.lproj/", "mul.lproj/", ".strings", ".xcstrings", "Info.plist", ".storyboard", "M.xcassets/a.imageset/"],
    "directory": ["/", "..", "\n", "\x08", "\x9f", "\xcc\x81"],
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
    found = set(SIGNS.get(target, [])) | {MARKS[1:], "((((", "[[[["}
    if target in ("json", "assets", "pictures", "diff", "questions", "transition", "resolve"):
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


def as_bytes(word):
    """The bytes of a word: a sign below U+0100 stands for itself, so that any byte can be one."""
    return word.encode("latin-1") if max(map(ord, word), default=0) < 0x100 else word.encode()


def dictionary(target):
    """The words of a target as libFuzzer reads them."""
    return "".join('"' + escaped(as_bytes(word)).replace('"', '\\"') + '"\n' for word in words(target))
