import type { PreviousYearDocuments } from "@huvudbok/core/closing";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useMemo } from "react";
import type { ApiFailure } from "../../data/api/api-failure.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";

interface PreviousDocuments {
  /** True when it is loaded what there is to copy, also when that is nothing. */
  readonly isKnown: boolean;
  readonly documents: PreviousYearDocuments | undefined;
  readonly error: ApiFailure | undefined;
}

/** Everything that a new year copies from the previous one; nothing when there is none. */
export function usePreviousDocuments(year: FiscalYear | undefined): PreviousDocuments {
  const place = year === undefined ? {} : { fiscalYearId: year.id };
  const plan = useDocument("accountPlan", place);
  const balances = useDocument("accountBalance", place);
  const transactions = useDocument("transactions", place);
  const assets = useDocument("assetManagement", place);
  const used = [plan, balances, transactions, assets];
  const isReady = used.every(({ state }) => isLoaded(state));
  const documents = useMemo((): PreviousYearDocuments | undefined => {
    if (year === undefined || !isReady) return undefined;
    const accounts2 = [...plan.items.values()];
    return {
      fiscalYear: year,
      balances: [...balances.items.values()],
      transactions: [...transactions.items.values()],
      assetLists: [...assets.items.values()],
      ...(plan.head === undefined || accounts2.length === 0 ? {} : { plan: { ...plan.head, accounts2 } }),
    };
  }, [year, isReady, plan, balances.items, transactions.items, assets.items]);
  if (year === undefined) return { isKnown: true, documents: undefined, error: undefined };
  return { isKnown: isReady, documents, error: used.find(({ error }) => error !== undefined)?.error };
}
