/** The clock of a turn. The host says where it stands when something changes; in between the page counts by itself. */

import { byId, setText } from "./dom.js";
import { sign } from "./shapes.js";
import { words } from "./words.js";

const SOON_MS = 30_000;
const LAST_MS = 10_000;
const ROUND = 100;

const place = byId("clock");
const figures = byId("clock-figures");
const note = byId("clock-note");
const mark = byId("clock-sign");
const bar = byId("clock-bar");

let clock = null;
let arrived = 0;
let timer = 0;
let state = "";

/**
 * Shows where the clock stands, and counts on while it runs.
 * @param {{limit_ms: number|null, reading_ms: number, runs: boolean, paused: boolean, label: string}} now
 */
export function showClock(now) {
  clock = now;
  arrived = performance.now();
  place.hidden = clock.limit_ms === null || clock.limit_ms === undefined;
  if (clock.label) setText(byId("clock-label"), clock.label);
  tick();
}

/** The host has gone: the clock stands. */
export function stopClock() {
  if (clock) showClock({ ...clock, reading_ms: clock.limit_ms - left(), runs: false });
}

function left() {
  const counted = clock.runs ? performance.now() - arrived : 0;
  return Math.max(0, clock.limit_ms - clock.reading_ms - counted);
}

function tick() {
  clearTimeout(timer);
  if (place.hidden) return;
  const ms = left();
  const seconds = Math.ceil(ms / 1000);
  setText(figures, `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
  bar.style.inlineSize = `${(ROUND * ms) / clock.limit_ms}%`;
  show(clock.paused ? "paused" : ms <= LAST_MS ? "last" : ms <= SOON_MS ? "soon" : "clock");
  note.classList.toggle("shown", clock.paused || ms === 0);
  setText(note, clock.paused ? words("paused") : ms === 0 ? words("time-up") : words("time-left"));
  if (clock.runs && ms > 0) timer = setTimeout(tick, (ms % 1000) + 5);
}

/** Colour and shape change together, so that neither is needed. */
function show(next) {
  if (next === state) return;
  state = next;
  place.dataset.state = next;
  mark.replaceChildren(sign(next));
}
