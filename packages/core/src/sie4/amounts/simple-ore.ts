import { byteAt } from "../records/tokenizer.ts";

const MINUS = 45;
const DOT = 46;
const ZERO = 48;
/** Digits of kronor of the largest amount of the product. */
const MAX_DIGITS = 12;

/**
 * The amount in whole öre of bytes such as `-1234.5`, with no string or float on the way; NaN for anything but an
 * optional minus, at most 12 digits and at most two decimals after a dot. `parseSieAmount` judges the rest.
 */
export function simpleOre(bytes: Uint8Array, start: number, end: number): number {
  const isNegative = byteAt(bytes, start) === MINUS;
  const from = isNegative ? start + 1 : start;
  let at = from;
  let value = 0;
  for (; at < end; at += 1) {
    const digit = byteAt(bytes, at) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  if (at === from || at - from > MAX_DIGITS) return Number.NaN;
  value *= 100;
  if (at < end) {
    if (byteAt(bytes, at) !== DOT || end - at > 3 || end - at < 2) return Number.NaN;
    const tens = byteAt(bytes, at + 1) - ZERO;
    const ones = end - at === 3 ? byteAt(bytes, at + 2) - ZERO : 0;
    if (tens < 0 || tens > 9 || ones < 0 || ones > 9) return Number.NaN;
    value += tens * 10 + ones;
  }
  return isNegative ? 0 - value : value;
}

/** The whole number 0 or more that the bytes spell, -1 for anything else or more than 15 digits. */
export function simpleInteger(bytes: Uint8Array, start: number, end: number): number {
  if (end === start || end - start > 15) return -1;
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = byteAt(bytes, at) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}
