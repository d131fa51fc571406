import fc from "fast-check";
import { expect, test } from "vitest";
import { hasUsualCheckDigit, parseVatNumber, vatNumberErrorText } from "./vat-number.ts";

test.each([
  ["DE143454214", "DE143454214"],
  ["de 143 454 214", "DE143454214"],
  ["ATU13585627", "ATU13585627"],
  ["BE 0428.759.497", "BE0428759497"],
  ["BG175074752", "BG175074752"],
  ["CY10259033P", "CY10259033P"],
  ["CZ25123891", "CZ25123891"],
  ["DK-24256790", "DK24256790"],
  ["EE100931558", "EE100931558"],
  ["EL094259216", "EL094259216"],
  ["ESB58378431", "ESB58378431"],
  ["FI01120389", "FI01120389"],
  ["FR40303265045", "FR40303265045"],
  ["HR33392005961", "HR33392005961"],
  ["HU12892312", "HU12892312"],
  ["IE6388047V", "IE6388047V"],
  ["IE1234567FA", "IE1234567FA"],
  ["IT00743110157", "IT00743110157"],
  ["LT119511515", "LT119511515"],
  ["LU26375245", "LU26375245"],
  ["LV40003521600", "LV40003521600"],
  ["MT11679112", "MT11679112"],
  ["NL004495445B01", "NL004495445B01"],
  ["PL5252674798", "PL5252674798"],
  ["PT501964843", "PT501964843"],
  ["RO18547290", "RO18547290"],
  ["SI50223054", "SI50223054"],
  ["SK2022749619", "SK2022749619"],
  ["XI123456789", "XI123456789"],
])("EC2: %s is %s", (typed, stored) => {
  expect(parseVatNumber(typed)).toEqual({ ok: true, value: stored });
  expect(hasUsualCheckDigit(stored)).toBe(true);
});

test.each([
  ["", "vat-number-empty", "Skriv köparens VAT-nummer, med landets två bokstäver först."],
  ["SE556000017501", "vat-number-swedish", "En köpare i Sverige hör inte hemma i sammanställningen."],
  [
    "NO123456789",
    "vat-number-country",
    "Numret ska börja med två bokstäver för ett annat EU-land, eller XI för Nordirland: NO är inget av dem.",
  ],
  ["GB123456789", "vat-number-country", undefined],
  ["143454214", "vat-number-country", undefined],
  ["GR094259216", "vat-number-country", "Grekland skrivs EL."],
  ["DE14345421", "vat-number-form", "Så ser inget VAT-nummer i DE ut. Kontrollera siffrorna."],
  ["DE14345421A", "vat-number-form", undefined],
  ["AT13585627", "vat-number-form", undefined],
  ["DE143454214;", "vat-number-form", undefined],
])("EC2: %j is refused", (typed, code, text) => {
  const parsed = parseVatNumber(typed);
  expect(parsed).toMatchObject({ ok: false, error: { code } });
  if (!parsed.ok && text !== undefined) expect(vatNumberErrorText(parsed.error)).toBe(text);
});

test.each([
  "ATU13585626",
  "BE0428759498",
  "DE143454215",
  "DK24256791",
  "EE100931557",
  "FI01120388",
  "FR41303265045",
  "HR33392005962",
  "HU12892313",
  "IT00743110158",
  "LU26375246",
  "PL5252674799",
  "PT501964844",
])("EC2: the check digit of %s is wrong, which is told and not refused", (number) => {
  expect(parseVatNumber(number).ok).toBe(true);
  expect(hasUsualCheckDigit(number)).toBe(false);
});

test("a French key with letters has another rule", () => {
  expect(hasUsualCheckDigit("FRA1303265045")).toBe(true);
});

test("a check digit of ten or eleven is zero in Portugal", () => {
  expect(["PT100000010", "PT100000011"].map(hasUsualCheckDigit)).toEqual([true, false]);
});

test("one digit changed is always found where the rule is known", () => {
  const known = ["ATU13585627", "BE0428759497", "DE143454214", "DK24256790", "FI01120389", "IT00743110157"];
  fc.assert(
    fc.property(fc.constantFrom(...known), fc.nat(7), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
      const place = number.length - 1 - at;
      const digit = (Number(number[place]) + more) % 10;
      const changed = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
      expect(hasUsualCheckDigit(changed)).toBe(false);
    }),
  );
});

test("a code that is not known is a fault of the program: a number", () => {
  expect(() => vatNumberErrorText({ code: "other" } as never)).toThrow("Unhandled case");
});
