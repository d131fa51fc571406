import type { FiscalYearId } from "../fiscal-year/index.ts";
import { plainLine } from "../text/index.ts";
import { attachedFileIds } from "./attached-files.ts";
import { bookedEntries } from "./entries-balance.ts";
import { isCopyOf } from "./negated-entry.ts";
import { type CorrectionPeriod, copiedTransaction, reversedTransaction } from "./reversed-transaction.ts";
import type { NewTransaction, Transaction } from "./transaction.ts";

/** What 'Rätta' registers in one commit: the two correct the same transaction. */
export interface CorrectingTransactions {
  readonly reversal: NewTransaction;
  /** What is booked in its place: a copy, for a person to change. */
  readonly replacement: NewTransaction;
  /** The day of the original is closed: both are booked on the day that a person chooses for the correction. */
  readonly isMoved: boolean;
}

/**
 * The reversal of a transaction and a copy to change (TR20). The copy is of the same event, so it has the same files
 * where they can be reached: those of another year cannot. Both begin on the day of the reversal. Undefined when no day is
 * open.
 */
export function correctingTransactions(
  original: Transaction,
  fiscalYearId: FiscalYearId,
  period: CorrectionPeriod & { readonly fiscalYearId: FiscalYearId },
): CorrectingTransactions | undefined {
  const reversal = reversedTransaction(original, fiscalYearId, period);
  const copy = copiedTransaction(original, period);
  if (reversal === undefined || copy === undefined) return undefined;
  const { series, number } = original;
  const attachmentIds = period.fiscalYearId === fiscalYearId ? attachedFileIds(original) : [];
  return {
    reversal,
    isMoved: reversal.date !== original.date,
    replacement: {
      ...copy,
      date: reversal.date,
      corrects: { fiscalYearId, series, number },
      ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
    },
  };
}

/**
 * Whether what is to be booked in the place of a transaction says the same as that: text and rows, with their texts. With
 * its reversal of the same day it corrects nothing (TR20).
 */
export function isUnchangedCopy(
  { text, entries }: Pick<NewTransaction, "text" | "entries">,
  original: Pick<Transaction, "text" | "entries">,
): boolean {
  const plain = (written = "") => plainLine(written).trim();
  const rows = bookedEntries(original.entries);
  return (
    plain(text) === plain(original.text) &&
    isCopyOf(entries, rows) &&
    entries.every((entry, place) => plain(entry.text) === plain(rows[place]?.text))
  );
}
