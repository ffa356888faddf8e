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

export function priorityText(priority) {
  const names = { 1000: "required", 750: "high", 250: "low" };
  return names[priority] ?? String(priority);
}

export class Reasons {
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
