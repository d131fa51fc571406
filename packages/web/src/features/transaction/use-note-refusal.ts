import { changeRefusalText } from "@huvudbok/core/document";
import type { Transaction } from "@huvudbok/core/transaction";
import { ownRefusal } from "../../data/documents/own-refusal.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";

/** Why the books, as this browser has them, would not take a transaction with another note. */
export function useNoteRefusal(): (noted: Transaction) => PageError | undefined {
  const { items } = useDocument("transactions");
  const fiscalYear = useFiscalYear();
  return (noted) => {
    const refusal = ownRefusal(
      "transactions",
      { put: [noted] },
      {
        intent: "annotate",
        existing: items,
        ...(fiscalYear === undefined ? {} : { fiscalYear }),
        knownAccounts: new Set(),
        highestNumber: new Map(),
      },
    );
    return refusal && { message: changeRefusalText(refusal), level: "warning" };
  };
}
