import fc from "fast-check";
import { expect, test } from "vitest";
import { isSimilarWord } from "./similar-word.ts";

test.each([
  ["elgiganten", "elgiganten", true],
  ["elgigantn", "elgiganten", true],
  ["elgigatnen", "elgiganten", true],
  ["elgigan", "elgiganten", true],
  ["elgiganten", "elgig", true],
  ["elgigxxxen", "elgiganten", false],
  ["bergman", "bergkvist", false],
  ["bauhaus", "bauxitt", false],
  ["telia", "tellia", true],
  ["barge", "bergstrand", false],
])("is %s like %s? %s", (a, b, expected) => {
  expect(isSimilarWord(a, b)).toBe(expected);
  expect(isSimilarWord(b, a)).toBe(expected);
});

test("words are alike up to the second edit, whatever they are", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 7, maxLength: 10 });
  const edit = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 1 }), fc.constantFrom("", "a", "b"));
  fc.assert(
    fc.property(word, fc.array(edit, { maxLength: 4 }), (a, edits) => {
      const b = edits.reduce(
        (made, [place, left, put]) => made.slice(0, place) + put + made.slice(place + left),
        a,
      );
      if (b.length < 5) return;
      const isCut = a.startsWith(b) || b.startsWith(a);
      expect(isSimilarWord(a, b)).toBe(isCut || editDistance(a, b) <= 2);
    }),
  );
});

/** By its definition: the fewest letters that are changed, left out or put in. */
function editDistance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return editDistance(restA, restB);
  return 1 + Math.min(editDistance(restA, restB), editDistance(restA, b), editDistance(a, restB));
}
