import { type AccountPlan, accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { buildLedger } from "@huvudbok/core/ledger";
import { ore } from "@huvudbok/core/money";
import { accountLedgerReport, generalLedger, transactionListReport } from "@huvudbok/core/report";
import type { Transaction } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { accountLedgerLines, generalLedgerLines } from "./ledger-lines.ts";
import type { Line, Lines } from "./lines.ts";
import { transactionListLines } from "./transaction-list-lines.ts";

const year: FiscalYear = {
  id: fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002025"),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [],
};
const range = { from: year.from, to: year.to };

function voucher(number: number, amount: number): Transaction {
  const entries = [
    { accountId: accountNo(1930), amount: ore(amount) },
    { accountId: accountNo(3001), amount: ore(-amount) },
  ];
  return { series: "A", number, date: isoDate("2025-02-03"), text: "Försäljning", entries, locked: false };
}

const ledger = buildLedger({
  fiscalYear: year,
  openingBalances: [{ accountId: accountNo(1930), balance: ore(100) }],
  transactions: [voucher(1, 500), voucher(2, 700)],
});
const plan: AccountPlan = {
  name: "",
  accounts2: [{ id: accountNo(1930), name: "Företagskonto", type: "asset", active: true }],
};

/** Every line made; what kinds they are is known without. */
function listOf<AnyLine extends Line>(lines: Lines<AnyLine>): readonly AnyLine[] {
  const list = Array.from({ length: lines.length }, (_, index) => lines.at(index)!);
  expect(list.map((_, index) => lines.kindAt(index))).toEqual(list.map(({ kind }) => kind));
  expect([lines.at(lines.length), lines.kindAt(lines.length)]).toEqual([undefined, undefined]);
  return list;
}
const kinds = (lines: readonly Line[]) => lines.map(({ kind }) => kind).join(" ");

test("an account's ledger: opening balance, rows, turnover, closing balance", () => {
  const lines = listOf(accountLedgerLines(accountLedgerReport(ledger, accountNo(1930), range), false));
  expect(kinds(lines)).toBe("opening row row turnover closing");
  expect(lines.at(-1)).toMatchObject({ balance: 1300, date: "2025-12-31" });
});

test("'Detaljer': each row is followed by the other rows of its voucher", () => {
  const lines = listOf(accountLedgerLines(accountLedgerReport(ledger, accountNo(1930), range), true));
  expect(kinds(lines)).toBe("opening row detail row detail turnover closing");
  expect(lines[2]).toMatchObject({ entry: { accountNo: 3001, credit: 500 } });
});

test("the general ledger: the accounts under their names, every line with an id of its own", () => {
  const lines = listOf(generalLedgerLines(generalLedger(ledger, plan, range)));
  expect(kinds(lines)).toBe(
    "account opening row row turnover closing account opening row row turnover closing",
  );
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

test("the transaction list: vouchers with their rows, and the sum last", () => {
  const lines = listOf(transactionListLines(transactionListReport(ledger, plan, { range, order: "number" })));
  expect(kinds(lines)).toBe("voucher entry entry voucher entry entry sum");
  expect(lines.at(-1)).toMatchObject({ debit: 1200, credit: 1200 });
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

test("however long a ledger is, its lines are those of its rows, and a line stays the same while it is near", () => {
  const vouchers = Array.from({ length: 300 }, (_, index) => voucher(index + 1, 10 * (index + 1)));
  const long = buildLedger({ fiscalYear: year, openingBalances: [], transactions: vouchers });
  const report = generalLedger(long, plan, range);
  const lines = generalLedgerLines(report);
  const rows = listOf(lines).flatMap((line) => (line.kind === "row" ? [line.row] : []));
  expect(rows).toEqual(report.accounts.flatMap((account) => account.rows()));
  expect(lines.at(200)).toBe(lines.at(200));
});
