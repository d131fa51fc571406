import { expect, test } from "vitest";
import { namedAccounts } from "./named-accounts.ts";

test("AP15: templates name the accounts of their rows, and asset lists their two", () => {
  const templates = [
    { entries: [{ accountId: 5460 }, { accountId: 1930 }] },
    { entries: [{ accountId: 1930 }] },
  ];
  const lists = [{ depreciationAccountId: 1249, depreciationCostAccountId: 7834 }];
  expect([...namedAccounts(templates, lists)]).toEqual([5460, 1930, 1249, 7834]);
  expect(namedAccounts([], []).size).toBe(0);
});
