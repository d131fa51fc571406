import type { Account } from "@huvudbok/core/account-plan";
import { isHousehold } from "@huvudbok/core/company";
import { isSameText, type KnownText } from "@huvudbok/core/suggestion";
import type { TransactionEditMode } from "@huvudbok/core/transaction";
import { useMemo, useState } from "react";
import { useUserSettings } from "../../data/user-settings.ts";
import { entryChecks, refusalTexts } from "./form/entry-checks.ts";
import { isTouched, remainderRow, simpleHindranceText } from "./form/entry-form.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import type { EntryStore } from "./form/entry-store.ts";
import { type EntryStart, useEntryForm } from "./form/use-entry-form.ts";
import { nameMode } from "./mode-in-address.ts";
import { recallSummary } from "./recall/recall-summary.ts";
import { useAccountSuggestions } from "./recall/use-account-suggestions.ts";
import { useEntryRecall } from "./recall/use-entry-recall.ts";
import { useRegistering } from "./register/use-registering.ts";
import { focusCell } from "./row/cell-focus.ts";
import { useGiveUp } from "./use-give-up.ts";
import { useVatSplit } from "./vat/use-vat-split.ts";

export type TransactionEntryState = ReturnType<typeof useTransactionEntry>;

/** The whole behaviour of the entry form; the components only render it. */
export function useTransactionEntry(start: EntryStart, plan: ReadonlyMap<string, Account>) {
  const { store, form, lastTypedAt, cell } = useEntryForm(start);
  const [isTried, setIsTried] = useState(false);
  const [shownSince, setShownSince] = useState(lastTypedAt);
  const accounts = useMemo(() => new Map([...plan.values()].map((each) => [Number(each.id), each])), [plan]);
  const recall = useEntryRecall(store, start, accounts);
  const registering = useRegistering({ start, store, accounts, begin, register });
  const checks = entryChecks(start, accounts, registering.highest);
  const givingUp = useGiveUp({ start, store, begin, giveUp: registering.unregistered.giveUp });
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
  function register() {
    if (!registering.mayRegister()) return;
    setIsTried(true);
    takeRemainder(store);
    if (!checks.focusHindrance(store.form())) registering.send(store.form());
  }
  function onTextDone() {
    if (!recall.takeByItself()) focusCell(0, "account");
  }
  const offered = recall.offered(form);
  return {
    store,
    form,
    accounts,
    suggest,
    balancing,
    // Messages come with the first attempt to register.
    errors: isTried ? checks.errorsOf(form) : [],
    refusal: refusalTexts(isTried ? checks.refusalOf(form) : undefined),
    names: registeredNames(form, registering.nextNumber),
    recalled: offered === undefined ? undefined : { date: offered.date, summary: recallSummary(offered) },
    takeRecalled: recall.take,
    taken: recall.takenIn(form),
    texts: recall.texts,
    unfinishedSince: isTouched(form) ? shownSince : undefined,
    cell,
    simpleHindrance: simpleHindranceText(form),
    unregistered: registering.unregistered,
    setIsUploading: registering.setIsUploading,
    register,
    undo: registering.undo,
    onTextDone,
    takeText: ({ text }: KnownText) => {
      // What differs only by its number or its case is right as it is typed.
      if (!isSameText(text, store.form().text)) store.dispatch({ kind: "text", text });
      onTextDone();
    },
    splitVat: vat.split,
    usualVat: vat.usualVat,
    vatRefusal: vat.refusalIn(form),
    changeMode: useModeChange(store.dispatch),
    startOver: givingUp.startOver,
    discard: givingUp.discard,
  };
}

/** What is missing goes to the only row without an amount, where it stands in grey (TR18). */
function takeRemainder(store: EntryStore): void {
  const remainder = remainderRow(store.form());
  if (remainder !== undefined) store.dispatch({ kind: "amount", ...remainder });
}

/** Series and number of what is registered, in the order in which it is: with a correction, its reversal goes first. */
function registeredNames(form: EntryForm, nextNumber: (series: string) => number): readonly string[] {
  const { series, reversal } = form;
  const name = (before: number) => `${series} ${nextNumber(series) + before}`;
  if (reversal === undefined) return [name(0)];
  const reversing = `${reversal.series} ${nextNumber(reversal.series)}`;
  return [reversing, name(reversal.series === series ? 1 : 0)];
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
