import type { Account } from "@huvudbok/core/account-plan";
import { type ChangeRefusal, changeRefusalText } from "@huvudbok/core/document";
import type { HighestNumbers, TransactionError } from "@huvudbok/core/transaction";
import { ownRefusal } from "../../../data/documents/own-refusal.ts";
import { focusWrong } from "../row/cell-focus.ts";
import { entryErrors, focusFirstEntryError } from "./entry-errors.ts";
import { correctedLink, newTransactions } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import { isChangedSince } from "./sent-registration.ts";
import { type EntryStart, openPeriod } from "./use-entry-form.ts";

type Books = Pick<EntryStart, "year" | "closedThrough" | "registered">;

interface EntryChecks {
  readonly errorsOf: (form: EntryForm) => readonly TransactionError[];
  /** Why the server would refuse a form in which every field is right. */
  readonly refusalOf: (form: EntryForm) => ChangeRefusal | undefined;
  /** Moves the focus to what keeps the form from being registered; false when nothing does. */
  readonly focusHindrance: (form: EntryForm) => boolean;
}

/** What a form is checked against before it is sent: the rules of its fields, and then those of the books. */
export function entryChecks(
  books: Books,
  accounts: ReadonlyMap<number, Account>,
  highestNumber: HighestNumbers,
): EntryChecks {
  const knownAccounts = new Set(accounts.keys());
  const rules = { ...openPeriod(books), knownAccounts };
  const errorsOf = (form: EntryForm) => entryErrors(form, rules);
  const refusalOf = (form: EntryForm) =>
    errorsOf(form).length > 0 ? undefined : entryRefusal(form, { ...books, knownAccounts, highestNumber });
  return {
    errorsOf,
    refusalOf,
    focusHindrance: (form) => {
      const errors = errorsOf(form);
      const isReadable = form.rows.every((row) => row.unreadable === undefined);
      if (errors.length > 0 || !isReadable) focusFirstEntryError(errors, form.rows);
      else if (refusalOf(form) === undefined) return false;
      else focusWrong(["entry-series"]);
      return true;
    },
  };
}

interface KnownBooks extends Books {
  readonly knownAccounts: ReadonlySet<number>;
  readonly highestNumber: HighestNumbers;
}

/** Undefined when this browser knows of nothing against the form. */
function entryRefusal(form: EntryForm, books: KnownBooks): ChangeRefusal | undefined {
  const transactions = newTransactions(form);
  // One that got no answer may be in the books already: the server knows it again.
  const mayHaveArrived = form.sent !== undefined && !isChangedSince(form);
  if (transactions.length === 0 || mayHaveArrived) return undefined;
  const { year, closedThrough, registered, knownAccounts, highestNumber } = books;
  return ownRefusal(
    "transactions",
    { append: transactions },
    {
      intent: correctedLink(form) === undefined ? "register" : "correct",
      fiscalYear: year,
      existing: registered,
      knownAccounts,
      highestNumber,
      ...(closedThrough === undefined ? {} : { closedThrough }),
    },
  );
}

/** Where the form shows a refusal: at the series, or with the whole. */
export function refusalTexts(refusal: ChangeRefusal | undefined) {
  if (refusal === undefined) return {};
  const text = changeRefusalText(refusal);
  const isOfSeries = refusal.code === "unknown-series" || refusal.code === "series-full";
  return isOfSeries ? { series: text } : { whole: text };
}
