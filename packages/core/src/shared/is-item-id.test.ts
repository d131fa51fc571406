import { expect, test } from "vitest";
import { isItemId } from "./is-item-id.ts";

test.each([
  ["0f8fad5b-d9cd-469f-a165-70867728950e", true],
  ["a", true],
  ["", false],
  ["-a", false],
  ["a b", false],
  ["a/b", false],
  ["å", false],
  ["__proto__", false],
  ["constructor", false],
  ["toString", false],
])("%j is an id: %s", (id, expected) => {
  expect(isItemId(id)).toBe(expected);
});
