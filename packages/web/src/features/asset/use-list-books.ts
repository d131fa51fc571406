import { type AssetList, assetCandidates, correctedPurchases } from "@huvudbok/core/asset";
import { useMemo } from "react";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import type { AssetBooks } from "./asset-page.tsx";

/**
 * What the books have for a list: items to import (AS9), and purchases that were corrected (AS14). Undefined until they
 * are loaded. The year before is asked for what its corrections were of; until it is there they are not followed into it.
 */
export function useListBooks({ year, lists }: AssetBooks, list: AssetList) {
  const transactions = useDocument("transactions");
  const balances = useDocument("accountBalance");
  const previous = usePreviousFiscalYear();
  const before = useDocument("transactions", previous && { fiscalYearId: previous.id });
  const isReady = isLoaded(transactions.state) && isLoaded(balances.state);
  const found = useMemo(() => {
    if (!isReady) return undefined;
    const books = {
      year,
      transactions: [...transactions.items.values()],
      openingBalances: [...balances.items.values()],
      lists: [...lists.values()],
    };
    const earlier =
      previous === undefined ? [] : [{ fiscalYearId: previous.id, transactions: [...before.items.values()] }];
    return {
      candidates: assetCandidates(list, { ...books, earlier }),
      corrected: correctedPurchases(list, { ...books, earlier }),
    };
  }, [isReady, list, lists, year, transactions.items, balances.items, previous, before.items]);
  return { found, error: transactions.error ?? balances.error };
}
