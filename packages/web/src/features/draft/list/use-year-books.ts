import type { BookedMoney } from "@huvudbok/core/categorisation";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useDocumentAt } from "../../../data/use-document-at.ts";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { useBookedMoney } from "../booked/use-booked-money.ts";

interface YearBooks {
  /** What is registered in the year; undefined until it is known. */
  readonly booked: BookedMoney | undefined;
  readonly error: ApiFailure | undefined;
}

/** What is registered in the year, read once there are drafts to compare with it; the list does not wait for it. */
export function useYearBooks(isWanted: boolean): YearBooks {
  const year = usePageData("fiscalYear");
  const companyId = useCompany()?.id;
  const { state, items, error } = useDocumentAt("transactions", companyId, isWanted ? year.id : undefined);
  const isHere = isLoaded(state);
  return { booked: useBookedMoney(isHere ? items : undefined), error: isHere ? undefined : error };
}
