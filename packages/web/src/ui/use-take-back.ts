import { useUndo } from "../data/undo.ts";
import { useToast } from "./toast.tsx";
import { useLatest } from "./use-latest.ts";

/**
 * Takes the last saved change of the company back and tells so; a refusal, such as of a transaction that may no longer
 * be deleted, is told with its reason. Answers whether it was taken back.
 */
export function useTakeBack(): () => Promise<boolean> {
  const latest = useLatest(useUndo());
  const toast = useToast();
  return async () => {
    const { canUndo, label } = latest.current;
    if (!canUndo) return false;
    const done = await latest.current.undo();
    if (done.ok) toast({ text: label === undefined ? "Ångrat" : `Ångrat: ${label}` });
    else toast({ text: `Kan inte ångras. ${done.error.message}`, isRefusal: true });
    return done.ok;
  };
}
