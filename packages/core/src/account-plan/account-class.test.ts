import { describe, expect, test } from "vitest";
import {
  isAssetAccount,
  isBalanceAccount,
  isDepreciationAccount,
  isDepreciationCostAccount,
  isResultAccount,
  isTransferAccount,
  isVatAccount,
} from "./account-class.ts";
import { accountNo, isAccountNo } from "./account-no.ts";
import { accountTypeOf } from "./account-type-of.ts";
import { newAccount } from "./new-account.ts";

describe("AP10: the classes of account numbers", () => {
  test.each<[string, (account: number) => boolean, readonly number[], readonly number[]]>([
    ["balance", isBalanceAccount, [1000, 2999], [999, 3000]],
    ["result", isResultAccount, [3000, 8999, 9999], [2999, 10_000]],
    [
      "transfer",
      isTransferAccount,
      [1600, 1699, 1900, 1999, 2300, 2399, 2012],
      [1599, 1700, 1899, 2000, 2299, 2400, 2011, 2013],
    ],
    ["VAT", isVatAccount, [2610, 2649], [2609, 2650]],
    [
      "asset",
      isAssetAccount,
      [1200, 1298, 1110, 1118, 1130, 1138],
      [1199, 1209, 1300, 1119, 1139, 1120, 1129, 1140],
    ],
    ["depreciation", isDepreciationAccount, [1209, 1299, 1119, 1139], [1210, 1118, 1129, 1309, 1149]],
    ["depreciation cost", isDepreciationCostAccount, [7810, 7820, 7821, 7830], [7811, 7831, 7800]],
  ])("%s accounts", (_, isOfClass, inside, outside) => {
    expect(inside.filter((account) => !isOfClass(account))).toEqual([]);
    expect(outside.filter(isOfClass)).toEqual([]);
  });
});

test.each([
  [1930, "asset"],
  [2081, "equity"],
  [2099, "equity"],
  [2110, "liability"],
  [2999, "liability"],
  [3001, "income"],
  [4010, "cost"],
  [8999, "cost"],
  [9000, "statistics"],
])("a new account %i is of type %s (AP4)", (number, type) => {
  expect(accountTypeOf(accountNo(number))).toBe(type);
  expect(newAccount(number)).toEqual({ id: number, name: "Nytt konto", type, active: true });
});

test("a known chart gives the type of its own numbers (AP4)", () => {
  const known = new Map([[8310, { type: "income" as const }]]);
  expect(accountTypeOf(accountNo(8310), known)).toBe("income");
  expect(accountTypeOf(accountNo(8410), known)).toBe("cost");
});

test("an account number has four digits", () => {
  expect([1000, 9999].every(isAccountNo)).toBe(true);
  expect([999, 10_000, 1930.5].some(isAccountNo)).toBe(false);
  expect(() => accountNo(999)).toThrow("not an account number");
});
