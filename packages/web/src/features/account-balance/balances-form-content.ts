import { type AccountNo, accountNo, isAccountNo } from "@huvudbok/core/account-plan";
import { type Ore, ore } from "@huvudbok/core/money";
import * as z from "zod/mini";
import { sessionValue } from "../../data/session.ts";
import type { FormFormat } from "../../data/unfinished/form-format.ts";
import type { BalanceEdits } from "./balance-edits.ts";

/** What is typed on the page and not saved: öre by account, and texts of amounts that have not been left or read. */
export interface BalancesFormContent {
  readonly edits: Readonly<Record<string, number>>;
  readonly typed: Readonly<Record<string, string>>;
  /** By account, what was known to be stored when it was changed; unknown of forms that older programs left. */
  readonly known: Readonly<Record<string, readonly number[]>>;
}

const editsSchema = z.record(z.string(), z.int());

export const BALANCES_FORMAT: FormFormat<BalancesFormContent> = {
  version: 2,
  schema: z.object({
    edits: editsSchema,
    typed: z.record(z.string(), z.string()),
    known: z.record(z.string(), z.array(z.int())),
  }),
  lifts: { 1: (content) => ({ ...Object(content), known: {} }) },
};

export function editsOf({ edits }: BalancesFormContent): BalanceEdits {
  return new Map(accounts(edits).map(([account, amount]) => [account, ore(amount)]));
}

export function typedOf({ typed }: BalancesFormContent): Map<AccountNo, string> {
  return new Map(accounts(typed));
}

export function knownOf({ known }: BalancesFormContent): Map<AccountNo, readonly Ore[]> {
  return new Map(accounts(known).map(([account, amounts]) => [account, amounts.map(ore)]));
}

/**
 * The edits that versions of the program before the store of unfinished forms stored in the tab's session, taken out
 * once.
 */
export function takeSessionEdits(fiscalYearId: string): BalancesFormContent | undefined {
  const old = sessionValue(`openingBalance-${fiscalYearId}`, editsSchema);
  const edits = old.read();
  if (edits === undefined) return undefined;
  old.remove();
  return { edits, typed: {}, known: {} };
}

function accounts<T>(values: Readonly<Record<string, T>>): [AccountNo, T][] {
  const valid = Object.entries(values).filter(([account]) => isAccountNo(Number(account)));
  return valid.map(([account, value]) => [accountNo(Number(account)), value]);
}
