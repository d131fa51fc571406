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
  vatPeriodChoice,
  vatPeriodsToDeclare,
} from "@huvudbok/core/vat";
import { useMemo } from "react";
import { useRemoteValue } from "../../data/api/remote-value.ts";
import { useFiscalYears } from "../../data/fiscal-years.ts";
import { useDocument } from "../../data/use-document.ts";
import { dueRules } from "./due/due-rules.ts";
import { type BooksBeside, useBooksBeside } from "./use-books-beside.ts";

export interface VatFigures {
  /** The VAT to declare next, of this year and the one before; as if none were settled or declared until the rules of that are here. */
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
  const { value: rules } = useRemoteValue(dueRules);
  const storedType = useDocument("accountSettings").head?.vatPeriod;
  const following = followingFiscalYear(years, ledger.fiscalYear);
  const ownYears = useMemo(
    () => [...(before ? [before] : []), { ledger, accounts }],
    [ledger, accounts, before],
  );
  const payer = useMemo(() => {
    const known = filings ?? [];
    const asked = { storedType, companyType, books: ownYears, fiscalYears: years, filings: known };
    const returned = rules && { periodsOf: rules.periodsAsReturned(known, today) };
    return { companyType, choice: vatPeriodChoice(asked), ...returned };
  }, [storedType, companyType, ownYears, years, filings, today, rules]);
  const own = useMemo(() => declaredOf(ownYears, payer), [ownYears, payer]);
  // Who looks back at an old year is told of what is due in the year after, and all of a period that both share (OV14).
  const after = useBooksBeside(following && needsVatYear(following, own.vat, today) ? following : undefined);
  const all = useMemo(
    () => (after.books ? declaredOf([...own.years, after.books], payer) : own),
    [own, after, payer],
  );
  const vat = useMemo(() => {
    // The year after says what it has settled, and is not shown (VR14).
    const periods = all.vat.periods.filter(({ period }) => period.from <= ledger.fiscalYear.to);
    const declared = { ...all.vat, periods };
    const isSettled = rules?.isPeriodSettled ?? (() => false);
    return own.vat.periods.length > 0
      ? vatOverview({ declared, years: all.years, today, isSettled })
      : undefined;
  }, [ledger, own, all, today, rules]);
  return { vat, around: rules && isKnown && after.isKnown ? all : undefined };
}

/** Some years, and the VAT that is declared of them. */
function declaredOf(
  years: readonly VatBooks[],
  payer: Omit<Parameters<typeof vatPeriodsToDeclare>[0], "years">,
) {
  return { years, vat: vatPeriodsToDeclare({ years, ...payer }) };
}
