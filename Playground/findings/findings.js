// What is wrong with a document, each finding at its line: faults of the request, what UIKit would complain about, what should be mended.

import { byId } from "./menus.js";
import { placeOf } from "./json.js";
import { correctionOf } from "./patch.js";
import { row } from "./rows.js";

const MOST = 200;
const ORDER = { error: 0, warning: 1, info: 2 };

/** The place of a fault of a constraint string: what its offset leads to, in the string. */
function narrowed(place, text, offset) {
  if (offset === undefined || text[place.start] !== '"') return place;
  const start = place.start + 1 + offset;
  if (start >= place.end - 1) return place;
  const word = text.slice(start, place.end - 1).match(/^[\w-]+|^./);
  return { start, end: start + (word?.[0].length ?? 1) };
}

/** What was meant where something near is known, as changes of the text. */
function correctionsOf(error, editor) {
  const found = (error.nearest ?? []).map((nearest) => ({ nearest, change: correctionOf(editor, error, nearest) }));
  return found.filter(({ change }) => change);
}

/** A fault of a problem document as a finding. */
function fault(error, editor) {
  const finding = { severity: "error", message: error.detail ?? error.code, corrections: correctionsOf(error, editor) };
  if (error.line !== undefined && error.column !== undefined) {
    const start = Math.min((editor.starts[error.line - 1] ?? 0) + error.column - 1, editor.text.length);
    return { ...finding, start, end: start + 1, line: error.line };
  }
  const place = placeOf(editor.scan.places, error.pointer);
  if (!place || error.pointer === "#") return finding;
  return { ...finding, ...narrowed(firstLine(place, editor.text), editor.text, error.offset) };
}

/** Of a place over many lines only the first, so that not half of the document is underlined. */
function firstLine({ start, end }, text) {
  const stop = text.indexOf("\n", start);
  return { start, end: stop >= 0 && stop < end ? stop : end };
}

function diagnostic(each, editor) {
  const place = placeOf(editor.scan.places, each.pointer);
  const finding = { severity: each.severity, message: each.message, views: each.views ?? [], console: each.consoleText, code: each.code,
    pointer: each.pointer, corrections: correctionsOf(each, editor) };
  return place && each.pointer !== "#" ? { ...finding, ...firstLine(place, editor.text) } : finding;
}

/** The findings of a problem. */
export function faultsOf(problem, editor) {
  const errors = problem.errors?.length > 0 ? problem.errors : [{ detail: problem.message }];
  return errors.map((error) => fault(error, editor));
}

/** The findings of an answer: of each layout, told once where several have them. */
export function diagnosticsOf(answer, editor) {
  const results = answer.results ?? [answer.from, answer.to].filter(Boolean);
  const layouts = results.length > 0 ? results : [answer];
  const found = new Map();
  for (const layout of layouts) {
    const own = layout.problem
      ? (layout.problem.errors ?? [{ detail: layout.problem.detail }]).map((error) => fault(error, editor))
      : (layout.diagnostics ?? []).map((each) => diagnostic(each, editor));
    for (const finding of own) {
      const key = `${finding.severity} ${finding.start} ${finding.message}`;
      const known = found.get(key) ?? { ...finding, where: [] };
      if (layout.name) known.where.push(layout.name);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

/** The findings of a report on many screens. nameOf gives the name of an environment as people have it. */
export function judgedOf({ findings, screens }, editor, nameOf) {
  return findings.map((each) => ({
    ...diagnostic(each, editor), explained: each.explained, screens,
    where: each.on.map(({ environment, name }) => nameOf(environment ?? name)),
    message: each.file ? `${each.file}: ${each.message}` : each.message,
  }));
}

/** What a console log says, with the lines of the log. */
export function explainedOf({ findings }, editor) {
  return findings.map((each) => {
    const line = each.broken?.line ?? each.constraints?.[0]?.line;
    const start = line === undefined ? undefined : editor.starts[line - 1];
    const end = start === undefined ? undefined : (editor.starts[line] ?? editor.text.length + 1) - 1;
    return { severity: each.severity, message: each.message, views: [], explained: each, ...(start === undefined ? {} : { start, end }) };
  });
}

/** What kept the classes of Swift from becoming screens, at its lines. */
export function refusedOf(refused, editor) {
  const holes = refused.flatMap(({ name, source }) => (source?.holes ?? []).map((hole) => ({ ...hole, name })));
  return holes.filter(({ blocking }) => blocking).map(({ says, place, name }) => {
    const start = place && Math.min((editor.starts[place.line - 1] ?? 0) + place.column - 1, editor.text.length);
    return { severity: "error", message: `${name}: ${says}`, views: [], ...(start === undefined ? {} : firstLine({ start, end: editor.text.length }, editor.text)) };
  });
}

/** Those of an answer that a report does not have, and then what it has. */
export function joined(diagnostics, judged) {
  const keyOf = ({ code, pointer, views = [] }) => `${code} ${pointer} ${views}`;
  const known = new Set(judged.map(keyOf));
  return [...judged, ...diagnostics.filter((each) => !known.has(keyOf(each)))];
}

function summary(findings, isRefused, screens) {
  const on = screens > 1 ? ` on ${screens} screens` : "";
  if (findings.length === 0) return `No faults, no complaints${on}.`;
  const count = (severity, one, many) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  };
  const parts = isRefused ? count("error", "fault", "faults")
    : [...count("error", "error", "errors"), ...count("warning", "warning", "warnings"), ...count("info", "remark", "remarks")];
  return `${parts.join(", ")}${on}.`;
}

/** Lists findings below the document and marks them in it. actions are those of a row. */
export function show(findings, { isRefused, screens, editor, actions }) {
  const sorted = [...findings].sort((a, b) => ORDER[a.severity] - ORDER[b.severity] || (a.start ?? 0) - (b.start ?? 0));
  byId("findings").replaceChildren(...sorted.slice(0, MOST).map((finding) => row(finding, editor, actions)));
  byId("findings-count").textContent = sorted.length || "";
  const text = summary(findings, isRefused, screens);
  if (byId("findings-summary").textContent !== text) byId("findings-summary").textContent = text;
  editor.show(sorted);
}
