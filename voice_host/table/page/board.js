/**
 * The carpet: its tiles with the dog, the target, the route and the tokens. It lies as the players see it, in every
 * language.
 */

import { byId, draw, make, setAttribute, setText, setTextOrHide } from "./dom.js";
import { dog, flag, paw, token } from "./shapes.js";
import { announced, wayTo } from "./walk.js";
import { joined, words } from "./words.js";

const IN_WORDS = [
  ["dog", "dog-here"],
  ["start", "is-start"],
  ["target", "is-target"],
  ["free", "is-free"],
  ["visited", "is-visited"],
];
const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const panel = byId("board-panel");
const grid = byId("board");
const paths = byId("paths");

/** Whether the numbers of the steps may be read: not as long as the player has to count them. */
let counted = false;

/** How each tile is drawn, so that what is as it was is left alone. */
const drawn = new WeakMap();

let rows = [];
let tiles = [];
let at = [0, 0];
let use = null;
let onPress = () => {};

/**
 * @param {(row: number, column: number, event: Event) => void} listener is told of a press on a tile that is offered
 */
export function listenToBoard(listener) {
  onPress = listener;
}

/**
 * Shows the board.
 * @param {Object|null} board as in the contract
 */
export function showBoard(board) {
  document.documentElement.classList.toggle("no-board", !board);
  panel.hidden = !board;
  if (!board) {
    rows = [];
    return;
  }
  setText(byId("board-heading"), board.label);
  setTextOrHide(byId("near"), board.near);
  const same = tiles.length === board.rows.length && tiles[0]?.length === board.rows[0].length;
  rows = board.rows;
  counted = board.counted;
  if (!same) build();
  showTiles();
}

/**
 * What a press on a tile means now.
 * @param {{offers: (row: number, column: number) => boolean, plan: [number, number][]}|null} next
 *   the tiles that can be pressed, and a plan to show: the place it begins at and the places after it
 */
export function useBoard(next) {
  use = next;
  if (rows.length) showTiles();
}

/** Moves the focus to the tile that the keys are at. */
export function focusBoard() {
  tiles[at[0]]?.[at[1]]?.focus();
}

/** @returns {number[]} how many rows and columns there are */
export function boardSize() {
  return [rows.length, rows[0]?.length ?? 0];
}

/** @returns {Object} the cell of the contract */
export function cellAt(row, column) {
  return rows[row][column];
}

function build() {
  const [height, width] = boardSize();
  panel.style.setProperty("--rows", String(height));
  panel.style.setProperty("--columns", String(width));
  paths.setAttribute("viewBox", `0 0 ${width * 100} ${height * 100}`);
  tiles = rows.map((row, down) =>
    row.map((_, right) => make("div.tile", { tabindex: -1, "data-row": down, "data-column": right })));
  const cell = (tile) => make("div.cell", { role: "gridcell" }, tile, make("div.marks", { "aria-hidden": "true" }));
  grid.replaceChildren(...tiles.map((row) => make("div.row", { role: "row" }, ...row.map(cell))));
  at = [height - 1, 0];
}

function showTiles() {
  if (!tiles[at[0]]?.[at[1]]) at = [0, 0];
  const plan = use?.plan ?? [];
  rows.forEach((row, down) => row.forEach((cell, right) => {
    const planned = plan.some(([r, c], index) => index > 0 && r === down && c === right);
    showTile(tiles[down][right], cell, planned, down, right);
  }));
  showPaths(plan);
}

function showTile(tile, cell, planned, down, right) {
  const has = (name) => cell.marks.includes(name);
  const offered = use !== null && use.offers(down, right);
  const marks = IN_WORDS.filter(([name]) => has(name)).map(([, id]) => words(id));
  if (cell.step) marks.push(counted ? words("route-step", { step: cell.step }) : words("on-route"));
  if (planned) marks.push(words("on-plan"));
  if (cell.token) marks.push(words("token-of", { player: cell.token.player }));
  const number = cell.number === null ? "" : String(cell.number);
  setAttribute(tile, "aria-label", joined([...(number ? [number] : []), cell.name, ...marks]));
  setAttribute(tile, "data-colour", cell.colour ?? null);
  setAttribute(tile, "role", offered ? "button" : "img");
  setAttribute(tile, "tabindex", down === at[0] && right === at[1] ? 0 : -1);
  setAttribute(tile, "data-says", offered);
  if (!offered) tile.removeAttribute("aria-disabled");
  const state = JSON.stringify([cell, counted, planned, offered]);
  if (drawn.get(tile) === state) return;
  drawn.set(tile, state);
  const classes = { offered, planned, "on-route": Boolean(cell.step) };
  tile.className = ["tile", ...cell.marks, ...Object.keys(classes).filter((name) => classes[name])].join(" ");
  setText(tile, number);
  // What lies on a tile is told in its name. Drawn, it lies over the tile and is not a part of it.
  tile.nextSibling.replaceChildren(
    ...(has("visited") && !has("dog") ? [mark("paw-print", paw())] : []),
    ...(has("dog") ? [mark("here", dog())] : []),
    ...(has("target") ? [mark("goal", flag())] : []),
    ...(counted && cell.step ? [mark("step", String(cell.step))] : []),
    ...(cell.below ? [mark("below", cell.below)] : []),
    ...(cell.token ? [mark("owner", token(cell.token.player, cell.token.seat, cell.token.sign, cell.token.colour))] : []));
}

function mark(kind, content) {
  return make(`span.${kind}`, {}, content);
}

/** Arrows lie on the borders between the tiles of a route, where they hide no number. */
function showPaths(plan) {
  paths.replaceChildren(...arrows(announced(rows), "path-arrow"), ...arrows(plan, "plan-arrow"));
}

const ARROW = "M-11 -9 L1 -9 L1 -17 L17 0 L1 17 L1 9 L-11 9 Z";
const TURNED = { forward: -90, right: 0, back: 90, left: 180 };

function arrows(places, kind) {
  return places.slice(1).flatMap((place, index) => {
    const before = places[index];
    const way = wayTo(before, place);
    if (!way) return [];
    const x = 50 * (before[1] + place[1]) + 50;
    const y = 50 * (before[0] + place[0]) + 50;
    return [draw(`path.${kind}`, { d: ARROW, transform: `translate(${x} ${y}) rotate(${TURNED[way]})` })];
  });
}

function tileOf(event) {
  const tile = event.target.closest(".tile");
  return tile && { tile, row: Number(tile.dataset.row), column: Number(tile.dataset.column) };
}

function pressed(event) {
  const found = tileOf(event);
  if (found?.tile.getAttribute("role") === "button") onPress(found.row, found.column, event);
}

grid.addEventListener("click", pressed);

grid.addEventListener("keydown", (event) => {
  const found = tileOf(event);
  if (!found || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    if (!event.repeat) pressed(event);
    return;
  }
  const [height, width] = boardSize();
  let [row, column] = [found.row, found.column];
  if (event.key === "Home") column = 0;
  else if (event.key === "End") column = width - 1;
  else if (MOVES[event.key]) {
    row = Math.min(height - 1, Math.max(0, row + MOVES[event.key][0]));
    column = Math.min(width - 1, Math.max(0, column + MOVES[event.key][1]));
  } else return;
  event.preventDefault();
  tiles[row][column].focus();
});

/** One tile is reached by Tab: the one where the focus was last. */
grid.addEventListener("focusin", (event) => {
  const found = tileOf(event);
  if (!found) return;
  setAttribute(tiles[at[0]][at[1]], "tabindex", -1);
  at = [found.row, found.column];
  setAttribute(found.tile, "tabindex", 0);
});
