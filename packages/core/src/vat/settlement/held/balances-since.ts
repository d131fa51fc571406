import type { AccountNo } from "../../../account-plan/index.ts";
import type { DateRange, IsoDate } from "../../../calendar/index.ts";
import { type Ledger, orderedAccountRows } from "../../../ledger/index.ts";
import { lastingSettlements, vatSettlements } from "../../vat-settlements.ts";

/** What an account of a year has held since a day, without settlements that were reversed: they have emptied nothing. */
export interface BalancesSince {
  /** When the day ended, or the year began if that is later. */
  readonly first: number;
  /** After each row since. */
  readonly later: readonly { readonly date: IsoDate; readonly held: number }[];
  /** The days of its rows in settlements that stand. */
  readonly settled: readonly IsoDate[];
}

export function balancesSince(ledger: Ledger, account: AccountNo, day: IsoDate): BalancesSince {
  const rows = orderedAccountRows(ledger, account);
  const lasting = new Set<unknown>(lastingSettlements(ledger));
  const reversed = new Set<unknown>(vatSettlements(ledger).filter((each) => !lasting.has(each)));
  const opening = ledger.openingBalances.find(({ accountId }) => accountId === account);
  let first: number = opening?.balance ?? 0;
  let held = first;
  const later: { date: IsoDate; held: number }[] = [];
  const settled: IsoDate[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const { voucher } = rows.at(index);
    if (reversed.has(voucher)) continue;
    held += rows.countedAt(index);
    if (lasting.has(voucher)) settled.push(voucher.date);
    if (voucher.date <= day) first = held;
    else later.push({ date: voucher.date, held });
  }
  return { first, later, settled };
}

/** Whether a settlement that stands has emptied an account in a year since some days of it, or of one before, began. */
export function isEmptiedSince(ledger: Ledger, account: AccountNo, { from, to }: DateRange): boolean {
  const { first, later, settled } = balancesSince(ledger, account, to);
  const isSettledBy = (date: IsoDate) => settled.some((each) => from <= each && each <= date);
  return (first === 0 && isSettledBy(to)) || later.some(({ date, held }) => held === 0 && isSettledBy(date));
}

/** Whether an account of a year holds nothing when any of some days has ended. */
export function isEmptiedOn(ledger: Ledger, account: AccountNo, days: readonly IsoDate[]): boolean {
  return days.some((day) => balancesSince(ledger, account, day).first === 0);
}

/** The first day since another one on which an account came to hold nothing. */
export function emptiedOn(ledger: Ledger, account: AccountNo, since: IsoDate): IsoDate | undefined {
  return balancesSince(ledger, account, since).later.find(({ held }) => held === 0)?.date;
}
