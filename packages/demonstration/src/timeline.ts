import { type AssetList, listDepreciation } from "@huvudbok/core/asset";
import { assetPurchases } from "./assets.ts";
import { bankCosts, disposalOfResult } from "./bank-and-owners.ts";
import { cardPurchases } from "./card-purchases.ts";
import { withCorrections } from "./corrections.ts";
import { paymentsOfOldDebts, RESULT_BEFORE, TAX_BEFORE } from "./first-balances.ts";
import { invoicedPurchases } from "./invoiced-purchases.ts";
import { invoicedSales } from "./invoiced-sales.ts";
import { payroll } from "./payroll.ts";
import type { PlannedVoucher, TimelineContext } from "./planned-voucher.ts";
import { shopSales } from "./shop-sales.ts";
import { finalTax, settlementVouchers, taxAccount } from "./taxes.ts";
import { prepaidInsurance, yearEnd } from "./year-end.ts";

/** The vouchers of each year, by date. */
export interface Timeline {
  readonly first: readonly PlannedVoucher[];
  readonly second: readonly PlannedVoucher[];
}

/**
 * Everything that happens in the two years. It does not depend on the day on which it is shown: a later day adds
 * vouchers last and moves none. Taxes come after the events they are counted from, the closing after all.
 */
export function timeline(context: TimelineContext, assetList: AssetList): Timeline {
  const { firstYear, seed } = context;
  const years = [firstYear, firstYear + 1];
  const events = withCorrections(
    [
      ...years.map(prepaidInsurance),
      ...disposalOfResult(firstYear, RESULT_BEFORE),
      ...paymentsOfOldDebts(firstYear),
      ...invoicedSales(context),
      ...shopSales(context),
      ...invoicedPurchases(context),
      ...cardPurchases(context),
      ...assetPurchases(context),
      ...payroll(context),
      ...bankCosts(context),
      ...finalTax(firstYear, TAX_BEFORE),
    ],
    firstYear,
  );
  const settled = [...events, ...settlementVouchers(firstYear, events)];
  const all = [...settled, ...taxAccount(firstYear, settled)].toSorted(byDate);
  const first = all.filter(({ date }) => isIn(date, firstYear));
  const closing = yearEnd(firstYear, seed, first, listDepreciation(assetList));
  const second = [
    ...disposalOfResult(firstYear + 1, closing.result),
    ...finalTax(firstYear + 1, closing.tax),
    ...all.filter(({ date }) => isIn(date, firstYear + 1)),
  ];
  return { first: [...first, ...closing.vouchers], second: second.toSorted(byDate) };
}

function byDate(a: PlannedVoucher, b: PlannedVoucher): number {
  return a.date < b.date ? -1 : Number(a.date > b.date);
}

/** Payments that fall due after the second year are in neither. */
function isIn(date: string, year: number): boolean {
  return date.startsWith(`${year}-`);
}
