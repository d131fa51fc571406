import { type Brand, invariant } from "../shared/index.ts";

/** A four-digit account number, 1000 to 9999. */
export type AccountNo = Brand<number, "AccountNo">;

/** Accounts have four digits. */
export const ACCOUNT_NUMBERS = { first: 1000, last: 9999 } as const;

export function isAccountNo(value: number): value is AccountNo {
  return Number.isInteger(value) && value >= ACCOUNT_NUMBERS.first && value <= ACCOUNT_NUMBERS.last;
}

/** Takes a number that is known to be an account number; throws on any other. */
export function accountNo(value: number): AccountNo {
  invariant(isAccountNo(value), `not an account number: ${value}`);
  return value;
}
