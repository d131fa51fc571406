import { FEATURE_ID } from "@huvudbok/core/feature";
import { isUsuallyBookedSo, recalledTransaction } from "@huvudbok/core/suggestion";
import { countedEntries, type Transaction } from "@huvudbok/core/transaction";
import { useHasFeature } from "../../../data/company/use-features.ts";
import { useUserSettings } from "../../../data/user-settings.ts";
import { hasRows } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { focusCell } from "../row/cell-focus.ts";
import { useSuggestionIndex } from "./use-suggestion-index.ts";

/** How the text was booked the last time, and what fills the form with it (TR4, PG27). */
export function useEntryRecall(store: EntryStore, registered: ReadonlyMap<string, Transaction>) {
  const { settings } = useUserSettings();
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const index = useSuggestionIndex(registered);

  /** The latest transaction with the same text, while the rows hold nothing that it would overwrite. */
  function offered(form: EntryForm): Transaction | undefined {
    const latest = recalledTransaction(index, form.text);
    const isTooMuch = form.mode === "simple" && countedEntries(latest?.entries ?? []).length > 2;
    return hasRows(form) || isTooMuch ? undefined : latest;
  }
  /** Fills the rows with its accounts; the first amount typed scales the others. False when there is nothing to use. */
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
    index,
    /** The latest with the same text, whatever the rows hold: its accounts come first among the suggestions. */
    latest: (form: EntryForm) => recalledTransaction(index, form.text),
    offered,
    take,
    /** Called when the text is complete: fills the rows by itself if that is chosen and the booking is the usual one. */
    takeByItself: () =>
      settings.allowAutoAccountDistribution &&
      hasPlus &&
      isUsuallyBookedSo(index, store.form().text) &&
      take(),
  };
}
