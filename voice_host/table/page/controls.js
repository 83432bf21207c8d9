/** Makes a control of the page for each control of the game. */

import { make, setText } from "./dom.js";
import { choose } from "./carpet_use.js";
import { fillControl } from "./fill.js";
import { isMeant } from "./guard.js";
import { say, tell } from "./press.js";
import { sayButton } from "./say_button.js";
import { sign } from "./shapes.js";
import { fill, words } from "./words.js";
import { waysControl } from "./ways.js";

/**
 * @typedef {Object} Made a control on the page
 * @property {HTMLElement} element
 * @property {(control: Object) => void} [update] takes over what may differ under the same key
 * @property {() => void} [forget] forgets what was filled in
 * @property {() => Object} [use] how it uses the carpet
 */

/** The host takes no more letters than these at once. */
const LONGEST = 200;
/** What is written is sent as it is: nothing is completed, and nothing is corrected. */
const PLAIN = { autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "send" };

const MAKERS = { press, fill: fillControl, board, ways: waysControl, write };

/**
 * What makes two controls the same: then the one on the page stays, with its focus.
 * @param {Object} control
 * @returns {string}
 */
export function keyOf({ kind, label, words: said, blanks }) {
  return JSON.stringify([kind, label, said, blanks?.map((blank) => blank.name)]);
}

/**
 * Makes a control.
 * @param {Object} control of the contract
 * @param {string} key
 * @param {boolean} may whether this page may press; where not, it only tells what can be said
 * @returns {Made|null} null for a kind that this page does not know
 */
export function makeControl(control, key, may) {
  if (!MAKERS[control.kind]) return null;
  const made = may ? MAKERS[control.kind](control, key) : { element: make("p.told", {}, control.label) };
  made.element.dataset.control = control.label;
  return made;
}

function press(control) {
  return { element: sayButton(control.label, () => control.words) };
}

function board(control, key) {
  const label = make("span", {}, make("b", {}, control.label), make("small", {}, words("choose-tile")));
  const go = make("button.to-board", { type: "button" }, sign("tile"), label);
  go.addEventListener("click", (event) => isMeant(event) && choose(key, true));
  const use = {
    offers: () => true,
    plan: () => [],
    press: (row, column, cell) => say(fill(control.words, { place: cell.place })),
  };
  return { element: go, use: () => use };
}

/**
 * A line to write what would be said.
 * @param {{label: string, words: string, hint?: string}} control
 * @returns {Made}
 */
export function write(control) {
  const input = make("input", { type: "text", maxlength: LONGEST, dir: "auto", ...PLAIN });
  const hint = make("small.hint", {}, control.hint ? words("for-example", { hint: control.hint }) : "");
  const button = sayButton(words("say-it"), read, () => { input.value = ""; });
  function read() {
    const text = input.value.trim().replace(/\s+/g, " ");
    if (text) return fill(control.words, { text });
    tell(words("words-wanted"), true);
    input.focus();
    return null;
  }
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    if (!event.repeat) button.click();
  });
  const element = make("div.write", {}, make("label", {}, make("span.label", {}, control.label), input), hint, button);
  return {
    element,
    forget: () => { input.value = ""; },
    update(next) {
      setText(hint, next.hint ? words("for-example", { hint: next.hint }) : "");
    },
  };
}
