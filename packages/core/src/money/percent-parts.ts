/** A percentage has at most four decimals: this many times it is a whole number. */
export const PERCENT_PARTS = 10_000;
