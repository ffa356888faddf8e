// What a layout document may say where: the JSON Schema of the service, walked by the path of the cursor.

/** Alternatives that are followed for one place, so that schemas which refer to themselves end. */
const MOST = 60;

export class Schema {
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
