/** The calculator for food pieces. It works on its own numbers, which a person enters: it knows nothing of the game. */

import { byId, setAttribute, setText } from "./dom.js";
import { wholeNumber } from "./numbers.js";
import { words } from "./words.js";

const MOST_STEPS = 19;

/** Makes the calculator work: first count yourselves, then check. */
export function startCalculator() {
  const form = byId("calculator");
  const result = byId("calculator-result");
  const sum = byId("calculator-sum");
  const show = byId("calculator-show");
  const fields = ["first", "last", "own"].map((name) => byId(`calculator-${name}`));

  function tell(text, addition = "", offer = false) {
    setText(result, text);
    setText(sum, addition);
    show.hidden = !offer;
  }

  function read() {
    const [first, last, own] = fields.map((field) => wholeNumber(field.value));
    const steps = first >= 1 && last <= MOST_STEPS && first <= last;
    setAttribute(fields[0], "aria-invalid", steps ? null : "true");
    setAttribute(fields[1], "aria-invalid", steps ? null : "true");
    setAttribute(fields[2], "aria-invalid", steps && own === null ? "true" : null);
    if (!steps) return fail("calculator-steps", first >= 1 && first <= MOST_STEPS ? 1 : 0);
    if (own === null) return fail("calculator-own-wanted", 2);
    return { first, last, own };
  }

  function fail(sentence, field) {
    tell(words(sentence, { most: MOST_STEPS }));
    fields[field].focus();
    return null;
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const entered = read();
    if (!entered) return;
    const { pieces, addition } = added(entered);
    if (entered.own === pieces) tell(words("calculator-right", { ...entered, pieces }), addition);
    else tell(words("calculator-wrong", { own: entered.own }), "", true);
  });

  show.addEventListener("click", () => {
    const entered = read();
    if (!entered) return;
    const { pieces, addition } = added(entered);
    fields[2].focus();
    tell(words("calculator-sum", { ...entered, pieces }), addition);
  });

  form.addEventListener("input", () => tell(""));
}

function added({ first, last }) {
  const steps = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const pieces = steps.reduce((sum, step) => sum + step, 0);
  return { pieces, addition: `${steps.join(" + ")} = ${pieces}` };
}
