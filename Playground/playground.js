// The playground: a document on the left, what the service makes of it on the right.

import { question, endOf, read, single } from "./compose.js";
import { Controls } from "./controls.js";
import { Editor } from "./editor.js";
import { Files, pretty } from "./files.js";
import { diagnosticsOf, faultsOf, show as showFindings } from "./findings.js";
import { Inspector } from "./inspector.js";
import { placeOf } from "./json.js";
import { announce, byId, element, menu } from "./menus.js";
import { Picture, download } from "./picture.js";
import * as rotation from "./rotation.js";
import { Latest, Server } from "./server.js";
import { copy, pack, packState, unpackState } from "./sharing.js";
import { Sweep } from "./sweep.js";

/** Milliseconds without typing after which the picture is made anew. */
const PAUSE = 150;
/** Of more environments than this only frames are asked for. */
const MOST_IN_FULL = 8;
/** Longer addresses the server refuses. */
const LONGEST_ADDRESS = 8000;
const ALL_OF_VIEWS = "show=content,margins,guides,constraints";

class Playground {
  constructor() {
    this.server = new Server((wasSent) => this.refused(wasSent));
    this.latest = new Latest();
    this.answer = null;
    this.catalog = null;
    this.remarks = [];
    this.editor = new Editor(byId("editor"), (reason) => this.edited(reason));
    this.controls = new Controls((what) => this.controlled(what));
    this.picture = new Picture(byId("picture"), {
      onPick: (picked) => this.picked(picked),
      viewsOf: (panel) => this.layoutOf(panel)?.views ?? {},
    });
    this.sweep = new Sweep(this.picture, this.server, (size) => this.controls.setSize(size));
    this.inspector = new Inspector({ onPlace: (pointer) => this.reveal(pointer), onChoose: (id) => this.choose(id) });
    this.files = new Files(this.server, {
      onDocument: (text, name, notUnderstood) => this.opened(text, name, notUnderstood),
      onCatalog: (file) => this.attached(file),
      onProblem: (error, name) => this.failed(error, name),
    });
    this.listen();
  }

  async start() {
    this.controls.listVersions();
    await Promise.all([this.loadExamples(), this.loadDevices()]);
    if (!(await this.restore())) this.editor.set(this.examples[0]?.text ?? "{}");
    new ResizeObserver(() => this.placeEdges()).observe(byId("picture"));
  }

  listen() {
    byId("examples").addEventListener("change", () => this.chooseExample());
    byId("format").addEventListener("click", () => this.format());
    byId("rotate").addEventListener("click", () => this.rotate());
    byId("token-use").addEventListener("click", () => this.useToken());
    byId("token").addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.useToken();
    });
    menu(byId("share"), byId("share-panel"), () => this.share());
    for (const [button, field] of [["copy-link", "share-link"], ["copy-picture", "picture-link"]]) {
      byId(button).addEventListener("click", async () => announce((await copy(byId(field))) ? "Copied." : "Press Ctrl C to copy."));
    }
    byId("download").addEventListener("click", () => download(this.drawn));
    window.addEventListener("hashchange", () => this.restore());
  }

  // MARK: what is asked

  edited(reason) {
    this.remarks = [];
    if (reason === "typed") this.files.forget();
    this.sweep.find(null);
    this.isAhead = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh(), reason === "typed" ? PAUSE : 0);
  }

  controlled(what) {
    const isSized = byId("window").value === "size";
    if (isSized && !this.controls.size) this.controls.size = this.shownWindow ?? { width: 390, height: 844 };
    if (!isSized) this.controls.size = null;
    if (what !== "size") this.sweep.show(this.controls.size);
    this.picture.isLocked = isSized && this.picture.svg !== null;
    if (what !== "size") return this.refresh();
    // While an edge is dragged, the next question waits for the answer to the last.
    if (this.isBusy) this.isDue = true;
    else this.refresh();
  }

  get shownWindow() {
    const window = this.layoutOf(0)?.environment?.window;
    return window && { width: window.width, height: window.height };
  }

  async refresh() {
    this.isDue = false;
    this.isAhead = false;
    this.isBusy = true;
    clearTimeout(this.timer);
    try {
      const answered = await this.latest.run((signal) => this.ask(signal));
      // Called off: whoever did so asks again.
      if (!answered) return;
      this.shown(answered);
    } catch (error) {
      this.failed(error);
    }
    this.isBusy = false;
    if (this.isDue) this.refresh();
  }

  /** Asks for the layout and for its picture, both at once. */
  async ask(signal) {
    const asked = read(this.editor.text, this.controls.choice);
    const isFile = asked.kind === "file";
    const body = isFile ? { body: asked.sent, contentType: "application/xml" } : question(asked.sent, this.catalog);
    const query = isFile ? this.fileQuery() : "";
    const drawing = this.server.text(`/v1/resolve?${query}${this.overlays}`.replace(/[?&]$/, ""),
      { accept: "image/svg+xml", signal, question: body });
    // The other answer says what is wrong; this one is awaited after it.
    drawing.catch(() => {});
    const answer = asked.kind === "transition"
      ? await this.server.json(`/v1/transition?${ALL_OF_VIEWS.replace(",constraints", "")}`, { signal, question: question(asked.whole) })
      : await this.server.json(`/v1/resolve?${query}${this.detail(asked.document)}`, { signal, question: body });
    return { asked, answer, source: await drawing };
  }

  /** What the picture shows besides views, as a query says it; empty for nothing. */
  get overlays() {
    const show = this.controls.show.join(",");
    return show && `show=${show}`;
  }

  fileQuery() {
    const { devices, orientation, systemVersion, keyboard } = this.controls.choice;
    const said = Object.entries({ device: devices[0], orientation, systemVersion, keyboard }).filter(([, value]) => value !== undefined);
    return said.map(([name, value]) => `${name}=${encodeURIComponent(value)}&`).join("");
  }

  detail(document) {
    const environments = document?.environments;
    const isLong = environments !== undefined && !(Array.isArray(environments) && environments.length <= MOST_IN_FULL);
    return isLong ? "fields=environment,frames,diagnostics" : ALL_OF_VIEWS;
  }

  // MARK: what is answered

  shown({ asked, answer, source }) {
    byId("access").hidden = true;
    this.asked = asked;
    this.answer = answer;
    this.drawn = source;
    this.picture.show(source);
    this.picture.isStale = false;
    if (asked.kind === "transition") rotation.list(answer);
    else if (!this.keepsCallbacks) rotation.clear();
    this.keepsCallbacks = false;
    showFindings([...diagnosticsOf(answer, this.editor), ...this.remarks], false, this.editor);
    this.describe();
    this.inspect();
    this.placeEdges();
    this.sweep.find(this.isSizable ? { text: this.editor.text, choice: this.controls.choice, catalog: this.catalog } : null);
  }

  failed(error, name) {
    if (!(error instanceof Error)) throw error;
    if (name) {
      const message = error.errors?.length > 0 ? error.errors[0].detail : error.message;
      showFindings([{ severity: "error", message: `${name}: ${message}` }], true, this.editor);
      return;
    }
    this.picture.isStale = true;
    showFindings(faultsOf(error, this.editor), true, this.editor);
    this.sweep.place(null);
    this.sweep.find(null);
  }

  /** The layout of a panel, and its number among the results. */
  layoutOf(panel) {
    if (!this.answer) return null;
    if (this.answer.results) return this.answer.results[panel] ?? this.answer.results[0];
    return this.answer.to ?? this.answer;
  }

  describe() {
    const count = this.answer.results?.length ?? 1;
    const { environment } = this.layoutOf(0) ?? {};
    const classes = environment?.traits;
    const size = environment && `${environment.window.width} × ${environment.window.height}`;
    const words = { landscapeRight: "landscape right", landscapeLeft: "landscape left", portraitUpsideDown: "upside down" };
    byId("status-text").textContent = count > 1 ? `${count} environments`
      : environment ? [this.controls.nameOf(environment.device), words[environment.orientation] ?? environment.orientation,
        `iOS ${environment.systemVersion}`, size].join(" · ") : "";
    const letter = (value) => ({ compact: "C", regular: "R" })[value] ?? "–";
    const text = count === 1 && classes ? `w${letter(classes.horizontalSizeClass)} h${letter(classes.verticalSizeClass)}` : "";
    const shown = byId("classes");
    if (shown.textContent !== text && shown.textContent !== "" && text !== "") {
      const name = (value) => value ?? "unspecified";
      announce(`Width ${name(classes.horizontalSizeClass)}, height ${name(classes.verticalSizeClass)}`);
      shown.animate([{ backgroundColor: "var(--accent)", color: "var(--on-accent)" }, {}], { duration: 600 });
    }
    shown.textContent = text;
  }

  get isSizable() {
    return this.answer && !this.answer.results && this.asked?.kind === "layout";
  }

  placeEdges() {
    this.sweep.place(this.isSizable ? this.shownWindow : null);
  }

  // MARK: views

  picked(picked) {
    this.inspect();
    announce(`${picked.view} is chosen.`);
  }

  choose(id) {
    this.picture.pick(id ? { panel: this.picture.picked?.panel ?? 0, view: id } : null);
    this.inspect();
  }

  inspect() {
    const { picked } = this.picture;
    const layout = this.layoutOf(picked?.panel ?? 0);
    this.inspector.show(layout, picked?.view);
    const view = layout?.views?.[picked?.view];
    if (view && view.type === undefined) this.complete(picked, layout);
  }

  /** Asks for all that there is about one of many environments, of which so far the frames are known. */
  async complete({ panel }, layout) {
    const document = single(this.asked.document ?? {}, panel, layout);
    const { answer } = this;
    if (!document || !answer.results?.includes(layout)) return;
    try {
      const whole = await this.server.json(`/v1/resolve?${ALL_OF_VIEWS}`, { question: question(document, this.catalog) });
      if (this.answer !== answer) return;
      answer.results[answer.results.indexOf(layout)] = { ...whole, name: layout.name };
      this.inspect();
    } catch {
      // What is known stays.
    }
  }

  reveal(pointer) {
    const place = placeOf(this.editor.scan.places, pointer);
    if (place) this.editor.reveal(place.start, place.end);
  }

  // MARK: rotation

  async rotate() {
    // What was typed last is turned, too.
    if (this.isAhead) await this.refresh();
    const { environment } = this.layoutOf(0) ?? {};
    if (!environment || !this.asked) return;
    const next = rotation.other(environment.orientation);
    if (this.answer.results || this.asked.kind !== "layout") {
      this.controls.turn(next);
      return this.refresh();
    }
    this.isBusy = false;
    try {
      const turned = rotation.turning(this.asked.document, environment.orientation, next);
      await this.latest.run((signal) => this.turn(turned, environment.orientation, next, signal));
    } catch (error) {
      this.failed(error);
    }
  }

  async turn(turned, from, next, signal) {
    const [answer, source] = await Promise.all([
      this.server.json("/v1/transition", { signal, question: question(turned) }),
      this.server.text(`/v1/resolve?${this.overlays}`.replace(/[?]$/, ""),
        { accept: "image/svg+xml", signal, question: question(endOf(turned, "to"), this.catalog) }),
    ]);
    if (signal.aborted) return;
    const duration = rotation.list(answer);
    announce(`Turned to ${next}. ${answer.events.length} callbacks.`);
    if (this.controls.size) {
      this.controls.size = { width: this.controls.size.height, height: this.controls.size.width };
      this.sweep.show(this.controls.size);
    }
    this.controls.turn(next);
    this.answer = answer.to;
    this.describe();
    this.sweep.place(null);
    await rotation.play(this.picture, next !== "portrait", duration, () => this.picture.show(source));
    this.keepsCallbacks = true;
    this.refresh();
  }

  // MARK: documents

  async loadExamples() {
    try {
      this.examples = await this.server.json("/pages/examples.json");
    } catch {
      this.examples = [];
    }
    byId("examples").append(...this.examples.map(({ title }, index) => element("option", { value: String(index), textContent: title })));
  }

  chooseExample() {
    const example = this.examples[Number(byId("examples").value)];
    if (byId("examples").value === "" || !example) return;
    this.files.forget();
    this.picture.pick(null);
    this.editor.set(example.text);
  }

  async loadDevices() {
    try {
      const { devices } = await this.server.json("/v1/devices");
      this.controls.setDevices(devices);
    } catch {
      byId("device-count").textContent = "The devices could not be loaded.";
    }
  }

  opened(text, name, notUnderstood = []) {
    this.picture.pick(null);
    this.editor.set(text);
    this.remarks = notUnderstood.map(({ path, id, reason }) => (
      { severity: "info", message: `Not in the document: ${path.split("/").pop()} ${id ?? ""} (${reason})` }));
    announce(`${name} is open.`);
  }

  attached(file) {
    this.catalog = file;
    this.refresh();
  }

  format() {
    try {
      this.editor.set(`${pretty(JSON.parse(this.editor.text))}\n`);
    } catch {
      announce("The document is not JSON yet.");
    }
  }

  // MARK: links

  async share() {
    const hash = await packState(this.editor.text, this.controls.state);
    history.replaceState(null, "", hash);
    byId("share-link").value = location.href;
    const asked = read(this.editor.text, this.controls.choice);
    const path = asked.document ? `/v1/resolve/${await pack(JSON.stringify(asked.document))}.svg?${this.overlays}`.replace(/[?]$/, "") : "";
    const isShort = path !== "" && path.length <= LONGEST_ADDRESS && !this.catalog;
    byId("picture-link").value = isShort ? location.origin + path : "";
    byId("copy-picture").disabled = !isShort;
    byId("picture-hint").textContent = isShort ? "The document travels in the address."
      : "This document is too long for an address. Download the picture.";
    byId("download").disabled = !this.drawn;
    byId("share-link").select();
  }

  /** Takes document and controls from the address. Returns whether it has any. */
  async restore() {
    try {
      const state = await unpackState(location.hash);
      if (!state) return false;
      this.controls.state = state.controls;
      this.sweep.show(this.controls.size);
      this.editor.set(state.text);
      this.refresh();
      return true;
    } catch {
      announce("The link is damaged.");
      return false;
    }
  }

  // MARK: access

  refused(wasSent) {
    byId("access").hidden = false;
    byId("access-text").textContent = wasSent ? "The server does not know this token."
      : "This server wants a token before it lays out anything. It stays in this page’s memory and is gone when you leave.";
  }

  async useToken() {
    this.server.token = byId("token").value.trim();
    await this.loadDevices();
    this.refresh();
  }
}

new Playground().start();
