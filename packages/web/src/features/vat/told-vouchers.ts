import { rangeContains } from "@huvudbok/core/calendar";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { transactionsOf } from "@huvudbok/core/ledger";
import type { Transaction } from "@huvudbok/core/transaction";
import type { VatBooks, VatReport } from "@huvudbok/core/vat";

type Told = VatReport["problems" | "warnings"][number];

interface ToldVoucher {
  readonly fiscalYear: FiscalYear;
  readonly voucher: Pick<Transaction, "series" | "number">;
}

/**
 * The transactions that a report names to be put right, so that it can lead to them: what looks like a settlement or is one
 * twice (VR13, VR17), and what has VAT of sales and no sale (VR12, VR22).
 */
export function toldVouchers(
  years: readonly VatBooks[],
  { period }: Pick<VatReport, "period">,
  told: readonly Told[],
): readonly ToldVoucher[] {
  return told.flatMap((each) => {
    if ("fiscalYear" in each) return [each];
    return "results" in each ? withoutBase(years, period, each) : [];
  });
}

/** Such a one is told by its name, which two years of a period may both have: by its accounts it is known. */
function withoutBase(
  years: readonly VatBooks[],
  period: VatReport["period"],
  { voucher, results }: Extract<Told, { readonly results: unknown }>,
): readonly ToldVoucher[] {
  return years.flatMap(({ ledger }) =>
    transactionsOf(ledger)
      .filter(
        ({ series, number, date, entries }) =>
          `${series} ${number}` === voucher &&
          rangeContains(period, date) &&
          entries.some(({ accountId }) => results.includes(accountId)),
      )
      .map((found) => ({ fiscalYear: ledger.fiscalYear, voucher: found })),
  );
}
