import type { AccountNo } from "../../account-plan/index.ts";
import type { DateRange } from "../../calendar/index.ts";
import type { FiscalYear } from "../../fiscal-year/index.ts";
import { partsOfPeriod, type VatPart } from "../vat-moves.ts";
import { vatPeriods, vatPeriodTypeOf } from "../vat-period.ts";
import { holdsVat } from "./held-vat.ts";
import { rowsLeft } from "./rows-left.ts";

/** Where the VAT comes from that accounts held when a period began. */
export type VatOrigin =
  /** A period before it, whose VAT had not been moved to 2650 or 1650 when the asked one began. */
  | { readonly code: "period"; readonly period: DateRange; readonly fiscalYear: FiscalYear }
  /** A period before it that has been settled since, later than it should. */
  | { readonly code: "late"; readonly period: DateRange; readonly fiscalYear: FiscalYear }
  /** The fiscal year began with it. */
  | { readonly code: "opening"; readonly fiscalYear: FiscalYear };

/**
 * Where to look for the VAT that the accounts held when a period began (VR4): the earliest period before it in the year
 * whose VAT they still hold; else the opening balances, if the accounts have any; else the earliest period that moved
 * them, whose settlement was reversed or came too late.
 */
export function vatOrigin(part: VatPart, period: DateRange, accounts: readonly AccountNo[]): VatOrigin {
  const { ledger } = part.books;
  const { fiscalYear, openingBalances } = ledger;
  const earlier = vatPeriods(fiscalYear, vatPeriodTypeOf(period)).filter(({ from }) => from < period.from);
  const held = earlier.find((each) => holdsVat([part.books], each));
  const isOpened = openingBalances.some(
    ({ accountId, balance }) => balance !== 0 && accounts.includes(accountId),
  );
  if (held !== undefined) return { code: "period", period: held, fiscalYear };
  const moved = isOpened ? undefined : earlier.find((each) => hasMoved(part, each, accounts));
  if (moved === undefined) return { code: "opening", fiscalYear };
  const isLeft = partsOfPeriod([part.books], moved).some((each) => rowsLeft(each).length > 0);
  return { code: isLeft ? "period" : "late", period: moved, fiscalYear };
}

/** Whether a period has put anything on the accounts. */
function hasMoved({ books }: VatPart, period: DateRange, accounts: readonly AccountNo[]): boolean {
  return partsOfPeriod([books], period).some(({ moved }) =>
    accounts.some((account) => (moved.get(account) ?? 0) !== 0),
  );
}
