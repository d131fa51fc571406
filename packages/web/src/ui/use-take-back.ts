import { useUndo } from "../data/undo.ts";
import { useToast } from "./toast.tsx";
import { useLatest } from "./use-latest.ts";

/**
 * Takes the last saved change of the company back and tells so; a refusal, such as of a transaction that may no longer
 * be deleted, is told with its reason. Answers whether it was taken back. A notice may outlive its page: whoever shows
 * one with Ångra says by `label` what is taken back.
 */
export function useTakeBack(): (label?: string) => Promise<boolean> {
  const latest = useLatest(useUndo());
  const toast = useToast();
  return async (label) => {
    const what = label ?? latest.current.label;
    const done = await latest.current.undo();
    if (done.ok) toast({ text: what === undefined ? "Ångrat" : `Ångrat: ${what}` });
    else toast({ text: `Kan inte ångras. ${done.error.message}`, isRefusal: true });
    return done.ok;
  };
}
