import { expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { ore } from "../../money/index.ts";
import { standingVatSplit } from "./standing-vat-split.ts";

const rows = (...amounts: readonly (readonly [number, number])[]) =>
  amounts.map(([account, kronor], index) => ({
    key: index + 1,
    accountId: accountNo(account),
    amount: ore(Math.round(kronor * 100)),
  }));

const FOOD = rows([6071, 94.64], [2641, 11.36], [1930, -106]);

test.each([1, 2])("a purchase and its VAT, from row %i", (key) => {
  expect(standingVatSplit(FOOD, key)).toEqual({
    key: 1,
    accountId: 6071,
    treatment: "input",
    rate: 12,
    gross: 106_00,
    amount: 94_64,
    vatRows: [{ key: 2, accountId: 2641, amount: 11_36 }],
  });
});

test("a sale", () => {
  expect(standingVatSplit(rows([1930, 112], [3002, -100], [2621, -12]), 3)).toMatchObject({
    key: 2,
    treatment: "output",
    rate: 12,
    gross: -112_00,
  });
});

test("reverse charge: the row is the whole, and the credited VAT comes first", () => {
  expect(standingVatSplit(rows([4515, 100], [2645, 25], [2614, -25], [1930, -100]), 1)).toMatchObject({
    treatment: "reverse",
    rate: 25,
    gross: 100_00,
    vatRows: [{ accountId: 2614 }, { accountId: 2645 }],
  });
});

test("none: the money, a row without VAT, and VAT of several rows", () => {
  expect(standingVatSplit(FOOD, 3)).toBeUndefined();
  expect(standingVatSplit(rows([6071, 100], [1930, -100]), 1)).toBeUndefined();
  expect(standingVatSplit(rows([5410, 100], [6110, 200], [2641, 75], [1930, -375]), 1)).toBeUndefined();
});
