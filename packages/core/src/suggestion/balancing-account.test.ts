import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { transactionOf } from "../transaction/transaction.arbitrary.ts";
import { balancingAccount } from "./balancing-account.ts";
import { addToSuggestions, newSuggestionIndex, type SuggestionIndex } from "./suggestion-index.ts";

type Rows = readonly (readonly [account: number, amount: number])[];
let number = 0;
const booked = (date: string, ...rows: Rows) => transactionOf("A", ++number, date, "x", rows);
const indexOf = (...transactions: readonly Transaction[]): SuggestionIndex => {
  const index = newSuggestionIndex();
  addToSuggestions(index, transactions);
  return index;
};
const asked = (index: SuggestionIndex, ...rows: readonly (readonly [number, number])[]) =>
  balancingAccount(
    index,
    rows.map(([account, amount]) => ({ accountId: accountNo(account), amount: ore(amount) })),
  );

const card = booked("2026-01-05", [5460, 80], [2641, 20], [1930, -100]);
const invoice = booked("2026-02-05", [6212, 80], [2641, 20], [2440, -100]);
const sale = booked("2026-01-07", [1510, 125], [3001, -100], [2611, -25]);
const paid = booked("2026-03-01", [1930, 125], [1510, -125]);
const index = indexOf(card, invoice, sale, paid);

test.each<[string, readonly (readonly [number, number])[], number | undefined]>([
  ["what it was paid from", [[5460, 50]], 1930],
  ["what it was bought on", [[6212, 50]], 2440],
  [
    "with its VAT",
    [
      [5460, 40],
      [2641, 10],
    ],
    1930,
  ],
  ["the other side of the same account", [[1510, -125]], 1930],
  ["its own side", [[1510, 125]], 3001],
  ["an income that is new: what balanced the latest", [[3010, -100]], 1510],
  ["a cost that is new: what paid the latest", [[7210, 100]], 2440],
  [
    "what is left of a larger sum",
    [
      [6212, 300],
      [2710, -90],
    ],
    2440,
  ],
  ["a side on which it was never booked", [[2440, 100]], undefined],
  ["an account that is no cost and new", [[1220, 100]], undefined],
  [
    "nothing is missing",
    [
      [5460, 50],
      [1930, -50],
    ],
    undefined,
  ],
  ["no rows", [], undefined],
  [
    "a row has it already",
    [
      [5460, 50],
      [1930, -20],
    ],
    undefined,
  ],
])("what balances rows as the latest time: %s", (_, rows, expected) => {
  expect(asked(index, ...rows)).toBe(expected);
});

test("the latest by its date, whatever the order, and not what was corrected or is only on one side", () => {
  const cash = booked("2026-01-09", [5460, 10], [1910, -10]);
  const early = booked("2026-01-01", [5460, 10], [2890, -10]);
  const corrects = { fiscalYearId: paid.series as never, series: "A", number: 1 };
  const wrong = { ...booked("2026-05-01", [5460, 10], [1920, -10]), corrects };
  const oneSided = booked("2026-05-02", [5460, 10], [1920, 0]);
  expect(asked(indexOf(card, cash, early, wrong, oneSided), [5460, 5])).toBe(1910);
});

test("an earlier year is asked after this one, for the account before its type", () => {
  const earlier = indexOf(card);
  const now = { ...indexOf(invoice), earlier };
  expect(asked(now, [5460, 5])).toBe(1930);
  expect(asked(now, [6212, 5])).toBe(2440);
  expect(asked(now, [7210, 5])).toBe(2440);
  expect(asked({ ...newSuggestionIndex(), earlier }, [7210, 5])).toBe(1930);
});
