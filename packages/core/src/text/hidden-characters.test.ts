import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hasHiddenCharacters, withoutHiddenCharacters } from "./hidden-characters.ts";

test.each([
  ["turned \u202Etxt.exe", "turned txt.exe"],
  ["\u2066isolated\u2069", "isolated"],
  ["Hy\u200Bra", "Hyra"],
  ["\uFEFFHyra\u2060", "Hyra"],
  ["\u200E070-123", "070-123"],
  ["Hy\u200D\u200C\u200Dra", "Hyra"],
  ["\u200DHyra \u200C", "Hyra "],
])("%j is seen as %j", (text, seen) => {
  expect(hasHiddenCharacters(text)).toBe(true);
  expect(withoutHiddenCharacters(text)).toBe(seen);
});

test.each(["Hyra å ä ö", "5 € – 30\u00A0%", "👩\u200D🎨 lera", "🏳\uFE0F\u200D🌈", "می\u200Cخواهم", "שלום"])(
  "%j has none",
  (text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
    expect(withoutHiddenCharacters(text)).toBe(text);
  },
);

test("what is left has none", () => {
  const pieces = fc.constantFrom("a", "1", " ", ".", "👩", "\u200B", "\u200C", "\u200D", "\u202E", "\uFEFF");
  fc.assert(
    fc.property(fc.string({ unit: pieces }), (text) => {
      expect(hasHiddenCharacters(withoutHiddenCharacters(text))).toBe(false);
    }),
  );
});
