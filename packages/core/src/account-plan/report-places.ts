import type { AccountNo } from "./account-no.ts";
import type { ReportStructure, ReportStructureItem } from "./account-plan.ts";

/** Where accounts stand in a report structure. */
export interface ReportPlace {
  readonly item: ReportStructureItem;
  /** Names from the outermost group to the item itself. */
  readonly path: readonly string[];
}

/** The same digits written on two items: the first has the accounts, the second gets none. */
export interface DoublePlace {
  readonly digits: string;
  readonly first: ReportPlace;
  readonly second: ReportPlace;
}

export interface ReportPlaces {
  /** The item an account belongs to, undefined when the structure has no place for it. */
  readonly placeOf: (account: AccountNo) => ReportPlace | undefined;
  readonly doubles: readonly DoublePlace[];
}

/**
 * Indexes a structure by the digits on its items. The longest match wins, however deep it stands: the whole number,
 * then its first 3, 2 and 1 digits; of equal texts the first in document order (specification 2 §5, clarification B13).
 */
export function reportPlaces(structure: ReportStructure): ReportPlaces {
  const byDigits = new Map<string, ReportPlace>();
  const doubles: DoublePlace[] = [];
  const visit = (items: readonly ReportStructureItem[], outer: readonly string[]): void => {
    for (const item of items) {
      const place = { item, path: [...outer, item.name] };
      for (const digits of item.accounts ?? []) {
        const first = byDigits.get(digits);
        if (first === undefined) byDigits.set(digits, place);
        else doubles.push({ digits, first, second: place });
      }
      visit(item.items ?? [], place.path);
    }
  };
  visit(structure.items, []);
  return { placeOf: (account) => placeOf(byDigits, String(account)), doubles };
}

function placeOf(byDigits: ReadonlyMap<string, ReportPlace>, account: string): ReportPlace | undefined {
  for (let length = account.length; length > 0; length--) {
    const place = byDigits.get(account.slice(0, length));
    if (place !== undefined) return place;
  }
  return undefined;
}
