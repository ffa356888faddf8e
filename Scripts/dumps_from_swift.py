#!/usr/bin/env python3
"""Reads the tests of layout libraries from their Swift, and compares with documents that retell them and with frames that UIKit gave.

    dumps_from_swift.py CHECKOUTS DUMPS PROGRAM [SET …] [--only CASE] [--verbose] [--keep FOLDER]

CHECKOUTS has a folder for each set: a checkout of the repository, at the commit that the cases name in `source`. DUMPS has one for each
set, too, with a case in each file: a document that a person wrote after one test, environments, and the frames that UIKit printed or the
test's author asserted. PROGRAM is the release program, which serves and imports.

For a case the library, the file of the test and its helpers are put in a folder with `dumps/Harness.swift`, which is what XCTest, Quick,
Nimble and SnapshotTesting are here, and with a class `Shown` that runs the one test and has as its view what that showed. The program
imports that class; what it makes of it, and the document of the case, are resolved in the case's environments. Views are matched by their
place in the tree, constraints in a normal form; visual formats are compared by the frames alone. Views called `probe` measure the guides of
a case: they are added to what is imported. Exits with 1 where a document or a frame differs from that of the case.
"""

import argparse
import collections
import json
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "soak"))
from service import Service  # noqa: E402

HARNESS = Path(__file__).resolve().parent / "dumps/Harness.swift"
RECT = ("x", "y", "width", "height")

# What of a checkout is read for a test besides its own file.
SOURCES = {
    "lunij": ["Sources/**/DeviceProfile.swift", "Sources/**/DeviceProfile+i*.swift", "Sources/**/SafeArea.swift"],
    "kgn": ["Source/*.swift", "Tests/KGNAutoLayoutTests.swift"],
    "tinder": ["Sources/Layout/**/*.swift", "Tests/LayoutTests/Support/[ADNV]*.swift"],
    "stevia": ["Sources/**/*.swift"],
    "cartography": ["Cartography/*.swift", "CartographyTests/TestView.swift", "CartographyTests/Matchers.swift"],
}


def runner(text, name):
    """The Swift statements that run a test: a method of a class of tests, or an example of a Quick specification."""
    if "QuickSpec" in text:
        spec = re.search(r"class (\w+): QuickSpec", text).group(1)
        return f"Example.run({json.dumps(name)}, of: {spec}())"
    place = re.search(rf"func `?{re.escape(name)}`?\(", text).start()
    suite = re.findall(r"^[\w @]*?(?:class|struct) (\w+)", text[:place], re.MULTILINE)[-1]
    setup = "test.setUp()\n    " if "XCTestCase" in text or "override func setUp" in text else ""
    awaited = "await " if re.search(rf"func `?{re.escape(name)}`?\(\) async", text) else ""
    name = f"`{name}`" if " " in name else name
    return f"let test = {suite}()\n    {setup}{awaited}test.{name}()"


def place_of(case):
    """The file of a case's test below its checkout, the test's name, and which of the pictures that it takes is meant."""
    source = case["source"].split("; ")[0]
    if "TraitTests" not in source:
        path, _, name = re.search(r"(\S+\.swift)(:|,)? (.*)", source).groups()
        return path, name, None
    device = case["environments"][0]["name"].split(" ")[0]
    if case["id"] == "content-sizes":
        return "TraitTests.swift", "a view controller reports its layout at every content size", None
    if case["id"] == "traits":
        return "OldTraitTests.swift", "traits", device
    return "TraitTests.swift", "a phone reports its layout", device


def assemble(case, kind, checkout, folder):
    """Fills a folder with all that is to be read for a case."""
    path, name, picture = place_of(case)
    found = [checkout / path] if (checkout / path).exists() else list(checkout.rglob(Path(path).name))
    text = found[0].read_text()
    files = {each for pattern in SOURCES[kind] for each in checkout.glob(pattern)} | {found[0]}
    for each in files:
        copy = folder / each.relative_to(checkout)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(each.read_bytes())
    (folder / HARNESS.name).write_bytes(HARNESS.read_bytes())
    wanted = f"Stage.wanted = {json.dumps(picture)}\n    " if picture else ""
    (folder / "Shown.swift").write_text(
        "import UIKit\n\nfinal class Shown: UIViewController {\n  override func loadView() {\n"
        f"    {wanted}{runner(text, name)}\n    view = Stage.root()\n"
        # A class in which nothing is laid out is no screen.
        "    NSLayoutConstraint.activate([])\n  }\n}\n")


# --- Documents in a normal form

def root_of(document):
    hierarchy = document["hierarchy"]
    return hierarchy.get("view", hierarchy) if hierarchy.get("type") == "viewController" else hierarchy


def places_of(view, place="/", found=None):
    """The places in the tree, by ids: of views, and of guides by their number."""
    found = {} if found is None else found
    found[view["id"]] = place
    for number, guide in enumerate(view.get("layoutGuides", [])):
        found[guide if isinstance(guide, str) else guide["id"]] = f"{place}#{number}"
    for number, each in enumerate(view.get("subviews", [])):
        places_of(each, f"{place}{number}/", found)
    return found


ALIASES = {**{side + "Margin": side for side in ("left", "right", "top", "bottom", "leading", "trailing")},
           "centerXWithinMargins": "centerX", "centerYWithinMargins": "centerY"}
FLIPPED = {"equal": "equal", "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual"}
WORDS = {"==": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"}


def spelled(text):
    """A constraint that is written as an equation."""
    first, relation, second, sign, constant = re.fullmatch(
        r"(\S+) (==|<=|>=) (\S+)(?: ([+-]) ([\d.]+))?", text).groups()
    found = {"relation": WORDS[relation], "constant": float((sign or "") + (constant or "0"))}
    for side, item in (("first", first), ("second", second)):
        found[side + "Item"], found[side + "Attribute"] = item.rsplit(".", 1)
    return found


def end_of(constraint, side, places):
    """One end of a constraint: the place of the item, and its attribute."""
    item, attribute = constraint.get(side + "Item"), constraint.get(side + "Attribute", "notAnAttribute")
    if item is None or attribute == "notAnAttribute":
        return None
    owner, _, guide = item.partition(".")
    guide = "layoutMargins" if attribute in ALIASES else guide
    return places.get(owner, "?" + owner), guide, ALIASES.get(attribute, attribute)


def normal(constraint, places):
    """A constraint with the ends in order and the numbers rounded."""
    constraint = spelled(constraint) if isinstance(constraint, str) else constraint
    first, second = (end_of(constraint, side, places) for side in ("first", "second"))
    relation, constant = constraint.get("relation", "equal"), constraint.get("constant", 0)
    multiplier = constraint.get("multiplier", 1) if second else 1
    if second and second < first and multiplier:
        first, second, relation = second, first, FLIPPED[relation] if multiplier > 0 else relation
        multiplier, constant = 1 / multiplier, -constant / multiplier
    return first, relation, second, round(multiplier, 4), round(constant, 3), constraint.get("priority", 1000)


def constraints_of(document):
    places = places_of(root_of(document))
    active = [each for each in document.get("constraints", []) if isinstance(each, str) or each.get("active", True)]
    return collections.Counter(normal(each, places) for each in active)


def tree_of(view, is_root=True):
    """A view without what says nothing of the layout, and without the names that each writer gives."""
    left_out = {"id", "customClass", "sources", "layoutGuides", "subviews", "accessibilityIdentifier", "outlet",
                "adjustsFontForContentSizeCategory"}
    found = {key: value for key, value in view.items() if key not in left_out}
    if isinstance(found.get("font"), dict) and set(found["font"]) == {"textStyle"}:
        found["font"] = found["font"]["textStyle"]
    if found.get("lineBreakMode") == "byTruncatingTail":
        del found["lineBreakMode"]
    if found.get("translatesAutoresizingMaskIntoConstraints", False) is False:
        found.pop("translatesAutoresizingMaskIntoConstraints", None)
    if is_root:
        for key in ("frame", "translatesAutoresizingMaskIntoConstraints", "autoresizingMask"):
            found.pop(key, None)
    found["guides"] = len(view.get("layoutGuides", []))
    found["subviews"] = [tree_of(each, False) for each in view.get("subviews", [])]
    return found


def differences(ours, wanted, place="/"):
    for key in sorted(set(ours) | set(wanted)):
        if key == "subviews":
            if len(ours[key]) != len(wanted[key]):
                yield f"{place} has {len(ours[key])} subviews, not {len(wanted[key])}"
            for number, (one, other) in enumerate(zip(ours[key], wanted[key])):
                yield from differences(one, other, f"{place}{number}/")
        elif ours.get(key) != wanted.get(key):
            yield f"{place} {key} is {json.dumps(ours.get(key))}, not {json.dumps(wanted.get(key))}"


def with_probes(document, wanted):
    """The document with the views that the case adds to measure guides, as it has them."""
    places, ours = places_of(root_of(wanted)), places_of(root_of(document))
    ids = {place: each for each, place in ours.items()}

    def renamed(item):
        owner, dot, guide = item.partition(".")
        return (owner if owner.startswith("probe") else ids.get(places[owner], owner)) + dot + guide

    def put(one, view):
        known = len(one.get("subviews", []))
        for number, each in enumerate(view.get("subviews", [])):
            if each["id"].startswith("probe"):
                one.setdefault("subviews", []).append(each)
            elif number < known:
                put(one["subviews"][number], each)

    put(root_of(document), root_of(wanted))
    for each in wanted.get("constraints", []):
        ends = ("firstItem", "secondItem")
        if isinstance(each, dict) and any(each.get(end, "").startswith("probe") for end in ends):
            document.setdefault("constraints", []).append(
                {**each, **{end: renamed(each[end]) for end in ends if end in each}})
    return document


# --- The program

class Program:
    """The program, which imports a folder and serves a resolver."""

    def __init__(self, path, port):
        self.path, self.port = path, port

    def imported(self, folder, device):
        """The document of `Shown`, or None and why there is none."""
        command = [self.path, "import", str(folder), "--type", "Shown"]
        made = subprocess.run(
            command + (["--device", device] if isinstance(device, str) else []), capture_output=True, text=True)
        try:
            return json.loads(made.stdout)["documents"][0]["document"], made.stderr
        except (ValueError, IndexError):
            return None, (made.stderr or made.stdout)[:300]

    def resolved(self, document):
        """The answers for the environments of a document, or the fault."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/v1/resolve", json.dumps(document).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request) as answer:
                found = json.load(answer)
        except urllib.error.HTTPError as error:
            return error.read().decode()[:300]
        return found["results"] if "environments" in document else [found]


def frames_of(answer, document):
    """The frames of an answer, by the places of the views."""
    places = places_of(root_of(document))
    return {place: [answer["views"][each]["frame"][side] for side in RECT]
            for each, place in places.items() if each in answer["views"]}


def agrees(got, wanted, expected):
    """Whether a frame is what a case expects, in the parts that it tells of."""
    if got is None:
        return False
    x, y, width, height = got
    more = {"maxX": x + width, "maxY": y + height, "midX": x + width / 2, "midY": y + height / 2}
    pairs = [(one, other) for side, one, other in zip(RECT, wanted, got)
             if one is not None and side in expected.get("parts", RECT)]
    pairs += [(value, more[key]) for key, value in expected.get("also", {}).items()]
    return all(abs(one - other) <= expected.get("tolerance", 0.01) for one, other in pairs)


# --- Grading

class Tally:
    def __init__(self):
        self.counts = collections.Counter()
        self.notes = []

    def compare(self, ours, wanted):
        """Counts whether the trees and the constraints are equal."""
        unequal = list(differences(tree_of(root_of(ours)), tree_of(root_of(wanted))))
        self.counts["tree"] += not unequal
        self.notes += unequal
        got, want = constraints_of(ours), constraints_of(wanted)
        if any("visualFormat" in each for each in wanted.get("constraints", [])):
            want = got  # Frames tell whether they are the same.
        self.counts["constraints"] += got == want
        self.counts["constraints of all"] += (got & want).total()
        self.counts["constraints wanted"] += want.total()
        self.notes += [f"too many: {each}" for each in (got - want).elements()]
        self.notes += [f"lacks: {each}" for each in (want - got).elements()]
        self.counts["equal"] += not unequal and got == want

    def frames(self, case, ours, wanted, answers):
        """Counts the frames that equal those of the wanted document, and those that UIKit gave.

        Parameter answers: for each environment the frames of our document and those of the wanted one.
        """
        whole = True
        for got, want in answers:
            for place, frame in want.items():
                good = place in got and all(abs(one - other) < 0.001 for one, other in zip(got[place], frame))
                self.counts["frames"] += 1
                self.counts["frames equal"] += good
                whole = whole and good
                if not good:
                    self.notes.append(f"{place}: {got.get(place)}, wanted document {frame}")
        self.counts["cases with equal frames"] += whole
        places = places_of(root_of(wanted))
        for expected in case["expect"]:
            place = places.get(expected["match"].get("view"))
            facts = expected["frames"] if "frames" in expected else [expected.get("frame")] * len(answers)
            for (got, want), fact in zip(answers, facts):
                if fact is None or place is None:
                    continue
                self.counts["facts"] += 1
                self.counts["ours as UIKit"] += agrees(got.get(place), fact, expected)
                self.counts["wanted as UIKit"] += agrees(want.get(place), fact, expected)


def shown_in(document, case):
    """A document with the surroundings of the case."""
    wanted = case["request"]["document"]
    keys = ("device", "systemVersion", "window", "traits", "orientation")
    found = {key: value for key, value in document.items() if key not in keys and key != "sources"}
    found |= {key: wanted[key] for key in keys if key in wanted}
    if "environments" in case:
        found["environments"] = case["environments"]
    return found


def grade(case, kind, options, program, tally):
    wanted = case["request"]["document"]
    with tempfile.TemporaryDirectory() as scratch:
        folder = options.keep / case["id"] if options.keep else Path(scratch)
        assemble(case, kind, options.checkouts / kind, folder)
        ours, why = program.imported(folder, wanted.get("device"))
    tally.counts["cases"] += 1
    if ours is None:
        tally.notes.append(f"no document: {why}")
        return
    tally.counts["documents"] += 1
    ours = with_probes(ours, wanted)
    tally.compare(ours, wanted)
    answers = [program.resolved(shown_in(each, case)) for each in (ours, wanted)]
    faults = [each for each in answers if isinstance(each, str)]
    if faults:
        tally.notes += [f"not resolved: {each}" for each in faults]
        return
    tally.frames(case, ours, wanted, [(frames_of(one, ours), frames_of(other, wanted)) for one, other in zip(*answers)])


def graded(options, program):
    """How many cases miss what they should give, after a line about each set."""
    missed = 0
    for kind in options.sets or SOURCES:
        counts = collections.Counter()
        for path in sorted((options.dumps / kind).glob("*.json")):
            case = json.loads(path.read_text())
            if options.only and case["id"] not in options.only:
                continue
            tally = Tally()
            grade(case, kind, options, program, tally)
            counts.update(tally.counts)
            if tally.notes and options.verbose:
                print(case["id"], *tally.notes, sep="\n    ")
        print("{}: cases {c[cases]}, documents {c[documents]}, equal {c[equal]} (trees {c[tree]}, constraints {c[constraints]}: "
              "{c[constraints of all]} of {c[constraints wanted]}); frames as the wanted document's {c[frames equal]} of "
              "{c[frames]}, in {c[cases with equal frames]} cases whole; as UIKit's {c[ours as UIKit]} of {c[facts]}, "
              "wanted document's {c[wanted as UIKit]}".format(kind, c=counts))
        missed += counts["cases"] - min(counts["equal"], counts["cases with equal frames"])
    return missed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", type=Path, help="the folder with a checkout for each set")
    parser.add_argument("dumps", type=Path, help="the folder with a folder of cases for each set")
    parser.add_argument("program", help="the program, or its path")
    parser.add_argument("sets", nargs="*", metavar="SET", help="the sets to grade, instead of all: " + ", ".join(SOURCES))
    parser.add_argument("--only", action="append", help="grade only this case")
    parser.add_argument("--verbose", action="store_true", help="say for each case what differs")
    parser.add_argument("--keep", type=Path, help="keep the folders of the cases in this one")
    options = parser.parse_intermixed_args()
    with Service(options.program) as service:
        return 1 if graded(options, Program(options.program, service.port)) else 0


if __name__ == "__main__":
    sys.exit(main())
