import { expect, test } from "vitest";
import { accountNo, newAccount } from "../account-plan/index.ts";
import { type Ore, ore } from "../money/index.ts";
import type { AccountBalance } from "./account-balance.ts";
import {
  normalisedBalances,
  openingBalanceRows,
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

test("the page shows active balance accounts, every account with a balance, and inactive ones that are searched for", () => {
  const accounts = [
    newAccount(1910, "Kassa"),
    newAccount(1930, "Bank"),
    { ...newAccount(1920, "Vilande"), active: false },
    { ...newAccount(1940, "Gammal"), active: false },
    { ...newAccount(1950, "Stängd"), active: false },
    newAccount(3001, "Försäljning"),
    newAccount(4010, "Inköp"),
  ];
  const balances = [balance(1930, 5), balance(1940, 6, 2), balance(3001, -11)];
  const numbers = (search: string, hideWithoutBalance: boolean) =>
    openingBalanceRows(accounts, balances, { search, hideWithoutBalance }).map(({ account }) =>
      Number(account.id),
    );
  expect(numbers("", false)).toEqual([1910, 1930, 1940, 3001]);
  expect(numbers("", true)).toEqual([1930, 1940, 3001]);
  expect(numbers("ka", false)).toEqual([1910]);
  expect(openingBalanceRows(accounts, balances, { search: "19", hideWithoutBalance: false })).toEqual([
    { account: accounts[0], balance: 0 },
    { account: accounts[1], balance: 5 },
    { account: accounts[3], balance: 6, quantity: 2 },
    { account: accounts[2], balance: 0 },
    { account: accounts[4], balance: 0 },
  ]);
  expect(numbers("stängd", false)).toEqual([1950]);
  expect(numbers("19", true)).toEqual([1930, 1940]);
  const swishAndBank = [newAccount(1940, "Övriga bankkonton"), newAccount(1930, "Företagskonto")];
  const found = openingBalanceRows(swishAndBank, [], {
    search: "bank",
    words: new Map([[1930, ["bank"]]]),
    hideWithoutBalance: false,
  });
  expect(found.map(({ account }) => Number(account.id))).toEqual([1930, 1940]);
  const words = new Map([[1930, ["swish"]]]);
  const swish = openingBalanceRows(accounts, balances, { search: "swish", words, hideWithoutBalance: true });
  expect(swish.map(({ account }) => Number(account.id))).toEqual([1930]);
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
