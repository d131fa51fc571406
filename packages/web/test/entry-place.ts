import { unfinishedForms } from "../src/data/unfinished/current-forms.ts";
import type { FormPlace } from "../src/data/unfinished/form-format.ts";
import { ENTRY, ENTRY_FORMAT, type KeptEntry } from "../src/features/transaction/unfinished/entry-format.ts";
import { EntryOutbox } from "../src/features/transaction/unfinished/entry-outbox.ts";
import type { EntryStart } from "../src/features/transaction/use-entry-form.ts";

/** Where an entry form of the company 1 is kept, as the only tab sees it when it has read what is there. */
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
      read: () => forms.read(place)?.content as KeptEntry | undefined,
      writtenAt: () => forms.read(place)?.writtenAt,
      keep: (content) => {
        if (content === undefined) forms.remove(place);
        else forms.write(place, { version: ENTRY_FORMAT.version, content });
      },
    },
  };
}
