/** A route: built step by step with arrows or on the tiles themselves, shown on the carpet, and then said. */

import { make, setText } from "./dom.js";
import { boardSize } from "./board.js";
import { choose, planChanged } from "./carpet_use.js";
import { isMeant } from "./guard.js";
import { tell } from "./press.js";
import { sayButton } from "./say_button.js";
import { arrow, sign } from "./shapes.js";
import { further, walked, WAYS, wayTo } from "./walk.js";
import { fill, joined, words } from "./words.js";

/**
 * @param {Object} control of the contract
 * @param {string} key
 * @returns {import("./controls.js").Made}
 */
export function waysControl(control, key) {
  let from = control.from;
  let names = control.ways;
  let ways = [];

  const list = make("output.plan");
  const undo = make("button.undo", { type: "button" }, sign("undo"), make("span", {}, words("undo-step")));
  const button = sayButton(words("say-it"), read, () => set([]));
  const arrows = WAYS.filter((way) => names[way]).map((way) => {
    const one = make(`button.way.${way}`, { type: "button" }, arrow(way), make("span", {}, names[way]));
    one.addEventListener("click", (event) => isMeant(event) && add(way));
    return one;
  });
  undo.addEventListener("click", (event) => isMeant(event) && set(ways.slice(0, -1)));

  const end = () => (from ? walked(from, ways).at(-1) ?? from : null);

  function add(way) {
    if (from) {
      const [row, column] = further(end(), way);
      const [height, width] = boardSize();
      if (height && (row < 0 || column < 0 || row >= height || column >= width)) return tell(words("off-board"), true);
      choose(key);
    }
    set([...ways, way]);
  }

  function set(next) {
    ways = next;
    tell("");
    show();
    planChanged();
  }

  function show() {
    setText(list, ways.length ? joined(ways.map((way) => names[way])) : words("nothing-planned"));
    list.classList.toggle("empty", ways.length === 0);
    undo.setAttribute("aria-disabled", String(ways.length === 0));
  }

  function read() {
    if (ways.length) return fill(control.words, { ways: ways.map((way) => names[way]).join(" ") });
    tell(words("way-wanted"), true);
    return null;
  }

  const use = {
    offers: (row, column) => from !== null && wayTo(end(), [row, column]) !== null,
    plan: () => (from ? [from, ...walked(from, ways)] : []),
    press: (row, column) => add(wayTo(end(), [row, column])),
  };

  show();
  const element = make("div.ways", { role: "group", "aria-label": control.label },
    make("h3.label", {}, control.label),
    make("div.arrows", { dir: "ltr" }, ...arrows),
    make("div.planning", {}, make("p", {}, make("span.label", {}, words("steps-planned")), " ", list), undo, button));
  return {
    element,
    forget() {
      ways = [];
      show();
    },
    use: () => (from ? use : null),
    update(next) {
      names = next.ways;
      if (JSON.stringify(next.from) !== JSON.stringify(from)) {
        from = next.from;
        ways = [];
      }
      show();
    },
  };
}
