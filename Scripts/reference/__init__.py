"""The reference of documents for people: pages by UIKit class, made of the contract, what only people need to know, and examples.

`made(root, contract)` returns what is to be written, by path. What a key still lacks ends the program with a line that says what to write
where. Data stand beside this file: classes.yaml (which key is on which page), words.yaml, parts.yaml, since.yaml, spellings.yaml, examples/.
"""

from pathlib import Path

from . import facts, html_page, markdown

PAGES = Path("docs/reference")
FIXTURES = Path("Tests/Fixtures/reference")


def made(root, contract):
    """The pages and what tests read, by path; and the page of the server."""
    reference = facts.read(root / "Scripts/reference", contract)
    texts = {PAGES / name: text for name, text in markdown.pages(reference).items()}
    texts[FIXTURES / "keys.json"] = facts.table(reference)
    texts[FIXTURES / "examples.json"] = facts.examples_for_tests(reference)
    return texts, html_page.page(reference, contract["info"]["version"])
