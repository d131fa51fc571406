import type { MadeList } from "@huvudbok/core/ec-sales";
import { followingFiscalYear, previousFiscalYear } from "@huvudbok/core/fiscal-year";
import type { VatBooks } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useFilings } from "../../data/filings/filings.ts";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useVatBooksOf } from "../../parts/vat/use-vat-years.ts";

/** What decides how often the lists are made (EC9): the books of the selected year and those beside it, and the lists. */
export interface KnownEcSales {
  /** The earliest first. */
  readonly years: readonly VatBooks[];
  /** The newest first; none where they cannot be fetched. */
  readonly lists: readonly MadeList[];
}

/** Undefined until all of it is loaded. */
export function useKnownEcSales() {
  const selected = useFiscalYear();
  const { years } = useFiscalYears();
  const previous = selected && previousFiscalYear(years, selected);
  const following = selected && followingFiscalYear(years, selected);
  const [before, own, after] = [useVatBooksOf(previous), useVatBooksOf(selected), useVatBooksOf(following)];
  const { state, filings } = useFilings({ kind: "ecSales" });
  const isWaiting =
    state === "loading" ||
    own.books === undefined ||
    (previous !== undefined && before.books === undefined) ||
    (following !== undefined && after.books === undefined);
  const known = useMemo(
    (): KnownEcSales | undefined =>
      isWaiting
        ? undefined
        : {
            years: [before.books, own.books, after.books].filter((books) => books !== undefined),
            lists: filings,
          },
    [isWaiting, before.books, own.books, after.books, filings],
  );
  return { known, error: own.error ?? before.error ?? after.error };
}
