import { useEffect, useState } from "react";
import { switchFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { type PageError, pageErrorOf } from "../page-frame/error-level.ts";
import { LINKED_YEAR } from "./linked-year.ts";
import { useQueryState } from "./query-state.ts";

/**
 * Selects the fiscal year that the address names, and then takes it out of the address (TR16). A year that is only used
 * because it is the last one is selected too: a later one may be loaded any moment.
 */
export function useYearOfAddress(): { readonly isMoving: boolean; readonly error: PageError | undefined } {
  const [query, setQuery] = useQueryState();
  const { years } = useFiscalYears();
  const { settings } = useUserSettings();
  const [error, setError] = useState<PageError>();
  const named = query(LINKED_YEAR);
  const year = years.find(({ id }) => id === named)?.id;
  const isSelected = settings.activeFiscalYearId === year;
  useEffect(() => {
    if (year === undefined) return;
    if (isSelected) setQuery({ [LINKED_YEAR]: undefined });
    else switchFiscalYear(year).catch((thrown: unknown) => setError(pageErrorOf(thrown)));
  }, [year, isSelected, setQuery]);
  return { isMoving: year !== undefined && !isSelected, error };
}
