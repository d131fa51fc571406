import { useLinkedTransaction } from "../../../ui/link/linked-transaction.ts";
import { correctedLink, reversalOfForm } from "./entry-form.ts";
import type { EntryForm } from "./entry-rows.ts";

/** The heading of a form that corrects a transaction, in the words of the button that opened it. */
export function useCorrectionTitle(form: EntryForm): string | undefined {
  const linked = useLinkedTransaction();
  const corrects = correctedLink(form);
  if (corrects === undefined) return undefined;
  return `${reversalOfForm(form) === undefined ? "Vänd" : "Rätta"} ${linked(corrects).name}`;
}
