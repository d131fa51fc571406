import { expect, test } from "vitest";
import { isDamage } from "./verify-stored.ts";

test.each([
  ["SQLITE_CORRUPT", true],
  ["SQLITE_CORRUPT_INDEX", true],
  ["SQLITE_NOTADB", true],
  ["SQLITE_ERROR", true],
  ["XX001", true],
  ["XX002", true],
  ["XX000", false],
  ["53100", false],
  ["SQLITE_BUSY", false],
  [7, false],
])("%s is an error of damaged data: %s", (code, is) => {
  expect(isDamage(Object.assign(new Error("x"), { code }))).toBe(is);
});

test("what has no code is none", () => {
  expect([isDamage(new Error("x")), isDamage("XX001")]).toEqual([false, false]);
});
