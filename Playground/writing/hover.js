// What the schema says of the key under the pointer, and which view the pointer is in.

import { element } from "./menus.js";
import { contextAt, viewAt } from "./context.js";

/** Milliseconds on one place after which the view there is lit, and after which its key is told of. */
const SOON = 40;
const PAUSE = 280;
const MOST_VALUES = 14;

export class Hover {
  /** sources gives {schema}; onView is called with the id of the view in whose text the pointer is, or null. */
  constructor(editor, box, { sources, onView }) {
    Object.assign(this, { editor, box, sources, onView });
    const { area } = editor;
    area.addEventListener("pointermove", (event) => this.moved(event));
    area.addEventListener("pointerleave", () => this.leave());
    for (const name of ["input", "scroll", "pointerdown"]) area.addEventListener(name, () => this.hide());
  }

  leave() {
    this.hide();
    clearTimeout(this.viewTimer);
    this.view(null);
  }

  hide() {
    clearTimeout(this.timer);
    this.box.hidden = true;
  }

  view(id) {
    if (id === this.shown) return;
    this.shown = id;
    this.onView(id);
  }

  moved(event) {
    if (event.pointerType === "touch" || !this.editor.isShort) return;
    this.hide();
    const offset = this.editor.offsetAt(event);
    this.timer = setTimeout(() => this.tell(offset), PAUSE);
    clearTimeout(this.viewTimer);
    this.viewTimer = setTimeout(() => this.view(offset === null ? null : viewAt(this.editor.scan, this.editor.text, offset)), SOON);
  }

  async tell(offset) {
    if (offset === null) return;
    const { scan, text } = this.editor;
    const token = scan.tokens.find(({ start, end }) => start <= offset && offset < end);
    if (!token || token.kind === "mark") return;
    const { schema } = await this.sources();
    const said = schema && this.words(schema, contextAt(scan, text, token.start + 1), text.slice(token.start, token.end), token.kind);
    if (!said) return;
    this.box.replaceChildren(element("b", { textContent: said.name }), ...said.lines.map((line) => element("p", { textContent: line })));
    this.box.hidden = false;
    const { left, top, height } = this.editor.placeOf(token.start);
    const own = this.box.offsetHeight;
    this.box.style.left = `${Math.max(0, Math.min(left, this.editor.area.clientWidth - this.box.offsetWidth - 8))}px`;
    this.box.style.top = `${top > own + 6 ? top - own - 4 : top + height + 4}px`;
  }

  words(schema, context, word, kind) {
    if (!context) return null;
    const isKey = kind === "key";
    const name = isKey ? word.slice(1, -1) : context.path[context.path.length - 1];
    const parents = schema.at(isKey ? context.path : context.path.slice(0, -1), context.types);
    const own = parents.map((node) => node.properties?.[name]).find(Boolean);
    if (!own) return null;
    const values = schema.values(schema.flat(own)).map(({ value }) => String(value));
    const lines = [schema.words(own), values.length > 0 ? `One of ${values.slice(0, MOST_VALUES).join(", ")}${values.length > MOST_VALUES ? " and others" : ""}.` : ""];
    return { name: `${name}${schema.kind(own) ? `: ${schema.kind(own)}` : ""}`, lines: lines.filter(Boolean).map((line) => (line.length > 420 ? `${line.slice(0, 420)} …` : line)) };
  }
}
