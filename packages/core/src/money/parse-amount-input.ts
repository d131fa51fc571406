import { assertNever, err, ok, type Result } from "../shared/index.ts";
import { amountExpression } from "./amount-expression.ts";
import { type AmountToken, amountTokens } from "./amount-tokens.ts";
import { atLeastText, atMostText } from "./bound-text.ts";
import { isCurrencyCode, LOCAL_CURRENCY } from "./currency-code.ts";
import { formatOre } from "./format-ore.ts";
import { type Fraction, fraction, multiplyFractions, roundFraction } from "./fraction.ts";
import { MAX_ORE } from "./kronor.ts";
import { type Ore, ore } from "./ore.ts";
import { PERCENT_PARTS } from "./percent-parts.ts";

/** What a person typed in an amount field. */
export interface ParsedAmount {
  readonly amount: Ore;
  /** The three letters of the currency that was written (SEK for `kr`, `:-` and `,-`); undefined when none was. */
  readonly currency: string | undefined;
  /** True when a single mark with three digits was read as decimal (`1,000` = 1,00): the field shows a hint. */
  readonly isDecimalGuess: boolean;
}

export type AmountInputError =
  | { readonly code: "missing" }
  | { readonly code: "invalid-amount" }
  /** Farther from zero than the field takes; `bound` is the limit on that side. */
  | { readonly code: "too-large"; readonly bound: Ore }
  | { readonly code: "currency-not-found"; readonly currency: string };

export interface AmountInputOptions {
  /** Whether a currency (three upper-case letters) has rates; without it none has. SEK is always known and never looked up. */
  readonly isKnownCurrency?: (currency: string) => boolean;
}

/** The largest share of a journal template, in percent. */
export const MAX_PERCENT = 9_999_999_999;

/** Longer than any typed amount; reading longer pasted text would only cost time. */
const LONGEST_INPUT = 500;
const INVALID = err({ code: "invalid-amount" } as const);

/**
 * Reads an amount as typed by a person: Swedish and English marks, arithmetic, percent, one currency first or last
 * (MO5 to MO8). Rounded once, at the end, to öre, a half away from zero.
 */
export function parseAmountInput(
  text: string,
  { isKnownCurrency }: AmountInputOptions = {},
): Result<ParsedAmount, AmountInputError> {
  const tokens = tokensOf(text);
  if (!tokens.ok) return tokens;
  const { currency, expression } = withoutCurrency(tokens.value);
  const computed = amountExpression(expression);
  if (computed === undefined) return INVALID;
  if (currency !== undefined && currency !== LOCAL_CURRENCY && isKnownCurrency?.(currency) !== true) {
    return err({ code: "currency-not-found", currency });
  }
  const amount = roundTo(computed.value, 100n);
  if (Math.abs(amount) > MAX_ORE) return err(amountTooLarge(amount));
  return ok({ amount: ore(amount), currency, isDecimalGuess: computed.isDecimalGuess });
}

/**
 * Reads the percent field of a journal template: percent with at most four decimals. A lone number with a percent
 * sign keeps its number, `25%` is 25 (MO6). No currency is allowed.
 */
export function parsePercentInput(text: string): Result<number, AmountInputError> {
  const tokens = tokensOf(text);
  if (!tokens.ok) return tokens;
  const computed = amountExpression(withoutLonePercent(tokens.value));
  if (computed === undefined) return INVALID;
  const tenThousandths = roundTo(computed.value, BigInt(PERCENT_PARTS));
  if (Math.abs(tenThousandths) > MAX_PERCENT * PERCENT_PARTS)
    return err(amountTooLarge(tenThousandths, MAX_PERCENT * 100));
  return ok(tenThousandths === 0 ? 0 : tenThousandths / PERCENT_PARTS);
}

/** The Swedish text of an amount that could not be read (MO8). */
export function amountInputErrorText(error: AmountInputError): string {
  switch (error.code) {
    case "missing":
      return "Belopp måste anges";
    case "invalid-amount":
      return "Ogiltigt belopp";
    case "too-large":
      return error.bound < 0 ? atLeastText(formatOre(error.bound)) : atMostText(formatOre(error.bound));
    case "currency-not-found":
      return isCurrencyCode(error.currency)
        ? `${error.currency} räknas inte om: skriv beloppet i kronor`
        : "Currency not found";
    default:
      return assertNever(error);
  }
}

/** Why an amount is refused that is farther from zero than the limit, which is told with the amount's own sign. */
export function amountTooLarge(typed: number, most: number = MAX_ORE): AmountInputError {
  return { code: "too-large", bound: ore(typed < 0 ? -most : most) };
}

function tokensOf(text: string): Result<readonly AmountToken[], AmountInputError> {
  if (text.trim() === "") return err({ code: "missing" });
  if (text.length > LONGEST_INPUT) return INVALID;
  const tokens = amountTokens(text);
  if (tokens === undefined) return INVALID;
  return ok(isOperator(tokens[0], "=") ? tokens.slice(1) : tokens);
}

/**
 * Takes out the one currency: first, last, or second after a minus. Any other currency stays among the tokens and makes
 * the expression invalid.
 */
function withoutCurrency(tokens: readonly AmountToken[]): {
  readonly currency: string | undefined;
  readonly expression: readonly AmountToken[];
} {
  const [first, second, third] = tokens;
  if (first?.kind === "currency" && !first.isOnlyLast) {
    return { currency: first.currency, expression: tokens.slice(1) };
  }
  if (isOperator(first, "-") && second?.kind === "currency" && !second.isOnlyLast) {
    // `-$5` reads as -5. The number may have a sign of its own, of which the grammar allows one: join the two.
    const isMinusTwice = isOperator(third, "-");
    const rest = tokens.slice(isMinusTwice || isOperator(third, "+") ? 3 : 2);
    const minus: AmountToken = { kind: "operator", operator: isMinusTwice ? "+" : "-" };
    return { currency: second.currency, expression: [minus, ...rest] };
  }
  const last = tokens.at(-1);
  if (last?.kind === "currency") return { currency: last.currency, expression: tokens.slice(0, -1) };
  return { currency: undefined, expression: tokens };
}

function withoutLonePercent(tokens: readonly AmountToken[]): readonly AmountToken[] {
  const numbers = tokens.filter((token) => token.kind === "number").length;
  return numbers === 1 && isOperator(tokens.at(-1), "%") ? tokens.slice(0, -1) : tokens;
}

function isOperator(token: AmountToken | undefined, operator: string): boolean {
  return token?.kind === "operator" && token.operator === operator;
}

function roundTo(value: Fraction, parts: bigint): number {
  return Number(roundFraction(multiplyFractions(value, fraction(parts))));
}
