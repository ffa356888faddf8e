// Written by ./run generate of the modules of the page.

// compose.js
const module_compose = (() => {
// What is asked: the document as it was written, with what the controls say in place of its own environment.

const ENDS = ["from", "to", "events", "duringTransition"];

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a device stands for the canvas of an Interface Builder file, whose facts belong to no other device. */
function isCanvas(device) {
  return isObject(device) && String(device.name ?? "").startsWith("Interface Builder canvas");
}

/** Takes away what was recorded of the canvas, so that another device brings its own. */
function leaveCanvas(document) {
  const { portraitSize } = document.device;
  const result = { ...document };
  delete result.systemVersion;
  delete result.orientation;
  if (isObject(result.traits)) {
    const { horizontalSizeClass, verticalSizeClass, ...traits } = result.traits;
    result.traits = traits;
  }
  const { window } = result;
  if (!isObject(window)) return result;
  const sides = [window.width, window.height].sort((a, b) => a - b).join();
  const isFull = sides === [portraitSize?.width, portraitSize?.height].sort((a, b) => a - b).join();
  if (isFull) delete result.window;
  else result.window = { width: window.width, height: window.height };
  return result;
}

/** Sets a key for a document and for each of its environments, which would else win. */
function setEverywhere(document, key, value) {
  document[key] = value;
  if (Array.isArray(document.environments)) {
    document.environments = document.environments.map((environment) => {
      const { [key]: _, ...others } = isObject(environment) ? environment : {};
      return others;
    });
  }
}

function setDevices(document, choice) {
  if (choice.all) {
    document.environments = "all";
  } else if (choice.devices.length > 1) {
    document.environments = choice.devices.map((device) => ({ device }));
  } else if (choice.devices.length === 1) {
    delete document.environments;
    [document.device] = choice.devices;
  }
}

/** A document with what the controls choose. The document itself stays as it is. */
function withChoice(document, choice) {
  const isElsewhere = choice.all || choice.devices.length > 0;
  const result = isElsewhere && isCanvas(document.device) ? leaveCanvas(document) : { ...document };
  setDevices(result, choice);
  for (const key of ["orientation", "window", "systemVersion", "keyboard"]) {
    if (choice[key] !== undefined) setEverywhere(result, key, choice[key]);
  }
  if (Object.keys(choice.traits).length > 0) {
    const traits = Array.isArray(result.traits) ? Object.assign({}, ...result.traits) : result.traits;
    result.traits = { ...(isObject(traits) ? traits : {}), ...choice.traits };
  }
  return result;
}

/** One end of a transition as a document of its own. */
function endOf(document, end) {
  const result = Object.fromEntries(Object.entries(document).filter(([key]) => !ENDS.includes(key)));
  return { ...result, ...document[end] };
}

function part(value, catalog) {
  if (!catalog) return { body: value, contentType: "application/json" };
  const form = new FormData();
  form.append("document", new Blob([value], { type: "application/json" }));
  form.append("catalog", catalog, catalog.name);
  // The browser names the boundary.
  return { body: form };
}

/** The document of one of many environments, which gave `layout`; null where that cannot be told. */
function single(document, number, layout) {
  const { environments, ...rest } = document;
  if (Array.isArray(environments)) {
    const { name, ...own } = environments[number] ?? {};
    const traits = rest.traits && own.traits ? { traits: { ...rest.traits, ...own.traits } } : {};
    return { ...rest, ...own, ...traits };
  }
  const { device, orientation } = layout.environment;
  return environments === "all" ? { ...rest, device, orientation } : null;
}

/** A document as a question: JSON, or a form with the asset catalogue beside it. */
function question(document, catalog) {
  return part(typeof document === "string" ? document : JSON.stringify(document), catalog);
}

/** Whether a choice leaves a document as it is. */
function isEmpty(choice) {
  const { traits, devices, all, ...others } = choice;
  return !all && devices.length === 0 && Object.keys(traits).length === 0 && Object.values(others).every((v) => v === undefined);
}

/** What a text is, by its first letters and words: "xml", "json", "log" or "swift"; "json" also for what is none of these. */
function kindOf(text) {
  if (/^[\uFEFF\s]*</.test(text) && !/^\s*<NSLayoutConstraint/.test(text)) return "xml";
  if (/^[\uFEFF\s]*\{/.test(text)) return "json";
  if (/NSLayoutConstraint:0x|UIViewAlertForUnsatisfiableConstraints|Unable to simultaneously satisfy/.test(text)) return "log";
  return /^\s*(import\s+\w+|(?:@\w+\s+)*(?:(?:public|open|final|private|internal)\s+)*(?:class|extension|struct|enum)\s+\w+)/m.test(text) ? "swift" : "json";
}

const FILE_TYPES = { xml: "application/xml", swift: "text/x-swift", log: "text/plain" };

/**
 * What a text asks for.
 *
 * kind: "layout"; "transition" for a document with two ends, of which `to` is shown; "file" for XML and Swift, with its contentType;
 * "log" for what a console printed; "text" for what is no object of JSON, which the server says best. document: what is laid out, null
 * for all but the first two. sent: the text to send.
 */
function read(text, choice) {
  const contentType = FILE_TYPES[kindOf(text)];
  if (contentType) return { kind: contentType === "text/plain" ? "log" : "file", document: null, sent: text, contentType };
  let document;
  try {
    document = JSON.parse(text);
  } catch {
    return { kind: "text", document: null, sent: text };
  }
  if (!isObject(document)) return { kind: "text", document: null, sent: text };
  if (isObject(document.from) && isObject(document.to)) {
    const chosen = withChoice(document, { ...choice, devices: choice.devices.slice(0, 1), all: false });
    return { kind: "transition", whole: chosen, document: endOf(chosen, "to"), sent: JSON.stringify(endOf(chosen, "to")) };
  }
  if (isEmpty(choice)) return { kind: "layout", document, sent: text };
  const chosen = withChoice(document, choice);
  return { kind: "layout", document: chosen, sent: JSON.stringify(chosen) };
}
return { withChoice, endOf, single, question, isEmpty, kindOf, read };
})();

// looks.js
const module_looks = (() => {
// Which layouts look the same, so that of many only those that differ are shown, and what stands below each.

/** Panels of a picture at most. */
const MOST = 60;
const RANKS = { error: 0, warning: 1, info: 2 };

function worst(layout) {
  if (layout.problem) return "error";
  return (layout.diagnostics ?? []).map(({ severity }) => severity).sort((a, b) => RANKS[a] - RANKS[b])[0];
}

/** How two frames lie to each other: before, behind or over, in each direction. */
function arrangement(a, b) {
  const side = (start, length, other, size) => (start + length <= other + 0.5 ? "<" : other + size <= start + 0.5 ? ">" : "=");
  return side(a.x, a.width, b.x, b.width) + side(a.y, a.height, b.y, b.height);
}

/**
 * What a layout looks like, as a text: its size classes, which views are to be seen, how neighbours lie to each other, how high what
 * has lines is, and what is complained of.
 */
function lookOf(layout, lined = new Set()) {
  const { traits, window } = layout.environment ?? {};
  const frames = Object.entries(layout.views ?? {}).map(([id, view]) => [id, view.frameInWindow ?? view.frame]).filter(([, frame]) => frame);
  const isSeen = ({ x, y, width, height }) => width > 0 && height > 0 && x < window.width && y < window.height && x + width > 0 && y + height > 0;
  const seen = frames.filter(([, frame]) => isSeen(frame));
  const lie = seen.slice(1).map(([, frame], index) => arrangement(seen[index][1], frame));
  const heights = seen.filter(([id]) => lined.has(id)).map(([id, { height }]) => `${id} ${Math.round(height)}`);
  const faults = (layout.diagnostics ?? []).map(({ code, views }) => `${code} ${views}`);
  return [traits?.horizontalSizeClass, traits?.verticalSizeClass, seen.map(([id]) => id), lie, heights, faults, layout.problem?.detail].join("|");
}

/** The ids of the views of a document whose height follows from their lines. */
function linedViews(value, found = new Set()) {
  const waiting = [value];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each !== "object" || each === null) continue;
    if (each.type === "label" && typeof each.id === "string" && each.numberOfLines !== undefined && each.numberOfLines !== 1) found.add(each.id);
    waiting.push(...Object.values(each));
  }
  return found;
}

/**
 * Layouts by look, those with faults first, then the commonest: [{index, layout, severity, note, others: [index]}]. found: what a report
 * says of each environment, by its name.
 */
function looks(results, lined, found = new Map()) {
  const groups = new Map();
  for (const [index, layout] of results.entries()) {
    const own = found.get(layout.name);
    const look = `${lookOf(layout, lined)}|${own?.codes ?? ""}`;
    const severity = [worst(layout), own?.severity].filter(Boolean).sort((a, b) => RANKS[a] - RANKS[b])[0];
    const known = groups.get(look);
    const isTurned = layout.environment?.orientation !== "portrait";
    // The newest of those that look the same stands for them, upright where one is.
    if (known && isTurned && !known.isTurned) known.others.push(index);
    else groups.set(look, { index, layout, severity, isTurned, note: own?.note, others: known ? [...known.others, known.index] : [] });
  }
  const rank = ({ severity }) => RANKS[severity] ?? 3;
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.others.length - a.others.length).slice(0, MOST);
}

/** What stands below the panel of a layout: {name, detail, severity, note}; no name where nameOf knows none. */
function captionOf(layout, nameOf) {
  const { environment } = layout;
  if (!environment) return { name: layout.name ?? "", detail: layout.problem?.detail ?? "", severity: "error", note: "refused" };
  const words = { landscapeRight: "landscape", landscapeLeft: "landscape left", portraitUpsideDown: "upside down" };
  const severity = worst(layout);
  const count = (layout.diagnostics ?? []).filter((each) => each.severity === severity).length;
  const kind = { error: "conflict", warning: "warning", info: "note" }[severity];
  return {
    name: nameOf(environment.device),
    detail: [words[environment.orientation] ?? environment.orientation, ...(environment.traits?.userInterfaceStyle === "dark" ? ["dark"] : []),
      `${environment.window.width} × ${environment.window.height}`].join(" · "),
    severity, note: severity && `${count} ${kind}${count === 1 ? "" : "s"}`,
  };
}
return { lookOf, linedViews, looks, captionOf };
})();

// asking.js
const module_asking = (() => {
// Asks for a layout and its picture, both at once; of many environments only for the pictures of those that look different.

const { question, read, single } = module_compose;
const { captionOf, linedViews, looks } = module_looks;

/** Of more environments than this only frames are asked for, and only looks that differ are drawn. */
const MOST_IN_FULL = 8;
const ALL_OF_VIEWS = "show=content,margins,guides,constraints";
const FRAMES = "fields=environment,frames,diagnostics";

function isMany({ environments } = {}) {
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

class Asking {
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
function captionsOf({ answer, shown, asked }, { nameOf, documents }) {
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
return { ALL_OF_VIEWS, isMany, Asking, captionsOf };
})();

// menus.js
const module_menus = (() => {
// Panels that open below a button: they close on Esc, on a click elsewhere, and when the focus leaves them.

/** Makes a button open and close its panel. onOpen is called when it opens. */
function menu(button, panel, onOpen = () => {}) {
  const root = button.parentElement;
  const set = (isOpen) => {
    panel.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) onOpen();
  };
  button.addEventListener("click", () => set(panel.hidden));
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.stopPropagation();
    set(false);
    button.focus();
  });
  root.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !root.contains(event.relatedTarget)) set(false);
  });
  document.addEventListener("pointerdown", (event) => {
    if (!panel.hidden && !root.contains(event.target)) set(false);
  });
  return { close: () => set(false) };
}

/** An element with properties and children. */
function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The only element with an id. */
function byId(id) {
  return document.getElementById(id);
}

let announcement;

/** Says something to those who do not see the page. */
function announce(text) {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    byId("live").textContent = text;
  }, 300);
}

/** Makes buttons tabs of the panels that they control: one is open, arrow keys go from one to the next. */
function tabs(buttons) {
  const open = (chosen) => {
    for (const each of buttons) {
      const isChosen = each === chosen;
      each.setAttribute("aria-selected", String(isChosen));
      each.tabIndex = isChosen ? 0 : -1;
      byId(each.getAttribute("aria-controls")).hidden = !isChosen;
    }
  };
  for (const [index, button] of buttons.entries()) {
    button.addEventListener("click", () => open(button));
    button.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const next = buttons[(index + step + buttons.length) % buttons.length];
      open(next);
      next.focus();
    });
  }
}

/** Brings a row into view in what scrolls around it, and leaves the page where it is. */
function scrollTo(row, around = row.parentElement.parentElement) {
  const [box, room] = [row.getBoundingClientRect(), around.getBoundingClientRect()];
  if (box.top < room.top) around.scrollTop += box.top - room.top;
  else if (box.bottom > room.bottom) around.scrollTop += box.bottom - room.bottom;
}
return { menu, element, byId, announce, tabs, scrollTo };
})();

// context.js
const module_context = (() => {
// Where the cursor is in a JSON text: in which object or array, at a name or a value, and what stands there already.

/** Follows tokens up to a place: objects and arrays that are open there, each with the name or number that it is at. */
function follow(tokens, text, offset) {
  const stack = [];
  let current = null;
  for (const token of tokens) {
    const word = text.slice(token.start, token.end);
    const isInside = token.start < offset && offset <= token.end && token.kind !== "mark";
    const isClosed = token.kind === "string" || token.kind === "key" ? /[^\\]"$/.test(word) || word === '""' : false;
    if (isInside && !(offset === token.end && isClosed)) {
      current = token;
      break;
    }
    if (token.start >= offset) break;
    const top = stack[stack.length - 1];
    if (token.kind === "key" && top) Object.assign(top, { key: word.slice(1, -1), isValue: false });
    else if (word === "{" || word === "[") stack.push({ isObject: word === "{", start: token.start, index: 0, key: undefined, isValue: false });
    else if (word === "}" || word === "]") stack.pop();
    else if (word === ":" && top) top.isValue = true;
    else if (word === "," && top) Object.assign(top, top.isObject ? { key: undefined, isValue: false } : { index: top.index + 1 });
  }
  return { stack, current };
}

/** The names of the object that begins at an offset, and the text of its `type`. */
function members(tokens, text, start) {
  const names = [];
  let type;
  let depth = 0;
  for (let at = tokens.findIndex((token) => token.start === start); at >= 0 && at < tokens.length; at += 1) {
    const token = tokens[at];
    const word = text.slice(token.start, token.end);
    if (word === "{" || word === "[") depth += 1;
    else if (word === "}" || word === "]") depth -= 1;
    else if (depth === 1 && token.kind === "key") {
      names.push(word.slice(1, -1));
      const value = tokens[at + 2];
      if (word === '"type"' && value?.kind === "string") type = text.slice(value.start + 1, value.end - 1);
    }
    if (depth === 0) break;
  }
  return { names, type };
}

/** Where a token ends that is written just now: a text without its second quote ends at the cursor, not with the line or at the next text. */
function endOf({ start, end }, text, offset) {
  if (text[start] !== '"') return end;
  const isClosed = end - start > 1 && text[end - 1] === '"';
  return isClosed && !/\w/.test(text[end] ?? "") ? end : offset;
}

/**
 * What is at an offset: {path, types, kind, start, end, typed, siblings}. path has the names and numbers from the root to what is at
 * the cursor; types the `type` of each object on the way; kind is "key", "value" or "string", of a string in the text; start and end are
 * what a completion replaces. null where nothing can be said.
 */
function contextAt(scan, text, offset) {
  const { stack, current } = follow(scan.tokens, text, offset);
  const top = stack[stack.length - 1];
  if (!top) return null;
  const details = stack.map((each) => (each.isObject ? members(scan.tokens, text, each.start) : {}));
  const steps = stack.map((each) => (each.isObject ? each.key : each.index));
  const isName = top.isObject && !top.isValue;
  const start = current ? current.start : offset;
  const end = current ? endOf(current, text, offset) : offset;
  return {
    path: isName ? steps.slice(0, -1) : steps, types: details.map(({ type }) => type), kind: isName ? "key" : current?.kind === "string" ? "string" : "value",
    start, end, typed: text.slice(start, offset).replace(/^"/, ""), siblings: details[details.length - 1].names ?? [], token: current,
  };
}

/** The ids of a document, in their order, each once. */
function idsIn(scan, text) {
  const found = new Set();
  for (const [at, token] of scan.tokens.entries()) {
    const value = scan.tokens[at + 2];
    if (token.kind === "key" && value?.kind === "string" && text.slice(token.start, token.end) === '"id"') found.add(text.slice(value.start + 1, value.end - 1));
  }
  return [...found].filter(Boolean);
}

/** The id of the view around an offset: that of the innermost object which has one. */
function viewAt(scan, text, offset) {
  const { stack } = follow(scan.tokens, text, offset + 1);
  for (const { isObject, start } of [...stack].reverse()) {
    if (!isObject) continue;
    const at = scan.tokens.findIndex((token) => token.start === start);
    let depth = 0;
    for (let index = at; index < scan.tokens.length; index += 1) {
      const word = text.slice(scan.tokens[index].start, scan.tokens[index].end);
      if (word === "{" || word === "[") depth += 1;
      else if (word === "}" || word === "]") depth -= 1;
      else if (depth === 1 && word === '"id"' && scan.tokens[index].kind === "key") return text.slice(scan.tokens[index + 2]?.start + 1, scan.tokens[index + 2]?.end - 1);
      if (depth === 0) break;
    }
  }
  return null;
}
return { contextAt, idsIn, viewAt };
})();

// completion.js
const module_completion = (() => {
// What can be written at the cursor, as a list below it: names of keys, values of enumerations, devices, and ids in constraints.

const { element, scrollTo } = module_menus;
const { contextAt, idsIn } = module_context;

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
function inConstraint(before, ids) {
  const word = /(?:([\w-]+)\.(?:(safeArea|layoutMargins|readableContent)\.)?)?([\w-]*)$/.exec(before);
  const [, owner, guide, typed] = word;
  const option = (label, says) => ({ label, says, text: label });
  if (owner) return { typed, options: [...(guide ? [] : GUIDES.map((each) => option(each, "a guide"))), ...ATTRIBUTES.map((each) => option(each, `of ${owner}`))].sort((a, b) => Number(a.says === "a guide") - Number(b.says === "a guide")) };
  if (/[\w\])]\s+$/.test(before) && !/[=<>]=\s*[^=<>]*$/.test(before)) return { typed: "", options: RELATIONS.map((each) => option(each, "a relation")) };
  return { typed, options: ids.map((id) => option(id, "a view")) };
}

/** What can be written at a place: {options: [{label, says, text, caret}], start, end, typed}; null for nothing. */
function complete({ schema, scan, text, offset, devices = [] }) {
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

class Completion {
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
return { inConstraint, complete, Completion };
})();

// controls.js
const module_controls = (() => {
// The controls: what they say, and which of them say something. They change the question, never the text.

const { byId, element, menu } = module_menus;

const AS_WRITTEN = ["", "As written"];

const CHOICES = {
  orientation: [AS_WRITTEN, ["portrait", "Portrait"], ["landscapeRight", "Landscape"], ["landscapeLeft", "Landscape left"],
    ["portraitUpsideDown", "Upside down"]],
  window: [AS_WRITTEN, ["full", "Full screen"], ["twoThirds", "Two thirds"], ["half", "Half"], ["third", "One third"],
    ["slideOver", "Slide Over"], ["size", "Any size …"]],
  category: [AS_WRITTEN, ["extraSmall", "XS"], ["small", "S"], ["medium", "M"], ["large", "L, the default"], ["extraLarge", "XL"],
    ["extraExtraLarge", "XXL"], ["extraExtraExtraLarge", "XXXL"], ["accessibilityMedium", "AX1"], ["accessibilityLarge", "AX2"],
    ["accessibilityExtraLarge", "AX3"], ["accessibilityExtraExtraLarge", "AX4"], ["accessibilityExtraExtraExtraLarge", "AX5"]],
  direction: [AS_WRITTEN, ["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]],
  style: [AS_WRITTEN, ["light", "Light"], ["dark", "Dark"]],
  version: [AS_WRITTEN],
  keyboard: [AS_WRITTEN, ["true", "Shown"], ["false", "Hidden"]],
};

/** The versions of the system, newest first: 26 came after 18. */
const VERSIONS = [27, 26, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7];

/** What a control is called where it says something. */
const NAMES = { orientation: "Orientation", window: "Window", category: "Text size", direction: "Direction", style: "Appearance",
  version: "System", keyboard: "Keyboard" };

const TRAITS = { category: "preferredContentSizeCategory", direction: "layoutDirection", style: "userInterfaceStyle" };

class Controls {
  /** onChange is called when the question is another one. */
  constructor(onChange) {
    this.onChange = onChange;
    this.devices = [];
    this.chosen = new Set();
    this.isAll = false;
    this.size = null;
    for (const [id, choices] of Object.entries(CHOICES)) {
      byId(id).append(...choices.map(([value, text]) => element("option", { value, textContent: text })));
      byId(id).addEventListener("change", () => this.changed(id));
    }
    for (const box of this.boxes) box.addEventListener("change", () => this.changed("show"));
    byId("reset").addEventListener("click", () => this.reset());
    this.prepareDevices();
    this.describe();
  }

  get boxes() {
    return [...document.querySelectorAll('input[name="show"]')];
  }

  /** The overlays that are drawn. */
  get show() {
    return this.boxes.filter((box) => box.checked).map((box) => box.value);
  }

  // MARK: devices

  prepareDevices() {
    menu(byId("settings"), byId("settings-panel"));
    menu(byId("device"), byId("device-panel"), () => byId("device-search").focus());
    byId("device-search").addEventListener("input", () => this.filter());
    byId("device-none").addEventListener("click", () => this.choose([], false));
    byId("device-all").addEventListener("click", () => this.choose([], !this.isAll));
    byId("device-panel").addEventListener("keydown", (event) => this.move(event));
    byId("device-list").addEventListener("change", ({ target }) => {
      this.isAll = false;
      if (target.checked) this.chosen.add(target.value);
      else this.chosen.delete(target.value);
      this.devicesChanged();
    });
  }

  /** Lists the devices of the catalogue, newest first. */
  setDevices(devices) {
    this.devices = devices;
    const sorted = devices.map((device, index) => ({ device, index }))
      .sort((a, b) => (b.device.year ?? 0) - (a.device.year ?? 0) || a.index - b.index);
    const rows = sorted.map(({ device }) => {
      const box = element("input", { type: "checkbox", value: device.id, checked: this.chosen.has(device.id) });
      const size = device.portraitSize ? `${device.portraitSize.width}×${device.portraitSize.height}` : "";
      const row = element("li", {}, element("label", {}, box, element("span", { textContent: device.name }),
        element("small", { textContent: size })));
      row.dataset.words = [device.id, device.name, ...device.aliases, size].join(" ").toLowerCase();
      row.dataset.models = device.modelIdentifiers.join(" ").toLowerCase();
      return row;
    });
    byId("device-list").replaceChildren(...rows);
    this.filter();
    this.describe();
  }

  filter() {
    const sought = byId("device-search").value.trim().toLowerCase();
    const words = sought.split(/\s+/);
    let count = 0;
    for (const row of byId("device-list").children) {
      const isModel = sought !== "" && row.dataset.models.split(" ").includes(sought);
      row.hidden = !isModel && !words.every((word) => row.dataset.words.includes(word));
      if (!row.hidden) count += 1;
    }
    byId("device-count").textContent = count === 1 ? "1 device" : `${count} devices`;
  }

  /** Arrow keys go through the devices that are listed; Return in the search chooses the first. */
  move(event) {
    const boxes = [...byId("device-list").children].filter((row) => !row.hidden).map((row) => row.querySelector("input"));
    const at = boxes.indexOf(document.activeElement);
    if (event.key === "Enter" && event.target === byId("device-search") && boxes.length > 0) {
      event.preventDefault();
      boxes[0].click();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    const next = event.key === "ArrowDown" ? at + 1 : at - 1;
    if (next < 0) byId("device-search").focus();
    else boxes[Math.min(next, boxes.length - 1)]?.focus();
  }

  choose(ids, isAll) {
    this.isAll = isAll;
    this.chosen = new Set(ids);
    for (const box of byId("device-list").querySelectorAll("input")) box.checked = this.chosen.has(box.value);
    this.devicesChanged();
  }

  devicesChanged() {
    this.listVersions();
    this.changed("device");
  }

  /** The name of a device; undefined before the catalogue is there, or where it has none. */
  knownName(id) {
    return this.devices.find((device) => device.id === id)?.name;
  }

  nameOf(id) {
    return this.knownName(id) ?? id;
  }

  /** The versions that the chosen devices run. */
  listVersions() {
    const ranges = [...this.chosen].map((id) => this.devices.find((device) => device.id === id)?.osVersions).filter(Boolean);
    const runs = (version) => ranges.every((range) => range.first <= version && version <= range.last);
    const versions = VERSIONS.filter(runs).map(String);
    const { value } = byId("version");
    byId("version").replaceChildren(...[AS_WRITTEN, ...versions.map((version) => [version, version])]
      .map(([each, text]) => element("option", { value: each, textContent: text })));
    byId("version").value = versions.includes(value) ? value : "";
  }

  // MARK: what they say

  value(id) {
    return byId(id).value;
  }

  /** What is asked in place of what the document says; a key that is undefined is left to the document. */
  get choice() {
    const said = (id) => this.value(id) || undefined;
    const traits = {};
    for (const [id, trait] of Object.entries(TRAITS)) if (this.value(id)) traits[trait] = this.value(id);
    const keyboard = said("keyboard");
    return { devices: [...this.chosen], all: this.isAll, orientation: said("orientation"), window: this.window,
      systemVersion: said("version"), keyboard: keyboard && keyboard === "true", traits };
  }

  get window() {
    const value = this.value("window");
    if (value === "") return undefined;
    if (value !== "size") return { multitasking: value };
    return this.size ? { width: this.size.width, height: this.size.height } : undefined;
  }

  /** Turns the interface without telling anybody. */
  turn(orientation) {
    byId("orientation").value = orientation;
    this.describe();
  }

  /** Gives the window a size. */
  setSize(size) {
    this.size = size;
    byId("window").value = "size";
    this.changed("size");
  }

  changed(what) {
    this.describe();
    this.onChange(what);
  }

  describe() {
    const names = [...this.chosen].map((id) => this.nameOf(id));
    const device = this.isAll ? "All devices" : names.length > 1 ? `${names[0]} and ${names.length - 1} more` : names[0];
    byId("device-name").textContent = device ?? AS_WRITTEN[1];
    byId("device-all").setAttribute("aria-pressed", String(this.isAll));
    byId("device").classList.toggle("overrides", Boolean(device));
    const overridden = Object.keys(NAMES).filter((id) => this.value(id) !== "");
    for (const id of Object.keys(NAMES)) byId(id).classList.toggle("overrides", this.value(id) !== "");
    const chips = overridden.map((id) => this.chip(`${NAMES[id]}: ${byId(id).selectedOptions[0].textContent}`, () => this.leave(id)));
    const shown = this.boxes.filter((box) => box.checked).map((box) => this.chip(box.parentElement.textContent.trim(), () => this.uncheck(box)));
    byId("chips").replaceChildren(...chips, ...shown);
    byId("reset").hidden = overridden.length === 0 && !device;
  }

  /** A setting that says something, with what takes it back. */
  chip(text, remove) {
    const button = element("button", { type: "button", textContent: "×" });
    button.setAttribute("aria-label", `Remove ${text}`);
    button.addEventListener("click", remove);
    return element("span", { className: "chip" }, element("span", { textContent: text }), button);
  }

  leave(id) {
    byId(id).value = "";
    this.changed(id);
    byId("settings").focus();
  }

  uncheck(box) {
    box.checked = false;
    this.changed("show");
    byId("settings").focus();
  }

  reset() {
    for (const id of Object.keys(NAMES)) byId(id).value = "";
    this.size = null;
    this.choose([], false);
    byId("device").focus();
  }

  // MARK: sharing

  /** All that the controls say, for a link. */
  get state() {
    const values = Object.fromEntries(Object.keys(NAMES).filter((id) => this.value(id)).map((id) => [id, this.value(id)]));
    return { ...values, devices: [...this.chosen], all: this.isAll, size: this.size, show: this.show };
  }

  /** Sets the controls as a link says. What is no choice is passed over. */
  set state(state) {
    const isSize = Number.isFinite(state.size?.width) && Number.isFinite(state.size?.height);
    this.size = isSize ? { width: state.size.width, height: state.size.height } : null;
    this.isAll = state.all === true;
    const ids = Array.isArray(state.devices) ? state.devices.filter((id) => typeof id === "string") : [];
    this.chosen = new Set(ids);
    for (const box of byId("device-list").querySelectorAll("input")) box.checked = this.chosen.has(box.value);
    this.listVersions();
    for (const id of Object.keys(NAMES)) {
      const isKnown = [...byId(id).options].some((option) => option.value === state[id]);
      byId(id).value = isKnown ? state[id] : "";
    }
    if (this.value("window") === "size" && !isSize) byId("window").value = "";
    const show = Array.isArray(state.show) ? state.show : [];
    for (const box of this.boxes) box.checked = show.includes(box.value);
    this.describe();
  }
}
return { Controls };
})();

// json.js
const module_json = (() => {
// Where things stand in a JSON text: tokens for colours, and the place of every value by its JSON pointer.
//
// Reads any text, also one that is not JSON: what it cannot make sense of, it passes over. Has a stack of its own, so that
// brackets without end do no harm.

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|-?\d[\d.eE+-]*|[A-Za-z_]+|[{}[\],:]|[^\S]+|[^]/gy;
/** Deeper values have no place: the service reads none, and their pointers would be longer than the text. */
const DEEPEST = 600;
const OPEN = { "{": "}", "[": "]" };

/** Escapes a member name as JSON pointers have it (RFC 6901). */
function escapeSegment(name) {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function nameOf(token) {
  try {
    return JSON.parse(token);
  } catch {
    return token.slice(1, -1);
  }
}

function kindOf(token) {
  const first = token[0];
  if (first === '"') return "string";
  if (first === "-" || (first >= "0" && first <= "9")) return "number";
  if (/[A-Za-z_]/.test(first)) return "word";
  return token.trim() === "" ? "blank" : "mark";
}

/** Follows the nesting of a text, and gives every value its pointer. */
class Places {
  constructor() {
    this.map = new Map();
    this.stack = [];
    this.pairs = new Map();
  }

  get top() {
    return this.stack[this.stack.length - 1];
  }

  /** The pointer of a value that begins here; null where it is too deep to have one. */
  begin() {
    const { top } = this;
    if (!top) return "";
    if (top.pointer === null || this.stack.length > DEEPEST) return null;
    if (!top.isObject) return `${top.pointer}/${top.index}`;
    const name = top.key ?? "";
    top.key = undefined;
    return `${top.pointer}/${escapeSegment(name)}`;
  }

  /** A member's place has that of its name as `key`. */
  note(pointer, start, end, key) {
    if (pointer !== null && !this.map.has(pointer)) this.map.set(pointer, key ? { start, end, key } : { start, end });
  }

  open(token, start) {
    const key = this.top?.place;
    const pointer = this.begin();
    this.note(pointer, start, start + 1, key);
    this.stack.push({ pointer, isObject: token === "{", index: 0, start, closing: OPEN[token], key: undefined });
  }

  close(token, end) {
    const top = this.top;
    if (!top || top.closing !== token) return;
    this.stack.pop();
    this.pairs.set(top.start, end - 1).set(end - 1, top.start);
    const place = this.map.get(top.pointer);
    if (place?.start === top.start) place.end = end;
  }

  mark(token, start) {
    if (OPEN[token]) this.open(token, start);
    else if (token === "}" || token === "]") this.close(token, start + 1);
    else if (token === "," && this.top && !this.top.isObject) this.top.index += 1;
    else if (token === ",") this.expectKey();
  }

  expectKey() {
    if (this.top) this.top.key = undefined;
  }

  /** A string, number or word. Returns whether it is the name of a member. */
  scalar(token, kind, start, end) {
    const top = this.top;
    if (top?.isObject && top.key === undefined && kind === "string") {
      Object.assign(top, { key: nameOf(token), place: { start, end } });
      return true;
    }
    this.note(this.begin(), start, end, top?.isObject ? top.place : undefined);
    return false;
  }
}

/**
 * Tokens, places and bracket pairs of a text.
 *
 * tokens: {kind, start, end}, kind one of key, string, number, word, mark. places: {start, end, key} by pointer, the root's is "".
 * pairs: where the other bracket of a bracket stands.
 */
function scan(text) {
  const tokens = [];
  const places = new Places();
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [token] = match;
    const start = match.index;
    const end = start + token.length;
    let kind = kindOf(token);
    if (kind === "blank") continue;
    if (kind === "mark") places.mark(token, start);
    else if (places.scalar(token, kind, start, end)) kind = "key";
    tokens.push({ kind, start, end });
  }
  return { tokens, places: places.map, pairs: places.pairs };
}

/**
 * The place that a fault or a diagnostic names: that of its pointer, or of the nearest thing around it. Null for what the text does
 * not have at all, such as a device that was chosen in a menu.
 */
function placeOf(places, pointer) {
  if (typeof pointer !== "string" || !pointer.startsWith("#")) return null;
  let path = pointer.slice(1);
  try {
    path = decodeURIComponent(path);
  } catch {
    // Taken as it is.
  }
  while (!places.has(path) && path.includes("/")) path = path.slice(0, path.lastIndexOf("/"));
  return path === "" ? null : (places.get(path) ?? null);
}

/** Where each line of a text begins. */
function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The number of the line, from 1, in which an offset lies. */
function lineAt(starts, offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
return { escapeSegment, scan, placeOf, lineStarts, lineAt };
})();

// editor.js
const module_editor = (() => {
// The document as text: a textarea, with colours and marks in two layers behind it and line numbers beside it.

const { lineAt, lineStarts, scan } = module_json;

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

class Editor {
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
return { Editor };
})();

// files.js
const module_files = (() => {
// Files that are opened or dropped: documents, Interface Builder files, Swift, console logs, zipped apps and asset catalogues.

const { kindOf } = module_compose;
const { byId, element } = module_menus;

const LARGEST = 64 << 20;
/** How much of the end of a zip is looked at for the names that are in it. */
const DIRECTORY = 4 << 20;
const TYPES = { xml: "application/xml", swift: "text/x-swift" };

/** A text of JSON in lines, with short lists and objects on one. */
function pretty(value, indent = "", room = 100) {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || (line.length + indent.length <= room && !/[{[].*[{[].*[{[]/.test(line))) {
    return typeof value === "object" && value ? line.replace(/("(?:[^"\\]|\\.)*")|([,:])/g, (_, text, mark) => text ?? `${mark} `) : line;
  }
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((each) => inner + pretty(each, inner, room)).join(",\n")}\n${indent}]`;
  const members = Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${pretty(each, inner, room)}`);
  return `{\n${members.join(",\n")}\n${indent}}`;
}

/** Whether a zip has screens in it, by the names at its end; else it is an asset catalogue. */
async function isApp(file) {
  const end = await file.slice(Math.max(0, file.size - DIRECTORY)).arrayBuffer();
  return /\.(storyboard|xib|swift)PK\u0001\u0002|\.(storyboard|xib|swift)[^\w.\/]/.test(new TextDecoder("latin1").decode(end));
}

class Files {
  /**
   * onDocument gets a text, its name, and what was not understood; onMap a file with several screens, {body, contentType, documents,
   * name}, or null; onCatalog a zip or null; onProblem what goes wrong.
   */
  constructor(server, { onDocument, onMap, onCatalog, onProblem }) {
    Object.assign(this, { server, onDocument, onMap, onCatalog, onProblem });
    this.documents = [];
    byId("file").addEventListener("change", ({ target }) => {
      this.open([...target.files]);
      target.value = "";
    });
    byId("scenes").addEventListener("change", () => this.choose(byId("scenes").value));
    byId("catalog-remove").addEventListener("click", () => this.attach(null));
    this.listen();
  }

  listen() {
    const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
    document.addEventListener("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      byId("drop").hidden = false;
    });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) byId("drop").hidden = true;
    });
    document.addEventListener("drop", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      byId("drop").hidden = true;
      this.open([...event.dataTransfer.files]);
    });
  }

  async open(files) {
    for (const file of files) {
      try {
        await this.openOne(file);
      } catch (error) {
        this.onProblem(error, file.name);
      }
    }
  }

  async openOne(file) {
    if (file.size > LARGEST) throw new Error("It is longer than 64 MiB.");
    const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      return (await isApp(file)) ? this.import(file, "application/zip", file.name) : this.attach(file);
    }
    return this.openText(await file.text(), file.name);
  }

  /** Opens a text that was dropped or pasted. */
  async openText(text, name) {
    const kind = kindOf(text);
    // Of an Interface Builder file the screens become documents; Swift and logs are read as they stand.
    if (kind === "xml") return this.import(new Blob([text]), TYPES.xml, name);
    this.forget();
    this.onDocument(text, name);
  }

  /** Makes documents of a text that is edited as it stands. */
  async openAs(kind, text) {
    await this.import(new Blob([text]), TYPES[kind], kind === "swift" ? "Swift" : "the file");
  }

  attach(file) {
    byId("catalog").hidden = !file;
    byId("catalog-name").textContent = file ? `Assets: ${file.name}` : "";
    this.onCatalog(file);
  }

  async import(file, contentType, name) {
    // Read now: a map asks with it again, when the file may be gone or another one.
    const body = new Blob([await file.arrayBuffer()], { type: contentType });
    const { documents } = await this.server.json("/v1/import", { question: { body, contentType } });
    if (documents.length === 0) throw new Error("The file has no scene with a view.");
    this.documents = documents;
    this.file = { body, contentType, documents, name };
    const options = documents.map((each, index) => element("option", { value: String(index), textContent: each.name }));
    byId("scenes").replaceChildren(element("option", { value: "map", textContent: `All ${documents.length} screens` }), ...options);
    byId("scene-field").hidden = documents.length < 2;
    this.choose(documents.length < 2 ? "0" : "map");
  }

  /** Shows one screen of the file, or all as a map. */
  choose(which) {
    byId("scenes").value = which;
    const { document, name, notUnderstood } = this.documents[which === "map" ? 0 : Number(which)];
    this.onMap(which === "map" ? this.file : null);
    this.onDocument(`${pretty(document)}\n`, `${this.file.name}, ${which === "map" ? "all screens" : name}`, which === "map" ? [] : notUnderstood);
  }

  /** Another document came, which has no scenes. */
  forget() {
    byId("scene-field").hidden = true;
    this.documents = [];
    this.onMap(null);
  }

  /** What was a map is now the screen whose document is edited. */
  leaveMap() {
    if (byId("scenes").value === "map" && !byId("scene-field").hidden) byId("scenes").value = "0";
    this.onMap(null);
  }
}
return { pretty, Files };
})();

// patch.js
const module_patch = (() => {
// Changes of a document, put into its text where their JSON Pointers lead, so that everything else stays as it was written.

const { pretty } = module_files;
const { escapeSegment } = module_json;

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
function changeOf(editor, { op, path, value }) {
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
function apply(editor, patch) {
  for (const operation of patch) {
    const change = changeOf(editor, operation);
    if (!change) return false;
    editor.replace(change.start, change.end, change.text);
  }
  return true;
}

/** What is changed where a fault names something near: {start, end, text}, of a word in a text, a whole value, or the name of a key. */
function correctionOf(editor, { pointer, code, offset }, nearest) {
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
return { changeOf, apply, correctionOf };
})();

// rows.js
const module_rows = (() => {
// A finding as a row: where it stands, what it says, on which devices, why, and what would end it.

const { element } = module_menus;

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
function row(finding, editor, actions) {
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
return { row };
})();

// findings.js
const module_findings = (() => {
// What is wrong with a document, each finding at its line: faults of the request, what UIKit would complain about, what should be mended.

const { byId } = module_menus;
const { placeOf } = module_json;
const { correctionOf } = module_patch;
const { row } = module_rows;

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
function faultsOf(problem, editor) {
  const errors = problem.errors?.length > 0 ? problem.errors : [{ detail: problem.message }];
  return errors.map((error) => fault(error, editor));
}

/** The findings of an answer: of each layout, told once where several have them. */
function diagnosticsOf(answer, editor) {
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
function judgedOf({ findings, screens }, editor, nameOf) {
  return findings.map((each) => ({
    ...diagnostic(each, editor), explained: each.explained, screens,
    where: each.on.map(({ environment, name }) => nameOf(environment ?? name)),
    message: each.file ? `${each.file}: ${each.message}` : each.message,
  }));
}

/** What a console log says, with the lines of the log. */
function explainedOf({ findings }, editor) {
  return findings.map((each) => {
    const line = each.broken?.line ?? each.constraints?.[0]?.line;
    const start = line === undefined ? undefined : editor.starts[line - 1];
    const end = start === undefined ? undefined : (editor.starts[line] ?? editor.text.length + 1) - 1;
    return { severity: each.severity, message: each.message, views: [], explained: each, ...(start === undefined ? {} : { start, end }) };
  });
}

/** What kept the classes of Swift from becoming screens, at its lines. */
function refusedOf(refused, editor) {
  const holes = refused.flatMap(({ name, source }) => (source?.holes ?? []).map((hole) => ({ ...hole, name })));
  return holes.filter(({ blocking }) => blocking).map(({ says, place, name }) => {
    const start = place && Math.min((editor.starts[place.line - 1] ?? 0) + place.column - 1, editor.text.length);
    return { severity: "error", message: `${name}: ${says}`, views: [], ...(start === undefined ? {} : firstLine({ start, end: editor.text.length }, editor.text)) };
  });
}

/** Those of an answer that a report does not have, and then what it has. */
function joined(diagnostics, judged) {
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
function show(findings, { isRefused, screens, editor, actions }) {
  const sorted = [...findings].sort((a, b) => ORDER[a.severity] - ORDER[b.severity] || (a.start ?? 0) - (b.start ?? 0));
  byId("findings").replaceChildren(...sorted.slice(0, MOST).map((finding) => row(finding, editor, actions)));
  byId("findings-count").textContent = sorted.length || "";
  const text = summary(findings, isRefused, screens);
  if (byId("findings-summary").textContent !== text) byId("findings-summary").textContent = text;
  editor.show(sorted);
}
return { faultsOf, diagnosticsOf, judgedOf, explainedOf, refusedOf, joined, show };
})();

// hover.js
const module_hover = (() => {
// What the schema says of the key under the pointer, and which view the pointer is in.

const { element } = module_menus;
const { contextAt, viewAt } = module_context;

/** Milliseconds on one place after which the view there is lit, and after which its key is told of. */
const SOON = 40;
const PAUSE = 280;
const MOST_VALUES = 14;

class Hover {
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
return { Hover };
})();

// why.js
const module_why = (() => {
// Why an edge is where it is: the constraints that hold it, and what holds the edges that these lead to, up to the window.

const OPPOSITE = { left: "right", right: "left", top: "bottom", bottom: "top" };
const SIZE = { left: "width", right: "width", top: "height", bottom: "height" };
const CENTER = { left: "centerX", right: "centerX", top: "centerY", bottom: "centerY" };
const WORDS = { centerX: "centre", centerY: "centre" };
/** Edges and constraints from an edge to the window at most. */
const LONGEST = 24;
/** Edges that are looked at for one edge at most, however the constraints branch. */
const MOST_STEPS = 300;

/** Those that lead somewhere, if any do; of several the first two. */
function grounded(reasons) {
  const found = reasons.filter((reason) => reason.isGrounded);
  return (found.length > 0 ? found : reasons).slice(0, 2);
}

/** The edge, size or centre that an attribute of a constraint speaks of. */
function edgeOf(attribute, isRightToLeft) {
  const name = attribute.replace(/Margin(s)?$/, "").replace("WithinMargins", "");
  if (name === "leading") return isRightToLeft ? "right" : "left";
  if (name === "trailing") return isRightToLeft ? "left" : "right";
  if (name === "firstBaseline") return "top";
  if (name === "lastBaseline" || name === "baseline") return "bottom";
  return name;
}

function priorityText(priority) {
  const names = { 1000: "required", 750: "high", 250: "low" };
  return names[priority] ?? String(priority);
}

class Reasons {
  /** layout: an answer of /v1/resolve with `constraints`. */
  constructor(layout) {
    this.views = layout.views ?? {};
    this.constraints = (layout.constraints ?? []).filter((each) => each.first);
    this.isRightToLeft = layout.environment?.traits?.layoutDirection === "rightToLeft";
  }

  /** The constraints that name a view. */
  touching(view) {
    return this.constraints.filter((each) =>
      [each.first, each.second].some((item) => item && item.view === view));
  }

  /** The tight constraints that say something about one attribute of a view: {constraint, other}. */
  holding(view, edge) {
    const found = [];
    for (const constraint of this.constraints) {
      if (!constraint.isTight) continue;
      const items = [constraint.first, constraint.second];
      items.forEach((item, index) => {
        if (!item || item.view !== view || edgeOf(item.attribute, this.isRightToLeft) !== edge) return;
        found.push({ constraint, item, other: items[1 - index] });
      });
    }
    const weight = ({ constraint }) => (constraint.relation === "equal" ? 2000 : 0) + constraint.priority;
    return found.sort((a, b) => weight(b) - weight(a)).slice(0, 3);
  }

  /**
   * A tree of reasons: {text, constraint, isGrounded, because: […]}. Where some lead to the window, to a number or to the content,
   * the others are left out: they say what hangs on the edge, not what holds it.
   */
  explain(view, edge, before = []) {
    if (this.views[view]?.parent === null) return [{ text: `${view} is placed by the window`, isGrounded: true, because: [] }];
    const key = `${view}.${edge}`;
    if (before.length > LONGEST || before.includes(key) || this.steps <= 0) return [];
    this.steps -= 1;
    const path = [...before, key];
    const direct = this.through(view, edge, path);
    if (direct.some((reason) => reason.isGrounded)) return grounded(direct);
    const indirect = edge in OPPOSITE ? this.indirect(view, edge, path) : this.sizes(view, edge, path);
    return grounded(indirect.length > 0 ? indirect : direct);
  }

  through(view, edge, path) {
    return this.holding(view, edge).filter(({ constraint }) => !path.includes(constraint)).map(({ constraint, other }) => {
      const because = this.beyond(other, [...path, constraint]);
      const isGrounded = !other || because.some((reason) => reason.isGrounded);
      return { text: constraint.text, constraint, isGrounded, because };
    });
  }

  beyond(other, path) {
    if (!other) return [];
    return this.explain(other.view, edgeOf(other.attribute, this.isRightToLeft), path);
  }

  /** An edge that nothing names follows from the other one and the size, or from the centre and the size. */
  indirect(view, edge, path) {
    for (const from of [OPPOSITE[edge], CENTER[edge]]) {
      const because = this.through(view, from, path).filter((reason) => reason.isGrounded);
      if (because.length === 0) continue;
      const sizes = this.sizes(view, SIZE[edge], path);
      if (sizes.length === 0) continue;
      return [
        { text: `its ${WORDS[from] ?? from}:`, isGrounded: true, because: because.slice(0, 1) },
        { text: `its ${SIZE[edge]}:`, isGrounded: true, because: sizes },
      ];
    }
    return [];
  }

  sizes(view, size, path) {
    const resolved = this.views[view];
    const natural = resolved?.intrinsicContentSize?.[size];
    const isNatural = typeof natural === "number" && Math.abs(natural - (resolved.frame?.[size] ?? NaN)) < 1;
    // What comes without a place in the document is its content's wish not to be smaller or larger.
    const because = this.through(view, size, path).filter((reason) => reason.isGrounded && (!isNatural || reason.constraint.pointer));
    if (because.length > 0) return because.slice(0, 1);
    if (isNatural) return [{ text: `natural ${size} of its content, ${Math.round(natural * 1000) / 1000}`, isGrounded: true, because: [] }];
    return this.between(view, size, path);
  }

  /** A size that nothing names follows from both edges. */
  between(view, size, path) {
    const edges = Object.keys(SIZE).filter((edge) => SIZE[edge] === size);
    const reasons = edges.map((edge) => {
      const because = this.through(view, edge, path).filter((reason) => reason.isGrounded).slice(0, 1);
      return { text: `its ${edge}:`, isGrounded: because.length > 0, because };
    });
    return reasons.length === 2 && reasons.every((reason) => reason.isGrounded) ? reasons : [];
  }

  /** Why a view has its four edges: pairs of a name and reasons. */
  edges(view) {
    return ["left", "top", "right", "bottom"].map((edge) => {
      this.steps = MOST_STEPS;
      return [edge, this.explain(view, edge)];
    });
  }
}
return { priorityText, Reasons };
})();

// inspector.js
const module_inspector = (() => {
// What there is to know about one view: its frames, its size, its traits, its constraints, and why its edges are where they are.

const { byId, element } = module_menus;
const { Reasons, priorityText } = module_why;

const EDGE_WORDS = { left: "Left edge", top: "Top edge", right: "Right edge", bottom: "Bottom edge" };

function points(value) {
  return value === undefined || value === null ? "–" : String(Math.round(value * 1000) / 1000);
}

function rect(value) {
  if (!value) return "none";
  return `${points(value.x)}, ${points(value.y)}   ${points(value.width)} × ${points(value.height)}`;
}

function insets(value) {
  return [value.top, value.left, value.bottom, value.right].map(points).join(" ");
}

function rows(pairs) {
  const list = element("dl");
  for (const [name, value] of pairs) list.append(element("dt", { textContent: name }), element("dd", { textContent: value }));
  return list;
}

class Inspector {
  /** onPlace is called with a pointer whose line is to be shown, onChoose with the id of a view. */
  constructor({ onPlace, onChoose }) {
    this.onPlace = onPlace;
    this.root = byId("inspector");
    this.menu = byId("views");
    this.hint = this.root.firstElementChild;
    this.menu.addEventListener("change", () => onChoose(this.menu.value));
  }

  /** Lists the views of a layout, and shows one of them. */
  show(layout, id) {
    const views = layout?.views ?? {};
    this.list(views, id);
    if (!(id in views)) {
      this.root.replaceChildren(this.hint);
      return;
    }
    const view = views[id];
    const reasons = new Reasons(layout);
    const parts = [element("h3", { textContent: id }), rows(this.facts(view, layout))];
    if (view.installed !== false) parts.push(...this.why(reasons, id), ...this.touching(reasons, id));
    const isOpen = this.root.querySelector("details.traits")?.open ?? false;
    parts.push(this.traits(view, layout, isOpen));
    this.root.replaceChildren(...parts);
  }

  list(views, id) {
    const depth = (name) => {
      let count = 0;
      for (let at = views[name]?.parent; at in views && count < 20; at = views[at].parent) count += 1;
      return count;
    };
    const names = Object.keys(views);
    const key = names.join("\n");
    if (key !== this.listed) {
      this.listed = key;
      const options = names.map((name) => element("option", { value: name, textContent: `${"\u2002".repeat(depth(name))}${name}` }));
      this.menu.replaceChildren(element("option", { value: "", textContent: "Choose a view …" }), ...options);
    }
    this.menu.value = id in views ? id : "";
  }

  facts(view, layout) {
    const facts = [["Type", view.type ?? "…"], ["Frame", rect(view.frame)], ["In the window", rect(view.frameInWindow)]];
    if (view.intrinsicContentSize) {
      const { width, height } = view.intrinsicContentSize;
      facts.push(["Natural size", `${points(width)} × ${points(height)}`]);
    }
    if (view.text) facts.push(["Text", this.text(view.text)]);
    if (view.layoutMargins) facts.push(["Margins", insets(view.layoutMargins)]);
    if (view.safeAreaInsets) facts.push(["Safe area", insets(view.safeAreaInsets)]);
    if (view.controller) facts.push(["Controller", view.controller]);
    const image = layout.images?.[view.id];
    if (image?.image) facts.push(["Image", image.image]);
    if (view.installed === false) facts.push(["Installed", "no"]);
    if (view.hidden) facts.push(["Hidden", "yes"]);
    return facts;
  }

  text({ lineCount, isTruncated }) {
    return `${lineCount} ${lineCount === 1 ? "line" : "lines"}${isTruncated ? ", cut" : ""}`;
  }

  traits(view, layout, isOpen) {
    const traits = { ...layout.environment?.traits, ...layout.controllers?.[view.controller]?.traits, ...view.traits };
    const pairs = Object.entries(traits).filter(([, value]) => value !== null).map(([name, value]) => [name, String(value)]);
    const details = element("details", { className: "traits", open: isOpen }, element("summary", { textContent: "Traits" }));
    if (pairs.length > 0) details.append(rows(pairs));
    return details;
  }

  why(reasons, id) {
    if (reasons.constraints.length === 0 || reasons.views[id].parent === null) return [];
    const list = element("dl", { className: "why" });
    for (const [edge, because] of reasons.edges(id)) {
      list.append(element("dt", { textContent: EDGE_WORDS[edge] }));
      const found = because.length > 0 ? this.tree(because) : "Nothing that is known holds it.";
      list.append(element("dd", {}, found));
    }
    return [element("h4", { textContent: "Why it is there" }), list];
  }

  tree(because) {
    return element("ul", {}, ...because.map((reason) => {
      const item = element("li", {}, this.constraintText(reason));
      if (reason.because.length > 0) item.append(this.tree(reason.because));
      return item;
    }));
  }

  constraintText({ text, constraint }) {
    const pointer = constraint?.pointer;
    if (!pointer) return element("span", { textContent: text });
    const button = element("button", { type: "button", className: "code", textContent: text, title: "Show it in the document" });
    button.addEventListener("click", () => this.onPlace(pointer));
    return button;
  }

  touching(reasons, id) {
    const found = reasons.touching(id);
    if (found.length === 0) return [];
    const items = found.map((constraint) => {
      const state = constraint.isSatisfied === false ? "broken" : constraint.isTight ? "tight" : "slack";
      const note = element("span", { className: `state ${state}`, textContent: `${priorityText(constraint.priority)}, ${state}` });
      return element("li", {}, this.constraintText({ text: constraint.text, constraint }), " ", note);
    });
    return [element("h4", { textContent: "Constraints" }), element("ul", { className: "constraints" }, ...items)];
  }
}
return { Inspector };
})();

// server.js
const module_server = (() => {
// Talks to the service that this page came from, and to nobody else.

/** An answer that says what is wrong, as RFC 9457 has it. */
class Problem extends Error {
  constructor(problem, status) {
    super(problem.detail ?? problem.title ?? `The server answered with status ${status}.`);
    this.status = status;
    this.errors = problem.errors ?? [];
    this.type = problem.type ?? "";
  }
}

async function problemOf(response) {
  const text = await response.text();
  try {
    return new Problem(JSON.parse(text), response.status);
  } catch {
    return new Problem({}, response.status);
  }
}

class Server {
  /** onRefusal is called when the server wants a token, with whether one was sent. */
  constructor(onRefusal) {
    this.onRefusal = onRefusal;
    // Kept here only: no storage, no cookie.
    this.token = "";
  }

  /** Asks an address; throws a Problem for a status that is no success, and an AbortError where it was called off. */
  async ask(path, { accept = "application/json", signal, question } = {}) {
    const headers = { Accept: accept };
    if (this.token) headers.Authorization = `Bearer ${this.token}`;
    if (question?.contentType) headers["Content-Type"] = question.contentType;
    const method = question ? "POST" : "GET";
    let response;
    try {
      response = await fetch(path, { method, headers, body: question?.body, signal, credentials: "same-origin" });
    } catch (error) {
      if (error.name === "AbortError") throw error;
      throw new Problem({ detail: "The server cannot be reached." }, 0);
    }
    if (response.ok) return response;
    if (response.status === 401) this.onRefusal(this.token !== "");
    throw await problemOf(response);
  }

  async json(path, options) {
    const response = await this.ask(path, options);
    return response.json();
  }

  async text(path, options) {
    const response = await this.ask(path, options);
    return response.text();
  }
}

/** Runs one thing at a time: a new one calls off the one before, whose answer nobody gets. */
class Latest {
  /** Calls off what is running. */
  stop() {
    this.controller?.abort();
  }

  run(work) {
    this.controller?.abort();
    const controller = new AbortController();
    this.controller = controller;
    return work(controller.signal).then(
      (value) => (controller.signal.aborted ? undefined : value),
      (error) => {
        if (controller.signal.aborted) return undefined;
        throw error;
      },
    );
  }
}
return { Problem, Server, Latest };
})();

// judging.js
const module_judging = (() => {
// What the service finds in a document on all devices, or on those that are shown, with why, and which changes would end it.

const { question, read } = module_compose;
const { Latest } = module_server;

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

class Judging {
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
return { Judging };
})();

// sharing.js
const module_sharing = (() => {
// Links: a document packed as raw deflate in base64url, as `/v1/resolve/{packed}` reads it.

/** More than this is no document, however small it was packed. */
const LARGEST = 8 << 20;

async function through(bytes, stream, limit = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

function toBase64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A text as a part of an address. */
async function pack(text) {
  return toBase64(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
}

/** The text that was packed; throws for what is none. */
async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream("deflate-raw"), LARGEST);
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
}

/** The part of a link behind `#`: the document and the controls. */
async function packState(text, controls) {
  return `#${await pack(JSON.stringify({ text, controls }))}`;
}

/** The document and the controls of a link; null where it has none. */
async function unpackState(hash) {
  if (hash.length < 2) return null;
  const state = JSON.parse(await unpack(hash.slice(1)));
  if (typeof state?.text !== "string") return null;
  return { text: state.text, controls: typeof state.controls === "object" && state.controls ? state.controls : {} };
}

/** Puts a text on the clipboard, or selects it in its field where the browser does not let pages do so. */
async function copy(field) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
return { pack, unpack, packState, unpackState, copy };
})();

// keeping.js
const module_keeping = (() => {
// Keeps the text: in the address, so that a reload and the way back have it, and on this machine for the next time. No token is kept.

const { packState, unpackState } = module_sharing;

const NAME = "layout-resolver";
/** Milliseconds without a change after which the text is kept. */
const PAUSE = 400;
/** Longer addresses are no use to anybody; then only this machine keeps the text. */
const LONGEST = 60_000;

class Keeping {
  /** current gives {text, controls} of what is shown; onRestore is called with the same when the address is another one. */
  constructor({ current, onRestore }) {
    Object.assign(this, { current, onRestore });
    window.addEventListener("popstate", () => this.restore());
    window.addEventListener("pagehide", () => this.isWaiting && this.store());
  }

  /** Keeps what is shown after a while. isNew: the way back leads to what was shown before. */
  later(isNew) {
    clearTimeout(this.timer);
    if (isNew) return this.keep(true);
    this.isWaiting = true;
    this.timer = setTimeout(() => this.keep(false), PAUSE);
  }

  async keep(isNew) {
    const { text, controls } = this.current();
    this.store();
    const hash = await packState(text, controls);
    const address = hash.length <= LONGEST ? hash : location.pathname;
    if (isNew && address !== location.hash) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    this.isWaiting = false;
    return hash;
  }

  store() {
    this.isWaiting = false;
    try {
      localStorage.setItem(NAME, JSON.stringify(this.current()));
    } catch {
      // A browser that keeps nothing is no fault.
    }
  }

  get stored() {
    try {
      const known = JSON.parse(localStorage.getItem(NAME) ?? "null");
      return typeof known?.text === "string" ? { text: known.text, controls: known.controls ?? {} } : null;
    } catch {
      return null;
    }
  }

  /** What the address says; null where it says nothing. Throws for a damaged one. */
  get addressed() {
    return unpackState(location.hash);
  }

  async restore() {
    clearTimeout(this.timer);
    try {
      this.onRestore(await this.addressed);
    } catch {
      this.onRestore(undefined);
    }
  }
}
return { Keeping };
})();

// paste.js
const module_paste = (() => {
// What is pasted: Swift, a console log, an Interface Builder file or a document.

const { kindOf } = module_compose;
const { byId } = module_menus;

const WORDS = { xml: "An Interface Builder file", json: "A document", log: "A console log", swift: "Swift" };

class Paste {
  /** onText is called with the text and what it is called. */
  constructor(onText) {
    this.onText = onText;
    this.dialog = byId("paste-dialog");
    this.area = byId("paste-text");
    byId("paste").addEventListener("click", () => this.open());
    byId("paste-cancel").addEventListener("click", () => this.dialog.close());
    byId("paste-use").addEventListener("click", () => this.use());
    this.area.addEventListener("input", () => this.describe());
    this.area.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.use();
    });
  }

  open() {
    this.area.value = "";
    byId("paste-problem").textContent = "";
    this.describe();
    this.dialog.showModal();
    this.area.focus();
  }

  describe() {
    const text = this.area.value;
    byId("paste-kind").textContent = text.trim() ? WORDS[kindOf(text)] : "";
    byId("paste-use").disabled = !text.trim();
  }

  async use() {
    const text = this.area.value;
    if (!text.trim()) return;
    try {
      await this.onText(text, WORDS[kindOf(text)]);
      this.dialog.close();
    } catch (error) {
      byId("paste-problem").textContent = [error.message, ...(error.errors ?? []).slice(0, 4).map(({ detail }) => detail)].filter((each, at, all) => all.indexOf(each) === at).join("\n");
    }
  }
}
return { Paste };
})();

// opening.js
const module_opening = (() => {
// What the page opens on: what the address or this machine keeps, else a first screen with a welcome; and the examples.

const { announce, byId, element } = module_menus;
const { Paste } = module_paste;

class Opening {
  constructor(page) {
    this.page = page;
    this.paste = new Paste((text, name) => page.files.openText(text, name));
    byId("examples").addEventListener("change", () => this.chooseExample());
    byId("way-write").addEventListener("click", () => {
      this.close();
      page.editor.area.focus();
      byId("editor").scrollIntoView({ block: "nearest" });
    });
    byId("way-open").addEventListener("click", () => byId("file").click());
    byId("way-paste").addEventListener("click", () => this.paste.open());
    byId("welcome-close").addEventListener("click", () => this.close());
  }

  /** Takes document and controls from the address or from this machine; else shows the first screen. */
  async first() {
    try {
      const addressed = await this.page.keeping.addressed;
      if (addressed) return this.take(addressed);
    } catch {
      announce("The link is damaged.");
    }
    const { stored } = this.page.keeping;
    if (stored && location.hash.length < 2) return this.take(stored);
    await this.welcome();
  }

  async welcome() {
    byId("welcome").hidden = false;
    await this.page.replace(await this.page.firstText);
  }

  take(state) {
    const { controls, sweep } = this.page;
    this.page.files.forget();
    this.page.picture.pick(null);
    this.close();
    controls.state = state.controls;
    sweep.show(controls.size);
    return this.page.replace(state.text);
  }

  /** The address is another one: the way back, or a link. undefined for a damaged link. */
  restored(state) {
    if (state === undefined) announce("The link is damaged.");
    else if (state) this.take(state).then(() => this.page.keeping.store());
    else this.welcome();
  }

  close() {
    byId("welcome").hidden = true;
  }

  async loadExamples() {
    try {
      this.examples = await this.page.server.json("/pages/examples.json");
    } catch {
      this.examples = [];
    }
    byId("examples").append(...this.examples.map(({ title }, index) => element("option", { value: String(index), textContent: title })));
  }

  chooseExample() {
    const example = this.examples[Number(byId("examples").value)];
    if (byId("examples").value === "" || !example) return;
    this.page.files.forget();
    this.page.opened(example.text, example.title);
  }
}
return { Opening };
})();

// panels.js
const module_panels = (() => {
// An SVG of the service as panels, each a drawing of its own: then the page says what stands below each, in letters that can be read.

const PAGE_STYLE = `
  :host { display: block; min-height: 100%; }
  .strip { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: safe center; gap: 28px; min-height: 100%; min-width: fit-content; }
  .strip:has(figure:nth-of-type(5)) { align-items: flex-start; min-width: 0; padding-bottom: 24px; }
  .strip.sideways { flex-wrap: nowrap; justify-content: flex-start; align-items: center; min-width: max-content; }
  .strip:not(:has(figure:nth-of-type(2))) { align-items: center; }
  .nothing { max-width: 34em; margin: auto; text-align: center; font: var(--type-large)/1.5 var(--face); color: var(--soft); }
  figure { margin: 0; display: grid; gap: 10px; justify-items: center; flex: none; }
  figcaption { display: grid; justify-items: center; align-content: start; width: var(--width); min-height: 52px; text-align: center; font: var(--type)/1.35 var(--face); color: var(--ink); }
  figcaption .head { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 2px 6px; }
  figcaption .name { text-wrap: balance; font: inherit; font-weight: 620; color: inherit; overflow-wrap: anywhere; }
  figcaption button.name { padding: 4px 10px; border: 0; border-radius: 999px; background: var(--tint); color: var(--accent); cursor: pointer; }
  figcaption button.name:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
  figcaption small, figcaption summary, figcaption p { font-size: var(--type-small); color: var(--soft); margin: 0; }
  figcaption summary { cursor: pointer; }
  figcaption i { padding: 0 8px; border-radius: 999px; font: 600 var(--type-small)/1.6 var(--face); font-style: normal; }
  figcaption .error { background: var(--error-tint); color: var(--error); }
  figcaption .warning { background: var(--warning-tint); color: var(--warning); }
  figcaption .info { background: var(--tint); color: var(--ink); }
  svg { display: block; cursor: default; filter: drop-shadow(0 2px 5px rgb(20 24 32 / .12)) drop-shadow(0 12px 26px rgb(20 24 32 / .1)); }
  .picture .page { fill: none; }
  g[data-view] { outline: none; pointer-events: none; }
  .window-content { cursor: pointer; }
  .pick { fill: none; stroke: #0a63e0; stroke-width: 2.5; vector-effect: non-scaling-stroke; pointer-events: none; }
  .pick.focus { stroke-dasharray: 4 3; }
  .picture .pick.lit { fill: #0a63e0; fill-opacity: .12; stroke-width: 1.5; }
  .picture .dimension { pointer-events: none; }
  .picture .dimension line { stroke: #b0306f; stroke-width: 1.25; vector-effect: non-scaling-stroke; }
  .picture .dimension .ends { stroke-width: 1.25; }
  .picture .dimension .broken, .picture .dimension.broken line { stroke: #d11f2f; }
  .picture .dimension .help { stroke-dasharray: 2 3; stroke-width: .75; stroke-opacity: .7; }
  .picture .dimension rect { fill: #b0306f; stroke: none; }
  .picture .dimension.broken rect { fill: #c01425; }
  .picture .screen .dimension text { fill: #fff; font-weight: 600; text-anchor: middle; dominant-baseline: central; font-family: var(--face); }
  .picture .screen .named text { fill: #fff; font-weight: 600; font-family: var(--face); dominant-baseline: central; }
  .picture .named rect { fill: #0a63e0; }
  .picture .named { pointer-events: none; }
  @media (prefers-color-scheme: dark) {
    .picture .body { stroke: #555a64; stroke-width: 1; }
    svg { filter: none; }
  }
`;

const SVG = "http://www.w3.org/2000/svg";

/** Texts of styles as sheets, kept: equal pictures bring equal styles. */
const sheets = new Map();

function sheet(text) {
  if (!sheets.has(text)) {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    sheets.set(text, made);
  }
  return sheets.get(text);
}

/** An element of SVG with attributes. */
function drawn(name, attributes = {}, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}

function number(element, name) {
  return Number(element.getAttribute(name)) || 0;
}

function shiftOf(element) {
  const found = /translate\(\s*([-\d.eE]+)[\s,]*([-\d.eE]*)/.exec(element.getAttribute("transform") ?? "");
  return { x: Number(found?.[1] ?? 0), y: Number(found?.[2] || 0) };
}

/** How large the device of a panel is, in the coordinates of the panel; null where it has none. */
function screenBox(panel) {
  const screen = panel.querySelector(":scope > .screen");
  const body = screen?.querySelector(":scope > .body") ?? screen?.querySelector(".window-content > .window");
  if (!body) return null;
  const shift = shiftOf(screen);
  return { x: number(body, "x") + shift.x - 1, y: number(body, "y") + shift.y - 1, width: number(body, "width") + 2, height: number(body, "height") + 2 };
}

/** What stands around the screen, which the page says itself: the caption, and the sentences of the diagnostics. */
function leaveCaption(panel) {
  for (const child of [...panel.children]) {
    if (child.localName === "text" || (child.localName === "g" && !child.matches(".screen") && child.querySelector(".mark"))) child.remove();
  }
}

/** A panel by itself: {svg, box, name, title}. defs goes with the first one, and is found from all; what symbols draw stands in each. */
function single(panel, root, defs, symbols) {
  const name = panel.querySelector(":scope > desc")?.textContent ?? "";
  const title = panel.querySelector(":scope > title")?.textContent ?? "";
  const box = screenBox(panel);
  const svg = drawn("svg", { class: root.getAttribute("class") ?? "picture" });
  if (box) leaveCaption(panel);
  panel.removeAttribute("transform");
  svg.append(...defs, withoutUses(document.importNode(panel, true), symbols));
  const whole = box ?? sizeOf(root);
  svg.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.width} ${whole.height}`);
  return { svg, box: whole, name, title };
}

/** A panel with what it uses drawn in place: in a shadow tree the picture's style does not reach what a use refers to. */
function withoutUses(panel, symbols) {
  for (const use of panel.querySelectorAll("use")) {
    const id = use.getAttribute("href").slice(1);
    const symbol = symbols.find((each) => each.id === id);
    if (!symbol) continue;
    const place = Object.fromEntries(["class", "x", "y", "width", "height"].map((name) => [name, use.getAttribute(name) ?? ""]));
    const drawing = drawn("svg", { ...place, viewBox: symbol.getAttribute("viewBox") ?? "" });
    drawing.append(...[...symbol.children].map((each) => each.cloneNode(true)));
    use.replaceWith(drawing);
  }
  return panel;
}

function sizeOf(root) {
  const [x, y, width, height] = (root.getAttribute("viewBox") ?? `0 0 ${root.getAttribute("width")} ${root.getAttribute("height")}`).split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}

/** The panels and the style of a picture; null for what is no picture. */
function parts(source) {
  const styles = [];
  const text = source.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, style) => {
    styles.push(style.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ""));
    return "";
  });
  const root = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  if (root.localName !== "svg") return null;
  const defs = [...root.querySelectorAll(":scope > defs")].map((each) => document.importNode(each, true));
  const found = [...root.querySelectorAll("[data-panel]")];
  // An image of the app has its colours and stands once, however often it is shown.
  const symbols = [...root.querySelectorAll("symbol")].filter((each) => !each.querySelector("image")).map((each) => document.importNode(each, true));
  const panels = found.map((panel, index) => single(panel, root, index === 0 ? defs : [], symbols));
  if (panels.length === 0) panels.push({ svg: document.importNode(root, true), box: sizeOf(root), name: "", title: "" });
  return { style: styles.join("\n"), panels };
}
return { PAGE_STYLE, sheet, drawn, parts };
})();

// dimensions.js
const module_dimensions = (() => {
// The constraints of a view as dimension lines: each where no text of the screen and no other line is, with its number.

const { drawn } = module_panels;

/** Lines of a view and of a whole screen at most, letters and ends in pixels of the page. */
const MOST = 14;
const MOST_OF_ALL = 90;
const LETTERS = 10.5;
const END = 4;
/** How far from its view a line goes to be clear of texts, and steps on the way, in points. */
const FURTHEST = 260;
const STEP = 5;

const GUIDES = { safeArea: "safeAreaLayoutGuide", layoutMargins: "layoutMarginsGuide", readableContent: "readableContentGuide" };

/** The rectangle in the window that an item of a constraint stands for; null where the answer does not have it. */
function rectOf({ item, view, attribute }, views) {
  const found = views[view];
  const frame = found?.frameInWindow ?? found?.frame;
  if (!frame) return null;
  const guide = item === view ? (/Margin/.test(attribute) ? "layoutMarginsGuide" : null) : GUIDES[item.slice(view.length + 1)] ?? "";
  if (guide === null) return frame;
  const inner = found[guide];
  return inner ? { x: frame.x + inner.x, y: frame.y + inner.y, width: inner.width, height: inner.height } : null;
}

/** Where an attribute is on its axis. */
function placeOf(attribute, rect, isRightToLeft) {
  const name = attribute.replace(/Margins?$/, "").replace("WithinMargins", "");
  const isStart = name === "left" || name === "top" || name === (isRightToLeft ? "trailing" : "leading");
  if (/^(left|right|leading|trailing)$/.test(name)) return isStart ? rect.x : rect.x + rect.width;
  if (name === "top" || name === "bottom") return isStart ? rect.y : rect.y + rect.height;
  if (name === "centerX") return rect.x + rect.width / 2;
  if (name === "centerY") return rect.y + rect.height / 2;
  return null;
}

/** What a constraint measures: {from, to, isWide, across}, across the stretch beside which the line may stand; null for nothing to draw. */
function measured(constraint, views, isRightToLeft) {
  const { first, second } = constraint;
  if (!first) return null;
  const rect = rectOf(first, views);
  if (!rect) return null;
  if (first.attribute === "width") return { from: rect.x, to: rect.x + rect.width, isWide: true, across: [rect.y, rect.y + rect.height] };
  if (first.attribute === "height") return { from: rect.y, to: rect.y + rect.height, isWide: false, across: [rect.x, rect.x + rect.width] };
  const other = second && rectOf(second, views);
  if (!other) return null;
  const places = [placeOf(first.attribute, rect, isRightToLeft), placeOf(second.attribute, other, isRightToLeft)];
  if (places.includes(null)) return null;
  const isWide = constraint.axis === "horizontal";
  const smaller = [rect, other].sort((a, b) => (isWide ? a.height - b.height : a.width - b.width))[0];
  const across = isWide ? [smaller.y, smaller.y + smaller.height] : [smaller.x, smaller.x + smaller.width];
  return { from: Math.min(...places), to: Math.max(...places), isWide, across };
}

function meet(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The rectangle of a number whose middle is at a place along and at one across. */
function labelAt(isWide, along, across, long, high) {
  return isWide ? { x: along - long / 2, y: across - high / 2, width: long, height: high } : { x: across - long / 2, y: along - high / 2, width: long, height: high };
}

/** The rectangles that a line at a place takes, and those that its number may take: on it, behind its ends, or beside it. */
function taken({ from, to, isWide }, at, text, letters) {
  const long = text.length * letters * 0.62 + letters * 0.9;
  const high = letters * 1.45;
  const middle = (from + to) / 2;
  const [room, wide] = isWide ? [long, high] : [high, long];
  const gap = letters * 0.35;
  const places = to - from > room + letters ? [[middle, at]] : [];
  places.push([to + room / 2 + gap, at], [from - room / 2 - gap, at], [middle, at + wide / 2 + letters * 0.6], [middle, at - wide / 2 - letters * 0.6]);
  const labels = places.map(([along, across]) => labelAt(isWide, along, across, long, high));
  const line = isWide ? { x: from, y: at - letters / 3, width: to - from, height: letters * 0.66 } : { x: at - letters / 3, y: from, width: letters * 0.66, height: to - from };
  return { line, labels };
}

function isInside(rect, window) {
  return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= window.width && rect.y + rect.height <= window.height;
}

/** The place across at which a line meets no text and no other line, as near to its views as there is one; else the least bad. */
function clearPlace(measure, text, letters, blocked, window) {
  const middle = (measure.across[0] + measure.across[1]) / 2;
  const most = measure.isWide ? window.height : window.width;
  let best = null;
  for (let away = 0; away <= FURTHEST; away += STEP) {
    for (const at of away === 0 ? [middle] : [middle + away, middle - away]) {
      if (at < letters || at > most - letters) continue;
      const { line, labels } = taken(measure, at, text, letters);
      const crossed = blocked.filter((each) => meet(each, line)).length;
      for (const label of labels) {
        const hits = crossed + blocked.filter((each) => meet(each, label)).length + (isInside(label, window) ? 0 : 1);
        if (hits === 0) return { at, line, label };
        if (!best || hits < best.hits) best = { at, line, label, hits };
      }
    }
  }
  return best;
}

function line(x1, y1, x2, y2, kind) {
  return drawn("line", { x1, y1, x2, y2, ...(kind ? { class: kind } : {}) });
}

function drawing(measure, place, text, letters, constraint) {
  const { from, to, isWide, across } = measure;
  const { at, label } = place;
  const end = END * (letters / LETTERS);
  const turned = (a, b, c, d, kind) => (isWide ? line(a, b, c, d, kind) : line(b, a, d, c, kind));
  const group = drawn("g", { class: `dimension${constraint.isSatisfied === false ? " broken" : ""}`, "aria-hidden": "true" });
  const edge = at < across[0] ? across[0] : at > across[1] ? across[1] : at;
  const helps = edge === at ? [] : [turned(from, at, from, edge, "help"), turned(to, at, to, edge, "help")];
  group.append(...helps, turned(from, at, to, at), turned(from, at - end, from, at + end, "ends"), turned(to, at - end, to, at + end, "ends"),
    drawn("rect", { ...label, rx: label.height / 2 }),
    drawn("text", { x: label.x + label.width / 2, y: label.y + label.height / 2, "font-size": letters }, text));
  return group;
}

function boxesOfTexts(content) {
  return [...content.querySelectorAll("g[data-view] text, text.status")].map((each) => each.getBBox()).filter((box) => box.width > 0);
}

/** Draws the constraints that name a view, or all without one, into the content of a window. */
function drawDimensions(content, layout, id) {
  const window = layout.environment?.window;
  const unit = content.getScreenCTM()?.a;
  if (!window || !unit) return;
  const letters = LETTERS / unit;
  const blocked = boxesOfTexts(content);
  const isRightToLeft = layout.environment.traits?.layoutDirection === "rightToLeft";
  const own = (layout.constraints ?? []).filter(({ pointer }) => pointer);
  const touching = id ? own.filter(({ first, second }) => first?.view === id || second?.view === id) : own;
  const known = new Set();
  for (const constraint of touching) {
    const measure = measured(constraint, layout.views, isRightToLeft);
    if (!measure || measure.to - measure.from < 0.5 || known.size >= (id ? MOST : MOST_OF_ALL)) continue;
    const key = [measure.from, measure.to, measure.isWide, ...(id ? [] : measure.across)].join();
    if (known.has(key)) continue;
    known.add(key);
    const text = String(Math.round((measure.to - measure.from) * 10) / 10);
    const place = clearPlace(measure, text, letters, blocked, window);
    if (!place) continue;
    blocked.push(place.label, place.line);
    content.append(drawing(measure, place, text, letters, constraint));
  }
}
return { measured, clearPlace, drawDimensions };
})();

// pointing.js
const module_pointing = (() => {
// Which view of a picture is pointed at and which is chosen, by pointer and by keyboard, and the marks of both.

const { drawDimensions } = module_dimensions;
const { drawn } = module_panels;

class Pointing {
  constructor(picture, { onPick, onPoint }) {
    Object.assign(this, { picture, onPick, onPoint, picked: null, lit: null });
    const { shadow } = picture;
    shadow.addEventListener("click", (event) => this.clicked(event));
    shadow.addEventListener("pointermove", (event) => this.moved(event));
    picture.root.addEventListener("pointerleave", () => this.point(null));
    shadow.addEventListener("keydown", (event) => this.key(event));
    shadow.addEventListener("focusin", (event) => this.focused(event));
  }

  panelOf(view) {
    return Number(view.closest("[data-panel]")?.dataset.panel ?? 0);
  }

  /** What lies uppermost at a point: of the views there the last one. */
  at(event) {
    const content = event.target.closest?.(".window-content");
    const matrix = content?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [...content.querySelectorAll("g[data-view]")].findLast((view) => {
      const frame = this.picture.frameOf(this.panelOf(view), view.dataset.view);
      return frame && x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height;
    });
  }

  clicked(event) {
    const hit = this.at(event);
    if (hit) this.choose(hit);
  }

  moved(event) {
    if (event.pointerType === "touch") return;
    const hit = this.at(event);
    this.point(hit ? { panel: this.panelOf(hit), view: hit.dataset.view } : null);
  }

  point(pointed) {
    if (pointed?.view === this.lit?.view && pointed?.panel === this.lit?.panel) return;
    this.light(pointed);
    this.onPoint(pointed);
  }

  choose(view) {
    this.pick({ panel: this.panelOf(view), view: view.dataset.view });
    view.focus({ preventScroll: true });
    this.onPick(this.picked);
  }

  focused(event) {
    const view = event.target.closest?.("g[data-view]");
    if (view?.matches(":focus-visible")) this.outline({ panel: this.panelOf(view), view: view.dataset.view }, "focus");
  }

  find(picked) {
    return this.picture.views.find((view) => view.dataset.view === picked?.view && this.panelOf(view) === picked.panel);
  }

  get current() {
    return this.find(this.picked);
  }

  clear(kinds) {
    for (const mark of this.picture.shadow.querySelectorAll(kinds)) mark.remove();
  }

  /** Marks a view, or nothing, with the constraints that hold it as dimension lines. */
  pick(picked) {
    this.picked = picked;
    this.clear(".pick, .dimension, .named");
    const { views } = this.picture;
    const view = this.current;
    for (const each of views) {
      each.setAttribute("aria-pressed", String(each === view));
      if (view) each.setAttribute("tabindex", each === view ? "0" : "-1");
    }
    if (view) this.outline(picked, "chosen");
    this.measure();
  }

  /** Draws the lines of what is chosen, or of all constraints, anew, as the scale is another one. */
  measure() {
    this.clear(".dimension");
    const panels = this.current ? [this.picked.panel] : this.showsAll ? this.picture.panels.keys() : [];
    for (const panel of panels) {
      const content = this.picture.contentOf(panel);
      const layout = content && this.picture.layoutOf?.(panel);
      if (layout) drawDimensions(content, layout, this.current ? this.picked.view : null);
    }
  }

  light(picked) {
    this.lit = picked;
    this.clear(".pick.lit, .named");
    if (!picked) return;
    this.outline(picked, "lit");
    this.name(picked);
  }

  /** Lights a view on every device. */
  lightAll(panels, { panel, view }) {
    this.light({ panel, view });
    for (let each = 0; each < panels; each += 1) if (each !== panel) this.outline({ panel: each, view }, "lit", true);
  }

  outline(picked, kind, isMore = false) {
    if (!isMore) this.clear(`.pick.${kind}, .pick.focus`);
    const frame = this.picture.frameOf(picked.panel, picked.view);
    const content = this.picture.contentOf(picked.panel);
    if (!frame || !content) return;
    const { x, y } = frame;
    content.append(drawn("rect", { x, y, width: Math.max(frame.width, 0), height: Math.max(frame.height, 0), class: `pick ${kind}` }));
  }

  /** Writes the name and the size of a view beside it, as large as the page's letters at every scale. */
  name({ panel, view }) {
    const frame = this.picture.frameOf(panel, view);
    const content = this.picture.contentOf(panel);
    const window = content?.querySelector(".window");
    if (!frame || !window) return;
    const unit = content.getScreenCTM()?.a ?? 1;
    const size = 11 / unit;
    const text = `${view}  ${Math.round(frame.width * 10) / 10} × ${Math.round(frame.height * 10) / 10}`;
    const width = text.length * size * 0.56 + size;
    const most = { x: Number(window.getAttribute("width")), y: Number(window.getAttribute("height")) };
    const x = Math.max(0, Math.min(frame.x, most.x - width));
    const y = frame.y >= size * 1.8 ? frame.y - size * 1.7 : Math.min(frame.y + frame.height + size * 0.2, most.y - size * 1.6);
    const group = drawn("g", { class: "named", "aria-hidden": "true" });
    group.append(drawn("rect", { x, y, width, height: size * 1.5, rx: size * 0.35 }), drawn("text", { x: x + size * 0.5, y: y + size * 0.78, "font-size": size }, text));
    content.append(group);
  }

  key(event) {
    const view = event.target.closest?.("g[data-view]");
    if (!view) return;
    const { views } = this.picture;
    const at = views.indexOf(view);
    const steps = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: views.length - 1 };
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.choose(view);
    } else if (event.key in steps) {
      event.preventDefault();
      const next = views[Math.max(0, Math.min(views.length - 1, steps[event.key]))];
      for (const each of views) each.setAttribute("tabindex", each === next ? "0" : "-1");
      next.focus();
      this.outline({ panel: this.panelOf(next), view: next.dataset.view }, "focus");
    }
  }
}
return { Pointing };
})();

// picture.js
const module_picture = (() => {
// The picture: the service's SVG, panel by panel, in a shadow tree, so that its style and the page's do not meet.

const { byId, element } = module_menus;
const { PAGE_STYLE, parts, sheet } = module_panels;
const { Pointing } = module_pointing;

/** Zoom at most and at least, and what a step is. */
const ZOOMS = { least: 0.25, most: 8, step: 1.25 };
/** More panels than this are a sheet that is scrolled; as many are seen at once. */
const MOST_AT_ONCE = 4;
/** Panels at most that stand in one row on a phone. */
const MOST_IN_STRIP = 8;
/** The scale of the panels of a sheet, and room around panels. */
const SHEET_SCALE = 0.42;
const GAP = 28;
const CAPTION = 62;
/** As wide is a caption at least. */
const NARROWEST = 150;

/** The scale at which widths fill a room, where none takes less than the narrowest. */
function widest(widths, room, narrowest) {
  let scale = room / widths.reduce((sum, each) => sum + each, 0);
  for (let round = 0; round < 4; round += 1) {
    const wide = widths.filter((each) => each * scale > narrowest);
    const left = room - narrowest * (widths.length - wide.length);
    if (wide.length > 0) scale = Math.min(scale, left / wide.reduce((sum, each) => sum + each, 0));
  }
  return scale;
}

class Picture {
  /**
   * onPick is called with the panel's number and the view's id, onPoint with those that are pointed at or null, onOpen with the number
   * of a panel whose caption is clicked. viewsOf gives the views of a panel's layout, as answers have them.
   */
  constructor(root, { onPick, onPoint, onOpen, onZoom, viewsOf }) {
    Object.assign(this, { root, onOpen, onZoom, viewsOf });
    this.holder = document.createElement("div");
    root.append(this.holder);
    this.shadow = this.holder.attachShadow({ mode: "open" });
    this.shadow.adoptedStyleSheets = [sheet(PAGE_STYLE)];
    this.strip = element("div", { className: "strip" });
    this.shadow.append(this.strip);
    Object.assign(this, { scale: 1, zoom: 1, keepsScale: false, source: "", captions: [], panels: [] });
    this.pointing = new Pointing(this, { onPick, onPoint });
    new ResizeObserver(() => this.fit()).observe(root);
    root.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    for (const [id, change] of [["zoom-in", 1], ["zoom-out", -1], ["zoom-fit", 0]]) byId(id).addEventListener("click", () => this.zoomBy(change));
  }

  get svg() {
    return this.shadow.querySelector("svg");
  }

  get svgs() {
    return [...this.shadow.querySelectorAll("figure > .frame > svg")];
  }

  get views() {
    return [...this.shadow.querySelectorAll("g[data-view]")];
  }

  get picked() {
    return this.pointing.picked;
  }

  /**
   * Shows a picture. The style that it brings is taken as a sheet, since the page allows no style in its text. captions: of each panel
   * {name, detail, severity, note, others, opens}; none for a single one.
   */
  show(source, captions = []) {
    const key = JSON.stringify(captions);
    if (source === this.source && key === this.captionKey) return;
    const read = parts(source);
    if (!read) return;
    Object.assign(this, { source, captionKey: key, captions });
    const hadFocus = this.shadow.activeElement?.matches("g[data-view]") ?? false;
    // Of an empty room nobody asks: the browser lays out the whole page to answer.
    const scrolled = this.panels?.length ? [this.root.scrollLeft, this.root.scrollTop] : null;
    this.shadow.adoptedStyleSheets = [sheet(read.style), sheet(PAGE_STYLE)];
    this.panels = read.panels;
    this.strip.replaceChildren(...read.panels.map((panel, index) => this.figure(panel, captions[index], index)));
    this.label();
    this.fit();
    if (scrolled) this.root.scrollTo(...scrolled);
    this.pointing.pick(this.picked);
    if (hadFocus) this.pointing.current?.focus({ preventScroll: true });
  }

  /** Shows words in place of a picture. */
  empty(text) {
    Object.assign(this, { source: "", panels: [], captions: [] });
    this.strip.replaceChildren(element("p", { className: "nothing", textContent: text }));
  }

  figure({ svg, title }, caption, index) {
    const made = element("figure", {}, element("div", { className: "frame" }, svg));
    if (!caption) return made;
    const name = element(caption.opens ? "button" : "b", { className: "name", textContent: caption.name ?? title.split(",")[0] });
    if (caption.opens) name.type = "button";
    if (caption.opens) name.addEventListener("click", () => this.onOpen(index));
    const head = element("span", { className: "head" }, ...(caption.severity ? [element("i", { className: caption.severity, textContent: caption.note })] : []), name);
    made.append(element("figcaption", {}, head, element("small", { textContent: caption.detail })));
    if (caption.others?.length > 0) {
      made.lastChild.append(element("details", {}, element("summary", { textContent: `looks the same on ${caption.others.length} more` }),
        element("p", { textContent: caption.others.join(", ") })));
    }
    return made;
  }

  /** Whether what is shown is out of date, since the document has a fault. */
  set isStale(value) {
    this.root.classList.toggle("stale", value);
  }

  label() {
    for (const [index, svg] of this.svgs.entries()) {
      svg.setAttribute("role", "group");
      svg.setAttribute("aria-label", `Views${this.captions[index] ? ` of ${this.captions[index].name}` : ""}. Arrow keys go from one to the next.`);
    }
    for (const drawing of this.shadow.querySelectorAll("svg text")) drawing.setAttribute("aria-hidden", "true");
    for (const view of this.views) {
      view.setAttribute("tabindex", "-1");
      view.setAttribute("role", "button");
      view.setAttribute("aria-label", view.dataset.view);
    }
    this.views[0]?.setAttribute("tabindex", "0");
  }

  // MARK: sizes

  /** Keeps the scale, so that nothing jumps while the window is swept. */
  set isLocked(value) {
    this.keepsScale = value;
    this.fit();
  }

  get isStrip() {
    return matchMedia("(max-width: 760px)").matches && this.panels.length > 1 && this.panels.length <= MOST_IN_STRIP;
  }

  fit() {
    if (!this.panels?.length) return;
    if (!this.keepsScale) this.scale = this.fittingScale() * this.zoom;
    const { isStrip } = this;
    this.strip.classList.toggle("sideways", isStrip && this.zoom <= 1);
    for (const { svg, box } of this.panels) {
      const own = isStrip && !this.keepsScale ? this.stripScale(box) * this.zoom : this.scale;
      svg.setAttribute("width", box.width * own);
      svg.setAttribute("height", box.height * own);
      svg.closest("figure").style.setProperty("--width", `${Math.max(box.width * own, NARROWEST)}px`);
    }
    this.pointing?.measure();
    byId("zoom-value").textContent = this.zoom === 1 ? "Fit" : `${Math.round(this.scale * 100)} %`;
    this.onZoom?.();
  }

  get space() {
    return { width: this.root.clientWidth - 24, height: this.root.clientHeight - 24 };
  }

  /** On a phone each panel has the screen for itself. */
  stripScale(box) {
    return Math.min(1, (this.space.width * 0.82) / box.width, (this.space.height - CAPTION - (this.captions.some(({ note }) => note) ? 34 : 0)) / box.height);
  }

  /** A few panels are seen whole, in as many rows as let them be largest; of many, all have one scale. */
  fittingScale() {
    const boxes = this.panels.map(({ box }) => box);
    const { width, height } = this.space;
    if (boxes.length > MOST_AT_ONCE) return Math.min(SHEET_SCALE, width / Math.max(...boxes.map((box) => box.width)));
    const caption = this.captions.length > 0 ? CAPTION : 0;
    const scales = boxes.map((_, index) => {
      const size = Math.ceil(boxes.length / (index + 1));
      const rows = [];
      for (let at = 0; at < boxes.length; at += size) rows.push(boxes.slice(at, at + size));
      const wide = rows.map((row) => widest(row.map((box) => box.width), width - GAP * (row.length - 1) - 4, caption ? NARROWEST : 0));
      const high = (height - (caption + GAP) * rows.length + GAP - 4) / rows.reduce((sum, row) => sum + Math.max(...row.map((box) => box.height)), 0);
      return Math.min(...wide, high);
    });
    return Math.max(0.08, Math.min(1, Math.max(...scales)));
  }

  /** One step larger or smaller, or back to what fits. */
  zoomBy(steps, at) {
    const before = this.zoom;
    this.zoom = steps === 0 ? 1 : Math.min(ZOOMS.most, Math.max(ZOOMS.least, this.zoom * ZOOMS.step ** steps));
    if (Math.abs(this.zoom - 1) < 0.02) this.zoom = 1;
    const point = at ?? { x: this.root.clientWidth / 2, y: this.root.clientHeight / 2 };
    const held = { x: this.root.scrollLeft + point.x, y: this.root.scrollTop + point.y };
    this.fit();
    const factor = this.zoom / before;
    this.root.scrollTo(held.x * factor - point.x, held.y * factor - point.y);
  }

  wheeled(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = this.root.getBoundingClientRect();
    this.zoomBy(-Math.sign(event.deltaY) * Math.min(1, Math.abs(event.deltaY) / 40), { x: event.clientX - box.left, y: event.clientY - box.top });
  }

  // MARK: places

  /** Where a view lies in the window of its panel. */
  frameOf(panel, id) {
    const view = this.viewsOf(panel)[id];
    return view?.frameInWindow ?? view?.frame ?? null;
  }

  /** The part of a panel whose coordinates are those of the window. */
  contentOf(panel) {
    return this.shadow.querySelector(`[data-panel="${panel}"] .window-content`);
  }

  pick(picked) {
    this.pointing.pick(picked);
  }

  /** Whether all constraints are drawn, where no view is chosen. */
  set showsConstraints(value) {
    this.pointing.showsAll = value;
    this.pointing.measure();
  }

  /** Lights a view on every device without choosing it; null for none. */
  light(picked) {
    if (picked) this.pointing.lightAll(this.panels.length, picked);
    else this.pointing.light(null);
  }

  /** Where the window lies on the page; null where there is no single one. */
  get windowBox() {
    const window = this.svgs.length === 1 ? this.svg.querySelector(".window-content > .window") : null;
    if (!window) return null;
    const box = window.getBoundingClientRect();
    const around = this.root.getBoundingClientRect();
    return { left: box.left - around.left, top: box.top - around.top, width: box.width, height: box.height };
  }
}

/** Offers a picture as a file. */
function download(source) {
  const address = URL.createObjectURL(new Blob([source], { type: "image/svg+xml" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: "layout.svg" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  byId("live").textContent = "The picture is saved.";
}
return { Picture, download };
})();

// rotation.js
const module_rotation = (() => {
// A rotation: both pictures, the turn between them, and what UIKit calls meanwhile.

const { byId, element } = module_menus;

const PHASES = { 1: "New traits are announced", 2: "New sizes are announced", 3: "Beside the animation", 4: "All is laid out", 5: "At the end" };

function other(orientation) {
  return orientation.startsWith("landscape") ? "portrait" : "landscapeRight";
}

/** A document as the question what happens when it is turned. */
function turning(document, from, to) {
  const { environments, ...rest } = document;
  const size = document.window;
  if (!(size?.width && size?.height)) return { ...rest, from: { orientation: from }, to: { orientation: to } };
  const turned = { ...size, width: size.height, height: size.width };
  return { ...rest, from: { orientation: from }, to: { orientation: to, window: turned } };
}

function isReduced() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows `change` as a turn: what was there turns away and fades, what comes turns in. */
async function play(picture, isClockwise, duration, change) {
  const ghost = picture.svg && !isReduced() ? picture.strip.cloneNode(true) : null;
  change();
  if (!ghost || !picture.svg) return;
  for (const view of ghost.querySelectorAll("[tabindex]")) view.removeAttribute("tabindex");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "absolute", inset: "12px", pointerEvents: "none" });
  picture.shadow.append(ghost);
  picture.root.classList.add("turning");
  const angle = isClockwise ? 90 : -90;
  const timing = { duration: Math.max(duration, 0.3) * 1000, easing: "cubic-bezier(.4, 0, .2, 1)", fill: "both" };
  const leaving = ghost.animate([{ transform: "none", opacity: 1 }, { transform: `rotate(${angle}deg)`, opacity: 0 }], timing);
  const coming = picture.strip.animate([{ transform: `rotate(${-angle}deg)`, opacity: 0 }, { transform: "none", opacity: 1 }], timing);
  await Promise.allSettled([leaving.finished, coming.finished]);
  coming.cancel();
  ghost.remove();
  picture.root.classList.remove("turning");
}

function size(value) {
  return value ? `${value.width} × ${value.height}` : "none";
}

/** What an event says, in a few words. */
function detail({ callback, value, from, changedTraits }) {
  if (changedTraits.length > 0) {
    const traits = typeof value === "object" && value ? value : {};
    const isBefore = callback === "traitCollectionDidChange";
    return changedTraits.map((name) => `${name} ${isBefore ? "was" : "becomes"} ${traits[name] ?? "?"}`).join(", ");
  }
  if (value?.width !== undefined) return from === undefined ? size(value) : `${size(from)} → ${size(value)}`;
  return typeof value === "string" ? value : "";
}

/** Lists the callbacks of a transition in their order. */
function list({ events, coordinator }) {
  let phase = 0;
  const rows = events.map((event) => {
    const row = element("li", {}, element("code", { textContent: event.callback }), " ",
      element("span", { className: "target", textContent: event.target }), " ",
      element("span", { className: "what", textContent: detail(event) }));
    if (event.phase !== phase) row.dataset.phase = PHASES[event.phase] ?? "";
    phase = event.phase;
    return row;
  });
  byId("events").replaceChildren(...rows);
  byId("callbacks").hidden = false;
  return coordinator?.transitionDuration ?? 0.3;
}

function clear() {
  byId("callbacks").hidden = true;
  byId("events").replaceChildren();
}
return { other, turning, play, list, clear };
})();

// schema.js
const module_schema = (() => {
// What a layout document may say where: the JSON Schema of the service, walked by the path of the cursor.

/** Alternatives that are followed for one place, so that schemas which refer to themselves end. */
const MOST = 60;

class Schema {
  constructor(root) {
    this.root = root;
  }

  /** The alternatives of a schema, without references and choices. */
  flat(node, found = [], seen = new Set()) {
    if (!node || typeof node !== "object" || seen.has(node) || found.length > MOST) return found;
    seen.add(node);
    if (node.$ref) this.flat(this.named(node.$ref), found, seen);
    for (const each of [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])]) this.flat(each, found, seen);
    if (node.properties || node.items || node.enum || node.const !== undefined || node.type || node.additionalProperties) found.push(node);
    return found;
  }

  named(reference) {
    return reference.split("/").slice(1).reduce((at, name) => at?.[name], this.root);
  }

  /** Those of some alternatives that an object with this type can be. */
  fitting(nodes, type) {
    if (type === undefined) return nodes;
    const fits = (node) => {
      const allowed = node.properties?.type && this.flat(node.properties.type).flatMap((each) => each.enum ?? (each.const !== undefined ? [each.const] : []));
      return !allowed || allowed.length === 0 || allowed.includes(type);
    };
    const found = nodes.filter((node) => node.properties && fits(node));
    return found.length > 0 ? found : nodes;
  }

  step(nodes, segment) {
    return nodes.flatMap((node) => {
      if (typeof segment === "number") return this.flat(node.items);
      const own = node.properties?.[segment];
      // Stack views may have their views in place of ids.
      if (segment === "arrangedSubviews" && own && node.properties.subviews) return [...this.flat(node.properties.subviews), ...this.flat(own)];
      if (own) return this.flat(own);
      const other = node.additionalProperties;
      return typeof other === "object" ? this.flat(other) : [];
    });
  }

  /** What may stand at a path. types: the `type` of each object on the way. */
  at(path, types) {
    let nodes = this.fitting(this.flat(this.root), types[0]);
    for (const [index, segment] of path.entries()) {
      nodes = this.fitting([...new Set(this.step(nodes, segment))], types[index + 1]);
    }
    return nodes;
  }

  /** The names that an object may have: {name, schema, says}, those that are needed first. */
  keys(nodes) {
    const found = new Map();
    for (const node of nodes) {
      for (const [name, schema] of Object.entries(node.properties ?? {})) {
        if (!found.has(name)) found.set(name, { name, schema, says: this.says(schema), isNeeded: node.required?.includes(name) ?? false });
      }
    }
    return [...found.values()].sort((a, b) => Number(b.isNeeded) - Number(a.isNeeded));
  }

  /** The values that are known for a place: {value, says}. */
  values(nodes) {
    const found = new Map();
    const add = (value, says) => value !== null && typeof value !== "object" && !found.has(value) && found.set(value, { value, says });
    for (const node of nodes) {
      for (const value of node.enum ?? []) add(value, value === node.default ? "the default" : "");
      if (node.const !== undefined) add(node.const, "");
      if (node.type === "boolean") for (const value of [true, false]) add(value, value === node.default ? "the default" : "");
      if (node.default !== undefined) add(node.default, "the default");
    }
    return [...found.values()];
  }

  /** The first sentence that a schema says of itself. */
  says(schema) {
    const text = this.words(schema);
    return /^.*?[.;](?=\s|$)/s.exec(text)?.[0] ?? text;
  }

  /** All that a schema says of itself, or what it refers to. */
  words(schema, depth = 0) {
    if (!schema || depth > 5) return "";
    if (schema.description) return schema.description.replace(/\s+/g, " ").trim();
    if (schema.$ref) return this.words(this.named(schema.$ref), depth + 1);
    const choice = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
    return choice.map((each) => this.words(each, depth + 1)).find(Boolean) ?? "";
  }

  /** What kind of value a place wants, as a word. */
  kind(schema) {
    const kinds = new Set(this.flat(schema).map((node) => (node.enum ? "word" : node.type)).flat().filter((each) => each && each !== "null"));
    return [...kinds].join(" or ");
  }

  /** What follows the name of a new member: text before and behind the cursor. */
  frame(schema) {
    const kinds = this.flat(schema);
    const first = kinds.find((node) => node.type && node.type !== "null")?.type ?? (kinds.some((node) => node.enum) ? "string" : "");
    const has = (type) => kinds.some((node) => node.type === type || (Array.isArray(node.type) && node.type.includes(type)));
    if (kinds.some((node) => node.enum?.every((each) => typeof each === "string")) || first === "string" || (has("string") && !has("array"))) return ['"', '"'];
    if (has("array")) return ["[", "]"];
    if (first === "object" || (has("object") && !has("number") && !has("integer") && !has("boolean"))) return ["{", "}"];
    return ["", ""];
  }
}
return { Schema };
})();

// share.js
const module_share = (() => {
// The panel of links: to this page with its document, and to the picture.

const { read } = module_compose;
const { announce, byId, menu } = module_menus;
const { download } = module_picture;
const { copy, pack, packState } = module_sharing;

/** Longer addresses the server refuses. */
const LONGEST_ADDRESS = 8000;

class Share {
  constructor(page) {
    this.page = page;
    menu(byId("share"), byId("share-panel"), () => this.open());
    for (const [button, field] of [["copy-link", "share-link"], ["copy-picture", "picture-link"]]) {
      byId(button).addEventListener("click", async () => announce((await copy(byId(field))) ? "Copied." : "Press Ctrl C to copy."));
    }
    byId("download").addEventListener("click", () => download(page.drawn));
  }

  async open() {
    const { editor, controls, overlays, catalog, drawn } = this.page;
    const hash = await packState(editor.text, controls.state);
    history.replaceState(null, "", hash);
    byId("share-link").value = location.href;
    const asked = read(editor.text, controls.choice);
    const query = overlays ? `?${overlays}` : "";
    const path = asked.document ? `/v1/resolve/${await pack(JSON.stringify(asked.document))}.svg${query}` : "";
    const isShort = path !== "" && path.length <= LONGEST_ADDRESS && !catalog;
    byId("picture-link").value = isShort ? location.origin + path : "";
    byId("copy-picture").disabled = !isShort;
    byId("picture-hint").textContent = isShort ? "The document travels in the address."
      : "This document is too long for an address. Download the picture.";
    byId("download").disabled = !drawn;
    byId("share-link").select();
  }
}
return { Share };
})();

// play.js
const module_play = (() => {
// Runs a slider through its range; step by step for those who want no motion.

const { byId } = module_menus;

/** Milliseconds from one end of the range to the other. */
const WHOLE = 9000;

class Play {
  /** set is called with a size; next gives the size behind one at which something happens, null where nobody knows. */
  constructor(side, [smallest, largest], { set, next }) {
    Object.assign(this, { side, smallest, largest, set, next });
    this.slider = byId(`sweep-${side}`);
    this.button = byId(`sweep-${side}-play`);
    this.button.addEventListener("click", () => (this.frame ? this.stop() : this.start()));
    this.button.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.stop();
    });
    this.slider.addEventListener("input", () => this.stop());
    this.describe();
  }

  get isStill() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  start() {
    const value = Number(this.slider.value);
    const from = value < this.largest ? value : this.smallest;
    if (this.isStill) return this.set(value < this.largest ? this.next(value) ?? this.largest : this.smallest);
    let begin;
    const step = (now) => {
      begin ??= now;
      const size = Math.min(this.largest, Math.round(from + ((now - begin) / WHOLE) * (this.largest - this.smallest)));
      this.set(size);
      this.frame = size < this.largest ? requestAnimationFrame(step) : undefined;
      if (!this.frame) this.stop();
    };
    this.frame = requestAnimationFrame(step);
    byId("sweep-found").setAttribute("aria-live", "off");
    this.describe();
  }

  stop() {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = undefined;
    byId("sweep-found").setAttribute("aria-live", "polite");
    this.describe();
  }

  describe() {
    const sizes = this.side === "width" ? "widths" : "heights";
    this.button.textContent = this.frame ? "Stop" : this.isStill ? "Next" : "Play";
    this.button.setAttribute("aria-label", this.frame ? "Stop" : this.isStill ? `Next of the ${sizes} at which something happens` : `Play through all ${sizes}`);
  }
}
return { Play };
})();

// ranges.js
const module_ranges = (() => {
// What the service finds in windows of all sizes, as bars above the sliders: each finding with the sizes that have it.

const { question, read } = module_compose;
const { byId, element } = module_menus;
const { Latest } = module_server;

/** Milliseconds without a change after which all sizes are looked at. */
const PAUSE = 400;
/** Rows of bars for findings, the last one for all that are left, and bars of a row. */
const MOST_ROWS = 3;
const MOST_BARS = 40;
const OTHER = { width: "height", height: "width" };

function sizesOf(finding) {
  return (finding.sizes ?? []).filter(({ layout }) => layout === 0);
}

function nameOf({ code, elements = [] }) {
  const names = elements.slice(0, 2).map(({ id, name }) => name ?? id);
  return [code, names.join(", ")].filter(Boolean).join(" ");
}

function wordsOf({ from, to }) {
  return from === to ? `${from}` : `${from} to ${to}`;
}

/** What some stretches cover, ascending. */
function union(stretches) {
  const found = [];
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = found[found.length - 1];
    if (last && from <= last.to + 0.5) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

/** The findings of a row each, the gravest first: {name, sizes, kind}. */
function rowsOf(findings) {
  const single = (finding) => ({ name: nameOf(finding), sizes: sizesOf(finding), kind: finding.known ? "info" : finding.severity });
  if (findings.length <= MOST_ROWS) return findings.map(single);
  const rest = findings.slice(MOST_ROWS - 1);
  const { kind } = single(rest[0]);
  return [...findings.slice(0, MOST_ROWS - 1).map(single), { name: `${rest.length} more`, sizes: union(rest.flatMap(sizesOf)), kind }];
}

/** The first and the last whole point of a stretch. */
function wholeEnds({ from, to }) {
  return [Math.ceil(from), Math.max(Math.ceil(from), Math.floor(to))];
}

class Ranges {
  /** bounds: the smallest and the largest size; onChoose is called with a side and a size. */
  constructor(server, bounds, onChoose) {
    this.server = server;
    this.bounds = bounds;
    this.onChoose = onChoose;
    this.sides = Object.fromEntries(Object.keys(OTHER).map((side) => [side, { root: byId(`sweep-${side}-ranges`), latest: new Latest() }]));
  }

  /** Asks for all sizes of a document, {text, choice, catalog}, where they are not known; null for none. */
  update(document, size) {
    this.size = size;
    clearTimeout(this.timer);
    if (!document) return this.cancel();
    // Whatever size its window has now.
    const { sent } = read(document.text, { ...document.choice, window: undefined });
    const source = { sent, catalog: document.catalog };
    for (const [side, each] of Object.entries(this.sides)) {
      const isAnswered = each.source?.sent === source.sent && each.source.catalog === source.catalog && each.other === size[OTHER[side]];
      each.root.classList.toggle("stale", !isAnswered);
      each.isDue = !isAnswered;
    }
    this.say();
    if (Object.values(this.sides).some(({ isDue }) => isDue)) this.timer = setTimeout(() => this.ask(source, size), PAUSE);
  }

  /** Calls off what is asked; what is shown is of another document. */
  cancel() {
    clearTimeout(this.timer);
    for (const each of Object.values(this.sides)) {
      each.latest.stop();
      each.source = null;
      each.root.classList.add("stale");
    }
    this.say();
  }

  ask(source, size) {
    for (const [side, each] of Object.entries(this.sides)) {
      if (!each.isDue) continue;
      const other = size[OTHER[side]];
      const path = `/v1/sweep?${side}=${this.bounds.join("...")}&${OTHER[side]}=${other}`;
      each.latest.run((signal) => this.server.json(path, { signal, question: question(source.sent, source.catalog) })).then(
        (answer) => answer && this.answered(side, answer.files[0], { source, other }),
        // The picture says what is wrong with a document.
        () => this.answered(side, { layouts: [], findings: [] }, { source, other }),
      );
    }
  }

  answered(side, file, asked) {
    const each = this.sides[side];
    Object.assign(each, asked, { sweep: file.layouts[0]?.sweep, findings: file.findings });
    each.root.classList.remove("stale");
    this.draw(side);
    this.say();
  }

  // MARK: bars

  share(size) {
    const [smallest, largest] = this.bounds;
    return `${((Math.min(Math.max(size, smallest), largest) - smallest) / (largest - smallest)) * 100}%`;
  }

  put(made, { from, to }) {
    made.style.left = this.share(from);
    made.style.width = `calc(${this.share(to)} - ${this.share(from)})`;
    return made;
  }

  draw(side) {
    const { root, sweep, findings } = this.sides[side];
    if (!sweep) return root.replaceChildren();
    const bands = sweep.bands.map((band) => this.band(band));
    const rows = rowsOf(findings).map(({ name, sizes, kind }) => this.row(side, name, sizes, kind));
    const jumps = [...new Set(sweep.jumps.map(({ at }) => at))].slice(0, MOST_BARS).map((at) => {
      const views = sweep.jumps.filter((jump) => jump.at === at).map(({ view }) => view);
      const line = element("span", { className: "jump", title: `${views.slice(0, 3).join(", ")} ${views.length === 1 ? "jumps" : "jump"} at ${at}` });
      line.style.left = this.share(at);
      return line;
    });
    this.sides[side].at = element("span", { className: "at" });
    root.replaceChildren(element("div", { className: "bands" }, ...bands), ...rows,
      this.row(side, "clean", sweep.clean, "clean"), ...jumps, this.sides[side].at);
    root.setAttribute("aria-label", `${side === "width" ? "Widths" : "Heights"} from ${sweep.from} to ${sweep.to}`);
  }

  band(band) {
    const words = [`w${band.horizontalSizeClass[0].toUpperCase()} h${band.verticalSizeClass[0].toUpperCase()}`, ...(band.matchedRules ?? []),
      ...(band.collapsed ?? []).map((id) => `${id} collapsed`)].join(" · ");
    return this.put(element("span", { textContent: words, title: `${words}: ${wordsOf(band)}` }), band);
  }

  row(side, name, sizes, kind) {
    const bars = sizes.slice(0, MOST_BARS).map((each) => {
      const text = `${name}: ${side}s ${wordsOf(each)}`;
      const bar = this.put(element("button", { type: "button", className: kind, title: text }), each);
      bar.setAttribute("aria-label", text);
      bar.addEventListener("click", () => this.choose(side, each));
      return bar;
    });
    return element("div", { className: "row" }, ...bars);
  }

  /** Goes to the end of a stretch, from there to its other one. Where the range ends nothing else does. */
  choose(side, stretch) {
    const [smallest, largest] = this.bounds;
    const [first, last] = wholeEnds(stretch);
    const ends = [...(last < largest ? [last] : []), ...(first > smallest ? [first] : [])];
    const at = ends.indexOf(this.size[side]);
    this.onChoose(side, ends.length > 0 ? ends[(at + 1) % ends.length] : last);
  }

  /** The next size behind one at which something begins or ends; null where nothing is. */
  next(side, size) {
    const { sweep, findings } = this.sides[side];
    if (!sweep) return null;
    const stretches = [...sweep.clean, ...findings.flatMap(sizesOf), ...sweep.bands];
    return Math.min(...stretches.flatMap(wholeEnds).filter((end) => end > size), this.bounds[1]);
  }

  // MARK: words

  /** Names what is found at the size that is shown. */
  say(size = this.size) {
    this.size = size;
    if (!size) return;
    for (const [side, { at }] of Object.entries(this.sides)) if (at) at.style.left = this.share(size[side]);
    const known = Object.entries(this.sides).find(([side, { source, other, sweep }]) => source && sweep && other === size[OTHER[side]]);
    let text = "";
    if (known) {
      const [side, { findings }] = known;
      const here = findings.filter((finding) => sizesOf(finding).some(({ from, to }) => from <= size[side] && size[side] <= to)).map(nameOf);
      const rest = here.length > 3 ? ` and ${here.length - 3} more` : "";
      text = here.length === 0 ? "Nothing is found at this size." : `At this size: ${here.slice(0, 3).join("; ")}${rest}.`;
    }
    if (byId("sweep-found").textContent !== text) byId("sweep-found").textContent = text;
  }
}
return { Ranges };
})();

// sweep.js
const module_sweep = (() => {
// Sweeping the size of the window: two sliders below what is found at all sizes, and the window's edges in the picture.

const { byId, element } = module_menus;
const { Play } = module_play;
const { Ranges } = module_ranges;

const SMALLEST = 200;
const LARGEST = 1400;

function bounded(value) {
  return Math.round(Math.max(SMALLEST, Math.min(LARGEST, value)));
}

class Sweep {
  /** onSize is called with each new size. */
  constructor(picture, server, onSize) {
    this.picture = picture;
    this.onSize = onSize;
    this.ranges = new Ranges(server, [SMALLEST, LARGEST], (side, length) => this.set(side, length));
    this.sliders = { width: byId("sweep-width"), height: byId("sweep-height") };
    for (const slider of Object.values(this.sliders)) slider.addEventListener("input", () => this.slid());
    this.plays = Object.keys(this.sliders).map((side) => new Play(side, [SMALLEST, LARGEST], {
      set: (length) => this.set(side, length), next: (length) => this.ranges.next(side, length),
    }));
    this.handles = { width: this.handle("right"), height: this.handle("bottom") };
  }

  get size() {
    return { width: Number(this.sliders.width.value), height: Number(this.sliders.height.value) };
  }

  set(side, length) {
    this.sliders[side].value = bounded(length);
    this.slid();
  }

  slid() {
    this.tell();
    this.onSize(this.size);
  }

  tell() {
    for (const [side, value] of Object.entries(this.size)) {
      byId(`sweep-${side}-value`).textContent = `${value} pt`;
      this.sliders[side].setAttribute("aria-valuetext", `${value} points`);
    }
    this.ranges.say(this.size);
  }

  /** Shows the sliders at a size, or hides them. */
  show(size) {
    byId("sweep").hidden = !size;
    if (!size) {
      for (const play of this.plays) play.stop();
      return this.ranges.cancel();
    }
    this.sliders.width.value = bounded(size.width);
    this.sliders.height.value = bounded(size.height);
    this.tell();
  }

  /** Shows what is found in a document at all sizes, {text, choice, catalog}; null for none, or for one that is not known any more. */
  find(document) {
    this.ranges.update(byId("sweep").hidden ? null : document, this.size);
  }

  // MARK: edges

  handle(edge) {
    const made = element("div", { className: `edge ${edge}`, title: "Drag to change the size of the window" });
    made.setAttribute("aria-hidden", "true");
    made.hidden = true;
    made.addEventListener("pointerdown", (event) => this.drag(made, edge === "right" ? "width" : "height", event));
    this.picture.root.append(made);
    return made;
  }

  /** Puts the edges where the window is. */
  place(window) {
    this.window = window;
    const box = window && this.picture.windowBox;
    for (const handle of Object.values(this.handles)) handle.hidden = !box;
    if (!box) return;
    const { scrollLeft, scrollTop } = this.picture.root;
    const { width, height } = this.handles;
    const set = (handle, values) => {
      for (const [name, value] of Object.entries(values)) handle.style[name] = `${value}px`;
    };
    set(width, { left: box.left + box.width - 4 + scrollLeft, top: box.top + scrollTop, height: box.height });
    set(height, { left: box.left + scrollLeft, top: box.top + box.height - 4 + scrollTop, width: box.width });
  }

  drag(handle, side, event) {
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    handle.classList.add("dragged");
    const start = { at: side === "width" ? event.clientX : event.clientY, size: { width: this.window.width, height: this.window.height } };
    // The window stays in the middle of its screen, so an edge moves half as far as the size grows.
    const factor = 2;
    const move = (moved) => {
      const distance = (side === "width" ? moved.clientX : moved.clientY) - start.at;
      const length = bounded(start.size[side] + (distance * factor) / this.picture.scale);
      this.show({ ...start.size, [side]: length });
      this.onSize(this.size);
    };
    const stop = () => {
      handle.classList.remove("dragged");
      handle.removeEventListener("pointermove", move);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", stop, { once: true });
    handle.addEventListener("pointercancel", stop, { once: true });
  }
}
return { Sweep };
})();

// status.js
const module_status = (() => {
// What is shown, in a line above the picture: the device and its window, or of how many the pictures are.

const { announce, byId } = module_menus;

/** Says what a page shows. */
function describe(page) {
  const count = page.answer.results?.length ?? 1;
  const { environment } = page.layoutOf(0) ?? {};
  const classes = environment?.traits;
  const size = environment && `${environment.window.width} × ${environment.window.height}`;
  const words = { landscapeRight: "landscape right", landscapeLeft: "landscape left", portraitUpsideDown: "upside down" };
  const looks = page.shownNow?.shown?.length;
  byId("status-text").textContent = page.map || (page.asked?.kind === "file" && count > 1) ? `${count} screens`
    : count > 1 ? `${count} environments${looks ? `, ${looks} ${looks === 1 ? "look" : "looks"}` : ""}`
      : environment ? [page.controls.nameOf(environment.device), words[environment.orientation] ?? environment.orientation,
        `iOS ${environment.systemVersion}`, size].join(" · ") : "";
  const letter = (value) => ({ compact: "C", regular: "R" })[value] ?? "–";
  const text = count === 1 && classes ? `w${letter(classes.horizontalSizeClass)} h${letter(classes.verticalSizeClass)}` : "";
  const shown = byId("classes");
  if (shown.textContent !== text && shown.textContent !== "" && text !== "") {
    const name = (value) => value ?? "unspecified";
    announce(`Width ${name(classes.horizontalSizeClass)}, height ${name(classes.verticalSizeClass)}`);
    shown.animate([{ backgroundColor: "var(--accent)", color: "var(--on-accent)" }, {}], { duration: 600 });
  }
  shown.textContent = text;
}
return { describe };
})();

// tree.js
const module_tree = (() => {
// The views of a layout as a tree: pointing at a row lights its view in the picture, and the other way round.

const { byId, element, scrollTo } = module_menus;

/** Rows at most; longer trees end with a note. */
const MOST = 2000;

class Tree {
  /** onPoint and onChoose are called with the id of a view; onPoint with null when none is pointed at any more. */
  constructor({ onPoint, onChoose }) {
    Object.assign(this, { root: byId("tree"), onPoint, onChoose });
    this.root.addEventListener("pointerover", ({ target }) => this.onPoint(target.closest("li")?.dataset.id ?? null));
    this.root.addEventListener("pointerleave", () => this.onPoint(null));
    this.root.addEventListener("click", ({ target }) => target.closest("li")?.dataset.id && this.onChoose(target.closest("li").dataset.id));
    this.root.addEventListener("focusin", ({ target }) => this.onPoint(target.dataset.id ?? null));
    this.root.addEventListener("keydown", (event) => this.key(event));
  }

  /** Lists the views of a layout in the order of their tree. */
  show(layout, picked) {
    const views = layout?.views ?? {};
    const key = Object.entries(views).map(([id, view]) => `${id} ${view.parent} ${view.type} ${view.frame?.width} ${view.frame?.height} ${view.onScreen}`).join("\n");
    byId("views-count").textContent = Object.keys(views).length || "";
    if (key !== this.key_) {
      this.key_ = key;
      this.root.replaceChildren(...this.rows(views));
    }
    this.choose(picked);
  }

  rows(views) {
    const below = new Map();
    for (const [id, { parent }] of Object.entries(views)) {
      const at = parent in views ? parent : null;
      below.set(at, [...(below.get(at) ?? []), id]);
    }
    const rows = [];
    const waiting = [...(below.get(null) ?? [])].reverse().map((id) => [id, 1]);
    while (waiting.length > 0 && rows.length < MOST) {
      const [id, level] = waiting.pop();
      rows.push(this.row(id, views[id], level));
      for (const child of [...(below.get(id) ?? [])].reverse()) waiting.push([child, level + 1]);
    }
    return rows;
  }

  row(id, view, level) {
    const frame = view.frame;
    const size = frame ? `${Math.round(frame.width * 10) / 10} × ${Math.round(frame.height * 10) / 10}` : "";
    const row = element("li", { tabIndex: -1 }, element("b", { textContent: id }), element("span", { textContent: view.type ?? "" }), element("small", { textContent: size }));
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", level);
    row.setAttribute("aria-selected", "false");
    row.dataset.id = id;
    row.style.paddingLeft = `${8 + Math.min(level - 1, 14) * 14}px`;
    row.classList.toggle("away", view.installed === false || view.onScreen === false);
    return row;
  }

  find(id) {
    return [...this.root.children].find((row) => row.dataset.id === id);
  }

  choose(id) {
    for (const row of this.root.children) {
      row.setAttribute("aria-selected", String(row.dataset.id === id));
      row.tabIndex = -1;
    }
    const row = this.find(id) ?? this.root.firstElementChild;
    if (row) row.tabIndex = 0;
    if (id && row) scrollTo(row);
  }

  /** Lights the row of a view that is pointed at elsewhere. */
  light(id) {
    for (const row of this.root.querySelectorAll(".lit")) row.classList.remove("lit");
    const row = id && this.find(id);
    row?.classList.add("lit");
    if (row && !this.root.matches(":hover")) scrollTo(row);
  }

  key(event) {
    const rows = [...this.root.children];
    const at = rows.indexOf(document.activeElement);
    const steps = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
    if (at >= 0 && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.onChoose(rows[at].dataset.id);
    } else if (event.key in steps) {
      event.preventDefault();
      rows[Math.max(0, Math.min(rows.length - 1, steps[event.key]))]?.focus();
    }
  }
}
return { Tree };
})();

// turning.js
const module_turning = (() => {
// A turn of the device: the next picture, the way to it, and what UIKit calls meanwhile.

const { endOf, question } = module_compose;
const { announce, byId } = module_menus;
const { list, other, play, turning } = module_rotation;
const { describe } = module_status;

class Turning {
  constructor(page) {
    this.page = page;
    byId("rotate").addEventListener("click", () => this.rotate());
  }

  /** Turns the device, and lists what UIKit calls meanwhile. */
  async rotate() {
    // What was typed last is turned, too.
    if (this.page.isAhead) await this.page.refresh();
    const { environment } = this.page.layoutOf(0) ?? {};
    if (!environment || !this.page.asked) return;
    const next = other(environment.orientation);
    if (this.page.answer.results || this.page.asked.kind !== "layout") {
      this.page.controls.turn(next);
      return this.page.refresh();
    }
    this.page.isBusy = false;
    try {
      const turned = turning(this.page.asked.document, environment.orientation, next);
      await this.page.latest.run((signal) => this.turn(turned, next, signal));
    } catch (error) {
      this.page.failed(error);
    }
  }

  async turn(turned, next, signal) {
    const query = this.page.overlays ? `?${this.page.overlays}` : "";
    const [answer, source] = await Promise.all([
      this.page.server.json("/v1/transition", { signal, question: question(turned) }),
      this.page.server.text(`/v1/resolve${query}`, { accept: "image/svg+xml", signal, question: question(endOf(turned, "to"), this.page.catalog) }),
    ]);
    if (signal.aborted) return;
    const duration = list(answer);
    announce(`Turned to ${next}. ${answer.events.length} callbacks.`);
    if (this.page.controls.size) {
      this.page.controls.size = { width: this.page.controls.size.height, height: this.page.controls.size.width };
      this.page.sweep.show(this.page.controls.size);
    }
    this.page.controls.turn(next);
    this.page.answer = answer.to;
    describe(this.page);
    this.page.sweep.place(null);
    await play(this.page.picture, next !== "portrait", duration, () => this.page.picture.show(source));
    this.page.keepsCallbacks = true;
    this.page.keeping.later(false);
    this.page.refresh();
  }
}
return { Turning };
})();

// playground.js
const module_playground = (() => {
// The playground: a document on the left, what the service makes of it on the right.

const { Asking, captionsOf } = module_asking;
const { kindOf } = module_compose;
const { Completion } = module_completion;
const { Controls } = module_controls;
const { Editor } = module_editor;
const { Files, pretty } = module_files;
const { diagnosticsOf, explainedOf, faultsOf, joined, judgedOf, refusedOf, show: showFindings } = module_findings;
const { Hover } = module_hover;
const { Inspector } = module_inspector;
const { placeOf } = module_json;
const { Judging } = module_judging;
const { Keeping } = module_keeping;
const { announce, byId, tabs } = module_menus;
const { Opening } = module_opening;
const { apply } = module_patch;
const { Picture } = module_picture;
const rotation = module_rotation;
const { Schema } = module_schema;
const { Latest, Server } = module_server;
const { Share } = module_share;
const { Sweep } = module_sweep;
const { describe } = module_status;
const { Tree } = module_tree;
const { Turning } = module_turning;

/** Milliseconds without typing after which the picture is made anew. */
const PAUSE = 150;

class Playground {
  constructor() {
    this.server = new Server((wasSent) => this.refused(wasSent));
    // On its way while the rest is made.
    this.firstText = this.server.text("/pages/first.json").catch(() => "{}");
    this.asking = new Asking(this.server);
    this.latest = new Latest();
    Object.assign(this, { answer: null, catalog: null, map: null, remarks: [], diagnostics: [], judged: null });
    this.editor = new Editor(byId("editor"), (reason) => this.edited(reason));
    this.controls = new Controls((what) => this.controlled(what));
    this.makeViews();
    this.makeWriting();
    this.judging = new Judging(this.server, (judged) => this.judgedNow(judged));
    this.keeping = new Keeping({ current: () => ({ text: this.editor.text, controls: this.controls.state }), onRestore: (state) => this.opening.restored(state) });
    this.files = new Files(this.server, {
      onDocument: (text, name, notUnderstood) => this.opened(text, name, notUnderstood),
      onMap: (file) => this.mapped(file),
      onCatalog: (file) => this.attached(file),
      onProblem: (error, name) => this.failed(error, name),
    });
    this.opening = new Opening(this);
    this.share = new Share(this);
    this.turning = new Turning(this);
    this.listen();
  }

  makeViews() {
    const layoutOf = (panel) => this.layoutOf(panel);
    this.picture = new Picture(byId("picture"), {
      onPick: (picked) => this.picked(picked),
      onPoint: (pointed) => this.tree.light(pointed?.view ?? null),
      onOpen: (panel) => this.files.choose(String(panel)),
      onZoom: () => this.placeEdges(),
      viewsOf: (panel) => layoutOf(panel)?.views ?? {},
    });
    this.picture.layoutOf = layoutOf;
    this.sweep = new Sweep(this.picture, this.server, (size) => this.controls.setSize(size));
    this.inspector = new Inspector({ onPlace: (pointer) => this.reveal(pointer), onChoose: (id) => this.choose(id) });
    this.tree = new Tree({ onPoint: (id) => this.pointed(id), onChoose: (id) => this.choose(id) });
  }

  makeWriting() {
    const sources = async () => {
      this.schema ??= this.server.json("/schema/document.json").then((root) => new Schema(root), () => undefined);
      return { schema: kindOf(this.editor.text) === "json" ? await this.schema : undefined, devices: this.controls.devices };
    };
    this.completion = new Completion(this.editor, byId("completions"), sources);
    this.hover = new Hover(this.editor, byId("hover"), { sources, onView: (id) => this.pointed(id) });
  }

  async start() {
    this.controls.listVersions();
    await this.opening.first();
    new ResizeObserver(() => this.placeEdges()).observe(byId("picture"));
    this.opening.loadExamples();
    await this.loadDevices();
    if (this.shownNow) this.draw();
  }

  listen() {
    byId("format").addEventListener("click", () => this.format());
    byId("token-use").addEventListener("click", () => this.useToken());
    byId("token").addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.useToken();
    });
    byId("details-close").addEventListener("click", () => this.choose(null));
    byId("callbacks-close").addEventListener("click", () => rotation.clear());
    byId("details").addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.choose(null);
    });
    byId("judged").addEventListener("change", () => this.judge());
    tabs([byId("tab-findings"), byId("tab-views")]);
  }

  // MARK: what is asked

  edited(reason) {
    this.remarks = [];
    this.judged = null;
    this.judging.stop();
    const kind = kindOf(this.editor.text.slice(0, 20_000));
    byId("format").textContent = kind === "json" ? "Format" : "As JSON";
    byId("format").hidden = kind === "log";
    if (reason === "typed") {
      if (this.map) this.files.leaveMap();
      this.keeping.later(false);
    }
    this.sweep.find(null);
    this.isAhead = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refresh(), reason === "typed" ? PAUSE : 0);
  }

  controlled(what) {
    const isSized = byId("window").value === "size";
    if (isSized && !this.controls.size) this.controls.size = this.shownWindow ?? { width: 390, height: 844 };
    if (!isSized) this.controls.size = null;
    if (what !== "size") this.sweep.show(this.controls.size);
    this.picture.isLocked = isSized && this.picture.svg !== null;
    this.keeping.later(false);
    if (what !== "size") return this.refresh();
    // While an edge is dragged, the next question waits for the answer to the last.
    if (this.isBusy) this.isDue = true;
    else this.refresh();
  }

  get shownWindow() {
    const window = this.layoutOf(0)?.environment?.window;
    return window && { width: window.width, height: window.height };
  }

  /** What the service draws besides views, as a query says it; empty for nothing. Constraints are drawn here, clear of texts. */
  get overlays() {
    const show = this.controls.show.filter((each) => each !== "constraints").join(",");
    return show && `show=${show}`;
  }

  question(text) {
    return { text, choice: this.controls.choice, overlays: this.overlays, catalog: this.catalog, file: this.map };
  }

  /** Shows another text. It is asked for first: the server works while the editor is filled. */
  replace(text) {
    const shown = this.refresh(text);
    this.editor.set(text);
    clearTimeout(this.timer);
    this.isAhead = false;
    return shown;
  }

  async refresh(text = this.editor.text) {
    this.isDue = false;
    this.isAhead = false;
    this.isBusy = true;
    clearTimeout(this.timer);
    try {
      const answered = await this.latest.run((signal) => this.asking.ask(this.question(text), signal));
      // Called off: whoever did so asks again.
      if (!answered) return;
      this.shown(answered);
    } catch (error) {
      this.failed(error);
    }
    this.isBusy = false;
    if (this.isDue) this.refresh();
  }

  judge() {
    this.judging.later({ text: this.editor.text, choice: this.controls.choice, catalog: this.catalog, file: this.map, isAll: byId("judged").value === "all" });
  }

  // MARK: what is answered

  shown(answered) {
    const { asked, answer } = answered;
    byId("access").hidden = true;
    Object.assign(this, { asked, answer, drawn: answered.source, shownNow: answered });
    this.draw();
    this.picture.isStale = false;
    this.picture.showsConstraints = this.controls.show.includes("constraints");
    if (asked.kind === "transition") rotation.list(answer);
    else if (!this.keepsCallbacks) rotation.clear();
    this.keepsCallbacks = false;
    this.diagnostics = answered.explained ? explainedOf(answered.explained, this.editor)
      : this.map ? [] : [...diagnosticsOf(answer, this.editor), ...refusedOf(answered.refused ?? [], this.editor)];
    this.tell();
    describe(this);
    this.inspect();
    this.placeEdges();
    this.judge();
    this.sweep.find(this.isSizable ? { text: this.editor.text, choice: this.controls.choice, catalog: this.catalog } : null);
    if (!this.isFirstShown) performance.mark("first-picture");
    this.isFirstShown = true;
  }

  /** Shows the picture with its captions, again where names have come. */
  draw() {
    if (this.drawn) return this.picture.show(this.drawn, captionsOf(this.shownNow, { nameOf: (id) => this.controls.knownName(id), documents: this.map?.documents ?? [] }));
    this.picture.empty(this.asked.kind === "log" ? "A console log has no screen. What it says of constraints stands with the findings."
      : "No class here becomes a screen. What is missing stands with the findings.");
  }

  /** Lists what is found: at once what the answer says, and after a while what is found on all screens. */
  tell() {
    const judged = this.judged ? judgedOf(this.judged, this.editor, (name) => this.environmentName(name)) : null;
    const findings = judged ? joined(this.diagnostics, judged) : this.diagnostics;
    this.list([...findings, ...this.remarks], false, this.judged?.screens);
  }

  list(findings, isRefused, screens) {
    showFindings(findings, { isRefused, screens, editor: this.editor, actions: {
      onApply: (patch, text) => this.applied(apply(this.editor, patch), text),
      onCorrect: (change, nearest) => this.applied(this.editor.replace(change.start, change.end, change.text), nearest),
      onView: (id) => this.choose(id),
      onPoint: (id) => this.pointed(id),
    } });
  }

  applied(isDone, text) {
    announce(isDone === false ? "The document has no such place any more." : `Done: ${text}`);
  }

  judgedNow(judged) {
    this.judged = judged;
    if (judged && this.isRefused !== true) this.tell();
  }

  environmentName(name) {
    const [, id, orientation] = /^(\S+) (\w+)$/.exec(name ?? "") ?? [];
    const words = { landscapeRight: "landscape", landscapeLeft: "landscape left", portraitUpsideDown: "upside down" };
    return id ? `${this.controls.nameOf(id)} ${words[orientation] ?? orientation}` : name ?? "";
  }

  failed(error, name) {
    if (!(error instanceof Error)) throw error;
    if (name) {
      const message = error.errors?.length > 0 ? error.errors[0].detail : error.message;
      this.list([{ severity: "error", message: `${name}: ${message}` }], true);
      return;
    }
    this.picture.isStale = true;
    this.judging.stop();
    this.list(faultsOf(error, this.editor), true);
    this.sweep.place(null);
    this.sweep.find(null);
  }

  /** The number among the results of what a panel shows. */
  indexOf(panel) {
    return this.shownNow?.shown?.[panel]?.index ?? panel;
  }

  /** The layout of a panel. */
  layoutOf(panel) {
    if (!this.answer) return null;
    if (this.answer.results) return this.answer.results[this.indexOf(panel)] ?? this.answer.results[0];
    return this.answer.to ?? this.answer;
  }

  get isSizable() {
    return this.answer && !this.answer.results && this.asked?.kind === "layout";
  }

  placeEdges() {
    this.sweep?.place(this.isSizable ? this.shownWindow : null);
  }

  // MARK: views

  picked(picked) {
    this.inspect();
    announce(`${picked.view} is chosen.`);
  }

  pointed(id) {
    const panel = this.picture.picked?.panel ?? 0;
    this.picture.light(id && id in (this.layoutOf(panel)?.views ?? {}) ? { panel, view: id } : null);
    if (id) this.tree.light(id);
  }

  choose(id) {
    this.picture.pick(id ? { panel: this.picture.picked?.panel ?? 0, view: id } : null);
    this.inspect();
  }

  inspect() {
    const { picked } = this.picture;
    const layout = this.layoutOf(picked?.panel ?? 0);
    this.tree.show(layout, picked?.view);
    this.inspector.show(layout, picked?.view);
    const view = layout?.views?.[picked?.view];
    byId("details").hidden = !view;
    if (view && view.type === undefined) this.complete(picked, layout);
  }

  /** Asks for all that there is about one of many environments, of which so far the frames are known. */
  async complete({ panel }, layout) {
    const { answer } = this;
    const index = this.indexOf(panel);
    if (!answer.results?.includes(layout)) return;
    try {
      const whole = await this.asking.whole(this.asked.document ?? {}, index, layout, this.catalog);
      if (!whole || this.answer !== answer) return;
      answer.results[index] = { ...whole, name: layout.name };
      this.picture.pick(this.picture.picked);
      this.inspect();
    } catch {
      // What is known stays.
    }
  }

  reveal(pointer) {
    const place = placeOf(this.editor.scan.places, pointer);
    if (place) this.editor.reveal(place.start, place.end);
  }

  // MARK: documents

  async loadDevices() {
    try {
      const { devices } = await this.server.json("/v1/devices");
      this.controls.setDevices(devices);
    } catch {
      byId("device-count").textContent = "The devices could not be loaded.";
    }
  }

  opened(text, name, notUnderstood = []) {
    this.picture.pick(null);
    this.opening.close();
    this.replace(text);
    this.keeping.later(true);
    this.remarks = notUnderstood.map(({ path, id, reason }) => (
      { severity: "info", message: `Not in the document: ${path.split("/").pop()} ${id ?? ""} (${reason})` }));
    announce(`${name} is open.`);
  }

  /** All screens of a file are shown, or none of them any more. */
  mapped(file) {
    this.map = file;
  }

  attached(file) {
    this.catalog = file;
    this.refresh();
  }

  /** Puts the document in lines; of Swift and Interface Builder files it makes documents. */
  format() {
    const kind = kindOf(this.editor.text);
    if (kind !== "json") return this.files.openAs(kind, this.editor.text).catch((error) => this.failed(error, "As JSON"));
    try {
      this.editor.set(`${pretty(JSON.parse(this.editor.text))}\n`);
    } catch {
      announce("The document is not JSON yet.");
    }
  }

  // MARK: access

  refused(wasSent) {
    byId("access").hidden = false;
    byId("access-text").textContent = wasSent ? "The server does not know this token."
      : "This server wants a token before it lays out anything. It stays in this page’s memory and is gone when you leave.";
  }

  async useToken() {
    this.server.token = byId("token").value.trim();
    await this.loadDevices();
    this.refresh();
  }
}

new Playground().start();
})();
