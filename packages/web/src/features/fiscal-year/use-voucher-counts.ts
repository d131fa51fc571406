import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useEffect, useState } from "react";
import { loadLatestItems } from "../../data/api/latest-items.ts";
import { dataKey } from "../../data/documents/unsaved-commit.ts";

/** How many transactions each year has, by the id of the year: asked for without loading the years. */
export function useVoucherCounts(
  companyId: number,
  years: readonly FiscalYear[],
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const left = new AbortController();
    const setCount = (id: string, count: number) => setCounts((before) => new Map(before).set(id, count));
    for (const { id } of years) {
      const key = dataKey("transactions", companyId, id);
      if (key === undefined) continue;
      loadLatestItems(key, left.signal).then(
        ({ count }) => setCount(id, count),
        // After a failure the place of the figure stays empty.
        () => undefined,
      );
    }
    return () => left.abort();
  }, [companyId, years]);
  return counts;
}
