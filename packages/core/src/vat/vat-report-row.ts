import type { AccountNo } from "../account-plan/index.ts";
import type { DateRange } from "../calendar/index.ts";
import type { HandedOut } from "../filing/index.ts";
import type { Ore } from "../money/index.ts";
import type { VatBooks } from "./vat-moves.ts";
import type { VatReturnBox } from "./vat-return-box.ts";

export interface VatReportQuestion {
  /**
   * The fiscal years that hold days of the period, in their order: two when a broken year cuts it (VR6). The year after
   * them is looked at for the settlement of what they had left (VR14).
   */
  readonly years: readonly VatBooks[];
  readonly period: DateRange;
  /** The year before them, which tells where VAT in their opening balances comes from (VR4). */
  readonly before?: VatBooks;
  /** The returns that are known, which tell whether the days were declared with those of a longer period (VR21). */
  readonly returns?: readonly HandedOut[];
  /** The published table of boxes. */
  readonly boxes: readonly VatReturnBox[];
  /** The person has said that there is nothing to report (VR5). */
  readonly isNil?: boolean;
  /** The person has said that the company did not exist before the first of the years (VR6). */
  readonly isFirstYear?: boolean;
}

/** An account of a box, with what it adds to it in öre. */
export interface VatAccount {
  readonly account: AccountNo;
  readonly amount: Ore;
}

export interface VatReportRow {
  readonly box: VatReturnBox;
  /** The box as it is booked, in öre. Of box 49 the VAT that is booked, which the declared one is near. */
  readonly exact: Ore;
  /** The box as it is declared: whole kronor, in öre. Box 49 is worked out of the other whole ones (VR2). */
  readonly whole: Ore;
  /** The accounts that moved, in their order. */
  readonly accounts: readonly VatAccount[];
}

/** The accounts that moved, by their tax code; undefined: VAT accounts without one. Debit positive. */
export type MovedOfCodes = ReadonlyMap<number | undefined, readonly VatAccount[]>;
