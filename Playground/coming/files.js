// Files that are opened or dropped: documents, Interface Builder files, zipped asset catalogues.

import { byId, element } from "./menus.js";

const LARGEST = 64 << 20;

/** What a file is, by its first bytes: "zip", "xml" or "json". */
function kindOf(bytes) {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return "zip";
  const text = new TextDecoder().decode(bytes.subarray(0, 64)).trimStart();
  return text.startsWith("<") ? "xml" : "json";
}

/** A text of JSON in lines, with short lists and objects on one. */
export function pretty(value, indent = "", room = 100) {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || (line.length + indent.length <= room && !/[{[].*[{[].*[{[]/.test(line))) {
    return typeof value === "object" && value ? line.replace(/("(?:[^"\\]|\\.)*")|([,:])/g, (_, text, mark) => text ?? `${mark} `) : line;
  }
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((each) => inner + pretty(each, inner, room)).join(",\n")}\n${indent}]`;
  const members = Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${pretty(each, inner, room)}`);
  return `{\n${members.join(",\n")}\n${indent}}`;
}

export class Files {
  /** onDocument gets a text, onCatalog a zip or null, onProblem what goes wrong. */
  constructor(server, { onDocument, onCatalog, onProblem }) {
    Object.assign(this, { server, onDocument, onCatalog, onProblem });
    this.documents = [];
    byId("file").addEventListener("change", ({ target }) => {
      this.open([...target.files]);
      target.value = "";
    });
    byId("scenes").addEventListener("change", () => this.choose(Number(byId("scenes").value)));
    byId("catalog-remove").addEventListener("click", () => this.attach(null));
    this.listen();
  }

  listen() {
    const hasFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
    document.addEventListener("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      byId("drop").hidden = false;
    });
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) byId("drop").hidden = true;
    });
    document.addEventListener("drop", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      byId("drop").hidden = true;
      this.open([...event.dataTransfer.files]);
    });
  }

  async open(files) {
    for (const file of files) {
      try {
        await this.openOne(file);
      } catch (error) {
        this.onProblem(error, file.name);
      }
    }
  }

  async openOne(file) {
    if (file.size > LARGEST) throw new Error("It is longer than 64 MiB.");
    const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer());
    const kind = kindOf(bytes);
    if (kind === "zip") return this.attach(file);
    if (kind === "xml") return this.import(file);
    this.forget();
    this.onDocument(await file.text(), file.name);
  }

  attach(file) {
    byId("catalog").hidden = !file;
    byId("catalog-name").textContent = file ? `Assets: ${file.name}` : "";
    this.onCatalog(file);
  }

  async import(file) {
    const question = { body: file.slice(0, file.size, "application/xml"), contentType: "application/xml" };
    const { documents } = await this.server.json("/v1/import", { question });
    if (documents.length === 0) throw new Error("The file has no scene with a view.");
    this.documents = documents.map((each) => ({ ...each, file: file.name }));
    const options = documents.map((each, index) => element("option", { value: String(index), textContent: each.name }));
    byId("scenes").replaceChildren(...options);
    byId("scene-field").hidden = documents.length < 2;
    this.choose(0);
  }

  choose(index) {
    const { document, file, name, notUnderstood } = this.documents[index];
    this.onDocument(`${pretty(document)}\n`, `${file}, ${name}`, notUnderstood);
  }

  /** Another document came, which has no scenes. */
  forget() {
    byId("scene-field").hidden = true;
    this.documents = [];
  }
}
