import type { Account } from "@huvudbok/core/account-plan";
import { isHousehold } from "@huvudbok/core/company";
import { isSameText, type KnownText } from "@huvudbok/core/suggestion";
import { type HighestNumbers, highestNumbers, type TransactionEditMode } from "@huvudbok/core/transaction";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useUserSettings } from "../../data/user-settings.ts";
import { useTakenUndoKey } from "../../ui/label/toast.tsx";
import { entryChecks, refusalTexts } from "./form/entry-checks.ts";
import { isTouched, remainderRow, simpleHindranceText } from "./form/entry-form.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import type { EntryStore } from "./form/entry-store.ts";
import type { EntryStart, UsedEntryForm } from "./form/use-entry-form.ts";
import { nameMode } from "./mode-in-address.ts";
import { recallSummary } from "./recall/recall-summary.ts";
import { useAccountSuggestions } from "./recall/use-account-suggestions.ts";
import { takenText, useEntryRecall } from "./recall/use-entry-recall.ts";
import { focusCell } from "./row/cell-focus.ts";
import { foodNoticeOf } from "./vat/food-notice.ts";
import { useVatSplit } from "./vat/use-vat-split.ts";

/** What the form itself does, whatever becomes of it: a transaction or a draft. */
export type EntryState = ReturnType<typeof useEntryState>;

export function useEntryState(
  start: EntryStart,
  plan: ReadonlyMap<string, Account>,
  { store, form, lastTypedAt, cell }: UsedEntryForm,
) {
  useUndoKeyOf(store);
  const [isTried, setIsTried] = useState(false);
  const [shownSince, setShownSince] = useState(lastTypedAt);
  const accounts = useMemo(() => new Map([...plan.values()].map((each) => [Number(each.id), each])), [plan]);
  const highest = useHighestNumbers(start);
  const recall = useEntryRecall(store, start, accounts);
  const checks = entryChecks(start, accounts, highest);
  const vat = useVatSplit(store, { chart: accounts, isHousehold: isHousehold(start.companyType) });
  const { suggest, balancing } = useAccountSuggestions({
    accounts: plan,
    companyType: start.companyType,
    index: recall.index,
    form,
  });

  /**
   * Starts another form in place of this one; `since`: when it was last typed in, for a form that was begun earlier.
   */
  function begin(next: EntryForm, since?: number) {
    setIsTried(false);
    setShownSince(since);
    store.dispatch({ kind: "replace", form: next });
  }
  function onTextDone() {
    if (!recall.takeByItself()) focusCell(0, "account");
  }
  const offered = recall.offered(form);
  const takenFrom = recall.takenFrom(form);
  return {
    store,
    form,
    accounts,
    highest,
    suggest,
    balancing,
    // Messages come with the first attempt to register.
    errors: isTried ? checks.errorsOf(form) : [],
    refusal: refusalTexts(isTried ? checks.refusalOf(form) : undefined),
    recalled: offered === undefined ? undefined : { date: offered.date, summary: recallSummary(offered) },
    takeRecalled: recall.take,
    bookings: recall.bookings,
    taken: takenFrom === undefined ? undefined : takenText(form, takenFrom),
    foodNotice: foodNoticeOf(form, accounts, takenFrom),
    texts: recall.texts,
    unfinishedSince: isTouched(form) ? shownSince : undefined,
    cell,
    simpleHindrance: simpleHindranceText(form),
    onTextDone,
    takeText: ({ text }: KnownText) => {
      // What differs only by its number or its case is right as it is typed.
      if (!isSameText(text, store.form().text)) store.dispatch({ kind: "text", text });
      onTextDone();
    },
    vat,
    vatRefusal: vat.refusalIn(form),
    changeMode: useModeChange(store.dispatch),
    begin,
    /** An attempt to register: true when nothing is against it, else the focus goes to what is, with its message. */
    attempt: (): boolean => {
      setIsTried(true);
      takeRemainder(store);
      return !checks.focusHindrance(store.form());
    },
  };
}

/** Ctrl+Z is for the form's own steps; of a form that has been sent it says what it waits for. */
function useUndoKeyOf({ subscribe, hasSteps, form }: EntryStore): void {
  useTakenUndoKey(useSyncExternalStore(subscribe, () => hasSteps() || form().sent !== undefined));
}

/** The highest number of each series in the books. */
function useHighestNumbers({ registered }: Pick<EntryStart, "registered">): HighestNumbers {
  return useMemo(() => highestNumbers([...registered.values()]), [registered]);
}

/** What is missing goes to the only row without an amount, where it stands in grey (TR18). */
function takeRemainder(store: EntryStore): void {
  const remainder = remainderRow(store.form());
  if (remainder !== undefined) store.dispatch({ kind: "amount", ...remainder });
}

/** Changes between simple and advanced, and remembers the choice for the next form. */
function useModeChange(dispatch: (action: { kind: "mode"; mode: TransactionEditMode }) => void) {
  const settings = useUserSettings();
  return (mode: TransactionEditMode) => {
    dispatch({ kind: "mode", mode });
    nameMode(mode);
    // A choice that could not be saved only has to be made again the next time.
    void settings.update({ currentTransactionEditMode: mode }).catch(() => undefined);
  };
}
