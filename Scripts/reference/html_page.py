"""The reference as one page of the server, with a field that filters its keys (Playground/reference.js)."""

import html
import json
import re

import docspage

from .examples import pretty
from .markdown import by_object

MORE = ['<link rel="stylesheet" href="/pages/reference.css">', '<script type="module" src="/pages/reference.js"></script>']
LINK = re.compile(r"\[((?:[^\]]|\](?!\())*)\]\(([^)]*)\)")


def page(reference, version):
    links = "".join(
        f"<li><a href=\"#{page.name}\">{page.title}</a><ul>"
        + "".join(f"<li><a href=\"#{section.anchor}\">{html.escape(section.title)}</a></li>" for section in page.sections) + "</ul></li>"
        for page in reference.pages)
    body = "\n".join(page_text(reference, each) for each in reference.pages)
    return f"""\
{docspage.opening("the reference of documents", version, "Classes", links, MORE)}
<h1>The reference of documents</h1>
<p>Every key that a document may have, by the classes of UIKit. A key that <em>varies</em> may have an
<a href="#values-by-size-class">object by size class</a> for a value. How documents are sent: <a href="/docs">the contract</a>.
To try them out: <a href="/">the playground</a>.</p>
<form id="search" role="search" hidden>
<label for="filter">Filter keys</label>
<input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="spacing, isHidden, UIStackView …">
<output id="found" for="filter"></output>
</form>
{body}
</main>
</body>
</html>
"""


def page_text(reference, page):
    about = f"<p>{rich(reference, page.about)}</p>\n" if page.about else ""
    sections = "\n".join(section_text(reference, each) for each in page.sections)
    return f"<div class=\"group\">\n<h2 id=\"{page.name}\">{page.title}</h2>\n{about}{sections}\n</div>"


def section_text(reference, section):
    since = f" <span class=\"tag\">iOS {section.since}</span>" if section.since else ""
    parts = [f"<section id=\"{section.anchor}\" aria-labelledby=\"{section.anchor}-title\">",
             f"<h3 id=\"{section.anchor}-title\">{html.escape(section.title)}{since}</h3>"]
    parts += [f"<p>{rich(reference, section.about)}</p>"] if section.about else []
    for place, entries in by_object(section):
        if place in section.objects:
            parts.append("<div class=\"group\">" + object_text(reference, place, len(section.objects) > 1 or bool(section.keys)))
        parts += [entry_text(reference, entry, section) for entry in entries]
        parts += ["</div>"] if place in section.objects else []
    if section.ignored:
        parts.append("<details class=\"ignored\"><summary>Ignored, with <code>ignoredKeys</code></summary>" + "".join(
            f"<p>{owner + ': ' if owner else ''}" + ", ".join(f"<code>{html.escape(name)}</code>" for name in names) + "</p>"
            for owner, names in section.ignored) + "</details>")
    parts += [example_text(reference, each, each is section.examples[0]) for each in section.examples]
    return "\n".join(part for part in [*parts, "</section>"] if part)


def object_text(reference, place, named):
    words = rich(reference, " ".join((reference.schemas.objects[place].get("description") or "").split()))
    if not named:
        return f"<p>{words}</p>" if words else ""
    return f"<h4 class=\"object\" id=\"object-{place}\"><code>{place}</code></h4>" + (f"\n<p>{words}</p>" if words else "")


def entry_text(reference, entry, section):
    tags = [f"<span class=\"tag\">iOS {entry.since}</span>"] if entry.since else []
    tags += ["<span class=\"tag\">varies</span>"] if entry.varies else []
    tags += ["<span class=\"tag\">needed</span>"] if entry.needed else []
    kind = rich(reference, entry.kind) + (f", <code>{html.escape(entry.default)}</code> by default" if entry.default is not None else "")
    also = " · also " + ", ".join(f"<code>{name}</code>" for name in entry.spellings) if entry.spellings else ""
    names = " ".join([entry.name, *entry.spellings, section.title])
    return (f"<div class=\"key\" id=\"{entry.id}\" data-names=\"{html.escape(names)}\">"
            f"<h4><a href=\"#{entry.id}\"><code>{entry.name}</code></a> {' '.join(tags)}</h4>"
            f"<p class=\"kind\">{kind}{also}</p><p>{rich(reference, ' '.join(entry.words.split()))}"
            f" <a class=\"more\" href=\"#example-{entry.example.anchor}\">Example</a></p></div>")


def example_text(reference, example, is_first):
    says = f"<p>{rich(reference, example.says)}</p>" if example.says else ""
    document = json.dumps(example.document, ensure_ascii=False, separators=(",", ":")).replace("&", "&amp;").replace("'", "&#39;")
    tried = f"<a class=\"try\" href=\"/\" hidden data-document='{document}'>Open in the playground</a>" if example.stands_alone else ""
    return (f"<details class=\"example\" id=\"example-{example.anchor}\"{' open' if is_first else ''}><summary>{html.escape(example.title)}</summary>{says}"
            f"<pre tabindex=\"0\" aria-label=\"{html.escape(example.title)}\">{html.escape(pretty(example.shown), quote=False)}</pre>{tried}</details>")


def rich(reference, text):
    """A text of Markdown as HTML, with links to places of this page."""
    def link(found):
        goal = address(reference, found.group(2))
        return f"<a href=\"{goal}\">{found.group(1)}</a>" if goal else found.group(1)
    return LINK.sub(link, docspage.inline(text))


def address(reference, goal):
    """Where a link of the Markdown pages leads here: nowhere if it is to a page of another folder."""
    if goal.startswith("@"):
        section = reference.places[goal[1:]]
        is_named = goal[1:] in section.objects and (len(section.objects) > 1 or section.keys)
        return f"#object-{goal[1:]}" if is_named else f"#{section.anchor}"
    return None if goal.startswith("../") else "#" + goal.rpartition("#")[2]
