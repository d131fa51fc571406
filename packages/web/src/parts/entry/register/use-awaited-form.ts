import { useToast } from "../../../ui/label/toast.tsx";
import { useAwaitedRates } from "../currency/use-awaited-rates.ts";
import type { EntryStore } from "../form/entry-store.ts";
import { keepingFocus } from "../row/cell-focus.ts";
import type { UsedVatSplit } from "../vat/use-vat-split.ts";
import { useAwaitedUpload } from "./use-awaited-upload.ts";

/** What waits for what the form lacks. */
export interface AwaitedForm {
  /** Called when an upload starts and when all are done. */
  readonly setIsUploading: (isBusy: boolean) => void;
  /** False while something is awaited: then `act` is called when it has come, in place of what waited before. */
  readonly isComplete: (act: () => void, does: "Registreras" | "Sparas") => boolean;
}

/** What a person does with a form waits for its files, its VAT and its rates (TR25). */
export function useAwaitedForm(store: EntryStore, vat: Pick<UsedVatSplit, "await">): AwaitedForm {
  const upload = useAwaitedUpload(store);
  const rates = useAwaitedRates(store);
  const toast = useToast();
  return {
    setIsUploading: upload.setIsBusy,
    isComplete: (act, does) => {
      // What stands in the focused field is saved, too, and may be what has no rate yet. Ctrl+Enter has taken it.
      if (does === "Sparas") keepingFocus(() => undefined, "entry-text");
      const split = vat.await(act);
      if (split === "refused") return false;
      if (upload.await(act)) toast({ text: `${does} när underlaget är uppladdat` });
      else if (split === "waits") toast({ text: `${does} när momsen per konto är hämtad` });
      else if (rates.await(act)) toast({ text: `${does} när valutakursen är hämtad` });
      else return true;
      return false;
    },
  };
}
