import { FEATURE_ID } from "@huvudbok/core/feature";
import { countedEntries, recalledTransaction, type Transaction } from "@huvudbok/core/transaction";
import { useHasFeature } from "../../data/companies.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { focusCell } from "./cell-focus.ts";
import { hasRows } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import type { EntryStore } from "./entry-store.ts";
import { useRecallIndex } from "./use-recall-index.ts";

/** How the text was booked the last time, and what fills the form with it (clarification P32). */
export function useEntryRecall(store: EntryStore, registered: ReadonlyMap<string, Transaction>) {
  const { settings } = useUserSettings();
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const index = useRecallIndex(registered);

  /** The latest transaction with the same text, while nothing stands in the rows that it would overwrite. */
  function offered(form: EntryForm): Transaction | undefined {
    const latest = recalledTransaction(index, form.text);
    const isTooMuch = form.mode === "simple" && countedEntries(latest?.entries ?? []).length > 2;
    return hasRows(form) || isTooMuch ? undefined : latest;
  }
  /** Fills the rows with its accounts; the first amount typed fills the others. False when there is nothing to take. */
  function take(): boolean {
    const entries = countedEntries(offered(store.form())?.entries ?? []);
    if (entries.length === 0) return false;
    store.dispatch({ kind: "recall", entries });
    const amounts = entries.map((entry) => Math.abs(entry.amount));
    const largest = amounts.indexOf(Math.max(...amounts));
    const isSimple = store.form().mode === "simple";
    const isCredit = (entries[largest]?.amount ?? 0) < 0;
    focusCell(isSimple ? 0 : largest, isCredit && !isSimple ? "credit" : "debit");
    return true;
  }
  return {
    /** The latest with the same text, whatever stands in the rows: its accounts come first among the suggestions. */
    latest: (form: EntryForm) => recalledTransaction(index, form.text),
    offered,
    take,
    /** The text is done: fills the rows by itself where the person wants that. */
    takeByItself: () => settings.allowAutoAccountDistribution && hasPlus && take(),
  };
}
