import type { AccountNo } from "../../account-plan/index.ts";
import type { IsoDate } from "../../calendar/index.ts";
import { negateOre, type Ore, ore, sumOre, ZERO_ORE } from "../../money/index.ts";
import { vatPeriodTypeOf } from "../period/vat-period.ts";
import { isSettledAccount, partsOfYear, type VatPart } from "../vat-moves.ts";
import { settledOn, vatRows } from "../vat-settlements.ts";
import { isEmptiedOn } from "./held/held-on.ts";
import { heldWithout } from "./held/held-without.ts";
import { closingThrough } from "./moves-of-days.ts";
import { takenOn } from "./opening-settlements.ts";
import { longerSettlements } from "./periods/longer-settlement.ts";

/** A row of the entry that settles a period. */
export interface RowLeft {
  readonly accountId: AccountNo;
  /** What empties the account, in öre: debit positive. */
  readonly amount: Ore;
}

/** The rows that empty the VAT accounts of what the period has put on them and settlements have not taken (VR7). */
export function rowsOfPeriod(part: VatPart): readonly RowLeft[] {
  const rows = ownRows(part).filter(
    (row) => !isTakenJointly(part, row) && !isTakenByLonger(part, row) && !isEmptied(part, row),
  );
  // A pass through the year, so only where it is needed.
  const held = rows.some((row) => isTaken(part, row)) ? heldAfterSettlements(part) : undefined;
  const others = rows.some((row) => isTaken(part, row) && isGivenBack(row)) ? plainRowsOfOthers(part) : [];
  return rows
    .map((row) => (held !== undefined && isTaken(part, row) ? toZero(row, held, others) : row))
    .map(({ accountId, amount }) => ({ accountId, amount }))
    .filter(({ amount }) => amount !== 0);
}

function isTakenJointly({ jointly }: VatPart, { accountId }: OwnRow): boolean {
  return jointly !== undefined && vatRows(jointly).has(accountId);
}

/** Whether a longer period that has the days of the part has been settled, and with it what the part has on the account. */
function isTakenByLonger(part: VatPart, row: OwnRow): boolean {
  if (!isTaken(part, row)) return false;
  const days = { range: part.range, type: vatPeriodTypeOf(part.period) };
  return longerSettlements(part.books.ledger, days).some(({ accounts }) => accounts.has(row.accountId));
}

/**
 * Whether a settlement since has emptied the account, and taken at least what the period has left there: what came to it
 * afterwards is of later periods.
 */
function isEmptied(part: VatPart, row: OwnRow): boolean {
  const { accountId, amount } = row;
  if (isGivenBack(row)) return false;
  const days = part.settledElsewhere
    .filter((each) => {
      const taken = vatRows(each).get(accountId) ?? ZERO_ORE;
      return Math.sign(taken) === Math.sign(amount) && Math.abs(taken) >= Math.abs(amount);
    })
    .map(({ date }) => date);
  return isEmptiedOn(part.books.ledger, accountId, days);
}

interface OwnRow extends RowLeft {
  /** What the period has put on the account. */
  readonly put: Ore;
}

/** What the period has put on each account and its own settlements have not moved, but for what is of the year before. */
export function ownRows({ books, moved, settled, ofYearBefore }: VatPart): readonly OwnRow[] {
  return [...moved]
    .filter(([account]) => isSettledAccount(books, account))
    .map(([accountId, put]) => ({
      accountId,
      put,
      amount: negateOre(
        sumOre([put, settledOn(settled, accountId), negateOre(takenOn(ofYearBefore, accountId))]),
      ),
    }));
}

/**
 * Whether other settlements have rows on the account, or those of the period took more than it had put there, or put
 * something there themselves, as that of an earlier period whose VAT had the other sign, or took what the year began with:
 * one that cleared what the period began with may have taken that already.
 */
function isTaken(part: VatPart, { accountId, amount, put }: OwnRow): boolean {
  const { settled, settledElsewhere, ofYearBefore } = part;
  if (amount === 0) return false;
  if (takenOn(ofYearBefore, accountId) !== 0) return true;
  const isElsewhere = settledElsewhere.some((each) => vatRows(each).has(accountId));
  const isPutBack = settled.some(
    (each) => Math.sign(vatRows(each).get(accountId) ?? ZERO_ORE) === Math.sign(put),
  );
  return isElsewhere || isPutBack || Math.sign(amount) !== -Math.sign(put);
}

/**
 * What the accounts hold once the period and the settlements since are over: what came later is left out of it. Of the
 * year itself, without what the following one has taken.
 */
function heldAfterSettlements(part: VatPart): ReadonlyMap<AccountNo, Ore> {
  const { books, takenAfter } = part;
  const balances = closingThrough(books.ledger, lastDay(part));
  return new Map([...balances].map(([account, held]) => [account, heldWithout(takenAfter, account, held)]));
}

/** When the period and the settlements since are over. */
function lastDay({ range, settledElsewhere }: VatPart): IsoDate {
  return settledElsewhere.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), range.to);
}

/** Whether the settlements of the period have taken more than it had put there. */
function isGivenBack({ amount, put }: OwnRow): boolean {
  return put === 0 || Math.sign(amount) === Math.sign(put);
}

/** What the periods of those days have left that no settlement but their own has touched, which none of what is given back is. */
function plainRowsOfOthers(part: VatPart): readonly RowLeft[] {
  const through = lastDay(part);
  return partsOfYear(part)
    .filter(({ range }) => range.to <= through)
    .flatMap((other) => ownRows(other).filter((row) => !isTaken(other, row)));
}

/**
 * No more than the account still holds, and never away from 0. What is given back goes by what it will hold once the other
 * periods have taken theirs: a settlement that is registered twice has taken it from them.
 */
function toZero(row: OwnRow, balances: ReadonlyMap<AccountNo, Ore>, others: readonly RowLeft[]): RowLeft {
  const { accountId, amount } = row;
  const plain = isGivenBack(row) ? others.filter((each) => each.accountId === accountId) : [];
  // What has moved has a balance.
  const held = Number(balances.get(accountId)) + sumOre(plain.map((each) => each.amount));
  const most = Math.sign(held) === -Math.sign(amount) ? Math.min(Math.abs(held), Math.abs(amount)) : 0;
  return { accountId, amount: ore(Math.sign(amount) * most) };
}
