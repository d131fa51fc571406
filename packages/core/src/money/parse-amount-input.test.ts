import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatKronorForFile, formatOre, formatOreForInput } from "./format-ore.ts";
import { MAX_ORE } from "./kronor.ts";
import { ore } from "./ore.ts";
import { amountInputErrorText, parseAmountInput, parsePercentInput } from "./parse-amount-input.ts";

const options = { isKnownCurrency: (currency: string) => ["EUR", "USD", "GBP"].includes(currency) };

function read(text: string): unknown {
  const result = parseAmountInput(text, options);
  if (!result.ok) return result.error.code;
  const { amount, currency } = result.value;
  return currency === undefined ? formatKronorForFile(amount) : `${formatKronorForFile(amount)} ${currency}`;
}

describe("MO4 to MO8: what is typed and what it means", () => {
  test.each([
    ["1234,56", "1234.56"],
    ["1234.56", "1234.56"],
    ["1 234,56", "1234.56"],
    ["1.234,56", "1234.56"],
    ["1,234.56", "1234.56"],
    ["1.000.000", "1000000.00"],
    ["1,000", "1.00"],
    ["1.005", "1.01"],
    ["−50", "-50.00"],
    ["50,", "50.00"],
    ["=100+25", "125.00"],
    ["100+25%", "125.00"],
    ["1250-20%", "1000.00"],
    ["1250*20%", "250.00"],
    ["100*80%+5", "85.00"],
    ["25%", "0.25"],
    ["(99+49)*2", "296.00"],
    ["100/3", "33.33"],
    ["0,1+0,2", "0.30"],
    ["kr 1 000", "1000.00 SEK"],
    ["249:-", "249.00 SEK"],
    ["100,-", "100.00 SEK"],
    ["1 250,-", "1250.00 SEK"],
    ["€12.50", "12.50 EUR"],
    ["100 USD", "100.00 USD"],
    ["usd 100", "100.00 USD"],
    ["-$5", "-5.00 USD"],
    ["10+", "invalid-amount"],
    ["12a", "invalid-amount"],
    ["100 XYZ", "currency-not-found"],
    ["100/0", "invalid-amount"],
    ["€5+$3", "invalid-amount"],
    ["1.23.45", "invalid-amount"],
  ])("%s is %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("what else the grammar lets in", () => {
  test.each([
    ["0", "0.00"],
    ["-0", "0.00"],
    ["+5", "5.00"],
    [",5", "0.50"],
    [".5", "0.50"],
    ["1,234,567.891", "1234567.89"],
    ["1.234.567,895", "1234567.90"],
    ["1.234,", "1234.00"],
    ["1\u00A0234\u202F567,5", "1234567.50"],
    ["12'345’678.50", "12345678.50"],
    [" = 100 + 25 % ", "125.00"],
    ["5–3", "2.00"],
    ["6×7", "42.00"],
    ["7÷2", "3.50"],
    ["-0,005", "-0.01"],
    ["100+-25%", "75.00"],
    ["100-(10+15)%", "75.00"],
    ["200*(1+25%)", "250.00"],
    ["100+25%*2", "150.00"],
    ["100+2*50%", "101.00"],
    ["1/3*3", "1.00"],
    ["1.250,-", "1250.00 SEK"],
    ["1 250,–", "1250.00 SEK"],
    ["-100,- ", "-100.00 SEK"],
    ["50+100,-", "150.00 SEK"],
    ["50,-2", "48.00"],
    ["-(5-8)", "3.00"],
    ["10 kr", "10.00 SEK"],
    ["Kr-10", "-10.00 SEK"],
    ["£1", "1.00 GBP"],
    ["100eur", "100.00 EUR"],
    ["-$5+3", "-2.00 USD"],
    ["-$-5", "5.00 USD"],
    ["-$+5", "-5.00 USD"],
    ["sek 1", "1.00 SEK"],
    ["999 999 999 999,99", "999999999999.99"],
    ["-999999999999,994", "-999999999999.99"],
  ])("%s is %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

test.each(["", "  ", "\u00A0"])("%j is missing, not 0", (text) => {
  expect(read(text)).toBe("missing");
});

test.each([
  "=",
  "kr",
  "-€",
  ":-",
  ":-5",
  "-:-5",
  "5:-3",
  ",-",
  "5, -",
  "5,--",
  "5.-",
  "1,5,-",
  "5,50,-",
  "1,250,-",
  "€5,-",
  "100-",
  "€5 EUR",
  "5 kr 3",
  "()",
  "(5",
  "5)",
  "(5 kr)",
  "5++-3",
  "--5",
  "5*",
  "5 % %",
  "1/(2-2)",
  "==5",
  "5=5",
  ".",
  "1.,5",
  "1,5.5,5",
  "1234.567,00",
  "1.234,567.8",
  "1.234.56,7",
  "1, 5",
  "' 5",
  "12 kronor",
  "12 åäö",
  "1e3",
  "0x10",
  "#5",
  "1".repeat(501),
])("refuses %j", (text) => {
  expect(read(text)).toBe("invalid-amount");
});

test.each(["1 000 000 000 000", "-999999999999,995", "999999999999*999999999999", "9".repeat(500)])(
  "refuses %s as larger than the product holds",
  (text) => {
    expect(read(text)).toBe("too-large");
  },
);

test.each([
  ["1,000", true],
  ["1.005", true],
  ["5+123.456", true],
  ["1,00", false],
  ["0,125", false],
  ["1234,567", false],
  ["1.000.000", false],
  ["1,234.567", false],
])("%s: was the mark a guess? %s", (text, expected) => {
  expect(parseAmountInput(text, options)).toMatchObject({ ok: true, value: { isDecimalGuess: expected } });
});

test("a currency that is not found is named", () => {
  expect(parseAmountInput("xyz 1", options)).toEqual({
    ok: false,
    error: { code: "currency-not-found", currency: "XYZ" },
  });
});

test("SEK is never asked about", () => {
  expect(parseAmountInput("5 kr").ok).toBe(true);
  expect(parseAmountInput("$5").ok).toBe(false);
});

test.each([
  ["1e12 kronor", parseAmountInput("1000000000000"), "Värdet får inte vara större än 999 999 999 999,99"],
  [
    "as much less",
    parseAmountInput("-1000000000000"),
    "Värdet måste vara större eller lika med −999 999 999 999,99",
  ],
  ["a share", parsePercentInput("10000000000"), "Värdet får inte vara större än 9 999 999 999,00"],
])("says the limit of %s", (_, result, expected) => {
  const said = result.ok ? "" : amountInputErrorText(result.error);
  expect(said.replaceAll("\u00A0", " ")).toBe(expected);
});

test("the texts of the errors", () => {
  expect(amountInputErrorText({ code: "missing" })).toBe("Belopp måste anges");
  expect(amountInputErrorText({ code: "invalid-amount" })).toBe("Ogiltigt belopp");
  expect(amountInputErrorText({ code: "currency-not-found", currency: "XYZ" })).toBe("Currency not found");
  expect(amountInputErrorText({ code: "currency-not-found", currency: "EUR" })).toBe(
    "EUR räknas inte om: skriv beloppet i kronor",
  );
  // @ts-expect-error -- no such code
  expect(() => amountInputErrorText({ code: "other" })).toThrow("other");
});

test.each([
  ["25%", 25],
  ["25", 25],
  ["-12,5 %", -12.5],
  ["=33,33335", 33.3334],
  ["100/3", 33.3333],
  ["100*25%", 25],
  ["-0", 0],
])("percent field: %s is %d", (text, expected) => {
  expect(parsePercentInput(text)).toEqual({ ok: true, value: expected });
});

test.each([
  ["", "missing"],
  ["a", "invalid-amount"],
  ["5 kr", "invalid-amount"],
  ["999999999999", "too-large"],
])("percent field refuses %j: %s", (text, code) => {
  expect(parsePercentInput(text)).toMatchObject({ ok: false, error: { code } });
});

test("what the product writes it reads back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_ORE, max: MAX_ORE }), (whole) => {
      for (const format of [formatOre, formatOreForInput]) {
        const result = parseAmountInput(format(ore(whole)), options);
        expect(result).toMatchObject({ ok: true, value: { amount: ore(whole), currency: undefined } });
      }
    }),
  );
});

test("any text gives an answer, never an exception", () => {
  const pieces = fc.constantFrom(
    "1",
    "0",
    ",",
    ".",
    " ",
    "+",
    "-",
    "*",
    "/",
    "(",
    ")",
    "%",
    "kr",
    "€",
    "USD",
    ":-",
    "=",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 20 }).map((p) => p.join("")),
      ),
      (text) => {
        expect(typeof parseAmountInput(text, options).ok).toBe("boolean");
      },
    ),
    { numRuns: 500 },
  );
});
