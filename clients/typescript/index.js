// How UIKit would lay out a screen, asked of the program that comes with this package or of a service.
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { LayoutError, Program, Service } from './asking.js';
import { findProgram } from './program.js';

export { LayoutError, Program, Service, findProgram };

const gravity = { info: 0, warning: 1, error: 2 };

function resolverOf(server) {
  const told = server || process.env.LAYOUTRESOLVER_SERVER || new Program();
  return typeof told === 'string' ? new Service(told) : told;
}

/** What was found on a screen, and whether it fits. */
export class Verdict {
  constructor(findings, places, name) {
    this.findings = findings;
    this.fits = findings.length === 0;
    this.text = this.fits ? `${name} fits` : [`${name} does not fit:`, ...findings.flatMap((each) => lines(each, places))].join('\n');
  }

  toString() {
    return this.text;
  }
}

function lines(finding, places) {
  const place = finding.line === undefined ? '' : `${finding.line}:${finding.column ?? 1} `;
  return [
    `  ${place}${finding.severity} ${finding.code} ${finding.message}`,
    `    in ${finding.layouts.map((each) => places[each]).join(', ')}`,
  ];
}

/** A screen on devices, in an orientation, a language and so on. Each question is asked anew. */
export class Shown {
  #source;
  #name;
  #resolver;
  #options;

  constructor(source, name, resolver, options) {
    this.#source = source;
    this.#name = name;
    this.#resolver = resolver;
    this.#options = options;
  }

  #ask(operation, form, more) {
    return this.#resolver.ask(operation, this.#source, { ...this.#options, ...more }, form);
  }

  async report(options = {}) {
    const report = JSON.parse(await this.#ask('lint', 'json', options));
    const faults = report.files.flatMap((file) => file.faults.map((fault) => fault.message));
    if (faults.length > 0) throw new LayoutError(faults.join('\n'));
    return report;
  }

  async findings(options) {
    return (await this.report(options)).files.flatMap((file) => file.findings);
  }

  async verdict({ failOn = 'warning', ...options } = {}) {
    const [findings, places] = [[], []];
    for (const file of (await this.report(options)).files) {
      const first = places.length;
      places.push(...file.layouts.map((each) => [each.scene, each.environment].filter(Boolean).join(' ')));
      const grave = file.findings.filter((each) => gravity[each.severity] >= gravity[failOn] && !each.known);
      findings.push(...grave.map((each) => ({ ...each, layouts: each.layouts.map((layout) => first + layout) })));
    }
    return new Verdict(findings, places, this.#name);
  }

  async fits(options) {
    return (await this.verdict(options)).fits;
  }

  async assertFits(options) {
    const verdict = await this.verdict(options);
    if (!verdict.fits) throw new LayoutError(verdict.text);
  }

  async layouts(options = {}) {
    const answer = JSON.parse(await this.#ask('resolve', 'json', options));
    return answer.results ?? [answer];
  }

  async layout(options) {
    const found = await this.layouts(options);
    if (found.length === 1) return found[0];
    const names = found.map((each) => each.name).join(', ');
    throw new LayoutError(`${this.#name} has ${found.length} layouts (${names}): name a scene, and one device`);
  }

  async frame(view) {
    const { views } = await this.layout();
    const found = Object.hasOwn(views, view) ? views[view] : Object.values(views).find((each) => each.name === view);
    if (!found?.frameInWindow) throw new LayoutError(`there is no view ${view}`);
    return found.frameInWindow;
  }

  text() {
    return this.#ask('resolve', 'text', {});
  }

  picture() {
    return this.#ask('resolve', 'svg', {});
  }
}

/** A layout document, an Interface Builder file, a file in Swift, or the folder of an app. */
export class Screen {
  #source;
  #name;
  #resolver;

  constructor(document, { server } = {}) {
    const text = typeof document === 'string' ? document : JSON.stringify(document);
    this.#source = { text, suffix: text.trimStart().startsWith('<') ? '.xib' : '.json' };
    this.#name = 'the screen';
    this.#resolver = resolverOf(server);
  }

  static load(path, options) {
    if (!existsSync(path)) throw new LayoutError(`${path} is not there`);
    const screen = new Screen('', options);
    screen.#source = { path };
    screen.#name = basename(path);
    return screen;
  }

  on(device, options = {}) {
    return new Shown(this.#source, this.#name, this.#resolver, { device, ...options });
  }
}
