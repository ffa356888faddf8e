// The document as text: a textarea, with colours and marks in two layers behind it and line numbers beside it.

import { lineAt, lineStarts, scan } from "./json.js";

/** Longer texts are edited without colours, so that every key is answered at once. */
const LONGEST_COLOURED = 60_000;
/** In longer texts findings have no lines. */
const LONGEST_SCANNED = 1_000_000;
const LONGEST_NUMBERED = 20_000;

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A text as HTML in which ranges {start, end, kind} that follow each other are spans. */
function spans(text, ranges) {
  const parts = [];
  let at = 0;
  for (const { start, end, kind } of ranges) {
    if (start < at) continue;
    parts.push(escaped(text.slice(at, start)), `<span class="${kind}">`, escaped(text.slice(start, end)), "</span>");
    at = end;
  }
  parts.push(escaped(text.slice(at)), "\n");
  return parts.join("");
}

export class Editor {
  /** onChange is called after each change of the text, with the reason: "typed" or "set". */
  constructor(root, onChange) {
    this.area = root.querySelector("textarea");
    this.colours = root.querySelector(".colours");
    this.marks = root.querySelector(".marks");
    this.lines = root.querySelector(".lines");
    this.onChange = onChange;
    this.findings = [];
    this.leaves = false;
    this.isScrolled = false;
    this.area.addEventListener("input", () => this.changed("typed"));
    this.area.addEventListener("scroll", () => this.follow());
    this.area.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => (this.letterWidth = 0)).observe(this.area);
    document.addEventListener("selectionchange", () => {
      if (document.activeElement === this.area) this.drawMarks();
    });
    this.changed(null);
  }

  get text() {
    return this.area.value;
  }

  /**
   * Replaces the whole text; undo brings the old one back. Not as if it were typed: browsers take seconds to type a long text.
   */
  set(text) {
    if (text === this.text) return;
    this.replaced = { before: this.text, after: text };
    this.exchange(text);
  }

  exchange(text) {
    this.area.value = text;
    this.area.setSelectionRange(0, 0);
    // Asked for only where it does something: the browser lays out the whole page to answer.
    if (this.isScrolled) this.area.scrollTo(0, 0);
    this.changed("set");
  }

  /** Undoes a replacement, where nothing that was typed since is left to be undone. Returns whether there was one. */
  undo() {
    if (!this.replaced?.before || this.text !== this.replaced.after) return false;
    const { before } = this.replaced;
    this.replaced = null;
    this.exchange(before);
    return true;
  }

  /** Puts a text in place of what is selected, as if it were typed. */
  insert(text) {
    this.isInserting = true;
    const done = document.execCommand(text === "" ? "delete" : "insertText", false, text);
    if (!done) this.area.setRangeText(text, this.area.selectionStart, this.area.selectionEnd, "end");
    this.isInserting = false;
  }

  changed(reason) {
    if (this.isInserting) return;
    const text = this.text;
    this.starts = lineStarts(text);
    this.isShort = text.length <= LONGEST_COLOURED;
    this.scanned = null;
    this.colours.innerHTML = this.isShort ? spans(text, this.scan.tokens) : escaped(text);
    this.show(reason ? [] : this.findings);
    if (reason) this.onChange(reason);
  }

  /** Marks findings: {severity, start, end, message}; those without a place are not marked. */
  show(findings) {
    this.findings = findings.filter((finding) => finding.start !== undefined);
    this.drawLines();
    this.drawMarks();
  }

  /** Tokens and places of the text, found when somebody asks. */
  get scan() {
    this.scanned ??= scan(this.text.length <= LONGEST_SCANNED ? this.text : "");
    return this.scanned;
  }

  lineOf(offset) {
    return lineAt(this.starts, offset);
  }

  drawLines() {
    const count = Math.min(this.starts.length, LONGEST_NUMBERED);
    const worst = new Map();
    for (const { start, severity, message } of this.findings) {
      const line = this.lineOf(start);
      const known = worst.get(line);
      if (!known || severity === "error") worst.set(line, { severity, message });
    }
    const parts = [];
    for (let line = 1; line <= count; line += 1) {
      const finding = worst.get(line);
      parts.push(finding ? `<span class="${finding.severity}">${line}</span>` : `${line}`);
    }
    this.lines.innerHTML = parts.join("\n");
  }

  drawMarks() {
    if (!this.isShort) return this.marks.replaceChildren();
    const ranges = this.findings
      .map(({ start, end, severity }) => ({ start, end: Math.max(end, start + 1), kind: severity }))
      .concat(this.bracketRanges())
      .sort((a, b) => a.start - b.start);
    this.marks.innerHTML = spans(this.text, ranges);
  }

  /** The bracket at the cursor, and its other half. */
  bracketRanges() {
    const { selectionStart: at, selectionEnd } = this.area;
    if (at !== selectionEnd) return [];
    const found = [at, at - 1].find((offset) => this.scan.pairs.has(offset));
    if (found === undefined) return [];
    return [found, this.scan.pairs.get(found)].map((start) => ({ start, end: start + 1, kind: "bracket" }));
  }

  follow() {
    const { scrollLeft, scrollTop } = this.area;
    this.isScrolled = scrollLeft !== 0 || scrollTop !== 0;
    const shift = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this.colours.style.transform = shift;
    this.marks.style.transform = shift;
    this.lines.style.transform = `translateY(${-scrollTop}px)`;
  }

  /** Goes to a place and selects it. */
  reveal(start, end) {
    this.area.focus();
    this.area.setSelectionRange(start, end);
    const height = parseFloat(getComputedStyle(this.area).lineHeight);
    const line = this.lineOf(start) - 1;
    this.area.scrollTop = Math.max(0, line * height - this.area.clientHeight / 3);
    this.area.scrollLeft = 0;
    this.follow();
  }

  key(event) {
    if (event.key === "Escape") {
      this.leaves = true;
      return;
    }
    const leaves = this.leaves;
    if (event.key !== "Shift") this.leaves = false;
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
    if (isUndo && this.undo()) event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Tab" && !leaves) {
      event.preventDefault();
      this.indent(event.shiftKey);
    } else if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.breakLine();
    }
  }

  /** Puts a text in place of a stretch, as if it were typed: undo brings the old one back. */
  replace(start, end, text) {
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, end);
    this.edit(text);
  }

  // MARK: places on the page

  get letter() {
    if (!this.letterWidth) {
      const style = getComputedStyle(this.area);
      const context = document.createElement("canvas").getContext("2d");
      context.font = style.font;
      this.letterWidth = context.measureText("0".repeat(100)).width / 100;
      this.letterHeight = parseFloat(style.lineHeight);
      this.padding = { left: parseFloat(style.paddingLeft), top: parseFloat(style.paddingTop) };
    }
    return { width: this.letterWidth, height: this.letterHeight };
  }

  /** Where a letter is in the sheet. */
  placeOf(offset) {
    const { width, height } = this.letter;
    const line = this.lineOf(offset) - 1;
    return { left: this.padding.left + (offset - this.starts[line]) * width - this.area.scrollLeft,
      top: this.padding.top + line * height - this.area.scrollTop, height };
  }

  /** The offset of the letter under a pointer; null where none is. */
  offsetAt({ clientX, clientY }) {
    const { width, height } = this.letter;
    const box = this.area.getBoundingClientRect();
    const line = Math.floor((clientY - box.top - this.padding.top + this.area.scrollTop) / height);
    const column = Math.floor((clientX - box.left - this.padding.left + this.area.scrollLeft) / width);
    const start = this.starts[line];
    const end = (this.starts[line + 1] ?? this.text.length + 1) - 1;
    return start === undefined || column < 0 || start + column >= end ? null : start + column;
  }

  edit(text) {
    this.insert(text);
    this.changed("typed");
  }

  indent(isLess) {
    const { selectionStart, selectionEnd } = this.area;
    const isLines = this.text.slice(selectionStart, selectionEnd).includes("\n");
    if (!isLess && !isLines) return this.edit("  ");
    const first = this.text.lastIndexOf("\n", selectionStart - 1) + 1;
    const lines = this.text.slice(first, selectionEnd).split("\n");
    const moved = lines.map((line) => (isLess ? line.replace(/^ {1,2}/, "") : `  ${line}`)).join("\n");
    this.area.setSelectionRange(first, selectionEnd);
    this.edit(moved);
    const end = first + moved.length;
    this.area.setSelectionRange(isLines ? first : end, end);
  }

  breakLine() {
    const at = this.area.selectionStart;
    const before = this.text.slice(this.text.lastIndexOf("\n", at - 1) + 1, at);
    const blanks = before.match(/^[ \t]*/)[0];
    const isOpen = /[{[]\s*$/.test(before);
    const closes = isOpen && /^\s*[}\]]/.test(this.text.slice(this.area.selectionEnd).split("\n", 1)[0]);
    const inner = `\n${blanks}${isOpen ? "  " : ""}`;
    this.edit(closes ? `${inner}\n${blanks}` : inner);
    if (closes) this.area.setSelectionRange(at + inner.length, at + inner.length);
  }
}
