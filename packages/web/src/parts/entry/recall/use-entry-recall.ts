import { FEATURE_ID } from "@huvudbok/core/feature";
import { ZERO_ORE } from "@huvudbok/core/money";
import {
  isUsuallyBookedSo,
  type KnownText,
  knownTexts,
  recalledTransaction,
} from "@huvudbok/core/suggestion";
import { countedEntries, type Transaction } from "@huvudbok/core/transaction";
import { useState } from "react";
import { useHasFeature } from "../../../data/company/use-features.ts";
import { useUserSettings } from "../../../data/user-settings.ts";
import { announcePolitely } from "../../../ui/label/announce.ts";
import { hasRows } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import type { EntryStart } from "../form/use-entry-form.ts";
import { focusCell } from "../row/cell-focus.ts";
import { useEarlierBookings } from "./use-earlier-bookings.ts";
import { useSuggestionIndex } from "./use-suggestion-index.ts";

/** What was taken from an earlier booking: the key of the first row that it filled, and its date. */
interface Taken {
  readonly key: number | undefined;
  readonly date: string;
}

const GREY_AMOUNTS = "Enter tar de grå beloppen, ett annat belopp räknar om dem.";

/** How the text was booked the last time, and what fills the form with it (TR4, PG27). */
export function useEntryRecall(
  store: EntryStore,
  { year, registered }: Pick<EntryStart, "year" | "registered">,
  chart: ReadonlyMap<number, unknown>,
) {
  const { settings } = useUserSettings();
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const index = useSuggestionIndex(registered, useEarlierBookings(year, registered.size));
  const [taken, setTaken] = useState<Taken>();

  /** Whether the chart has every account of a transaction: one of the year before may name others. */
  const isInChart = (transaction: Transaction | undefined) =>
    transaction !== undefined &&
    countedEntries(transaction.entries).every(({ accountId }) => chart.has(accountId));

  /** The latest transaction with the same text, while the rows hold nothing that it would overwrite. */
  function offered(form: EntryForm): Transaction | undefined {
    const latest = recalledTransaction(index, form.text);
    const isTooMuch = form.mode === "simple" && countedEntries(latest?.entries ?? []).length > 2;
    return hasRows(form) || isTooMuch || !isInChart(latest) ? undefined : latest;
  }
  /**
   * Fills the rows with its accounts, and its amounts in grey; the first amount typed scales the others. False when
   * there is nothing to use.
   */
  function take(): boolean {
    const latest = offered(store.form());
    const entries = countedEntries(latest?.entries ?? []);
    if (latest === undefined || entries.length === 0) return false;
    store.dispatch({ kind: "recall", entries });
    setTaken({ key: store.form().rows[0]?.key, date: latest.date });
    announcePolitely(`${bookedText(latest.date)} ${GREY_AMOUNTS}`);
    const amounts = entries.map((entry) => Math.abs(entry.amount));
    const largest = amounts.indexOf(Math.max(...amounts));
    const isSimple = store.form().mode === "simple";
    const isCredit = (entries[largest]?.amount ?? 0) < 0;
    focusCell(isSimple ? 0 : largest, isCredit && !isSimple ? "credit" : "debit");
    return true;
  }
  /** Fills the rows by itself if that is chosen and the booking is the usual one. */
  function takeByItself(): boolean {
    const isChosen = settings.allowAutoAccountDistribution && hasPlus;
    return isChosen && isUsuallyBookedSo(index, store.form().text) && take();
  }
  return {
    index,
    offered,
    take,
    takeByItself,
    /** The texts used before that match what is typed. */
    texts: (typed: string) =>
      knownTexts(index, typed).map((known) => (isInChart(known.latest) ? known : bare(known))),
    /** What has been taken, while its rows are in the form. */
    takenIn: (form: EntryForm): string | undefined => {
      if (taken === undefined || taken.key !== form.rows[0]?.key) return undefined;
      const isWaiting = form.rows.some(({ share }) => share !== undefined);
      return isWaiting ? `${bookedText(taken.date)} ${GREY_AMOUNTS}` : bookedText(taken.date);
    },
  };
}

/** A text without how it was booked, which is not possible any more. */
function bare({ text, latest }: KnownText): KnownText {
  return { text, latest: { ...latest, entries: [] }, sum: ZERO_ORE };
}

function bookedText(date: string): string {
  return `Bokfördes så senast ${date}.`;
}
