import { useToast } from "./toast.tsx";

/** Waits for a setting that is being saved outside a page's own work, and shows a notice when that fails. */
export function useSavedSetting(): (saving: Promise<void>) => void {
  const toast = useToast();
  return (saving) => {
    saving.catch((thrown: unknown) =>
      toast({
        text: `Inställningen är inte sparad. ${thrown instanceof Error ? thrown.message : ""}`,
        isRefusal: true,
      }),
    );
  };
}
