import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameValue } from "./same-value.ts";

test.each([
  [{ a: 1, b: [{ c: "x" }] }, { b: [{ c: "x" }], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: undefined }, {}, false],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, {}, false],
  [{}, null, false],
  [0, -0, true],
  ["1", 1, false],
])("whether %j and %j are the same: %s", (a, b, isSame) => {
  expect(isSameValue(a, b)).toBe(isSame);
});

test("any JSON is the same as itself read again, and as another one when that says the same", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
      expect(isSameValue(a, JSON.parse(JSON.stringify(a)))).toBe(true);
      expect(isSameValue(a, b)).toBe(sorted(a) === sorted(b));
    }),
  );
});

/** The JSON with the fields of every object in the order of their names; -0 is written as 0. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
