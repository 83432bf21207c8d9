/** Whose turn it is and what is done now, which round is played, what the host does, and the numbers of the walk. */

import { arrange, byId, make, setAttribute, setText, setTextOrHide } from "./dom.js";
import { sign } from "./shapes.js";
import { words } from "./words.js";

/** A heading with more letters than this is written smaller. */
const LONG = 22;

const counts = new Map();

/**
 * Shows whose turn it is.
 * @param {Object} game
 * @param {string} title the name of the game
 */
export function showTurn(game, title) {
  const heading = game.heading || title;
  setText(byId("heading"), heading);
  setAttribute(byId("heading"), "data-long", heading.length > LONG);
  setTextOrHide(byId("phase"), game.phase);
  const round = game.round;
  setTextOrHide(byId("round"), round && words("round-of", { label: round.label, value: round.value, of: round.of }));
  document.title = game.heading ? words("page-title", { heading, title }) : title;
}

/**
 * Shows the numbers of the walk: step, pieces of this step, pieces left.
 * @param {{label: string, value: number}[]} numbers
 */
export function showCounts(numbers) {
  const place = byId("counts");
  const shown = numbers.map(({ label, value }) => {
    if (!counts.has(label)) counts.set(label, make("div", {}, make("dt", {}, label), make("dd")));
    setText(counts.get(label).lastChild, String(value));
    return counts.get(label);
  });
  arrange(place, shown);
  place.hidden = shown.length === 0;
}

/**
 * Shows whether the host speaks, listens or works.
 * @param {{state: string, label: string}} host
 */
export function showHost(host) {
  const place = byId("host");
  place.hidden = false;
  setAttribute(place, "data-state", host.state);
  setText(byId("host-label"), host.label);
  byId("host-sign").replaceChildren(sign(host.state));
}
