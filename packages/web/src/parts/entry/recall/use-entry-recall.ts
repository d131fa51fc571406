import type { IsoDate } from "@huvudbok/core/calendar";
import { bookingsFor } from "@huvudbok/core/categorisation";
import { PRESELECTED } from "@huvudbok/core/draft";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { ZERO_ORE } from "@huvudbok/core/money";
import { type KnownText, knownTexts, recalledTransaction } from "@huvudbok/core/suggestion";
import { countedEntries, type Entry, type Transaction } from "@huvudbok/core/transaction";
import { useState } from "react";
import { useHasFeature } from "../../../data/company/use-features.ts";
import { useUserSettings } from "../../../data/user-settings.ts";
import { announcePolitely } from "../../../ui/label/announce.ts";
import { hasRows } from "../form/entry-form.ts";
import type { EntryForm } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import type { EntryStart } from "../form/use-entry-form.ts";
import { focusCell } from "../row/cell-focus.ts";
import { useCategorisation } from "./use-categorisation.ts";
import { useEarlierBookings } from "./use-earlier-bookings.ts";
import { useSuggestionIndex } from "./use-suggestion-index.ts";

/** What was taken from an earlier booking: the key of the first row that it filled, and its date. */
interface Taken {
  readonly key: number | undefined;
  readonly date: IsoDate;
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
  const before = useEarlierBookings(year, registered.size);
  const index = useSuggestionIndex(registered, before);
  const categorisation = useCategorisation(registered, before);
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
  /** Fills the rows as the text was booked the latest time; false when there is nothing to use. */
  function take(): boolean {
    const latest = offered(store.form());
    return latest !== undefined && fill(countedEntries(latest.entries), latest.date);
  }
  /** Fills the rows by itself if that is chosen, with what is likely enough to be chosen without asking (CT6). */
  function takeByItself(): boolean {
    const form = store.form();
    if (!settings.allowAutoAccountDistribution || !hasPlus || hasRows(form)) return false;
    const [best] = bookingsFor(categorisation.index, form.text, chart);
    if (best === undefined || best.probability < PRESELECTED) return false;
    const isTooMuch = form.mode === "simple" && best.entries.length > 2;
    return !isTooMuch && fill(best.entries, best.because.latest);
  }
  /** Fills the rows with the accounts, and the amounts in grey; the first amount typed scales the others. */
  function fill(entries: readonly Entry[], date: IsoDate): boolean {
    if (entries.length === 0) return false;
    store.dispatch({ kind: "recall", entries });
    setTaken({ key: store.form().rows[0]?.key, date });
    announcePolitely(`${bookedText(date)} ${GREY_AMOUNTS}`);
    const amounts = entries.map((entry) => Math.abs(entry.amount));
    const largest = amounts.indexOf(Math.max(...amounts));
    const isSimple = store.form().mode === "simple";
    const isCredit = (entries[largest]?.amount ?? 0) < 0;
    focusCell(isSimple ? 0 : largest, isCredit && !isSimple ? "credit" : "debit");
    return true;
  }
  return {
    index,
    offered,
    take,
    takeByItself,
    /** How texts are booked, and what fills the form so. */
    bookings: { categorisation, fill },
    /** The texts used before that match what is typed. */
    texts: (typed: string) =>
      knownTexts(index, typed).map((known) => (isInChart(known.latest) ? known : bare(known))),
    /** The day of what has been taken, while its rows are in the form. */
    takenFrom: (form: EntryForm): IsoDate | undefined =>
      taken?.key === form.rows[0]?.key ? taken?.date : undefined,
  };
}

/** A text without how it was booked, which is not possible any more. */
function bare({ text, latest }: KnownText): KnownText {
  return { text, latest: { ...latest, entries: [] }, sum: ZERO_ORE };
}

/** What has been taken into a form. */
export function takenText({ rows }: Pick<EntryForm, "rows">, date: IsoDate): string {
  const isWaiting = rows.some(({ share }) => share !== undefined);
  return isWaiting ? `${bookedText(date)} ${GREY_AMOUNTS}` : bookedText(date);
}

function bookedText(date: IsoDate): string {
  return `Bokfördes så senast ${date}.`;
}
