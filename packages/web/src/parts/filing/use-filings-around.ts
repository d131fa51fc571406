import { followingFiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import type { Ledger } from "@huvudbok/core/ledger";
import { type Filing, useFilings } from "../../data/filings/filings.ts";
import { useFiscalYears } from "../../data/fiscal-years.ts";

export interface FilingsAround {
  /** Undefined while it is not known what there is, also when that cannot be fetched (OV12). */
  readonly filings: readonly Filing[] | undefined;
  readonly isLoading: boolean;
}

/** The files made of the year of a ledger and of those beside it, newest first. */
export function useFilingsAround({ fiscalYear }: Ledger): FilingsAround {
  const { years } = useFiscalYears();
  const { from } = previousFiscalYear(years, fiscalYear) ?? fiscalYear;
  const { to } = followingFiscalYear(years, fiscalYear) ?? fiscalYear;
  const { state, filings } = useFilings({ period: { from, to } });
  const isKnown = state === "ready" || filings.length > 0;
  return { filings: isKnown ? filings : undefined, isLoading: state === "loading" };
}
