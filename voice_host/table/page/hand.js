/** What only one player may see: the own cards, and what can be done with them. */

import { byId, make, setText } from "./dom.js";
import { sayButton } from "./say_button.js";

let shown = "";

/**
 * Shows the hand. It comes to the page of its player alone.
 * @param {{heading: string, lines: string[], presses: {label: string, words: string}[]}} hand
 */
export function showHand(hand) {
  const now = JSON.stringify(hand);
  if (now === shown) return;
  shown = now;
  byId("hand-panel").hidden = false;
  setText(byId("hand-heading"), hand.heading);
  byId("hand-lines").replaceChildren(...hand.lines.map((line) => make("li", {}, line)));
  byId("hand-presses").replaceChildren(...hand.presses.map(button));
}

function button({ label, words }) {
  const made = sayButton(label, () => words);
  made.dataset.control = label;
  return made;
}
