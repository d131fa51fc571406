import type { Account } from "@huvudbok/core/account-plan";
import { highestNumbers, nextNumberInBooks } from "@huvudbok/core/transaction";
import { useMemo, useRef } from "react";
import { useToast } from "../../ui/toast.tsx";
import { useLatest } from "../../ui/use-latest.ts";
import { focusNamed } from "./cell-focus.ts";
import { isTouched } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";
import type { EntryStore } from "./entry-store.ts";
import { type EntryStart, nextEntryForm } from "./use-entry-form.ts";
import { useRegister } from "./use-register.ts";
import { useRegistered } from "./use-registered.ts";
import { useReturnedForms } from "./use-returned-forms.ts";

interface RegisteringOptions {
  readonly start: Pick<EntryStart, "year" | "registered" | "outbox">;
  readonly store: EntryStore;
  readonly accounts: ReadonlyMap<number, Account>;
  /** Begins a form in the place of the one shown. */
  readonly begin: (form: EntryForm, since?: number) => void;
  /** Registers the form, if nothing hinders. */
  readonly register: () => void;
}

/** Sends the form off and begins the next at once; what comes back and what can be taken back. */
export function useRegistering({ start, store, accounts, begin, register }: RegisteringOptions) {
  const { year, registered: books, outbox } = start;
  const toast = useToast();
  const upload = useAwaitedUpload(store, register);
  const transactions = useMemo(() => [...books.values()], [books]);
  const highest = useMemo(() => highestNumbers(transactions), [transactions]);
  const registered = useRegistered(store, outbox, begin);
  const { onRegistered } = registered;
  const sending = useRegister({ outbox, fiscalYearId: year.id, accounts, onRegistered });
  const returned = useReturnedForms({ store, outbox, transactions, begin, onRegistered });
  const onTheWay = () => outbox.state().onTheWay;
  /** The number that the next transaction of a series gets, if all that is on its way arrives. */
  const nextNumber = (series: string): number =>
    nextNumberInBooks(series, year, highest) + onTheWay().filter(({ form }) => form.series === series).length;
  return {
    returned,
    setIsUploading: upload.setIsBusy,
    nextNumber,
    mayRegister(): boolean {
      // The second click of a double click finds the next form, in which nothing is wrong yet.
      if (!isTouched(store.form()) && onTheWay().length > 0) return false;
      if (!upload.await()) return true;
      toast({ text: "Registreras när verifikatet är uppladdat" });
      return false;
    },
    /** The next form stands there before the server has answered: the next key may come at once. */
    send(form: EntryForm): void {
      sending.send(form, nextNumber(form.series));
      begin(nextEntryForm(form));
      focusNamed("entry-date");
    },
    undo: (): boolean => registered.undo(onTheWay().length > 0 ? sending.settled() : undefined),
  };
}

/** A file belongs to this form, not to the next one: registering waits for it, without being asked again. */
function useAwaitedUpload(store: EntryStore, register: () => void) {
  const isBusy = useRef(false);
  const isAwaited = useRef(false);
  const latest = useLatest(register);
  return {
    /** True while a file is on its way: the form is registered when it has come. */
    await: (): boolean => {
      isAwaited.current = isBusy.current;
      return isBusy.current;
    },
    setIsBusy: (busy: boolean): void => {
      isBusy.current = busy;
      if (busy || !isAwaited.current) return;
      isAwaited.current = false;
      // After the drawing that told of it, which the focus has to wait for.
      if (isTouched(store.form())) queueMicrotask(() => latest.current());
    },
  };
}
