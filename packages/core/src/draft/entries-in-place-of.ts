import { type Ore, ore, ZERO_ORE } from "../money/index.ts";
import type { TransactionFormRow } from "../transaction/index.ts";
import type { DraftEntry } from "./draft.ts";

/** A row that has no account yet. */
type Replaced = Pick<TransactionFormRow, "amount" | "text" | "quantity" | "foreignCurrencyAmount">;

/**
 * The suggested rows in the place of rows without account. What a person has written at those stays, at the largest of
 * the suggested ones: texts and quantity, and the other currency of the only one (CT6).
 */
export function entriesInPlaceOf(
  replaced: readonly Replaced[],
  suggested: readonly DraftEntry[],
): readonly DraftEntry[] {
  const sizes = suggested.map(({ amount }) => Math.abs(amount));
  const largest = sizes.indexOf(Math.max(...sizes));
  const text = replaced.flatMap((row) => row.text?.trim() || []).join(", ");
  const quantity = replaced.find((row) => row.quantity !== undefined)?.quantity;
  const [only, ...others] = replaced;
  return suggested.map((entry, place) => {
    if (place !== largest) return entry;
    const foreign = only === undefined || others.length > 0 ? undefined : foreignOf(only, entry.amount);
    return {
      ...entry,
      ...(text === "" ? {} : { text }),
      ...(quantity === undefined ? {} : { quantity }),
      ...(foreign === undefined ? {} : { foreignCurrencyAmount: foreign }),
    };
  });
}

/** The foreign amount of a row whose kronor another row has now, on its side. */
function foreignOf(
  { amount: before = ZERO_ORE, foreignCurrencyAmount: foreign }: Replaced,
  amount: Ore,
): Replaced["foreignCurrencyAmount"] {
  if (foreign === undefined || Math.abs(before) !== Math.abs(amount)) return undefined;
  return { ...foreign, amount: ore(Math.sign(amount) * Math.abs(foreign.amount)) };
}
