import { type Ore, ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { rowBalances } from "./row-balances.ts";

test("an account's balance counts the rows above, and an account without rows has none", () => {
  const rows = [{ accountId: 1930 }, { accountId: 5460 }, { accountId: 1930 }, {}];
  const live = [{ amount: ore(-100) }, { amount: ore(300) }, { amount: ore(-200) }, {}];
  const balances = new Map<number, Ore>([[1930, ore(1000)]]);
  expect(rowBalances(rows, live, balances)).toEqual([
    { before: 1000, after: 900 },
    { before: 0, after: 300 },
    { before: 900, after: 700 },
    undefined,
  ]);
});
