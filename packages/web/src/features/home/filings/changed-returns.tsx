import { dateParts } from "@huvudbok/core/calendar";
import { type CompanyType } from "@huvudbok/core/company";
import { handedInFigures, type RecordedFiles } from "@huvudbok/core/filing";
import { formOfCompany, incomeTaxFigures } from "@huvudbok/core/income-tax";
import {
  changedEcSalesLists,
  changedIncomeTaxReturn,
  changedVatReturns,
  type FilingStep,
} from "@huvudbok/core/overview";
import type { VatBooks } from "@huvudbok/core/vat";
import { useEffect, useMemo } from "react";
import { useFiscalYears } from "../../../data/fiscal-years.ts";
import { useTaxForm } from "../../../data/tax-forms.ts";
import { useDocument } from "../../../data/use-document.ts";
import { useVatReturnBoxes } from "../../../data/vat-boxes.ts";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";

type OnFound = (what: string, steps: readonly FilingStep[]) => void;

export interface ChangedReturnsProps {
  /** The books of the years around today, the earliest first. */
  readonly years: readonly VatBooks[];
  readonly companyType: CompanyType;
  /** Newest first. */
  readonly filings: readonly RecordedFiles[];
  /** Told of each kind and year that is looked at, also when nothing is found. */
  readonly onFound: OnFound;
}

/**
 * Looks for returns that were handed in and that the books no longer agree with (OV16). It shows nothing: what it needs of
 * the product's forms and of the returns is fetched after the figures, and only where something was handed in.
 */
export function ChangedReturns({ years, companyType, filings, onFound }: ChangedReturnsProps) {
  const form = formOfCompany(companyType);
  const isDeclared = (books: VatBooks) =>
    handedInFigures(filings, "incomeTax", books.ledger.fiscalYear) !== undefined;
  return (
    <>
      {filings.some((filing) => filing.kind === "vat" && filing.isDeclared) && (
        <VatReturns years={years} filings={filings} onFound={onFound} />
      )}
      {filings.some((filing) => filing.kind === "ecSales" && filing.isDeclared) && (
        <EcSalesLists years={years} filings={filings} onFound={onFound} />
      )}
      {form !== undefined &&
        years
          .filter(isDeclared)
          .map((books) => (
            <IncomeTaxReturn
              key={books.ledger.fiscalYear.id}
              form={form}
              books={books}
              filings={filings}
              onFound={onFound}
            />
          ))}
    </>
  );
}

function VatReturns({ years, filings, onFound }: Omit<ChangedReturnsProps, "companyType">) {
  const stored = useFiscalYears().years;
  const { boxes } = useVatReturnBoxes();
  const found = useMemo(
    () => boxes && changedVatReturns({ years, stored, filings, boxes }),
    [years, stored, filings, boxes],
  );
  useFound("vat", found, onFound);
  return null;
}

function EcSalesLists({ years, filings, onFound }: Omit<ChangedReturnsProps, "companyType">) {
  const stored = useFiscalYears().years;
  const found = useMemo(() => changedEcSalesLists({ years, stored, filings }), [years, stored, filings]);
  useFound("ecSales", found, onFound);
  return null;
}

interface IncomeTaxReturnProps extends Pick<ChangedReturnsProps, "filings" | "onFound"> {
  readonly form: "INK2" | "NE";
  readonly books: VatBooks;
}

function IncomeTaxReturn({ form, books, filings, onFound }: IncomeTaxReturnProps) {
  const { ledger, accounts } = books;
  const year = ledger.fiscalYear;
  const typed = useDocument("incomeTax", { fiscalYearId: year.id });
  const { found: read } = useTaxForm(form, dateParts(year.to).year);
  const fields = isLoaded(typed.state) ? typed.items : undefined;
  const found = useMemo(() => {
    if (fields === undefined || read === undefined) return undefined;
    const plan = { accounts2: [...accounts.values()] };
    const now = incomeTaxFigures({ ledger, plan, ...read, typed: fields.values() });
    return changedIncomeTaxReturn(filings, year, form, now);
  }, [ledger, accounts, read, fields, filings, year, form]);
  useFound(`incomeTax ${year.id}`, found, onFound);
  return null;
}

function useFound(what: string, found: readonly FilingStep[] | undefined, onFound: OnFound): void {
  useEffect(() => {
    if (found === undefined) return undefined;
    onFound(what, found);
    return () => onFound(what, []);
  }, [what, found, onFound]);
}
