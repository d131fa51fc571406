import { type AccountNo, accountNo, isAccountNo } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import * as z from "zod/mini";
import { sessionValue } from "../../data/session.ts";
import type { FormFormat } from "../../data/unfinished/form-format.ts";
import type { BalanceEdits } from "./balance-edits.ts";

/** What is typed on the page and not saved: öre by account, and texts of amounts that have not been left or read. */
export interface KeptBalances {
  readonly edits: Readonly<Record<string, number>>;
  readonly typed: Readonly<Record<string, string>>;
}

const editsSchema = z.record(z.string(), z.int());

export const BALANCES_FORMAT: FormFormat<KeptBalances> = {
  version: 1,
  schema: z.object({ edits: editsSchema, typed: z.record(z.string(), z.string()) }),
  lifts: {},
};

export function editsOf({ edits }: KeptBalances): BalanceEdits {
  return new Map(accounts(edits).map(([account, amount]) => [account, ore(amount)]));
}

export function typedOf({ typed }: KeptBalances): Map<AccountNo, string> {
  return new Map(accounts(typed));
}

/** What a program before the store of unfinished forms kept in the tab's session, taken out once. */
export function takeSessionEdits(fiscalYearId: string): KeptBalances | undefined {
  const old = sessionValue(`openingBalance-${fiscalYearId}`, editsSchema);
  const edits = old.read();
  if (edits === undefined) return undefined;
  old.remove();
  return { edits, typed: {} };
}

function accounts<T>(values: Readonly<Record<string, T>>): [AccountNo, T][] {
  const known = Object.entries(values).filter(([account]) => isAccountNo(Number(account)));
  return known.map(([account, value]) => [accountNo(Number(account)), value]);
}
