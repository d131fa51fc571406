import { expect, test } from "vitest";
import { declarantNumber, tenDigitNumber } from "./declarant-number.ts";

test.each([
  ["556000-0175", "556000-0175"],
  ["5560000175", "556000-0175"],
  [" 165560000175 ", "556000-0175"],
  ["850101-2382", "850101-2382"],
  ["19850101-2382", "850101-2382"],
  ["090527+1474", "090527-1474"],
  ["19090527+1474", "090527-1474"],
  ["556000-0176", undefined],
  ["090527+1475", undefined],
  ["55600-0175", undefined],
  ["556000+-0175", undefined],
  ["SE556000017501", undefined],
  ["", undefined],
])("CO4: %j is declared as %s", (stored, number) => {
  expect(declarantNumber(stored)).toBe(number);
});

test("CO4: ten digits are told without looking at the check digit, other texts are none", () => {
  expect(tenDigitNumber("090527+1475")).toBe("090527-1475");
  expect(tenDigitNumber("55600-0175")).toBeUndefined();
});
