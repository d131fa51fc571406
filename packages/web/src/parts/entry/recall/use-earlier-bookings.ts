import { type FiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import { useState } from "react";
import { useCompany } from "../../../data/company/selected-company.ts";
import { useFiscalYears } from "../../../data/fiscal-years.ts";
import { useDocumentAt } from "../../../data/use-document-at.ts";
import { usePageIdle } from "../../../data/use-page-idle.ts";
import type { Bookings } from "./shared-index.ts";

/** A year with so many transactions teaches enough by itself. */
export const ENOUGH_BOOKINGS = 500;

/**
 * The transactions of the fiscal year before, while the year itself has few: a new year would suggest nothing. They are
 * asked for when the page has nothing else to do, and only while the form is there. Undefined until then, and where
 * they cannot be loaded: less is suggested, which is no error.
 */
export function useEarlierBookings(year: FiscalYear, count: number): Bookings | undefined {
  const companyId = useCompany()?.id;
  const { years } = useFiscalYears();
  const [areFew] = useState(count < ENOUGH_BOOKINGS);
  const isIdle = usePageIdle(areFew);
  const before = isIdle ? previousFiscalYear(years, year) : undefined;
  const { items } = useDocumentAt("transactions", companyId, before?.id);
  return before === undefined ? undefined : items;
}
