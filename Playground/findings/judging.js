// What the service finds in a document on all devices, or on those that are shown, with why, and which changes would end it.

import { question, read } from "./compose.js";
import { Latest } from "./server.js";

/** Milliseconds without a change after which a document is judged. */
const PAUSE = 350;
/** Environments in which conflicts are explained, at most. */
const MOST_EXPLAINED = 4;
const EXPLAINED = new Set(["unsatisfiableConstraints", "ambiguousLayout"]);

/** What the choice of the controls leaves where all devices are asked: what each device can be given. */
function everywhere(choice) {
  return { ...choice, all: true, devices: [], orientation: undefined, window: undefined, systemVersion: undefined };
}

/** The key by which a finding of one answer is found in another. */
function keyOf({ code, pointer, views = [] }) {
  return `${code} ${pointer} ${views}`;
}

/** The environments in which what can be explained is found, of each finding the first. */
function explainedIn(findings, layouts) {
  const names = findings.filter(({ code }) => EXPLAINED.has(code)).map((each) => layouts[each.layouts?.[0]]?.environment);
  const found = [...new Set(names)].slice(0, MOST_EXPLAINED).map((name) => /^(\S+) (\w+)$/.exec(name ?? ""));
  return found.filter(Boolean).map(([, device, orientation]) => ({ device, orientation }));
}

export class Judging {
  /** onJudged is called with {findings, screens, isAll}, or null while nothing is known of the text that is there. */
  constructor(server, onJudged) {
    Object.assign(this, { server, onJudged });
    this.latest = new Latest();
  }

  /** Judges a text after a while: {text, choice, catalog, file, isAll}. */
  later(source) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.judge(source), PAUSE);
  }

  stop() {
    clearTimeout(this.timer);
    this.latest.stop();
  }

  async judge(source) {
    try {
      const judged = await this.latest.run((signal) => this.ask(source, signal));
      if (judged) this.onJudged(judged);
    } catch {
      // The picture says what is wrong with a document.
      this.onJudged(null);
    }
  }

  async ask({ text, choice, catalog, file, isAll }, signal) {
    const asked = read(text, isAll ? everywhere(choice) : choice);
    if (asked.kind === "log") return null;
    const isFile = file || asked.kind === "file";
    const body = file ? { body: file.body, contentType: file.contentType } : isFile ? { body: text, contentType: asked.contentType } : question(asked.sent, catalog);
    const report = await this.server.json(`/v1/lint${isFile && isAll ? "?environments=all" : ""}`, { signal, question: body });
    const findings = report.files.flatMap((each) => each.findings.map((finding) => ({ ...finding, file: each.path, on: (finding.layouts ?? []).map((index) => each.layouts[index]) })));
    const layouts = report.files[0]?.layouts ?? [];
    const explained = isFile ? [] : await this.explain(asked, findings, layouts, { catalog, signal });
    const known = new Map(explained.map((each) => [keyOf(each), each]));
    return { findings: findings.map((each) => ({ ...each, explained: known.get(keyOf(each)) })), screens: layouts.length, isAll };
  }

  /** Asks why conflicts are there and what ends them, where they are. */
  async explain({ document }, findings, layouts, { catalog, signal }) {
    if (!document || !findings.some(({ code }) => EXPLAINED.has(code))) return [];
    const environments = explainedIn(findings, layouts);
    const sent = environments.length > 0 ? { ...document, environments } : document;
    try {
      const answer = await this.server.json("/v1/explain", { signal, question: question(sent, catalog) });
      return answer.findings.flatMap((each) => [each, ...(each.consequences ?? []).map((one) => ({ ...one, remedies: one.remedies ?? each.remedies }))]);
    } catch (error) {
      if (error.name === "AbortError") throw error;
      return [];
    }
  }
}
