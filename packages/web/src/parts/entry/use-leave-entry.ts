import { useState } from "react";
import { pushAddress } from "../../navigation/address.ts";
import { useToast } from "../../ui/label/toast.tsx";
import type { EntryStore } from "./form/entry-store.ts";
import { preparingPage } from "./form/preparing-page.ts";

interface LeaveEntryOptions {
  readonly store: EntryStore;
  readonly isWritten: () => boolean;
  readonly discard: () => (() => void) | undefined;
}

/**
 * Leaving the form discards what is typed: a dialog asks first, and Ångra restores the form. One comes to the page that
 * prepared it, or to the transactions (TR12).
 */
export function useLeaveEntry({ store, isWritten, discard }: LeaveEntryOptions) {
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
    ask: () => (isWritten() ? setIsAsking(true) : leave()),
    stay: () => setIsAsking(false),
    leave,
  };
}
