/** Small helpers to build and change the page. Data only ever becomes text or attributes, never markup. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes an element.
 * @param {string} tag with classes after dots: "p.note"
 * @param {Object<string, string|number|boolean|Function|null>} [attributes] a function is a listener ("click"); null and
 *   false are left out
 * @param {...(Node|string|null)} children
 * @returns {HTMLElement}
 */
export function make(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  return finish(document.createElement(name), classes, attributes, children);
}

/**
 * Makes an element of a drawing.
 * @param {string} tag with classes after dots
 * @param {Object<string, string|number|boolean|null>} [attributes]
 * @param {...(Node|string|null)} children
 * @returns {SVGElement}
 */
export function draw(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  return finish(document.createElementNS(SVG, name), classes, attributes, children);
}

function finish(element, classes, attributes, children) {
  element.classList.add(...classes);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else setAttribute(element, name, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * Sets an attribute, or takes it away for null and false. Nothing happens where nothing changes.
 * @param {Element} element
 * @param {string} name
 * @param {string|number|boolean|null} value
 */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) return element.removeAttribute(name);
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/**
 * Sets the text of an element, but only where it differs: a screen reader must not hear what did not change.
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Puts a text into an element and hides the element where there is none.
 * @param {HTMLElement} element
 * @param {string|null} text
 */
export function setTextOrHide(element, text) {
  setText(element, text || "");
  element.hidden = !text;
}

/**
 * Makes `nodes` the children of `parent`, in this order, and never moves the one with the focus: a moved node loses it.
 * @param {Element} parent
 * @param {Node[]} nodes
 */
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  if (nodes.every((node, at) => parent.childNodes[at] === node)) return;
  const fixed = nodes.findIndex((node) => node.parentNode === parent && node.contains(document.activeElement));
  nodes.forEach((node, at) => {
    if (fixed < 0 || at > fixed) parent.append(node);
    else if (at < fixed) parent.insertBefore(node, nodes[fixed]);
  });
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  return document.getElementById(id);
}
