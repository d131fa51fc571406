import { waitingDraft } from "@huvudbok/core/draft";
import { FEATURE_ID } from "@huvudbok/core/feature";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useDeferredValue, useMemo } from "react";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useHasFeature } from "../../../data/company/use-features.ts";
import { useDocumentAt } from "../../../data/use-document-at.ts";
import { draftPath } from "../../../ui/link/draft-path.ts";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import type { EntryForm } from "../form/entry-rows.ts";
import classes from "../transaction-entry.module.css";

interface WaitingDraftNoticeProps {
  readonly form: Pick<EntryForm, "date" | "rows" | "corrects">;
  readonly year: FiscalYear;
}

/** Says that a draft waits that may be what is typed (TR31): registered beside it, the event would be booked twice. */
export function WaitingDraftNotice({ form, year }: WaitingDraftNoticeProps) {
  const companyId = useCompany()?.id;
  const hasDrafts = useHasFeature(FEATURE_ID.accountingPlus);
  const { items } = useDocumentAt("transactionDrafts", companyId, hasDrafts ? year.id : undefined);
  const { date, rows, corrects } = useDeferredValue(form);
  const waiting = useMemo(
    () => (corrects === undefined ? waitingDraft(items.values(), { date, rows }) : undefined),
    [items, date, rows, corrects],
  );
  if (waiting === undefined) return null;
  const name = [waiting.text.trim() || "utan text", waiting.date].join(", ");
  return (
    <output className={classes.notice}>
      {`Ett utkast har samma belopp på samma konto: ${name}. Är det samma händelse registrerar du utkastet i stället.`}
      <LinkButton to={draftPath(waiting.id)}>Öppna utkastet</LinkButton>
    </output>
  );
}
