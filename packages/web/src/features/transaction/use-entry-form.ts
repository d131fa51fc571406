import type { IsoDate } from "@huvudbok/core/calendar";
import { clampDate } from "@huvudbok/core/calendar";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import {
  defaultEditMode,
  type NewTransactionTemplate,
  type Transaction,
  type TransactionEditMode,
  type TransactionLink,
} from "@huvudbok/core/transaction";
import { useEffect, useReducer, useState } from "react";
import { takeNewTransaction } from "../../data/new-transaction.ts";
import { emptyEntryForm, entryFormAfter, isTouched } from "./entry-form.ts";
import { type EntryForm, withRows } from "./entry-rows.ts";
import { forgetForm, keepForm, keptForm } from "./kept-form.ts";

export interface EntryStart {
  readonly year: FiscalYear;
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
  readonly storedMode: TransactionEditMode | undefined;
  readonly companyType: Parameters<typeof defaultEditMode>[1];
  /** The mode in the address: simple, advanced or template. */
  readonly addressMode: string | undefined;
}

/** The date of the transaction registered last in the year; today, moved inside the year, in an empty one (ux 1.1). */
export function startDate({ year, transactions, today }: EntryStart): IsoDate {
  return transactions.at(-1)?.date ?? clampDate(today, { min: year.from, max: year.to });
}

/** The form, kept while one types, and what a prepared transaction brought with it. */
export function useEntryForm(start: EntryStart) {
  const [{ first, corrects, wasKept }] = useState(() => initialForm(start));
  const [form, dispatch] = useReducer(entryFormAfter, first);
  useEffect(() => {
    if (isTouched(form)) keepForm(form);
    else forgetForm();
  }, [form]);
  return { form, dispatch, corrects, wasKept };
}

interface InitialForm {
  readonly first: EntryForm;
  readonly corrects: TransactionLink | undefined;
  readonly wasKept: boolean;
}

function initialForm(start: EntryStart): InitialForm {
  const { addressMode, storedMode, companyType } = start;
  const chosen = addressMode === "simple" || addressMode === "advanced" ? addressMode : storedMode;
  const mode = defaultEditMode(chosen, companyType);
  const empty = emptyEntryForm({ mode, date: startDate(start), series: firstSeries(start.year) });
  const template = addressMode === "template" ? takeNewTransaction() : undefined;
  if (template !== undefined) {
    return { first: formOfTemplate(empty, template), corrects: template.corrects, wasKept: false };
  }
  const kept = keptForm();
  return kept === undefined
    ? { first: empty, corrects: undefined, wasKept: false }
    : { first: kept, corrects: undefined, wasKept: true };
}

function formOfTemplate(empty: EntryForm, template: NewTransactionTemplate): EntryForm {
  const { date, text, entries, attachmentIds = [], annotation = "", series = empty.series } = template;
  const mode = entries.length > 2 ? "advanced" : empty.mode;
  return withRows({ ...empty, mode, date, text, attachmentIds, annotation, series }, entries);
}

export function firstSeries(year: FiscalYear): string {
  return year.transactionSeries[0]?.name ?? "A";
}
