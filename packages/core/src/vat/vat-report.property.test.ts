import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { addDays, isoDate } from "../calendar/index.ts";
import { buildLedger, closingBalances } from "../ledger/index.ts";
import { year2025 } from "../ledger/ledger.arbitrary.ts";
import { negateOre, ore } from "../money/index.ts";
import { entriesBalance, type Transaction } from "../transaction/index.ts";
import { vatPeriods } from "./period/vat-period.ts";
import { vatPeriodsToDeclare } from "./period/vat-periods-to-declare.ts";
import { isPeriodSettled } from "./settlement/held/period-settled.ts";
import { boxes, chart, wholeKronorOf } from "./vat-books.arbitrary.ts";
import type { VatBooks } from "./vat-moves.ts";
import { vatOverview } from "./vat-overview.ts";
import { vatReport } from "./vat-report.ts";
import { vatSettlementEntries } from "./vat-settlement-entry.ts";

/** 500 ledgers; a long run has 10,000. */
const RUNS = (fc.readConfigureGlobal().numRuns ?? 0) >= 1000 ? 10_000 : 500;

/** Half a minute on a machine with much else to do; a long run has twenty times as many. */
const MOST_MS = 120_000 * Math.ceil(RUNS / 500);

/**
 * What happens in a company, and where the form wants it, by the form's own words: sales at each rate in 05 with their
 * VAT in 10-12; purchases with VAT to deduct in 48; what is bought from another EU country in 20 and imported in 50, with
 * the VAT that the buyer works out in 30-31 and 60 and deducts in 48; sales abroad in 35 and 40. One Stop Shop is in none.
 */
const EVENTS = {
  sale25: { base: [3001, -1, 5], vat: [[2611, -1, 10]], percent: 25 },
  sale12: { base: [3002, -1, 5], vat: [[2621, -1, 11]], percent: 12 },
  sale6: { base: [3003, -1, 5], vat: [[2631, -1, 12]], percent: 6 },
  purchase: { base: [4010, 1, 0], vat: [[2641, 1, 48]], percent: 25 },
  eu25: {
    base: [4515, 1, 20],
    vat: [
      [2614, -1, 30],
      [2645, 1, 48],
    ],
    percent: 25,
  },
  eu12: {
    base: [4515, 1, 20],
    vat: [
      [2624, -1, 31],
      [2645, 1, 48],
    ],
    percent: 12,
  },
  import: {
    base: [4545, 1, 50],
    vat: [
      [2615, -1, 60],
      [2645, 1, 48],
    ],
    percent: 25,
  },
  goodsAbroad: { base: [3108, -1, 35], vat: [], percent: 0 },
  servicesAbroad: { base: [3305, -1, 40], vat: [], percent: 0 },
  shop: { base: [3106, -1, 0], vat: [[2617, -1, 0]], percent: 25 },
} as const;
type EventName = keyof typeof EVENTS;
/** To pay: what the form adds up for box 49. */
const ADDED = [10, 11, 12, 30, 31, 32, 60, 61, 62];

interface Event {
  readonly what: EventName;
  readonly day: number;
  /** In öre; negative for a credit note. */
  readonly amount: number;
}
const event: fc.Arbitrary<Event> = fc.record({
  what: fc.constantFrom(...(Object.keys(EVENTS) as EventName[])),
  day: fc.nat(364),
  amount: fc.integer({ min: -500_000_00, max: 2_000_000_00 }),
});
/** What is done about a quarter after its events. */
const done = fc.record({
  isSettled: fc.boolean(),
  isReversed: fc.boolean(),
  /** Found when the quarter was settled. */
  late: fc.option(event, { nil: undefined }),
});
const year = fc.record({
  events: fc.array(event, { maxLength: 25 }),
  quarters: fc.array(done, { minLength: 4, maxLength: 4 }),
});

const vatOf = ({ what, amount }: Event) => Math.round((amount * EVENTS[what].percent) / 100);
const dateOf = ({ day }: Event) => addDays(year2025.from, day);

/** The event as a voucher: what is not base or VAT is paid from the bank. */
function voucherOf(happened: Event, number: number): Transaction {
  const { base, vat } = EVENTS[happened.what];
  const rows = [
    { accountId: accountNo(base[0]), amount: ore(base[1] * happened.amount) },
    ...vat.map(([account, side]) => ({ accountId: accountNo(account), amount: ore(side * vatOf(happened)) })),
  ];
  const bank = { accountId: accountNo(1930), amount: negateOre(entriesBalance(rows)) };
  return {
    series: "A",
    number,
    date: dateOf(happened),
    text: happened.what,
    entries: [...rows, bank],
    locked: false,
  };
}

/** The boxes of the events as the form asks for them: whole kronor, öre dropped, and box 49 out of the others. */
function formOf(events: readonly Event[]): Readonly<Record<number, number>> {
  const sums = new Map<number, bigint>();
  const add = (box: number, amount: number) => sums.set(box, (sums.get(box) ?? 0n) + BigInt(amount));
  for (const happened of events) {
    const { base, vat } = EVENTS[happened.what];
    add(base[2], happened.amount);
    for (const [, , box] of vat) add(box, vatOf(happened));
  }
  const whole = [...sums].map(([box, amount]): [number, number] => [box, Number(amount / 100n)]);
  const declared = new Map(whole.filter(([box, amount]) => box !== 0 && amount !== 0));
  const added = ADDED.reduce((sum, box) => sum + (declared.get(box) ?? 0), 0);
  return Object.fromEntries([...declared, [49, added - (declared.get(48) ?? 0)]]);
}

test(
  "VR1, VR2, VR7: any year's returns are what the form asks for, whatever is settled, reversed and corrected",
  () => {
    fc.assert(
      fc.property(year, ({ events, quarters }) => {
        let transactions: readonly Transaction[] = [];
        const register = (made: Omit<Transaction, "series" | "number" | "locked">) => {
          const number = transactions.length + 1;
          transactions = [...transactions, { ...made, series: "A", number, locked: false }];
          known = undefined;
        };
        let known: VatBooks | undefined;
        const books = () =>
          (known ??= {
            ledger: buildLedger({ fiscalYear: year2025, openingBalances: [], transactions }),
            accounts: chart,
          });
        for (const happened of events) register(voucherOf(happened, 1));
        const all = [...events];
        const periods = vatPeriods(year2025, "quarter");
        const within = (period: (typeof periods)[number]) =>
          all.filter((each) => period.from <= dateOf(each) && dateOf(each) <= period.to);
        const settle = (period: (typeof periods)[number]) => {
          const made = vatSettlementEntries([books()], period);
          if (made.ok) for (const { date, text, entries } of made.value) register({ date, text, entries });
        };
        let owed = 0;
        for (const [index, period] of periods.entries()) {
          const { isSettled, isReversed, late } = quarters[index] ?? { isSettled: false };
          if (isSettled) settle(period);
          const settlement = transactions.at(-1);
          if (isReversed === true && settlement?.text.startsWith("Momsavräkning") === true) {
            register({
              ...settlement,
              entries: settlement.entries.map((row) => ({ ...row, amount: negateOre(row.amount) })),
            });
          }
          if (late !== undefined) {
            const day = index * 90 + (late.day % 90);
            all.push({ ...late, day });
            register(voucherOf({ ...late, day }, 1));
          }
          const report = vatReport({ years: [books()], period, boxes });
          expect(wholeKronorOf(report)).toEqual(formOf(within(period)));
          // Late ones belong to the quarter before where the days say so.
          for (const settled of periods.slice(0, index + 1)) settle(settled);
        }
        for (const period of periods) {
          expect(wholeKronorOf(vatReport({ years: [books()], period, boxes }))).toEqual(
            formOf(within(period)),
          );
          expect(vatSettlementEntries([books()], period).ok).toBe(false);
          owed += formOf(within(period))[49] ?? 0;
        }
        const balances = closingBalances(books().ledger);
        const debt = (balances.get(accountNo(2650)) ?? 0) + (balances.get(accountNo(1650)) ?? 0);
        expect(debt).toBe(ore(owed * -100));
        for (const account of [2611, 2621, 2631, 2614, 2624, 2615, 2641, 2645]) {
          expect(balances.get(accountNo(account)) ?? 0).toBe(0);
        }
      }),
      { numRuns: RUNS },
    );
  },
  MOST_MS,
);

const days = fc.constantFrom(
  "2025-03-01",
  "2025-07-01",
  "2025-11-30",
  "2026-01-10",
  "2026-02-10",
  "2026-04-01",
);
const types = fc.constantFrom("month", "quarter", "year");
const year2026 = { ...year2025, from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };

test("VR2: what the home page shows is box 49 of the return", () => {
  fc.assert(
    fc.property(year, days, types, fc.boolean(), ({ events }, today, type, isBefore) => {
      const transactions = events.map((each, index) => voucherOf(each, index + 1));
      const books = {
        ledger: buildLedger({ fiscalYear: year2025, openingBalances: [], transactions }),
        accounts: chart,
      };
      const after = {
        ledger: buildLedger({ fiscalYear: year2026, openingBalances: [], transactions: [] }),
        accounts: chart,
      };
      // In the new year the last periods of the old one are due first.
      const years = isBefore ? [books, after] : [books];
      const day = isoDate(today);
      const choice = { type, isAssumed: false };
      const declared = vatPeriodsToDeclare({ years, companyType: "AB", choice });
      const shown = vatOverview({ declared, years, today: day, isSettled: isPeriodSettled });
      if (shown === undefined) return;
      const report = vatReport({ years, period: shown.period, boxes });
      expect(shown.toPay).toBe(report.toPay);
      expect(wholeKronorOf(report)[49]).toBe(shown.toPay / 100);
    }),
  );
});
