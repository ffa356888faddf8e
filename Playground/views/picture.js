// The picture: the service's SVG, panel by panel, in a shadow tree, so that its style and the page's do not meet.

import { byId, element } from "./menus.js";
import { PAGE_STYLE, parts, sheet } from "./panels.js";
import { Pointing } from "./pointing.js";

/** Zoom at most and at least, and what a step is. */
const ZOOMS = { least: 0.25, most: 8, step: 1.25 };
/** More panels than this are a sheet that is scrolled; as many are seen at once. */
const MOST_AT_ONCE = 4;
/** Panels at most that stand in one row on a phone. */
const MOST_IN_STRIP = 8;
/** The scale of the panels of a sheet, and room around panels. */
const SHEET_SCALE = 0.42;
const GAP = 28;
const CAPTION = 62;
/** As wide is a caption at least. */
const NARROWEST = 150;

/** The scale at which widths fill a room, where none takes less than the narrowest. */
function widest(widths, room, narrowest) {
  let scale = room / widths.reduce((sum, each) => sum + each, 0);
  for (let round = 0; round < 4; round += 1) {
    const wide = widths.filter((each) => each * scale > narrowest);
    const left = room - narrowest * (widths.length - wide.length);
    if (wide.length > 0) scale = Math.min(scale, left / wide.reduce((sum, each) => sum + each, 0));
  }
  return scale;
}

export class Picture {
  /**
   * onPick is called with the panel's number and the view's id, onPoint with those that are pointed at or null, onOpen with the number
   * of a panel whose caption is clicked. viewsOf gives the views of a panel's layout, as answers have them.
   */
  constructor(root, { onPick, onPoint, onOpen, onZoom, viewsOf }) {
    Object.assign(this, { root, onOpen, onZoom, viewsOf });
    this.holder = document.createElement("div");
    root.append(this.holder);
    this.shadow = this.holder.attachShadow({ mode: "open" });
    this.shadow.adoptedStyleSheets = [sheet(PAGE_STYLE)];
    this.strip = element("div", { className: "strip" });
    this.shadow.append(this.strip);
    Object.assign(this, { scale: 1, zoom: 1, keepsScale: false, source: "", captions: [], panels: [] });
    this.pointing = new Pointing(this, { onPick, onPoint });
    new ResizeObserver(() => this.fit()).observe(root);
    root.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    for (const [id, change] of [["zoom-in", 1], ["zoom-out", -1], ["zoom-fit", 0]]) byId(id).addEventListener("click", () => this.zoomBy(change));
  }

  get svg() {
    return this.shadow.querySelector("svg");
  }

  get svgs() {
    return [...this.shadow.querySelectorAll("figure > .frame > svg")];
  }

  get views() {
    return [...this.shadow.querySelectorAll("g[data-view]")];
  }

  get picked() {
    return this.pointing.picked;
  }

  /**
   * Shows a picture. The style that it brings is taken as a sheet, since the page allows no style in its text. captions: of each panel
   * {name, detail, severity, note, others, opens}; none for a single one.
   */
  show(source, captions = []) {
    const key = JSON.stringify(captions);
    if (source === this.source && key === this.captionKey) return;
    const read = parts(source);
    if (!read) return;
    Object.assign(this, { source, captionKey: key, captions });
    const hadFocus = this.shadow.activeElement?.matches("g[data-view]") ?? false;
    // Of an empty room nobody asks: the browser lays out the whole page to answer.
    const scrolled = this.panels?.length ? [this.root.scrollLeft, this.root.scrollTop] : null;
    this.shadow.adoptedStyleSheets = [sheet(read.style), sheet(PAGE_STYLE)];
    this.panels = read.panels;
    this.strip.replaceChildren(...read.panels.map((panel, index) => this.figure(panel, captions[index], index)));
    this.label();
    this.fit();
    if (scrolled) this.root.scrollTo(...scrolled);
    this.pointing.pick(this.picked);
    if (hadFocus) this.pointing.current?.focus({ preventScroll: true });
  }

  /** Shows words in place of a picture. */
  empty(text) {
    Object.assign(this, { source: "", panels: [], captions: [] });
    this.strip.replaceChildren(element("p", { className: "nothing", textContent: text }));
  }

  figure({ svg, title }, caption, index) {
    const made = element("figure", {}, element("div", { className: "frame" }, svg));
    if (!caption) return made;
    const name = element(caption.opens ? "button" : "b", { className: "name", textContent: caption.name ?? title.split(",")[0] });
    if (caption.opens) name.type = "button";
    if (caption.opens) name.addEventListener("click", () => this.onOpen(index));
    const head = element("span", { className: "head" }, ...(caption.severity ? [element("i", { className: caption.severity, textContent: caption.note })] : []), name);
    made.append(element("figcaption", {}, head, element("small", { textContent: caption.detail })));
    if (caption.others?.length > 0) {
      made.lastChild.append(element("details", {}, element("summary", { textContent: `looks the same on ${caption.others.length} more` }),
        element("p", { textContent: caption.others.join(", ") })));
    }
    return made;
  }

  /** Whether what is shown is out of date, since the document has a fault. */
  set isStale(value) {
    this.root.classList.toggle("stale", value);
  }

  label() {
    for (const [index, svg] of this.svgs.entries()) {
      svg.setAttribute("role", "group");
      svg.setAttribute("aria-label", `Views${this.captions[index] ? ` of ${this.captions[index].name}` : ""}. Arrow keys go from one to the next.`);
    }
    for (const drawing of this.shadow.querySelectorAll("svg text")) drawing.setAttribute("aria-hidden", "true");
    for (const view of this.views) {
      view.setAttribute("tabindex", "-1");
      view.setAttribute("role", "button");
      view.setAttribute("aria-label", view.dataset.view);
    }
    this.views[0]?.setAttribute("tabindex", "0");
  }

  // MARK: sizes

  /** Keeps the scale, so that nothing jumps while the window is swept. */
  set isLocked(value) {
    this.keepsScale = value;
    this.fit();
  }

  get isStrip() {
    return matchMedia("(max-width: 760px)").matches && this.panels.length > 1 && this.panels.length <= MOST_IN_STRIP;
  }

  fit() {
    if (!this.panels?.length) return;
    if (!this.keepsScale) this.scale = this.fittingScale() * this.zoom;
    const { isStrip } = this;
    this.strip.classList.toggle("sideways", isStrip && this.zoom <= 1);
    for (const { svg, box } of this.panels) {
      const own = isStrip && !this.keepsScale ? this.stripScale(box) * this.zoom : this.scale;
      svg.setAttribute("width", box.width * own);
      svg.setAttribute("height", box.height * own);
      svg.closest("figure").style.setProperty("--width", `${Math.max(box.width * own, NARROWEST)}px`);
    }
    this.pointing?.measure();
    byId("zoom-value").textContent = this.zoom === 1 ? "Fit" : `${Math.round(this.scale * 100)} %`;
    this.onZoom?.();
  }

  get space() {
    return { width: this.root.clientWidth - 24, height: this.root.clientHeight - 24 };
  }

  /** On a phone each panel has the screen for itself. */
  stripScale(box) {
    return Math.min(1, (this.space.width * 0.82) / box.width, (this.space.height - CAPTION - (this.captions.some(({ note }) => note) ? 34 : 0)) / box.height);
  }

  /** A few panels are seen whole, in as many rows as let them be largest; of many, all have one scale. */
  fittingScale() {
    const boxes = this.panels.map(({ box }) => box);
    const { width, height } = this.space;
    if (boxes.length > MOST_AT_ONCE) return Math.min(SHEET_SCALE, width / Math.max(...boxes.map((box) => box.width)));
    const caption = this.captions.length > 0 ? CAPTION : 0;
    const scales = boxes.map((_, index) => {
      const size = Math.ceil(boxes.length / (index + 1));
      const rows = [];
      for (let at = 0; at < boxes.length; at += size) rows.push(boxes.slice(at, at + size));
      const wide = rows.map((row) => widest(row.map((box) => box.width), width - GAP * (row.length - 1) - 4, caption ? NARROWEST : 0));
      const high = (height - (caption + GAP) * rows.length + GAP - 4) / rows.reduce((sum, row) => sum + Math.max(...row.map((box) => box.height)), 0);
      return Math.min(...wide, high);
    });
    return Math.max(0.08, Math.min(1, Math.max(...scales)));
  }

  /** One step larger or smaller, or back to what fits. */
  zoomBy(steps, at) {
    const before = this.zoom;
    this.zoom = steps === 0 ? 1 : Math.min(ZOOMS.most, Math.max(ZOOMS.least, this.zoom * ZOOMS.step ** steps));
    if (Math.abs(this.zoom - 1) < 0.02) this.zoom = 1;
    const point = at ?? { x: this.root.clientWidth / 2, y: this.root.clientHeight / 2 };
    const held = { x: this.root.scrollLeft + point.x, y: this.root.scrollTop + point.y };
    this.fit();
    const factor = this.zoom / before;
    this.root.scrollTo(held.x * factor - point.x, held.y * factor - point.y);
  }

  wheeled(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = this.root.getBoundingClientRect();
    this.zoomBy(-Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 40), { x: event.clientX - box.left, y: event.clientY - box.top });
  }

  // MARK: places

  /** Where a view lies in the window of its panel. */
  frameOf(panel, id) {
    const view = this.viewsOf(panel)[id];
    return view?.frameInWindow ?? view?.frame ?? null;
  }

  /** The part of a panel whose coordinates are those of the window. */
  contentOf(panel) {
    return this.shadow.querySelector(`[data-panel="${panel}"] .window-content`);
  }

  pick(picked) {
    this.pointing.pick(picked);
  }

  /** Whether all constraints are drawn, where no view is chosen. */
  set showsConstraints(value) {
    this.pointing.showsAll = value;
    this.pointing.measure();
  }

  /** Lights a view on every device without choosing it; null for none. */
  light(picked) {
    if (picked) this.pointing.lightAll(this.panels.length, picked);
    else this.pointing.light(null);
  }

  /** Where the window lies on the page; null where there is no single one. */
  get windowBox() {
    const window = this.svgs.length === 1 ? this.svg.querySelector(".window-content > .window") : null;
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
