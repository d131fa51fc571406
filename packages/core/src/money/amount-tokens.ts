import { type ReadNumber, readNumber } from "./read-number.ts";

/** A piece of a typed amount. `isOnlyLast` marks `:-` and `,-`, which are allowed only at the end. */
export type AmountToken =
  | { readonly kind: "number"; readonly number: ReadNumber }
  | { readonly kind: "currency"; readonly currency: string; readonly isOnlyLast: boolean }
  | { readonly kind: "operator"; readonly operator: string };

// A number, a currency or an operator. Blanks and apostrophes belong to a number only between two digits.
const TOKEN =
  /\s*(?:[.,]?\d(?:[\d.,]|(?<=\d)[\s'’]+(?=\d))*|:-|[€$£]|(?:kr|[a-z]{3})(?!\p{L})|[-+*/()%=])/iuy;
/** `100,-` is what `100:-` is: kronor without öre. The comma stays a decimal mark, so that `1.250,-` has thousands. */
const NO_ORE = /(?<=\d),-$/;
const OPERATOR = /^[-+*/()%=]$/;

const CURRENCY_MARKS: Readonly<Record<string, string>> = {
  "€": "EUR",
  $: "USD",
  "£": "GBP",
  KR: "SEK",
  ":-": "SEK",
};

/** Splits a typed amount into numbers, currencies and operators; undefined when something else is in it. */
export function amountTokens(text: string): readonly AmountToken[] | undefined {
  const plain = plainOperators(text).trimEnd().replace(NO_ORE, ",:-");
  const tokens: AmountToken[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < plain.length) {
    const match = TOKEN.exec(plain);
    const token = match === null ? undefined : tokenOf(match[0].trim());
    if (token === undefined) return undefined;
    tokens.push(token);
  }
  return tokens;
}

/** True minus and en dash are minus, × is *, ÷ is / (MO11). */
function plainOperators(text: string): string {
  return text
    .replace(/[\u2212\u2013]/g, "-")
    .replace(/×/g, "*")
    .replace(/÷/g, "/");
}

/** Undefined when the marks of a number make no sense. */
function tokenOf(text: string): AmountToken | undefined {
  if (OPERATOR.test(text)) return { kind: "operator", operator: text };
  if (/\d/.test(text)) {
    const number = readNumber(text);
    return number === undefined ? undefined : { kind: "number", number };
  }
  const currency = text.toUpperCase();
  return { kind: "currency", currency: CURRENCY_MARKS[currency] ?? currency, isOnlyLast: currency === ":-" };
}
