// The reference of documents: a field that filters its keys, and examples that open in the playground.

import { packState } from "./sharing.js";

const form = document.querySelector("#search");
const field = document.querySelector("#filter");
const found = document.querySelector("#found");
// Pages, classes and objects.
const groups = [...document.querySelectorAll("main .group, main section")];
const keys = [...document.querySelectorAll(".key")].map((element) => ({
  element,
  names: element.dataset.names.toLowerCase(),
  words: `${element.id} ${element.textContent}`.toLowerCase(),
}));

/** The keys that have every word: in their names, or if there are none, in what is said of them. */
function matching(words) {
  const having = (part) => keys.filter((key) => words.every((word) => key[part].includes(word)));
  const named = having("names");
  return named.length > 0 ? named : having("words");
}

/** Shows the keys that match what the field says; all where it says nothing. */
function filter() {
  const words = field.value.toLowerCase().split(/[\s,]+/).filter(Boolean);
  const shown = new Set(matching(words).map((key) => key.element));
  for (const key of keys) key.element.hidden = !shown.has(key.element);
  for (const group of groups) group.hidden = words.length > 0 && !group.querySelector(".key:not([hidden])");
  found.textContent = words.length === 0 ? "" : shown.size === 1 ? "1 key" : `${shown.size} keys`;
  const address = new URL(location.href);
  if (words.length > 0) address.searchParams.set("filter", field.value);
  else address.searchParams.delete("filter");
  history.replaceState(history.state, "", address);
}

/** Goes to what the address names, though it may be filtered out or folded. */
function reveal() {
  const goal = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!goal) return;
  if (goal.closest("[hidden]")) {
    field.value = "";
    filter();
  }
  if (goal instanceof HTMLDetailsElement) goal.open = true;
  goal.scrollIntoView();
}

/** Gives the link of an example the document that it opens. */
async function prepare(link) {
  const text = JSON.stringify(JSON.parse(link.dataset.document), null, 2);
  link.href = `/${await packState(text, {})}`;
  link.hidden = false;
}

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", filter);
field.value = new URL(location.href).searchParams.get("filter") ?? "";
if (field.value) filter();
addEventListener("hashchange", reveal);
addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === field) return;
  event.preventDefault();
  field.focus();
});
if (location.hash) reveal();
await Promise.all([...document.querySelectorAll(".try")].map(prepare));
