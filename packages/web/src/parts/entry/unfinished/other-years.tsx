import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useSyncExternalStore } from "react";
import { switchFiscalYear } from "../../../data/fiscal-years.ts";
import { readForm } from "../../../data/unfinished/form-format.ts";
import type { UnfinishedForms } from "../../../data/unfinished/unfinished-forms.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useAction } from "../../../ui/form/use-action.ts";
import { ErrorBox } from "../../../ui/page-frame/error-box.tsx";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { ENTRY, ENTRY_FORMAT, idOfUnregistered } from "./entry-format.ts";

interface OtherYearsProps {
  readonly forms: UnfinishedForms;
  readonly years: readonly FiscalYear[];
  readonly year: FiscalYear;
}

/**
 * Lists what was begun in other fiscal years: a form stays in the year it was begun in, and is registered in no other.
 */
export function OtherYears({ forms, years, year }: OtherYearsProps) {
  const records = useSyncExternalStore(forms.subscribe, () => forms.records);
  const choosing = useAction();
  const begun = [...(records?.values() ?? [])].flatMap((record) => {
    const other = years.find(({ id }) => id === record.fiscalYearId && id !== year.id);
    const isWaiting = record.form === ENTRY || idOfUnregistered(record.form) !== undefined;
    const kept = readForm(ENTRY_FORMAT, record);
    return other !== undefined && isWaiting && kept.status === "read"
      ? [{ year: other, text: kept.content.form.text }]
      : [];
  });
  const [first] = begun;
  if (first === undefined) return null;
  const name = `${first.year.from} – ${first.year.to}`;
  const what = first.text === "" ? "" : `: ${first.text}`;
  return (
    <>
      {choosing.error !== undefined && <ErrorBox error={choosing.error} />}
      <Notice
        kind="info"
        title={`En påbörjad transaktion ligger kvar i räkenskapsåret ${name}${what}`}
        action={
          <Button onClick={() => choosing.run(() => switchFiscalYear(first.year.id))}>
            Byt till det året
          </Button>
        }
      >
        Den registreras bara i det året. Här börjar du en ny.
      </Notice>
    </>
  );
}
