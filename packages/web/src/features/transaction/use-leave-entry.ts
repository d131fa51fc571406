import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useToast } from "../../ui/toast.tsx";
import { isTouched } from "./entry-form.ts";
import type { EntryStore } from "./entry-store.ts";

/** Leaving the form throws away what is typed: it is asked first, and Ångra brings it back (ux 1.17). */
export function useLeaveEntry(store: EntryStore, discard: () => (() => void) | undefined) {
  const router = useRouter();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  function leave() {
    const undo = discard();
    router.history.push("/accounting/transaction");
    if (undo === undefined) return;
    toast({
      text: "Det du hade skrivit är kastat",
      undo: () => {
        undo();
        router.history.push("/accounting/transaction/create");
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
