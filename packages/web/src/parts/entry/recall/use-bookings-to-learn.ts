import type { CategorisationIndex } from "@huvudbok/core/categorisation";
import { previousFiscalYear } from "@huvudbok/core/fiscal-year";
import type { ApiFailure } from "../../../data/api/api-failure.ts";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useFiscalYears } from "../../../data/fiscal-years.ts";
import { type UsedDocument, useDocumentAt } from "../../../data/use-document-at.ts";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import type { Bookings } from "./shared-index.ts";
import { useCategorisation } from "./use-categorisation.ts";
import { ENOUGH_BOOKINGS } from "./use-earlier-bookings.ts";

const NONE: Bookings = new Map();

interface Learnt {
  /** Undefined until all has been learnt, and while nobody wants it. */
  readonly index: CategorisationIndex | undefined;
  readonly error: ApiFailure | undefined;
}

/**
 * What the bookings of the selected year teach, and of the year before while it has few, for a page that has not loaded
 * them: they are asked for when they are wanted. A year before that cannot be loaded teaches nothing, which is no error.
 */
export function useBookingsToLearn(isWanted: boolean): Learnt {
  const year = usePageData("fiscalYear");
  const companyId = useCompany()?.id;
  const { years } = useFiscalYears();
  const now = useDocumentAt("transactions", companyId, isWanted ? year.id : undefined);
  const areFew = isLoaded(now.state) && now.items.size < ENOUGH_BOOKINGS;
  const before = areFew ? previousFiscalYear(years, year) : undefined;
  const earlier = useDocumentAt("transactions", companyId, before?.id);
  const isHere = isLoaded(now.state) && (before === undefined || isSettled(earlier));
  const { index, isReady } = useCategorisation(
    isHere ? now.items : NONE,
    before === undefined ? NONE : earlier.items,
  );
  return { index: isHere && isReady ? index : undefined, error: isLoaded(now.state) ? undefined : now.error };
}

function isSettled({ state, error }: UsedDocument<"transactions">): boolean {
  return isLoaded(state) || error !== undefined;
}
