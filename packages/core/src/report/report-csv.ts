import { formatOre, formatOreForInput, type Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";
import { type CsvCell, csvFile } from "../text/index.ts";
import type { AccountLedgerReport, AccountLedgerRow } from "./account-ledger-report.ts";
import type { BalanceReport } from "./balance-report.ts";
import type { GeneralLedgerReport } from "./general-ledger.ts";
import { type ReportLine, reportColumnText } from "./report-line.ts";
import type { ResultReport } from "./result-report.ts";
import type { TransactionListReport, TransactionListVoucher } from "./transaction-list-report.ts";
import { adjustmentText, type VoucherEntry } from "./voucher-entry.ts";

export type Report =
  | BalanceReport
  | ResultReport
  | AccountLedgerReport
  | GeneralLedgerReport
  | TransactionListReport;

type Row = readonly CsvCell[];

/** A report as a CSV file: a row of column names, then what the page shows. A struck row has no amount in a column. */
export function reportCsv(report: Report): string {
  switch (report.kind) {
    case "balance":
    case "result":
      return csvFile([
        ["Konto", "Namn", ...report.columns.map(reportColumnText)],
        ...report.lines.map((line) => structuredRow(line, report.columns.length)),
      ]);
    case "accountLedger":
      return csvFile([LEDGER_COLUMNS, ...ledgerRows(report)]);
    case "generalLedger":
      return csvFile([
        ["Konto", "Namn", ...LEDGER_COLUMNS],
        ...report.accounts.flatMap((account) =>
          ledgerRows(account).map((row) => [account.accountNo, account.name, ...row]),
        ),
      ]);
    case "transactionList":
      return csvFile([TRANSACTION_COLUMNS, ...report.vouchers.flatMap(transactionRows), listTotal(report)]);
    default:
      return assertNever(report);
  }
}

const LEDGER_COLUMNS: Row = ["Ver", "Datum", "Beskrivning", "Debet", "Kredit", "Saldo"];
const TRANSACTION_COLUMNS: Row = [
  "Ver",
  "Datum",
  "Registrerad",
  "Text",
  "Konto",
  "Namn",
  "Beskrivning",
  "Debet",
  "Kredit",
];

function structuredRow(line: ReportLine, columnCount: number): Row {
  if (line.kind === "heading") return ["", line.name, ...Array.from({ length: columnCount }, () => "")];
  return [line.kind === "account" ? line.accountNo : "", line.name, ...line.amounts.map(amountCell)];
}

function ledgerRows(report: AccountLedgerReport): readonly Row[] {
  const { range, opening, turnover, closing } = report;
  return [
    ["", range.from, "Ingående balans", "", "", amountCell(opening)],
    ...report.rows().map(ledgerRow),
    ["", "", "Omslutning", amountCell(turnover.debit), amountCell(turnover.credit), ""],
    ["", range.to, "Utgående balans", "", "", amountCell(closing)],
  ];
}

function ledgerRow(row: AccountLedgerRow): Row {
  const description = [row.description, ...entryTexts(row)].join(", ");
  return [voucherText(row), row.date, description, ...debitCredit(row), amountCell(row.balance)];
}

function transactionRows(voucher: TransactionListVoucher): readonly Row[] {
  const head = [voucherText(voucher), voucher.date, voucher.regDate ?? "", voucher.text];
  return voucher.entries.map((entry) => [
    ...head,
    entry.accountNo ?? "",
    entry.accountName,
    entryTexts(entry).join(", "),
    ...debitCredit(entry),
  ]);
}

function listTotal({ debit, credit }: TransactionListReport): Row {
  return ["", "", "", "Summa", "", "", "", amountCell(debit), amountCell(credit)];
}

/** "A 12", or 'Utkast'. */
function voucherText({ series, number }: { readonly series: string; readonly number: number }): string {
  return number === 0 ? "Utkast" : `${series} ${number}`;
}

/** The row's own text and what happened to it afterwards. */
function entryTexts({ text, adjustment, isStruck, debit, credit }: VoucherEntry): readonly string[] {
  const texts = text === undefined ? [] : [text];
  if (adjustment === undefined) return texts;
  const amount = isStruck ? `: ${struckAmountText(debit, credit)}` : "";
  return [...texts, `${adjustmentText(adjustment)}${amount}`];
}

function struckAmountText(debit: Ore, credit: Ore): string {
  return credit === 0 ? `debet ${formatOre(debit)}` : `kredit ${formatOre(credit)}`;
}

/** The two amount columns: the side without amount is empty, both are in a struck row. */
function debitCredit({ debit, credit, isStruck }: VoucherEntry): Row {
  if (isStruck) return ["", ""];
  return credit === 0 ? [amountCell(debit), ""] : ["", amountCell(credit)];
}

function amountCell(amount: Ore): CsvCell {
  return { number: formatOreForInput(amount) };
}
