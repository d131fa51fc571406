import { unfinishedForms } from "../src/data/unfinished/current-forms.ts";
import { type FormPlace, storedContent } from "../src/data/unfinished/form-format.ts";
import type { EntryStart } from "../src/parts/entry/form/use-entry-form.ts";
import { ENTRY, ENTRY_FORMAT, type EntryFormContent } from "../src/parts/entry/unfinished/entry-format.ts";
import { EntryOutbox } from "../src/parts/entry/unfinished/entry-outbox.ts";

/** Where an entry form of company 1 is stored, as the only tab sees it once it has read the database. */
export async function entryPlace(fiscalYearId: string): Promise<Pick<EntryStart, "unfinished" | "outbox">> {
  const forms = unfinishedForms(1);
  await forms.load();
  const outbox = new EntryOutbox(forms, fiscalYearId);
  await outbox.claimOrphans();
  const place: FormPlace = { fiscalYearId, form: ENTRY };
  return {
    outbox,
    unfinished: {
      state: "mine",
      read: () => forms.read(place)?.content as EntryFormContent | undefined,
      writtenAt: () => forms.read(place)?.writtenAt,
      keep: (content) => {
        if (content === undefined) forms.remove(place);
        else forms.write(place, storedContent(ENTRY_FORMAT, content));
      },
    },
  };
}
