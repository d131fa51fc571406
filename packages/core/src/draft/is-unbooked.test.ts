import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { isUnbooked } from "./is-unbooked.ts";

test.each([
  ["no account", [undefined], true],
  ["one account", [1930], true],
  ["one account and a row without", [1930, undefined], true],
  ["two accounts", [1930, 5010], false],
])("a draft with %s is unbooked: %s", (_, accounts, expected) => {
  const entries = accounts.map((account) => ({
    amount: ore(1),
    ...(account === undefined ? {} : { accountId: accountNo(account) }),
  }));
  expect(isUnbooked({ entries })).toBe(expected);
});
