import { type Brand, invariant } from "../shared/index.ts";

/** Whole öre, signed: debit positive, credit negative. 1 kr = 100 öre. */
export type Ore = Brand<number, "Ore">;

/** Takes whole öre. Throws on anything that is not a safe integer; never gives -0. */
export function ore(value: number): Ore {
  invariant(Number.isSafeInteger(value), `not a whole number of öre: ${value}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one constructor of Ore
  return (value === 0 ? 0 : value) as Ore;
}

export const ZERO_ORE = ore(0);

/** The amount with debit and credit exchanged. */
export function negateOre(amount: Ore): Ore {
  return ore(0 - amount);
}

/** The exact sum of any number of amounts. */
export function sumOre(amounts: Iterable<Ore>): Ore {
  let total = 0;
  for (const amount of amounts) total += amount;
  return ore(total);
}
