// An SVG of the service as panels, each a drawing of its own: then the page says what stands below each, in letters that can be read.

export const PAGE_STYLE = `
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

export function sheet(text) {
  if (!sheets.has(text)) {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    sheets.set(text, made);
  }
  return sheets.get(text);
}

/** An element of SVG with attributes. */
export function drawn(name, attributes = {}, text) {
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
export function parts(source) {
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
