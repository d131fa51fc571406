/** `rounded`: the text is farther from a whole öre than MO2 allows; `ore` is the nearest one. */
export type Sie4Amount =
  | { readonly code: "exact" | "rounded"; readonly ore: number }
  | { readonly code: "bad-amount" | "amount-too-large" };

const AMOUNT = /^([-+]?)(\d*)(?:[.,](\d*))?$/;
/** Digits of the largest amount, 999 999 999 999,99 kr (MO2). */
const MAX_DIGITS = 12;
const MAX_ORE = 10 ** (MAX_DIGITS + 2) - 1;
/** 1e-7 kronor in parts of an öre. */
const TOLERANCE_ORE = 1e-5;

/**
 * Reads an amount that a SIE file of any making may hold: a dot or a comma before the decimals, a plus, any number of
 * decimals. Rounds half away from zero, and says when it did.
 */
export function parseSie4Amount(text: string): Sie4Amount {
  const [, sign, kronor = "", decimals = ""] = AMOUNT.exec(text) ?? [];
  if (kronor === "" && decimals === "") return { code: "bad-amount" };
  const whole = Number(kronor) * 100 + Number(decimals.slice(0, 2).padEnd(2, "0"));
  const rest = Number(`0.${decimals.slice(2)}0`);
  const magnitude = rest < 0.5 ? whole : whole + 1;
  if (magnitude > MAX_ORE) return { code: "amount-too-large" };
  const isExact = Math.min(rest, 1 - rest) <= TOLERANCE_ORE;
  return { code: isExact ? "exact" : "rounded", ore: sign === "-" ? 0 - magnitude : magnitude };
}

const QUANTITY = /^[-+]?\d+(?:[.,]\d+)?$/;

/** A quantity; real files hold more than two decimals. Undefined for a text that is not a number. */
export function parseSie4Quantity(text: string): number | undefined {
  if (!QUANTITY.test(text)) return undefined;
  const quantity = Number(text.replace(",", "."));
  return Number.isFinite(quantity) ? quantity + 0 : undefined;
}
