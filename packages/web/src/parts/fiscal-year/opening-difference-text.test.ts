import { accountNo } from "@huvudbok/core/account-plan";
import { expect, test } from "vitest";
import { differingAccountsText } from "./opening-difference-text.ts";

const NAMES = new Map([["1930", { name: "Företagskonto" }]]);

test.each([
  [[1930], "1930 Företagskonto."],
  [[1930, 2081], "1930 Företagskonto, 2081."],
  [[1910, 1930, 2081, 2091], "1910, 1930 Företagskonto, 2081 och 1 konto till."],
])("PG24: the accounts %j that differ are named", (numbers, expected) => {
  const differences = numbers.map((number) => ({ accountId: accountNo(number) }));
  expect(differingAccountsText(differences, NAMES)).toBe(expected);
});
