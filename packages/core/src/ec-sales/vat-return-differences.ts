import type { DateRange } from "../calendar/index.ts";
import type { FilingFigures } from "../filing/index.ts";
import { kronorOf } from "../money/index.ts";
import { missingDays, type VatBooks } from "../vat/index.ts";
import { EC_SALES_BOXES, type EcSalesBox, ecSalesRows, ecSalesSums } from "./ec-sales-rows.ts";

/** A box in which a list and a VAT return differ, in whole kronor. */
export interface EcSalesDifference {
  readonly box: EcSalesBox;
  readonly listed: number;
  readonly returned: number;
}

/** The boxes in which a list and a VAT return of the same days differ; what is left out is nothing (EC8). */
export function ecSalesDifferences(
  listed: FilingFigures,
  returned: FilingFigures,
): readonly EcSalesDifference[] {
  return EC_SALES_BOXES.map((box) => ({
    box,
    listed: listed[String(box)] ?? 0,
    returned: returned[String(box)] ?? 0,
  })).filter((each) => each.listed !== each.returned);
}

/** A VAT return that was handed in, and the boxes that the books no longer have as it says. */
interface DifferingReturn {
  readonly period: DateRange;
  readonly differences: readonly EcSalesDifference[];
}

/**
 * The handed-in VAT returns whose boxes of the list are not what the list of the same days would declare now (EC8). The
 * days are those of the return, since a list of a month may belong to the return of a quarter; the newest return of a
 * period counts, and one with days that the books lack cannot be compared.
 */
export function differingReturns(
  years: readonly VatBooks[],
  returns: readonly { readonly period: DateRange; readonly figures: FilingFigures | undefined }[],
): readonly DifferingReturn[] {
  const ledgers = years.map(({ ledger }) => ledger);
  const newest = new Map(returns.toReversed().map((each) => [`${each.period.from} ${each.period.to}`, each]));
  return [...newest.values()].flatMap(({ period, figures }) => {
    if (figures === undefined || missingDays(ledgers, period).length > 0) return [];
    const sums = ecSalesSums(ecSalesRows({ years, period, numbers: new Map() }));
    const listed = Object.fromEntries(EC_SALES_BOXES.map((box) => [box, kronorOf(sums[box])]));
    const differences = ecSalesDifferences(listed, figures);
    return differences.length === 0 ? [] : [{ period, differences }];
  });
}
