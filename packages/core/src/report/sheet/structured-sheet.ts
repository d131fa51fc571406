import { rangeWords } from "../../calendar/index.ts";
import type { BalanceReport } from "../balance-report.ts";
import { type ReportColumn, type ReportLine, reportColumnText } from "../report-line.ts";
import type { ResultReport } from "../result-report.ts";
import {
  amountCell,
  listedRows,
  type ReportSheet,
  type SheetColumn,
  type SheetRow,
  textCell,
} from "./report-sheet.ts";

const TITLES = { balance: "Balansrapport", result: "Resultatrapport" } as const;

/** A balance or result report: accounts in the groups of the chart, with their sums. */
export function structuredSheet(report: BalanceReport | ResultReport): ReportSheet {
  const { kind, range, columns, lines } = report;
  return {
    title: TITLES[kind],
    range,
    form: "levels",
    columns: [
      { heading: "Konto", kind: "account", place: "before-next" },
      { heading: "Namn", kind: "text" },
      ...columns.map((column) => amountColumn(column, report)),
    ],
    page: listedRows(lines.map(lineRow)),
    file: () => lines.map(lineRow),
  };
}

/** What a narrow screen shows: the closing balance, the accumulated amount or the sum, and below it what it is compared with. */
const NARROW: Readonly<Partial<Record<string, "main" | "below">>> = {
  closing: "main",
  accumulated: "main",
  sum: "main",
  previousPeriod: "below",
  comparison: "below",
};

function amountColumn(column: ReportColumn, report: BalanceReport | ResultReport): SheetColumn {
  const heading = columnHeading(column, report);
  const narrow = typeof column === "string" ? NARROW[column] : undefined;
  return { heading, kind: "amount", ...(narrow === undefined ? {} : { narrow }) };
}

/** A comparison says what it holds: "Föregående period, apr–jun 2025" (RE3), "Utgående balans 2025-06-30" (RE17). */
function columnHeading(column: ReportColumn, { kind, comparedRange }: BalanceReport | ResultReport): string {
  if (column !== "previousPeriod" && column !== "comparison") return reportColumnText(column);
  if (comparedRange === undefined) return `${reportColumnText(column)}, saknas`;
  if (kind === "balance") return `${reportColumnText("closing")} ${comparedRange.to}`;
  return `${reportColumnText(column)}, ${rangeWords(comparedRange)}`;
}

function lineRow(line: ReportLine): SheetRow {
  const { kind, id, level, name } = line;
  if (kind === "heading") return { kind, id, level, cells: [undefined, textCell(name)], keep: "next" };
  const amounts = line.amounts.map(amountCell);
  if (kind === "account") {
    const { accountNo } = line;
    return { kind: "row", id, level, cells: [{ kind: "account", accountNo }, textCell(name), ...amounts] };
  }
  return { kind, id, level, cells: [undefined, textCell(name), ...amounts], keep: "previous" };
}
