import type { DateRange } from "../calendar/index.ts";
import type { VatBooks } from "../vat/index.ts";
import { buyerOfVoucher } from "./buyer-text.ts";
import { ecSalesBuyers } from "./ec-sales-buyers.ts";
import { type EcSalesRow, ecSalesRows } from "./ec-sales-rows.ts";

/**
 * Whether a list of the period would have an amount for any buyer (EC4). It is asked without the numbers that are
 * remembered: each text is a buyer of its own, as it is for those (EC3).
 */
export function hasEcSales(years: readonly VatBooks[], period: DateRange): boolean {
  const rows = ecSalesRows({ years, period, numbers: new Map() });
  return ecSalesBuyers(rows.map((row) => ({ ...row, vatNumber: buyerOf(row) }))).length > 0;
}

/** What corrects a voucher whose text names nobody is of the same buyer as that one. */
function buyerOf({ id, buyer, voucher: { corrects } }: EcSalesRow): string {
  return buyer ?? (corrects === undefined ? id : buyerOfVoucher(corrects.fiscalYearId, corrects));
}
