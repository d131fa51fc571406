import fc from "fast-check";
import { type AccountNo, accountNo } from "../../account-plan/index.ts";
import { addDays, type DateRange, type IsoDate, isoDate, rangeContains } from "../../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../../fiscal-year/index.ts";
import { buildLedger, closingBalances } from "../../ledger/index.ts";
import { year2025 } from "../../ledger/ledger.arbitrary.ts";
import { negateOre, type Ore, ore, sumOre } from "../../money/index.ts";
import { type Entry, entriesBalance, type Transaction } from "../../transaction/index.ts";
import { type VatPeriodType, vatPeriods } from "../period/vat-period.ts";
import { chart } from "../vat-books.arbitrary.ts";
import type { VatBooks } from "../vat-moves.ts";
import { vatSettlementEntries } from "../vat-settlement-entry.ts";
import { isVatSettlement, vatRows, withoutReversed } from "../vat-settlements.ts";

const BANK = accountNo(1930);
export const VAT_ACCOUNTS: readonly AccountNo[] = [2611, 2621, 2641].map(accountNo);
export const YEARS = [
  { ...year2025, from: isoDate("2025-01-01"), to: isoDate("2025-12-31") },
  {
    ...year2025,
    id: fiscalYearIdFromGuid("7".repeat(32)),
    from: isoDate("2026-01-01"),
    to: isoDate("2026-12-31"),
  },
] as const;

/** VAT of a day of the two years on one of the accounts, in öre; negative where it is credited. */
export interface Posting {
  readonly day: number;
  readonly account: AccountNo;
  readonly amount: number;
}

const posting: fc.Arbitrary<Posting> = fc.record({
  day: fc.nat(729),
  account: fc.constantFrom(...VAT_ACCOUNTS),
  amount: fc.oneof(fc.integer({ min: -900_00, max: 900_00 }), fc.constantFrom(-500_00, 250_00)),
});

/**
 * What a person does who keeps to what is offered: in the year, late, or in the year after; and who books a settlement
 * twice, or some of it by hand.
 */
const IN_ANY_WAY = [
  "settle",
  "late",
  "next-year",
  "reverse",
  "correct",
  "import",
  "repeat",
  "by-hand",
] as const;

export interface Act {
  readonly what: (typeof IN_ANY_WAY)[number];
  /** The number of the period that it is about. */
  readonly place: number;
  /** How much later, or which of several. */
  readonly choice: number;
  readonly posting: Posting;
}

interface Order {
  readonly type: VatPeriodType;
  readonly postings: readonly Posting[];
  readonly acts: readonly Act[];
}

/** Books and what is done in them, in some order. */
export const ANY_ORDER: fc.Arbitrary<Order> = fc.record({
  type: fc.constantFrom<VatPeriodType>("month", "quarter", "year"),
  postings: fc.array(posting, { minLength: 1, maxLength: 10 }),
  acts: fc.array(
    fc.record({ what: fc.constantFrom(...IN_ANY_WAY), place: fc.nat(23), choice: fc.nat(200), posting }),
    { maxLength: 8 },
  ),
});

/** The books of two years, in which VAT is posted and settled in any order. */
export class TwoYears {
  readonly periods: readonly DateRange[];
  readonly #vouchers: [Transaction[], Transaction[]] = [[], []];
  #opening: ReadonlyMap<AccountNo, Ore> = new Map();
  #books: readonly [VatBooks, VatBooks] | undefined;

  constructor(type: VatPeriodType, postings: readonly Posting[]) {
    this.periods = YEARS.flatMap((year) => vatPeriods(year, type));
    for (const each of postings) this.post(each);
    this.import();
  }

  /** Both years, as the report of any period of them is given. */
  books(): readonly [VatBooks, VatBooks] {
    const openings = [
      [],
      [...this.#opening].map(([accountId, balance]) => ({ accountId, balance })),
    ] as const;
    const bookOf = (place: 0 | 1) => ({
      ledger: buildLedger({
        fiscalYear: YEARS[place],
        openingBalances: openings[place],
        transactions: this.#vouchers[place],
      }),
      accounts: chart,
    });
    this.#books ??= [bookOf(0), bookOf(1)];
    return this.#books;
  }

  /** The second year takes over what the first one closes with. */
  import(): void {
    this.#opening = closingBalances(this.books()[0].ledger);
    this.#books = undefined;
  }

  post({ day, account, amount }: Posting): void {
    const entries = [{ accountId: account, amount: ore(amount) }];
    this.#register(addDays(YEARS[0].from, day), "Händelse", [
      ...entries,
      { accountId: BANK, amount: negateOre(entriesBalance(entries)) },
    ]);
  }

  /** What is offered for a period, in the years of the period. */
  offered(period: DateRange) {
    const made = vatSettlementEntries(this.books(), period);
    return made.ok ? made.value : [];
  }

  /** Registers what is offered for a period, by the day that a person gives it; true when anything was. */
  settle(period: DateRange, dateOf: (date: IsoDate) => IsoDate = (date) => date): boolean {
    const made = this.offered(period);
    for (const { date, text, entries } of made) this.#register(dateOf(date), text, entries);
    return made.length > 0;
  }

  /** Does what a person has chosen. */
  act({ what, place, choice, posting: posted }: Act): void {
    const period = this.periods[place % this.periods.length];
    if (period === undefined) return;
    switch (what) {
      case "settle":
        this.settle(period);
        return;
      case "late":
        this.settle(period, (date) => later(date, choice));
        return;
      case "next-year":
        this.#settleInNextYear(period, choice);
        return;
      case "repeat":
        this.#again(choice, 1);
        return;
      case "reverse":
        this.#again(choice, -1);
        return;
      case "correct":
        this.post(posted);
        return;
      case "by-hand":
        this.#settleOneAccount(period, choice);
        return;
      case "import":
        this.import();
    }
  }

  get settlementCount(): number {
    return 1 + this.standing().length;
  }

  /** The settlements that stand, of both years. */
  standing(): readonly Transaction[] {
    return this.#vouchers.flatMap((vouchers) =>
      withoutReversed(vouchers.filter(({ entries }) => isVatSettlement(entries))),
    );
  }

  /** What has been posted on an account on the days of a range, settlements apart. */
  posted(account: AccountNo, range: DateRange = { from: YEARS[0].from, to: YEARS[1].to }): Ore {
    const vouchers = this.#vouchers
      .flat()
      .filter(({ entries, date }) => rangeContains(range, date) && !isVatSettlement(entries));
    return sumOre(vouchers.map((each) => vatRows(each).get(account) ?? ore(0)));
  }

  /** What has been posted on an account on days outside some ranges, settlements apart. */
  postedApart(account: AccountNo, ranges: readonly DateRange[]): Ore {
    const vouchers = this.#vouchers
      .flat()
      .filter(
        ({ entries, date }) =>
          !isVatSettlement(entries) && !ranges.some((range) => rangeContains(range, date)),
      );
    return sumOre(vouchers.map((each) => vatRows(each).get(account) ?? ore(0)));
  }

  /** The most that an account holds at the end of a day or later in its year, on either side. */
  mostHeld(account: AccountNo, day: IsoDate): number {
    const place = day <= YEARS[0].to ? 0 : 1;
    const opening = place === 0 ? 0 : (this.#opening.get(account) ?? 0);
    const rows = this.#vouchers[place]
      .map(({ date, entries }) => ({ date, amount: vatRows({ entries }).get(account) ?? 0 }))
      .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
    let held: number = opening;
    let most = 0;
    for (const [index, { date, amount }] of rows.entries()) {
      held += amount;
      const next = rows[index + 1]?.date;
      if (next === undefined || next > day) most = Math.max(most, Math.abs(held));
      if (date > day) most = Math.max(most, Math.abs(held));
    }
    return most;
  }

  #settleInNextYear(period: DateRange, choice: number): void {
    if (!rangeContains(YEARS[0], period.to)) return;
    for (const { text, entries } of this.offered(period)) {
      // Nobody moves from a year's accounts what the year did not begin with.
      const isThere = [...vatRows({ entries })].every(([account, amount]) => {
        const held = closingBalances(this.books()[1].ledger, YEARS[1].from).get(account) ?? 0;
        return Math.sign(held) === -Math.sign(amount) && Math.abs(held) >= Math.abs(amount);
      });
      if (isThere) this.#register(later(YEARS[1].from, choice), text, entries);
    }
  }

  /** Registers a settlement that stands once more, or takes it back. */
  #again(choice: number, sign: 1 | -1): void {
    const standing = this.standing();
    const chosen = standing[choice % Math.max(1, standing.length)];
    if (chosen === undefined) return;
    const entries = chosen.entries.map((row) => ({ ...row, amount: ore(row.amount * sign) }));
    this.#register(chosen.date, chosen.text, entries);
  }

  #settleOneAccount(period: DateRange, choice: number): void {
    const [made] = this.offered(period);
    const rows = [...vatRows({ entries: made?.entries ?? [] })];
    const row = rows[choice % Math.max(1, rows.length)];
    if (made === undefined || row === undefined) return;
    const [accountId, amount] = row;
    this.#register(made.date, "För hand", [
      { accountId, amount },
      { accountId: accountNo(2650), amount: negateOre(amount) },
    ]);
  }

  #register(date: IsoDate, text: string, entries: readonly Entry[]): void {
    const vouchers = this.#vouchers[date <= YEARS[0].to ? 0 : 1];
    this.#books = undefined;
    vouchers.push({ series: "A", number: vouchers.length + 1, date, text, entries, locked: false });
  }
}

/** Settles what is left, year by year, as the reports offer it. */
export function settleAll(company: TwoYears): void {
  const first = company.periods.filter(({ to }) => to < "2026");
  const second = company.periods.filter(({ to }) => to > "2026");
  for (let round = 0; round < 3; round += 1) {
    for (const period of first) company.settle(period);
    company.import();
    for (const period of second) company.settle(period);
  }
}

/** A day that is later, in the same year. */
function later(date: IsoDate, days: number): IsoDate {
  const [{ to: first }, { to: second }] = YEARS;
  const last = date <= first ? first : second;
  const moved = addDays(date, days);
  return moved > last ? last : moved;
}
