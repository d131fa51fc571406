import type { Sie4Balance } from "../sie4-file.ts";

/**
 * The opening balances of a file's own year: its `#IB 0`, or, where the file has none of them, the `#UB -1` that the
 * standard allows in their place (SI15). They are of year 0 then.
 */
export function openingRecords({
  ib,
  ub,
}: {
  readonly ib: readonly Sie4Balance[];
  readonly ub: readonly Sie4Balance[];
}): readonly Sie4Balance[] {
  const opening = ib.filter(({ year }) => year === 0);
  if (opening.length > 0) return opening;
  return ub.filter(({ year }) => year === -1).map((balance) => ({ ...balance, year: 0 }));
}
