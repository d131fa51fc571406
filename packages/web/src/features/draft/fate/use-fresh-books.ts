import { useEffect } from "react";
import { useCompany } from "../../../data/company/selected-company.ts";
import { documentClient } from "../../../data/documents/current-client.ts";
import { dataKey } from "../../../data/documents/unsaved-commit.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";

/**
 * Asks the books of the year for what is new once a draft has gone: nothing may have told of it. What they answer comes
 * with the transactions; without an answer the draft is said to be gone.
 */
export function useFreshBooks(isGone: boolean): void {
  const year = usePageData("fiscalYear");
  const companyId = useCompany()?.id;
  const key = isGone ? dataKey("transactions", companyId, year.id) : undefined;
  useEffect(() => {
    if (key !== undefined) void documentClient()?.refresh(key, "transactions");
  }, [key]);
}
