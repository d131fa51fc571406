import {
  type Account,
  type AccountNo,
  type AccountPlan,
  isBalanceAccount,
  RESULT_BOOKING_ACCOUNT,
} from "../account-plan/index.ts";
import { fiscalYearRange } from "../fiscal-year/index.ts";
import { type Ledger, periodBalances } from "../ledger/index.ts";
import { type Ore, sumOre } from "../money/index.ts";
import type { AccountProblem } from "./account-problem.ts";
import { type SruEntries, type SruEntry, sruFieldsOf } from "./sru-entries.ts";

/** An account with what the return counts of it: debit positive. */
export interface CountedAccount {
  readonly accountNo: AccountNo;
  readonly name: string;
  readonly amount: Ore;
}

/** An account whose own SRU code is another than the form has for its number (TX5). */
export interface OtherField {
  readonly accountNo: AccountNo;
  readonly sru: number;
  readonly expected: readonly number[];
}

export interface PlacedBalances {
  readonly placed: ReadonlyMap<SruEntry, readonly CountedAccount[]>;
  /** What is booked as the year's result, profit positive: it is in no row, since that of the result is computed. */
  readonly bookedResult: Ore;
  readonly otherFields: readonly OtherField[];
  readonly problems: readonly AccountProblem[];
}

/** Accounts that need no field where they sum to zero: what is kept beside the books (TX3). */
const MEMO_ACCOUNTS = { from: 9000, to: 9999 };
/** The simplified chart's notes on reserves, which 2090 balances; fields of the form there are none. */
const SOLE_TRADER_NOTES = { from: 2050, to: 2099 };

/** An account of the year, with its entry in the chart. */
export interface UsedAccount extends CountedAccount {
  readonly account: Account | undefined;
}

/**
 * The accounts with a balance or movements in the year, each in the entry that its own SRU code names (TX2, TX4), and
 * everything that keeps one from being placed.
 */
export function placeBalances(
  ledger: Ledger,
  plan: Pick<AccountPlan, "accounts2">,
  entries: SruEntries,
  form: "INK2" | "NE",
): PlacedBalances {
  const used = accountAmounts(ledger, plan);
  const exempt = exemptAccounts(used, form);
  const placed = new Map<SruEntry, CountedAccount[]>();
  const booked: Ore[] = [];
  const otherFields: OtherField[] = [];
  const problems: AccountProblem[] = [];
  for (const each of used) {
    const { account, ...counted } = each;
    const { accountNo, amount } = counted;
    if (isResultBooking(each, entries)) booked.push(amount);
    else if (exempt.has(accountNo)) continue;
    else if (account === undefined) problems.push({ code: "account-missing", accountNo });
    else if (!account.active) problems.push({ code: "account-inactive", accountNo });
    else if (account.sru === undefined) {
      problems.push({ code: "sru-missing", accountNo, suggested: codesOf(entries.ofAccount(accountNo)) });
    } else {
      const { sru } = account;
      const entry = entryOf(accountNo, sru, entries);
      if (entry === undefined) {
        problems.push({ code: "not-placed", accountNo, sru });
        continue;
      }
      placed.set(entry, [...(placed.get(entry) ?? []), counted]);
      const expected = codesOf(entries.ofAccount(accountNo));
      if (expected.length > 0 && !expected.includes(sru)) otherFields.push({ accountNo, sru, expected });
    }
  }
  return { placed, bookedResult: sumOre(booked), otherFields, problems };
}

/** The account's own code decides the row; the form decides only between the two fields of a pair. */
function entryOf(accountNo: AccountNo, sru: number, entries: SruEntries): SruEntry | undefined {
  const own = entries.ofAccount(accountNo);
  if (own !== undefined && codesOf(own).includes(sru)) return own;
  return entries.singleOf(sru) ?? entries.pairOf(sru);
}

function codesOf(entry: SruEntry | undefined): readonly number[] {
  return entry === undefined ? [] : sruFieldsOf(entry).map(({ sru }) => sru);
}

function isResultBooking({ accountNo, account }: UsedAccount, { resultCodes }: SruEntries): boolean {
  return (
    Number(accountNo) === RESULT_BOOKING_ACCOUNT ||
    (account?.sru !== undefined && resultCodes.has(account.sru))
  );
}

/** Balance accounts count with their closing balance, the others with the movements of the year. */
export function accountAmounts(ledger: Ledger, plan: Pick<AccountPlan, "accounts2">): readonly UsedAccount[] {
  const accounts = new Map(plan.accounts2.map((account) => [account.id, account]));
  const balances = [...periodBalances(ledger, fiscalYearRange(ledger.fiscalYear))];
  return balances.map(([accountNo, { period, closing }]) => {
    const account = accounts.get(accountNo);
    const amount = isBalanceAccount(accountNo) ? closing : period;
    return { accountNo, name: account?.name ?? "", amount, account };
  });
}

/** The accounts that need no field, since what is on them balances (TX3). */
export function exemptAccounts(used: readonly UsedAccount[], form: "INK2" | "NE"): ReadonlySet<AccountNo> {
  const memo = used.filter(({ accountNo }) => isWithin(accountNo, MEMO_ACCOUNTS));
  const notes = used.filter(
    ({ accountNo, account }) =>
      isWithin(accountNo, SOLE_TRADER_NOTES) && account !== undefined && account.sru === undefined,
  );
  const groups = form === "NE" ? [memo, notes] : [memo];
  const balanced = groups.filter((group) => sumOre(group.map(({ amount }) => amount)) === 0);
  return new Set(balanced.flat().map(({ accountNo }) => accountNo));
}

function isWithin(account: AccountNo, { from, to }: typeof MEMO_ACCOUNTS): boolean {
  return account >= from && account <= to;
}
