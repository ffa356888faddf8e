#!/usr/bin/env python3
"""Collects the texts of Interface Builder files whose recorded width nothing but the text decides.

    collect-recorded-texts.py CORPUS texts.json

CORPUS holds one folder a repository (owner+name) and VIEWS.tsv: repository, path, root view, view, element, class, clean.
A width counts as free if the required equalities and the stack views of its scene leave it open although the sizes of all
other views with content of at least its hugging are taken as known. Needs numpy.
"""

import collections
import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np

STYLES = {
    "Title0": 34, "LargeTitle": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17, "Callout": 16,
    "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
}
SCALE_3 = {"5_5", "5_9", "6_5", "6_0", "6_7", "6_12", "6_72", "6_3", "6_9"}
# Of an attribute: how much of the position and of the width it is.
POSITION, SIZE, END, MIDDLE = (1, 0), (0, 1), (1, 1), (1, 0.5)
ATTRIBUTES = {
    "leading": POSITION, "left": POSITION, "trailing": END, "right": END, "centerX": MIDDLE, "width": SIZE,
    "leadingMargin": POSITION, "trailingMargin": END, "leftMargin": POSITION, "rightMargin": END,
    "centerXWithinMargins": MIDDLE,
}
EDGES = {"leading", "left", "trailing", "right"}
SIZED = {"imageView", "switch", "stepper", "activityIndicatorView", "button", "segmentedControl", "label"}


def font_of(element, size):
    description = next((c for c in element if c.tag == "fontDescription"), None)
    font = {"name": None, "weight": "regular", "italic": False, "size": size}
    if description is None:
        return font
    style = description.get("style", "").replace("UICTFontTextStyle", "")
    if style:
        return font | {"size": STYLES.get(style, 17), "weight": "semibold" if style == "Headline" else "regular"}
    kind = description.get("type", "system")
    name = description.get("name")
    return {
        "name": None if name == ".AppleSystemUIFont" else name,
        "weight": description.get("weight") or ("bold" if kind == "boldSystem" else "regular"),
        "italic": kind == "italicSystem",
        "size": float(description.get("pointSize") or 0) or size,
    }


def text_of(element):
    """The text of a label or a plain button with its font, or None."""
    if element.tag == "label":
        text = next((c.text for c in element if c.tag == "string" and c.get("key") == "text"), element.get("text"))
        return (text, font_of(element, 17)) if text else None
    if element.tag != "button" or element.find("buttonConfiguration") is not None:
        return None
    state = next((c for c in element if c.tag == "state" and c.get("key") == "normal"), None)
    if state is None or state.get("image") or state.get("backgroundImage") or state.find("attributedString") is not None:
        return None
    text = next((c.text for c in state if c.tag == "string" and c.get("key") == "title"), state.get("title"))
    return (text, font_of(element, 15)) if text else None


def multiplier(text):
    for separator in ":/":
        if text and separator in text:
            first, second = text.split(separator)
            return float(first) / float(second)
    return float(text or 1)


class Scene:
    """A root view with all below it, and the equalities between their horizontal positions and widths."""

    def __init__(self, root, guides):
        self.views, self.index, self.rows = [], {}, []
        self.guides = guides
        self.walk(root, -1)
        self.left_out = {
            mask.get("reference")
            for variation in root.iter("variation") if variation.get("key") == "default"
            for mask in variation.iter("exclude")
        }
        self.add((0, POSITION, 1))
        self.add((0, SIZE, 1))
        arranged = set()
        for place, (element, _) in enumerate(self.views):
            if element.tag == "stackView":
                arranged |= self.arrange(place, element)
        for place, (element, parent) in enumerate(self.views):
            self.place(place, element, parent, place in arranged)
        for place, (element, _) in enumerate(self.views):
            for group in element:
                if group.tag == "constraints":
                    for constraint in group:
                        self.constrain(place, constraint)

    def walk(self, element, parent):
        place = len(self.views)
        self.views.append((element, parent))
        if element.get("id"):
            self.index[element.get("id")] = place
        for child in element:
            if child.tag in ("subviews", "prototypes", "cells"):
                for view in child:
                    self.walk(view, place)
            elif child.tag == "sections":
                for cells in child.iter("cells"):
                    for view in cells:
                        self.walk(view, place)
            elif child.tag == "viewLayoutGuide" and child.get("id"):
                self.index[child.get("id")] = len(self.views)
                self.views.append((child, place))
            elif child.get("key") in ("contentView", "tableHeaderView", "tableFooterView") and child.find("rect") is not None:
                self.walk(child, place)

    def add(self, *terms):
        row = np.zeros(2 * len(self.views))
        for place, (position, size), factor in terms:
            row[2 * place] += factor * position
            row[2 * place + 1] += factor * size
        self.rows.append(row)

    def arrange(self, stack, element):
        inside = [i for i, (view, parent) in enumerate(self.views) if parent == stack and view.tag != "viewLayoutGuide"]
        shown = [i for i in inside if self.views[i][0].get("hidden") != "YES" and self.views[i][0].get("id") not in self.left_out]
        if not shown:
            return set(inside)
        if element.get("axis") == "vertical":
            alignment = element.get("alignment", "fill")
            for view in shown:
                if alignment == "fill":
                    self.add((view, SIZE, 1), (stack, SIZE, -1))
                edge = END if alignment in ("trailing", "bottom") else MIDDLE if alignment == "center" else POSITION
                self.add((view, edge, 1), (stack, edge, -1))
            return set(inside)
        distribution = element.get("distribution")
        self.add((shown[0], POSITION, 1), (stack, POSITION, -1))
        self.add((shown[-1], END, 1), (stack, END, -1))
        for a, b, c in zip(shown, shown[1:], shown[2:]):
            if distribution == "equalSpacing":
                self.add((b, POSITION, 1), (a, END, -1), (c, POSITION, -1), (b, END, 1))
            elif distribution == "equalCentering":
                self.add((b, MIDDLE, 2), (a, MIDDLE, -1), (c, MIDDLE, -1))
        for a, b in zip(shown, shown[1:]):
            if distribution not in ("equalSpacing", "equalCentering"):
                self.add((b, POSITION, 1), (a, END, -1))
            if distribution == "fillEqually":
                self.add((b, SIZE, 1), (a, SIZE, -1))
        if distribution == "fillProportionally":
            for view in shown:
                self.add((view, SIZE, 1))
        return set(inside)

    def place(self, place, element, parent, is_arranged):
        if parent < 0:
            return
        if element.tag == "viewLayoutGuide":
            self.add((place, POSITION, 1), (parent, POSITION, -1))
            if element.get("key") != "contentLayoutGuide":
                self.add((place, SIZE, 1), (parent, SIZE, -1))
        elif element.get("fixedFrame") == "YES" or (
            element.get("translatesAutoresizingMaskIntoConstraints") != "NO" and not is_arranged
        ):
            self.add((place, POSITION, 1), (parent, POSITION, -1))
            self.add((place, SIZE, 1))
        elif element.get("placeholderIntrinsicWidth", "infinite") != "infinite":
            self.add((place, SIZE, 1))

    def find(self, name, owner):
        return owner if not name else 0 if name in self.guides else self.index.get(name)

    def constrain(self, owner, constraint):
        get = constraint.get
        if constraint.tag != "constraint" or {get("id"), get("firstItem"), get("secondItem")} & self.left_out:
            return
        if get("relation", "equal") != "equal" or float(get("priority", 1000)) < 1000 or get("firstAttribute") not in ATTRIBUTES:
            return
        first = self.find(get("firstItem"), owner)
        if first is None:
            return
        if not get("secondItem"):
            self.add((first, ATTRIBUTES[get("firstAttribute")], 1))
            return
        second = self.find(get("secondItem"), owner)
        if second is None or get("secondAttribute") not in ATTRIBUTES:
            return
        # Edges of a scroll view are those of its content, whose size stays open.
        for a, b, attribute in ((first, second, "secondAttribute"), (second, first, "firstAttribute")):
            if self.views[b][0].tag == "scrollView" and self.views[a][1] == b and get(attribute) in EDGES - {"leading", "left"}:
                return
        self.add(
            (first, ATTRIBUTES[get("firstAttribute")], 1),
            (second, ATTRIBUTES[get("secondAttribute")], -multiplier(get("multiplier"))))

    def free(self, texts):
        """Those of the views with texts whose width only the text decides."""
        rows = np.array(self.rows)
        _, singular, basis = np.linalg.svd(rows, full_matrices=True)
        open_space = basis[int((singular > 1e-8).sum()):].T
        hugging = [float(element.get("horizontalHuggingPriority") or 250) for element, _ in self.views]
        found = []
        for view in texts:
            row = open_space[2 * view + 1]
            if row.size == 0 or np.abs(row).max() < 1e-7:
                continue
            known = [
                open_space[2 * i + 1] for i, (element, _) in enumerate(self.views)
                if i != view and element.tag in SIZED and hugging[i] >= (hugging[view] if i in texts else 250)
            ]
            if known:
                part, *_ = np.linalg.lstsq(np.array(known).T, row, rcond=None)
                if np.abs(row - np.array(known).T @ part).max() < 1e-6:
                    continue
            found.append(view)
        return found


def frame(element):
    return next(c for c in element if c.tag == "rect" and c.get("key") == "frame")


def samples_of(document, repository, roots):
    tools = int((document.get("toolsVersion") or "0").split(".")[0])
    device = document.find("device")
    device = device.get("id", "").removeprefix("retina") if device is not None else ""
    elements = {}
    for element in document.iter():
        elements.setdefault(element.get("id"), element)
    guides = {e.get("id") for e in document.iter("viewControllerLayoutGuide")}
    for root, views in roots.items():
        if root not in elements:
            continue
        scene = Scene(elements[root], guides)
        texts = {i: t for i, (element, _) in enumerate(scene.views) if (t := text_of(element))}
        for view in scene.free(texts) if texts else []:
            element = scene.views[view][0]
            text, font = texts[view]
            box = frame(element)
            width, height = float(box.get("width")), float(box.get("height"))
            is_line = "\n" not in text and (int(element.get("numberOfLines") or 1) == 1 or height <= 1.6 * font["size"])
            if element.get("id") not in views or element.get("adjustsFontSizeToFit") == "YES" or not is_line:
                continue
            for inset in element.iter("inset"):
                if inset.get("key") == "contentEdgeInsets":
                    width -= float(inset.get("minX") or 0) + float(inset.get("maxX") or 0)
            yield {
                "repository": repository, "element": element.tag, "text": text, "font": font, "tools": tools,
                "scale": 3 if device in SCALE_3 else 2, "width": width, "height": height,
            }


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    corpus, target = Path(sys.argv[1]), Path(sys.argv[2])
    files = collections.OrderedDict()
    for line in (corpus / "VIEWS.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        repository, path, root, view, _, _, clean = line.split("\t")
        if clean == "1":
            files.setdefault((repository, path), {}).setdefault(root, set()).add(view)
    samples = []
    for (repository, path), roots in files.items():
        document = ET.parse(corpus / repository.replace("/", "+", 1) / path).getroot()
        samples += samples_of(document, repository, roots)
    target.write_text(json.dumps(samples, ensure_ascii=False), encoding="utf-8")
    print(f"{len(samples)} texts")


if __name__ == "__main__":
    main()
