/** A track: its squares from the start to the goal, with whoever stands on them. It goes on in the direction of reading. */

import { byId, make, setText } from "./dom.js";
import { token } from "./shapes.js";
import { joined } from "./words.js";

let shown = "";

/**
 * Shows the track.
 * @param {{label: string, squares: Object[]}|null} track null where the game has none
 */
export function showTrack(track) {
  const now = JSON.stringify(track);
  if (now === shown) return;
  shown = now;
  byId("track-panel").hidden = !track;
  document.documentElement.classList.toggle("with-track", Boolean(track));
  if (!track) return;
  setText(byId("track-heading"), track.label);
  byId("track").replaceChildren(...track.squares.map(square));
}

function square({ number, name, marked, tokens, below }) {
  const told = joined([name, ...tokens.map(({ player }) => player)]);
  return make(marked ? "li.marked" : "li", {},
    make("span.unseen", {}, told),
    make("span.square-number", { "aria-hidden": "true" }, String(number)),
    below && make("span.square-below", { "aria-hidden": "true" }, below),
    make("span.square-tokens", { "aria-hidden": "true" }, ...tokens.map(({ player, seat, sign, colour }) => token(player, seat, sign, colour))));
}
