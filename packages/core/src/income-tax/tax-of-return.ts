import type { AccountPlan } from "../account-plan/index.ts";
import type { Ledger } from "../ledger/index.ts";
import { formatOre } from "../money/index.ts";
import { incomeTaxReport } from "./income-tax-report.ts";
import type { SruEntries } from "./sru-entries.ts";
import type { TaxForm } from "./tax-form.ts";
import { incomeTaxSide } from "./tax-side.ts";
import { type TaxToBook, taxToBook } from "./tax-to-book.ts";
import type { TypedField } from "./typed-fields.ts";
import { typedAmounts } from "./typed-values.ts";

interface BooksOfReturn {
  readonly ledger: Ledger;
  readonly plan: Pick<AccountPlan, "accounts2">;
}

/**
 * The tax as the page of the return has it (TX15), by what is saved of the return; undefined where some account has no
 * place in the form (TX3).
 */
export function taxOfReturn(
  { ledger, plan }: BooksOfReturn,
  { form, entries }: { readonly form: TaxForm; readonly entries: SruEntries },
  typed: Iterable<TypedField>,
): TaxToBook | undefined {
  const report = incomeTaxReport(ledger, plan, form, entries);
  if (!report.ok) return undefined;
  return taxToBook(ledger, incomeTaxSide(form, report.value, typedAmounts(typed)).surplus);
}

/** That the booked tax is not what the return has, in Swedish (CL12); undefined where it is. */
export function bookedTaxText({ tax, booked, left }: TaxToBook): string | undefined {
  if (left === 0) return undefined;
  return `Bokförd skatt är ${formatOre(booked)}, men inkomstdeklarationen räknar fram ${formatOre(tax)}.`;
}
