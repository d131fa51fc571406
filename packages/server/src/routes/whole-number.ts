import * as z from "zod/mini";

/** A whole number from 1 to `largest`, parsed from an address. */
export function wholeNumber(largest = Number.MAX_SAFE_INTEGER) {
  return z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.lte(largest)),
    ),
  );
}
