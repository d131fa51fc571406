import { DOCUMENT_KINDS } from "./document-kind.ts";
import { isJsonObject } from "./migrate-document.ts";

/** What the step from version 1 to 2 puts behind the text of each voucher. */
export const LIFTED = " (lyft)";

const today = DOCUMENT_KINDS.transactions;

/**
 * A later program's vouchers, in this program only: version 2, in which every text has another end. The kind whose items
 * the server numbers, reads by hand and marks as corrected goes through what a change of its form would.
 */
export function liftTransactions(): void {
  const item = (json: unknown) =>
    isJsonObject(json) ? { ...json, text: `${String(json["text"])}${LIFTED}` } : json;
  const migrations = [{ head: (json: unknown) => json, item }];
  Object.assign(DOCUMENT_KINDS, { transactions: { ...today, version: 2, migrations } });
}

/** Test files that one process runs share the table: a test that lifts the kind brings it back when it is done. */
export function bringTransactionsBack(): void {
  Object.assign(DOCUMENT_KINDS, { transactions: today });
}
