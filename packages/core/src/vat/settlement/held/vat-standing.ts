import type { DateRange } from "../../../calendar/index.ts";
import { cutToKronor, sumOre } from "../../../money/index.ts";
import { hasMovedVat } from "../../moved-vat.ts";
import { partsOfPeriod, taxCodeOf, type VatBooks, type VatPart } from "../../vat-moves.ts";
import { holdsVat } from "./held-vat.ts";

/** What the books say of the VAT of a period (OV15). */
export type VatStanding =
  /** The accounts still hold it. */
  | "held"
  /** It has been there and is moved. */
  | "settled"
  /** There was none, but bases to declare: no settlement will ever tell that somebody has seen to them. */
  | "bases"
  /** There is nothing to declare. */
  | "empty";

/**
 * The boxes of bases, but for that of sales that are exempt (42): who is not registered has them too. They are not beside
 * the other boxes, which home needs before its figures.
 */
const BASE_BOXES: readonly number[] = [5, 6, 7, 8, 20, 21, 22, 23, 24, 35, 36, 37, 38, 39, 40, 41, 50];

/** What the books of the years say of the VAT of a period. */
export function vatStanding(years: readonly VatBooks[], period: DateRange): VatStanding {
  if (holdsVat(years, period)) return "held";
  const parts = partsOfPeriod(years, period);
  if (hasMovedVat(parts)) return "settled";
  return hasBase(parts) ? "bases" : "empty";
}

/** Whether a base has at least a krona. */
function hasBase(parts: readonly VatPart[]): boolean {
  const moved = parts.flatMap((part) =>
    [...part.moved].map(([account, amount]) => ({ box: taxCodeOf(part.books, account) ?? 0, amount })),
  );
  return BASE_BOXES.some((box) => {
    const amounts = moved.filter((each) => each.box === box).map(({ amount }) => amount);
    return cutToKronor(sumOre(amounts)) !== 0;
  });
}
