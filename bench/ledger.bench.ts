// Index and reports of 100 000 vouchers, against parsing the same vouchers as JSON and against the simplest sum
// over the parsed JSON. All are measured in turns in the same run; the figures are medians.

import { accountNo } from "@huvudbok/core/account-plan";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { buildLedger, extendLedger, type Ledger } from "@huvudbok/core/ledger";
import { kronorFromOre } from "@huvudbok/core/money";
import { accountLedgerReport, balanceReport, generalLedger, resultReport } from "@huvudbok/core/report";
import type { Transaction } from "@huvudbok/core/transaction";
import { generateBooks } from "./support/books.ts";

const VOUCHERS = 100_000;
const ROUNDS = 9;
/** Index and balance report may take at most this part of the time of JSON.parse, and so many times a bare sum. */
const MOST_OF_PARSE = 1;
const MOST_OF_SUM = 8;

interface ParsedTransactions {
  readonly transactions: readonly { readonly entries: readonly { accountId: number; amount: number }[] }[];
}

const { plan, fiscalYear, openingBalances, transactions } = generateBooks({ vouchers: VOUCHERS, seed: 1 });
const text = JSON.stringify({ version: 1, transactions: transactions.map(stored) });
const range = fiscalYearRange(fiscalYear);
const parsed = parse();
const ledger = build();
let growing = build();
let lastNumber = VOUCHERS;

const times = measure([
  ["parse", "JSON.parse of the vouchers", parse],
  ["sum", "bare sum over the parsed JSON", () => bareSum(parsed)],
  ["index", "index and balance report", () => balanceReport(build(), plan, range)],
  ["balance", "balance report from the index", () => balanceReport(ledger, plan, range)],
  ["result", "result report from the index", () => resultReport(ledger, plan, range)],
  ["account", "ledger of the bank account", () => accountLedgerReport(ledger, accountNo(1930), range)],
  ["general", "whole general ledger", () => generalLedger(ledger, plan, range)],
  ["add", "1000 vouchers added one by one", addThousand],
]);
const timeOf = (id: string) => times.get(id) ?? Number.NaN;
const ofParse = timeOf("index") / timeOf("parse");
const ofSum = timeOf("index") / timeOf("sum");
console.log(`index and balance report: ${ofParse.toFixed(2)} x JSON.parse (at most ${MOST_OF_PARSE})`);
console.log(`index and balance report: ${ofSum.toFixed(2)} x a bare sum (at most ${MOST_OF_SUM})`);
console.log(`balance report alone: ${(timeOf("balance") / timeOf("sum")).toFixed(2)} x a bare sum`);

const bank = bareSum(parsed).get(1930) ?? Number.NaN;
const period = accountLedgerReport(ledger, accountNo(1930), range);
const isRight = Math.round(bank * 100) === period.closing - period.opening;
if (!isRight) console.log("the bank account differs from the bare sum");
process.exitCode = isRight && ofParse <= MOST_OF_PARSE && ofSum <= MOST_OF_SUM ? 0 : 1;

function parse(): ParsedTransactions {
  const books: ParsedTransactions = JSON.parse(text);
  return books;
}

function build(): Ledger {
  return buildLedger({ fiscalYear, openingBalances, transactions });
}

function bareSum(books: ParsedTransactions): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { entries } of books.transactions) {
    for (const { accountId, amount } of entries) sums.set(accountId, (sums.get(accountId) ?? 0) + amount);
  }
  return sums;
}

function addThousand(): void {
  const [first] = transactions;
  if (first === undefined) return;
  for (let index = 0; index < 1000; index++) {
    lastNumber += 1;
    growing = extendLedger(growing, { ...first, number: lastNumber });
  }
}

/** A voucher as it is stored: amounts in kronor. */
function stored({ entries, ...rest }: Transaction) {
  return { ...rest, entries: entries.map((entry) => ({ ...entry, amount: kronorFromOre(entry.amount) })) };
}

type Task = readonly [id: string, name: string, run: () => unknown];

/** Runs the tasks in turns, so that whatever slows the machine down slows all of them; prints and gives medians in ms. */
function measure(tasks: readonly Task[]): ReadonlyMap<string, number> {
  const runs = tasks.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, [, , run]] of tasks.entries()) {
      globalThis.gc?.();
      const start = performance.now();
      run();
      runs[index]?.push(performance.now() - start);
    }
  }
  const times = tasks.map(([id, name], index) => [id, name, median(runs[index] ?? [])] as const);
  for (const [, name, time] of times) console.log(`${name.padEnd(34)} ${time.toFixed(1).padStart(8)} ms`);
  return new Map(times.map(([id, , time]) => [id, time]));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
