/** The page's own sentences, which the server put into the page as data. */

import { setText } from "./dom.js";

let sentences = JSON.parse(document.getElementById("words").textContent);

/**
 * Speak another language from now on.
 * @param {Object<string, string>} others its sentences by their ids
 */
export function setWords(others) {
  sentences = others;
}

/**
 * A sentence of the page.
 * @param {string} id
 * @param {Object<string, string|number>} [gaps] what stands in its gaps
 * @returns {string}
 */
export function words(id, gaps = {}) {
  return fill(sentences[id] ?? id, gaps);
}

/**
 * Fills the gaps of a text: "{name}".
 * @param {string} text
 * @param {Object<string, string|number>} gaps
 * @returns {string}
 */
export function fill(text, gaps) {
  return text.replace(/\{([^{}]+)\}/g, (gap, name) => (name in gaps ? String(gaps[name]) : gap));
}

/**
 * One list of several texts.
 * @param {string[]} texts
 * @returns {string}
 */
export function joined(texts) {
  return texts.reduce((first, next) => words("joined", { first, next }));
}

/** Writes the sentences that stand in the page from the beginning: data-word for texts, data-name for names. */
export function writeWords() {
  for (const element of document.querySelectorAll("[data-word]")) setText(element, words(element.dataset.word));
  for (const element of document.querySelectorAll("[data-name]")) {
    element.setAttribute("aria-label", words(element.dataset.name));
  }
}
