#!/usr/bin/env python3
"""Opens the pages of the service in a real Chromium and does what people do there.

    browsing --program PATH [--keep FOLDER] [--only WORD] [--costs] [--quick] [--record]

Every check starts a page of its own. It fails where something is not as it must be, where the page says an error or a warning on its
console (with it what the Content Security Policy refuses), and where a request goes to another place than the service. Each
check leaves a screenshot. --record writes the answers down that /docs shows, and checks nothing. Exit status 1 where a check fails.
"""

import argparse
import json
import os
import tempfile
import time
import urllib.request
from pathlib import Path

import chromium
from steps import access, docs, documentkeys, finding, modules, opening, playground, reading, sweeping, tour, writing
from visit import ROOT, Server, Visit


class Browsing:
    """Runs checks, and tells of each."""

    def __init__(self, browser, folder, only):
        self.browser, self.folder, self.only = browser, folder, only
        self.count, self.failed = 0, 0

    def check(self, step, base, name=None, **how):
        name = name or f"{step.__module__.split('.')[-1]}: {step.__name__.replace('_', ' ')}"
        if self.only and self.only not in name:
            return
        start, fault = time.monotonic(), None
        visit = Visit(self.browser, base, **how)
        visit.keep = lambda state: self.keep(visit, f"{name} {state}")
        try:
            others = step(visit, self.browser) if step is playground.links_bring_it_back else step(visit)
            for each in [visit, *(others or [])]:
                self.hold_quiet(each, base)
        except Exception as error:  # Whatever ends a check is what it has found.
            fault = f"{type(error).__name__}: {error}"
        self.keep(visit, name)
        self.count += 1
        self.failed += fault is not None
        print(f"{'FAILED' if fault else 'ok    '}  {name}, {time.monotonic() - start:.1f} s{': ' + fault if fault else ''}", flush=True)

    def hold_quiet(self, visit, base):
        visit.page.evaluate("new Promise(done => setTimeout(done, 20))")
        if visit.page.complaints:
            raise AssertionError(f"the console says {visit.page.complaints[:3]}")
        elsewhere = [each for each in visit.page.requests if not each.startswith((base + "/", "data:", "blob:" + base))]
        if elsewhere:
            raise AssertionError(f"requests to other places: {elsewhere[:3]}")

    def keep(self, visit, name):
        try:
            whole = visit.page.evaluate("innerWidth < 600")
            (self.folder / f"{name.replace(': ', '-').replace(' ', '-')}.png").write_bytes(visit.page.picture(whole))
        except Exception as error:  # A picture less is no fault of the page.
            print(f"        no screenshot: {error}")


def check_all(browsing, options):
    with Server(options.program, options.keep) as server:
        for step in [*modules.STEPS, *playground.STEPS, playground.links_bring_it_back, *sweeping.STEPS, *reading.STEPS, *opening.STEPS, *finding.STEPS, *writing.STEPS]:
            browsing.check(step, server.base)
        for place, how in list(tour.PLACES.items())[-1 if options.quick else 0 :]:
            browsing.check(tour.states, server.base, f"tour: {place}", **how)
        if options.costs:
            browsing.check(opening.the_first_picture_is_quick, server.base)
        browsing.check(reading.dark_is_dark, server.base, dark=True)
        browsing.check(reading.phones_stack, server.base, width=390, height=844)
        browsing.check(playground.rotation_lists_callbacks, server.base, "playground: rotation without motion", reduced=True)
        if not options.quick:
            browsing.check(sweeping.sizes_with_findings_have_bars, server.base, "sweeping: dark", dark=True)
            browsing.check(sweeping.sizes_with_findings_have_bars, server.base, "sweeping: on a phone", width=390, height=844)
        browsing.check(sweeping.sizes_with_findings_have_bars, server.base, "sweeping: dark, on a phone", width=390, height=844, dark=True)
        browsing.check(sweeping.sliders_step_without_motion, server.base, reduced=True)
        for step in docs.STEPS:
            browsing.check(step, server.base)
        browsing.check(docs.page, server.base, "docs: dark, on a phone", width=390, height=844, dark=True)
        for step in documentkeys.STEPS:
            browsing.check(step, server.base)
        browsing.check(documentkeys.one_class, server.base, "documentkeys: dark, on a phone", width=390, height=844, dark=True)
    with Server(options.program, options.keep, token="open-sesame") as server:
        browsing.check(access.a_token_is_asked_for, server.base)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, help="the program that is started")
    parser.add_argument("--keep", type=Path, default=ROOT / ".build/browse", help="where screenshots go")
    parser.add_argument("--only", default="", help="only the checks with this word in their names")
    parser.add_argument("--costs", action="store_true", help="judge how long the first picture takes, of a release")
    parser.add_argument("--quick", action="store_true", help="the tour of all states, and sweeps, in dark on a phone alone")
    parser.add_argument("--record", action="store_true", help="write the answers of /docs down")
    options = parser.parse_args()
    options.program = os.path.abspath(options.program)
    options.keep.mkdir(parents=True, exist_ok=True)
    if options.record:
        with tempfile.TemporaryDirectory() as folder, Server(options.program, folder) as server:
            contract = json.load(urllib.request.urlopen(server.base + "/openapi.json"))
            print(f"wrote {docs.record(contract, server.base)}; now ./run generate")
        return
    path = chromium.program()
    if path is None:
        raise SystemExit("browse needs Chromium (Debian: chromium)")
    start = time.monotonic()
    with chromium.Chromium(path) as browser:
        browsing = Browsing(browser, options.keep, options.only)
        check_all(browsing, options)
    held = browsing.count - browsing.failed
    print(f"browse: {held} held, {browsing.failed} failed, {time.monotonic() - start:.0f} s; pictures in {options.keep}", flush=True)
    raise SystemExit(1 if browsing.failed or not browsing.count else 0)


if __name__ == "__main__":
    main()
