import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { TransactionError } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { fieldErrorText, wholeErrorText, wrongCells } from "./entry-errors.ts";

const year = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };
const errors: readonly TransactionError[] = [
  { code: "date-outside-year", field: "date", year },
  { code: "account-invalid", field: "account", row: 1 },
  { code: "amount-missing", field: "amount", row: 2 },
  { code: "unbalanced", difference: ore(5) },
];

test.each([
  ["date", undefined, "Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)"],
  ["text", undefined, undefined],
  ["account", 0, undefined],
  ["account", 1, "Kontonummer måste vara ett giltigt kontonummer"],
  ["amount", 2, "Belopp måste anges"],
])("at %s of row %s stands: %s", (field, row, text) => {
  expect(fieldErrorText(errors, field, row)).toBe(text);
});

test("what belongs to no field is told with the balance", () => {
  expect(wholeErrorText(errors)).toBe("Summan av debet och kredit måste vara noll");
  expect(wholeErrorText(errors.slice(0, 3))).toBeUndefined();
});

const account = errors.slice(1, 2);
const amount = errors.slice(2, 3);
const plain = {};
const debit = { unreadable: "debit" } as const;
const credit = { unreadable: "credit" } as const;

test.each<[string, typeof errors, Parameters<typeof wrongCells>[1], readonly string[]]>([
  ["the date before all", errors, [debit, plain], ["entry-date"]],
  ["an account before the amount beside it", errors.slice(1, 3), [plain, debit], ["entry-1-account"]],
  ["an unreadable amount above an account", account, [credit, plain], ["entry-0-credit"]],
  ["an unreadable amount, which is missing too", amount, [plain, plain, credit], ["entry-2-credit"]],
  [
    "a missing amount above one that cannot be read",
    amount,
    [plain, plain, plain, debit],
    ["entry-2-debit", "entry-0-debit"],
  ],
  ["an unreadable amount alone", [], [plain, debit], ["entry-1-debit"]],
  ["what does not balance: the empty row", errors.slice(3), [plain, plain, plain], ["entry-2-account"]],
  [
    "a row's text",
    [{ code: "row-text-hidden", field: "row-text", row: 1 }],
    [plain, plain, plain],
    ["entry-1-text"],
  ],
  ["nothing at all: the first row", [{ code: "no-amount" }], [plain, plain], ["entry-0-account"]],
])("the first field that is wrong: %s", (_name, found, rows, names) => {
  expect(wrongCells(found, rows)).toEqual(names);
});
