// Links: a document packed as raw deflate in base64url, as `/v1/resolve/{packed}` reads it.

/** More than this is no document, however small it was packed. */
const LARGEST = 8 << 20;

async function through(bytes, stream, limit = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.length;
    if (length > limit) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

function toBase64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** A text as a part of an address. */
export async function pack(text) {
  return toBase64(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
}

/** The text that was packed; throws for what is none. */
export async function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream("deflate-raw"), LARGEST);
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
}

/** The part of a link behind `#`: the document and the controls. */
export async function packState(text, controls) {
  return `#${await pack(JSON.stringify({ text, controls }))}`;
}

/** The document and the controls of a link; null where it has none. */
export async function unpackState(hash) {
  if (hash.length < 2) return null;
  const state = JSON.parse(await unpack(hash.slice(1)));
  if (typeof state?.text !== "string") return null;
  return { text: state.text, controls: typeof state.controls === "object" && state.controls ? state.controls : {} };
}

/** Puts a text on the clipboard, or selects it in its field where the browser does not let pages do so. */
export async function copy(field) {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
