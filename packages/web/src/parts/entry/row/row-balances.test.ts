import { accountNo } from "@huvudbok/core/account-plan";
import { type Ore, ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { rowBalances } from "./row-balances.ts";

test("an account's balance counts the rows above, and an account without rows has none", () => {
  const rows = [
    { key: 1, accountId: 1930 },
    { key: 2, accountId: 5460 },
    { key: 3, accountId: 1930 },
    { key: 4 },
  ];
  const live = [
    { key: 3, amount: ore(-200) },
    { key: 1, amount: ore(-100) },
    { key: 2, amount: ore(300) },
  ];
  const balances = new Map<number, Ore>([[1930, ore(1000)]]);
  expect(rowBalances(rows, live, balances)).toEqual([
    { before: 1000, after: 900 },
    { before: 0, after: 300 },
    { before: 900, after: 700 },
    undefined,
  ]);
});

test("a correction is counted with the reversal that it is registered with", () => {
  const rows = [
    { key: 1, accountId: 5410 },
    { key: 2, accountId: 1930 },
  ];
  const live = [
    { key: 1, amount: ore(100) },
    { key: 2, amount: ore(-100) },
  ];
  const reversal = [
    { accountId: accountNo(5410), amount: ore(-100) },
    { accountId: accountNo(1930), amount: ore(100) },
    { accountId: accountNo(1930), amount: ore(7), adjustmentType: false },
  ];
  const balances = new Map<number, Ore>([
    [5410, ore(100)],
    [1930, ore(900)],
  ]);
  expect(rowBalances(rows, live, balances, reversal)).toEqual([
    { before: 0, after: 100 },
    { before: 1000, after: 900 },
  ]);
});
