import type { Account } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import type { CompanyType } from "@huvudbok/core/company";
import type { HandedOut } from "@huvudbok/core/filing";
import { followingFiscalYear } from "@huvudbok/core/fiscal-year";
import type { Ledger } from "@huvudbok/core/ledger";
import { needsVatYear } from "@huvudbok/core/overview";
import {
  type VatBooks,
  type VatOverview,
  type VatPeriodsToDeclare,
  vatOverview,
  vatPeriodsToDeclare,
} from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { type BooksBeside, useBooksBeside } from "./use-books-beside.ts";

export interface VatFigures {
  /** The VAT to declare next, of this year and the one before. */
  readonly vat: VatOverview | undefined;
  /** The books around today, the earliest first, and all the VAT that is declared of them; undefined until they are loaded. */
  readonly around: { readonly years: readonly VatBooks[]; readonly vat: VatPeriodsToDeclare } | undefined;
}

interface Payer {
  readonly companyType: CompanyType;
  /** The files made of those years, newest first: the last return decides a period that nobody has chosen (OV6). */
  readonly filings: readonly HandedOut[] | undefined;
}

/** The VAT of the selected year and of the years beside it. */
export function useVatFigures(
  ledger: Ledger,
  accounts: ReadonlyMap<string, Account>,
  { books: before, isKnown }: BooksBeside,
  { companyType, filings }: Payer,
  today: IsoDate,
): VatFigures {
  const { years } = useFiscalYears();
  const storedType = useDocument("accountSettings").head?.vatPeriod;
  const following = followingFiscalYear(years, ledger.fiscalYear);
  const payer = useMemo(
    () => ({ companyType, storedType, ...(filings && { filings }) }),
    [companyType, storedType, filings],
  );
  const own = useMemo(
    () => declaredOf([...(before ? [before] : []), { ledger, accounts }], payer),
    [ledger, accounts, before, payer],
  );
  // Who looks back at an old year is told of what is due in the year after, and all of a period that both share (OV14).
  const after = useBooksBeside(following && needsVatYear(following, own.vat, today) ? following : undefined);
  const all = useMemo(
    () => (after.books ? declaredOf([...own.years, after.books], payer) : own),
    [own, after, payer],
  );
  const vat = useMemo(() => {
    // The year after says what it has settled, and is not shown (VR14).
    const periods = all.vat.periods.filter(({ period }) => period.from <= ledger.fiscalYear.to);
    return own.vat.periods.length > 0 ? vatOverview({ ...all.vat, periods }, all.years, today) : undefined;
  }, [ledger, own, all, today]);
  return { vat, around: isKnown && after.isKnown ? all : undefined };
}

type Payment = Omit<Parameters<typeof vatPeriodsToDeclare>[0], "years">;

/** Some years, and the VAT that is declared of them. */
function declaredOf(years: readonly VatBooks[], payer: Payment) {
  return { years, vat: vatPeriodsToDeclare({ years, ...payer }) };
}
