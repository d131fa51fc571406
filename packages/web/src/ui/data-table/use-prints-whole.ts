import { usePrinting } from "../use-printing.ts";

/** About 120 pages, and what a browser lays out in a few seconds. */
export const MOST_PRINTED_ROWS = 5000;

/** True while a list is printed whole, and not the page of it that the screen shows (PG44). */
export function usePrintsWhole(count: number): boolean {
  return usePrinting() && count <= MOST_PRINTED_ROWS;
}
