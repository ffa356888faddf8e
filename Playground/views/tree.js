// The views of a layout as a tree: pointing at a row lights its view in the picture, and the other way round.

import { byId, element, scrollTo } from "./menus.js";

/** Rows at most; longer trees end with a note. */
const MOST = 2000;

export class Tree {
  /** onPoint and onChoose are called with the id of a view; onPoint with null when none is pointed at any more. */
  constructor({ onPoint, onChoose }) {
    Object.assign(this, { root: byId("tree"), onPoint, onChoose });
    this.root.addEventListener("pointerover", ({ target }) => this.onPoint(target.closest("li")?.dataset.id ?? null));
    this.root.addEventListener("pointerleave", () => this.onPoint(null));
    this.root.addEventListener("click", ({ target }) => target.closest("li")?.dataset.id && this.onChoose(target.closest("li").dataset.id));
    this.root.addEventListener("focusin", ({ target }) => this.onPoint(target.dataset.id ?? null));
    this.root.addEventListener("keydown", (event) => this.key(event));
  }

  /** Lists the views of a layout in the order of their tree. */
  show(layout, picked) {
    const views = layout?.views ?? {};
    const key = Object.entries(views).map(([id, view]) => `${id} ${view.parent} ${view.type} ${view.frame?.width} ${view.frame?.height} ${view.onScreen}`).join("\n");
    byId("views-count").textContent = Object.keys(views).length || "";
    if (key !== this.key_) {
      this.key_ = key;
      this.root.replaceChildren(...this.rows(views));
    }
    this.choose(picked);
  }

  rows(views) {
    const below = new Map();
    for (const [id, { parent }] of Object.entries(views)) {
      const at = parent in views ? parent : null;
      below.set(at, [...(below.get(at) ?? []), id]);
    }
    const rows = [];
    const waiting = [...(below.get(null) ?? [])].reverse().map((id) => [id, 1]);
    while (waiting.length > 0 && rows.length < MOST) {
      const [id, level] = waiting.pop();
      rows.push(this.row(id, views[id], level));
      for (const child of [...(below.get(id) ?? [])].reverse()) waiting.push([child, level + 1]);
    }
    return rows;
  }

  row(id, view, level) {
    const frame = view.frame;
    const size = frame ? `${Math.round(frame.width * 10) / 10} × ${Math.round(frame.height * 10) / 10}` : "";
    const row = element("li", { tabIndex: -1 }, element("b", { textContent: id }), element("span", { textContent: view.type ?? "" }), element("small", { textContent: size }));
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", level);
    row.setAttribute("aria-selected", "false");
    row.dataset.id = id;
    row.style.paddingLeft = `${8 + Math.min(level - 1, 14) * 14}px`;
    row.classList.toggle("away", view.installed === false || view.onScreen === false);
    return row;
  }

  find(id) {
    return [...this.root.children].find((row) => row.dataset.id === id);
  }

  choose(id) {
    for (const row of this.root.children) {
      row.setAttribute("aria-selected", String(row.dataset.id === id));
      row.tabIndex = -1;
    }
    const row = this.find(id) ?? this.root.firstElementChild;
    if (row) row.tabIndex = 0;
    if (id && row) scrollTo(row);
  }

  /** Lights the row of a view that is pointed at elsewhere. */
  light(id) {
    for (const row of this.root.querySelectorAll(".lit")) row.classList.remove("lit");
    const row = id && this.find(id);
    row?.classList.add("lit");
    if (row && !this.root.matches(":hover")) scrollTo(row);
  }

  key(event) {
    const rows = [...this.root.children];
    const at = rows.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    if (at >= 0 && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.onChoose(rows[at].dataset.id);
    } else if (event.key in steps) {
      event.preventDefault();
      rows[Math.max(0, Math.min(rows.length - 1, steps[event.key]))]?.focus();
    }
  }
}
