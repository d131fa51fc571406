import { useToast } from "../../ui/label/toast.tsx";
import { emptyEntryForm } from "./form/entry-form.ts";
import type { EntryForm } from "./form/entry-rows.ts";
import type { EntryStore } from "./form/entry-store.ts";
import { startDate } from "./form/start-date.ts";
import { type EntryStart, nextEntryForm, openPeriod } from "./form/use-entry-form.ts";
import { focusNamed } from "./row/cell-focus.ts";

interface GiveUpOptions {
  readonly start: EntryStart;
  readonly store: EntryStore;
  readonly isWritten: () => boolean;
  /** Starts a form in place of the one shown. */
  readonly begin: (form: EntryForm) => void;
  /** Gives up the registration of the form, if it has been sent and could not be registered. */
  readonly giveUp: () => void;
}

/**
 * The ways to give up a form that has been begun; each of them can be undone. One that got no answer is restored with the id
 * of its registration, so that once more does not book it twice.
 */
export function useGiveUp({ start, store, isWritten, begin, giveUp }: GiveUpOptions) {
  const toast = useToast();
  return {
    startOver: () => {
      const begun = store.form();
      const { mode, series, nextKey } = store.form();
      const date = startDate(start.registered.values(), openPeriod(start), start.today);
      giveUp();
      begin(emptyEntryForm({ mode, date, series, nextKey }));
      focusNamed("entry-date");
      toast({ text: "Formuläret är tömt", undo: () => start.outbox.saveForLater(begun) });
    },
    /** Discards the form; the returned function restores it. Undefined when nothing was typed. */
    discard: (): (() => void) | undefined => {
      const begun = store.form();
      const isLost = isWritten();
      giveUp();
      store.dispatch({ kind: "replace", form: nextEntryForm(begun) });
      return isLost ? () => start.outbox.saveForLater(begun) : undefined;
    },
  };
}
