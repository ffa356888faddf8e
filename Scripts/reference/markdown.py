"""The pages of the reference in Markdown."""

import re

from .examples import pretty

LINK = re.compile(r"\]\(@([\w.]+)\)")
WRITTEN = "<!-- Written by ./run generate from openapi.yaml and Scripts/reference. -->"


def pages(reference):
    """The text of each page by its name."""
    texts = {f"{page.name}.md": page_text(reference, page) for page in reference.pages}
    return {"README.md": contents(reference), **texts}


def contents(reference):
    """The first page: what the reference is, and all classes."""
    lines = [
        WRITTEN, "", "# The reference of documents", "",
        "Every key that a document may have, by the classes of UIKit: what it is, which values it takes, since which version of iOS UIKit has",
        "it, its other spellings, and an example that is tried by a test. A running server has the same as one page with a search field,",
        "`/docs/reference`.", "",
        "- **Varies**: the value may be an object by size class, as [values by size class](traits.md#values-by-size-class) has it.",
        "- **Needed**: there is no object without it.", "- **Also**: other spellings that count as the same key.",
        "- What UIKit has besides is taken and listed as *ignored* with its class; `ignoredKeys` tells of it, or `keysNotModelled` where UIKit follows it.",
        ""]
    for page in reference.pages:
        lines.append(f"- [{page.title}]({page.name}.md)")
        lines += [f"  - [{section.title}]({page.name}.md#{section.anchor})" for section in page.sections]
    return "\n".join(lines) + "\n"


def page_text(reference, page):
    parts = [WRITTEN, f"# {page.title}"]
    if page.about:
        parts.append(page.about)
    parts += [section_text(reference, section) for section in page.sections]
    return linked(reference, "\n\n".join(parts), page.name) + "\n"


def section_text(reference, section):
    parts = [f"## {section.title}"]
    parts += [f"Since iOS {section.since}."] if section.since else []
    parts += [section.about] if section.about else []
    for place, entries in by_object(section):
        if place in section.objects:
            parts.append(object_text(reference, place, len(section.objects) > 1 or bool(section.keys)))
        parts.append("\n".join(entry_text(entry, section) for entry in entries))
    if section.ignored:
        parts.append("Ignored, with `ignoredKeys`:")
        parts.append("\n".join("- " + (f"{owner}: " if owner else "") + ", ".join(f"`{name}`" for name in names) for owner, names in section.ignored))
    for example in section.examples:
        parts.append(f"### {example.title}")
        parts += [example.says] if example.says else []
        parts.append(f"```json\n{pretty(example.shown)}\n```")
    return "\n\n".join(part for part in parts if part)


def by_object(section):
    """The entries of a section by the object that has them, in the section's order."""
    groups = {}
    for entry in section.entries:
        groups.setdefault(entry.place, []).append(entry)
    return list(groups.items())


def object_text(reference, place, named):
    """What is said of an object as a whole."""
    words = " ".join((reference.schemas.objects[place].get("description") or "").split())
    return " ".join([f"**`{place}`**" + (":" if words else "") if named else "", words]).strip()


def entry_text(entry, section):
    words = " ".join(entry.words.split())
    example = f" [Example]({target(section.page, entry.example.page, entry.example.anchor)})." if entry.example not in section.examples else ""
    return f"- **`{entry.name}`** — {' · '.join(entry_facts(entry))}\\\n  {words}{example}"


def target(here, page, anchor):
    """The address of a heading, as a page has it."""
    return f"#{anchor}" if page == here else f"{page}.md#{anchor}"


def linked(reference, text, here):
    """Links to objects lead to the sections that have them."""
    def address(found):
        section = reference.places[found.group(1)]
        return f"]({target(here, section.page, section.anchor)})"
    return LINK.sub(address, text)


def entry_facts(entry):
    """What is said of a key in a few words each."""
    facts = [entry.kind]
    facts += [f"`{entry.default}` by default"] if entry.default is not None else []
    facts += ["needed"] if entry.needed else []
    facts += ["varies"] if entry.varies else []
    facts += [f"since iOS {entry.since}"] if entry.since else []
    facts += ["also " + ", ".join(f"`{name}`" for name in entry.spellings)] if entry.spellings else []
    return facts
