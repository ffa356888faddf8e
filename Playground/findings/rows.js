// A finding as a row: where it stands, what it says, on which devices, why, and what would end it.

import { element } from "./menus.js";

const MOST_NAMES = 60;
const MOST_CHANGES = 3;

function placesOf({ where = [], screens }) {
  if (where.length === 0) return [];
  const all = screens && where.length === screens;
  if (where.length === 1) return [element("p", { className: "where", textContent: `on ${where[0]}` })];
  const text = all ? `on all ${screens} screens` : `on ${where[0]} and ${where.length - 1} more${screens ? ` of ${screens}` : ""}`;
  const rest = where.length > MOST_NAMES ? ` and ${where.length - MOST_NAMES} more` : "";
  return [element("details", { className: "where" }, element("summary", { textContent: text }),
    element("p", { textContent: `${where.slice(0, MOST_NAMES).join(", ")}${rest}` }))];
}

/** The sum that shows why constraints cannot all hold. */
function arithmeticOf(explained) {
  const sum = explained?.arithmetic;
  if (!sum) return [];
  const rows = sum.lines.map(({ text, adds }) => element("li", {}, element("b", { textContent: `${adds >= 0 ? "+" : "−"} ${Math.abs(adds)}` }), element("span", { textContent: text })));
  const end = element("li", {}, element("b", { textContent: sum.contradiction.replace("==", "≠") }), element("span", { textContent: "cannot be" }));
  return [element("details", {}, element("summary", { textContent: "Why they contradict each other" }), element("ul", { className: "arithmetic" }, ...rows, end))];
}

function button(text, title, work) {
  const made = element("button", { type: "button", className: "apply", textContent: text, title });
  made.addEventListener("click", work);
  return made;
}

/** Buttons for what was tried, and for what was meant. */
function changesOf({ explained, corrections = [] }, { onApply, onCorrect }) {
  const remedies = explained?.remedies ?? [];
  const told = remedies.filter(({ patch }) => !patch).map(({ text }) => element("li", { textContent: text }));
  const tried = remedies.filter(({ patch }) => patch).map(({ text, patch, verifiedIn }) => (
    button(text.replace(/\.$/, ""), `Tried on ${verifiedIn ?? 1} of the screens that have it`, () => onApply(patch, text))));
  const meant = corrections.map(({ nearest, change }) => button(`Write ${nearest}`, "Put it into the document", () => onCorrect(change, nearest)));
  const shown = [...meant, ...tried];
  if (told.length > 0) return [element("details", { open: true }, element("summary", { textContent: "What ends it, each tried" }), element("ul", { className: "arithmetic" }, ...told))];
  if (shown.length === 0) return [];
  const rest = shown.slice(MOST_CHANGES);
  const more = rest.length > 0 ? [element("details", {}, element("summary", { textContent: `${rest.length} more changes that end it` }), element("div", { className: "applies" }, ...rest))] : [];
  return [element("div", { className: "applies" }, ...shown.slice(0, MOST_CHANGES)), ...more];
}

/** A finding: {severity, message, views, start, end, where, screens, console, explained, corrections}. */
export function row(finding, editor, actions) {
  const { severity, message, start, end, views = [], console: printed } = finding;
  const names = views.filter((view) => !message.includes(view)).join(", ");
  const content = [element("span", { className: "visually-hidden", textContent: `${severity}: ` }),
    element("span", { className: "message", textContent: names ? `${names}: ${message}` : message })];
  const shown = explanationOf(finding, actions);
  if (printed) shown.push(element("details", {}, element("summary", { textContent: "What UIKit prints" }), element("pre", { textContent: printed })));
  const place = start === undefined ? [] : [element("span", { className: "line", textContent: `Line ${editor.lineOf(start)}` })];
  const head = start === undefined && views.length === 0 ? element("p", {}, ...content) : element("button", { type: "button", className: "goto" }, ...place, ...content);
  const made = element("li", { className: severity }, head, ...shown);
  if (head.localName === "button") head.addEventListener("click", () => (start === undefined ? actions.onView(views[0]) : editor.reveal(start, end)));
  made.addEventListener("pointerenter", () => actions.onPoint(views[views.length - 1] ?? null));
  made.addEventListener("pointerleave", () => actions.onPoint(null));
  return made;
}

function explanationOf(finding, actions) {
  return [...placesOf(finding), ...changesOf(finding, actions), ...arithmeticOf(finding.explained)];
}
