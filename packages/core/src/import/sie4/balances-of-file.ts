import type { AccountBalance } from "../../account-balance/index.ts";
import type { AccountNo } from "../../account-plan/index.ts";
import { sumOre } from "../../money/index.ts";
import type { Sie4Balance } from "../../sie4/index.ts";
import { accountNumber } from "./plan-of-file.ts";

/**
 * Balances of year 0 by account, the records of one account added together; accounts without balance and quantity are
 * left out. Result accounts are kept (IM18).
 */
export function balancesOfFile(records: readonly Sie4Balance[]): readonly AccountBalance[] {
  const balances = new Map<AccountNo, AccountBalance>();
  for (const record of records) {
    const number = accountNumber(record.account);
    if (record.year !== 0 || number === undefined) continue;
    const before = balances.get(number);
    const balance = before === undefined ? record.amount : sumOre([before.balance, record.amount]);
    const quantity = (before?.quantity ?? 0) + (record.quantity ?? 0);
    balances.set(number, { accountId: number, balance, ...(quantity === 0 ? {} : { quantity }) });
  }
  const kept = [...balances.values()].filter(
    ({ balance, quantity }) => balance !== 0 || quantity !== undefined,
  );
  return kept.sort((a, b) => a.accountId - b.accountId);
}
