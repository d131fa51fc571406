import { kronorOf, ore, sumOre } from "../money/index.ts";
import {
  EC_SALES_BOXES,
  type EcSalesAmounts,
  type EcSalesBox,
  type EcSalesRow,
  ecSalesSums,
} from "./ec-sales-rows.ts";

/** What the list says of a buyer: whole kronor, in öre. */
export interface EcSalesBuyer {
  readonly vatNumber: string;
  readonly amounts: EcSalesAmounts;
}

/**
 * The buyers of the rows that have a number, by it. Öre are dropped from the sum of each box, as in the VAT return, and
 * buyers are rounded to whole kronor so that they add up to it: those with most öre up, the others down (EC4). Who
 * ends with nothing is left out.
 */
export function ecSalesBuyers(rows: readonly EcSalesRow[]): readonly EcSalesBuyer[] {
  const known = rows.flatMap(({ vatNumber, amounts }) =>
    vatNumber === undefined ? [] : [{ vatNumber, amounts }],
  );
  const exact = [...Map.groupBy(known, ({ vatNumber }) => vatNumber)]
    .map(([vatNumber, own]): EcSalesBuyer => ({ vatNumber, amounts: ecSalesSums(own) }))
    .toSorted((a, b) => (a.vatNumber < b.vatNumber ? -1 : 1));
  return EC_SALES_BOXES.reduce(inWholeKronor, exact).filter(({ amounts }) =>
    EC_SALES_BOXES.some((box) => amounts[box] !== 0),
  );
}

/** The buyers with a box in whole kronor, each less than one from its amount, with the sum of all without its öre. */
function inWholeKronor(buyers: readonly EcSalesBuyer[], box: EcSalesBox): EcSalesBuyer[] {
  const floorOf = ({ amounts }: EcSalesBuyer) => Math.floor(amounts[box] / 100);
  const restOf = (buyer: EcSalesBuyer) => buyer.amounts[box] - floorOf(buyer) * 100;
  const total = kronorOf(sumOre(buyers.map(({ amounts }) => amounts[box])));
  const up = total - buyers.reduce((sum, buyer) => sum + floorOf(buyer), 0);
  const raised = new Set(buyers.toSorted((a, b) => restOf(b) - restOf(a)).slice(0, up));
  return buyers.map((buyer) => {
    const kronor = floorOf(buyer) + (raised.has(buyer) ? 1 : 0);
    return { ...buyer, amounts: { ...buyer.amounts, [box]: ore(kronor * 100) } };
  });
}
