import { expect, test } from "vitest";
import { sortedJson } from "./sorted-json.ts";

test("the order of fields makes no difference, that of a list does", () => {
  expect(sortedJson({ b: 1, a: [{ d: null, c: 2 }] })).toBe('{"a":[{"c":2,"d":null}],"b":1}');
  expect(sortedJson([2, 1])).toBe("[2,1]");
  expect(sortedJson(undefined)).toBe("null");
});
