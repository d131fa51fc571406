/** Random whole numbers from 0 up to and not including `limit`; one seed always gives the same ones (mulberry32). */
export function seededRandom(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}

/** `npm run long` takes far more cases, and new seeds; the seed is in the name of whatever fails. */
export const IS_LONG = process.env["HUVUDBOK_LONG"] === "1";
export const SEED = Number(process.env["HUVUDBOK_SEED"] ?? (IS_LONG ? Date.now() % 1_000_000 : 20_250_827));
