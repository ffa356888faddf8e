// What a screen is shown with: how each option is called here, in a query and on the command line.

const inQuery = { textSize: 'contentSizeCategory', direction: 'layoutDirection', style: 'userInterfaceStyle' };

const words = (value) => (Array.isArray(value) ? value.flatMap(words) : [String(value)]);

/** Options as a query. */
export function query(options) {
  const pairs = [];
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    for (const word of words(value)) pairs.push([inQuery[name] ?? name, word]);
  }
  return new URLSearchParams(pairs).toString();
}

/** Options as the program takes them: a flag stands by itself, and not at all where it is false. */
export function programArguments(options) {
  const found = [];
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    const flag = `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    if (name === 'exact' || name === 'allWindows') found.push(...(value ? [flag] : []));
    else if (name === 'show' || name === 'fields') found.push(`${flag}=${words(value).join(',')}`);
    else found.push(...words(value).map((word) => `${flag}=${word}`));
  }
  return found;
}
