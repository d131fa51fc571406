import { type TransactionLink, transactionId } from "@huvudbok/core/transaction";
import { correctedLink } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import type { EntryStart } from "./use-entry-form.ts";

/**
 * What has corrected the transaction that the form is to correct, as far as the books of the form's year say (TR20). One
 * that got no answer may have done it itself.
 */
export function correctedMeanwhile(
  form: EntryForm,
  { year, registered }: Pick<EntryStart, "year" | "registered">,
): TransactionLink | undefined {
  const link = correctedLink(form);
  if (link === undefined || link.fiscalYearId !== year.id || form.sent !== undefined) return undefined;
  return registered.get(transactionId(link.series, link.number))?.correctedBy;
}
