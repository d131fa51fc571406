import type { Account } from "@huvudbok/core/account-plan";
import { useLatest } from "../../ui/use-latest.ts";
import { useSaveAsDraft } from "./draft/use-save-as-draft.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import { type EntryStart, useEntryForm } from "./form/use-entry-form.ts";
import { useAwaitedForm } from "./register/use-awaited-form.ts";
import { useRegistering } from "./register/use-registering.ts";
import { useEntryState } from "./use-entry-state.ts";
import { useGiveUp } from "./use-give-up.ts";
import { useAskRepeated } from "./vat/use-ask-repeated.tsx";

/** The whole behaviour of the form of a new transaction; the components only render it. */
export function useTransactionEntry(start: EntryStart, plan: ReadonlyMap<string, Account>) {
  const used = useEntryForm(start);
  const { store, form, isWritten } = used;
  const state = useEntryState(start, plan, used);
  const { accounts, highest, begin } = state;
  const awaited = useAwaitedForm(store, state.vat);
  const latest = useLatest({ register, saveDraft });
  const registering = useRegistering({
    start,
    store,
    accounts,
    begin,
    isComplete: () => awaited.isComplete(() => latest.current.register(), "Registreras"),
    highest,
  });
  const givingUp = useGiveUp({
    start,
    store,
    isWritten,
    begin,
    giveUp: registering.unregistered.giveUp,
  });
  const draft = useSaveAsDraft({ start, store, begin });
  const repeated = useAskRepeated(start, store, () => registering.send(store.form()));
  function register() {
    if (registering.mayRegister() && state.attempt()) repeated.ask();
  }
  function saveDraft() {
    if (awaited.isComplete(() => latest.current.saveDraft(), "Sparas")) draft.save();
  }
  return {
    ...state,
    names: registeredNames(form, registering.nextNumber),
    unregistered: registering.unregistered,
    setIsUploading: awaited.setIsUploading,
    register,
    question: repeated.question,
    undo: registering.undo,
    saveDraft,
    draft,
    startOver: givingUp.startOver,
    isWritten,
    discard: givingUp.discard,
  };
}

/** Series and number of what is registered, in the order in which it is: with a correction, its reversal goes first. */
function registeredNames(form: EntryForm, nextNumber: (series: string) => number): readonly string[] {
  const { series, reversal } = form;
  const name = (before: number) => `${series} ${nextNumber(series) + before}`;
  if (reversal === undefined) return [name(0)];
  const reversing = `${reversal.series} ${nextNumber(reversal.series)}`;
  return [reversing, name(reversal.series === series ? 1 : 0)];
}
