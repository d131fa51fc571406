import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import { useSyncExternalStore } from "react";
import { useCompany } from "../company/selected-company.ts";
import { useFiscalYear, useFiscalYears } from "../fiscal-years.ts";
import { unfinishedForms } from "./current-forms.ts";
import type { UnfinishedRecord } from "./form-format.ts";
import { type ListedForm, listedForm } from "./listed-form.ts";

export interface ListedRecord {
  readonly record: UnfinishedRecord;
  /** Undefined for a form of a later program, which this one has no page for. */
  readonly listed: ListedForm | undefined;
  /** The fiscal year to choose first, where the form belongs to another one. */
  readonly otherYear: FiscalYear | undefined;
}

/** Everything that is begun and neither saved nor registered, in the company and in none, latest first. */
export function useListedForms(): readonly ListedRecord[] {
  const { years } = useFiscalYears();
  const current = useFiscalYear();
  const companyId = useCompany()?.id ?? 0;
  const ofCompany = useRecords(companyId);
  const ofNone = useRecords(0);
  const yearName = (of: string) => {
    const year = years.find(({ id }) => id === of);
    return year && fiscalYearName(year);
  };
  const listed = (record: UnfinishedRecord, isOfCompany: boolean) => ({
    record,
    listed: listedForm(record, isOfCompany, yearName),
  });
  return [
    ...ofCompany.map((record) => listed(record, companyId !== 0)),
    ...(companyId === 0 ? [] : ofNone.map((record) => listed(record, false))),
  ]
    .map((each) => ({
      ...each,
      otherYear: years.find(({ id }) => id === each.record.fiscalYearId && id !== current?.id),
    }))
    .toSorted((a, b) => b.record.writtenAt - a.record.writtenAt);
}

function useRecords(companyId: number): readonly UnfinishedRecord[] {
  const forms = unfinishedForms(companyId);
  const records = useSyncExternalStore(forms.subscribe, () => forms.records);
  return [...(records?.values() ?? [])];
}
