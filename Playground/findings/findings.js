// What is wrong with a document, each finding at its line: faults of the request, and what UIKit would complain about.

import { byId, element } from "./menus.js";
import { placeOf } from "./json.js";

const MOST = 200;

/** The place of a fault of a constraint string: what its offset leads to, in the string. */
function narrowed(place, text, offset) {
  if (offset === undefined || text[place.start] !== '"') return place;
  const start = place.start + 1 + offset;
  if (start >= place.end - 1) return place;
  const word = text.slice(start, place.end - 1).match(/^[\w-]+|^./);
  return { start, end: start + (word?.[0].length ?? 1) };
}

/** A fault of a problem document as a finding. */
function fault(error, editor) {
  const finding = { severity: "error", message: error.detail ?? error.code };
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
  const finding = { severity: each.severity, message: each.message, views: each.views ?? [], console: each.consoleText };
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

function summary(findings, isRefused) {
  if (findings.length === 0) return "No faults, no complaints.";
  const count = (severity, one, many) => {
    const number = findings.filter((finding) => finding.severity === severity).length;
    return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  };
  const parts = isRefused ? count("error", "fault", "faults")
    : [...count("error", "error", "errors"), ...count("warning", "warning", "warnings"), ...count("info", "remark", "remarks")];
  return `${parts.join(", ")}.`;
}

/** Lists findings below the document and marks them in it. */
export function show(findings, isRefused, editor) {
  const order = { error: 0, warning: 1, info: 2 };
  const sorted = [...findings].sort((a, b) => order[a.severity] - order[b.severity] || (a.start ?? 0) - (b.start ?? 0));
  byId("findings").replaceChildren(...sorted.slice(0, MOST).map((finding) => row(finding, editor)));
  const text = summary(findings, isRefused);
  if (byId("findings-summary").textContent !== text) byId("findings-summary").textContent = text;
  editor.show(sorted);
}

function row(finding, editor) {
  const { severity, message, start, end, where = [], views = [], console: printed } = finding;
  const content = [element("span", { className: "visually-hidden", textContent: `${severity}: ` }), element("span", { className: "message", textContent: views.length > 0 ? `${views.join(", ")}: ${message}` : message })];
  if (where.length > 0) {
    const rest = where.length > 2 ? ` and ${where.length - 2} more` : "";
    content.push(element("span", { className: "where", textContent: `${where.slice(0, 2).join(", ")}${rest}` }));
  }
  const more = printed ? [element("details", {}, element("summary", { textContent: "What UIKit prints" }),
    element("pre", { textContent: printed }))] : [];
  if (start === undefined) return element("li", { className: severity }, ...content, ...more);
  const button = element("button", { type: "button" }, element("span", { className: "line", textContent: `Line ${editor.lineOf(start)}` }), ...content);
  button.addEventListener("click", () => editor.reveal(start, end));
  return element("li", { className: severity }, button, ...more);
}
