import type { AccountNo } from "../../../account-plan/index.ts";
import { dayNumber } from "../../../calendar/index.ts";
import { type Ledger, orderedAccountRows } from "../../../ledger/index.ts";
import { lastingSettlements, vatSettlements } from "../../vat-settlements.ts";
import { remembered } from "../remembered.ts";

/**
 * What an account of a year has held, without settlements that were reversed: they have emptied nothing. Days are days
 * since 1970-01-01, in order.
 */
export interface AccountHistory {
  /** What the year began with. */
  readonly opening: number;
  /** What it held when each day with rows had ended. */
  readonly days: readonly { readonly day: number; readonly held: number }[];
  /** The days on which it held nothing after one of its rows. */
  readonly emptied: readonly number[];
  /** The days of its rows in settlements that stand. */
  readonly settled: readonly number[];
}

/** One pass over the rows of the account, however many days are asked about. */
export const accountHistory = remembered(findHistory, (account: AccountNo) => String(account));

function findHistory(ledger: Ledger, account: AccountNo): AccountHistory {
  const rows = orderedAccountRows(ledger, account);
  const settlements = vatSettlements(ledger);
  const lasting = new Set<unknown>(lastingSettlements(ledger));
  const reversed = new Set<unknown>(settlements.filter((each) => !lasting.has(each)));
  // Vouchers are looked at on these days only, since there are many.
  const settlementDays = new Set(settlements.map(({ date }) => dayNumber(date)));
  const opening = ledger.openingBalances.find(({ accountId }) => accountId === account)?.balance ?? 0;
  const days: { day: number; held: number }[] = [];
  const emptied = new Set<number>();
  const settled: number[] = [];
  let held: number = opening;
  for (let index = 0; index < rows.length; index += 1) {
    const day = rows.dayAt(index);
    const voucher = settlementDays.has(day) ? rows.voucherAt(index) : undefined;
    if (reversed.has(voucher)) continue;
    held += rows.countedAt(index);
    if (held === 0) emptied.add(day);
    if (lasting.has(voucher)) settled.push(day);
    const last = days.at(-1);
    if (last?.day === day) last.held = held;
    else days.push({ day, held });
  }
  return { opening, days, emptied: [...emptied], settled };
}
