/** The players who have a page of their own: whoever opens one first has it. */

import { byId, make, setText } from "./dom.js";
import { tell } from "./press.js";
import { words } from "./words.js";

let own = false;

/**
 * @param {string|null} player whose own page this is; null for the page for all
 */
export function pageOf(player) {
  own = player !== null;
  if (own) byId("players-panel").hidden = true;
}

/**
 * Shows whose pages can be opened.
 * @param {{label: string, players: {player: string, label: string, taken: boolean}[]}} state
 */
export function showPlayers({ label, players }) {
  byId("players-panel").hidden = own || players.length === 0;
  setText(byId("players-heading"), label);
  byId("players").replaceChildren(...players.map((each) => make("li", {}, each.taken ? taken(each) : opener(each))));
}

function taken({ label }) {
  return make("span", {}, words("own-page-taken", { label }));
}

function opener({ player, label }) {
  return make("button", { type: "button", "data-control": label, click: () => claim(player) }, label);
}

async function claim(player) {
  try {
    const answer = await fetch("claim", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ player }),
    });
    if (answer.ok) location.assign((await answer.json()).path);
    else tell(words("refused-claimed"), true);
  } catch {
    tell(words("not-sent"), true);
  }
}
