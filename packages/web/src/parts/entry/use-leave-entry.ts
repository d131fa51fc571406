import { useState } from "react";
import { pushAddress } from "../../navigation/address.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { isTouched } from "./form/entry-form.ts";
import type { EntryStore } from "./form/entry-store.ts";
import { preparingPage } from "./form/preparing-page.ts";

/**
 * Leaving the form discards what is typed: a dialog asks first, and Ångra restores the form. One comes to the page that
 * prepared it, or to the transactions (TR12).
 */
export function useLeaveEntry(store: EntryStore, discard: () => (() => void) | undefined) {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  function leave() {
    const to = preparingPage(store.form()) ?? "/accounting/transaction";
    const undo = discard();
    pushAddress(to);
    if (undo === undefined) return;
    toast({
      text: "Det du hade skrivit är kastat",
      undo: () => {
        undo();
        pushAddress("/accounting/transaction/create");
      },
    });
  }
  return {
    isAsking,
    ask: () => (isTouched(store.form()) ? setIsAsking(true) : leave()),
    stay: () => setIsAsking(false),
    leave,
  };
}
