import { type ClosingBooks, lastStatementTotals, type PreviousClosing } from "@huvudbok/core/closing";
import { followingFiscalYear } from "@huvudbok/core/fiscal-year";
import type { Ledger } from "@huvudbok/core/ledger";
import { type VatBooks, yearEndsWithVat } from "@huvudbok/core/vat";
import { useMemo } from "react";
import type { ApiFailure } from "../../data/api/api-failure.ts";
import { useFiscalYears, usePreviousFiscalYear } from "../../data/fiscal-years.ts";
import { useLedger } from "../../data/ledger.ts";
import { useDocument } from "../../data/use-document.ts";
import { useClosingOfYear } from "../../parts/fiscal-year/closing-of-year.ts";
import { useVatBooksOf } from "../../parts/vat/use-vat-years.ts";
import { useToday } from "../../ui/date/use-today.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";
import { useBooks, usePageData } from "../../ui/loading/page-data.ts";

export interface UsedClosingBooks {
  /** Undefined until everything that the checks read is loaded. */
  readonly books: ClosingBooks | undefined;
  readonly error: ApiFailure | undefined;
  /** Why the year before could not be read: its check then says so, and the others are as they are. */
  readonly previousError: ApiFailure | undefined;
}

/** The selected year as the closing helper looks at it; what is saved shows at once. */
export function useClosingBooks(): UsedClosingBooks {
  const { company, fiscalYear } = useBooks();
  const { companyType } = company.config.recipient;
  const plan = usePageData("accountPlan");
  const { ledger, error } = useLedger({ fiscalYear, includeDrafts: false });
  const drafts = useDocument("transactionDrafts");
  const assets = useDocument("assetManagement");
  const statements = useDocument("bankStatements");
  const { previous, error: previousError } = usePrevious();
  const following = useFollowing(ledger, plan.items);
  const today = useToday();
  const used = [drafts, assets, statements];
  const isReady = previous !== undefined && following.isKnown && used.every(({ state }) => isLoaded(state));
  const books = useMemo((): ClosingBooks | undefined => {
    if (!isReady || ledger === undefined) return undefined;
    return {
      companyType,
      ledger,
      following: following.ledger,
      plan: { name: "", ...plan.head, accounts2: [...plan.items.values()] },
      drafts: [...drafts.items.values()],
      previous,
      assetLists: [...assets.items.values()],
      statementTotals: lastStatementTotals(statements.items.values(), fiscalYear),
      today,
    };
  }, [
    isReady,
    ledger,
    companyType,
    plan,
    following.ledger,
    drafts.items,
    previous,
    assets.items,
    statements.items,
    fiscalYear,
    today,
  ]);
  const documentError = used.find((document) => document.error !== undefined)?.error;
  return { books, error: error ?? following.error ?? documentError, previousError };
}

/** What the year before closed with; undefined while it is read. */
function usePrevious() {
  const { fiscalYear } = useBooks();
  const year = usePreviousFiscalYear();
  const { state, balances } = useClosingOfYear(year ?? fiscalYear);
  const { error } = useLedger({ fiscalYear: year ?? fiscalYear, includeDrafts: false });
  const previous = useMemo((): PreviousClosing | undefined => {
    if (year === undefined) return { state: "none" };
    if (state === "loading") return undefined;
    return state === "error" ? { state: "unreadable" } : { state: "known", balances };
  }, [year, state, balances]);
  return { previous, error: year !== undefined && state === "error" ? error : undefined };
}

/** The year after, where VAT is left for it to settle (CL7). */
function useFollowing(ledger: Ledger | undefined, accounts: VatBooks["accounts"]) {
  const { fiscalYear } = useBooks();
  const { years } = useFiscalYears();
  const isAsked = useMemo(
    () => ledger !== undefined && yearEndsWithVat({ ledger, accounts }),
    [ledger, accounts],
  );
  const year = isAsked ? followingFiscalYear(years, fiscalYear) : undefined;
  const { books, isKnown, error } = useVatBooksOf(year);
  return { ledger: books?.ledger, isKnown, error };
}
