/** The dice as they lie on the table: six-sided ones with pips or a bone, the others as they look, with their number. */

import { byId, draw, make, setText } from "./dom.js";
import { words } from "./words.js";

const PIPS = { 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] };

const place = byId("dice");
const label = byId("dice-label");
let shown = "";

/**
 * Shows the roll.
 * @param {{values: number[], sides: number, multiplied: boolean, label: string}|null} dice null while nothing is rolled
 * @param {number} count how many are rolled at a time
 * @returns {boolean} whether there is a roll that was not there before
 */
export function showDice(dice, count) {
  const now = JSON.stringify([dice, count]);
  if (now === shown) return false;
  shown = now;
  setText(label, dice ? dice.label : words("not-rolled"));
  place.replaceChildren(...(dice ? rolled(dice) : Array.from({ length: count }, outline)));
  place.classList.toggle("rolled", dice !== null);
  return dice !== null;
}

function rolled({ values, sides, multiplied }) {
  const dice = values.map((value) => die(value, sides));
  return dice.flatMap((one, at) => (at && multiplied ? [make("span.times", { "aria-hidden": "true" }, "×"), one] : [one]));
}

function outline() {
  return draw("svg.die.unrolled", { viewBox: "0 0 100 100", "aria-hidden": "true" },
    draw("rect.die-body", { x: 6, y: 6, width: 88, height: 88, rx: 18 }));
}

function die(value, sides) {
  const body = sides === 6 ? pips(value) : (BODIES[sides] ?? BODIES[8])(value);
  return draw("svg.die", { viewBox: "0 0 100 100", "aria-hidden": "true" }, ...body);
}

function pips(value) {
  const spots = value === 0 ? bone() : (PIPS[value] ?? []).map((spot) =>
    draw("circle.die-ink", { cx: 26 + 24 * ((spot - 1) % 3), cy: 26 + 24 * Math.floor((spot - 1) / 3), r: 9.5 }));
  return [draw("rect.die-body", { x: 4, y: 4, width: 92, height: 92, rx: 18 }), ...spots];
}

function bone() {
  const knobs = [[24, 36], [36, 24], [76, 64], [64, 76]].map(([cx, cy]) => draw("circle.die-ink", { cx, cy, r: 11 }));
  return [draw("rect.die-ink", { x: 20, y: 42, width: 60, height: 16, transform: "rotate(45 50 50)" }), ...knobs];
}

const BODIES = {
  8: (value) => [
    draw("path.die-body", { d: "M50 2 L93 26 L93 74 L50 98 L7 74 L7 26 Z" }),
    draw("path.die-face", { d: "M50 3 L92 73 L8 73 Z" }),
    number(value, 66, 34),
  ],
  10: (value) => [
    draw("path.die-body", { d: "M50 2 L97 42 L97 58 L50 98 L3 58 L3 42 Z" }),
    draw("path.die-face", { d: "M50 3 L82 58 L50 76 L18 58 Z" }),
    draw("path.die-edge", { d: "M82 58 L97 52 M18 58 L3 52 M50 76 L50 97" }),
    number(value, 60, 34),
  ],
  12: (value) => [
    draw("path.die-body", { d: "M50 2 L78 11 L96 35 L96 65 L78 89 L50 98 L22 89 L4 65 L4 35 L22 11 Z" }),
    draw("path.die-face", { d: "M50 20 L80 42 L69 77 L31 77 L20 42 Z" }),
    draw("path.die-edge", { d: "M50 20 L50 3 M80 42 L95 36 M69 77 L78 88 M31 77 L22 88 M20 42 L5 36" }),
    number(value, 64, 36),
  ],
};

function number(value, y, size) {
  const figures = draw("text.die-number", { x: 50, y, "font-size": size, "text-anchor": "middle" }, String(value));
  if (value === 6 || value === 9) figures.classList.add("underlined");
  return figures;
}
