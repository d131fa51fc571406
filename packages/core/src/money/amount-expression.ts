import type { AmountToken } from "./amount-tokens.ts";
import {
  addFractions,
  divideFractions,
  type Fraction,
  fraction,
  multiplyFractions,
  negateFraction,
} from "./fraction.ts";

/** The exact value of an expression, and whether a mark in it was a guess (`ReadNumber.isDecimalGuess`). */
export interface AmountExpression {
  readonly value: Fraction;
  readonly isDecimalGuess: boolean;
}

interface Cursor {
  readonly tokens: readonly AmountToken[];
  position: number;
  isDecimalGuess: boolean;
}

const HUNDREDTH = fraction(1n, 100n);

/**
 * Computes numbers with + - * / ( ) and %, with no rounding on the way. Percent directly after + or - is percent of
 * the expression to the left, elsewhere hundredths (MO6). Undefined for anything the grammar refuses and for a division
 * by zero.
 */
export function amountExpression(tokens: readonly AmountToken[]): AmountExpression | undefined {
  const cursor: Cursor = { tokens, position: 0, isDecimalGuess: false };
  const value = sum(cursor);
  if (value === undefined || cursor.position !== tokens.length) return undefined;
  return { value, isDecimalGuess: cursor.isDecimalGuess };
}

function sum(cursor: Cursor): Fraction | undefined {
  let total = product(cursor, undefined);
  while (total !== undefined) {
    const sign = take(cursor, "+", "-");
    if (sign === undefined) return total;
    const term = product(cursor, total);
    if (term === undefined) return undefined;
    total = addFractions(total, sign === "-" ? negateFraction(term) : term);
  }
  return undefined;
}

/** `left` is the base of a percent in the first factor, undefined when percent means hundredths. */
function product(cursor: Cursor, left: Fraction | undefined): Fraction | undefined {
  let total = factor(cursor, left);
  while (total !== undefined) {
    const operator = take(cursor, "*", "/");
    if (operator === undefined) return total;
    const next = factor(cursor, undefined);
    if (next === undefined || (operator === "/" && next.numerator === 0n)) return undefined;
    total = operator === "*" ? multiplyFractions(total, next) : divideFractions(total, next);
  }
  return undefined;
}

function factor(cursor: Cursor, left: Fraction | undefined): Fraction | undefined {
  const sign = take(cursor, "+", "-");
  const bare = numberOrGroup(cursor);
  if (bare === undefined) return undefined;
  const signed = sign === "-" ? negateFraction(bare) : bare;
  if (take(cursor, "%") === undefined) return signed;
  const share = multiplyFractions(signed, HUNDREDTH);
  return left === undefined ? share : multiplyFractions(left, share);
}

function numberOrGroup(cursor: Cursor): Fraction | undefined {
  if (take(cursor, "(") !== undefined) {
    const value = sum(cursor);
    return take(cursor, ")") === undefined ? undefined : value;
  }
  const token = cursor.tokens[cursor.position];
  if (token?.kind !== "number") return undefined;
  cursor.position += 1;
  cursor.isDecimalGuess ||= token.number.isDecimalGuess;
  return token.number.value;
}

/** Consumes the next token if it is one of `wanted`. */
function take(cursor: Cursor, ...wanted: readonly string[]): string | undefined {
  const token = cursor.tokens[cursor.position];
  if (token?.kind !== "operator" || !wanted.includes(token.operator)) return undefined;
  cursor.position += 1;
  return token.operator;
}
