import type { DateRange, IsoDate } from "../calendar/index.ts";
import type { Entry, NewTransaction, TransactionLink } from "./transaction.ts";

/** A step of the closing that books a result (CL4-CL6). */
export type ClosingStep = "resetLastYearResult" | "bookLastYearResult" | "bookThisYearResult";

/** What others may book too while its form is open: a step, or the tax of the return (TX15). */
export type ClosingPart = ClosingStep | "tax";

/**
 * What /accounting/transaction/create/template starts from: stored under `c{companyId}-newTransaction` by the page that
 * prepares an entry (closing, VAT, assets, 'Kopiera', 'Vänd'), read once and removed (TR12).
 */
export interface NewTransactionTemplate {
  readonly date: IsoDate;
  readonly text: string;
  readonly entries: readonly Entry[];
  readonly attachmentIds?: readonly string[];
  readonly annotation?: string;
  readonly series?: string;
  /** Set by 'Vänd' and 'Rätta': the transaction that this one corrects. */
  readonly corrects?: TransactionLink;
  /** Set by 'Rätta': the reversal that is registered with this one. */
  readonly reversal?: NewTransaction;
  /** The reversal is booked on the day that is chosen for this one: that of the corrected one is closed. */
  readonly isReversalMoved?: boolean;
  /** What prepared it, which decides what happens after registration: "closing", "vat", "asset" ... */
  readonly source: string;
  /** Set by 'Bokför momsen': the period whose VAT it settles. */
  readonly settles?: DateRange;
  /** Set by the closing: what of it is booked. */
  readonly closes?: ClosingPart;
  /** The address where one goes on when it is registered: the page that prepared it (TR12). */
  readonly returnTo?: string;
}
