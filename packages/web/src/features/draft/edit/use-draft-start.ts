import type { Account } from "@huvudbok/core/account-plan";
import { bookedAlready } from "@huvudbok/core/categorisation";
import { type Draft, formOfDraft } from "@huvudbok/core/draft";
import { useMemo, useState } from "react";
import { entryFormOf } from "../../../parts/entry/draft/entry-draft.ts";
import { entryErrors, wrongCells } from "../../../parts/entry/form/entry-errors.ts";
import { emptyEntryForm } from "../../../parts/entry/form/entry-form.ts";
import type { EntryForm } from "../../../parts/entry/form/entry-rows.ts";
import { type EntryStart, openPeriod } from "../../../parts/entry/form/use-entry-form.ts";
import type { DraftEntryProps } from "./draft-entry-props.ts";
import { nearMoney } from "./near-money.ts";
import { takeOpenedNext } from "./next-draft.ts";
import { isChangedFrom, useKnownDraft } from "./use-draft-edit.ts";

/** What the form starts from: what was typed in it, else the stored draft, else nothing. */
export function useDraftStart({ id, stored, books, unfinished, accounts: plan }: DraftEntryProps) {
  const [earlier] = useState(() => unfinished.read()?.known);
  const known = useKnownDraft(stored, earlier);
  const [isNext] = useState(() => takeOpenedNext(id));
  const accounts = useMemo(() => new Map([...plan.values()].map((each) => [Number(each.id), each])), [plan]);
  const start: EntryStart = {
    ...books,
    unfinished,
    draft: {
      form: (empty) => (stored === undefined ? empty : formOfStored(stored, empty, accounts)),
      isChanged: (form) => isChangedFrom(form, stored),
      known: known.keys,
      // Who goes through a pile by Enter alone does not register what may be booked (CT11).
      cell: (form) => (isNext && !isBooked(stored, books) ? firstCell(form, books, accounts) : undefined),
    },
  };
  return { start, known, isNext };
}

/** A stored draft in the form, with the mode and the series that the form has. */
export function formOfStored(
  draft: Draft,
  { mode, series, nextKey }: EntryForm,
  accounts: ReadonlyMap<number, Account>,
): EntryForm {
  const empty = emptyEntryForm({ mode, series, nextKey, date: draft.date });
  return entryFormOf(formOfDraft(draft), empty, accounts);
}

function isBooked(stored: Draft | undefined, { registered }: DraftEntryProps["books"]): boolean {
  if (stored === undefined) return false;
  const near = nearMoney(registered, new Map(), stored.id);
  return bookedAlready(near(stored.date), stored) !== undefined;
}

/** Where work goes on in the next draft of a pile: on Registrera, or in the first field that something is missing in. */
function firstCell(
  form: EntryForm,
  books: DraftEntryProps["books"],
  accounts: ReadonlyMap<number, Account>,
): string | undefined {
  const rules = { ...openPeriod(books), knownAccounts: new Set(accounts.keys()) };
  const errors = entryErrors(form, rules);
  return errors.length === 0 ? "register" : wrongCells(errors, form.rows)[0];
}
