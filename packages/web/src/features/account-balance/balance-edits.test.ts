import type { AccountBalance } from "@huvudbok/core/account-balance";
import { accountNo, newAccount } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { balanceChange, editedBalances, editsSince, withActivation, withEdit } from "./balance-edits.ts";

const balance = (id: number, amount: number, quantity?: number): AccountBalance => ({
  accountId: accountNo(id),
  balance: ore(amount),
  ...(quantity === undefined ? {} : { quantity }),
});
const saved = new Map([
  ["1930", balance(1930, 5000)],
  ["1460", balance(1460, 100, 3)],
  ["2081", balance(2081, -5100)],
]);

test("an inactive account that gets a balance becomes active with it", () => {
  const bank = newAccount(1930, "Bank");
  const closed = { ...newAccount(1950, "Stängd"), active: false };
  const accounts = new Map([bank, closed].map((account) => [String(account.id), account]));
  const put = [balance(1930, 1), balance(1950, -1)];
  const change = { put, remove: [] };
  expect(withActivation(change, accounts)).toEqual([
    { kind: "accountBalance", ...change },
    { kind: "accountPlan", put: [{ ...closed, active: true }] },
  ]);
  const active = { put: [balance(1930, 1)], remove: ["1950"] };
  expect(withActivation(active, accounts)).toEqual([{ kind: "accountBalance", ...active }]);
});

test("what is typed stands in the place of what is saved and keeps the quantity", () => {
  const edits = new Map([
    [accountNo(1460), ore(200)],
    [accountNo(1510), ore(7)],
  ]);
  expect(editedBalances(saved, edits)).toEqual([
    balance(1930, 5000),
    balance(2081, -5100),
    balance(1460, 200, 3),
    balance(1510, 7),
  ]);
});

test("a save puts what differs and removes what has become empty", () => {
  const edits = new Map([
    [accountNo(1930), ore(0)],
    [accountNo(1460), ore(0)],
    [accountNo(1510), ore(7)],
    [accountNo(1630), ore(0)],
  ]);
  expect(balanceChange(saved, editedBalances(saved, edits))).toEqual({
    put: [balance(1460, 0, 3), balance(1510, 7)],
    remove: ["1930"],
  });
});

test("an import replaces everything", () => {
  expect(balanceChange(saved, [balance(1930, 5000), balance(2081, -5000)])).toEqual({
    put: [balance(2081, -5000)],
    remove: ["1460"],
  });
  expect(balanceChange(saved, [...saved.values()])).toEqual({ put: [], remove: [] });
});

test("an amount that is saved already is no edit", () => {
  const edits = withEdit(new Map(), saved, accountNo(1930), ore(7));
  expect([...edits]).toEqual([[1930, 7]]);
  expect(withEdit(edits, saved, accountNo(1930), ore(5000)).size).toBe(0);
  expect(withEdit(edits, saved, accountNo(1510), ore(0)).size).toBe(1);
});

test("after a save only what was typed meanwhile is left", () => {
  const atTheSave = new Map([
    [accountNo(1460), ore(200)],
    [accountNo(1510), ore(7)],
  ]);
  const now = new Map([
    [accountNo(1460), ore(200)],
    [accountNo(1510), ore(8)],
    [accountNo(1630), ore(9)],
  ]);
  expect(editsSince(now, atTheSave)).toEqual(
    new Map([
      [accountNo(1510), ore(8)],
      [accountNo(1630), ore(9)],
    ]),
  );
});
