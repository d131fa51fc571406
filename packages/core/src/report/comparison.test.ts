import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { buildLedger, type Ledger } from "../ledger/index.ts";
import {
  balancedOpening,
  balancedTransactions,
  rangeIn2025,
  smallPlan,
  year2025,
} from "../ledger/ledger.arbitrary.ts";
import { balanceReport } from "./balance-report.ts";
import { comparisonNote } from "./comparison-note.ts";
import { resultByMonth, resultReport } from "./result-report.ts";
import { sheetCsv } from "./sheet/sheet-csv.ts";
import { structuredSheet } from "./sheet/structured-sheet.ts";
import { companyPlan, ledger2025, ledger2026, year2026 } from "./two-years.arbitrary.ts";

const plan = companyPlan;
const quarter = { from: isoDate("2025-10-01"), to: isoDate("2025-12-31") };

function amountsById(report: Pick<ReturnType<typeof resultReport>, "lines">) {
  const lines = report.lines.filter((line) => line.kind !== "heading");
  return Object.fromEntries(lines.map((line) => [line.id, line.amounts]));
}

describe("RE16: month by month", () => {
  test("each month has a column, and the last one is their sum", () => {
    const report = resultByMonth(ledger2025, plan, quarter);
    const sheet = structuredSheet(report);
    const headings = ["Konto", "Namn", "okt 2025", "nov 2025", "dec 2025", "Summa"];
    expect(sheet.columns.map(({ heading }) => heading)).toEqual(headings);
    expect(sheet.columns.map(({ narrow }) => narrow)).toEqual([...Array(5), "main"]);
    expect(sheetCsv(sheet).split("\r\n")[0]).toContain("okt 2025;nov 2025;dec 2025;Summa");
    expect(comparisonNote(report)).toBeUndefined();
  });

  test("a month that the range cuts says which days it holds", () => {
    const range = { from: isoDate("2025-10-15"), to: isoDate("2025-11-30") };
    const { columns } = structuredSheet(resultByMonth(ledger2025, plan, range));
    expect(columns[2]?.heading).toBe("2025-10-15 – 2025-10-31");
  });

  test("the sum is that of the months, and of the whole year what the report of the year has", () => {
    fc.assert(
      fc.property(
        balancedTransactions,
        balancedOpening,
        rangeIn2025,
        (transactions, openingBalances, range) => {
          const ledger = buildLedger({ fiscalYear: year2025, openingBalances, transactions });
          for (const line of resultByMonth(ledger, smallPlan, range).lines) {
            if (line.kind === "heading") continue;
            const months = line.amounts.slice(0, -1);
            expect(months.reduce((sum, amount) => sum + amount, 0)).toBe(line.amounts.at(-1));
          }
          const sums = lastAmounts(resultByMonth(ledger, smallPlan, year2025).lines);
          expect(sums).toEqual(lastAmounts(resultReport(ledger, smallPlan, year2025).lines));
        },
      ),
    );
  });
});

function lastAmounts(lines: ReturnType<typeof resultReport>["lines"]) {
  return lines.map((line) => (line.kind === "heading" ? line.name : [line.name, line.amounts.at(-1)]));
}

describe("RE17: beside days that a person chooses", () => {
  test("the result report has what those days hold, of another year or of the same", () => {
    const spring = { from: isoDate("2025-01-01"), to: isoDate("2025-06-30") };
    const report = resultReport(ledger2026, plan, year2026, { ledger: ledger2025, plan, range: spring });
    expect(report.columns).toEqual(["accumulated", "comparison"]);
    expect(report.comparedRange).toEqual(spring);
    expect(structuredSheet(report).columns.at(-1)).toEqual({
      heading: "Jämförelse, jan–jun 2025",
      kind: "amount",
      narrow: "below",
    });
    expect(comparisonNote(report)).toBeUndefined();
    const alone = amountsById(resultReport(ledger2025, plan, spring));
    for (const [id, amounts] of Object.entries(amountsById(report))) {
      expect(amounts.at(-1)).toBe(alone[id]?.[0] ?? 0);
    }
  });

  test("the balance report has the closing balances of their last day", () => {
    const spring = { from: isoDate("2025-01-01"), to: isoDate("2025-06-30") };
    const report = balanceReport(ledger2026, plan, year2026, { ledger: ledger2025, plan, range: spring });
    expect(report.columns).toEqual(["opening", "period", "closing", "comparison"]);
    expect(structuredSheet(report).columns.at(-1)?.heading).toBe("Utgående balans 2025-06-30");
    expect(report.result.slice(0, 3)).toEqual(balanceReport(ledger2026, plan, year2026).result);
    expect(report.result.at(-1)).toBe(closingResult(ledger2025, spring));
  });

  test("an account that only those days have stands with 0 in the others", () => {
    const empty = buildLedger({ fiscalYear: year2026, openingBalances: [], transactions: [] });
    const compared = { ledger: ledger2025, plan, range: year2025 };
    const report = balanceReport(empty, { ...plan, accounts2: [] }, year2026, compared);
    const bank = report.lines.find(({ id }) => id === "account-1930");
    expect(bank).toMatchObject({ name: "Företagskonto", amounts: [0, 0, 0, 10_000_000] });
    expect(report.findings).toEqual([]);
  });

  test("the same days show what stands beside them", () => {
    fc.assert(
      fc.property(
        balancedTransactions,
        balancedOpening,
        rangeIn2025,
        (transactions, openingBalances, range) => {
          const ledger = buildLedger({ fiscalYear: year2025, openingBalances, transactions });
          const { lines } = balanceReport(ledger, smallPlan, range, { ledger, plan: smallPlan, range });
          for (const line of lines)
            if (line.kind !== "heading") expect(line.amounts[3]).toBe(line.amounts[2]);
        },
      ),
    );
  });
});

function closingResult(ledger: Ledger, range: Parameters<typeof balanceReport>[2]) {
  return balanceReport(ledger, plan, range).result[2];
}
