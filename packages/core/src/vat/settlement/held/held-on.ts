import type { AccountNo } from "../../../account-plan/index.ts";
import { type DateRange, dateFromDayNumber, dayNumber, type IsoDate } from "../../../calendar/index.ts";
import type { Ledger } from "../../../ledger/index.ts";
import { type AccountHistory, accountHistory } from "./account-history.ts";

/** What an account of a year held when a day had ended, or when the year began if that is later. */
export function heldOn(ledger: Ledger, account: AccountNo, day: IsoDate): number {
  return heldThrough(accountHistory(ledger, account), dayNumber(day));
}

/** Whether a settlement that stands has emptied an account in a year since some days of it, or of one before, began. */
export function isEmptiedSince(ledger: Ledger, account: AccountNo, range: DateRange): boolean {
  const history = accountHistory(ledger, account);
  const [from, to] = [dayNumber(range.from), dayNumber(range.to)];
  const isSettledBy = (day: number) => history.settled.some((each) => from <= each && each <= day);
  const isEmptyThen = heldThrough(history, to) === 0 && isSettledBy(to);
  return isEmptyThen || history.emptied.some((day) => day > to && isSettledBy(day));
}

/** Whether an account of a year holds nothing when any of some days has ended. */
export function isEmptiedOn(ledger: Ledger, account: AccountNo, days: readonly IsoDate[]): boolean {
  return days.some((day) => heldOn(ledger, account, day) === 0);
}

/** The first day since another one on which an account came to hold nothing. */
export function emptiedOn(ledger: Ledger, account: AccountNo, since: IsoDate): IsoDate | undefined {
  const first = accountHistory(ledger, account).emptied.find((day) => day > dayNumber(since));
  return first === undefined ? undefined : dateFromDayNumber(first);
}

function heldThrough({ opening, days }: AccountHistory, through: number): number {
  return days.findLast(({ day }) => day <= through)?.held ?? opening;
}
