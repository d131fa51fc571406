import { useSyncExternalStore } from "react";
import { useUndo } from "../../../data/undo.ts";
import { useKeys } from "../../../ui/keys/use-keys.ts";
import { useToast } from "../../../ui/label/toast.tsx";
import type { EntryStore } from "../form/entry-store.ts";

/** Said to who presses Ctrl+Z: what was sent may be booked, and stands in the form as it was sent. */
const UNCONFIRMED_TEXT =
  "Registreringen är inte bekräftad än. Den kan ångras när servern har svarat. Försök igen, eller ändra för hand.";

/**
 * While nobody knows what became of the form, Ctrl+Z takes nothing back, on the whole page: neither a step, since what was
 * sent is what a retry books, nor what was saved before it (UN15). The returned function says so, and is false where there
 * is nothing to refuse: of what is on its way it is known soon, and that can be undone.
 */
export function useRefusedUndo(store: EntryStore): () => boolean {
  const isSent = useSyncExternalStore(store.subscribe, () => store.form().sent !== undefined);
  const { isSaving, isUnderWay } = useUndo();
  const toast = useToast();
  const isRefused = isSent && !isSaving;
  function refuse(): boolean {
    if (store.form().sent === undefined || isUnderWay()) return false;
    toast({ text: UNCONFIRMED_TEXT, isRefusal: true });
    return true;
  }
  useKeys(
    isRefused
      ? [
          {
            keys: "Control+z",
            label: "Ångra",
            group: "Överallt",
            isForFieldsFirst: true,
            run: () => refuse(),
          },
        ]
      : [],
  );
  return refuse;
}
