import { accountNo } from "@huvudbok/core/account-plan";
import { expect, test } from "vitest";
import { listOrder } from "./list-order.ts";
import { neighbourAccounts, withAccount } from "./neighbour-accounts.ts";

test("the accounts before and after one, also when it is not in use", () => {
  const used = [1510, 1930, 2440].map(accountNo);
  expect(neighbourAccounts(used, 1930)).toEqual({ previous: 1510, next: 2440 });
  expect(neighbourAccounts(used, 1000)).toEqual({ previous: undefined, next: 1510 });
  expect(neighbourAccounts(used, 2000)).toEqual({ previous: 1930, next: 2440 });
  expect(withAccount(used, accountNo(2000))).toEqual([1510, 1930, 2000, 2440]);
  expect(withAccount(used, accountNo(1930))).toBe(used);
});

test.each([
  ["registration", "registration"],
  ["date", "date"],
  ["number", "number"],
  ["else", "number"],
  [undefined, "number"],
])("order %j", (text, expected) => {
  expect(listOrder(text)).toBe(expected);
});
