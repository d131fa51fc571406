import type { BookedMoney } from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import type { Transaction } from "@huvudbok/core/transaction";
import { useMemo } from "react";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useDocumentAt } from "../../../data/use-document-at.ts";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { useBookedMoney } from "../booked/use-booked-money.ts";
import { useBookedWithAround, useTransfersAround } from "../booked/use-transfers-around.ts";

export interface YearBooks {
  /** What is registered in the year; undefined until it is known. */
  readonly booked: BookedMoney | undefined;
  /** The same by id, as soon as it is here. */
  readonly registered: ReadonlyMap<string, Transaction> | undefined;
  readonly error: ApiFailure | undefined;
}

/** What is registered in the year, read once there are drafts to compare with it; the list does not wait for it. */
export function useYearBooks(drafts: ReadonlyMap<string, Draft>): YearBooks {
  const isWanted = drafts.size > 0;
  const all = useMemo(() => [...drafts.values()], [drafts]);
  const year = usePageData("fiscalYear");
  const companyId = useCompany()?.id;
  const { state, items, error } = useDocumentAt("transactions", companyId, isWanted ? year.id : undefined);
  const isHere = isLoaded(state);
  const registered = isHere ? items : undefined;
  const around = useTransfersAround(all);
  const booked = useBookedWithAround(useBookedMoney(registered), around);
  return { booked, registered, error: isHere ? around.error : error };
}
