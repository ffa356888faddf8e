// The playground: a document on the left, what the service makes of it on the right.

import { Asking, captionsOf } from "./asking.js";
import { kindOf } from "./compose.js";
import { Completion } from "./completion.js";
import { Controls } from "./controls.js";
import { Editor } from "./editor.js";
import { Files, pretty } from "./files.js";
import { diagnosticsOf, explainedOf, faultsOf, joined, judgedOf, refusedOf, show as showFindings } from "./findings.js";
import { Hover } from "./hover.js";
import { Inspector } from "./inspector.js";
import { placeOf } from "./json.js";
import { Judging } from "./judging.js";
import { Keeping } from "./keeping.js";
import { announce, byId, tabs } from "./menus.js";
import { Opening } from "./opening.js";
import { apply } from "./patch.js";
import { Picture } from "./picture.js";
import * as rotation from "./rotation.js";
import { Schema } from "./schema.js";
import { Latest, Server } from "./server.js";
import { Share } from "./share.js";
import { Sweep } from "./sweep.js";
import { describe } from "./status.js";
import { Tree } from "./tree.js";
import { Turning } from "./turning.js";

/** Milliseconds without typing after which the picture is made anew. */
const PAUSE = 150;

class Playground {
  constructor() {
    this.server = new Server((wasSent) => this.refused(wasSent));
    // On its way while the rest is made.
    this.firstText = this.server.text("/pages/first.json").catch(() => "{}");
    this.asking = new Asking(this.server);
    this.latest = new Latest();
    Object.assign(this, { answer: null, catalog: null, map: null, remarks: [], diagnostics: [], judged: null });
    this.editor = new Editor(byId("editor"), (reason) => this.edited(reason));
    this.controls = new Controls((what) => this.controlled(what));
    this.makeViews();
    this.makeWriting();
    this.judging = new Judging(this.server, (judged) => this.judgedNow(judged));
    this.keeping = new Keeping({ current: () => ({ text: this.editor.text, controls: this.controls.state }), onRestore: (state) => this.opening.restored(state) });
    this.files = new Files(this.server, {
      onDocument: (text, name, notUnderstood) => this.opened(text, name, notUnderstood),
      onMap: (file) => this.mapped(file),
      onCatalog: (file) => this.attached(file),
      onProblem: (error, name) => this.failed(error, name),
    });
    this.opening = new Opening(this);
    this.share = new Share(this);
    this.turning = new Turning(this);
    this.listen();
  }

  makeViews() {
    const layoutOf = (panel) => this.layoutOf(panel);
    this.picture = new Picture(byId("picture"), {
      onPick: (picked) => this.picked(picked),
      onPoint: (pointed) => this.tree.light(pointed?.view ?? null),
      onOpen: (panel) => this.files.choose(String(panel)),
      onZoom: () => this.placeEdges(),
      viewsOf: (panel) => layoutOf(panel)?.views ?? {},
    });
    this.picture.layoutOf = layoutOf;
    this.sweep = new Sweep(this.picture, this.server, (size) => this.controls.setSize(size));
    this.inspector = new Inspector({ onPlace: (pointer) => this.reveal(pointer), onChoose: (id) => this.choose(id) });
    this.tree = new Tree({ onPoint: (id) => this.pointed(id), onChoose: (id) => this.choose(id) });
  }

  makeWriting() {
    const sources = async () => {
      this.schema ??= this.server.json("/schema/document.json").then((root) => new Schema(root), () => undefined);
      return { schema: kindOf(this.editor.text) === "json" ? await this.schema : undefined, devices: this.controls.devices };
    };
    this.completion = new Completion(this.editor, byId("completions"), sources);
    this.hover = new Hover(this.editor, byId("hover"), { sources, onView: (id) => this.pointed(id) });
  }

  async start() {
    this.controls.listVersions();
    await this.opening.first();
    new ResizeObserver(() => this.placeEdges()).observe(byId("picture"));
    this.opening.loadExamples();
    await this.loadDevices();
    if (this.shownNow) this.draw();
  }

  listen() {
    byId("format").addEventListener("click", () => this.format());
    byId("token-use").addEventListener("click", () => this.useToken());
    byId("token").addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.useToken();
    });
    byId("details-close").addEventListener("click", () => this.choose(null));
    byId("callbacks-close").addEventListener("click", () => rotation.clear());
    byId("details").addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.choose(null);
    });
    byId("judged").addEventListener("change", () => this.judge());
    tabs([byId("tab-findings"), byId("tab-views")]);
  }

  // MARK: what is asked

  edited(reason) {
    this.remarks = [];
    this.judged = null;
    this.judging.stop();
    const kind = kindOf(this.editor.text.slice(0, 20_000));
    byId("format").textContent = kind === "json" ? "Format" : "As JSON";
    byId("format").hidden = kind === "log";
    if (reason === "typed") {
      if (this.map) this.files.leaveMap();
      this.keeping.later(false);
    }
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
    this.keeping.later(false);
    if (what !== "size") return this.refresh();
    // While an edge is dragged, the next question waits for the answer to the last.
    if (this.isBusy) this.isDue = true;
    else this.refresh();
  }

  get shownWindow() {
    const window = this.layoutOf(0)?.environment?.window;
    return window && { width: window.width, height: window.height };
  }

  /** What the service draws besides views, as a query says it; empty for nothing. Constraints are drawn here, clear of texts. */
  get overlays() {
    const show = this.controls.show.filter((each) => each !== "constraints").join(",");
    return show && `show=${show}`;
  }

  question(text) {
    return { text, choice: this.controls.choice, overlays: this.overlays, catalog: this.catalog, file: this.map };
  }

  /** Shows another text. It is asked for first: the server works while the editor is filled. */
  replace(text) {
    const shown = this.refresh(text);
    this.editor.set(text);
    clearTimeout(this.timer);
    this.isAhead = false;
    return shown;
  }

  async refresh(text = this.editor.text) {
    this.isDue = false;
    this.isAhead = false;
    this.isBusy = true;
    clearTimeout(this.timer);
    try {
      const answered = await this.latest.run((signal) => this.asking.ask(this.question(text), signal));
      // Called off: whoever did so asks again.
      if (!answered) return;
      this.shown(answered);
    } catch (error) {
      this.failed(error);
    }
    this.isBusy = false;
    if (this.isDue) this.refresh();
  }

  judge() {
    this.judging.later({ text: this.editor.text, choice: this.controls.choice, catalog: this.catalog, file: this.map, isAll: byId("judged").value === "all" });
  }

  // MARK: what is answered

  shown(answered) {
    const { asked, answer } = answered;
    byId("access").hidden = true;
    Object.assign(this, { asked, answer, drawn: answered.source, shownNow: answered });
    this.draw();
    this.picture.isStale = false;
    this.picture.showsConstraints = this.controls.show.includes("constraints");
    if (asked.kind === "transition") rotation.list(answer);
    else if (!this.keepsCallbacks) rotation.clear();
    this.keepsCallbacks = false;
    this.diagnostics = answered.explained ? explainedOf(answered.explained, this.editor)
      : this.map ? [] : [...diagnosticsOf(answer, this.editor), ...refusedOf(answered.refused ?? [], this.editor)];
    this.tell();
    describe(this);
    this.inspect();
    this.placeEdges();
    this.judge();
    this.sweep.find(this.isSizable ? { text: this.editor.text, choice: this.controls.choice, catalog: this.catalog } : null);
    if (!this.isFirstShown) performance.mark("first-picture");
    this.isFirstShown = true;
  }

  /** Shows the picture with its captions, again where names have come. */
  draw() {
    if (this.drawn) return this.picture.show(this.drawn, captionsOf(this.shownNow, { nameOf: (id) => this.controls.knownName(id), documents: this.map?.documents ?? [] }));
    this.picture.empty(this.asked.kind === "log" ? "A console log has no screen. What it says of constraints stands with the findings."
      : "No class here becomes a screen. What is missing stands with the findings.");
  }

  /** Lists what is found: at once what the answer says, and after a while what is found on all screens. */
  tell() {
    const judged = this.judged ? judgedOf(this.judged, this.editor, (name) => this.environmentName(name)) : null;
    const findings = judged ? joined(this.diagnostics, judged) : this.diagnostics;
    this.list([...findings, ...this.remarks], false, this.judged?.screens);
  }

  list(findings, isRefused, screens) {
    showFindings(findings, { isRefused, screens, editor: this.editor, actions: {
      onApply: (patch, text) => this.applied(apply(this.editor, patch), text),
      onCorrect: (change, nearest) => this.applied(this.editor.replace(change.start, change.end, change.text), nearest),
      onView: (id) => this.choose(id),
      onPoint: (id) => this.pointed(id),
    } });
  }

  applied(isDone, text) {
    announce(isDone === false ? "The document has no such place any more." : `Done: ${text}`);
  }

  judgedNow(judged) {
    this.judged = judged;
    if (judged && this.isRefused !== true) this.tell();
  }

  environmentName(name) {
    const [, id, orientation] = /^(\S+) (\w+)$/.exec(name ?? "") ?? [];
    const words = { landscapeRight: "landscape", landscapeLeft: "landscape left", portraitUpsideDown: "upside down" };
    return id ? `${this.controls.nameOf(id)} ${words[orientation] ?? orientation}` : name ?? "";
  }

  failed(error, name) {
    if (!(error instanceof Error)) throw error;
    if (name) {
      const message = error.errors?.length > 0 ? error.errors[0].detail : error.message;
      this.list([{ severity: "error", message: `${name}: ${message}` }], true);
      return;
    }
    this.picture.isStale = true;
    this.judging.stop();
    this.list(faultsOf(error, this.editor), true);
    this.sweep.place(null);
    this.sweep.find(null);
  }

  /** The number among the results of what a panel shows. */
  indexOf(panel) {
    return this.shownNow?.shown?.[panel]?.index ?? panel;
  }

  /** The layout of a panel. */
  layoutOf(panel) {
    if (!this.answer) return null;
    if (this.answer.results) return this.answer.results[this.indexOf(panel)] ?? this.answer.results[0];
    return this.answer.to ?? this.answer;
  }

  get isSizable() {
    return this.answer && !this.answer.results && this.asked?.kind === "layout";
  }

  placeEdges() {
    this.sweep?.place(this.isSizable ? this.shownWindow : null);
  }

  // MARK: views

  picked(picked) {
    this.inspect();
    announce(`${picked.view} is chosen.`);
  }

  pointed(id) {
    const panel = this.picture.picked?.panel ?? 0;
    this.picture.light(id && id in (this.layoutOf(panel)?.views ?? {}) ? { panel, view: id } : null);
    if (id) this.tree.light(id);
  }

  choose(id) {
    this.picture.pick(id ? { panel: this.picture.picked?.panel ?? 0, view: id } : null);
    this.inspect();
  }

  inspect() {
    const { picked } = this.picture;
    const layout = this.layoutOf(picked?.panel ?? 0);
    this.tree.show(layout, picked?.view);
    this.inspector.show(layout, picked?.view);
    const view = layout?.views?.[picked?.view];
    byId("details").hidden = !view;
    if (view && view.type === undefined) this.complete(picked, layout);
  }

  /** Asks for all that there is about one of many environments, of which so far the frames are known. */
  async complete({ panel }, layout) {
    const { answer } = this;
    const index = this.indexOf(panel);
    if (!answer.results?.includes(layout)) return;
    try {
      const whole = await this.asking.whole(this.asked.document ?? {}, index, layout, this.catalog);
      if (!whole || this.answer !== answer) return;
      answer.results[index] = { ...whole, name: layout.name };
      this.picture.pick(this.picture.picked);
      this.inspect();
    } catch {
      // What is known stays.
    }
  }

  reveal(pointer) {
    const place = placeOf(this.editor.scan.places, pointer);
    if (place) this.editor.reveal(place.start, place.end);
  }

  // MARK: documents

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
    this.opening.close();
    this.replace(text);
    this.keeping.later(true);
    this.remarks = notUnderstood.map(({ path, id, reason }) => (
      { severity: "info", message: `Not in the document: ${path.split("/").pop()} ${id ?? ""} (${reason})` }));
    announce(`${name} is open.`);
  }

  /** All screens of a file are shown, or none of them any more. */
  mapped(file) {
    this.map = file;
  }

  attached(file) {
    this.catalog = file;
    this.refresh();
  }

  /** Puts the document in lines; of Swift and Interface Builder files it makes documents. */
  format() {
    const kind = kindOf(this.editor.text);
    if (kind !== "json") return this.files.openAs(kind, this.editor.text).catch((error) => this.failed(error, "As JSON"));
    try {
      this.editor.set(`${pretty(JSON.parse(this.editor.text))}\n`);
    } catch {
      announce("The document is not JSON yet.");
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
