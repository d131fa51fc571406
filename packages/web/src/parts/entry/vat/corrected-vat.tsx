import { changesReturn } from "@huvudbok/core/filing";
import { transactionId } from "@huvudbok/core/transaction";
import { correctedVatText } from "@huvudbok/core/vat";
import { useDocument } from "../../../data/use-document.ts";
import { type ChangeToBook, useBookedChanges } from "../../filing/use-booked-changes.ts";
import { correctedLink } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStart } from "../form/use-entry-form.ts";
import classes from "../transaction-entry.module.css";

interface CorrectedVatProps {
  readonly form: EntryForm;
  readonly start: Pick<EntryStart, "year" | "registered">;
  /** What the form books. */
  readonly changes: readonly ChangeToBook[];
}

/** Which VAT return has what the correction changes, where it is another than that of what is corrected (VR20). */
export function CorrectedVat({ form, start: { year, registered }, changes }: CorrectedVatProps) {
  const type = useDocument("accountSettings").head?.vatPeriod;
  const booked = useBookedChanges(changes);
  const link = correctedLink(form);
  if (link === undefined) return null;
  const days = booked.filter((change) => changesReturn("vat", change)).map(({ day }) => day);
  const original =
    link.fiscalYearId === year.id ? registered.get(transactionId(link.series, link.number))?.date : undefined;
  const text = correctedVatText({ days, original, year, type });
  return text === undefined ? null : <output className={classes.notice}>{text}</output>;
}
