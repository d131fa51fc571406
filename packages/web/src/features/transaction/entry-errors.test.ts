import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { TransactionError } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { fieldErrorText, wholeErrorText } from "./entry-errors.ts";

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
