import { useEffect } from "react";
import { useToast } from "../../ui/toast.tsx";
import type { EntryForm } from "./entry-rows.ts";

/** Tells at which rate a row was split, or that it could not be. */
export function useVatNotices({ vatSplit, vatRefusals = 0 }: EntryForm): void {
  const toast = useToast();
  useEffect(() => {
    if (vatSplit !== undefined) toast({ text: `Raden är delad med ${vatSplit.rate} % moms` });
  }, [vatSplit, toast]);
  useEffect(() => {
    if (vatRefusals > 0) toast({ text: "Raden har inget belopp, eller ett konto utan moms" });
  }, [vatRefusals, toast]);
}
