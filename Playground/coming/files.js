// Files that are opened or dropped: documents, Interface Builder files, Swift, console logs, zipped apps and asset catalogues.

import { kindOf } from "./compose.js";
import { byId, element } from "./menus.js";

const LARGEST = 64 << 20;
/** How much of the end of a zip is looked at for the names that are in it. */
const DIRECTORY = 4 << 20;
const TYPES = { xml: "application/xml", swift: "text/x-swift" };

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

/** Whether a zip has screens in it, by the names at its end; else it is an asset catalogue. */
async function isApp(file) {
  const end = await file.slice(Math.max(0, file.size - DIRECTORY)).arrayBuffer();
  return /\.(storyboard|xib|swift)PK\u0001\u0002|\.(storyboard|xib|swift)[^\w.\/]/.test(new TextDecoder("latin1").decode(end));
}

export class Files {
  /**
   * onDocument gets a text, its name, and what was not understood; onMap a file with several screens, {body, contentType, documents,
   * name}, or null; onCatalog a zip or null; onProblem what goes wrong.
   */
  constructor(server, { onDocument, onMap, onCatalog, onProblem }) {
    Object.assign(this, { server, onDocument, onMap, onCatalog, onProblem });
    this.documents = [];
    byId("file").addEventListener("change", ({ target }) => {
      this.open([...target.files]);
      target.value = "";
    });
    byId("scenes").addEventListener("change", () => this.choose(byId("scenes").value));
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
    const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
      return (await isApp(file)) ? this.import(file, "application/zip", file.name) : this.attach(file);
    }
    return this.openText(await file.text(), file.name);
  }

  /** Opens a text that was dropped or pasted. */
  async openText(text, name) {
    const kind = kindOf(text);
    // Of an Interface Builder file the screens become documents; Swift and logs are read as they stand.
    if (kind === "xml") return this.import(new Blob([text]), TYPES.xml, name);
    this.forget();
    this.onDocument(text, name);
  }

  /** Makes documents of a text that is edited as it stands. */
  async openAs(kind, text) {
    await this.import(new Blob([text]), TYPES[kind], kind === "swift" ? "Swift" : "the file");
  }

  attach(file) {
    byId("catalog").hidden = !file;
    byId("catalog-name").textContent = file ? `Assets: ${file.name}` : "";
    this.onCatalog(file);
  }

  async import(file, contentType, name) {
    // Read now: a map asks with it again, when the file may be gone or another one.
    const body = new Blob([await file.arrayBuffer()], { type: contentType });
    const { documents } = await this.server.json("/v1/import", { question: { body, contentType } });
    if (documents.length === 0) throw new Error("The file has no scene with a view.");
    this.documents = documents;
    this.file = { body, contentType, documents, name };
    const options = documents.map((each, index) => element("option", { value: String(index), textContent: each.name }));
    byId("scenes").replaceChildren(element("option", { value: "map", textContent: `All ${documents.length} screens` }), ...options);
    byId("scene-field").hidden = documents.length < 2;
    this.choose(documents.length < 2 ? "0" : "map");
  }

  /** Shows one screen of the file, or all as a map. */
  choose(which) {
    byId("scenes").value = which;
    const { document, name, notUnderstood } = this.documents[which === "map" ? 0 : Number(which)];
    this.onMap(which === "map" ? this.file : null);
    this.onDocument(`${pretty(document)}\n`, `${this.file.name}, ${which === "map" ? "all screens" : name}`, which === "map" ? [] : notUnderstood);
  }

  /** Another document came, which has no scenes. */
  forget() {
    byId("scene-field").hidden = true;
    this.documents = [];
    this.onMap(null);
  }

  /** What was a map is now the screen whose document is edited. */
  leaveMap() {
    if (byId("scenes").value === "map" && !byId("scene-field").hidden) byId("scenes").value = "0";
    this.onMap(null);
  }
}
