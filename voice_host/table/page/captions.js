/**
 * What host and players said, to be read: the latest line very large, everything before it in a list.
 *
 * A screen reader must not talk while the host does. So the lines are a live region only where the host is silent, or
 * where somebody wants it; lines that the host did not speak are read out in any case.
 */

import { byId, make, setAttribute, setText } from "./dom.js";
import { words } from "./words.js";

const SEEN = 2;
const MIDDLE = 70;
const LONG = 150;
/** So many lines are given to a screen reader at once; the older ones are in the list. */
const BURST = 6;
const TIDY_MS = 1500;

const log = byId("said");
const list = byId("history");
const printed = byId("printed");

let speaks = true;
let reader = "auto";
let last = -1;
let begun = false;
let tidying = 0;

/**
 * @param {boolean} aloud whether the host speaks aloud
 */
export function hostSpeaks(aloud) {
  speaks = aloud;
  showReader();
}

/**
 * @param {"auto"|"on"|"off"} wish whether a screen reader reads the captions
 */
export function setReader(wish) {
  reader = wish;
  showReader();
}

function isRead() {
  return reader === "on" || (reader === "auto" && !speaks);
}

function showReader() {
  setAttribute(log, "aria-live", isRead() ? "polite" : "off");
}

/**
 * Shows the lines that are new.
 * @param {{lines: Object[]}} captions
 */
export function showCaptions({ lines }) {
  // The host began anew: what is on the page is no longer its.
  if (lines.length && lines[lines.length - 1].n < last) forget();
  const fresh = lines.filter((line) => line.n > last);
  if (fresh.length) {
    last = fresh[fresh.length - 1].n;
    list.prepend(...fresh.map(inList).reverse());
    while (list.childElementCount > lines.length) list.lastChild.remove();
    const shown = begun ? fresh.slice(-BURST) : fresh.slice(-SEEN);
    log.append(...shown.map(large));
    readPrinted(begun ? fresh : []);
    mark();
    clearTimeout(tidying);
    tidying = setTimeout(tidy, TIDY_MS);
  }
  begun = true;
  byId("nothing-said").hidden = last >= 0;
}

function forget() {
  last = -1;
  list.replaceChildren();
  log.replaceChildren();
}

function said({ who, text, note }) {
  const remark = note ? [" ", make("span.remark", {}, note)] : [];
  return [make("span.who", {}, words(`who-${who}`)), " ", make("span.text", { dir: "auto" }, text), ...remark];
}

function large(line) {
  const size = line.text.length > LONG ? "long" : line.text.length > MIDDLE ? "middle" : "short";
  return make("p.line", { "data-who": line.who, "data-size": size }, ...said(line));
}

function inList(line) {
  return make("li", { "data-who": line.who }, ...said(line));
}

/** The newest line is the largest, with the one before it above. All others leave the eye at once, and the page soon. */
function mark() {
  const lines = [...log.children];
  lines.forEach((line, at) => {
    const age = lines.length - 1 - at;
    setAttribute(line, "data-age", age < SEEN ? age : "old");
  });
}

function tidy() {
  while (log.childElementCount > SEEN) log.firstChild.remove();
}

function readPrinted(fresh) {
  if (isRead()) return;
  const silent = fresh.filter((line) => !line.aloud && line.who !== "player");
  if (silent.length) setText(printed, silent.map((line) => line.text).join(" "));
}
