import { rangeContains } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { sessionValue } from "../../../data/session.ts";
import type { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import { oldFormSchema, oldSentSchema, unregisteredName } from "./entry-format.ts";

/** The forms stored there have the first version of the format. */
const OLD_VERSION = 1;

/**
 * Moves forms that earlier versions of the program stored in the tab's session, once. They had no fiscal year: a form
 * belongs to the year of its date, otherwise to the current one, and waits there to be resumed.
 */
export function moveSessionForms(forms: UnfinishedForms, years: readonly FiscalYear[], inUse: string): void {
  const keep = (form: EntryForm, fiscalYearId: string) =>
    forms.write(
      { fiscalYearId, form: unregisteredName(crypto.randomUUID()) },
      { version: OLD_VERSION, content: { form, isEdited: true } },
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
