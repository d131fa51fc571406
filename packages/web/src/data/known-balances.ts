import { closingBalances } from "@huvudbok/core/ledger";
import type { Ore } from "@huvudbok/core/money";
import { useMemo } from "react";
import { useFiscalYear } from "./fiscal-years.ts";
import { builtLedger } from "./ledger.ts";
import { useDocument } from "./use-document.ts";

/**
 * What every account holds by its number, in öre, where a page has had the year's index built; undefined otherwise. For
 * what may show balances by the way and must not wait for them.
 */
export function useKnownBalances(): ReadonlyMap<number, Ore> | undefined {
  const year = useFiscalYear();
  const { items } = useDocument("transactions");
  const ledger = year === undefined ? undefined : builtLedger(year, items);
  return useMemo(() => (ledger === undefined ? undefined : closingBalances(ledger)), [ledger]);
}
