// The VAT return of a year of 100 000 vouchers, and what else the page of it asks, against the balance report of the same
// index, in turns: once more, after one voucher was added, and of books that were just indexed.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Account, accountNo } from "@huvudbok/core/account-plan";
import type { DateRange } from "@huvudbok/core/calendar";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { buildLedger, extendLedger, type Ledger } from "@huvudbok/core/ledger";
import { ore } from "@huvudbok/core/money";
import { balanceReport } from "@huvudbok/core/report";
import type { Transaction } from "@huvudbok/core/transaction";
import {
  type VatReturnBox,
  vatPeriods,
  vatPeriodToReport,
  vatReport,
  vatSettlementEntries,
} from "@huvudbok/core/vat";
import { generateBooks } from "./support/books.ts";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { mediansInTurns } from "./support/interleaved.ts";

const VOUCHERS = 100_000;
const ROUNDS = 9;
/** One takes a millisecond or two, which is less than a busy machine may take away: so many are made in a turn. */
const CALLS = 20;
const MOST_OF_BALANCE = 2;

interface PublishedBoxes {
  readonly boxes: readonly VatReturnBox[];
}

const file = join(import.meta.dirname, "../packages/resources/public/vat-codes.json");
const { boxes }: PublishedBoxes = JSON.parse(readFileSync(file, "utf8"));
const { plan, fiscalYear, openingBalances, transactions } = generateBooks({ vouchers: VOUCHERS, seed: 1 });
const year = fiscalYearRange(fiscalYear);
const july = vatPeriods(fiscalYear, "month")[6] ?? year;
const codes = new Map([
  [2611, 10],
  [2641, 48],
  [3001, 5],
]);
const SETTLED_ON = [1650, 2650, 3740].map((id): Account => {
  return { id: accountNo(id), name: `Konto ${id}`, type: "asset", active: true };
});
const accounts = new Map(
  [...plan.accounts2, ...SETTLED_ON].map((account) => {
    const taxCode = codes.get(account.id);
    return [String(account.id), taxCode === undefined ? account : { ...account, taxCode }];
  }),
);

type Asked = (ledger: Ledger) => unknown;
/** The books that something is asked of next, for which no time is taken. */
type NextLedger = () => Ledger;

const indexed: NextLedger = () => buildLedger({ fiscalYear, openingBalances, transactions });
const balance: Asked = (ledger) => balanceReport(ledger, plan, year);
const returnOf = (period: DateRange) => (ledger: Ledger) =>
  vatReport({ years: [{ ledger, accounts }], period, boxes });
const suggested: Asked = (ledger) => vatPeriodToReport({ ledger, accounts }, "month", []);

const ledger = indexed();
await compare("VAT return of a year", returnOf(year), () => ledger, CALLS, MOST_OF_BALANCE);
await compare("the same after one more voucher", returnOf(year), growing(ledger), CALLS, MOST_OF_BALANCE);
await compare("the same of books that were just indexed", returnOf(year), indexed, 1);

const settled = withSettledMonths(indexed(), 11);
await compare("VAT return of a settled month", returnOf(july), () => settled, CALLS, MOST_OF_BALANCE);
await compare("the same after one more voucher", returnOf(july), growing(settled), CALLS);
await compare("period to report, of months, after one more voucher", suggested, growing(settled), CALLS);

if (returnOf(year)(ledger).sections.every(({ rows }) => rows.every(({ exact }) => exact === 0))) {
  reportFailure("the return has amounts");
}

async function compare(
  name: string,
  asked: Asked,
  next: NextLedger,
  calls: number,
  atMost?: number,
): Promise<void> {
  const [reference = 0, measured = 0] = await mediansInTurns(ROUNDS, [
    () => timeOfOne(balance, next, calls),
    () => timeOfOne(asked, next, calls),
  ]);
  reportFigure({
    name,
    measured,
    reference,
    against: "the balance report from the same index",
    unit: "ms",
    ...(atMost === undefined ? {} : { target: { of: "ratio", atMost } }),
  });
}

function timeOfOne(asked: Asked, next: NextLedger, calls: number): number {
  let time = 0;
  for (let call = 0; call < calls; call++) {
    const of = next();
    const from = performance.now();
    asked(of);
    time += performance.now() - from;
  }
  return time / calls;
}

/** Books with one more sale each time, in the middle of the year. */
function growing(from: Ledger): NextLedger {
  let grown = from;
  let number = VOUCHERS * 2;
  return () => {
    number += 1;
    const rows = [
      [1930, 125],
      [3001, -100],
      [2611, -25],
    ] as const;
    grown = extendLedger(grown, voucher(number, july.from, rows));
    return grown;
  };
}

function voucher(
  number: number,
  date: Transaction["date"],
  rows: readonly (readonly [account: number, amount: number])[],
): Transaction {
  const entries = rows.map(([account, amount]) => ({ accountId: accountNo(account), amount: ore(amount) }));
  return { series: "A", number, date, text: "Försäljning", entries, locked: false };
}

/** Books in which the first months of the year are settled. */
function withSettledMonths(from: Ledger, count: number): Ledger {
  let books = from;
  for (const [place, period] of vatPeriods(fiscalYear, "month").slice(0, count).entries()) {
    const made = vatSettlementEntries([{ ledger: books, accounts }], period);
    if (!made.ok) throw new Error(`month ${place} is not settled: ${made.error.code}`);
    for (const { date, entries } of made.value) {
      books = extendLedger(books, { ...voucher(VOUCHERS + place, date, []), text: "Momsavräkning", entries });
    }
  }
  return books;
}
