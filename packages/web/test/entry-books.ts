import { type Account, newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { act, fireEvent, screen } from "@testing-library/react";

/** The open year that an entry form is tried in. */
export const ENTRY_YEAR: FiscalYear = {
  id: fiscalYearIdFromGuid("6".repeat(32)),
  from: isoDate("2026-01-01"),
  to: isoDate("2026-12-31"),
  locked: false,
  transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
};

/** A chart of these accounts, with names of their numbers. */
export function planOf(...ids: readonly number[]): ReadonlyMap<string, Account> {
  return new Map(ids.map((id): [string, Account] => [String(id), newAccount(id, `Konto ${id}`)]));
}

/** Fills a field and leaves it. */
export function fill(label: string, text: string): void {
  const field = screen.getByLabelText(label);
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
  act(() => field.blur());
}
