import type { IsoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearRange } from "@huvudbok/core/fiscal-year";
import {
  defaultEditMode,
  type NewTransactionTemplate,
  type OpenPeriod,
  type Transaction,
  type TransactionEditMode,
} from "@huvudbok/core/transaction";
import { useEffect, useState, useSyncExternalStore } from "react";
import { takeNewTransaction } from "../../data/new-transaction.ts";
import { asSimpleRows, emptyEntryForm, isTouched } from "./entry-form.ts";
import { type EntryForm, withRows } from "./entry-rows.ts";
import { createEntryStore, type EntryStore } from "./entry-store.ts";
import { keptForm } from "./kept-form.ts";
import { startDate } from "./start-date.ts";

export interface EntryStart {
  readonly year: FiscalYear;
  readonly closedThrough: IsoDate | undefined;
  /** The year's registered transactions. */
  readonly registered: ReadonlyMap<string, Transaction>;
  readonly today: IsoDate;
  readonly storedMode: TransactionEditMode | undefined;
  readonly companyType: Parameters<typeof defaultEditMode>[1];
  /** The mode in the address: simple, advanced or template. */
  readonly addressMode: string | undefined;
}

export interface UsedEntryForm {
  readonly store: EntryStore;
  readonly form: EntryForm;
  /** True when the form was begun before and is shown again. */
  readonly wasKept: boolean;
}

/** The form, kept while one types. */
export function useEntryForm(start: EntryStart): UsedEntryForm {
  const [{ store, wasKept }] = useState(() => begin(start));
  const form = useSyncExternalStore(store.subscribe, store.form);
  const isPrepared = start.addressMode === "template";
  useEffect(() => {
    const keep = () => keepForm(store.form(), isPrepared);
    keep();
    // Never taken away: what became of a registration is known only after an ended sign-in has led to another page.
    store.subscribe(keep);
  }, [store, isPrepared]);
  return { store, form, wasKept };
}

function keepForm(form: EntryForm, isPrepared: boolean): void {
  const kept = keptForm(isPrepared);
  if (isTouched(form)) kept.write(form);
  else if (kept.read() !== undefined) kept.remove();
}

/** An empty form of the same mode, date and series: what comes after a registration. */
export function nextEntryForm({ mode, date, series, nextKey }: EntryForm): EntryForm {
  return emptyEntryForm({ mode, date, series, nextKey });
}

/** Where transactions of the form's year may be booked. */
export function openPeriod({ year, closedThrough }: Pick<EntryStart, "year" | "closedThrough">): OpenPeriod {
  const range = fiscalYearRange(year);
  return closedThrough === undefined ? { year: range } : { year: range, closedThrough };
}

function begin(start: EntryStart): { readonly store: EntryStore; readonly wasKept: boolean } {
  const { addressMode, storedMode, companyType, year, registered, today } = start;
  const chosen = addressMode === "simple" || addressMode === "advanced" ? addressMode : storedMode;
  const mode = defaultEditMode(chosen, companyType);
  const date = startDate(registered.values(), openPeriod(start), today);
  const empty = emptyEntryForm({ mode, date, series: year.transactionSeries[0]?.name ?? "A" });
  const template = addressMode === "template" ? takeNewTransaction() : undefined;
  if (template !== undefined) {
    return { store: createEntryStore(formOfTemplate(empty, template)), wasKept: false };
  }
  const kept = keptForm(addressMode === "template").read();
  return { store: createEntryStore(kept ?? empty), wasKept: kept !== undefined };
}

function formOfTemplate(empty: EntryForm, template: NewTransactionTemplate): EntryForm {
  const { date, text, entries, attachmentIds = [], annotation = "", series = empty.series } = template;
  const { corrects } = template;
  const form = withRows(
    { ...empty, mode: "advanced", date, text, attachmentIds, annotation, series },
    entries,
  );
  const linked = corrects === undefined ? form : { ...form, corrects };
  const rows = empty.mode === "simple" ? asSimpleRows(linked) : undefined;
  return rows === undefined ? linked : withRows({ ...linked, mode: "simple" }, rows);
}
