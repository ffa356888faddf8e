// Sweeping the size of the window: two sliders below what is found at all sizes, and the window's edges in the picture.

import { byId, element } from "./menus.js";
import { Play } from "./play.js";
import { Ranges } from "./ranges.js";

const SMALLEST = 200;
const LARGEST = 1400;

function bounded(value) {
  return Math.round(Math.max(SMALLEST, Math.min(LARGEST, value)));
}

export class Sweep {
  /** onSize is called with each new size. */
  constructor(picture, server, onSize) {
    this.picture = picture;
    this.onSize = onSize;
    this.ranges = new Ranges(server, [SMALLEST, LARGEST], (side, length) => this.set(side, length));
    this.sliders = { width: byId("sweep-width"), height: byId("sweep-height") };
    for (const slider of Object.values(this.sliders)) slider.addEventListener("input", () => this.slid());
    this.plays = Object.keys(this.sliders).map((side) => new Play(side, [SMALLEST, LARGEST], {
      set: (length) => this.set(side, length), next: (length) => this.ranges.next(side, length),
    }));
    this.handles = { width: this.handle("right"), height: this.handle("bottom") };
  }

  get size() {
    return { width: Number(this.sliders.width.value), height: Number(this.sliders.height.value) };
  }

  set(side, length) {
    this.sliders[side].value = bounded(length);
    this.slid();
  }

  slid() {
    this.tell();
    this.onSize(this.size);
  }

  tell() {
    for (const [side, value] of Object.entries(this.size)) {
      byId(`sweep-${side}-value`).textContent = `${value} pt`;
      this.sliders[side].setAttribute("aria-valuetext", `${value} points`);
    }
    this.ranges.say(this.size);
  }

  /** Shows the sliders at a size, or hides them. */
  show(size) {
    byId("sweep").hidden = !size;
    if (!size) {
      for (const play of this.plays) play.stop();
      return this.ranges.cancel();
    }
    this.sliders.width.value = bounded(size.width);
    this.sliders.height.value = bounded(size.height);
    this.tell();
  }

  /** Shows what is found in a document at all sizes, {text, choice, catalog}; null for none, or for one that is not known any more. */
  find(document) {
    this.ranges.update(byId("sweep").hidden ? null : document, this.size);
  }

  // MARK: edges

  handle(edge) {
    const made = element("div", { className: `edge ${edge}`, title: "Drag to change the size of the window" });
    made.setAttribute("aria-hidden", "true");
    made.hidden = true;
    made.addEventListener("pointerdown", (event) => this.drag(made, edge === "right" ? "width" : "height", event));
    this.picture.root.append(made);
    return made;
  }

  /** Puts the edges where the window is. */
  place(window) {
    this.window = window;
    const box = window && this.picture.windowBox;
    for (const handle of Object.values(this.handles)) handle.hidden = !box;
    if (!box) return;
    const { scrollLeft, scrollTop } = this.picture.root;
    const { width, height } = this.handles;
    const set = (handle, values) => {
      for (const [name, value] of Object.entries(values)) handle.style[name] = `${value}px`;
    };
    set(width, { left: box.left + box.width - 4 + scrollLeft, top: box.top + scrollTop, height: box.height });
    set(height, { left: box.left + scrollLeft, top: box.top + box.height - 4 + scrollTop, width: box.width });
  }

  drag(handle, side, event) {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    handle.classList.add("dragged");
    const start = { at: side === "width" ? event.clientX : event.clientY, size: { width: this.window.width, height: this.window.height } };
    // The window stays in the middle of its screen, so an edge moves half as far as the size grows.
    const factor = 2;
    const move = (moved) => {
      const distance = (side === "width" ? moved.clientX : moved.clientY) - start.at;
      const length = bounded(start.size[side] + (distance * factor) / this.picture.scale);
      this.show({ ...start.size, [side]: length });
      this.onSize(this.size);
    };
    const stop = () => {
      handle.classList.remove("dragged");
      handle.removeEventListener("pointermove", move);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", stop, { once: true });
    handle.addEventListener("pointercancel", stop, { once: true });
  }
}
