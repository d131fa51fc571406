import { expect, test } from "vitest";
import { addResults, closingLines, failedCheck, passedCheck, skippedCheck } from "./check-result.ts";

const skip = skippedCheck({ name: "the browser tests", command: "apt-get install chromium" });

test("the last line counts what passed and failed", () => {
  const total = addResults([passedCheck(), failedCheck("broken"), passedCheck()]);
  expect(closingLines(total, false)).toEqual(["2 passed, 1 failed"]);
});

test("a skip is counted last, after the command that ends it", () => {
  expect(closingLines(addResults([passedCheck(), skip]), false)).toEqual([
    "skipped: the browser tests\n  runs after: apt-get install chromium",
    "1 passed, 0 failed, 1 skipped",
  ]);
});

test("a skip is a failure where nothing may be skipped", () => {
  expect(closingLines(addResults([passedCheck(), skip]), true).at(-1)).toBe("1 passed, 1 failed");
});
