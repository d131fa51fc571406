import { useEffect } from "react";
import { lateStored } from "../data/documents/current-client.ts";
import { useToast } from "../ui/toast.tsx";

/** Tells when something that had waited has been saved, whatever page one is on: it is no longer in the browser only. */
export function useLateNotices(): void {
  const toast = useToast();
  useEffect(
    () =>
      lateStored.subscribe(({ label, appended }) => {
        const [first] = appended;
        const number = first === undefined ? "" : `: ${first.series} ${first.number}`;
        toast({ text: `Skickat nu: ${label ?? "en ändring som väntade"}${number}` });
      }),
    [toast],
  );
}
