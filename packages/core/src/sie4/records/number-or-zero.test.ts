import { expect, test } from "vitest";
import { numberOrZero } from "./number-or-zero.ts";

test("a place outside holds 0", () => {
  const numbers = Int32Array.of(7, 8);
  expect([numberOrZero(numbers, 1), numberOrZero(numbers, 2), numberOrZero(numbers, -1)]).toEqual([8, 0, 0]);
});
