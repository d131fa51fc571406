import type { EntryForm } from "../form/entry-rows.ts";

/**
 * The row that balances a row in another currency: the only other one with an amount, in kronor, its exact opposite. It
 * follows when the rate is another (TR27). Undefined where several share the amount: nothing says which of them follows.
 */
export function balancingKey({ rows, mode, vatSplits = [] }: EntryForm, key: number): number | undefined {
  const filled = rows.filter(({ amount }) => amount !== undefined && amount !== 0);
  const [first, second] = filled;
  if (mode === "simple" || filled.length !== 2 || vatSplits.length > 0) return undefined;
  if ((first?.amount ?? 0) + (second?.amount ?? 0) !== 0) return undefined;
  const other = first?.key === key ? second : first;
  const isOpposite = filled.some((row) => row.key === key);
  return isOpposite && other?.foreignCurrencyAmount === undefined ? other?.key : undefined;
}
