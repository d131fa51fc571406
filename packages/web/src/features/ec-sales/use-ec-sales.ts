import { type DateRange, isSameRange, rangesOverlap } from "@huvudbok/core/calendar";
import type { ItemOf } from "@huvudbok/core/document";
import { droppedBuyers, type EcSalesRow, ecSalesBuyers, ecSalesRows } from "@huvudbok/core/ec-sales";
import { missingDays, type VatBooks } from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useFilings } from "../../data/filings/filings.ts";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { filingsError } from "../../parts/filing/filings-error.ts";
import { useVatBooksOf } from "../../parts/vat/use-vat-years.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import type { PageError } from "../../ui/page-frame/error-level.ts";

export interface UsedEcSales {
  /** The books that the rows are of. */
  readonly years: readonly VatBooks[];
  readonly rows: readonly EcSalesRow[];
  readonly buyers: ReturnType<typeof ecSalesBuyers>;
  readonly missingDays: DateRange | undefined;
  /** What an earlier list of the period declared and is gone. */
  readonly dropped: ReturnType<typeof droppedBuyers>;
  readonly numbers: ReadonlyMap<string, ItemOf<"vatNumbers">>;
  /** Whether it is known which lists were handed in, and so what is gone. */
  readonly isDroppedKnown: boolean;
  /** Why it is not. */
  readonly filingsError: PageError | undefined;
}

/** The EC sales list of a period, out of the books of the fiscal years that hold it; undefined until all is loaded. */
export function useEcSales(period: DateRange) {
  const selected = useFiscalYear();
  const { years } = useFiscalYears();
  const other = years.find((year) => year.id !== selected?.id && rangesOverlap(year, period));
  const own = useVatBooksOf(selected);
  const beside = useVatBooksOf(other);
  const numbers = useDocument("vatNumbers");
  const { filings, state } = useFilings({ kind: "ecSales", period });
  const isDroppedKnown = state === "ready" || filings.length > 0;
  const isOwn = selected !== undefined && own.books !== undefined;
  const isWhole = isOwn && (other === undefined || beside.books !== undefined) && isLoaded(numbers.state);
  const used = useMemo((): UsedEcSales | undefined => {
    if (!isWhole || own.books === undefined) return undefined;
    const both = other === undefined || beside.books === undefined ? [own.books] : [own.books, beside.books];
    const books = both.toSorted((a, b) => (a.ledger.fiscalYear.from < b.ledger.fiscalYear.from ? -1 : 1));
    const rows = ecSalesRows({ years: books, period, numbers: numbers.items });
    const buyers = ecSalesBuyers(rows);
    const declared = filings.find((filing) => filing.isDeclared && isSameRange(filing.period, period));
    return {
      years: books,
      rows,
      buyers,
      missingDays: missingDays(
        books.map(({ ledger }) => ledger),
        period,
      )[0],
      dropped: droppedBuyers(declared?.figures ?? {}, buyers),
      numbers: numbers.items,
      isDroppedKnown,
      filingsError: !isDroppedKnown && state === "error" ? filingsError() : undefined,
    };
  }, [isWhole, own.books, beside.books, other, numbers.items, filings, isDroppedKnown, state, period]);
  return { used, ledger: own.books?.ledger, error: own.error ?? beside.error ?? numbers.error };
}
