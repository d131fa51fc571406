import type { BookedMoney } from "@huvudbok/core/categorisation";
import type { Transaction } from "@huvudbok/core/transaction";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useDocumentAt } from "../../../data/use-document-at.ts";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { useBookedMoney } from "../booked/use-booked-money.ts";

export interface YearBooks {
  /** What is registered in the year; undefined until it is known. */
  readonly booked: BookedMoney | undefined;
  /** The same by id, as soon as it is here. */
  readonly registered: ReadonlyMap<string, Transaction> | undefined;
  readonly error: ApiFailure | undefined;
}

/** What is registered in the year, read once there are drafts to compare with it; the list does not wait for it. */
export function useYearBooks(isWanted: boolean): YearBooks {
  const year = usePageData("fiscalYear");
  const companyId = useCompany()?.id;
  const { state, items, error } = useDocumentAt("transactions", companyId, isWanted ? year.id : undefined);
  const isHere = isLoaded(state);
  const registered = isHere ? items : undefined;
  return { booked: useBookedMoney(registered), registered, error: isHere ? undefined : error };
}
