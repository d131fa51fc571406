import { latestItemsSchema } from "@huvudbok/core/api";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { useEffect, useState } from "react";
import { callApi } from "../../data/api/api-client.ts";
import { failureOf } from "../../data/api/api-failure.ts";
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
      callApi(latestItemsSchema, "GET", `/api/data/latest/${key}`, { signal: left.signal }).then(
        ({ count }) => setCount(id, count),
        (thrown) => {
          // Nothing is registered in the year yet. After another failure the place of the figure stays empty.
          if (failureOf(thrown).status === 404) setCount(id, 0);
        },
      );
    }
    return () => left.abort();
  }, [companyId, years]);
  return counts;
}
