// What is pasted: Swift, a console log, an Interface Builder file or a document.

import { kindOf } from "./compose.js";
import { byId } from "./menus.js";

const WORDS = { xml: "An Interface Builder file", json: "A document", log: "A console log", swift: "Swift" };

export class Paste {
  /** onText is called with the text and what it is called. */
  constructor(onText) {
    this.onText = onText;
    this.dialog = byId("paste-dialog");
    this.area = byId("paste-text");
    byId("paste").addEventListener("click", () => this.open());
    byId("paste-cancel").addEventListener("click", () => this.dialog.close());
    byId("paste-use").addEventListener("click", () => this.use());
    this.area.addEventListener("input", () => this.describe());
    this.area.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.use();
    });
  }

  open() {
    this.area.value = "";
    byId("paste-problem").textContent = "";
    this.describe();
    this.dialog.showModal();
    this.area.focus();
  }

  describe() {
    const text = this.area.value;
    byId("paste-kind").textContent = text.trim() ? WORDS[kindOf(text)] : "";
    byId("paste-use").disabled = !text.trim();
  }

  async use() {
    const text = this.area.value;
    if (!text.trim()) return;
    try {
      await this.onText(text, WORDS[kindOf(text)]);
      this.dialog.close();
    } catch (error) {
      byId("paste-problem").textContent = [error.message, ...(error.errors ?? []).slice(0, 4).map(({ detail }) => detail)].filter((each, at, all) => all.indexOf(each) === at).join("\n");
    }
  }
}
