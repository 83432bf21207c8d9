/**
 * A finger on its way to a button must not hit another one that has just come to lie there. So a press by pointer counts
 * only if it began well after the controls changed or moved; a press by key always counts, for the focus does not jump.
 */

const SETTLED_MS = 350;

let changed = -Infinity;
let began = 0;

addEventListener("pointerdown", (event) => { began = event.timeStamp; }, { capture: true });

/** The controls have just changed or moved. */
export function controlsChanged() {
  changed = performance.now();
}

/**
 * Whether a click is meant for what it hit.
 * @param {MouseEvent} event
 * @returns {boolean}
 */
export function isMeant(event) {
  const byPointer = event.detail > 0;
  return !byPointer || began - changed > SETTLED_MS;
}
