import { BOOKS, fiscalYearKey, parseDocumentKey } from "@huvudbok/core/document";
import { type TransactionLink, transactionId } from "@huvudbok/core/transaction";
import type { Kysely } from "kysely";
import type { DocumentRow } from "../commit/lock-documents.ts";
import type { Tables } from "../database/database-tables.ts";
import { itemsById } from "../reading/stored-items.ts";
import { readStored } from "../reading/stored-values.ts";

/** A transaction that is marked as corrected, and by which one. */
export interface CorrectionMark {
  readonly itemId: string;
  readonly correctedBy: TransactionLink;
}

/** The transactions of a document whose mark names one that is not there, or that does not correct them (CH11). */
export async function unansweredMarks(
  tx: Kysely<Tables>,
  { company_id, key }: Pick<DocumentRow, "company_id" | "key">,
  marks: readonly CorrectionMark[],
): Promise<readonly string[]> {
  const address = parseDocumentKey(key);
  if (address?.scope !== "fiscalYear") return [];
  const unanswered: string[] = [];
  for (const [year, ofYear] of Map.groupBy(marks, ({ correctedBy }) => correctedBy.fiscalYearId)) {
    const ids = ofYear.map(({ correctedBy: { series, number } }) => transactionId(series, number));
    const items = await itemsById(tx, company_id, fiscalYearKey(company_id, year, BOOKS.vouchers), ids);
    for (const { itemId, correctedBy } of ofYear) {
      const item = items.get(transactionId(correctedBy.series, correctedBy.number));
      const read = item && readStored(BOOKS.vouchers, item.version, item.text);
      const corrects = read?.ok === true ? read.value.corrects : undefined;
      const isAnswered =
        corrects?.fiscalYearId === address.fiscalYearId &&
        transactionId(corrects.series, corrects.number) === itemId;
      if (!isAnswered) unanswered.push(itemId);
    }
  }
  return unanswered;
}
