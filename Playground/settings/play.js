// Runs a slider through its range; step by step for those who want no motion.

import { byId } from "./menus.js";

/** Milliseconds from one end of the range to the other. */
const WHOLE = 9000;

export class Play {
  /** set is called with a size; next gives the size behind one at which something happens, null where nobody knows. */
  constructor(side, [smallest, largest], { set, next }) {
    Object.assign(this, { side, smallest, largest, set, next });
    this.slider = byId(`sweep-${side}`);
    this.button = byId(`sweep-${side}-play`);
    this.button.addEventListener("click", () => (this.frame ? this.stop() : this.start()));
    this.button.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.stop();
    });
    this.slider.addEventListener("input", () => this.stop());
    this.describe();
  }

  get isStill() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  start() {
    const value = Number(this.slider.value);
    const from = value < this.largest ? value : this.smallest;
    if (this.isStill) return this.set(value < this.largest ? this.next(value) ?? this.largest : this.smallest);
    let begin;
    const step = (now) => {
      begin ??= now;
      const size = Math.min(this.largest, Math.round(from + ((now - begin) / WHOLE) * (this.largest - this.smallest)));
      this.set(size);
      this.frame = size < this.largest ? requestAnimationFrame(step) : undefined;
      if (!this.frame) this.stop();
    };
    this.frame = requestAnimationFrame(step);
    byId("sweep-found").setAttribute("aria-live", "off");
    this.describe();
  }

  stop() {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = undefined;
    byId("sweep-found").setAttribute("aria-live", "polite");
    this.describe();
  }

  describe() {
    const sizes = this.side === "width" ? "widths" : "heights";
    this.button.textContent = this.frame ? "Stop" : this.isStill ? "Next" : "Play";
    this.button.setAttribute("aria-label", this.frame ? "Stop" : this.isStill ? `Next of the ${sizes} at which something happens` : `Play through all ${sizes}`);
  }
}
