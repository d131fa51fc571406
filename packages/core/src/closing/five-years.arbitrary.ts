import fc from "fast-check";
import type { AccountBalance } from "../account-balance/index.ts";
import {
  type Account,
  type AccountNo,
  accountNo,
  newAccount,
  RESULT_BOOKING_ACCOUNT,
  resultAccounts,
} from "../account-plan/index.ts";
import { type AssetList, depreciatedItem, listDepreciation } from "../asset/index.ts";
import { addDays, type DateRange, isoDate, rangeDays, rangeOfMonths } from "../calendar/index.ts";
import { COMPANY_TYPES, type CompanyType } from "../company/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { negateOre, type Ore, ore, sumOre } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { ClosingBooks } from "./closing-books.ts";
import { type NewFiscalYear, newFiscalYear } from "./new-fiscal-year.ts";
import { bookLastYearResult, bookThisYearResult, resetLastYearResult } from "./result-entries.ts";

const YEARS = 5;
const BANK = accountNo(1930);
const BALANCE_ACCOUNTS = [1510, 1930, 2013, 2018, 2440, 2611, 2641, 2893].map(accountNo);
const RESULT_ACCOUNTS = [3001, 3740, 4010, 5010, 6110, 7010, 8310].map(accountNo);
/** The accounts of the assets, and of what they have been depreciated by. */
export const [ASSETS, DEPRECIATED] = [accountNo(1220), accountNo(1229)];
const COST = accountNo(7830);
/** The accounts of results by the legal forms: a chart has its own, or only those of a limited company. */
const FORMS = {
  own: [2010, 2019, 2067, 2068, 2069, 2091, 2098, 2099],
  limited: [2010, 2067, 2068, 2091, 2098, 2099],
};

interface PlannedRow {
  readonly day: number;
  readonly from: AccountNo;
  readonly to: AccountNo;
  readonly amount: Ore;
}
interface PlannedYear {
  readonly months: number;
  readonly rows: readonly PlannedRow[];
  /** The asset that is bought in the year, on its n-th day. */
  readonly bought: { readonly day: number; readonly price: Ore; readonly years: number } | undefined;
}
interface PlannedCompany {
  readonly type: CompanyType;
  readonly chart: keyof typeof FORMS;
  readonly start: string;
  readonly money: Ore;
  /** Assets of earlier years: price, and how much of it has been depreciated, in percent. */
  readonly owned: readonly { readonly price: Ore; readonly years: number; readonly percent: number }[];
  readonly years: readonly PlannedYear[];
}

const kronor = (most: number) => fc.integer({ min: 1, max: most * 100 }).map(ore);
const account = fc.constantFrom(...BALANCE_ACCOUNTS, ...RESULT_ACCOUNTS);
const lifetime = fc.integer({ min: 1, max: 10 });
const plannedYear = (months: fc.Arbitrary<number>): fc.Arbitrary<PlannedYear> =>
  fc.record({
    months,
    rows: fc.array(fc.record({ day: fc.nat(540), from: account, to: account, amount: kronor(900_000) }), {
      maxLength: 12,
    }),
    bought: fc.option(fc.record({ day: fc.nat(540), price: kronor(300_000), years: lifetime }), {
      nil: undefined,
    }),
  });
/** A company with five years of events, of any legal form. */
export const company: fc.Arbitrary<PlannedCompany> = fc.record({
  type: fc.constantFrom(...COMPANY_TYPES),
  chart: fc.constantFrom("own", "limited"),
  start: fc
    .tuple(fc.integer({ min: 2015, max: 2026 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}-01`),
  money: kronor(2_000_000),
  owned: fc.array(fc.record({ price: kronor(400_000), years: lifetime, percent: fc.nat(100) }), {
    maxLength: 3,
  }),
  years: fc.array(plannedYear(fc.constantFrom(12, 12, 12, 6, 18)), { minLength: YEARS, maxLength: YEARS }),
});

const row = (accountId: AccountNo, amount: Ore) => ({ accountId, amount });
const pair = (to: AccountNo, from: AccountNo, amount: Ore) => [row(to, amount), row(from, negateOre(amount))];
/** The sum over the accounts that are meant. */
export const onAccounts = (balances: ReadonlyMap<AccountNo, Ore>, is: (id: AccountNo) => boolean): Ore =>
  sumOre([...balances].map(([id, amount]) => (is(id) ? amount : ore(0))));

/** What every account holds, counted by hand: opening and rows. */
export function counted(
  opening: readonly AccountBalance[],
  transactions: readonly Transaction[],
): ReadonlyMap<AccountNo, Ore> {
  const sums = new Map<AccountNo, Ore>();
  const add = (id: AccountNo, amount: Ore) => sums.set(id, sumOre([sums.get(id) ?? ore(0), amount]));
  for (const { accountId, balance } of opening) add(accountId, balance);
  for (const { entries } of transactions) for (const { accountId, amount } of entries) add(accountId, amount);
  return sums;
}

/** The books of a company from its first year on, with the entries of each year's end. */
export class Books {
  readonly type: CompanyType;
  readonly results: ReturnType<typeof resultAccounts>;
  readonly chart: readonly Account[];

  constructor({ type, chart }: PlannedCompany) {
    this.type = type;
    const numbers = [
      ...BALANCE_ACCOUNTS,
      ...RESULT_ACCOUNTS,
      ASSETS,
      DEPRECIATED,
      COST,
      RESULT_BOOKING_ACCOUNT,
      ...FORMS[chart],
    ];
    this.chart = numbers.map((number) => newAccount(number, `Konto ${number}`));
    this.results = resultAccounts(type, this.chart);
  }

  /** The vouchers of a year: those that are planned, the assets, and the entries that close it. */
  vouchers(
    { fiscalYear: year, balances, assetLists }: NewFiscalYear,
    plan: PlannedYear,
  ): readonly Transaction[] {
    const vouchers: Transaction[] = [];
    const book = (day: number, text: string, entries: Transaction["entries"]) => {
      const date = addDays(year.from, day % rangeDays(year));
      vouchers.push({ series: "A", number: vouchers.length + 1, date, text, entries, locked: false });
    };
    const last = rangeDays(year) - 1;
    for (const { day, from, to, amount } of plan.rows) book(day, "Händelse", pair(to, from, amount));
    if (plan.bought !== undefined) book(plan.bought.day, "Inventarie", pair(ASSETS, BANK, plan.bought.price));
    for (const list of assetLists) {
      const amount = listDepreciation(list);
      if (amount !== 0) {
        book(last, "Avskrivning", pair(list.depreciationCostAccountId, list.depreciationAccountId, amount));
      }
    }
    // What the owners' accounts open with, and then what came to them in the year, are moved by entries of their own.
    for (const build of [resetLastYearResult, resetLastYearResult, bookLastYearResult, bookThisYearResult]) {
      const prepared = build(this.closing({ fiscalYear: year, balances, assetLists }, vouchers));
      if (!("entry" in prepared)) continue;
      vouchers.push({ series: "A", number: vouchers.length + 1, ...prepared.entry, locked: false });
    }
    return vouchers;
  }

  /** The year as the closing helper looks at it. */
  closing(
    { fiscalYear, balances, assetLists }: Pick<NewFiscalYear, "fiscalYear" | "balances" | "assetLists">,
    transactions: readonly Transaction[],
    previous: ClosingBooks["previous"] = { state: "none" },
  ): ClosingBooks {
    const everything = (accounts: readonly string[]) => ({ name: "", items: [{ name: "", accounts }] });
    return {
      companyType: this.type,
      ledger: buildLedger({ fiscalYear, openingBalances: balances, transactions }),
      plan: {
        name: "BAS",
        accounts2: this.chart,
        balanceReportStructure: everything(["1", "2"]),
        resultReportStructure: everything(["3", "4", "5", "6", "7", "8", "9"]),
      },
      drafts: [],
      previous,
      assetLists,
      statementTotals: new Map(),
      today: addDays(fiscalYear.to, 40),
    };
  }
}

/** The first year: money and assets, with the equity that balances them. */
export function firstYear({ owned, money, start, years }: PlannedCompany, { results }: Books): NewFiscalYear {
  const range = rangeOfMonths(isoDate(start), years[0]?.months ?? 12);
  const items = owned.map((one, index) =>
    depreciatedItem(
      {
        id: `owned ${index}`,
        name: "Maskin",
        purchaseDate: addDays(range.from, -400),
        purchasePrice: one.price,
        depreciationYears: one.years,
        inboundDepreciationAmount: ore(Math.floor((one.price * one.percent) / 100)),
        depreciationAmount: ore(0),
      },
      range,
    ),
  );
  const prices = sumOre(items.map(({ purchasePrice }) => purchasePrice));
  const inbound = sumOre(items.map((item) => item.inboundDepreciationAmount));
  const equity = negateOre(sumOre([money, prices, negateOre(inbound)]));
  const balances = [
    { accountId: BANK, balance: money },
    { accountId: ASSETS, balance: prices },
    { accountId: DEPRECIATED, balance: negateOre(inbound) },
    { accountId: accountNo(results.retainedEarnings), balance: equity },
  ].filter(({ balance }) => balance !== 0);
  return { ...newFiscalYear(idOf(0), range, undefined), balances, assetLists: [listOf(items)] };
}

export const idOf = (index: number) => fiscalYearIdFromGuid(String(index).repeat(32));
const listOf = (items: AssetList["items"]): AssetList => ({
  id: "l",
  name: "Maskiner",
  depreciationAccountId: DEPRECIATED,
  depreciationCostAccountId: COST,
  items,
});

/** The year with the asset that is bought in it. */
export function withBought(year: NewFiscalYear, { bought }: PlannedYear): NewFiscalYear {
  if (bought === undefined) return year;
  const range: DateRange = year.fiscalYear;
  const item = {
    id: `bought ${range.from}`,
    name: "Dator",
    purchaseDate: addDays(range.from, bought.day % rangeDays(range)),
    purchasePrice: bought.price,
    depreciationYears: bought.years,
    inboundDepreciationAmount: ore(0),
    depreciationAmount: ore(0),
  };
  return {
    ...year,
    assetLists: year.assetLists.map((list) => ({
      ...list,
      items: [...list.items, depreciatedItem(item, range)],
    })),
  };
}
