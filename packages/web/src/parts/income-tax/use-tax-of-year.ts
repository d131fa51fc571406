import type { AccountPlan } from "@huvudbok/core/account-plan";
import { dateParts } from "@huvudbok/core/calendar";
import { type TaxToBook, taxOfReturn } from "@huvudbok/core/income-tax";
import type { Ledger } from "@huvudbok/core/ledger";
import { useMemo } from "react";
import { useTaxForm } from "../../data/tax-forms.ts";
import { useDocument } from "../../data/use-document.ts";
import { isLoaded } from "../../ui/loading/is-loaded.ts";

/** The tax that the return of a limited company has, by what is saved of it (TX15); undefined while it is not known. */
export function useTaxOfYear(ledger: Ledger, plan: Pick<AccountPlan, "accounts2">): TaxToBook | undefined {
  const { id, to } = ledger.fiscalYear;
  const { items, state } = useDocument("incomeTax", { fiscalYearId: id });
  const { found } = useTaxForm("INK2", dateParts(to).year);
  const isReady = isLoaded(state);
  return useMemo(
    () => (isReady && found ? taxOfReturn({ ledger, plan }, found, items.values()) : undefined),
    [isReady, found, ledger, plan, items],
  );
}
