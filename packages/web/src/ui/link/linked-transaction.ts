import { type FiscalYear, fiscalYearName } from "@huvudbok/core/fiscal-year";
import type { TransactionLink } from "@huvudbok/core/transaction";
import { useFiscalYear, useFiscalYears } from "../../data/fiscal-years.ts";
import { pathInYear } from "./linked-year.ts";
import { transactionPath } from "./transaction-path.ts";

/**
 * What a link to a transaction says and where it leads, also into another fiscal year: "A 12 (2024)" (TR16). One of a
 * year that has been deleted leads nowhere: the same number of this year is another.
 */
export function useLinkedTransaction(): (link: TransactionLink) => {
  readonly name: string;
  readonly to: string | undefined;
} {
  const { years } = useFiscalYears();
  const current = useFiscalYear();
  return (link) => {
    const name = `${link.series} ${link.number}`;
    const year = years.find(({ id }) => id === link.fiscalYearId);
    // Without years they are not loaded.
    if (years.length === 0 || (year !== undefined && year.id === current?.id)) {
      return { name, to: transactionPath(link) };
    }
    if (year === undefined) return { name: `${name} (i ett raderat räkenskapsår)`, to: undefined };
    return transactionInYear(link, year);
  };
}

/** The same of a transaction that is known to be in another year than the selected one. */
export function transactionInYear(
  transaction: Pick<TransactionLink, "series" | "number">,
  year: FiscalYear,
): { readonly name: string; readonly to: string } {
  return {
    name: `${transaction.series} ${transaction.number} (${fiscalYearName(year)})`,
    to: pathInYear(transactionPath(transaction), year),
  };
}
