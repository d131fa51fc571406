import { accountNo, accountWords } from "@huvudbok/core/account-plan";
import { expect, test } from "vitest";
import { jumpTarget, searched } from "./jump-target.ts";

const ACCOUNTS = [
  { accountNo: accountNo(1510), name: "Kundfordringar" },
  { accountNo: accountNo(1930), name: "Företagskonto" },
  { accountNo: accountNo(1940), name: "Övriga bankkonton" },
  { accountNo: accountNo(3001), name: "Försäljning" },
  { accountNo: accountNo(5611), name: "Drivmedel för personbilar" },
];
const SYNONYMS = [
  { word: "bensin", account: 5611 },
  { word: "swish", account: 1930 },
];
const WORDS = accountWords(SYNONYMS, "AB", searched(ACCOUNTS));

test.each([
  ["19", 1930],
  ["194", 1940],
  ["1930", 1930],
  ["1931", 1940],
  ["2", 3001],
  ["4", 5611],
  ["6", undefined],
  ["bank", 1940],
  ["FÖRSÄLJ", 3001],
  ["porto", undefined],
  ["bensin", 5611],
  ["swi", 1930],
  ["  ", undefined],
])("%j leads to %s", (typed, account) => {
  expect(jumpTarget(ACCOUNTS, typed, WORDS)).toBe(account);
});

test("without everyday words the names are searched", () => {
  expect(jumpTarget(ACCOUNTS, "driv")).toBe(5611);
  expect(jumpTarget(ACCOUNTS, "bensin")).toBeUndefined();
});
