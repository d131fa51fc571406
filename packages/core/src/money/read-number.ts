import { type Fraction, fraction } from "./fraction.ts";

/** A number as a person wrote it (MO5). */
export interface ReadNumber {
  readonly value: Fraction;
  /** True when a single mark was taken as decimal but could have been meant for thousands, as in `1,000`. */
  readonly isDecimalGuess: boolean;
}

const GROUPING = /[\s'’]/g;
const LOOKS_GROUPED = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads digits with commas, points and grouping blanks. A single mark is the decimal mark, the same mark twice or
 * more groups thousands, and of both marks the last is decimal. Undefined when the marks make no number.
 */
export function readNumber(text: string): ReadNumber | undefined {
  const digits = text.replace(GROUPING, "");
  const decimalAt = decimalPosition(digits);
  const whole = ungrouped(decimalAt === -1 ? digits : digits.slice(0, decimalAt));
  const decimals = decimalAt === -1 ? "" : digits.slice(decimalAt + 1);
  if (whole === undefined || whole + decimals === "" || !/^\d*$/.test(decimals)) return undefined;
  const value = fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return { value, isDecimalGuess: LOOKS_GROUPED.test(digits) };
}

/** The index of the decimal mark, or -1 when there is none. */
function decimalPosition(digits: string): number {
  const last = Math.max(digits.lastIndexOf(","), digits.lastIndexOf("."));
  if (last === -1) return -1;
  const mark = digits.charAt(last);
  const other = mark === "," ? "." : ",";
  const isRepeated = digits.indexOf(mark) !== last;
  // A repeated last mark groups thousands, unless the other mark is there too: then it is no number, which the
  // leftover mark among the whole digits shows.
  return isRepeated && !digits.includes(other) ? -1 : last;
}

/** The digits without thousands marks, or undefined when the groups are not of three digits or the marks are mixed. */
function ungrouped(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  if (!/^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(whole)) return undefined;
  return whole.replace(/[.,]/g, "");
}
