// Why an edge is where it is: the constraints that hold it, and what holds the edges that these lead to, up to the window.

const OPPOSITE = { left: "right", right: "left", top: "bottom", bottom: "top" };
const SIZE = { left: "width", right: "width", top: "height", bottom: "height" };
const CENTER = { left: "centerX", right: "centerX", top: "centerY", bottom: "centerY" };
/** Steps from an edge to the window at most. */
const LONGEST = 12;
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

/** The view that an item belongs to: a guide stands after its view. */
function ownerOf(item, views) {
  if (item.view in views) return item.view;
  const dot = item.view.indexOf(".");
  return dot > 0 ? item.view.slice(0, dot) : item.view;
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
      [each.first, each.second].some((item) => item && ownerOf(item, this.views) === view));
  }

  /** The tight constraints that say something about one attribute of a view: {constraint, other}. */
  holding(view, edge) {
    const found = [];
    for (const constraint of this.constraints) {
      if (!constraint.isTight) continue;
      const items = [constraint.first, constraint.second];
      items.forEach((item, index) => {
        if (!item || ownerOf(item, this.views) !== view || edgeOf(item.attribute, this.isRightToLeft) !== edge) return;
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
  explain(view, edge, path = []) {
    if (this.views[view]?.parent === null) return [{ text: `${view} has the place that its window gives it`, isGrounded: true, because: [] }];
    if (path.length > LONGEST || this.steps <= 0) return [];
    this.steps -= 1;
    const direct = this.through(view, edge, path);
    if (!(edge in OPPOSITE) || direct.some((reason) => reason.isGrounded)) return grounded(direct);
    const indirect = this.indirect(view, edge, path);
    return grounded(indirect.length > 0 ? indirect : direct);
  }

  through(view, edge, path) {
    return this.holding(view, edge).filter(({ constraint }) => !path.includes(constraint)).map(({ constraint, other }) => {
      const because = this.beyond(view, other, [...path, constraint]);
      const isGrounded = !other || because.some((reason) => reason.isGrounded);
      return { text: constraint.text, constraint, isGrounded, because };
    });
  }

  beyond(view, other, path) {
    if (!other) return [];
    const owner = ownerOf(other, this.views);
    if (owner === view) return [];
    return this.explain(owner, edgeOf(other.attribute, this.isRightToLeft), path);
  }

  /** An edge that nothing names follows from the other one and the size, or from the centre and the size. */
  indirect(view, edge, path) {
    for (const from of [OPPOSITE[edge], CENTER[edge]]) {
      const because = this.through(view, from, path).filter((reason) => reason.isGrounded);
      if (because.length === 0) continue;
      const sizes = this.sizes(view, SIZE[edge], path);
      if (sizes.length === 0) continue;
      return [
        { text: `its ${from}:`, isGrounded: true, because: because.slice(0, 1) },
        { text: `its ${SIZE[edge]}:`, isGrounded: true, because: sizes },
      ];
    }
    return [];
  }

  sizes(view, size, path) {
    const resolved = this.views[view];
    const natural = resolved?.intrinsicContentSize?.[size];
    const isNatural = typeof natural === "number" && Math.abs(natural - (resolved.frame?.[size] ?? NaN)) < 1;
    const because = this.through(view, size, path).filter((reason) => reason.isGrounded).slice(0, 1);
    return isNatural && because.length === 0 ? [{ text: `natural ${size} of its content, ${natural}`, isGrounded: true, because: [] }] : because;
  }

  /** Why a view has its four edges: pairs of a name and reasons. */
  edges(view) {
    return ["left", "top", "right", "bottom"].map((edge) => {
      this.steps = MOST_STEPS;
      return [edge, this.explain(view, edge)];
    });
  }
}
