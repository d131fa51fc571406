import { pseudoRandom } from "@huvudbok/core/shared";

/** Random whole numbers from 0 up to and not including `limit`; one seed always gives the same ones. */
export function seededRandom(seed: number): (limit: number) => number {
  const next = pseudoRandom(seed);
  return (limit) => Math.floor(next() * limit);
}

/** `npm run long` takes far more cases, and new seeds; the seed is in the name of a failing test. */
export const IS_LONG = process.env["HUVUDBOK_LONG"] === "1";
export const SEED = Number(process.env["HUVUDBOK_SEED"] ?? (IS_LONG ? Date.now() % 1_000_000 : 20_250_827));
