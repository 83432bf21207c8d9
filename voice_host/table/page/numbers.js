/** Reads whole numbers as people write them. */

/**
 * The whole number in a text, in the digits of any script.
 * @param {string} text
 * @returns {number|null} null where there is none
 */
export function wholeNumber(text) {
  const digits = text.trim().replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
  return /^[0-9]{1,6}$/.test(digits) ? Number(digits) : null;
}

/** The digits of a script stand one after the other, and the zero is at the first of ten. */
function valueOf(digit) {
  const code = digit.codePointAt(0);
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}
