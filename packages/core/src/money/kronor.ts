import { err, ok, type Result } from "../shared/index.ts";
import { type Ore, ore } from "./ore.ts";

/** How far a stored amount in kronor may lie from a whole öre (MO2). */
const TOLERANCE_KRONOR = 1e-7;
/** 999 999 999 999,99 kr: the largest amount of the product (MO2). */
export const MAX_ORE = 99_999_999_999_999;

export interface NotWholeOre {
  readonly code: "not-whole-ore";
  readonly kronor: number;
}

/**
 * Reads a stored amount, decimal kronor, as whole öre. An amount further than 1e-7 kr from a whole öre, or too
 * large to be exact, is an error (MO2): it is never rounded silently.
 */
export function oreFromKronor(kronor: number): Result<Ore, NotWholeOre> {
  const whole = Math.round(kronor * 100);
  if (!(Math.abs(whole) <= MAX_ORE) || Math.abs(kronor - whole / 100) > TOLERANCE_KRONOR) {
    return err({ code: "not-whole-ore", kronor });
  }
  return ok(ore(whole));
}

/** Decimal kronor for stored JSON and files: the nearest number to the exact amount. */
export function kronorFromOre(amount: Ore): number {
  return amount / 100;
}
