// What is shown, in a line above the picture: the device and its window, or of how many the pictures are.

import { announce, byId } from "./menus.js";

/** Says what a page shows. */
export function describe(page) {
  const count = page.answer.results?.length ?? 1;
  const { environment } = page.layoutOf(0) ?? {};
  const classes = environment?.traits;
  const size = environment && `${environment.window.width} × ${environment.window.height}`;
  const words = { landscapeRight: "landscape right", landscapeLeft: "landscape left", portraitUpsideDown: "upside down" };
  const looks = page.shownNow?.shown?.length;
  byId("status-text").textContent = page.map || (page.asked?.kind === "file" && count > 1) ? `${count} screens`
    : count > 1 ? `${count} environments${looks ? `, ${looks} ${looks === 1 ? "look" : "looks"}` : ""}`
      : environment ? [page.controls.nameOf(environment.device), words[environment.orientation] ?? environment.orientation,
        `iOS ${environment.systemVersion}`, size].join(" · ") : "";
  const letter = (value) => ({ compact: "C", regular: "R" })[value] ?? "–";
  const text = count === 1 && classes ? `w${letter(classes.horizontalSizeClass)} h${letter(classes.verticalSizeClass)}` : "";
  const shown = byId("classes");
  if (shown.textContent !== text && shown.textContent !== "" && text !== "") {
    const name = (value) => value ?? "unspecified";
    announce(`Width ${name(classes.horizontalSizeClass)}, height ${name(classes.verticalSizeClass)}`);
    shown.animate([{ backgroundColor: "var(--accent)", color: "var(--on-accent)" }, {}], { duration: 600 });
  }
  shown.textContent = text;
}
