import { type Brand, invariant } from "../shared/index.ts";

/** A four-digit account number, 1000 to 9999. */
export type AccountNo = Brand<number, "AccountNo">;

export function isAccountNo(value: number): value is AccountNo {
  return Number.isInteger(value) && value >= 1000 && value <= 9999;
}

/** Takes a number that is known to be an account number; throws on any other. */
export function accountNo(value: number): AccountNo {
  invariant(isAccountNo(value), `not an account number: ${value}`);
  return value;
}
