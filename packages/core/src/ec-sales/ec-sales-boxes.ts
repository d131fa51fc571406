import type { DateRange } from "../calendar/index.ts";
import { kronorOf } from "../money/index.ts";
import type { VatBooks } from "../vat/index.ts";
import { type EcSalesBox, ecSalesRows, ecSalesSums } from "./ec-sales-rows.ts";

/** What the boxes of a list of the period have by the books, in whole kronor, whoever bought (EC4). */
export function ecSalesBoxes(
  years: readonly VatBooks[],
  period: DateRange,
): Readonly<Record<EcSalesBox, number>> {
  const sums = ecSalesSums(ecSalesRows({ years, period, numbers: new Map() }));
  return { 35: kronorOf(sums[35]), 38: kronorOf(sums[38]), 39: kronorOf(sums[39]) };
}
