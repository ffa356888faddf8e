// A rotation: both pictures, the turn between them, and what UIKit calls meanwhile.

import { byId, element } from "./menus.js";

const PHASES = { 1: "New traits are announced", 2: "New sizes are announced", 3: "Beside the animation", 4: "All is laid out", 5: "At the end" };

export function other(orientation) {
  return orientation.startsWith("landscape") ? "portrait" : "landscapeRight";
}

/** A document as the question what happens when it is turned. */
export function turning(document, from, to) {
  const { environments, ...rest } = document;
  const size = document.window;
  if (!(size?.width && size?.height)) return { ...rest, from: { orientation: from }, to: { orientation: to } };
  const turned = { ...size, width: size.height, height: size.width };
  return { ...rest, from: { orientation: from }, to: { orientation: to, window: turned } };
}

function isReduced() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Shows `change` as a turn: what was there turns away and fades, what comes turns in. */
export async function play(picture, isClockwise, duration, change) {
  const ghost = picture.svg && !isReduced() ? picture.strip.cloneNode(true) : null;
  change();
  if (!ghost || !picture.svg) return;
  for (const view of ghost.querySelectorAll("[tabindex]")) view.removeAttribute("tabindex");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { position: "absolute", inset: "12px", pointerEvents: "none" });
  picture.shadow.append(ghost);
  picture.root.classList.add("turning");
  const angle = isClockwise ? 90 : -90;
  const timing = { duration: Math.max(duration, 0.3) * 1000, easing: "cubic-bezier(.4, 0, .2, 1)", fill: "both" };
  const leaving = ghost.animate([{ transform: "none", opacity: 1 }, { transform: `rotate(${angle}deg)`, opacity: 0 }], timing);
  const coming = picture.strip.animate([{ transform: `rotate(${-angle}deg)`, opacity: 0 }, { transform: "none", opacity: 1 }], timing);
  await Promise.allSettled([leaving.finished, coming.finished]);
  coming.cancel();
  ghost.remove();
  picture.root.classList.remove("turning");
}

function size(value) {
  return value ? `${value.width} × ${value.height}` : "none";
}

/** What an event says, in a few words. */
function detail({ callback, value, from, changedTraits }) {
  if (changedTraits.length > 0) {
    const traits = typeof value === "object" && value ? value : {};
    const isBefore = callback === "traitCollectionDidChange";
    return changedTraits.map((name) => `${name} ${isBefore ? "was" : "becomes"} ${traits[name] ?? "?"}`).join(", ");
  }
  if (value?.width !== undefined) return from === undefined ? size(value) : `${size(from)} → ${size(value)}`;
  return typeof value === "string" ? value : "";
}

/** Lists the callbacks of a transition in their order. */
export function list({ events, coordinator }) {
  let phase = 0;
  const rows = events.map((event) => {
    const row = element("li", {}, element("code", { textContent: event.callback }), " ",
      element("span", { className: "target", textContent: event.target }), " ",
      element("span", { className: "what", textContent: detail(event) }));
    if (event.phase !== phase) row.dataset.phase = PHASES[event.phase] ?? "";
    phase = event.phase;
    return row;
  });
  byId("events").replaceChildren(...rows);
  byId("callbacks").hidden = false;
  return coordinator?.transitionDuration ?? 0.3;
}

export function clear() {
  byId("callbacks").hidden = true;
  byId("events").replaceChildren();
}
