/** Says words to the host by a press, one at a time. */

import { byId, setText } from "./dom.js";
import { words } from "./words.js";

/** After a press was taken the next question usually comes at once; if it does not, the same one is still open. */
const PATIENCE_MS = 700;
/** The host takes a press when it listens, which it nearly always does at once. */
const WAITING_MS = 1000;
/** What did not work stays to be read, also when the next question comes at once. */
const TROUBLE_MS = 5000;

const status = byId("status");
let moment = null;
let open = false;
let sending = false;
let patience = 0;
let troubleUntil = 0;
let clearing = 0;

/**
 * Writes a sentence into the status line, where it is also read out.
 * @param {string} sentence
 * @param {boolean} [trouble] whether something did not work
 */
export function tell(sentence, trouble = false) {
  clearTimeout(clearing);
  setText(status, sentence);
  status.classList.toggle("trouble", trouble);
  troubleUntil = trouble ? performance.now() + TROUBLE_MS : 0;
}

function clear() {
  clearTimeout(clearing);
  const stays = troubleUntil - performance.now();
  if (stays > 0) clearing = setTimeout(tell, stays, "");
  else tell("");
}

/**
 * A question is open, or a new one.
 * @param {number} number its moment
 */
export function questionIs(number) {
  if (number === moment) return;
  moment = number;
  open = true;
  settle();
  clear();
}

/** Nothing can be pressed any more. */
export function stopPressing() {
  open = false;
  showState();
}

/**
 * Says words. A second press while the first is under way does nothing.
 * @param {string} text
 * @returns {Promise<boolean>} whether the host took them
 */
export async function say(text) {
  if (sending || !open) return false;
  sending = true;
  showState();
  const waiting = setTimeout(tell, WAITING_MS, words("waiting-for-host"));
  const refused = await send(text);
  clearTimeout(waiting);
  if (refused) {
    settle();
    tell(words(refused), true);
    return false;
  }
  tell(words("said-it", { words: text }));
  clearTimeout(patience);
  patience = setTimeout(settle, PATIENCE_MS);
  return true;
}

async function send(text) {
  const asked = moment;
  try {
    const answer = await fetch("say", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ moment: asked, words: text }),
    });
    if (answer.ok) {
      // The next question was faster than this answer: nothing to wait for.
      if (moment !== asked) settle();
      return null;
    }
    const { refused } = await answer.json().catch(() => ({}));
    return SENTENCES.has(refused) ? `refused-${refused}` : "refused-unknown";
  } catch {
    return "not-sent";
  }
}

const SENTENCES = new Set(["gone-on", "busy", "read-only", "origin", "too-long", "malformed", "not-listening"]);

function settle() {
  clearTimeout(patience);
  sending = false;
  showState();
}

/** Buttons are not disabled but say that they are: a disabled one would lose the focus. */
function showState() {
  const off = sending || !open;
  document.documentElement.classList.toggle("pressing-off", off);
  for (const button of document.querySelectorAll("[data-says]")) button.setAttribute("aria-disabled", String(off));
}

/**
 * Whether words can be said just now.
 * @returns {boolean}
 */
export function canSay() {
  return open && !sending;
}
