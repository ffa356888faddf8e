"""The properties of UIKit that are taken and change nothing: by class, as the tables in Sources/LayoutCoding/Keys/Ignored group them."""

import re

TABLES = "Sources/LayoutCoding/Keys/Ignored"
WORDS = r'(?:"""(.*?)"""|"([^"]*)")'
CLASS = re.compile(r'UIKitClass\(\s*"([\w.]+)",\s*' + WORDS + r'(?:,\s*notModelled:\s*' + WORDS + r')?\s*\)', re.S)
REMARKS = "^(//"


def classes(root):
    """The classes of the tables with their properties, as Swift spells them."""
    texts = (path.read_text(encoding="utf-8") for path in sorted((root / TABLES).glob("*.swift")))
    found = (each.groups("") for text in texts for each in CLASS.finditer(text))
    return [(name, (plain or short).split() + (followed or few).split()) for name, plain, short, followed, few in found]


def names(schema):
    """The names that the contract says an object may have and that change nothing."""
    patterns = [pattern for pattern in schema.get("patternProperties", {}) if not pattern.startswith(REMARKS)]
    return {name.replace("\\", "") for pattern in patterns for name in pattern[2:-2].split("|")}


def by_class(known, schema, place):
    """Those names by class. A class counts whose properties may all stand there; what no such class has comes last, without one."""
    left, groups = names(schema), []
    everything = set(left)
    for name, properties in known:
        if all(each in everything for each in properties) and fits(name, place):
            groups.append((name, properties))
            left -= {spelling for each in properties for spelling in (each, without_is(each))}
    layer = {each for each in left if each.split(".")[0] == "layer" or f"layer.{each}" in everything}
    groups.append(("CALayer", sorted(layer)))
    groups.append(("", sorted(each for each in left - layer if swift_flag(each) not in left)))
    return [(name, properties) for name, properties in groups if properties]


def fits(name, place):
    """Whether an object may stand for such a class: controllers for controllers, presentations for presentations."""
    if name.endswith("PresentationController"):
        return place == "Presentation"
    if name.endswith("Controller"):
        return place not in ("View", "Presentation")
    return place not in ("ViewController", "Presentation")


def without_is(name):
    """As Objective-C spells a property."""
    return name[2].lower() + name[3:] if re.match(r"is[A-Z]", name) else name


def swift_flag(name):
    return f"is{name[0].upper()}{name[1:]}"
