import { expect, test } from "vitest";
import { accountNo, newAccount } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import type { AccountBalance } from "./account-balance.ts";
import { openingBalanceRows } from "./opening-balance-rows.ts";

const balance = (account: number, amount: number, quantity?: number): AccountBalance => ({
  accountId: accountNo(account),
  balance: ore(amount),
  ...(quantity === undefined ? {} : { quantity }),
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

test("a balance on an account that the chart lacks has a row too, since it is in the sum", () => {
  const balances = [balance(1999, 7, 2), balance(1930, -7)];
  const rows = (search: string) =>
    openingBalanceRows([newAccount(1930, "Bank"), newAccount(2091, "Kapital")], balances, {
      search,
      hideWithoutBalance: true,
    }).map(({ account: { id, name }, balance: amount, quantity }) => [Number(id), name, amount, quantity]);
  const missing = [1999, "Kontot finns inte i kontoplanen", 7, 2];
  expect(rows("")).toEqual([[1930, "Bank", -7, undefined], missing]);
  expect(rows("1999")).toEqual([missing]);
});
