import type { AccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import type { Entry } from "@huvudbok/core/transaction";

/** A row of a bank statement, and how it was booked in the end. */
export interface BookedRow {
  readonly account: AccountNo;
  readonly date: IsoDate;
  readonly text: string;
  /** Debit positive on `account`, so money that comes in is positive. */
  readonly amount: Ore;
  /** The rows of the booking on other accounts; with the bank row they sum to zero. */
  readonly entries: readonly Entry[];
  /** Who was paid, which no method is told: only what judges the answers knows it. */
  readonly payee: string;
}

/** The books of one company, in time order. */
export interface BookedRows {
  readonly name: string;
  readonly rows: readonly BookedRow[];
}
