import type { Ore } from "./ore.ts";

const NO_BREAK_SPACE = "\u00A0";
const MINUS = "\u2212";

/**
 * An amount as a Swede reads it: `1 234 567,89`, grouped by no-break spaces, with a true minus. Equal to
 * Intl.NumberFormat("sv-SE") with two decimals, written by hand because lists format thousands of amounts.
 */
export function formatOre(amount: Ore): string {
  const { sign, kronor, decimals } = parts(amount);
  return `${sign === "" ? "" : MINUS}${inGroups(kronor)},${decimals}`;
}

/** The nearest whole kronor, for figures where öre are not needed: `1 234 568`. Half a krona goes away from zero. */
export function formatWholeKronor(amount: Ore): string {
  const kronor = Math.round(Math.abs(amount) / 100);
  return formatCount(amount < 0 ? -kronor : kronor);
}

/** A whole number as a Swede reads it: `100 003`, grouped by no-break spaces, with a true minus. */
export function formatCount(count: number): string {
  return `${count < 0 ? MINUS : ""}${inGroups(String(Math.abs(count)))}`;
}

/** How many there are, in words: `1 konto`, `1 291 konton`. */
export function formatCounted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** An amount as shown in a field while it is edited, and in CSV files: `-1234,56`. */
export function formatOreForInput(amount: Ore): string {
  const { sign, kronor, decimals } = parts(amount);
  return `${sign}${kronor},${decimals}`;
}

/** An amount in decimal kronor for files: `-1234.56`, always two decimals. */
export function formatKronorForFile(amount: Ore): string {
  const { sign, kronor, decimals } = parts(amount);
  return `${sign}${kronor}.${decimals}`;
}

function inGroups(digits: string): string {
  const first = digits.length % 3;
  let grouped = digits.slice(0, first);
  for (let at = first; at < digits.length; at += 3) {
    grouped += (grouped === "" ? "" : NO_BREAK_SPACE) + digits.slice(at, at + 3);
  }
  return grouped;
}

function parts(amount: Ore): { readonly sign: string; readonly kronor: string; readonly decimals: string } {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return { sign: amount < 0 ? "-" : "", kronor: digits.slice(0, -2), decimals: digits.slice(-2) };
}
