import { isQuantityInRange } from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { ChangeIntent } from "../commit-intent.ts";
import type { AnyKind } from "../kinds/kind-row.ts";
import type { Change, RuleFacts } from "../kinds/rule.ts";

/** Intents that bring quantities as they were booked: those of a file, and of what is put back, moved or reversed. */
const BRINGS_QUANTITIES: ReadonlySet<ChangeIntent> = new Set(["import", "convert", "undo", "correct"]);

/**
 * Refuses a quantity that the field of a row does not take (CH37). What a document held before may stay in it, and a new
 * year brings along what the year before had.
 */
export function quantityRefusal(
  { title }: Pick<AnyKind, "title">,
  { put, append }: Change<unknown, unknown>,
  { intent, isYearNew, existing }: RuleFacts<unknown, unknown>,
): ChangeRefusal | undefined {
  if (BRINGS_QUANTITIES.has(intent)) return undefined;
  const odd = oddQuantities(isYearNew === true ? append : [...put, ...append]);
  if (odd.length === 0) return undefined;
  const before = new Set(oddQuantities([...existing.values()]));
  return odd.every((quantity) => before.has(quantity)) ? undefined : { code: "quantity-too-large", title };
}

function oddQuantities(value: unknown): readonly number[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: readonly [string, unknown]) =>
    name === "quantity" && typeof one === "number"
      ? isQuantityInRange(one)
        ? []
        : [one]
      : oddQuantities(one),
  );
}
