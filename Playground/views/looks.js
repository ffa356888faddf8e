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
export function lookOf(layout, lined = new Set()) {
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
export function linedViews(value, found = new Set()) {
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
export function looks(results, lined, found = new Map()) {
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
export function captionOf(layout, nameOf) {
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
