// What can be written at the cursor, as a list below it: names of keys, values of enumerations, devices, and ids in constraints.

import { element, scrollTo } from "./menus.js";
import { contextAt, idsIn } from "./context.js";

const MOST = 40;
const ATTRIBUTES = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "lastBaseline", "left", "right"];
const GUIDES = ["safeArea", "layoutMargins", "readableContent"];
const RELATIONS = ["==", ">=", "<="];

/** Whether a string at a path is a constraint as a text. */
function isConstraint(path) {
  return path.some((each) => each === "constraints") && typeof path[path.length - 1] === "number";
}

/** Those that begin with what was typed, then those that have it somewhere. */
function matching(options, typed) {
  const sought = typed.toLowerCase();
  const rank = ({ label }) => (label.startsWith(typed) ? 0 : label.toLowerCase().startsWith(sought) ? 1 : 2);
  return options.filter(({ label }) => label.toLowerCase().includes(sought)).sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
}

/** What can stand in a text of a constraint at an offset. */
export function inConstraint(before, ids) {
  const word = /(?:([\w-]+)\.(?:(safeArea|layoutMargins|readableContent)\.)?)?([\w-]*)$/.exec(before);
  const [, owner, guide, typed] = word;
  const option = (label, says) => ({ label, says, text: label });
  if (owner) return { typed, options: [...(guide ? [] : GUIDES.map((each) => option(each, "a guide"))), ...ATTRIBUTES.map((each) => option(each, `of ${owner}`))].sort((a, b) => Number(a.says === "a guide") - Number(b.says === "a guide")) };
  if (/[\w\])]\s+$/.test(before) && !/[=<>]=\s*[^=<>]*$/.test(before)) return { typed: "", options: RELATIONS.map((each) => option(each, "a relation")) };
  return { typed, options: ids.map((id) => option(id, "a view")) };
}

/** What can be written at a place: {options: [{label, says, text, caret}], start, end, typed}; null for nothing. */
export function complete({ schema, scan, text, offset, devices = [] }) {
  const context = contextAt(scan, text, offset);
  if (!context) return null;
  const { path, types, kind, start, end, typed } = context;
  if (kind === "string" && isConstraint(path)) {
    const found = inConstraint(text.slice(start + 1, offset), idsIn(scan, text));
    return { options: matching(found.options, found.typed), start: offset - found.typed.length, end: offset, typed: found.typed };
  }
  const nodes = schema.at(path, types);
  if (kind === "key") return keys(schema, nodes, { ...context, text });
  const isId = /^(firstItem|secondItem)$/.test(path[path.length - 1]);
  const isDevice = path[path.length - 1] === "device";
  const values = isId ? idsIn(scan, text).map((value) => ({ value, says: "a view" }))
    : isDevice ? devices.map(({ name }) => ({ value: name, says: "a device" })).reverse() : schema.values(nodes);
  const options = values.map(({ value, says }) => ({ label: String(value), says, text: JSON.stringify(value) }));
  return { options: matching(options, typed.replace(/"$/, "")), start, end, typed };
}

function keys(schema, nodes, { siblings, start, end, typed, text, token }) {
  const rest = text.slice(end);
  const isNamed = /^\s*:/.test(rest);
  const options = schema.keys(nodes).filter(({ name }) => !siblings.includes(name) || (token && text.slice(token.start + 1, token.end - 1) === name))
    .map(({ name, says, schema: own }) => {
      const [before, after] = isNamed ? ["", ""] : schema.frame(own);
      const comma = !isNamed && /^\s*"/.test(rest) ? "," : "";
      return { label: name, says, text: isNamed ? JSON.stringify(name) : `${JSON.stringify(name)}: ${before}${after}${comma}`, caret: isNamed ? 0 : after.length + comma.length };
    });
  return { options: matching(options, typed.replace(/"$/, "")), start, end, typed };
}

export class Completion {
  /** sources gives {schema, devices} as they are known by now. */
  constructor(editor, list, sources) {
    Object.assign(this, { editor, list, sources, found: null, at: 0 });
    const { area } = editor;
    area.addEventListener("input", (event) => this.typed(event));
    area.addEventListener("keydown", (event) => this.key(event), { capture: true });
    area.addEventListener("blur", () => this.close());
    area.addEventListener("scroll", () => this.isOpen && this.place());
    area.addEventListener("pointerdown", () => this.close());
    list.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      const index = [...list.children].indexOf(event.target.closest("li"));
      if (index >= 0) this.take(index);
    });
  }

  get isOpen() {
    return !this.list.hidden;
  }

  typed(event) {
    if (this.isTaking) return;
    // What is offered may have blanks and brackets in it, as names of devices have.
    const isWord = event.inputType === "insertText" && (this.isOpen || /^[\w".=<>-]+$/.test(event.data ?? ""));
    const isShorter = event.inputType === "deleteContentBackward" && this.isOpen;
    if (isWord || isShorter) this.open(false);
    else this.close();
  }

  /** Offers what fits. Without a wish for it, nothing where what was typed is the only thing that does. */
  async open(isWished) {
    const { editor } = this;
    const { schema, devices } = await this.sources();
    const offset = editor.area.selectionStart;
    if (!schema || offset !== editor.area.selectionEnd || !editor.isShort) return this.close();
    this.found = complete({ schema, scan: editor.scan, text: editor.text, offset, devices });
    const { options = [], typed = "" } = this.found ?? {};
    const isDone = options.length === 1 && options[0].label === typed.replace(/"$/, "");
    if (options.length === 0 || (isDone && !isWished)) return this.close();
    this.draw();
  }

  draw() {
    const { options } = this.found;
    this.list.replaceChildren(...options.map(({ label, says }, index) => {
      const row = element("li", { id: `completion-${index}` }, element("b", { textContent: label }), element("span", { textContent: says }));
      row.setAttribute("role", "option");
      return row;
    }));
    this.list.hidden = false;
    this.place();
    this.select(0);
  }

  place() {
    const { left, top, height } = this.editor.placeOf(this.found.start);
    const room = this.editor.area.clientHeight;
    const own = this.list.offsetHeight;
    this.list.style.left = `${Math.max(0, Math.min(left, this.editor.area.clientWidth - this.list.offsetWidth - 8))}px`;
    this.list.style.top = `${top + height + own > room && top > own ? top - own - 2 : top + height + 2}px`;
  }

  select(index) {
    const rows = [...this.list.children];
    this.at = (index + rows.length) % rows.length;
    for (const [each, row] of rows.entries()) row.setAttribute("aria-selected", String(each === this.at));
    scrollTo(rows[this.at], this.list);
    this.editor.area.setAttribute("aria-activedescendant", rows[this.at].id);
    this.editor.area.setAttribute("aria-controls", this.list.id);
  }

  close() {
    this.list.hidden = true;
    this.editor.area.removeAttribute("aria-activedescendant");
  }

  take(index = this.at) {
    const { options, start, end } = this.found;
    const { text, caret = 0, label } = options[index];
    this.close();
    this.isTaking = true;
    this.editor.replace(start, end, text);
    this.isTaking = false;
    const at = start + text.length - caret;
    this.editor.area.setSelectionRange(at, at);
    if (caret > 0 && label) this.open(false);
  }

  key(event) {
    if (event.key === " " && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return this.open(true);
    }
    if (!this.isOpen) return;
    const actions = {
      ArrowDown: () => this.select(this.at + 1), ArrowUp: () => this.select(this.at - 1), Enter: () => this.take(), Tab: () => this.take(),
      Escape: () => this.close(),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  }
}
