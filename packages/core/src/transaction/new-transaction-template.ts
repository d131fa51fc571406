import type { IsoDate } from "../calendar/index.ts";
import type { Entry, TransactionLink } from "./transaction.ts";

/**
 * What /accounting/transaction/create/template starts from: kept under `c{companyId}-newTransaction` by whoever
 * prepares an entry (closing, VAT, assets, 'Kopiera', 'Vänd'), read once and removed (clarification B25).
 */
export interface NewTransactionTemplate {
  readonly date: IsoDate;
  readonly text: string;
  readonly entries: readonly Entry[];
  readonly attachmentIds?: readonly string[];
  readonly annotation?: string;
  readonly series?: string;
  /** Set by 'Vänd': the transaction that this one corrects. */
  readonly corrects?: TransactionLink;
  /** Who prepared it, for what happens after registration: "closing", "vat", "asset" ... */
  readonly source: string;
}
