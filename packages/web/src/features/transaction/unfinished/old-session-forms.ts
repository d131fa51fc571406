import { rangeContains } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { sessionValue } from "../../../data/session.ts";
import type { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";
import type { EntryForm } from "../entry-rows.ts";
import { ENTRY_FORMAT, oldFormSchema, oldSentSchema, returnedName } from "./entry-format.ts";

/**
 * Moves forms that a program before this store kept in the tab's session, once. They knew no year: a form belongs to the
 * year of its date, else to the one in use, and waits there to be taken up.
 */
export function moveSessionForms(forms: UnfinishedForms, years: readonly FiscalYear[], inUse: string): void {
  const keep = (form: EntryForm, fiscalYearId: string) =>
    forms.write(
      { fiscalYearId, form: returnedName(crypto.randomUUID()) },
      { version: ENTRY_FORMAT.version, content: { form, isEdited: true } },
    );
  for (const name of ["entryForm", "preparedEntryForm"]) {
    const old = sessionValue(name, oldFormSchema);
    const form = old.read();
    if (form === undefined) continue;
    const { date } = form;
    const year = years.find((each) => date !== undefined && rangeContains(fiscalYearRange(each), date));
    keep(form, year?.id ?? inUse);
    old.remove();
  }
  const sent = sessionValue("sentEntryForms", oldSentSchema);
  for (const { form, fiscalYearId } of sent.read() ?? []) keep(form, fiscalYearId);
  if (sent.read() !== undefined) sent.remove();
}
