import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AccountPlan } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { buildLedger } from "../ledger/index.ts";
import {
  balancedOpening,
  balancedTransactions,
  opening,
  rangeIn2025,
  smallPlan,
  transaction,
  year2025,
} from "../ledger/ledger.arbitrary.ts";
import { balanceReport } from "./balance-report.ts";
import { comparisonNote } from "./comparison-note.ts";
import { reportFindingText } from "./report-finding.ts";
import { resultReport } from "./result-report.ts";
import { structuredSheet } from "./sheet/structured-sheet.ts";
import { companyPlan, ledger2025, ledger2026, year2026 } from "./two-years.arbitrary.ts";

const previous = { ledger: ledger2025, plan: companyPlan };

function amountsByName(report: ReturnType<typeof resultReport>) {
  return report.lines
    .filter((line) => line.kind !== "heading")
    .map((line) => [line.name, ...line.amounts.map((amount) => amount / 100)]);
}

test("RE2: income positive, costs negative, with the whole previous year beside the whole year", () => {
  const report = resultReport(ledger2026, companyPlan, year2026, previous);
  expect(report.columns).toEqual(["accumulated", "previousPeriod"]);
  expect(report.comparedRange).toEqual({ from: year2025.from, to: year2025.to });
  expect(amountsByName(report)).toEqual([
    ["Försäljning inom Sverige, 25 % moms", 100_000, 200_000],
    ["S:a Intäkter", 100_000, 200_000],
    ["Lokalhyra", -105_000, -120_000],
    ["Övriga försäljningskostnader", 0, -30_000],
    ["S:a Kostnader", -105_000, -150_000],
    ["Rörelseresultat", -5_000, 50_000],
    ["Skatt som belastar årets resultat", 0, -10_300],
    ["Årets resultat", -5_000, 39_700],
    ["Årets resultat", 5_000, -39_700],
  ]);
  expect(report.diff).toEqual([0, 0]);
});

test("a range that starts after the year has a column of its own, beside what has accumulated", () => {
  const secondHalf = { from: isoDate("2026-07-01"), to: isoDate("2026-12-31") };
  const report = resultReport(ledger2026, companyPlan, secondHalf, previous);
  expect(report.columns).toEqual(["period", "accumulated", "previousPeriod"]);
  expect(report.comparedRange).toEqual({ from: "2025-07-01", to: "2025-12-31" });
  expect(comparisonNote(report)).toBeUndefined();
  expect(amountsByName(report)).toEqual([
    ["Försäljning inom Sverige, 25 % moms", 0, 100_000, 0],
    ["S:a Intäkter", 0, 100_000, 0],
    ["Lokalhyra", 0, -105_000, 0],
    ["S:a Kostnader", 0, -105_000, 0],
    ["Rörelseresultat", 0, -5_000, 0],
    ["Årets resultat", 0, -5_000, 0],
    ["Årets resultat", 5_000, 5_000, -39_700],
  ]);
});

test("without a previous year there is no column for it", () => {
  const report = resultReport(ledger2025, companyPlan, year2025);
  expect(comparisonNote(report)).toBeUndefined();
  expect(report).toMatchObject({ columns: ["accumulated"], comparedRange: undefined, findings: [] });
});

test("a part that a short previous year did not have is 0", () => {
  const shortYear = { ...year2025, from: isoDate("2025-10-01") };
  const ledger = buildLedger({
    fiscalYear: shortYear,
    openingBalances: [],
    transactions: [
      transaction("A 1", "2025-10-02", [
        [1930, 1],
        [3001, -1],
      ]),
    ],
  });
  const may = { from: isoDate("2026-05-01"), to: isoDate("2026-06-30") };
  const report = resultReport(ledger2026, companyPlan, may, { ledger, plan: companyPlan });
  expect(report.comparedRange).toBeUndefined();
  expect(comparisonNote(report)).toBe("Föregående period saknas: förra räkenskapsåret var kortare.");
  expect(structuredSheet(report).columns.at(-1)?.heading).toBe("Föregående period, saknas");
  const first = { from: isoDate("2026-01-01"), to: isoDate("2026-01-31") };
  expect(comparisonNote(resultReport(ledger2026, companyPlan, first, { ledger, plan: companyPlan }))).toBe(
    "Föregående period är okt 2025: räkenskapsåren börjar i olika månader, och perioden räknas från årets början.",
  );
  expect(amountsByName(report)[0]).toEqual(["Försäljning inom Sverige, 25 % moms", 100_000, 100_000, 0]);
});

test("an account that only the previous year's plan has is shown with that name", () => {
  const accounts2 = companyPlan.accounts2.filter(({ id }) => id !== 6000);
  const report = resultReport(ledger2026, { ...companyPlan, accounts2 }, year2026, previous);
  expect(report.lines.find(({ id }) => id === "account-6000")).toMatchObject({
    name: "Övriga försäljningskostnader",
    amounts: [0, -3_000_000],
  });
  expect(report.findings).toEqual([]);
});

describe("RE4: Diff", () => {
  const unbalanced = buildLedger({
    fiscalYear: year2025,
    openingBalances: opening([
      [1930, 100],
      [3001, -7],
    ]),
    transactions: [
      transaction("A 1", "2025-02-01", [
        [1930, 10],
        [3001, -8],
        [7000, -1],
      ]),
    ],
  });

  test("reports accounts without place and of unbalanced vouchers", () => {
    const report = resultReport(unbalanced, companyPlan, year2025);
    expect(report.lines.at(-1)).toMatchObject({ kind: "total", name: "Diff", amounts: [-200] });
    expect(report.findings.map(reportFindingText)).toEqual([
      "Konto 7000 saknas i resultatrapportstrukturen",
      "Konto 7000 hittades inte i kontoplanen",
    ]);
  });

  test("is not there in months without them", () => {
    const january = { from: isoDate("2025-01-01"), to: isoDate("2025-01-31") };
    expect(resultReport(unbalanced, companyPlan, january).lines.map(({ name }) => name)).not.toContain(
      "Diff",
    );
  });

  test("without a structure it is the whole change", () => {
    const { resultReportStructure: _, ...plan }: AccountPlan = companyPlan;
    const report = resultReport(unbalanced, plan, year2025);
    expect(report.lines.map(({ name, kind }) => [kind, name])).toEqual([["total", "Diff"]]);
    expect(report.diff).toEqual([-1000]);
    expect(report.findings[0]).toEqual({ code: "result-structure-missing" });
  });
});

test("balanced books have no Diff, and the result is the change of the balance report", () => {
  fc.assert(
    fc.property(
      balancedTransactions,
      balancedOpening,
      rangeIn2025,
      (transactions, openingBalances, range) => {
        const ledger = buildLedger({ fiscalYear: year2025, openingBalances, transactions });
        const report = resultReport(ledger, smallPlan, range, { ledger, plan: smallPlan });
        expect(report.diff.every((amount) => amount === 0)).toBe(true);
        const column = report.columns[0] === "period" ? 0 : report.columns.indexOf("accumulated");
        let result = 0;
        for (const line of report.lines) if (line.kind === "account") result += line.amounts[column]!;
        expect(result).toBe(balanceReport(ledger, smallPlan, range).result[1]);
      },
    ),
  );
});
