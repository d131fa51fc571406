import { type AssetList, assetCandidates, correctedPurchases } from "@huvudbok/core/asset";
import { useMemo } from "react";
import { usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { notFetchedError } from "../../ui/loading/not-fetched-error.ts";
import type { AssetBooks } from "./asset-page.tsx";

/**
 * What the books have for a list: items to import (AS9), and purchases that were corrected (AS14). Undefined until they
 * are loaded, those of the year before among them, whose corrections are followed into this one; the error says which did
 * not come.
 */
export function useListBooks({ year, lists }: AssetBooks, list: AssetList) {
  const transactions = useDocument("transactions");
  const balances = useDocument("accountBalance");
  const previous = usePreviousFiscalYear();
  const before = useDocument("transactions", previous && { fiscalYearId: previous.id });
  const isReady = [transactions, balances, ...(previous === undefined ? [] : [before])].every(({ state }) =>
    isLoaded(state),
  );
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
  const failed = (
    [
      ["Årets transaktioner", transactions],
      ["Ingående balans", balances],
      ["Transaktionerna i föregående år", before],
    ] as const
  ).find(([, { state }]) => state === "error");
  return { found, error: failed && notFetchedError(failed[0], failed[1].error) };
}
