import fc from "fast-check";
import type { AccountBalance } from "../account-balance/index.ts";
import { type Account, type AccountPlan, accountNo } from "../account-plan/index.ts";
import { dateFromDayNumber, dayNumber, type IsoDate, isoDate } from "../calendar/index.ts";
import type { Draft, DraftEntry } from "../draft/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { negateOre, type Ore, ore, sumOre } from "../money/index.ts";
import type { Entry, Transaction } from "../transaction/index.ts";

/** The calendar year 2025. */
export const year2025: FiscalYear = {
  id: fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002025"),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
};

const ACCOUNTS = [1510, 1930, 2081, 2099, 2440, 2611, 2641, 3001, 4010, 5010, 6000, 8910, 8999, 9100];

function account(id: number): Account {
  return { id: accountNo(id), name: `Konto ${id}`, type: "asset", active: true };
}

/** A chart with a place for each of its accounts. */
export const smallPlan: AccountPlan = {
  name: "Liten kontoplan",
  accounts2: ACCOUNTS.map(account),
  balanceReportStructure: {
    name: "Balans",
    items: [
      {
        name: "Tillgångar",
        items: [
          { name: "Fordringar", accounts: ["15"] },
          { name: "Kassa och bank", accounts: ["19"] },
        ],
      },
      { name: "Eget kapital", accounts: ["20"] },
      { name: "Skulder", accounts: ["2"] },
    ],
  },
  resultReportStructure: {
    name: "Resultat",
    items: [
      { name: "Intäkter", accounts: ["30"] },
      { name: "Kostnader", accounts: ["4", "5", "6"] },
      { name: "Rörelseresultat", isSummary: true },
      { name: "Skatter", skipTotal: true, accounts: ["89"] },
      { name: "Årets resultat", isSummary: true },
      { name: "Omföring", skipTotal: true, accounts: ["899", "9"] },
    ],
  },
};

const anyAccount = fc.constantFrom(...ACCOUNTS).map(accountNo);
const anyAmount = fc.integer({ min: -1e10, max: 1e10 }).map(ore);

/** A day of 2025. */
const dateIn2025: fc.Arbitrary<IsoDate> = fc
  .integer({ min: dayNumber(year2025.from), max: dayNumber(year2025.to) })
  .map(dateFromDayNumber);

/** A range of days in 2025. */
export const rangeIn2025 = fc
  .tuple(dateIn2025, dateIn2025)
  .map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }));

const anyEntry = fc.record(
  { accountId: anyAccount, amount: anyAmount, adjustmentType: fc.boolean() },
  { requiredKeys: ["accountId", "amount"] },
);

/** Any rows, closed by one row on 1930 that makes the sum of those that count zero. */
const balancedEntries = fc.array(anyEntry, { minLength: 1, maxLength: 6 }).map((rows): Entry[] => {
  const counted = rows.filter(({ adjustmentType }) => adjustmentType !== false);
  const rest = negateOre(sumOre(counted.map(({ amount }) => amount)));
  return [...rows, { accountId: accountNo(1930), amount: rest }];
});

/** Balanced transactions in two series, numbered in order, with any dates. */
export const balancedTransactions: fc.Arbitrary<Transaction[]> = fc
  .array(fc.record({ series: fc.constantFrom("A", "B"), date: dateIn2025, entries: balancedEntries }), {
    maxLength: 25,
  })
  .map((vouchers) => {
    const last = new Map<string, number>();
    return vouchers.map((voucher) => {
      const number = (last.get(voucher.series) ?? 0) + 1;
      last.set(voucher.series, number);
      return { ...voucher, number, text: `${voucher.series} ${number}`, locked: false };
    });
  });

/** Opening balances of balance accounts that sum to zero. */
export const balancedOpening: fc.Arbitrary<AccountBalance[]> = fc
  .tuple(anyAmount, anyAmount)
  .map(([bank, equity]) => [
    { accountId: accountNo(1930), balance: bank },
    { accountId: accountNo(2081), balance: equity },
    { accountId: accountNo(2440), balance: negateOre(sumOre([bank, equity])) },
  ]);

/** Balanced drafts of 2025 with accounts of the plan. */
export const balancedDrafts: fc.Arbitrary<Draft[]> = fc
  .array(fc.record({ date: dateIn2025, entries: balancedEntries }), { maxLength: 8 })
  .map((drafts) => drafts.map((draft, index) => ({ ...draft, id: `d${index}`, text: `Utkast ${index}` })));

/** A transaction written short: rows as [account, kronor]. */
export function transaction(
  name: string,
  date: string,
  rows: readonly (readonly [number, number])[],
  more: Partial<Transaction> = {},
): Transaction {
  const [series = "", number = ""] = name.split(" ");
  return {
    series,
    number: Number(number),
    date: isoDate(date),
    text: name,
    locked: false,
    entries: rows.map(([account, kronor]) => ({
      accountId: accountNo(account),
      amount: kronorToOre(kronor),
    })),
    ...more,
  };
}

/** A draft written short: a row without account has account 0. */
export function draft(
  id: string,
  date: string | undefined,
  rows: readonly (readonly [number, number])[],
): Draft {
  const entries = rows.map(([account, kronor]): DraftEntry => {
    const amount = kronorToOre(kronor);
    return account === 0 ? { amount } : { accountId: accountNo(account), amount };
  });
  return { id, text: `Utkast ${id}`, entries, ...(date === undefined ? {} : { date: isoDate(date) }) };
}

/** Opening balances written short: rows as [account, kronor]. */
export function opening(rows: readonly (readonly [number, number])[]): AccountBalance[] {
  return rows.map(([account, kronor]) => ({ accountId: accountNo(account), balance: kronorToOre(kronor) }));
}

function kronorToOre(kronor: number): Ore {
  return ore(Math.round(kronor * 100));
}
