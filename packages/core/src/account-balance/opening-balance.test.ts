import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { type Ore, ore } from "../money/index.ts";
import type { AccountBalance } from "./account-balance.ts";
import {
  normalisedBalances,
  openingBalanceSum,
  openingBalanceWarning,
  openingDifferences,
  openingFromClosing,
} from "./opening-balance.ts";

const balance = (account: number, amount: number, quantity?: number): AccountBalance => ({
  accountId: accountNo(account),
  balance: ore(amount),
  ...(quantity === undefined ? {} : { quantity }),
});
const closing = (...pairs: readonly [number, number][]) =>
  new Map(
    pairs.map(
      ([account, amount]) => [accountNo(account), ore(amount)] as [ReturnType<typeof accountNo>, Ore],
    ),
  );

test("a sum other than 0 is warned of", () => {
  expect(openingBalanceSum([balance(1930, 100), balance(2081, -100)])).toBe(0);
  expect(openingBalanceWarning([balance(1930, 100), balance(2081, -100)])).toBeUndefined();
  expect(openingBalanceWarning([balance(1930, -123_456)])).toBe(
    "Total ingående balans är −1\u00A0234,56. Den ska vara 0 för att vara balanserad.",
  );
});

test("rows without balance and quantity are dropped on save", () => {
  const rows = [balance(2081, -1), balance(1930, 0), balance(1910, 0, 2), balance(1920, 0, 0)];
  expect(normalisedBalances(rows)).toEqual([balance(1910, 0, 2), balance(2081, -1)]);
});

test("1000-2999 that are not zero are carried over", () => {
  expect(openingFromClosing(closing([2081, -5], [1930, 5], [1910, 0], [3001, -7]))).toEqual([
    balance(1930, 5),
    balance(2081, -5),
  ]);
});

test("what opens with something else than it closed with is listed (AB3)", () => {
  const before = closing([1930, 100], [1910, 50], [1920, 7], [3001, -9]);
  expect(openingDifferences([balance(1930, 100), balance(1910, 60), balance(2081, -1)], before)).toEqual([
    { accountId: 1910, opening: 60, closing: 50, difference: 10 },
    { accountId: 1920, opening: 0, closing: 7, difference: -7 },
    { accountId: 2081, opening: -1, closing: 0, difference: -1 },
  ]);
});
