// The panel of links: to this page with its document, and to the picture.

import { read } from "./compose.js";
import { announce, byId, menu } from "./menus.js";
import { download } from "./picture.js";
import { copy, pack, packState } from "./sharing.js";

/** Longer addresses the server refuses. */
const LONGEST_ADDRESS = 8000;

export class Share {
  constructor(page) {
    this.page = page;
    menu(byId("share"), byId("share-panel"), () => this.open());
    for (const [button, field] of [["copy-link", "share-link"], ["copy-picture", "picture-link"]]) {
      byId(button).addEventListener("click", async () => announce((await copy(byId(field))) ? "Copied." : "Press Ctrl C to copy."));
    }
    byId("download").addEventListener("click", () => download(page.drawn));
  }

  async open() {
    const { editor, controls, overlays, catalog, drawn } = this.page;
    const hash = await packState(editor.text, controls.state);
    history.replaceState(null, "", hash);
    byId("share-link").value = location.href;
    const asked = read(editor.text, controls.choice);
    const query = overlays ? `?${overlays}` : "";
    const path = asked.document ? `/v1/resolve/${await pack(JSON.stringify(asked.document))}.svg${query}` : "";
    const isShort = path !== "" && path.length <= LONGEST_ADDRESS && !catalog;
    byId("picture-link").value = isShort ? location.origin + path : "";
    byId("copy-picture").disabled = !isShort;
    byId("picture-hint").textContent = isShort ? "The document travels in the address."
      : "This document is too long for an address. Download the picture.";
    byId("download").disabled = !drawn;
    byId("share-link").select();
  }
}
