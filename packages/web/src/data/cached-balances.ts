import { closingBalances } from "@huvudbok/core/ledger";
import type { Ore } from "@huvudbok/core/money";
import { useMemo } from "react";
import { useFiscalYear } from "./fiscal-years.ts";
import { builtLedger } from "./registered-ledger.ts";
import { useDocument } from "./use-document.ts";

/**
 * The balance of every account by its number, in öre, if a page has built the year's index; undefined otherwise. For
 * parts that may show balances but must not wait for them.
 */
export function useCachedBalances(): ReadonlyMap<number, Ore> | undefined {
  const year = useFiscalYear();
  const { items } = useDocument("transactions");
  const ledger = year === undefined ? undefined : builtLedger(year, items);
  return useMemo(() => (ledger === undefined ? undefined : closingBalances(ledger)), [ledger]);
}
