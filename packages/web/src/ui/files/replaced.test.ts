import { expect, test } from "vitest";
import { replaced } from "./replaced.ts";

test.each([
  [["a", "b"], "a", ["n", "b"]],
  [["a", "b"], "b", ["a", "n"]],
  [["a", "b"], "gone", ["a", "b", "n"]],
  [["a"], undefined, ["a", "n"]],
  [[], undefined, ["n"]],
])("B35: among %j the new one takes the place of %s", (ids, replaces, expected) => {
  expect(replaced(ids, ["n"], replaces)).toEqual(expected);
});
