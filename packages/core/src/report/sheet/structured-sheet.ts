import { type DateRange, rangeWords } from "../../calendar/index.ts";
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
      ...columns.map((column) => amountColumn(column, kind === "result" ? report.previousRange : undefined)),
    ],
    page: listedRows(lines.map(lineRow)),
    file: () => lines.map(lineRow),
  };
}

/**
 * The comparison says what it holds: "Föregående period, apr–jun 2025" (RE3). A narrow screen shows the closing balance; for a result report the accumulated amount, with the previous period below
 * it.
 */
function amountColumn(column: ReportColumn, previousRange: DateRange | undefined): SheetColumn {
  const held = previousRange === undefined ? "saknas" : rangeWords(previousRange);
  const heading = `${reportColumnText(column)}${column === "previousPeriod" ? `, ${held}` : ""}`;
  if (column === "closing" || column === "accumulated") return { heading, kind: "amount", narrow: "main" };
  return { heading, kind: "amount", ...(column === "previousPeriod" ? { narrow: "below" } : {}) };
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
