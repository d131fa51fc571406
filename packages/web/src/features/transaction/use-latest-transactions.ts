import { decodeItem } from "@huvudbok/core/document";
import type { Transaction } from "@huvudbok/core/transaction";
import { useEffect, useState } from "react";
import { loadLatestItems } from "../../data/api/latest-items.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import { dataKey } from "../../data/documents/unsaved-commit.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";

/** The first page of a year's list while the year itself is being loaded. */
export interface LatestVouchers {
  /** Of the whole year. */
  readonly count: number;
  /** Last series and highest number first. */
  readonly transactions: readonly Transaction[];
}

/** A small year in the browser's cache is loaded sooner than an answer arrives. */
const GRACE_MS = 20;

/**
 * The latest vouchers of the selected year, requested by themselves while the whole year is loaded, so that the list of
 * a large year opens as fast as that of a small one. Undefined when they are not loaded, or not wanted.
 */
export function useLatestTransactions(isWanted: boolean): LatestVouchers | undefined {
  const companyId = useCompany()?.id;
  const fiscalYearId = useFiscalYear()?.id;
  const key = isWanted ? dataKey("transactions", companyId, fiscalYearId) : undefined;
  const [latest, setLatest] = useState<{ readonly key: string; readonly found: LatestVouchers }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      loadLatest(key, left.signal).then(
        (found) => found !== undefined && setLatest({ key, found }),
        // The year is requested as well, and the page shows what prevents that.
        () => undefined,
      );
    }, GRACE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [key]);
  return latest !== undefined && latest.key === key ? latest.found : undefined;
}

async function loadLatest(key: string, signal: AbortSignal): Promise<LatestVouchers | undefined> {
  const { count, items } = await loadLatestItems(key, signal);
  const transactions: Transaction[] = [];
  for (const json of items) {
    const item = decodeItem("transactions", json);
    // Written by a newer version of the program: its meaning is explained when the year is read.
    if (!item.ok) return undefined;
    transactions.push(item.value);
  }
  return { count, transactions };
}
