/**
 * What a press on the carpet means. Several controls may want it, "my target" and "my route" for example: then one of
 * them is chosen first. Where none of them answers the question, none is chosen by itself: a paw on the screen says
 * nothing.
 */

import { arrange, byId, make, setText } from "./dom.js";
import { cellAt, focusBoard, listenToBoard, useBoard } from "./board.js";
import { isMeant } from "./guard.js";
import { canSay } from "./press.js";
import { words } from "./words.js";

const LOOK = "look";

const place = byId("carpet-use");
const choices = byId("carpet-choices");
const options = new Map();

let uses = [];
let chosen = LOOK;
let picked = false;

listenToBoard((row, column, event) => {
  const use = current();
  if (use && canSay() && isMeant(event)) use.press(row, column, cellAt(row, column));
});

/**
 * @typedef {Object} Use how a control uses the carpet
 * @property {string} key of the control
 * @property {string} label
 * @property {boolean} main whether the control answers the question
 * @property {(row: number, column: number) => boolean} offers whether a tile can be pressed
 * @property {(row: number, column: number, cell: Object) => void} press
 * @property {() => [number, number][]} plan what is shown as planned: where it begins, and the places after that
 */

/**
 * The controls that want the carpet.
 * @param {Use[]} next
 * @param {boolean} anew whether another question is asked: what was chosen for the last one is over
 */
export function carpetUses(next, anew) {
  uses = next;
  if (anew || !uses.some((use) => use.key === chosen)) picked = false;
  if (!picked) chosen = uses.find((use) => use.main)?.key ?? LOOK;
  show();
}

/**
 * Chooses what a press on the carpet means.
 * @param {string} key of a control
 * @param {boolean} [go] whether to move the focus to the carpet as well
 */
export function choose(key, go = false) {
  chosen = key;
  picked = key !== LOOK;
  show();
  if (go) {
    byId("board-panel").scrollIntoView({ block: "nearest" });
    focusBoard();
  }
}

/** A plan has changed. */
export function planChanged() {
  const use = current();
  if (!use) return useBoard(null);
  // A plan that was begun stays in sight while something else is chosen.
  const plans = [use, ...uses].map((one) => one.plan());
  useBoard({ offers: use.offers, plan: plans.find((plan) => plan.length > 1) ?? [] });
}

function current() {
  return uses.find((use) => use.key === chosen) ?? null;
}

function show() {
  const only = uses.length === 1 && uses[0].main;
  place.hidden = uses.length === 0;
  place.classList.toggle("only", only);
  const shown = uses.map(({ key, label }) => ({ key, label }));
  if (!uses.some((use) => use.main)) shown.unshift({ key: LOOK, label: words("tap-look") });
  for (const key of options.keys()) if (!shown.some((use) => use.key === key)) options.delete(key);
  arrange(choices, shown.map(({ key, label }) => {
    if (!options.has(key)) options.set(key, option(key));
    const made = options.get(key);
    setText(made.lastChild, label);
    made.firstChild.checked = key === chosen;
    return made;
  }));
  planChanged();
}

function option(key) {
  const radio = make("input", { type: "radio", name: "carpet-use", change: () => choose(key) });
  return make("label.choice", {}, radio, make("span"));
}
