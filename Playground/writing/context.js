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
export function contextAt(scan, text, offset) {
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
export function idsIn(scan, text) {
  const found = new Set();
  for (const [at, token] of scan.tokens.entries()) {
    const value = scan.tokens[at + 2];
    if (token.kind === "key" && value?.kind === "string" && text.slice(token.start, token.end) === '"id"') found.add(text.slice(value.start + 1, value.end - 1));
  }
  return [...found].filter(Boolean);
}

/** The id of the view around an offset: that of the innermost object which has one. */
export function viewAt(scan, text, offset) {
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
