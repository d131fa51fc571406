import { useAwaitedRates } from "../../../parts/entry/currency/use-awaited-rates.ts";
import type { EntryStore } from "../../../parts/entry/form/entry-store.ts";
import { useAwaitedUpload } from "../../../parts/entry/register/use-awaited-upload.ts";
import { useToast } from "../../../ui/label/toast.tsx";

/** What a person does with a draft waits for its files and its rates. */
export function useAwaitedForm(store: EntryStore) {
  const upload = useAwaitedUpload(store);
  const rates = useAwaitedRates(store);
  const toast = useToast();
  return {
    setIsUploading: upload.setIsBusy,
    /** False while something is awaited: then `act` is called when it has come. */
    isComplete: (act: () => void): boolean => {
      if (upload.await(act)) toast({ text: "Väntar på att underlaget är uppladdat" });
      else if (rates.await(act)) toast({ text: "Väntar på att valutakursen är hämtad" });
      else return true;
      return false;
    },
  };
}
