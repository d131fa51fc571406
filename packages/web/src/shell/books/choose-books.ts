import type { FiscalYearId } from "@huvudbok/core/fiscal-year";
import { selectCompany } from "../../data/company/selected-company.ts";
import { switchFiscalYear } from "../../data/fiscal-years.ts";
import { readSession } from "../../data/session.ts";
import { currentAddress, pushAddress, replaceAddress } from "../../navigation/address.ts";
import { pageAt } from "../../routes/page-names.ts";

const LIST = "/accounting/transaction";

/**
 * Selects the fiscal year that a person has chosen for whatever page is shown. The page of a transaction leads to the
 * list first: at its address the year has another transaction of the same number, which was not asked for. Throws
 * `ApiFailure` when the year could not be saved.
 */
export function chooseFiscalYear(id: FiscalYearId, current: FiscalYearId | undefined): Promise<void> {
  if (id !== current && isTransactionShown()) replaceAddress(LIST);
  return switchFiscalYear(id);
}

/**
 * Selects the company that a person has chosen, and leads home (PG14). What Back returns to shows the books of that
 * company: neither another transaction of the same number, nor filters that were meant for the other company.
 */
export function chooseCompany(id: number): void {
  if (id !== readSession().companyId) {
    const { pathname, search } = currentAddress();
    if (isTransactionShown()) replaceAddress(LIST);
    else if (search !== "" && pathname.startsWith("/accounting/")) replaceAddress(pathname);
  }
  selectCompany(id);
  pushAddress("/accounting");
}

function isTransactionShown(): boolean {
  return pageAt(currentAddress().pathname)?.path === "/accounting/transaction/$series/$id";
}
