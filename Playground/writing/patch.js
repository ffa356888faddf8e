// Changes of a document, put into its text where their JSON Pointers lead, so that everything else stays as it was written.

import { pretty } from "./files.js";
import { escapeSegment } from "./json.js";

/** The blanks at the beginning of the line of an offset. */
function indentAt(text, offset) {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", offset - 1) + 1))[0];
}

function partsOf(pointer) {
  const path = pointer.replace(/^#/, "");
  const cut = path.lastIndexOf("/");
  return { parent: path.slice(0, cut), name: path.slice(cut + 1) };
}

/** A new last member or element of what stands at a place, as {start, end, text}. */
function appended(editor, { start, end }, member) {
  const { text } = editor;
  const inside = text.slice(start + 1, end - 1);
  if (inside.trim() === "") return { start: start + 1, end: end - 1, text: member };
  const last = start + 1 + inside.trimEnd().length;
  const isLines = inside.includes("\n");
  const line = text.slice(text.lastIndexOf("\n", last - 1) + 1, last);
  const indent = isLines ? indentAt(text, last - 1) : "";
  return { start: last, end: last, text: isLines && line.trim() !== "" ? `,\n${indent}${member}` : `, ${member}` };
}

/** What is taken away with a member or an element: it, and the comma that parted it from the others. */
function removed(editor, pointer) {
  const { text, scan } = editor;
  const place = scan.places.get(pointer);
  const start = place.key ? place.key.start : place.start;
  const behind = /^\s*,[ \t]*(\n(?=\s*))?/.exec(text.slice(place.end));
  const before = /,?\s*$/.exec(text.slice(0, start))[0];
  if (!behind) return { start: start - before.length, end: place.end, text: "" };
  const blanks = /\n[ \t]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const isWholeLine = behind[1] !== undefined && blanks > 0;
  return isWholeLine ? { start: start - blanks + 1, end: place.end + behind[0].length, text: "" } : { start, end: place.end + behind[0].length, text: "" };
}

/** One operation of RFC 6902 as a change of the text; null where the document has no such place. */
export function changeOf(editor, { op, path, value }) {
  const { places } = editor.scan;
  const pointer = path.replace(/^#/, "");
  const { parent, name } = partsOf(pointer);
  if (op === "remove") return places.has(pointer) ? removed(editor, pointer) : null;
  const place = places.get(pointer);
  const isElement = /^(\d+|-)$/.test(name) && editor.text[places.get(parent)?.start] === "[";
  if (place && !(op === "add" && isElement)) return { start: place.start, end: place.end, text: pretty(value, indentAt(editor.text, place.start)) };
  if (op === "replace") return null;
  const around = places.get(parent);
  if (!around) return null;
  if (place) return { start: place.start, end: place.start, text: `${pretty(value, indentAt(editor.text, place.start))}, ` };
  const key = isElement ? "" : `${JSON.stringify(name.replaceAll("~1", "/").replaceAll("~0", "~"))}: `;
  return appended(editor, around, key + pretty(value, indentAt(editor.text, around.end - 1)));
}

/** Puts the operations of a patch into the text, one after the other. Returns whether all of them were. */
export function apply(editor, patch) {
  for (const operation of patch) {
    const change = changeOf(editor, operation);
    if (!change) return false;
    editor.replace(change.start, change.end, change.text);
  }
  return true;
}

/** What is changed where a fault names something near: {start, end, text}, of a word in a text, a whole value, or the name of a key. */
export function correctionOf(editor, { pointer, code, offset }, nearest) {
  const path = (pointer ?? "").replace(/^#/, "");
  const place = editor.scan.places.get(path) ?? editor.scan.places.get(path.split("/").map((each) => escapeSegment(decodeURIComponent(each))).join("/"));
  if (!place) return null;
  const { text } = editor;
  if (code === "unknownKey") return place.key ? { ...place.key, text: JSON.stringify(nearest) } : null;
  if (text[place.start] !== '"') return null;
  if (offset === undefined) return { start: place.start, end: place.end, text: JSON.stringify(nearest) };
  const start = place.start + 1 + offset;
  const word = /^`[^`]*`|^[\w-]+/.exec(text.slice(start, place.end - 1));
  return word ? { start, end: start + word[0].length, text: nearest } : null;
}
