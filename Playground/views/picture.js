// The picture: an SVG of the service, in a shadow tree, so that its style and the page's do not meet.

import { byId } from "./menus.js";

const PAGE_STYLE = `
  :host { display: block; }
  svg { display: block; margin: auto; cursor: default; }
  .picture .page { fill: none; }
  g[data-view] { outline: none; pointer-events: none; }
  .window-content { cursor: pointer; }
  .picture .pick { fill: none; stroke: #0a63e0; stroke-width: 2.5; vector-effect: non-scaling-stroke; pointer-events: none; }
  .picture .pick.focus { stroke-dasharray: 4 3; }
  @media (prefers-color-scheme: dark) {
    .picture .body { stroke: #555a64; stroke-width: 1; }
    .picture .panel > text, .picture .panel > text.h1 { fill: #ececee; }
    .picture .panel > text.h2, .picture .panel > :not(.screen) text.more, .picture .panel > text tspan.h2 { fill: #a4a7af; }
  }
`;
const SVG = "http://www.w3.org/2000/svg";

function sheet(text) {
  const made = new CSSStyleSheet();
  made.replaceSync(text);
  return made;
}

export class Picture {
  /**
   * onPick is called with the panel's number and the view's id. viewsOf gives the views of a panel's layout, as answers have them:
   * the picture has a group for each, but where a view is, the answer says.
   */
  constructor(root, { onPick, viewsOf }) {
    this.root = root;
    this.onPick = onPick;
    this.viewsOf = viewsOf;
    this.holder = document.createElement("div");
    root.append(this.holder);
    this.shadow = this.holder.attachShadow({ mode: "open" });
    this.shadow.adoptedStyleSheets = [sheet(PAGE_STYLE)];
    this.scale = 1;
    this.keepsScale = false;
    this.source = "";
    this.picked = null;
    this.shadow.addEventListener("click", (event) => this.clicked(event));
    this.shadow.addEventListener("keydown", (event) => this.key(event));
    this.shadow.addEventListener("focusin", (event) => this.focused(event));
    new ResizeObserver(() => this.fit()).observe(root);
  }

  get svg() {
    return this.shadow.querySelector("svg");
  }

  get views() {
    return [...this.shadow.querySelectorAll("g[data-view]")];
  }

  /** Shows a picture. The style that it brings is taken as a sheet, since the page allows no style in its text. */
  show(source) {
    if (source === this.source) return;
    this.source = source;
    const styles = [];
    const text = source.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, style) => {
      styles.push(style.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ""));
      return "";
    });
    const read = new DOMParser().parseFromString(text, "image/svg+xml");
    if (read.documentElement.localName !== "svg") return;
    const hadFocus = this.shadow.activeElement !== null;
    const svg = document.importNode(read.documentElement, true);
    const { width, height } = svg.viewBox.baseVal ?? {};
    this.size = { width: width || parseFloat(svg.getAttribute("width")), height: height || parseFloat(svg.getAttribute("height")) };
    if (!svg.hasAttribute("viewBox")) svg.setAttribute("viewBox", `0 0 ${this.size.width} ${this.size.height}`);
    this.shadow.adoptedStyleSheets = [sheet(styles.join("\n")), sheet(PAGE_STYLE)];
    this.svg?.remove();
    this.shadow.append(svg);
    this.label();
    this.fit();
    this.pick(this.picked);
    if (hadFocus) this.current?.focus({ preventScroll: true });
  }

  clear() {
    this.source = "";
    this.svg?.remove();
  }

  /** Whether what is shown is out of date, since the document has a fault. */
  set isStale(value) {
    this.root.classList.toggle("stale", value);
  }

  label() {
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("aria-label", "Views. Arrow keys go from one to the next.");
    for (const drawing of this.svg.querySelectorAll("text")) drawing.setAttribute("aria-hidden", "true");
    for (const view of this.views) {
      view.setAttribute("tabindex", "-1");
      view.setAttribute("role", "button");
      view.setAttribute("aria-label", view.dataset.view);
    }
    this.views[0]?.setAttribute("tabindex", "0");
  }

  /** Keeps the scale, so that nothing jumps while the window is swept. */
  set isLocked(value) {
    this.keepsScale = value;
    this.fit();
  }

  fit() {
    const { svg } = this;
    if (!svg) return;
    if (!this.keepsScale) this.scale = this.fittingScale(svg);
    svg.setAttribute("width", this.size.width * this.scale);
    svg.setAttribute("height", this.size.height * this.scale);
  }

  /** A single picture is seen whole; of many, the width. */
  fittingScale(svg) {
    const room = { width: this.root.clientWidth - 24, height: this.root.clientHeight - 24 };
    const isSheet = svg.querySelectorAll("[data-panel]").length > 3;
    const byWidth = room.width / this.size.width;
    return isSheet ? Math.min(1, Math.max(byWidth, 0.25)) : Math.min(1, byWidth, room.height / this.size.height);
  }

  // MARK: picking

  panelOf(view) {
    return Number(view.closest("[data-panel]")?.dataset.panel ?? 0);
  }

  /** Where a view lies in the window of its panel. */
  frameOf(panel, id) {
    const view = this.viewsOf(panel)[id];
    return view?.frameInWindow ?? view?.frame ?? null;
  }

  /** The part of a panel whose coordinates are those of the window. */
  contentOf(panel) {
    return this.shadow.querySelector(`[data-panel="${panel}"] .window-content`);
  }

  /** Chooses what lies uppermost at a point: of the views there the last one. */
  clicked(event) {
    const content = event.target.closest?.(".window-content");
    const matrix = content?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const isHit = (view) => {
      const frame = this.frameOf(this.panelOf(view), view.dataset.view);
      return frame && x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height;
    };
    const hit = [...content.querySelectorAll("g[data-view]")].findLast(isHit);
    if (hit) this.choose(hit);
  }

  choose(view) {
    this.pick({ panel: this.panelOf(view), view: view.dataset.view });
    view.focus({ preventScroll: true });
    this.onPick(this.picked);
  }

  focused(event) {
    const view = event.target.closest?.("g[data-view]");
    if (view?.matches(":focus-visible")) this.outline(view, "focus");
  }

  find(picked) {
    return this.views.find((view) => view.dataset.view === picked?.view && this.panelOf(view) === picked.panel);
  }

  get current() {
    return this.find(this.picked);
  }

  /** Marks a view, or nothing. */
  pick(picked) {
    this.picked = picked;
    for (const mark of this.shadow.querySelectorAll(".pick")) mark.remove();
    const view = this.current;
    for (const each of this.views) {
      each.setAttribute("aria-pressed", String(each === view));
      if (view) each.setAttribute("tabindex", each === view ? "0" : "-1");
    }
    if (view) this.outline(view, "chosen");
  }

  outline(view, kind) {
    for (const mark of this.shadow.querySelectorAll(`.pick.${kind}, .pick.focus`)) mark.remove();
    const panel = this.panelOf(view);
    const frame = this.frameOf(panel, view.dataset.view);
    const content = this.contentOf(panel);
    if (!frame || !content) return;
    const mark = document.createElementNS(SVG, "rect");
    const values = { x: frame.x, y: frame.y, width: Math.max(frame.width, 0), height: Math.max(frame.height, 0), class: `pick ${kind}` };
    for (const [name, value] of Object.entries(values)) mark.setAttribute(name, value);
    content.append(mark);
  }

  key(event) {
    const view = event.target.closest?.("g[data-view]");
    if (!view) return;
    const { views } = this;
    const at = views.indexOf(view);
    const steps = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: views.length - 1 };
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.choose(view);
    } else if (event.key in steps) {
      event.preventDefault();
      const next = views[Math.max(0, Math.min(views.length - 1, steps[event.key]))];
      for (const each of views) each.setAttribute("tabindex", each === next ? "0" : "-1");
      next.focus();
      this.outline(next, "focus");
    }
  }

  /** Where the window lies on the page; null where there is no single one. */
  get windowBox() {
    const { svg } = this;
    const window = svg?.querySelectorAll("[data-panel]").length === 1 ? svg.querySelector(".window-content > .window") : null;
    if (!window) return null;
    const box = window.getBoundingClientRect();
    const around = this.root.getBoundingClientRect();
    return { left: box.left - around.left, top: box.top - around.top, width: box.width, height: box.height };
  }
}

/** Offers a picture as a file. */
export function download(source) {
  const address = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: "layout.svg" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  byId("live").textContent = "The picture is saved.";
}
