// What the service finds in windows of all sizes, as bars above the sliders: each finding with the sizes that have it.

import { question, read } from "./compose.js";
import { byId, element } from "./menus.js";
import { Latest } from "./server.js";

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

export class Ranges {
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
