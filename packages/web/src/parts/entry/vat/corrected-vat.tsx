import { correctedEcSalesLists } from "@huvudbok/core/ec-sales";
import { changesReturn } from "@huvudbok/core/filing";
import { transactionId } from "@huvudbok/core/transaction";
import { correctedVatText } from "@huvudbok/core/vat";
import { useFilings } from "../../../data/filings/filings.ts";
import { useDocument } from "../../../data/use-document.ts";
import { useToday } from "../../../ui/date/use-today.ts";
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

/** Which VAT return and EC sales list have what the correction changes, where they are others than of what is corrected (VR20). */
export function CorrectedVat({ form, ...props }: CorrectedVatProps) {
  const link = correctedLink(form);
  return link === undefined ? null : <ReturnOfCorrection link={link} {...props} />;
}

interface ReturnOfCorrectionProps extends Omit<CorrectedVatProps, "form"> {
  readonly link: NonNullable<ReturnType<typeof correctedLink>>;
}

/** Apart, so that the returns are asked for only where something is corrected. */
function ReturnOfCorrection({ link, start: { year, registered }, changes }: ReturnOfCorrectionProps) {
  const type = useDocument("accountSettings").head?.vatPeriod;
  const { filings } = useFilings({ period: year });
  const today = useToday();
  const booked = useBookedChanges(changes);
  const days = booked.filter((change) => changesReturn("vat", change)).map(({ day }) => day);
  const original =
    link.fiscalYearId === year.id ? registered.get(transactionId(link.series, link.number))?.date : undefined;
  const lists = filings.filter(({ kind }) => kind === "ecSales");
  const ecSalesLists = correctedEcSalesLists({ changes: booked, original, year, lists });
  const text = correctedVatText({ days, original, year, type, filings, today, ecSalesLists });
  return text === undefined ? null : <output className={classes.notice}>{text}</output>;
}
