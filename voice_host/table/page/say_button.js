/** The button that says something to the host. */

import { make } from "./dom.js";
import { isMeant } from "./guard.js";
import { canSay, say } from "./press.js";

/**
 * A button that says something.
 * @param {string} label
 * @param {() => string|null} text what it says; null where that is not known yet
 * @param {() => void} [taken] is called when the host took it
 * @returns {HTMLElement}
 */
export function sayButton(label, text, taken = () => {}) {
  const button = make("button.say", { type: "button", "data-says": true, "aria-disabled": String(!canSay()) }, label);
  button.addEventListener("click", async (event) => {
    if (!canSay() || !isMeant(event)) return;
    const said = text();
    if (said !== null && (await say(said))) taken();
  });
  return button;
}
