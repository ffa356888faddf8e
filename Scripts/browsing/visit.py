"""What the checks of the pages share: servers, pages, and how a check reads what a page shows."""

import json
import os
import socket
import subprocess
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FIXTURES = ROOT / "Tests/Fixtures/pages"
HELLO = """{
  "device": "iPhone 6",
  "hierarchy": {
    "id": "root",
    "subviews": [{"id": "title", "type": "label", "text": "Hello"}]
  },
  "constraints": ["title.centerX == root.centerX", "title.top == root.safeArea.top + 20"]
}
"""
SHADOW = "document.getElementById('picture').firstElementChild.shadowRoot"
VIEWS = f"[...{SHADOW}.querySelectorAll('g[data-view]')].map(view => view.dataset.view)"


class Server:
    """A copy of the service on a free port of this machine, for the length of a `with`."""

    def __init__(self, program, folder, token=""):
        self.program, self.token, self.log = program, token, Path(folder) / "server.log"

    def __enter__(self):
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        known = {name: value for name, value in os.environ.items() if not name.startswith("LAYOUT_RESOLVER_")}
        if self.token:
            known["LAYOUT_RESOLVER_TOKEN"] = self.token
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [self.program, "serve", "--listen", f"127.0.0.1:{self.port}"], env=known, stdout=log, stderr=log)
        for _ in range(200):
            try:
                urllib.request.urlopen(self.base + "/healthz", timeout=2).close()
                return self
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        self.__exit__()
        raise RuntimeError("the server does not answer: " + self.log.read_text(errors="replace")[-2000:])

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


class Visit:
    """One check's view of the playground."""

    def __init__(self, browser, base, **how):
        self.base, self.page = base, browser.page(**how)

    def open(self, path="/"):
        self.page.open(self.base + path)
        if path.split("#")[0] == "/":
            self.page.wait(f"{SHADOW}?.querySelector('g[data-view]') !== null", "the first picture is there")
            self.settle()
        return self

    def settle(self):
        """Waits until nothing is asked any more."""
        self.page.wait("document.getElementById('findings-summary').textContent !== 'Loading …'")
        self.page.evaluate("new Promise(done => setTimeout(done, 250))")

    def write(self, text):
        """Types a document in place of the one that is there."""
        self.page.evaluate("document.getElementById('text').focus()")
        self.page.press("a", "ctrl")
        self.page.evaluate("document.getElementById('text').select()")
        self.page.type(text)

    @property
    def text(self):
        return self.page.evaluate("document.getElementById('text').value")

    @property
    def views(self):
        return self.page.evaluate(VIEWS)

    @property
    def status(self):
        return self.content("#status-text")

    @property
    def captions(self):
        return self.page.evaluate(f"[...{SHADOW}.querySelectorAll('figcaption')].map(each => each.textContent).join('\\n')")

    def content(self, selector):
        return self.page.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")

    def shows(self, view):
        self.page.wait(f"{VIEWS}.includes({json.dumps(view)})", f"the picture shows {view}")

    def shows_hello(self):
        self.page.wait(f"{VIEWS}.join() === 'root,title'", "the picture shows the first document")

    def says(self, selector, text):
        self.page.wait(
            f"(document.querySelector({json.dumps(selector)})?.textContent ?? '').includes({json.dumps(text)})",
            f"{selector} says {text}")

    def choose(self, control, value):
        """Chooses an option as a person does who uses the keyboard: the menus of the system are no part of the page."""
        self.page.evaluate(
            f"(() => {{ const e = document.getElementById({json.dumps(control)}); e.focus(); e.value = {json.dumps(value)};"
            " e.dispatchEvent(new Event('change', {bubbles: true})); })()")

    def view(self, name):
        """An expression that finds a view in the picture."""
        return f"[...{SHADOW}.querySelectorAll('g[data-view]')].find(view => view.dataset.view === {json.dumps(name)})"


def hold(condition, what):
    if not condition:
        raise AssertionError(what)


def equal(found, wanted, what):
    hold(found == wanted, f"{what}: {found!r}, must be {wanted!r}")
