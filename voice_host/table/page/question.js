/** What the host asks, and everything that can be said now. */

import { arrange, byId, make, setText, setTextOrHide } from "./dom.js";
import { carpetUses } from "./carpet_use.js";
import { keyOf, makeControl, write } from "./controls.js";
import { controlsChanged } from "./guard.js";
import { questionIs } from "./press.js";
import { words } from "./words.js";

const PARTS = ["main", "more", "always", "ask"];

/** The controls on the page, by their key. */
let controls = new Map();
let may = null;
let shown = null;

/**
 * @param {boolean} press whether this page may press
 */
export function mayPress(press) {
  // After a lost connection the same is told again, and what was half written must stay.
  if (press === may) return;
  may = press;
  controls = new Map();
  document.documentElement.classList.toggle("read-only", !may);
  byId("read-only").hidden = may;
  const free = byId("free");
  free.hidden = !may;
  free.replaceChildren(...(may ? [write({ label: words("type-label"), words: "{text}" }).element] : []));
  free.firstChild?.setAttribute("data-control", words("type-label"));
}

/**
 * Shows the question and its controls. Those that were there before stay, empty where the question is another one.
 * @param {Object} question as in the contract
 */
export function showQuestion(question) {
  setText(byId("asked"), question.asked || words("nothing-asked"));
  setTextOrHide(byId("choices"), question.choices);
  const kept = new Map();
  const uses = [];
  for (const part of PARTS) showPart(part, question[part], kept, uses);
  controls = kept;
  const anew = question.moment !== shown;
  shown = question.moment;
  if (anew) {
    controlsChanged();
    // What was filled in for another question is not an answer to this one.
    for (const made of kept.values()) made.forget?.();
  }
  carpetUses(uses, anew);
  if (may) questionIs(question.moment);
}

function showPart(part, list, kept, uses) {
  const elements = [];
  for (const control of list ?? []) {
    let key = keyOf(control);
    while (kept.has(key)) key += "+";
    const made = controls.get(key) ?? makeControl(control, key, may);
    if (!made) continue;
    kept.set(key, made);
    made.update?.(control);
    elements.push(placed(made, part, control));
    const use = made.use?.();
    if (use) uses.push({ ...use, key, label: control.label, main: part === "main" });
  }
  arrange(byId(part), elements);
  byId(`${part}-part`).hidden = elements.length === 0;
}

/** What needs room is folded where it does not answer the question. */
function placed(made, part, control) {
  const folds = part !== "main" && ["fill", "ways", "write"].includes(control.kind) && may;
  if (!folds) return made.element;
  made.fold ??= make("details.fold", { "data-control": control.label }, make("summary", {}, control.label));
  if (made.element.parentNode !== made.fold) made.fold.append(made.element);
  return made.fold;
}

/**
 * The control with a label, for the focus to go back to.
 * @param {string} label
 * @returns {HTMLElement|null}
 */
export function controlLabelled(label) {
  const found = [...document.querySelectorAll("[data-control]")].find((control) => control.dataset.control === label);
  return found ? (found.matches("button") ? found : found.querySelector("input, button, summary")) : null;
}
