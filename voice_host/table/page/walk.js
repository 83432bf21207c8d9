/** Ways on the board: which tile lies which way, and what arrows lie between the tiles of a route. */

const STEPS = { forward: [-1, 0], back: [1, 0], left: [0, -1], right: [0, 1] };

/** The ways a dog can go, in the order in which they are shown. */
export const WAYS = ["forward", "left", "right", "back"];

/**
 * The place one step further.
 * @param {[number, number]} place row and column
 * @param {string} way
 * @returns {[number, number]}
 */
export function further([row, column], way) {
  const [down, right] = STEPS[way];
  return [row + down, column + right];
}

/**
 * The way from one place to another, if they touch.
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @returns {string|null}
 */
export function wayTo(from, to) {
  return WAYS.find((way) => further(from, way).every((at, index) => at === to[index])) ?? null;
}

/**
 * The places that ways lead through, without the first one.
 * @param {[number, number]} from
 * @param {string[]} ways
 * @returns {[number, number][]}
 */
export function walked(from, ways) {
  const places = [];
  for (const way of ways) places.push(further(places.at(-1) ?? from, way));
  return places;
}

/**
 * The places of the announced route, from where it begins as far as that can be seen.
 * @param {Object[][]} rows
 * @returns {[number, number][]}
 */
export function announced(rows) {
  const steps = [];
  let dog = null;
  let start = null;
  let others = false;
  rows.forEach((row, at) => row.forEach((cell, column) => {
    if (cell.step) steps.push({ step: cell.step, place: [at, column] });
    else if (cell.marks.includes("dog")) dog = [at, column];
    if (cell.marks.includes("start")) start = [at, column];
    else if (cell.marks.includes("visited") && !cell.step) others = true;
  }));
  steps.sort((one, other) => one.step - other.step);
  const places = steps.map(({ place }) => place);
  // A dog beside the route has not set off yet. Once it has, the route began at the start, unless there was one before.
  const origin = dog ?? (others ? null : start);
  return origin && places.length && wayTo(origin, places[0]) ? [origin, ...places] : places;
}
