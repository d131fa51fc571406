import { expect, test } from "vitest";
import { jumpTarget } from "./jump-target.ts";

const ACCOUNTS = [
  { accountNo: 1510, name: "Kundfordringar" },
  { accountNo: 1930, name: "Företagskonto" },
  { accountNo: 1940, name: "Övriga bankkonton" },
  { accountNo: 3001, name: "Försäljning" },
];

test.each([
  ["19", 1930],
  ["194", 1940],
  ["1930", 1930],
  ["1931", 1940],
  ["2", 3001],
  ["4", undefined],
  ["bank", 1940],
  ["FÖRSÄLJ", 3001],
  ["porto", undefined],
  ["  ", undefined],
])("%j leads to %s", (typed, account) => {
  expect(jumpTarget(ACCOUNTS, typed)).toBe(account);
});
