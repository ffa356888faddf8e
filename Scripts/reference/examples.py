"""The examples of the reference: small documents and fragments of them, and the documents that fragments are put into."""

import json

KINDS = ("document", "view", "controller", "transition", "assets")
DEVICE = "iPhone 16"
WIDTH = 92


class Example:
    """One example: what the page shows of it, and the whole document that a test asks for."""

    def __init__(self, data, place):
        kinds = [kind for kind in KINDS if kind in data]
        unknown = set(data) - {*KINDS, "title", "section", "says", "with", "fills"}
        if len(kinds) != 1 or unknown or not {"title", "section"} <= data.keys():
            raise SystemExit(f"{place}: {data.get('title', data)}: an example has a title, a section and one of {', '.join(KINDS)}"
                             + (f"; not {', '.join(sorted(unknown))}" if unknown else ""))
        self.kind, self.title, self.section, self.says = kinds[0], data["title"], data["section"], data.get("says", "")
        self.shown = data[self.kind]
        self.document = framed(self.kind, self.shown, data.get("with", {}), data.get("fills", False))

    @property
    def stands_alone(self):
        """Whether it is answered without files beside it."""
        fonts = self.document.get("fonts", {}).values() if isinstance(self.document, dict) else []
        return self.kind != "assets" and not any("file" in font for font in fonts)

    @property
    def root(self):
        """The schema that its document is of."""
        return {"transition": "TransitionRequest", "assets": "AssetRequest"}.get(self.kind, "LayoutDocument")


def framed(kind, value, beside, fills):
    """A fragment as a document."""
    if kind == "view":
        value = {"hierarchy": {"id": "root", "subviews": [value]}, **places(value, fills)}
    elif kind == "controller":
        value = {"hierarchy": value}
    if kind != "assets" and not {"device", "environments", "from"} & {*value, *beside}:
        value = {"device": DEVICE, **value}
    return {**value, **beside}


def places(view, fills):
    """The constraints that put a view below the status bar, or fill the safe area with it; none for one that has a frame."""
    if "frame" in view:
        return {}
    if fills:
        sides = [(side, "safeArea") for side in ("top", "leading", "bottom", "trailing")]
    else:
        sides = [("top", "safeArea"), ("leading", "layoutMargins")]
    return {"constraints": [f"{view['id']}.{side} == root.{guide}.{side}" for side, guide in sides]}


def pretty(value, indent=0):
    """JSON as a person would set it: on one line what has room there."""
    line = json.dumps(value, ensure_ascii=False)
    if line[0] not in "[{" or len(line) + indent <= WIDTH or not value:
        return line
    blank = " " * (indent + 2)
    if isinstance(value, list):
        return "[\n" + ",\n".join(blank + pretty(each, indent + 2) for each in value) + "\n" + " " * indent + "]"
    rows = (f"{blank}{json.dumps(key, ensure_ascii=False)}: {pretty(each, indent + 2)}" for key, each in value.items())
    return "{\n" + ",\n".join(rows) + "\n" + " " * indent + "}"
