// The controls: what they say, and which of them say something. They change the question, never the text.

import { byId, element, menu } from "./menus.js";

const AS_WRITTEN = ["", "As written"];

const CHOICES = {
  orientation: [AS_WRITTEN, ["portrait", "Portrait"], ["landscapeRight", "Landscape"], ["landscapeLeft", "Landscape left"],
    ["portraitUpsideDown", "Upside down"]],
  window: [AS_WRITTEN, ["full", "Full screen"], ["twoThirds", "Two thirds"], ["half", "Half"], ["third", "One third"],
    ["slideOver", "Slide Over"], ["size", "Any size …"]],
  category: [AS_WRITTEN, ["extraSmall", "XS"], ["small", "S"], ["medium", "M"], ["large", "L, the default"], ["extraLarge", "XL"],
    ["extraExtraLarge", "XXL"], ["extraExtraExtraLarge", "XXXL"], ["accessibilityMedium", "AX1"], ["accessibilityLarge", "AX2"],
    ["accessibilityExtraLarge", "AX3"], ["accessibilityExtraExtraLarge", "AX4"], ["accessibilityExtraExtraExtraLarge", "AX5"]],
  direction: [AS_WRITTEN, ["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]],
  style: [AS_WRITTEN, ["light", "Light"], ["dark", "Dark"]],
  version: [AS_WRITTEN],
  keyboard: [AS_WRITTEN, ["true", "Shown"], ["false", "Hidden"]],
};

/** The versions of the system, newest first: 26 came after 18. */
const VERSIONS = [27, 26, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7];

/** What a control is called where it says something. */
const NAMES = { orientation: "Orientation", window: "Window", category: "Text size", direction: "Direction", style: "Appearance",
  version: "System", keyboard: "Keyboard" };

const TRAITS = { category: "preferredContentSizeCategory", direction: "layoutDirection", style: "userInterfaceStyle" };

export class Controls {
  /** onChange is called when the question is another one. */
  constructor(onChange) {
    this.onChange = onChange;
    this.devices = [];
    this.chosen = new Set();
    this.isAll = false;
    this.size = null;
    for (const [id, choices] of Object.entries(CHOICES)) {
      byId(id).append(...choices.map(([value, text]) => element("option", { value, textContent: text })));
      byId(id).addEventListener("change", () => this.changed(id));
    }
    for (const box of this.boxes) box.addEventListener("change", () => this.changed("show"));
    byId("reset").addEventListener("click", () => this.reset());
    this.prepareDevices();
    this.describe();
  }

  get boxes() {
    return [...document.querySelectorAll('input[name="show"]')];
  }

  /** The overlays that are drawn. */
  get show() {
    return this.boxes.filter((box) => box.checked).map((box) => box.value);
  }

  // MARK: devices

  prepareDevices() {
    menu(byId("settings"), byId("settings-panel"));
    menu(byId("device"), byId("device-panel"), () => byId("device-search").focus());
    byId("device-search").addEventListener("input", () => this.filter());
    byId("device-none").addEventListener("click", () => this.choose([], false));
    byId("device-all").addEventListener("click", () => this.choose([], !this.isAll));
    byId("device-panel").addEventListener("keydown", (event) => this.move(event));
    byId("device-list").addEventListener("change", ({ target }) => {
      this.isAll = false;
      if (target.checked) this.chosen.add(target.value);
      else this.chosen.delete(target.value);
      this.devicesChanged();
    });
  }

  /** Lists the devices of the catalogue, newest first. */
  setDevices(devices) {
    this.devices = devices;
    const sorted = devices.map((device, index) => ({ device, index }))
      .sort((a, b) => (b.device.year ?? 0) - (a.device.year ?? 0) || a.index - b.index);
    const rows = sorted.map(({ device }) => {
      const box = element("input", { type: "checkbox", value: device.id, checked: this.chosen.has(device.id) });
      const size = device.portraitSize ? `${device.portraitSize.width}×${device.portraitSize.height}` : "";
      const row = element("li", {}, element("label", {}, box, element("span", { textContent: device.name }),
        element("small", { textContent: size })));
      row.dataset.words = [device.id, device.name, ...device.aliases, size].join(" ").toLowerCase();
      row.dataset.models = device.modelIdentifiers.join(" ").toLowerCase();
      return row;
    });
    byId("device-list").replaceChildren(...rows);
    this.filter();
    this.describe();
  }

  filter() {
    const sought = byId("device-search").value.trim().toLowerCase();
    const words = sought.split(/\s+/);
    let count = 0;
    for (const row of byId("device-list").children) {
      const isModel = sought !== "" && row.dataset.models.split(" ").includes(sought);
      row.hidden = !isModel && !words.every((word) => row.dataset.words.includes(word));
      if (!row.hidden) count += 1;
    }
    byId("device-count").textContent = count === 1 ? "1 device" : `${count} devices`;
  }

  /** Arrow keys go through the devices that are listed; Return in the search chooses the first. */
  move(event) {
    const boxes = [...byId("device-list").children].filter((row) => !row.hidden).map((row) => row.querySelector("input"));
    const at = boxes.indexOf(document.activeElement);
    if (event.key === "Enter" && event.target === byId("device-search") && boxes.length > 0) {
      event.preventDefault();
      boxes[0].click();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const next = event.key === "ArrowDown" ? at + 1 : at - 1;
    if (next < 0) byId("device-search").focus();
    else boxes[Math.min(next, boxes.length - 1)]?.focus();
  }

  choose(ids, isAll) {
    this.isAll = isAll;
    this.chosen = new Set(ids);
    for (const box of byId("device-list").querySelectorAll("input")) box.checked = this.chosen.has(box.value);
    this.devicesChanged();
  }

  devicesChanged() {
    this.listVersions();
    this.changed("device");
  }

  /** The name of a device; undefined before the catalogue is there, or where it has none. */
  knownName(id) {
    return this.devices.find((device) => device.id === id)?.name;
  }

  nameOf(id) {
    return this.knownName(id) ?? id;
  }

  /** The versions that the chosen devices run. */
  listVersions() {
    const ranges = [...this.chosen].map((id) => this.devices.find((device) => device.id === id)?.osVersions).filter(Boolean);
    const runs = (version) => ranges.every((range) => range.first <= version && version <= range.last);
    const versions = VERSIONS.filter(runs).map(String);
    const { value } = byId("version");
    byId("version").replaceChildren(...[AS_WRITTEN, ...versions.map((version) => [version, version])]
      .map(([each, text]) => element("option", { value: each, textContent: text })));
    byId("version").value = versions.includes(value) ? value : "";
  }

  // MARK: what they say

  value(id) {
    return byId(id).value;
  }

  /** What is asked in place of what the document says; a key that is undefined is left to the document. */
  get choice() {
    const said = (id) => this.value(id) || undefined;
    const traits = {};
    for (const [id, trait] of Object.entries(TRAITS)) if (this.value(id)) traits[trait] = this.value(id);
    const keyboard = said("keyboard");
    return { devices: [...this.chosen], all: this.isAll, orientation: said("orientation"), window: this.window,
      systemVersion: said("version"), keyboard: keyboard && keyboard === "true", traits };
  }

  get window() {
    const value = this.value("window");
    if (value === "") return undefined;
    if (value !== "size") return { multitasking: value };
    return this.size ? { width: this.size.width, height: this.size.height } : undefined;
  }

  /** Turns the interface without telling anybody. */
  turn(orientation) {
    byId("orientation").value = orientation;
    this.describe();
  }

  /** Gives the window a size. */
  setSize(size) {
    this.size = size;
    byId("window").value = "size";
    this.changed("size");
  }

  changed(what) {
    this.describe();
    this.onChange(what);
  }

  describe() {
    const names = [...this.chosen].map((id) => this.nameOf(id));
    const device = this.isAll ? "All devices" : names.length > 1 ? `${names[0]} and ${names.length - 1} more` : names[0];
    byId("device-name").textContent = device ?? AS_WRITTEN[1];
    byId("device-all").setAttribute("aria-pressed", String(this.isAll));
    byId("device").classList.toggle("overrides", Boolean(device));
    const overridden = Object.keys(NAMES).filter((id) => this.value(id) !== "");
    for (const id of Object.keys(NAMES)) byId(id).classList.toggle("overrides", this.value(id) !== "");
    const chips = overridden.map((id) => this.chip(`${NAMES[id]}: ${byId(id).selectedOptions[0].textContent}`, () => this.leave(id)));
    const shown = this.boxes.filter((box) => box.checked).map((box) => this.chip(box.parentElement.textContent.trim(), () => this.uncheck(box)));
    byId("chips").replaceChildren(...chips, ...shown);
    byId("reset").hidden = overridden.length === 0 && !device;
  }

  /** A setting that says something, with what takes it back. */
  chip(text, remove) {
    const button = element("button", { type: "button", textContent: "×" });
    button.setAttribute("aria-label", `Remove ${text}`);
    button.addEventListener("click", remove);
    return element("span", { className: "chip" }, element("span", { textContent: text }), button);
  }

  leave(id) {
    byId(id).value = "";
    this.changed(id);
    byId("settings").focus();
  }

  uncheck(box) {
    box.checked = false;
    this.changed("show");
    byId("settings").focus();
  }

  reset() {
    for (const id of Object.keys(NAMES)) byId(id).value = "";
    this.size = null;
    this.choose([], false);
    byId("device").focus();
  }

  // MARK: sharing

  /** All that the controls say, for a link. */
  get state() {
    const values = Object.fromEntries(Object.keys(NAMES).filter((id) => this.value(id)).map((id) => [id, this.value(id)]));
    return { ...values, devices: [...this.chosen], all: this.isAll, size: this.size, show: this.show };
  }

  /** Sets the controls as a link says. What is no choice is passed over. */
  set state(state) {
    const isSize = Number.isFinite(state.size?.width) && Number.isFinite(state.size?.height);
    this.size = isSize ? { width: state.size.width, height: state.size.height } : null;
    this.isAll = state.all === true;
    const ids = Array.isArray(state.devices) ? state.devices.filter((id) => typeof id === "string") : [];
    this.chosen = new Set(ids);
    for (const box of byId("device-list").querySelectorAll("input")) box.checked = this.chosen.has(box.value);
    this.listVersions();
    for (const id of Object.keys(NAMES)) {
      const isKnown = [...byId(id).options].some((option) => option.value === state[id]);
      byId(id).value = isKnown ? state[id] : "";
    }
    if (this.value("window") === "size" && !isSize) byId("window").value = "";
    const show = Array.isArray(state.show) ? state.show : [];
    for (const box of this.boxes) box.checked = show.includes(box.value);
    this.describe();
  }
}
