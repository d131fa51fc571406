import type { Random } from "./random.ts";

const SYLLABLES = [
  "ber",
  "da",
  "el",
  "fors",
  "gran",
  "hö",
  "is",
  "ka",
  "lind",
  "må",
  "sten",
  "tå",
  "väst",
  "öst",
] as const;

/** One of 2,744 names that look Swedish. */
export function madeUpName(random: Random): string {
  return [1, 2, 3].map(() => random.pick(SYLLABLES)).join("");
}
