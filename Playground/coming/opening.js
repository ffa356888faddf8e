// What the page opens on: what the address or this machine keeps, else a first screen with a welcome; and the examples.

import { announce, byId, element } from "./menus.js";
import { Paste } from "./paste.js";

export class Opening {
  constructor(page) {
    this.page = page;
    this.paste = new Paste((text, name) => page.files.openText(text, name));
    byId("examples").addEventListener("change", () => this.chooseExample());
    byId("way-write").addEventListener("click", () => {
      this.close();
      page.editor.area.focus();
      byId("editor").scrollIntoView({ block: "nearest" });
    });
    byId("way-open").addEventListener("click", () => byId("file").click());
    byId("way-paste").addEventListener("click", () => this.paste.open());
    byId("welcome-close").addEventListener("click", () => this.close());
  }

  /** Takes document and controls from the address or from this machine; else shows the first screen. */
  async first() {
    try {
      const addressed = await this.page.keeping.addressed;
      if (addressed) return this.take(addressed);
    } catch {
      announce("The link is damaged.");
    }
    const { stored } = this.page.keeping;
    if (stored && location.hash.length < 2) return this.take(stored);
    await this.welcome();
  }

  async welcome() {
    byId("welcome").hidden = false;
    await this.page.replace(await this.page.firstText);
  }

  take(state) {
    const { controls, sweep } = this.page;
    this.page.files.forget();
    this.page.picture.pick(null);
    this.close();
    controls.state = state.controls;
    sweep.show(controls.size);
    return this.page.replace(state.text);
  }

  /** The address is another one: the way back, or a link. undefined for a damaged link. */
  restored(state) {
    if (state === undefined) announce("The link is damaged.");
    else if (state) this.take(state).then(() => this.page.keeping.store());
    else this.welcome();
  }

  close() {
    byId("welcome").hidden = true;
  }

  async loadExamples() {
    try {
      this.examples = await this.page.server.json("/pages/examples.json");
    } catch {
      this.examples = [];
    }
    byId("examples").append(...this.examples.map(({ title }, index) => element("option", { value: String(index), textContent: title })));
  }

  chooseExample() {
    const example = this.examples[Number(byId("examples").value)];
    if (byId("examples").value === "" || !example) return;
    this.page.files.forget();
    this.page.opened(example.text, example.title);
  }
}
