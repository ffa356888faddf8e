// What there is to know about one view: its frames, its size, its traits, its constraints, and why its edges are where they are.

import { byId, element } from "./menus.js";
import { Reasons, priorityText } from "./why.js";

const EDGE_WORDS = { left: "Left edge", top: "Top edge", right: "Right edge", bottom: "Bottom edge" };

function points(value) {
  return value === undefined || value === null ? "–" : String(Math.round(value * 1000) / 1000);
}

function rect(value) {
  if (!value) return "none";
  return `${points(value.x)}, ${points(value.y)}   ${points(value.width)} × ${points(value.height)}`;
}

function insets(value) {
  return [value.top, value.left, value.bottom, value.right].map(points).join(" ");
}

function rows(pairs) {
  const list = element("dl");
  for (const [name, value] of pairs) list.append(element("dt", { textContent: name }), element("dd", { textContent: value }));
  return list;
}

export class Inspector {
  /** onPlace is called with a pointer whose line is to be shown, onChoose with the id of a view. */
  constructor({ onPlace, onChoose }) {
    this.onPlace = onPlace;
    this.root = byId("inspector");
    this.menu = byId("views");
    this.hint = this.root.firstElementChild;
    this.menu.addEventListener("change", () => onChoose(this.menu.value));
  }

  /** Lists the views of a layout, and shows one of them. */
  show(layout, id) {
    const views = layout?.views ?? {};
    this.list(views, id);
    if (!(id in views)) {
      this.root.replaceChildren(this.hint);
      return;
    }
    const view = views[id];
    const reasons = new Reasons(layout);
    const parts = [element("h3", { textContent: id }), rows(this.facts(view, layout))];
    if (view.installed !== false) parts.push(...this.why(reasons, id), ...this.touching(reasons, id));
    const isOpen = this.root.querySelector("details.traits")?.open ?? false;
    parts.push(this.traits(view, layout, isOpen));
    this.root.replaceChildren(...parts);
  }

  list(views, id) {
    const depth = (name) => {
      let count = 0;
      for (let at = views[name]?.parent; at in views && count < 20; at = views[at].parent) count += 1;
      return count;
    };
    const names = Object.keys(views);
    const key = names.join("\n");
    if (key !== this.listed) {
      this.listed = key;
      const options = names.map((name) => element("option", { value: name, textContent: `${"\u2002".repeat(depth(name))}${name}` }));
      this.menu.replaceChildren(element("option", { value: "", textContent: "Choose a view …" }), ...options);
    }
    this.menu.value = id in views ? id : "";
  }

  facts(view, layout) {
    const facts = [["Type", view.type ?? "…"], ["Frame", rect(view.frame)], ["In the window", rect(view.frameInWindow)]];
    if (view.intrinsicContentSize) {
      const { width, height } = view.intrinsicContentSize;
      facts.push(["Natural size", `${points(width)} × ${points(height)}`]);
    }
    if (view.text) facts.push(["Text", this.text(view.text)]);
    if (view.layoutMargins) facts.push(["Margins", insets(view.layoutMargins)]);
    if (view.safeAreaInsets) facts.push(["Safe area", insets(view.safeAreaInsets)]);
    if (view.controller) facts.push(["Controller", view.controller]);
    const image = layout.images?.[view.id];
    if (image?.image) facts.push(["Image", image.image]);
    if (view.installed === false) facts.push(["Installed", "no"]);
    if (view.hidden) facts.push(["Hidden", "yes"]);
    return facts;
  }

  text({ lineCount, isTruncated }) {
    return `${lineCount} ${lineCount === 1 ? "line" : "lines"}${isTruncated ? ", cut" : ""}`;
  }

  traits(view, layout, isOpen) {
    const traits = { ...layout.environment?.traits, ...layout.controllers?.[view.controller]?.traits, ...view.traits };
    const pairs = Object.entries(traits).filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]);
    const details = element("details", { className: "traits", open: isOpen }, element("summary", { textContent: "Traits" }));
    if (pairs.length > 0) details.append(rows(pairs));
    return details;
  }

  why(reasons, id) {
    if (reasons.constraints.length === 0 || reasons.views[id].parent === null) return [];
    const list = element("dl", { className: "why" });
    for (const [edge, because] of reasons.edges(id)) {
      list.append(element("dt", { textContent: EDGE_WORDS[edge] }));
      const found = because.length > 0 ? this.tree(because) : "Nothing that is known holds it.";
      list.append(element("dd", {}, found));
    }
    return [element("h4", { textContent: "Why it is there" }), list];
  }

  tree(because) {
    return element("ul", {}, ...because.map((reason) => {
      const item = element("li", {}, this.constraintText(reason));
      if (reason.because.length > 0) item.append(this.tree(reason.because));
      return item;
    }));
  }

  constraintText({ text, constraint }) {
    const pointer = constraint?.pointer;
    if (!pointer) return element("span", { textContent: text });
    const button = element("button", { type: "button", className: "code", textContent: text, title: "Show it in the document" });
    button.addEventListener("click", () => this.onPlace(pointer));
    return button;
  }

  touching(reasons, id) {
    const found = reasons.touching(id);
    if (found.length === 0) return [];
    const items = found.map((constraint) => {
      const state = constraint.isSatisfied === false ? "broken" : constraint.isTight ? "tight" : "slack";
      const note = element("span", { className: `state ${state}`, textContent: `${priorityText(constraint.priority)}, ${state}` });
      return element("li", {}, this.constraintText({ text: constraint.text, constraint }), " ", note);
    });
    return [element("h4", { textContent: "Constraints" }), element("ul", { className: "constraints" }, ...items)];
  }
}
