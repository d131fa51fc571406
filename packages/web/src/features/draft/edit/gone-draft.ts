import type { BookingDoubt } from "@huvudbok/core/categorisation";
import { type Draft, draftOfForm, possibleMerger } from "@huvudbok/core/draft";
import { draftFormOf } from "../../../parts/entry/draft/entry-draft.ts";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import { draftPath } from "../../../ui/link/draft-path.ts";
import { isBooked, namedBy } from "../booked/doubt-text.ts";
import { draftName } from "../booked/draft-name.ts";

/** What a draft that is gone may have become, and where that is. */
export interface GoneDraft {
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
}

interface Known {
  /** What the form may be booked as, or is the same as. */
  readonly doubt: BookingDoubt | undefined;
  /** The drafts of the year. */
  readonly drafts: ReadonlyMap<string, Draft>;
}

/**
 * What became of a draft as far as its form tells, when nobody saw it go (DR20): registered, put into another one, or
 * neither: deleted, or
 * registered with other content than the form has.
 */
export function goneDraft(id: string, form: EntryForm, { doubt, drafts }: Known): GoneDraft {
  if (isBooked(doubt)) {
    const { name, path, isRegistered } = namedBy(doubt);
    return isRegistered
      ? { text: `Det kan vara bokfört som ${name}.`, link: { label: `Öppna ${name}`, to: path } }
      : { text: `Det finns som ${name}.`, link: { label: "Öppna det andra", to: path } };
  }
  const merger = possibleMerger(drafts.values(), draftOfForm(draftFormOf(form), { id }));
  if (merger !== undefined) {
    return {
      text: `Det kan ha slagits ihop med ${draftName(merger)}: där finns alla rader i det.`,
      link: { label: "Öppna det andra", to: draftPath(merger.id) },
    };
  }
  return {
    text: "Ingen transaktion och inget annat utkast har samma innehåll: det kan vara raderat, eller registrerat med annat innehåll än det du har här.",
  };
}
