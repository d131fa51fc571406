import { expect, test } from "vitest";
import { numberAt } from "./number-at.ts";

test("a place outside holds 0", () => {
  const numbers = Int32Array.of(7, 8);
  expect([numberAt(numbers, 1), numberAt(numbers, 2), numberAt(numbers, -1)]).toEqual([8, 0, 0]);
});
