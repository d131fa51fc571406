import { latestItemsSchema } from "@huvudbok/core/api";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useEffect, useState } from "react";
import { callApi } from "../../data/api/api-client.ts";
import { dataKey } from "../../data/documents/unsaved-commit.ts";

/** How many transactions each year has, by the id of the year: asked for without loading the years. */
export function useVoucherCounts(
  companyId: number,
  years: readonly FiscalYear[],
): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const left = new AbortController();
    for (const { id } of years) {
      const key = dataKey("transactions", companyId, id);
      if (key === undefined) continue;
      callApi(latestItemsSchema, "GET", `/api/data/latest/${key}`, { signal: left.signal }).then(
        ({ count }) => setCounts((before) => new Map(before).set(id, count)),
        // The place of the figure stays empty: nothing else on the page depends on it.
        () => undefined,
      );
    }
    return () => left.abort();
  }, [companyId, years]);
  return counts;
}
