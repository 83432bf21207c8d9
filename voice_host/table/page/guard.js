/**
 * A finger on its way to a button must not hit another one that has just come to lie there, nor answer the next question
 * with the second press of a double click. So a press by pointer counts only if it began well after the question or the
 * place of its controls changed. A press by key, or by a screen reader, counts: it cannot miss.
 */

const SETTLED_MS = 350;

let changed = -Infinity;
/** When the pointer came down, until its click has been told to everybody. */
let began = null;

addEventListener("pointerdown", (event) => { began = event.timeStamp; }, { capture: true });
addEventListener("pointercancel", () => { began = null; }, { capture: true });
addEventListener("click", () => { began = null; });

addEventListener("keydown", (event) => {
  began = null;
  // A key that is held down presses once: the question after this one is another question.
  const presses = event.key === "Enter" || event.key === " ";
  if (presses && event.repeat && event.target.closest("button, .tile")) event.preventDefault();
}, { capture: true });

/** The question, or the place of its controls, has just changed. */
export function controlsChanged() {
  changed = performance.now();
}

/**
 * Whether a press is meant for what it hit.
 * @param {UIEvent} event
 * @returns {boolean}
 */
export function isMeant(event) {
  const byPointer = event.detail > 0 && began !== null;
  return !byPointer || began - changed > SETTLED_MS;
}
