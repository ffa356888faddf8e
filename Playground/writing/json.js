// Where things stand in a JSON text: tokens for colours, and the place of every value by its JSON pointer.
//
// Reads any text, also one that is not JSON: what it cannot make sense of, it passes over. Has a stack of its own, so that
// brackets without end do no harm.

const TOKEN = /"(?:[^"\\\n]|\\.)*"?|-?\d[\d.eE+-]*|[A-Za-z_]+|[{}[\],:]|[^\S]+|[^]/gy;
/** Deeper values have no place: the service reads none, and their pointers would be longer than the text. */
const DEEPEST = 600;
const OPEN = { "{": "}", "[": "]" };

/** Escapes a member name as JSON pointers have it (RFC 6901). */
export function escapeSegment(name) {
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
export function scan(text) {
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
export function placeOf(places, pointer) {
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
export function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The number of the line, from 1, in which an offset lies. */
export function lineAt(starts, offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
