import type { Account } from "@huvudbok/core/account-plan";
import { useToast } from "../../ui/toast.tsx";
import type { EntryStore } from "./entry-store.ts";
import { splitRowVat } from "./split-row-vat.ts";

/** Splits a row into net and VAT, and tells at which rate, or that it could not be. */
export function useVatSplit(
  store: EntryStore,
  accounts: ReadonlyMap<number, Account>,
): (key: number) => void {
  const toast = useToast();
  return (key) => {
    const split = splitRowVat(store.form(), key, accounts);
    if (split === undefined) {
      toast({ text: "Raden har inget belopp, eller ett konto utan moms", isRefusal: true });
      return;
    }
    store.dispatch({ kind: "split-vat", form: split });
    toast({ text: `Raden är delad med ${split.vatSplit?.rate ?? 0} % moms` });
  };
}
