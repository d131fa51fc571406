import { type AccountNo, isBalanceAccount } from "../account-plan/index.ts";
import { fiscalYearRange } from "../fiscal-year/index.ts";
import { type Ledger, periodBalances } from "../ledger/index.ts";
import { cutToKronor, negateOre, type Ore, sumOre } from "../money/index.ts";
import type { IncomeTaxReport } from "./income-tax-report.ts";
import { accountsIn } from "./sru-entries.ts";
import { rowsOf, type TaxForm, type TaxFormRow, taxSide } from "./tax-form.ts";

export interface SuggestedAmount {
  /** In whole kronor, above 0. */
  readonly amount: Ore;
  /** The row, or the accounts with an amount, that it comes from. */
  readonly from: { readonly section: string } | { readonly accounts: readonly AccountNo[] };
}

/**
 * What the books suggest for typed fields, by SRU code: an offer, in no sum until a person takes it (TX10). Of accounts
 * the costs count as debit, income and liabilities as credit.
 */
export function suggestedAmounts(
  form: TaxForm,
  report: IncomeTaxReport,
  ledger: Ledger,
): ReadonlyMap<number, SuggestedAmount> {
  const balances = periodBalances(ledger, fiscalYearRange(ledger.fiscalYear));
  const booked = new Map(
    report.parts.flatMap(({ items }) =>
      items.flatMap((group) =>
        group.items.map(({ section, roundedTotal }) => [section, roundedTotal] as const),
      ),
    ),
  );
  const suggestionOf = ({ suggestFrom, suggestAccounts = [], sign }: TaxFormRow): SuggestedAmount => {
    if (suggestFrom !== undefined) {
      return { amount: booked.get(suggestFrom) ?? sumOre([]), from: { section: suggestFrom } };
    }
    const wanted = new Set(accountsIn(suggestAccounts));
    const used = [...balances].filter(([account]) => wanted.has(account));
    const amounts = used.map(([account, { period, closing }]) => {
      if (isBalanceAccount(account)) return negateOre(closing);
      return sign === "-" ? negateOre(period) : period;
    });
    return { amount: cutToKronor(sumOre(amounts)), from: { accounts: used.map(([account]) => account) } };
  };
  return new Map(
    taxSide(form)
      .flatMap(rowsOf)
      .flatMap((row) => {
        const suggestion = suggestionOf(row);
        return suggestion.amount > 0 ? [[row.sruMap[0].sru, suggestion]] : [];
      }),
  );
}
