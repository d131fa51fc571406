import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText, foldTexts, matchesSearch } from "./fold-text.ts";

test.each([
  ["Räksmörgås", "raksmorgas"],
  ["ÅÄÖ", "aao"],
  ["a\u030A", "a"],
  ["Ærø, Łódź, Straße, Đ", "aero, lodz, strasse, d"],
  ["1930 Bank", "1930 bank"],
])("%s folds to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("a text folds to its letters without marks, whatever is around them", () => {
  const text = fc.string({
    unit: fc.constantFrom(
      "a",
      "B",
      "Å",
      "å",
      "Ä",
      "ä",
      "Ö",
      "É",
      "é",
      "ü",
      " ",
      "1",
      "\n",
      "\u030A",
      "\u0308",
    ),
  });
  fc.assert(
    fc.property(text, (any) => {
      const letters = any
        .toLowerCase()
        .normalize("NFD")
        .replaceAll(/\p{M}+/gu, "");
      expect(foldText(any)).toBe(letters);
    }),
  );
});

test.each([
  ["Företagskonto", "foretag", true],
  ["Företagskonto", "FÖRETAG", true],
  ["Företagskonto", "konto företag", true],
  ["Företagskonto", "  ", true],
  ["Företagskonto", "", true],
  ["Företagskonto", "konto bank", false],
  ["", "a", false],
])("does %j match %j? %s", (text, query, expected) => {
  expect(matchesSearch(text, query)).toBe(expected);
});

test("texts folded together are those folded alone", () => {
  const text = fc.string({ unit: fc.constantFrom("Å", "a", "\u0308", "\u0001", "Σ", "ς") });
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(foldTexts(texts)).toEqual(texts.map(foldText));
    }),
  );
});
