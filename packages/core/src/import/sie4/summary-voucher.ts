import { type AccountNo, accountNo } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { negateOre, type Ore, sumOre, ZERO_ORE } from "../../money/index.ts";
import { openingRecords, type Sie4File } from "../../sie4/index.ts";
import type { Entry, Transaction } from "../../transaction/index.ts";
import { balancesOfFile } from "./balances-of-file.ts";

export interface SummaryVoucher {
  /** Undefined when its rows do not balance, or when there are none. */
  readonly transaction: Transaction | undefined;
  /** 0 when it balances. */
  readonly difference: Ore;
}

/**
 * One locked voucher "Importerade saldon" that carries a file without vouchers (types 1 to 3) from its opening to its
 * closing balances and results (IM8).
 */
export function summaryVoucher(file: Sie4File, date: IsoDate): SummaryVoucher {
  const changes = new Map<AccountNo, Ore>();
  const add = (account: AccountNo, amount: Ore) =>
    changes.set(account, sumOre([changes.get(account) ?? ZERO_ORE, amount]));
  for (const { accountId, balance } of balancesOfFile([...file.ub, ...file.res])) add(accountId, balance);
  for (const { accountId, balance } of balancesOfFile(openingRecords(file)))
    add(accountId, negateOre(balance));
  const entries: Entry[] = [...changes]
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => a - b)
    .map(([account, amount]) => ({ accountId: accountNo(account), amount }));
  const difference = sumOre(entries.map((entry) => entry.amount));
  if (entries.length === 0 || difference !== 0) return { transaction: undefined, difference };
  const voucher = { series: "A", number: 1, date, text: "Importerade saldon", entries, locked: true };
  return { transaction: voucher, difference };
}
