import type { FilingFigures } from "../filing/index.ts";
import { sumOre } from "../money/index.ts";
import type { EcSalesBuyer } from "./ec-sales-buyers.ts";
import { EC_SALES_BOXES, type EcSalesBox } from "./ec-sales-rows.ts";

/** More buyers than this are not kept one by one in the log. */
const MOST_BUYERS = 120;

/**
 * What a list declares, in kronor: its boxes, and each buyer's part as `DE123456789-35`, by which a later list knows
 * whom to take away.
 */
export function ecSalesFigures(buyers: readonly EcSalesBuyer[]): FilingFigures {
  const sums = EC_SALES_BOXES.map((box): [string, number] => [
    String(box),
    sumOre(buyers.map(({ amounts }) => amounts[box])) / 100,
  ]);
  const parts = buyers.flatMap(({ vatNumber, amounts }) =>
    EC_SALES_BOXES.filter((box) => amounts[box] !== 0).map((box): [string, number] => [
      `${vatNumber}-${box}`,
      amounts[box] / 100,
    ]),
  );
  return Object.fromEntries(buyers.length > MOST_BUYERS ? sums : [...sums, ...parts]);
}

/** What a code of the figures is called. */
export function ecSalesFigureText(code: string): string {
  const [first = "", box] = code.split("-");
  return box === undefined ? `Ruta ${first}` : `${first}, ruta ${box}`;
}

/** The boxes of buyers that an earlier list declared, in which they have nothing now: a new one writes 0 there (EC5). */
export function droppedBuyers(
  declared: FilingFigures,
  buyers: readonly EcSalesBuyer[],
): ReadonlyMap<string, readonly EcSalesBox[]> {
  const now = ecSalesFigures(buyers);
  const gone = Object.keys(declared).flatMap((code) => {
    const [vatNumber = "", box] = code.split("-");
    const dropped = EC_SALES_BOXES.filter((each) => String(each) === box && now[code] === undefined);
    return dropped.map((each) => ({ vatNumber, box: each }));
  });
  const byNumber = Map.groupBy(gone, ({ vatNumber }) => vatNumber);
  return new Map([...byNumber].map(([vatNumber, own]) => [vatNumber, own.map(({ box }) => box)]));
}
