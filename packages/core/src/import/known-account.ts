import type { AccountType } from "../account-plan/index.ts";

/** An account of a published chart, used where a file lacks information. */
export interface KnownAccount {
  readonly name: string;
  readonly type: AccountType;
  readonly taxCode?: number;
  readonly sru?: number;
}

/** Accounts by number. */
export type KnownAccounts = ReadonlyMap<number, KnownAccount>;
