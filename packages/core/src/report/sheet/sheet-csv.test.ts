import { expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { smallPlan, year2025 } from "../../ledger/ledger.arbitrary.ts";
import { accountLedgerReport } from "../account-ledger-report.ts";
import { balanceReport } from "../balance-report.ts";
import { generalLedger } from "../general-ledger.ts";
import { oddLedger } from "../odd-books.arbitrary.ts";
import { resultReport } from "../result-report.ts";
import { transactionListReport } from "../transaction-list-report.ts";
import { accountLedgerSheet, generalLedgerSheet } from "./ledger-sheet.ts";
import type { ReportSheet } from "./report-sheet.ts";
import { sheetCsv } from "./sheet-csv.ts";
import { structuredSheet } from "./structured-sheet.ts";
import { transactionListSheet } from "./transaction-list-sheet.ts";

function linesOf(sheet: ReportSheet): readonly string[] {
  const csv = sheetCsv(sheet);
  expect(csv.startsWith("\uFEFF")).toBe(true);
  return csv.slice(1).trimEnd().split("\r\n");
}

test("balance report", () => {
  expect(linesOf(structuredSheet(balanceReport(oddLedger, smallPlan, year2025)))).toEqual([
    "Konto;Namn;Ingående balans;Period;Utgående balans",
    ";Tillgångar;;;",
    ";Kassa och bank;;;",
    "1930;Konto 1930;1000,00;159,50;1159,50",
    ";S:a Kassa och bank;1000,00;159,50;1159,50",
    ";S:a Tillgångar;1000,00;159,50;1159,50",
    ";Eget kapital;;;",
    "2081;Konto 2081;-1000,00;0,00;-1000,00",
    ";S:a Eget kapital;-1000,00;0,00;-1000,00",
    ";Resultat;0,00;159,50;159,50",
  ]);
});

test("result report", () => {
  expect(linesOf(structuredSheet(resultReport(oddLedger, smallPlan, year2025))).slice(0, 4)).toEqual([
    "Konto;Namn;Ackumulerat",
    ";Intäkter;",
    "3001;Konto 3001;200,50",
    ";S:a Intäkter;200,50",
  ]);
});

test("account ledger: text of a voucher cannot become a formula, struck rows have no amount in a column", () => {
  const report = accountLedgerReport(oddLedger, accountNo(1930), year2025);
  expect(linesOf(accountLedgerSheet(report, () => "", { details: true }))).toEqual([
    "Ver;Datum;Beskrivning;Debet;Kredit;Saldo",
    ";2025-01-01;Ingående balans;;;1000,00",
    'A 1;2025-01-15;"\'=HYPERLINK(""x"");1";200,50;;1200,50',
    "A 2;2025-02-10;A 2, hyra;;40,00;1160,50",
    "A 2;2025-02-10;A 2, Borttagen: kredit 50,00;;;1160,50",
    "Utkast;2025-03-01;Utkast d1;;1,00;1159,50",
    ";;Omslutning;200,50;41,00;",
    ";2025-12-31;Utgående balans;;;1159,50",
  ]);
});

test("general ledger: the same with account and name before each row", () => {
  expect(linesOf(generalLedgerSheet(generalLedger(oddLedger, smallPlan, year2025))).slice(0, 3)).toEqual([
    "Konto;Namn;Ver;Datum;Beskrivning;Debet;Kredit;Saldo",
    "1930;Konto 1930;;2025-01-01;Ingående balans;;;1000,00",
    '1930;Konto 1930;A 1;2025-01-15;"\'=HYPERLINK(""x"");1";200,50;;1200,50',
  ]);
});

test("general ledger of an interval: its accounts alone, and a title that says so", () => {
  const interval = { from: 3000, to: 3999 };
  const sheet = generalLedgerSheet(generalLedger(oddLedger, smallPlan, year2025, interval));
  expect(sheet.title).toBe("Huvudbok, konto 3000–3999");
  expect(
    linesOf(sheet)
      .slice(1)
      .map((line) => line.slice(0, 4)),
  ).toSatisfy((accounts: string[]) => {
    return accounts.length > 0 && accounts.every((account) => account === "3001");
  });
});

test("transaction list: one line per row", () => {
  expect(
    linesOf(
      transactionListSheet(transactionListReport(oddLedger, smallPlan, { range: year2025, order: "number" })),
    ).slice(2),
  ).toEqual([
    'A 1;2025-01-15;2025-01-16;"\'=HYPERLINK(""x"");1";3001;Konto 3001;;;200,50',
    "A 2;2025-02-10;;A 2;1930;Konto 1930;hyra;;40,00",
    "A 2;2025-02-10;;A 2;5010;Konto 5010;hyra, Borttagen av KL 2025-02-20: debet 50,00;;",
    "A 2;2025-02-10;;A 2;1930;Konto 1930;Borttagen: kredit 50,00;;",
    "A 2;2025-02-10;;A 2;5010;Konto 5010;Tillagd;;40,00",
    "Utkast;2025-03-01;;Utkast d1;1930;Konto 1930;;;1,00",
    ";;;Summa;;;;200,50;281,50",
  ]);
});

test("a cell of a kind that does not exist is a bug, not a text", () => {
  const [column] = structuredSheet(balanceReport(oddLedger, smallPlan, year2025)).columns;
  const row = { kind: "row", id: "r", level: 1, cells: [{ kind: "no such" } as never] } as const;
  const sheet = { columns: [column!], file: () => [row] };
  expect(() => sheetCsv(sheet)).toThrow("Unhandled case");
});
