// The constraints of a view as dimension lines: each where no text of the screen and no other line is, with its number.

import { drawn } from "./panels.js";

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
export function measured(constraint, views, isRightToLeft) {
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
export function clearPlace(measure, text, letters, blocked, window) {
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
export function drawDimensions(content, layout, id) {
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
