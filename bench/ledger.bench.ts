// Index and reports of 100 000 vouchers, against parsing the same vouchers as JSON and against the simplest sum
// over the parsed JSON. All are measured in turns in the same run; the figures are medians.

import { accountNo } from "@huvudbok/core/account-plan";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { buildLedger, extendLedger, type Ledger } from "@huvudbok/core/ledger";
import { accountLedgerReport, balanceReport, generalLedger, resultReport } from "@huvudbok/core/report";
import { generateBooks } from "./support/books.ts";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { mediansInTurns } from "./support/interleaved.ts";
import { storedVoucher } from "./support/stored-books.ts";

const VOUCHERS = 100_000;
const ROUNDS = 9;
/** Rows that a page makes to draw those in sight. */
const WINDOW = 64;
/** Index and balance report may take at most this part of parsing and summing the JSON, and so many times the sum. */
const MOST_OF_PARSE_AND_SUM = 1;
const MOST_OF_SUM = 8;

interface ParsedTransactions {
  readonly transactions: readonly { readonly entries: readonly { accountId: number; amount: number }[] }[];
}

const { plan, fiscalYear, openingBalances, transactions } = generateBooks({ vouchers: VOUCHERS, seed: 1 });
const text = JSON.stringify({ version: 1, transactions: transactions.map(storedVoucher) });
const range = fiscalYearRange(fiscalYear);
const parsed = parse();
const ledger = build();
let growing = build();
let lastNumber = VOUCHERS;

const [parsing = 0, sum = 0, index = 0, balance = 0, result = 0, first = 0, sums = 0, whole = 0, adding = 0] =
  await mediansInTurns(ROUNDS, [
    parse,
    () => bareSum(parsed),
    () => balanceReport(build(), plan, range),
    () => balanceReport(ledger, plan, range),
    () => resultReport(ledger, plan, range),
    () => accountLedgerReport(ledger, accountNo(1930), range).rows(0, WINDOW),
    () => generalLedger(ledger, plan, range),
    () => generalLedger(ledger, plan, range).accounts.map(({ rows }) => rows()),
    addThousand,
  ]);
for (const [name, measured, atMost] of [
  ["ledger index and balance report", index, MOST_OF_PARSE_AND_SUM],
  ["balance report from the index", balance, undefined],
  ["result report from the index", result, undefined],
  ["ledger of the bank account, its first rows, from the index", first, undefined],
  ["general ledger as it is opened: sums, and where rows stand", sums, undefined],
  ["general ledger with every row, as it is saved", whole, undefined],
  ["1,000 vouchers added to the index one by one", adding, undefined],
] as const) {
  reportFigure({
    name,
    measured,
    reference: parsing + sum,
    against: "parsing the JSON and summing it",
    unit: "ms",
    ...(atMost === undefined ? {} : { target: { of: "ratio", atMost } }),
  });
}
reportFigure({
  name: "ledger index and balance report",
  measured: index,
  reference: sum,
  against: "summing the parsed JSON",
  unit: "ms",
  target: { of: "ratio", atMost: MOST_OF_SUM },
});

const bank = bareSum(parsed).get(1930) ?? Number.NaN;
const period = accountLedgerReport(ledger, accountNo(1930), range);
if (Math.round(bank * 100) !== period.closing - period.opening) {
  reportFailure("the ledger of the bank account ends where the bare sum does");
}

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
