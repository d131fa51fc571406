import { fiscalYearName } from "../../fiscal-year/index.ts";
import { formatOre } from "../../money/index.ts";
import type { VatPart } from "../vat-moves.ts";
import { vatLeft } from "../vat-settlement-entry.ts";

/**
 * What the parts of a period have left on their accounts, in Swedish; undefined where nothing is. Of a period that two years
 * share the year of each account is named: the same one may be left in both, and each year's books it in an entry (VR11).
 */
export function vatLeftText(parts: readonly VatPart[]): string | undefined {
  const ofYears = parts.flatMap((part) => {
    const left = vatLeft([part]);
    if (left.length === 0) return [];
    const accounts = left.map(({ account, amount }) => `${account} (${formatOre(amount)})`).join(", ");
    const year = parts.length > 1 ? ` i räkenskapsåret ${fiscalYearName(part.books.ledger.fiscalYear)}` : "";
    return [`${year}: ${accounts}`];
  });
  return ofYears.length === 0 ? undefined : `Kvar på momskontona${ofYears.join(", och")}.`;
}
