import type { AccountType } from "../account-plan/index.ts";

/** An account of a published chart, by which the gaps of a file are filled. */
export interface KnownAccount {
  readonly name: string;
  readonly type: AccountType;
  readonly taxCode?: number;
  readonly sru?: number;
}

/** Accounts by number. */
export type KnownAccounts = ReadonlyMap<number, KnownAccount>;
