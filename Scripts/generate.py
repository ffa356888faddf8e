#!/usr/bin/env python3
"""Writes the files in Sources/EmbeddedData/Generated: what the program holds and is not embedded as it is; and what others are to have of it.

    generate.py            writes those that differ, and removes those that nobody makes any more
    generate.py --check    writes nothing; fails if one differs

Sources/LayoutCoding/Data/devices.json        ->  devices.jsonl, device-names.txt
Sources/TextMetrics/Data/system-font.json     ->  system-font-*.txt
Sources/TextMetrics/Data/font-families.json   ->  font-faces*.txt
openapi.yaml                                  ->  openapi.json, document-schema.json, version.txt, docs.html
openapi.yaml, Scripts/reference               ->  reference.html, docs/reference, Tests/Fixtures/reference
examples                                      ->  examples.json
Playground                                    ->  page.js, page-files.h
openapi.yaml                                  ->  pyproject.toml, for hooks of pre-commit; types and a schema in clients

How they come into the program: docs/decisions/0003-embedded-data.md.
"""

import functools
import json
import sys
import unicodedata
from pathlib import Path

import yaml

import contracttypes
import docspage
import reference
from joinmodules import joined

ROOT = Path(__file__).resolve().parent.parent
DEVICES = Path("Sources/LayoutCoding/Data/devices.json")
FONT = Path("Sources/TextMetrics/Data/system-font.json")
FAMILIES = Path("Sources/TextMetrics/Data/font-families.json")
CONTRACT = Path("openapi.yaml")
GENERATED = Path("Sources/EmbeddedData/Generated")
PAGES = Path("Playground")
# What the playground looks like, in the order in which rules win.
STYLES = ["tokens.css", "playground.css", "editor.css", "stage.css", "panels.css"]
# The first is what the playground begins with.
FIRST_EXAMPLES = ["welcome.json", "adaptive-card.json", "form.json"]


def devices():
    """One device a line: what the service answers of each, and a readable difference when a device changes."""
    catalogue = json.loads((ROOT / DEVICES).read_text(encoding="utf-8"))
    return {
        "devices.jsonl": "".join(map(one_line, catalogue)),
        "device-names.txt": device_names(catalogue),
    }


def device_names(catalogue):
    """Every id, name, alias and model identifier; of two devices with one name, the first has it."""
    numbers = {}
    for number, device in enumerate(catalogue):
        for name in (device["id"], device["name"], *device["aliases"], *device["modelIdentifiers"]):
            numbers.setdefault(name.lower(), number)
    return table([str(numbers[name]), name] for name in sorted(numbers, key=str.encode))


def table(rows):
    """One row a line, fields with a blank between: read at run time without a JSON reader."""
    return "".join(" ".join(row) + "\n" for row in rows)


def code(character):
    return f"{ord(character):X}"


def number(value):
    return f"{value:g}"


def by_size(sizes):
    return table([size, number(value)] for size, value in sorted(sizes.items(), key=lambda item: float(item[0])))


def base_letters(known):
    """Letters with accents that are as wide as their base: their canonical decomposition begins with a known one."""
    accented = {}
    for value in range(0x80, 0x2000):
        character = chr(value)
        parts = unicodedata.normalize("NFD", character)
        if character not in known and parts != character and parts[0] in known:
            accented.setdefault(parts[0], []).append(character)
    return table([code(base), *map(code, accented[base])] for base in sorted(accented))


def system_font():
    font = json.loads((ROOT / FONT).read_text(encoding="utf-8"))
    masters = font["masters"]
    columns = [masters[weight][optical] for weight in masters for optical in ("text", "display")]
    characters = sorted(columns[0])
    italic = font["italic"]
    place = {weight: str(index) for index, weight in enumerate(masters)}
    scales = [[number(k) for optical in ("text", "display") for k in font["kerningScales"][weight][optical]] for weight in (*masters, "italic")]
    # What a field means says the header of the target.
    tables = {
        "advances": table([code(c), *(number(column[c]) for column in columns)] for c in characters),
        "italic-advances": table([code(c), number(italic["text"][c]), number(italic["display"][c])] for c in sorted(italic["text"])),
        "weights": table([w, place[a], place[b], number(k)] for w, (a, b, k) in font["weights"].items()),
        "kerning": table([code(pair[0]), code(pair[1]), number(k)] for pair, k in sorted(font["kerning"].items())),
        "kerning-scales": table(scales),
        "optical": by_size(font["optical"]),
        "tracking-variable": by_size(font["tracking"]["variable"]),
        "tracking-static": by_size(font["tracking"]["static"]),
        "emoji": by_size(font["emojiEmBySize"]),
        "base-letters": base_letters(set(characters)),
    }
    return {f"system-font-{name}.txt": text for name, text in tables.items()}


def font_families():
    faces = json.loads((ROOT / FAMILIES).read_text(encoding="utf-8"))
    place = {face["name"]: index for index, face in enumerate(faces)}
    kerned = [face for face in faces if isinstance(face["kerning"], list)]
    rows_of = {face["name"]: index for index, face in enumerate(kerned)}

    def description(face):
        kerning = face["name"] if isinstance(face["kerning"], list) else face["kerning"]
        flags = ["italic" if face["italic"] else "upright", "estimate" if face["estimate"] else "known"]
        metrics = [number(face[key]) for key in ("unitsPerEm", "ascender", "descender")]
        return [face["name"], face["family"].replace(" ", "_"), face["weight"], *flags, *metrics, str(rows_of[kerning])]

    assert len(place) == len(faces), "two faces of one name"
    def kerning(face):
        for lefts, groups in face["kerning"]:
            rows = ((rights.replace(" ", "_"), number(value)) for rights, value in groups.items())
            yield from (lefts.replace(" ", "_"), str(len(groups)), *(field for row in rows for field in row))

    return {
        "font-faces.txt": table(map(description, faces)),
        "font-faces-ascii.txt": table(map(number, face["ascii"]) for face in faces),
        "font-faces-others.txt": table([field for c, width in face["others"].items() for field in (code(c), number(width))] for face in faces),
        "font-faces-kerning.txt": table(map(kerning, kerned)),
    }


class Loader(yaml.SafeLoader):
    """YAML as JSON sees it: no dates, and a name may not stand twice in one mapping."""

    def construct_mapping(self, node, deep=False):
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for key in keys:
            if not isinstance(key, str):
                raise SystemExit(f"{CONTRACT}:{node.start_mark.line + 1}: the name {key!r} is no string: quote it")
            if " " in key and any(k.value == key and v.value == "" for k, v in node.value):
                # {description: One, two} is a description and a name without a value.
                raise SystemExit(f"{CONTRACT}:{node.start_mark.line + 1}: {key!r} has no value: quote the text before it")
            if keys.count(key) > 1:
                raise SystemExit(f"{CONTRACT}:{node.start_mark.line + 1}: the name {key!r} stands twice")
        return super().construct_mapping(node, deep)


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:timestamp"]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def document_schema(contract):
    """A JSON Schema of layout documents: the contract's schema and those that it needs, under `$defs`."""
    schemas = contract["components"]["schemas"]
    prefix = "#/components/schemas/"
    needed = {}

    def adapted(value):
        if isinstance(value, list):
            return [adapted(each) for each in value]
        if not isinstance(value, dict):
            return value
        if "x-same-as" in value:
            value = {"$ref": value["x-same-as"]}
        reference = value.get("$ref")
        if isinstance(reference, str):
            name = reference.removeprefix(prefix)
            if name not in needed:
                needed[name] = None
                needed[name] = adapted(schemas[name])
            value = {**value, "$ref": f"#/$defs/{name}"}
        # Generators of clients would send every default; editors show it.
        named = {"default" if key == "x-default" else key: each for key, each in value.items()}
        return {key: each if key == "$ref" and isinstance(each, str) else adapted(each) for key, each in named.items()}

    root = adapted(schemas["LayoutDocument"])
    # Editors write the schema's address into the document.
    root["properties"] = {"$schema": {"type": "string"}, **root["properties"]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Layout document",
        **root,
        "$defs": {name: needed[name] for name in sorted(needed)},
    }


def one_line(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False) + "\n"


@functools.cache
def read_contract():
    return yaml.load((ROOT / CONTRACT).read_text(encoding="utf-8"), Loader)


def contract():
    read = read_contract()
    return {
        "version.txt": read["info"]["version"],
        "openapi.json": one_line(read),
        "document-schema.json": one_line(document_schema(read)),
        "docs.html": docspage.page(ROOT, read),
        "reference.html": reference.made(ROOT, read)[1],
    }


HOOKS = """\
# What pre-commit installs for the hooks of .pre-commit-hooks.yaml: nothing of this folder, but the wheel of its version.
# Written by ./run generate.
[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "layout-resolver-hooks"
version = "{version}"
dependencies = ["layout-resolver=={version}"]

[tool.setuptools]
packages = []
py-modules = []
"""


def elsewhere():
    """Files outside of the program, by their paths."""
    contract = read_contract()
    schemas, version = contract["components"]["schemas"], contract["info"]["version"]
    catalogue = contracttypes.reachable(schemas, ["Device"])
    clients = Path("clients")
    return {
        **reference.made(ROOT, contract)[0],
        Path("pyproject.toml"): HOOKS.format(version=version),
        clients / "python/layout_resolver/contract.pyi": contracttypes.python(schemas),
        clients / "typescript/contract.d.ts": contracttypes.typescript(schemas),
        clients / "devices/devices.schema.json": json.dumps(device_schema(catalogue), indent=2, ensure_ascii=False) + "\n",
        clients / "devices/node/contract.d.ts": contracttypes.typescript(catalogue),
        clients / "devices/python/layout_resolver_devices/contract.pyi": contracttypes.python(catalogue),
        clients / "devices/swift/Sources/LayoutResolverDevices/Device.swift": contracttypes.swift(catalogue)}


def device_schema(schemas):
    """The JSON Schema of the devices as a file of their own."""
    text = json.dumps(schemas).replace("#/components/schemas/", "#/$defs/")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Devices of Layout Resolver", "type": "object",
        "required": ["version", "license", "devices"], "properties": {
            "$schema": {"type": "string"}, "version": {"type": "string"}, "license": {"const": "MIT"},
            "devices": {"type": "array", "items": {"$ref": "#/$defs/Device"}}},
        "$defs": {name: without_hints(each) for name, each in json.loads(text).items()}}


def without_hints(schema):
    """A schema without what is only for readers of the contract."""
    if isinstance(schema, list):
        return [without_hints(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: without_hints(value) for key, value in schema.items() if not key.startswith("x-")}


def write_elsewhere(check):
    """Writes those that differ, removes pages that nobody makes any more, and returns whether something would have to be done."""
    wanted = elsewhere()
    stale = [path for path in sorted((ROOT / reference.PAGES).glob("*")) if path.relative_to(ROOT) not in wanted]
    for path in stale:
        print(f"{path.relative_to(ROOT)}: " + ("nobody makes it any more, run ./run generate" if check else "removed"), file=sys.stderr)
        if not check:
            path.unlink()
    outdated = [(path, text) for path, text in wanted.items()
                if not (ROOT / path).exists() or (ROOT / path).read_text(encoding="utf-8") != text]
    for path, text in outdated:
        if check:
            print(f"{path}: not up to date, run ./run generate", file=sys.stderr)
        else:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_text(text, encoding="utf-8")
            print(f"wrote {path}")
    return bool(outdated or stale)


def examples():
    """The documents of the playground's menu: name, title and text of each."""
    folder = ROOT / "examples"
    files = [*sorted(folder.glob("*.json")), *sorted((folder / "transitions").glob("*.json"))]
    names = [path.relative_to(folder).as_posix() for path in files]
    names.sort(key=lambda name: FIRST_EXAMPLES.index(name) if name in FIRST_EXAMPLES else len(FIRST_EXAMPLES))
    menu = [
        {
            "name": name,
            "title": Path(name).stem.replace("-", " ").capitalize() + (", a transition" if "/" in name else ""),
            "text": (folder / name).read_text(encoding="utf-8"),
        }
        for name in names
    ]
    return {"examples.json": one_line(menu)}


def preludes():
    """What UIKit and the standard library do, in Swift that is interpreted: every file behind a line with its path."""
    folders = [ROOT / "Sources/UIKitObjects/Preludes", ROOT / "Sources/SwiftInterpreter/Preludes"]
    files = sorted(path for folder in folders for path in folder.rglob("*.swift"))
    parts = [f"//// {path.relative_to(ROOT).as_posix()}\n{path.read_text(encoding='utf-8')}" for path in files]
    return {"preludes.txt": "".join(parts)}


def page():
    """The modules of the playground in one file (docs/decisions/0159-one-file-of-modules.md)."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / PAGES).rglob("*.js")}
    return {"page.js": joined("playground.js", sources)}


def page_files():
    """The files that pages load, as C embeds them: each below its name alone, in whatever folder it lies. The styles of the
    playground are one more, made of theirs where they are embedded."""
    files = {path.name: [path.relative_to(ROOT)] for path in sorted((ROOT / PAGES).rglob("*")) if path.suffix in (".css", ".js")}
    files |= {"examples.json": [GENERATED / "examples.json"], "first.json": [Path("examples") / FIRST_EXAMPLES[0]],
              "page.js": [GENERATED / "page.js"], "page.css": [path for name in STYLES for path in files[name]]}
    count = sum(path.suffix in (".css", ".js") for path in (ROOT / PAGES).rglob("*"))
    if count != len(files) - 4:
        raise SystemExit(f"{PAGES}: two files have one name")
    names = {name: name.replace(".", "_").replace("-", "_") for name in sorted(files)}
    embeds = {file: " suffix(,)\n".join(f'#embed "../../../{path}"' for path in paths) for file, paths in files.items()}
    arrays = [f"static const unsigned char {name}[] = {{\n{embeds[file]}\n}};\n" for file, name in names.items()]
    rows = [f'    {{"{file}", {{{name}, sizeof {name}}}}},\n' for file, name in names.items()]
    table = ["/// What is served below `/pages/`.\n", "static const struct {\n  const char *name;\n  EmbeddedFile file;\n} pageFiles[] = {\n", *rows, "};\n"]
    return {"page-files.h": "".join(["// Written by ./run generate.\n\n", *arrays, "\n", *table])}


def main():
    check = sys.argv[1:] == ["--check"]
    if sys.argv[1:] and not check:
        raise SystemExit(__doc__)
    wanted = {name: text.encode("utf-8") for make in (devices, system_font, font_families, contract, examples, page, page_files, preludes) for name, text in make().items()}
    folder = ROOT / GENERATED
    folder.mkdir(parents=True, exist_ok=True)
    found = {path.name: path.read_bytes() for path in folder.iterdir()}
    outdated = [name for name in sorted(wanted.keys() | found.keys()) if wanted.get(name) != found.get(name)]
    for name in outdated:
        if check:
            print(f"{GENERATED / name}: not up to date, run ./run generate", file=sys.stderr)
        elif name in wanted:
            (folder / name).write_bytes(wanted[name])
            print(f"wrote {GENERATED / name}")
        else:
            (folder / name).unlink()
            print(f"removed {GENERATED / name}")
    outdated += ["elsewhere"] * write_elsewhere(check)
    if check and outdated:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
