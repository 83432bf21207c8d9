/** What is drawn on the page: each thing has its own shape, so that no colour is needed to tell it. */

import { draw } from "./dom.js";

const BOX = "0 0 100 100";

function drawing(classes, ...children) {
  return draw(`svg.${classes}`, { viewBox: BOX, "aria-hidden": "true", focusable: "false" }, ...children);
}

/** The dog, as it looks at the players. @returns {SVGElement} */
export function dog() {
  return drawing("dog",
    draw("path.dog-collar", { d: "M30 79 Q50 93 70 79 L73 90 Q50 105 27 90 Z" }),
    draw("path.dog-head", { d: "M50 9 C75 9 84 27 83 47 C82 72 69 88 50 88 C31 88 18 72 17 47 C16 27 25 9 50 9 Z" }),
    draw("path.dog-blaze", { d: "M50 9 C56 9 57 26 57 38 C66 43 73 54 72 65 C71 79 61 86 50 86 C39 86 29 79 28 65 C27 54 34 43 43 38 C43 26 44 9 50 9 Z" }),
    draw("path.dog-ear", { d: "M29 14 C12 11 3 24 4 42 C5 57 11 66 17 65 C24 62 25 35 36 20 C36 16 33 15 29 14 Z" }),
    draw("path.dog-ear", { d: "M71 14 C88 11 97 24 96 42 C95 57 89 66 83 65 C76 62 75 35 64 20 C64 16 67 15 71 14 Z" }),
    draw("circle.dog-dark", { cx: 35, cy: 45, r: 5.2 }),
    draw("circle.dog-dark", { cx: 65, cy: 45, r: 5.2 }),
    draw("circle.dog-gleam", { cx: 36.8, cy: 43.2, r: 1.7 }),
    draw("circle.dog-gleam", { cx: 66.8, cy: 43.2, r: 1.7 }),
    draw("path.dog-tongue", { d: "M43 73 Q50 76 57 73 Q58 84 50 85 Q42 84 43 73 Z" }),
    draw("path.dog-mouth", { d: "M50 64 L50 71 M34 68 Q42 78 50 71 Q58 78 66 68" }),
    draw("path.dog-dark", { d: "M40 56 Q50 51 60 56 Q60 63 50 67 Q40 63 40 56 Z" }));
}

/** A paw print. @returns {SVGElement} */
export function paw() {
  return drawing("paw",
    draw("path", { d: "M50 48 C64 48 79 64 77 78 C76 88 65 90 59 87 C53 84.5 47 84.5 41 87 C35 90 24 88 23 78 C21 64 36 48 50 48 Z" }),
    draw("ellipse", { cx: 17, cy: 49, rx: 9, ry: 12, transform: "rotate(-22 17 49)" }),
    draw("ellipse", { cx: 37, cy: 27, rx: 10, ry: 14, transform: "rotate(-6 37 27)" }),
    draw("ellipse", { cx: 63, cy: 27, rx: 10, ry: 14, transform: "rotate(6 63 27)" }),
    draw("ellipse", { cx: 83, cy: 49, rx: 9, ry: 12, transform: "rotate(22 83 49)" }));
}

/** The flag on a target. @returns {SVGElement} */
export function flag() {
  return drawing("flag",
    draw("path.flag-cloth", { d: "M28 10 C44 2 56 22 88 12 L78 35 L88 56 C58 66 46 46 28 56 Z" }),
    draw("path.flag-pole", { d: "M26 6 L26 95" }));
}

const SEATS = [
  () => draw("circle", { cx: 50, cy: 50, r: 45 }),
  () => draw("rect", { x: 8, y: 8, width: 84, height: 84, rx: 14 }),
  () => draw("path", { d: "M50 2 L98 50 L50 98 L2 50 Z" }),
  () => draw("path", { d: "M50 4 L98 92 L2 92 Z", transform: "translate(0 -1)" }),
  () => draw("path", { d: "M26 6 L74 6 L98 50 L74 94 L26 94 L2 50 Z" }),
  () => draw("path", { d: "M2 8 L98 8 L50 97 Z" }),
];
const LETTER_AT = [[67, 50], [67, 50], [65, 42], [84, 38], [67, 48], [46, 38]];
/** How large a letter is that is not alone. */
const SMALLER = 0.85;

/**
 * A player's token: the shape and the colour of the place at the table, with the first letter of the name.
 * @param {string} player
 * @param {number} seat from 0
 * @param {string} [sign] what stands behind the letter
 * @param {string|null} [colour] its own colour instead of the place's
 * @returns {SVGElement}
 */
export function token(player, seat, sign = "", colour = null) {
  const shape = seat % SEATS.length;
  const [y, size] = LETTER_AT[shape];
  const made = drawing(`token.seat-${shape}`, SEATS[shape](),
    draw("text", { x: 50, y, "font-size": sign ? size * SMALLER : size, "text-anchor": "middle", direction: "ltr" },
      initial(player) + sign));
  if (colour) made.dataset.colour = colour;
  return made;
}

function initial(player) {
  const name = player.trim();
  const first = Intl.Segmenter ? [...new Intl.Segmenter().segment(name)][0]?.segment : [...name][0];
  return (first ?? "?").toLocaleUpperCase();
}

const TURNED = { forward: 0, right: 90, back: 180, left: 270 };

/**
 * An arrow as the players see the carpet: forward is up, in every language.
 * @param {"forward"|"back"|"left"|"right"} way
 * @returns {SVGElement}
 */
export function arrow(way) {
  return drawing("arrow", draw("path", { d: "M50 14 L86 52 L64 52 L64 86 L36 86 L36 52 L14 52 Z", transform: `rotate(${TURNED[way]} 50 50)` }));
}

const SIGNS = {
  speaking: "M14 38 L32 38 L54 18 L54 82 L32 62 L14 62 Z M66 34 Q78 50 66 66 M78 22 Q98 50 78 78",
  waiting: "M34 20 L78 50 L34 80 Z",
  listening: "M50 8 Q66 8 66 26 L66 46 Q66 62 50 62 Q34 62 34 46 L34 26 Q34 8 50 8 Z M20 46 Q20 76 50 76 Q80 76 80 46 M50 76 L50 94",
  busy: "M18 50 L18.1 50 M50 50 L50.1 50 M82 50 L82.1 50",
  clock: "M50 10 A40 40 0 1 1 49.9 10 Z M50 28 L50 52 L66 62",
  soon: "M50 8 L96 90 L4 90 Z M50 36 L50 60 M50 75 L50 75.5",
  last: "M31 5 L69 5 L95 31 L95 69 L69 95 L31 95 L5 69 L5 31 Z M50 24 L50 56 M50 74 L50 74.5",
  paused: "M34 16 L34 84 M66 16 L66 84",
  settings: "M10 28 L90 28 M10 72 L90 72 M34 16 L34 40 M66 60 L66 84",
  close: "M18 18 L82 82 M82 18 L18 82",
  delete: "M34 18 L92 18 L92 82 L34 82 L8 50 Z M52 38 L76 62 M76 38 L52 62",
  undo: "M40 16 L14 42 L40 68 M16 42 L62 42 Q86 42 86 66 Q86 86 62 86 L44 86",
  tile: "M12 12 L88 12 L88 88 L12 88 Z M50 12 L50 88 M12 50 L88 50 M66 69 L72 69",
};

/**
 * A sign made of lines.
 * @param {string} name one of SIGNS
 * @returns {SVGElement}
 */
export function sign(name) {
  return drawing(`sign.sign-${name}`, draw("path", { d: SIGNS[name] }));
}
