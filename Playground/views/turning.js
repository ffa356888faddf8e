// A turn of the device: the next picture, the way to it, and what UIKit calls meanwhile.

import { endOf, question } from "./compose.js";
import { announce, byId } from "./menus.js";
import { list, other, play, turning } from "./rotation.js";
import { describe } from "./status.js";

export class Turning {
  constructor(page) {
    this.page = page;
    byId("rotate").addEventListener("click", () => this.rotate());
  }

  /** Turns the device, and lists what UIKit calls meanwhile. */
  async rotate() {
    // What was typed last is turned, too.
    if (this.page.isAhead) await this.page.refresh();
    const { environment } = this.page.layoutOf(0) ?? {};
    if (!environment || !this.page.asked) return;
    const next = other(environment.orientation);
    if (this.page.answer.results || this.page.asked.kind !== "layout") {
      this.page.controls.turn(next);
      return this.page.refresh();
    }
    this.page.isBusy = false;
    try {
      const turned = turning(this.page.asked.document, environment.orientation, next);
      await this.page.latest.run((signal) => this.turn(turned, next, signal));
    } catch (error) {
      this.page.failed(error);
    }
  }

  async turn(turned, next, signal) {
    const query = this.page.overlays ? `?${this.page.overlays}` : "";
    const [answer, source] = await Promise.all([
      this.page.server.json("/v1/transition", { signal, question: question(turned) }),
      this.page.server.text(`/v1/resolve${query}`, { accept: "image/svg+xml", signal, question: question(endOf(turned, "to"), this.page.catalog) }),
    ]);
    if (signal.aborted) return;
    const duration = list(answer);
    announce(`Turned to ${next}. ${answer.events.length} callbacks.`);
    if (this.page.controls.size) {
      this.page.controls.size = { width: this.page.controls.size.height, height: this.page.controls.size.width };
      this.page.sweep.show(this.page.controls.size);
    }
    this.page.controls.turn(next);
    this.page.answer = answer.to;
    describe(this.page);
    this.page.sweep.place(null);
    await play(this.page.picture, next !== "portrait", duration, () => this.page.picture.show(source));
    this.page.keepsCallbacks = true;
    this.page.keeping.later(false);
    this.page.refresh();
  }
}
