/** The score: the sheet with what every round brought, and everybody's place. */

import { byId, make, setText } from "./dom.js";
import { token } from "./shapes.js";

let shownSheet = "";
let shownPlaces = "";

/**
 * Shows the score sheet.
 * @param {Object|null} sheet as in the contract
 */
export function showSheet(sheet) {
  const now = JSON.stringify(sheet);
  if (now === shownSheet) return;
  shownSheet = now;
  byId("sheet-panel").hidden = !sheet;
  if (!sheet) return;
  setText(byId("sheet-heading"), sheet.label);
  const rounds = Array.from({ length: sheet.rounds }, (_, at) => at + 1);
  byId("sheet").replaceChildren(
    make("thead", {}, make("tr", {},
      make("th", { scope: "col" }, sheet.player),
      ...rounds.map((round) =>
        make("th", { scope: "col" }, make("span.round-word", {}, `${sheet.round} `), String(round))),
      make("th.total", { scope: "col" }, sheet.total))),
    make("tbody", {}, ...sheet.rows.map((row) => line(row, sheet))));
  const empty = sheet.rows.some((row) => row.cells.some((cell) => cell === null));
  byId("sheet-empty").replaceChildren(make("i.empty-mark", { "aria-hidden": "true" }), ` ${sheet.empty}`);
  byId("sheet-empty").hidden = !empty;
}

function line(row, sheet) {
  return make("tr", {},
    make("th", { scope: "row" }, make("span.player", {}, token(row.player, row.seat), make("span", {}, row.player))),
    ...row.cells.map((points, at) => {
      const now = row.now === at + 1;
      return make(now ? "td.now" : "td", { "aria-current": now ? "true" : null }, ...cell(points, sheet.empty));
    }),
    make("td.total", {}, String(row.total)));
}

function cell(points, empty) {
  if (points !== null && points !== undefined) return [String(points)];
  return [make("i.empty-mark", { "aria-hidden": "true" }), make("span.unseen", {}, empty)];
}

/**
 * Shows everybody's place.
 * @param {{label: string, places: Object[]}|null} standings
 */
export function showStandings(standings) {
  const now = JSON.stringify(standings);
  if (now === shownPlaces) return;
  shownPlaces = now;
  byId("standings-panel").hidden = !standings || standings.places.length === 0;
  if (!standings) return;
  setText(byId("standings-heading"), standings.label);
  byId("standings").replaceChildren(...standings.places.map(({ place, player, seat, points }) =>
    make("li", { "data-place": place },
      make("span.place", {}, `${place}.`),
      make("span.player", {}, token(player, seat), make("span", {}, player)),
      make("span.points", {}, String(points)))));
}
