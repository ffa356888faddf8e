// Panels that open below a button: they close on Esc, on a click elsewhere, and when the focus leaves them.

/** Makes a button open and close its panel. onOpen is called when it opens. */
export function menu(button, panel, onOpen = () => {}) {
  const root = button.parentElement;
  const set = (isOpen) => {
    panel.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) onOpen();
  };
  button.addEventListener("click", () => set(panel.hidden));
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.stopPropagation();
    set(false);
    button.focus();
  });
  root.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !root.contains(event.relatedTarget)) set(false);
  });
  document.addEventListener("pointerdown", (event) => {
    if (!panel.hidden && !root.contains(event.target)) set(false);
  });
  return { close: () => set(false) };
}

/** An element with properties and children. */
export function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** The only element with an id. */
export function byId(id) {
  return document.getElementById(id);
}

let announcement;

/** Says something to those who do not see the page. */
export function announce(text) {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    byId("live").textContent = text;
  }, 300);
}

/** Makes buttons tabs of the panels that they control: one is open, arrow keys go from one to the next. */
export function tabs(buttons) {
  const open = (chosen) => {
    for (const each of buttons) {
      const isChosen = each === chosen;
      each.setAttribute("aria-selected", String(isChosen));
      each.tabIndex = isChosen ? 0 : -1;
      byId(each.getAttribute("aria-controls")).hidden = !isChosen;
    }
  };
  for (const [index, button] of buttons.entries()) {
    button.addEventListener("click", () => open(button));
    button.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const next = buttons[(index + step + buttons.length) % buttons.length];
      open(next);
      next.focus();
    });
  }
}

/** Brings a row into view in what scrolls around it, and leaves the page where it is. */
export function scrollTo(row, around = row.parentElement.parentElement) {
  const [box, room] = [row.getBoundingClientRect(), around.getBoundingClientRect()];
  if (box.top < room.top) around.scrollTop += box.top - room.top;
  else if (box.bottom > room.bottom) around.scrollTop += box.bottom - room.bottom;
}
