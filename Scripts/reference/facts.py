"""Puts together what the reference says of each key: the contract, the data beside this file, and the examples that have it."""

import json
import re

import yaml

from .examples import Example
from .ignored import by_class, classes
from .kinds import kind
from .schemas import COMPOSED, Schemas

# Where the schema of a key says less than it could.
OWN_KINDS = {"View.minimumScaleFactor": "a number from 0"}


class Entry:
    """What is said of one key."""

    def __init__(self, place, name, schema):
        self.place, self.name, self.schema = place, name, schema
        self.kind = self.words = self.since = self.default = self.example = None
        self.varies = self.needed = False
        self.spellings = []

    @property
    def id(self):
        return f"{self.place}.{self.name}"


class Section:
    """A class of UIKit, or an object of documents, with its keys."""

    def __init__(self, page, data):
        self.page, self.title, self.about = page, data["title"], data.get("about", "")
        self.since = data.get("since")
        self.objects = data.get("objects", [])
        self.keys = data.get("keys", {})
        self.ignores = data.get("ignores", [])
        self.besides = data.get("besides", [])
        self.entries, self.ignored, self.examples = [], [], []

    @property
    def anchor(self):
        return slug(self.title)


def slug(title):
    """The anchor that a heading has in Markdown."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


class Page:
    def __init__(self, data):
        self.name, self.title, self.about = data["page"], data["title"], data.get("about", "")
        self.sections = [Section(self.name, each) for each in data["sections"]]


class Reference:
    """All pages, and where each object and example is."""

    def __init__(self, pages, schemas):
        self.pages, self.schemas = pages, schemas
        self.sections = [section for page in pages for section in page.sections]
        self.entries = {}
        # The section of an object is the first that has keys of it.
        self.places = {}


def read(folder, contract):
    """The reference; ends the program with a line for each thing that is missing or too much."""
    data = {name: load(folder / f"{name}.yaml") for name in ("classes", "words", "parts", "since", "spellings")}
    schemas = Schemas(contract, data["parts"])
    reference = Reference([Page(each) for each in data["classes"]], schemas)
    faults = []
    place_keys(reference, classes(folder.parent.parent), faults)
    for entry in reference.entries.values():
        fill(entry, reference, data, faults)
    check_names(reference, data, faults)
    read_examples(folder / "examples", reference, faults)
    if faults:
        raise SystemExit("\n".join(faults))
    return reference


def load(path):
    return yaml.load(path.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader)) or {}


def place_keys(reference, ignored, faults):
    """Gives each section its entries; each key of each object must be in one section."""
    objects = reference.schemas.objects
    for section in reference.sections:
        others = {key for place in section.besides for key in objects.get(place, {}).get("properties", {})}
        wanted = [(place, key) for place, keys in section.keys.items() for key in keys]
        wanted += [(place, key) for place in section.objects for key in objects.get(place, {}).get("properties", {}) if key not in others]
        for place, key in wanted:
            schema = objects.get(place, {}).get("properties", {}).get(key)
            if schema is None:
                faults.append(f"Scripts/reference/classes.yaml: {section.title}: the contract has no key {place}.{key}: remove it")
            elif (place, key) in reference.entries:
                faults.append(f"Scripts/reference/classes.yaml: {section.title}: {place}.{key} is in another section, too")
            else:
                entry = reference.entries[place, key] = Entry(place, key, schema)
                section.entries.append(entry)
                reference.places.setdefault(place, section)
        faults += [f"Scripts/reference/classes.yaml: {section.title}: documents have no object {place}: remove it"
                   for place in [*section.objects, *section.ignores, *section.besides] if place not in objects]
        for place in section.objects:
            reference.places.setdefault(place, section)
        for place in [*section.objects, *section.ignores]:
            section.ignored += by_class(ignored, objects.get(place, {}), place)
    elsewhere = {(place, key) for section in reference.sections for place in section.objects
                 for other in section.besides for key in objects.get(other, {}).get("properties", {})}
    for place, schema in objects.items():
        for key in schema["properties"]:
            if (place, key) not in reference.entries and (place, key) not in elsewhere:
                faults.append(f"Scripts/reference/classes.yaml: no section has the key {key} of {place}: "
                              + (f"write it below `keys: {place}:` of its class" if len(schema["properties"]) > 30 or place in reference.places
                                 else f"name {place} in `objects:` of a section"))


def fill(entry, reference, data, faults):
    schemas, place, name = reference.schemas, entry.place, entry.name
    entry.kind = OWN_KINDS.get(entry.id) or kind(schemas, entry.schema)
    entry.varies = schemas.plain(entry.schema)[1]
    entry.needed = name in schemas.objects[place].get("required", [])
    default = schemas.resolved(entry.schema)[0].get("x-default") if "x-default" not in entry.schema else entry.schema["x-default"]
    entry.default = None if default is None else json.dumps(default, ensure_ascii=False).strip('"')
    entry.since = data["since"].get(place, {}).get(name)
    entry.spellings = data["spellings"].get(place, {}).get(name, [])
    own = described(schemas, entry.schema, {})
    given = data["words"].get(place, {}).get(name)
    if own and given:
        faults.append(f"Scripts/reference/words.yaml: {entry.id}: the contract has words for it: remove these")
    entry.words = own or given or (schemas.resolved(entry.schema)[0].get("description") or "").strip()
    if not entry.words:
        faults.append(f"Scripts/reference/words.yaml: no words for {entry.id}: describe it in openapi.yaml, or write `{place}: {{{name}: …}}` here")


def described(schemas, schema, seen):
    """The description of a schema, or of what it refers to."""
    if schema.get("description"):
        return schema["description"].strip()
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        # That of an object stands in its own section.
        target = schemas.schemas[name]
        return None if name in seen or name in schemas.objects else described(schemas, target, {**seen, name: True})
    options = [described(schemas, each, seen) for word in COMPOSED for each in schema.get(word, [])]
    return next((each for each in options if each), None)


def check_names(reference, data, faults):
    """Data about keys that are not there."""
    for file in ("words", "since", "spellings"):
        for place, keys in data[file].items():
            for key in keys:
                if (place, key) not in reference.entries:
                    faults.append(f"Scripts/reference/{file}.yaml: {place}.{key}: the reference has no such key: remove it")


def read_examples(folder, reference, faults):
    """Gives sections their examples, and each key one that has it: of its own section before others."""
    sections = {section.title: section for section in reference.sections}
    titles = set(sections)
    for path in sorted(folder.glob("*.yaml")):
        place = f"Scripts/reference/examples/{path.name}"
        for example in (Example(each, place) for each in load(path)):
            if example.section not in sections or example.title in titles:
                faults.append(f"{place}: {example.title}: " + ("the title is taken" if example.title in titles else f"there is no section {example.section}"))
                continue
            titles.add(example.title)
            owner = sections[example.section]
            example.page, example.anchor = owner.page, slug(example.title)
            owner.examples.append(example)
    found = {}
    for section in reference.sections:
        for example in section.examples:
            example.keys = set()
            reference.schemas.keys_in(example.document, reference.schemas.schemas[example.root], example.keys)
            for key in example.keys:
                found.setdefault(key, []).append((section, example))
    for section in reference.sections:
        for entry in section.entries:
            choices = found.get((entry.place, entry.name), [])
            entry.example = next((example for owner, example in choices if owner is section), choices[0][1] if choices else None)
            if entry.example is None:
                faults.append(f"Scripts/reference/examples: no example has {entry.id}: write one, or put it into one of the section {section.title}")


def table(reference):
    """What tests hold against the tables of keys: each key with its other spellings, and whether it varies by size class."""
    objects = {}
    for entry in reference.entries.values():
        objects.setdefault(entry.place, {})[entry.name] = {"spellings": entry.spellings, "varies": entry.varies}
    rows = ",\n".join(f"{json.dumps(place)}: {json.dumps(keys, sort_keys=True)}" for place, keys in sorted(objects.items()))
    return "{\n" + rows + "\n}\n"


def examples_for_tests(reference):
    """Every example as a whole document, one a line."""
    rows = [{"title": each.title, "kind": each.root, "document": each.document} for section in reference.sections for each in section.examples]
    return "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"
