"""Chromium without a window, driven over the DevTools protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import websocket

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
PATIENCE = 15
# Keys that are pressed, with the codes that pages see.
KEYS = {
    "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46,
}
MODIFIERS = {"alt": 1, "ctrl": 2, "shift": 8}


def program():
    """The path of a Chromium, None where none is installed."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Chromium:
    """A browser with a profile of its own, for the length of a `with`."""

    def __init__(self, path):
        self.path = path

    def __enter__(self):
        self.profile = tempfile.mkdtemp(prefix="browse-")
        arguments = [
            "--headless=new", "--remote-debugging-port=0", "--remote-debugging-address=127.0.0.1", "--no-first-run",
            f"--user-data-dir={self.profile}", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--no-default-browser-check", "--disable-extensions",
            "--font-render-hinting=none", "--force-color-profile=srgb", "--hide-scrollbars", "--remote-allow-origins=*",
        ]
        if os.geteuid() == 0:
            # Root in a container has no sandbox to go into; the only pages are our own.
            arguments.append("--no-sandbox")
        self.log = open(Path(self.profile) / "browser.log", "wb")
        self.process = subprocess.Popen([self.path, *arguments, "about:blank"], stdout=self.log, stderr=self.log)
        address = self.address()
        self.socket = websocket.create_connection(address, timeout=4 * PATIENCE, suppress_origin=True)
        self.number = 0
        self.pages = {}
        return self

    def __exit__(self, *_):
        try:
            self.send("Browser.close")
            self.process.wait(timeout=5)
        except Exception:  # It may be gone already.
            self.process.kill()
            self.process.wait()
        self.log.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def address(self):
        port = Path(self.profile) / "DevToolsActivePort"
        end = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                break
            lines = port.read_text().splitlines() if port.exists() else []
            if len(lines) >= 2:
                return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            time.sleep(0.05)
        raise RuntimeError("the browser does not start: " + Path(self.log.name).read_text(errors="replace")[-2000:])

    def send(self, method, session=None, **parameters):
        """The result of a command; what is told meanwhile goes to the pages."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        message = json.loads(self.socket.recv())
        page = self.pages.get(message.get("sessionId"))
        if page and "method" in message:
            page.told(message["method"], message["params"])
        return message

    def page(self, width=1440, height=900, dark=False, reduced=False):
        """A new page in a context of its own, which knows nothing of other pages."""
        context = self.send("Target.createBrowserContext")["browserContextId"]
        target = self.send("Target.createTarget", url="about:blank", browserContextId=context, width=width, height=height)["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, width, height, dark, reduced)
        page.context = context
        return page


class Page:
    """A page, with everything that it said and asked for."""

    def __init__(self, browser, session, width, height, dark, reduced):
        self.browser, self.session = browser, session
        self.complaints, self.requests, self.loaded = [], [], False
        # Complaints that a step provokes: texts that they contain.
        self.expected = []
        browser.pages[session] = self
        for domain in ["Page", "Runtime", "Network", "Log", "DOM", "Accessibility"]:
            self.send(f"{domain}.enable")
        self.resize(width, height)
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        features.append({"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"})
        self.send("Emulation.setEmulatedMedia", features=features)

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def told(self, method, parameters):
        if method == "Page.loadEventFired":
            self.loaded = True
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complain(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.complain(" ".join(str(each.get("value", each.get("description"))) for each in parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            entry = parameters["entry"]
            self.complain(f"{entry['text']} {entry.get('url', '')}")

    def complain(self, text):
        if not any(each in text for each in self.expected):
            self.complaints.append(text)

    def resize(self, width, height):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def open(self, address):
        self.loaded = False
        self.send("Page.navigate", url=address)
        self.until(lambda: self.loaded, f"{address} is loaded")

    def until(self, condition, what):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise AssertionError(f"not within {PATIENCE} s: {what}")
            self.evaluate("new Promise(done => setTimeout(done, 30))")

    def evaluate(self, expression):
        """The value of an expression of JavaScript, awaited."""
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(f"{expression}: {details.get('exception', {}).get('description', details['text'])}")
        return answer["result"].get("value")

    def wait(self, expression, what=None):
        """Waits until an expression is true, and returns its value."""
        value = None

        def holds():
            nonlocal value
            value = self.evaluate(expression)
            return value

        self.until(holds, what or expression)
        return value

    def point(self, finder):
        """The middle of an element, which is brought into view."""
        box = self.evaluate(
            f"(() => {{ const e = {finder}; e.scrollIntoView({{block: 'nearest', inline: 'nearest'}});"
            " const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()")
        return box

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, finder):
        """Clicks what a selector or, with brackets, an expression finds."""
        x, y = self.point(finder if "(" in finder else f"document.querySelector({json.dumps(finder)})")
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def drag(self, finder, dx, dy):
        x, y = self.point(finder)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", clickCount=1)
        for step in range(1, 11):
            self.mouse("mouseMoved", x + dx * step / 10, y + dy * step / 10, button="left", buttons=1)
        self.mouse("mouseReleased", x + dx, y + dy, button="left", clickCount=1)

    def press(self, key, *modifiers, times=1):
        code = KEYS.get(key) or ord(key.upper())
        values = {
            "key": key, "windowsVirtualKeyCode": code, "code": key if len(key) > 1 else f"Key{key.upper()}",
            "modifiers": sum(MODIFIERS[each] for each in modifiers),
        }
        text = {"Enter": "\r", " ": " "}.get(key)
        if key == " ":
            values["code"] = "Space"
        for _ in range(times):
            self.send("Input.dispatchKeyEvent", type="keyDown", **values, **({"text": text} if text else {}))
            self.send("Input.dispatchKeyEvent", type="keyUp", **values)

    def type(self, text):
        self.send("Input.insertText", text=text)

    def drop(self, path, x=300, y=300):
        """Drops a file, as from a folder of the desktop."""
        data = {"items": [], "files": [str(path)], "dragOperationsMask": 1}
        for kind in ["dragEnter", "dragOver", "drop"]:
            self.send("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)

    def choose_file(self, selector, path):
        """Chooses a file as the system's dialog does."""
        found = self.send("Runtime.evaluate", expression=f"document.querySelector({json.dumps(selector)})")["result"]["objectId"]
        self.send("DOM.setFileInputFiles", objectId=found, files=[str(path)])

    def picture(self, whole=False):
        """The page as a PNG."""
        return base64.b64decode(self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"])

    def accessibility(self):
        return self.send("Accessibility.getFullAXTree")["nodes"]
