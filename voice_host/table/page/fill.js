/** Words with numbers in them: an input for each number, and large buttons with the digits for fingers. */

import { make, setAttribute } from "./dom.js";
import { isMeant } from "./guard.js";
import { wholeNumber } from "./numbers.js";
import { tell } from "./press.js";
import { sayButton } from "./say_button.js";
import { sign } from "./shapes.js";
import { fill, words } from "./words.js";

const SENT = { autocomplete: "off", enterkeyhint: "send" };

/**
 * @param {Object} control of the contract
 * @returns {import("./controls.js").Made}
 */
export function fillControl(control) {
  let blanks = control.blanks;
  let current = 0;
  const inputs = blanks.map((blank, at) => input(blank, at));
  const button = sayButton(words("say-it"), read, clear);

  function input(blank, at) {
    const field = make("input.blank", { type: "text", inputmode: "numeric", dir: "ltr", ...SENT });
    field.addEventListener("focus", () => choose(at));
    field.addEventListener("input", () => field.removeAttribute("aria-invalid"));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.repeat) return;
      event.preventDefault();
      // Enter goes to the number that is still missing; when all are there, it says them.
      const missing = inputs.findIndex((one) => one.value.trim() === "");
      if (missing >= 0 && missing !== at && field.value.trim()) inputs[missing].focus();
      else button.click();
    });
    return field;
  }

  function choose(at) {
    current = at;
    inputs.forEach((field, index) => field.classList.toggle("current", inputs.length > 1 && index === at));
  }

  function read() {
    const numbers = {};
    for (const [at, blank] of blanks.entries()) {
      const number = wholeNumber(inputs[at].value);
      const good = number !== null && number >= blank.lowest && number <= blank.highest;
      setAttribute(inputs[at], "aria-invalid", good ? null : "true");
      if (!good) {
        choose(at);
        if (inputs.includes(document.activeElement)) inputs[at].focus();
        tell(words("number-wanted", { label: blank.label, lowest: blank.lowest, highest: blank.highest }), true);
        return null;
      }
      numbers[blank.name] = number;
    }
    return fill(control.words, numbers);
  }

  function clear() {
    for (const field of inputs) field.value = "";
    choose(0);
  }

  function type(digit) {
    const field = inputs[current];
    const longest = String(blanks[current].highest).length;
    field.removeAttribute("aria-invalid");
    if (digit === null) field.value = field.value.slice(0, -1);
    else if (field.value.length < longest) field.value += digit;
  }

  choose(0);
  const fields = blanks.map((blank, at) => make("label.field", {}, make("span.label", {}, blank.label), inputs[at]));
  const title = control.label && control.label !== blanks[0]?.label ? make("h3.label", {}, control.label) : null;
  const element = make("div.fill", { role: "group", "aria-label": control.label },
    title, make("div.fields", {}, ...fields, button), pad(type));
  element.classList.toggle("single", blanks.length === 1);
  return {
    element,
    forget: clear,
    update(next) {
      blanks = next.blanks;
    },
  };
}

/** The digits, as on a telephone. A press on them leaves the focus where it is: no keyboard jumps up or away. */
function pad(type) {
  const key = (content, digit, name = null) => {
    const button = make("button.key", { type: "button", "aria-label": name }, content);
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("click", (event) => isMeant(event) && type(digit));
    return button;
  };
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => key(String(digit), String(digit)));
  return make("div.pad", { role: "group", "aria-label": words("digits"), dir: "ltr" },
    ...digits, key("0", "0"), key(sign("delete"), null, words("delete-digit")));
}
