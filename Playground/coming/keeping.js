// Keeps the text: in the address, so that a reload and the way back have it, and on this machine for the next time. No token is kept.

import { packState, unpackState } from "./sharing.js";

const NAME = "layout-resolver";
/** Milliseconds without a change after which the text is kept. */
const PAUSE = 400;
/** Longer addresses are no use to anybody; then only this machine keeps the text. */
const LONGEST = 60_000;

export class Keeping {
  /** current gives {text, controls} of what is shown; onRestore is called with the same when the address is another one. */
  constructor({ current, onRestore }) {
    Object.assign(this, { current, onRestore });
    window.addEventListener("popstate", () => this.restore());
    window.addEventListener("pagehide", () => this.isWaiting && this.store());
  }

  /** Keeps what is shown after a while. isNew: the way back leads to what was shown before. */
  later(isNew) {
    clearTimeout(this.timer);
    if (isNew) return this.keep(true);
    this.isWaiting = true;
    this.timer = setTimeout(() => this.keep(false), PAUSE);
  }

  async keep(isNew) {
    const { text, controls } = this.current();
    this.store();
    const hash = await packState(text, controls);
    const address = hash.length <= LONGEST ? hash : location.pathname;
    if (isNew && address !== location.hash) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.isWaiting = false;
    return hash;
  }

  store() {
    this.isWaiting = false;
    try {
      localStorage.setItem(NAME, JSON.stringify(this.current()));
    } catch {
      // A browser that keeps nothing is no fault.
    }
  }

  get stored() {
    try {
      const known = JSON.parse(localStorage.getItem(NAME) ?? "null");
      return typeof known?.text === "string" ? { text: known.text, controls: known.controls ?? {} } : null;
    } catch {
      return null;
    }
  }

  /** What the address says; null where it says nothing. Throws for a damaged one. */
  get addressed() {
    return unpackState(location.hash);
  }

  async restore() {
    clearTimeout(this.timer);
    try {
      this.onRestore(await this.addressed);
    } catch {
      this.onRestore(undefined);
    }
  }
}
