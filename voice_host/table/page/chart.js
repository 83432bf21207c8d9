/** The multiplication chart, where the rules allow a look at it. Only the problem answered last is marked in it. */

import { byId, make, setText, setTextOrHide } from "./dom.js";

let shown = "";

/**
 * Shows the chart, or why it is hidden.
 * @param {{label: string, sides: number, mark: [number, number]|null}|null} chart
 * @param {string|null} hidden
 */
export function showChart(chart, hidden) {
  const now = JSON.stringify([chart, hidden]);
  if (now === shown) return;
  shown = now;
  byId("chart-panel").hidden = !chart;
  setTextOrHide(byId("chart-hidden"), chart ? null : hidden);
  if (!chart) return byId("chart").replaceChildren();
  setText(byId("chart-heading"), chart.label);
  const numbers = Array.from({ length: chart.sides }, (_, at) => at + 1);
  const [first, second] = chart.mark ?? [0, 0];
  const table = byId("chart");
  table.style.setProperty("--columns", String(chart.sides + 1));
  table.replaceChildren(
    make("thead", {}, make("tr", {}, make("td", {}, "×"),
      ...numbers.map((number) => make(number === second ? "th.along" : "th", { scope: "col" }, String(number))))),
    make("tbody", {}, ...numbers.map((row) => make("tr", {},
      make(row === first ? "th.along" : "th", { scope: "row" }, String(row)),
      ...numbers.map((column) => {
        const mark = row === first && column === second;
        return make(mark ? "td.mark" : "td", { "aria-current": mark ? "true" : null }, String(row * column));
      })))));
}
