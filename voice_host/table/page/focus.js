/** Keeps the focus of the keyboard where it is while the page changes around it, and never lets it get lost. */

import { byId } from "./dom.js";
import { controlLabelled } from "./question.js";

let byKey = false;

addEventListener("keydown", () => { byKey = true; }, { capture: true });
addEventListener("pointerdown", () => { byKey = false; }, { capture: true });

/**
 * Changes the page. What had the focus has it afterwards, if it is still there; else the control with the same label has
 * it, else the question.
 * @param {() => void} change
 */
export function keepingFocus(change) {
  const focused = document.activeElement;
  const label = focused?.closest("[data-control]")?.dataset.control;
  change();
  if (!focused || focused === document.body || document.activeElement === focused) {
    if (!focused || focused === document.body || isSeen(focused)) return;
  }
  const next = focused.isConnected && isSeen(focused) ? focused : (label && controlLabelled(label)) || byId("asked");
  // Who uses the keys has to see the focus; under a finger the page must not jump.
  next.focus({ preventScroll: !byKey });
}

function isSeen(element) {
  return element.getClientRects().length > 0;
}
