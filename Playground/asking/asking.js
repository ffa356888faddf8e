// Asks for a layout and its picture, both at once; of many environments only for the pictures of those that look different.

import { question, read, single } from "./compose.js";
import { captionOf, linedViews, looks } from "./looks.js";

/** Of more environments than this only frames are asked for, and only looks that differ are drawn. */
const MOST_IN_FULL = 8;
export const ALL_OF_VIEWS = "show=content,margins,guides,constraints";
const FRAMES = "fields=environment,frames,diagnostics";

export function isMany({ environments } = {}) {
  return environments !== undefined && !(Array.isArray(environments) && environments.length <= MOST_IN_FULL);
}

function address(path, ...queries) {
  const query = queries.filter(Boolean).join("&");
  return query ? `${path}?${query}` : path;
}

/** What the controls choose for a file, which has no document to put it into. */
function fileQuery({ devices, orientation, systemVersion, keyboard, all }) {
  const said = Object.entries({ device: all ? undefined : devices[0], orientation, systemVersion, keyboard }).filter(([, value]) => value !== undefined);
  return said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
}

/** One of many environments as it is drawn by itself. */
function environmentOf(document, index, layout) {
  if (Array.isArray(document.environments)) return document.environments[index];
  const { device, orientation } = layout.environment;
  return { device, orientation };
}

/** What a report says of each environment, by its name: {severity, codes, note}. */
function byEnvironment(report) {
  const found = new Map();
  for (const { layouts, findings } of report?.files ?? []) {
    for (const { severity, code, views = [], layouts: on = [] } of findings) {
      for (const index of on) {
        const known = found.get(layouts[index].environment) ?? { severity, codes: "", count: 0 };
        known.codes += `${code} ${views};`;
        known.count += 1;
        known.note = known.count === 1 ? "1 finding" : `${known.count} findings`;
        found.set(layouts[index].environment, known);
      }
    }
  }
  return found;
}

export class Asking {
  constructor(server) {
    this.server = server;
  }

  picture(body, query, { signal }) {
    const drawing = this.server.text(address("/v1/resolve", ...query), { accept: "image/svg+xml", signal, question: body });
    // The other answer says what is wrong; this one is awaited after it.
    drawing.catch(() => {});
    return drawing;
  }

  /** {asked, answer, source, shown}. shown: of each panel which of the results it shows, and with it those that look the same. */
  async ask({ text, choice, overlays, catalog, file }, signal) {
    if (file) return this.askFile(file, choice, overlays, signal);
    const asked = read(text, choice);
    if (asked.kind === "log") return this.askLog(asked, signal);
    if (asked.kind === "file") return { ...(await this.askFile({ body: asked.sent, contentType: asked.contentType }, choice, overlays, signal)), asked };
    const body = question(asked.sent, catalog);
    if (asked.kind === "layout" && isMany(asked.document)) return this.askMany(asked, body, { overlays, catalog, signal });
    const drawing = this.picture(body, [overlays], { signal });
    const answer = asked.kind === "transition"
      ? await this.server.json(address("/v1/transition", ALL_OF_VIEWS.replace(",constraints", "")), { signal, question: question(asked.whole) })
      : await this.server.json(address("/v1/resolve", ALL_OF_VIEWS), { signal, question: body });
    return { asked, answer, source: await drawing };
  }

  /** Every screen of a file, by its name. */
  async askFile(file, choice, overlays, signal) {
    const query = fileQuery(choice);
    const body = { body: file.body, contentType: file.contentType };
    const drawing = this.picture(body, [query, overlays], { signal });
    const answer = await this.server.json(address("/v1/resolve", query, ALL_OF_VIEWS), { signal, question: body });
    const isNothing = answer.results?.length === 0;
    const refused = isNothing ? (await this.server.json("/v1/import", { signal, question: body })).refused ?? [] : [];
    return { asked: { kind: "file", document: null }, answer, source: isNothing ? null : await drawing, refused };
  }

  /** What a console log says of constraints. It has no picture. */
  async askLog(asked, signal) {
    const explained = await this.server.json("/v1/explain", { signal, question: { body: asked.sent, contentType: asked.contentType } });
    return { asked, answer: { results: [] }, source: null, explained };
  }

  /** Of many environments those that look different, faults first. */
  async askMany(asked, body, { overlays, catalog, signal }) {
    const [answer, report] = await Promise.all([this.server.json(address("/v1/resolve", FRAMES), { signal, question: body }),
      this.server.json("/v1/lint", { signal, question: body }).catch(() => null)]);
    const shown = looks(answer.results, linedViews(asked.document), byEnvironment(report));
    const environments = shown.map(({ index, layout }) => environmentOf(asked.document, index, layout));
    const source = await this.picture(question({ ...asked.document, environments }, catalog), [overlays], { signal });
    return { asked, answer, source, shown };
  }

  /** All that there is about one of many environments, of which so far the frames are known. */
  whole(document, index, layout, catalog) {
    const own = single(document, index, layout);
    return own && this.server.json(address("/v1/resolve", ALL_OF_VIEWS), { question: question(own, catalog) });
  }
}

/** What stands below the panels of an answer; nothing where there is one. names: of the screens of a file. */
export function captionsOf({ answer, shown, asked }, { nameOf, documents }) {
  const results = answer.results ?? [];
  if (results.length < 2) return [];
  if (asked.kind === "file") {
    return results.map((layout, index) => {
      const { severity, note } = captionOf(layout, nameOf);
      const own = documents?.length === results.length ? documents[index] : null;
      return { name: own?.name ?? layout.name ?? `Screen ${index + 1}`, detail: own?.file ?? "", severity, note, opens: own !== null };
    });
  }
  const place = (layout) => {
    const { name, detail } = captionOf(layout, nameOf);
    return `${name ?? layout.environment?.device} ${detail.split(" ")[0]}`;
  };
  const panels = shown ?? results.map((layout) => ({ layout, others: [] }));
  return panels.map(({ layout, others, severity, note }) => ({ ...captionOf(layout, nameOf), ...(note ? { severity, note } : {}), others: others.map((index) => place(results[index])) }));
}
