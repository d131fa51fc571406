import type { IsoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearRange } from "@huvudbok/core/fiscal-year";
import {
  defaultEditMode,
  type NewTransactionTemplate,
  type OpenPeriod,
  preparedDate,
  type Transaction,
  type TransactionEditMode,
} from "@huvudbok/core/transaction";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { takeNewTransaction } from "../../../data/new-transaction.ts";
import type { Unfinished } from "../../../data/unfinished/use-unfinished.ts";
import { useLatest } from "../../../ui/use-latest.ts";
import { followingRates } from "../currency/following-rates.ts";
import { useConvertedRows } from "../currency/use-converted-rows.ts";
import { cellName, focusedCell } from "../row/cell-focus.ts";
import type { EntryFormContent } from "../unfinished/entry-format.ts";
import type { EntryOutbox } from "../unfinished/entry-outbox.ts";
import { asSimpleForm, emptyEntryForm, isTouched } from "./entry-form.ts";
import { type EntryForm, type EntryRow, withRows } from "./entry-rows.ts";
import { createEntryStore, type EntryStore } from "./entry-store.ts";
import { inSeriesOf } from "./in-series-of.ts";
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
  /** Where the form is stored while a person types. */
  readonly unfinished: Pick<Unfinished<EntryFormContent>, "state" | "read" | "keep" | "writtenAt">;
  readonly outbox: EntryOutbox;
  /** Set where the form is that of a draft. */
  readonly draft?: DraftStart;
}

/** What the form of a draft starts from. */
export interface DraftStart {
  /** The draft as it is stored. */
  readonly form: (empty: EntryForm) => EntryForm;
  /** Whether the form holds something that the stored draft does not. */
  readonly isChanged: (form: EntryForm) => boolean;
  /** What this person knows to have been stored, see `Edit`. */
  readonly known: () => readonly string[];
  /** The field that such a form begins in; undefined for the first one. */
  readonly cell: (form: EntryForm) => string | undefined;
}

export interface UsedEntryForm {
  readonly store: EntryStore;
  readonly form: EntryForm;
  /** True when a person has put something in it: a prepared form that nobody has changed holds nothing to lose. */
  readonly isWritten: () => boolean;
  /** When the form was last typed in, if it was begun earlier and is shown again; milliseconds since 1970. */
  readonly lastTypedAt: number | undefined;
  /** The field that had the focus then, or that a prepared form begins in. */
  readonly cell: string | undefined;
}

interface Begun {
  readonly store: EntryStore;
  readonly isEdited: boolean;
  readonly lastTypedAt?: number | undefined;
  readonly cell?: string | undefined;
}

/** The form, stored while a person types. */
export function useEntryForm(start: EntryStart): UsedEntryForm {
  const [{ store, isEdited, lastTypedAt, cell }] = useState(() => begin(start));
  const form = useSyncExternalStore(store.subscribe, store.form);
  const { unfinished } = start;
  const edited = useRef(isEdited);
  const draft = useLatest(start.draft);
  useEffect(() => {
    const keep = () => {
      const now = store.form();
      const known = draft.current?.known();
      const isBegun = (draft.current?.isChanged ?? isTouched)(now) || now.typedDate !== undefined;
      const content = {
        form: now,
        isEdited: edited.current,
        cell: focusedCell(),
        ...(known === undefined ? {} : { known }),
      };
      unfinished.keep(isBegun ? content : undefined);
    };
    keep();
    return store.subscribe(() => {
      edited.current = true;
      keep();
    });
  }, [store, unfinished, draft]);
  useConvertedRows(store);
  return { store, form, isWritten: () => edited.current && isTouched(store.form()), lastTypedAt, cell };
}

/** An empty form of the same mode, date and series: the one that follows a registration. */
export function nextEntryForm({ mode, date, series, nextKey }: EntryForm): EntryForm {
  return emptyEntryForm({ mode, date, series, nextKey });
}

/** The period in which transactions may be booked in the form's year. */
export function openPeriod({ year, closedThrough }: Pick<EntryStart, "year" | "closedThrough">): OpenPeriod {
  const range = fiscalYearRange(year);
  return closedThrough === undefined ? { year: range } : { year: range, closedThrough };
}

function begin(start: EntryStart): Begun {
  const { unfinished, outbox, addressMode, storedMode, companyType, year, registered, today } = start;
  const chosen = addressMode === "simple" || addressMode === "advanced" ? addressMode : storedMode;
  const mode = defaultEditMode(chosen, companyType);
  const date = startDate(registered.values(), openPeriod(start), today);
  const empty = emptyEntryForm({ mode, date, series: year.transactionSeries[0]?.name ?? "A" });
  const stored = unfinished.read();
  // A prepared transaction exists once: the tab that may write the form takes it.
  const isPrepared = addressMode === "template" && unfinished.state === "mine";
  const template = isPrepared ? takeNewTransaction() : undefined;
  if (template !== undefined) {
    // A prepared transaction that somebody had changed is saved for later; one that nobody had changed can be
    // discarded.
    if (stored?.isEdited === true) outbox.saveForLater(stored.form);
    const store = createEntryStore(formOfTemplate(empty, inSeriesOf(year, template), openPeriod(start)));
    // What is to be corrected is in the rows.
    return {
      store,
      isEdited: false,
      cell: template.reversal === undefined ? undefined : cellName(0, "account"),
    };
  }
  if (stored === undefined) {
    const form = start.draft?.form(empty) ?? empty;
    return { store: createEntryStore(form), isEdited: false, cell: start.draft?.cell(form) };
  }
  const { form, isEdited, cell } = stored;
  return { store: createEntryStore(form), isEdited, cell, lastTypedAt: unfinished.writtenAt() };
}

function formOfTemplate(empty: EntryForm, template: NewTransactionTemplate, period: OpenPeriod): EntryForm {
  const { text, entries, attachmentIds = [], annotation = "", series = empty.series } = template;
  const { corrects, reversal, isReversalMoved, settles, closes } = template;
  const { date, closedDate } = preparedDate(template, period);
  const form = withRows(
    { ...empty, mode: "advanced", date, text, attachmentIds, annotation, series },
    entries,
  );
  const linked = {
    ...form,
    ...(template.source === "closing" ? { preparedBy: "closing" as const } : {}),
    ...(template.returnTo === undefined ? {} : { returnTo: template.returnTo }),
    ...(settles === undefined ? {} : { prepared: { settles, text, entries } }),
    ...(closes === undefined ? {} : { prepared: { closes, text, entries } }),
    ...(corrects === undefined ? {} : { corrects }),
    ...(corrects === undefined || reversal !== undefined ? {} : { reversing: entries, reversalText: text }),
    ...(reversal === undefined ? {} : { reversal, rows: withShares(form.rows) }),
    ...(isReversalMoved === true ? { isReversalMoved } : {}),
    ...(closedDate === undefined ? {} : { closedDate }),
    // What is corrected keeps its amounts; anything else is a transaction of its own day (TR27).
    ...(corrects === undefined && reversal === undefined ? { rows: followingRates(form.rows) } : {}),
  };
  return (empty.mode === "simple" ? asSimpleForm(linked) : undefined) ?? linked;
}

/** In a correction the other rows follow when the amount of the whole is another. */
function withShares(rows: readonly EntryRow[]): readonly EntryRow[] {
  return rows.map((row) => (row.amount === undefined ? row : { ...row, share: row.amount }));
}
