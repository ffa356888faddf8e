// Which view of a picture is pointed at and which is chosen, by pointer and by keyboard, and the marks of both.

import { drawDimensions } from "./dimensions.js";
import { drawn } from "./panels.js";

export class Pointing {
  constructor(picture, { onPick, onPoint }) {
    Object.assign(this, { picture, onPick, onPoint, picked: null, lit: null });
    const { shadow } = picture;
    shadow.addEventListener("click", (event) => this.clicked(event));
    shadow.addEventListener("pointermove", (event) => this.moved(event));
    picture.root.addEventListener("pointerleave", () => this.point(null));
    shadow.addEventListener("keydown", (event) => this.key(event));
    shadow.addEventListener("focusin", (event) => this.focused(event));
  }

  panelOf(view) {
    return Number(view.closest("[data-panel]")?.dataset.panel ?? 0);
  }

  /** What lies uppermost at a point: of the views there the last one. */
  at(event) {
    const content = event.target.closest?.(".window-content");
    const matrix = content?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [...content.querySelectorAll("g[data-view]")].findLast((view) => {
      const frame = this.picture.frameOf(this.panelOf(view), view.dataset.view);
      return frame && x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height;
    });
  }

  clicked(event) {
    const hit = this.at(event);
    if (hit) this.choose(hit);
  }

  moved(event) {
    if (event.pointerType === "touch") return;
    const hit = this.at(event);
    this.point(hit ? { panel: this.panelOf(hit), view: hit.dataset.view } : null);
  }

  point(pointed) {
    if (pointed?.view === this.lit?.view && pointed?.panel === this.lit?.panel) return;
    this.light(pointed);
    this.onPoint(pointed);
  }

  choose(view) {
    this.pick({ panel: this.panelOf(view), view: view.dataset.view });
    view.focus({ preventScroll: true });
    this.onPick(this.picked);
  }

  focused(event) {
    const view = event.target.closest?.("g[data-view]");
    if (view?.matches(":focus-visible")) this.outline({ panel: this.panelOf(view), view: view.dataset.view }, "focus");
  }

  find(picked) {
    return this.picture.views.find((view) => view.dataset.view === picked?.view && this.panelOf(view) === picked.panel);
  }

  get current() {
    return this.find(this.picked);
  }

  clear(kinds) {
    for (const mark of this.picture.shadow.querySelectorAll(kinds)) mark.remove();
  }

  /** Marks a view, or nothing, with the constraints that hold it as dimension lines. */
  pick(picked) {
    this.picked = picked;
    this.clear(".pick, .dimension, .named");
    const { views } = this.picture;
    const view = this.current;
    for (const each of views) {
      each.setAttribute("aria-pressed", String(each === view));
      if (view) each.setAttribute("tabindex", each === view ? "0" : "-1");
    }
    if (view) this.outline(picked, "chosen");
    this.measure();
  }

  /** Draws the lines of what is chosen, or of all constraints, anew, as the scale is another one. */
  measure() {
    this.clear(".dimension");
    const panels = this.current ? [this.picked.panel] : this.showsAll ? this.picture.panels.keys() : [];
    for (const panel of panels) {
      const content = this.picture.contentOf(panel);
      const layout = content && this.picture.layoutOf?.(panel);
      if (layout) drawDimensions(content, layout, this.current ? this.picked.view : null);
    }
  }

  light(picked) {
    this.lit = picked;
    this.clear(".pick.lit, .named");
    if (!picked) return;
    this.outline(picked, "lit");
    this.name(picked);
  }

  /** Lights a view on every device. */
  lightAll(panels, { panel, view }) {
    this.light({ panel, view });
    for (let each = 0; each < panels; each += 1) if (each !== panel) this.outline({ panel: each, view }, "lit", true);
  }

  outline(picked, kind, isMore = false) {
    if (!isMore) this.clear(`.pick.${kind}, .pick.focus`);
    const frame = this.picture.frameOf(picked.panel, picked.view);
    const content = this.picture.contentOf(picked.panel);
    if (!frame || !content) return;
    const { x, y } = frame;
    content.append(drawn("rect", { x, y, width: Math.max(frame.width, 0), height: Math.max(frame.height, 0), class: `pick ${kind}` }));
  }

  /** Writes the name and the size of a view beside it, as large as the page's letters at every scale. */
  name({ panel, view }) {
    const frame = this.picture.frameOf(panel, view);
    const content = this.picture.contentOf(panel);
    const window = content?.querySelector(".window");
    if (!frame || !window) return;
    const unit = content.getScreenCTM()?.a ?? 1;
    const size = 11 / unit;
    const text = `${view}  ${Math.round(frame.width * 10) / 10} × ${Math.round(frame.height * 10) / 10}`;
    const width = text.length * size * 0.56 + size;
    const most = { x: Number(window.getAttribute("width")), y: Number(window.getAttribute("height")) };
    const x = Math.max(0, Math.min(frame.x, most.x - width));
    const y = frame.y >= size * 1.8 ? frame.y - size * 1.7 : Math.min(frame.y + frame.height + size * 0.2, most.y - size * 1.6);
    const group = drawn("g", { class: "named", "aria-hidden": "true" });
    group.append(drawn("rect", { x, y, width, height: size * 1.5, rx: size * 0.35 }), drawn("text", { x: x + size * 0.5, y: y + size * 0.78, "font-size": size }, text));
    content.append(group);
  }

  key(event) {
    const view = event.target.closest?.("g[data-view]");
    if (!view) return;
    const { views } = this.picture;
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
      this.outline({ panel: this.panelOf(next), view: next.dataset.view }, "focus");
    }
  }
}
