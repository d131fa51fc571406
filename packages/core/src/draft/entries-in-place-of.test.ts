import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { entriesInPlaceOf } from "./entries-in-place-of.ts";

const row = (account: number, amount: number) => ({ accountId: accountNo(account), amount: ore(amount) });
const SUGGESTED = [row(6212, 80), row(2641, 20), row(1930, -100)];

test("CT6: what is written at a row without account stays, at the largest that replaces it", () => {
  const written = { amount: ore(100), text: " Mobil ", quantity: 2 };
  expect(entriesInPlaceOf([written], [row(6212, 80), row(2641, 20)])).toEqual([
    { ...row(6212, 80), text: "Mobil", quantity: 2 },
    row(2641, 20),
  ]);
  expect(entriesInPlaceOf([written, {}, { text: "Maj", quantity: 3 }], [row(1930, -100)])).toEqual([
    { ...row(1930, -100), text: "Mobil, Maj", quantity: 2 },
  ]);
});

test("CT6: another currency goes with its kronor, on their side", () => {
  const dollars = { amount: ore(100), foreignCurrencyAmount: { amount: ore(10), currency: "USD" } };
  const largestLast = [row(6212, 80), row(2641, 19), row(1930, -100)];
  expect(entriesInPlaceOf([dollars], largestLast)[2]).toEqual({
    ...row(1930, -100),
    foreignCurrencyAmount: { amount: -10, currency: "USD" },
  });
  expect(entriesInPlaceOf([dollars], [row(6212, 80), row(2641, 20)])).toEqual([row(6212, 80), row(2641, 20)]);
  expect(entriesInPlaceOf([dollars, dollars], SUGGESTED)).toEqual(SUGGESTED);
  const waiting = { foreignCurrencyAmount: dollars.foreignCurrencyAmount };
  expect(entriesInPlaceOf([waiting], SUGGESTED)).toEqual(SUGGESTED);
});

test("where nothing is replaced, or nothing suggested, the rows are as suggested", () => {
  expect(entriesInPlaceOf([], SUGGESTED)).toEqual(SUGGESTED);
  expect(entriesInPlaceOf([{ text: "Mobil" }], [])).toEqual([]);
});
