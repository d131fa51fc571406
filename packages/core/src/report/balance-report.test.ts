import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AccountPlan, accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { buildLedger, closingBalances } from "../ledger/index.ts";
import {
  balancedDrafts,
  balancedOpening,
  balancedTransactions,
  rangeIn2025,
  smallPlan,
  transaction,
  year2025,
} from "../ledger/ledger.arbitrary.ts";
import { sumOre } from "../money/index.ts";
import { balanceReport } from "./balance-report.ts";
import { reportFindingText } from "./report-finding.ts";
import type { AccountLine } from "./report-line.ts";
import {
  companyPlan,
  ledger2025,
  opening2025,
  opening2026,
  transactions2025,
  transactions2026,
  year2026,
} from "./two-years.arbitrary.ts";

describe("two years of an AB, after each entry", () => {
  const books = {
    2025: { fiscalYear: year2025, openingBalances: opening2025, transactions: transactions2025 },
    2026: { fiscalYear: year2026, openingBalances: opening2026, transactions: transactions2026 },
  } as const;

  test.each([
    [2025, "opening", 0, 0, { 2099: -15_000 }],
    [2025, "reset", 1, 0, { 2099: 0, 2098: -15_000 }],
    [2025, "disposition", 2, 0, { 2098: 0, 2091: -25_000 }],
    [2025, "year's events", 3, 39_700, { 1930: 100_000, 2512: -10_300 }],
    [2025, "this year", 4, 0, { 2099: -39_700 }],
    [2026, "opening", 0, 0, { 2099: -39_700 }],
    [2026, "reset", 1, 0, { 2099: 0, 2098: -39_700 }],
    [2026, "disposition, dividend", 2, 0, { 2098: 0, 2091: -44_700, 2898: -20_000 }],
    [2026, "year's events", 3, -5_000, { 1930: 84_700, 2512: 0 }],
    [
      2026,
      "this year (loss)",
      4,
      0,
      { 1930: 84_700, 2081: -25_000, 2091: -44_700, 2898: -20_000, 2099: 5_000 },
    ],
  ] as const)("%i, %s: Resultat", (year, _, entries, result, closing) => {
    const { transactions, ...rest } = books[year];
    const ledger = buildLedger({ ...rest, transactions: transactions.slice(0, entries) });
    const report = balanceReport(ledger, companyPlan, ledger.fiscalYear);
    expect(report.result.at(-1)).toBe(result * 100);
    expect(report.lines.at(-1)).toMatchObject({ kind: "total", name: "Resultat", amounts: report.result });
    expect(report.findings).toEqual([]);
    const balances = closingBalances(ledger);
    for (const [account, kronor] of Object.entries(closing)) {
      expect(balances.get(accountNo(Number(account)))).toBe(kronor * 100);
    }
  });

  test("the opening of 2026 is the closing of 2025", () => {
    const carried = [...closingBalances(ledger2025)].filter(([account, ore]) => account < 3000 && ore !== 0);
    expect(carried).toEqual(opening2026.map(({ accountId, balance }) => [accountId, balance]));
  });
});

test("accounts with a balance or rows in the period are shown, others not", () => {
  const july = { from: isoDate("2025-07-01"), to: isoDate("2025-07-31") };
  const shown = balanceReport(ledger2025, companyPlan, july).lines.filter((line) => line.kind === "account");
  expect(shown.map(({ accountNo, amounts }) => [accountNo, ...amounts])).toEqual([
    [1930, 10_000_000, 0, 10_000_000],
    [2081, -2_500_000, 0, -2_500_000],
    [2091, -2_500_000, 0, -2_500_000],
    [2512, -1_030_000, 0, -1_030_000],
  ]);
  const may = { from: isoDate("2025-05-01"), to: isoDate("2025-05-31") };
  const cleared = balanceReport(ledger2025, companyPlan, may).lines.find(({ id }) => id === "account-2098");
  expect(cleared).toMatchObject({
    name: "Vinst eller förlust från föregående år",
    amounts: [-1_500_000, 1_500_000, 0],
  });
});

describe("what the chart lacks is reported, and still counted in Resultat", () => {
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: [
      transaction("A 1", "2025-01-01", [
        [1930, 5],
        [1799, 2],
        [1901, 1],
        [3001, -8],
      ]),
    ],
  });

  test("accounts without place or outside the plan", () => {
    const report = balanceReport(ledger, companyPlan, year2025);
    expect(report.findings.map(reportFindingText)).toEqual([
      "Konto 1799 saknas i balansrapportstrukturen",
      "Konto 1799 hittades inte i kontoplanen",
      "Konto 1901 hittades inte i kontoplanen",
    ]);
    expect(report.findings[0]).toMatchObject({ amounts: [0, 200, 200] });
    expect(report.lines.find(({ id }) => id === "account-1901")).toMatchObject({ name: "" });
    expect(report.result).toEqual([0, 800, 800]);
  });

  test("no structure at all", () => {
    const { balanceReportStructure: _, ...plan }: AccountPlan = smallPlan;
    const report = balanceReport(ledger, plan, year2025);
    expect(report.findings.map(({ code }) => code)).toContain("balance-structure-missing");
    expect(report.lines.map(({ name }) => name)).toEqual(["Resultat"]);
  });
});

test("Resultat is the sum of the closing balances of 1000-2999, and every S:a the sum of its rows", () => {
  fc.assert(
    fc.property(
      balancedTransactions,
      balancedOpening,
      balancedDrafts,
      rangeIn2025,
      (transactions, openingBalances, drafts, range) => {
        const ledger = buildLedger({
          fiscalYear: year2025,
          openingBalances,
          transactions,
          drafts: { drafts, plan: smallPlan },
        });
        const { lines, result } = balanceReport(ledger, smallPlan, range);
        const balanceAccounts = [...closingBalances(ledger, range.to)].filter(([account]) => account < 3000);
        expect(result[2]).toBe(sumOre(balanceAccounts.map(([, closing]) => closing)));
        expect(Number(result[0]) + Number(result[1])).toBe(result[2]);
        for (const [at, line] of lines.entries()) {
          if (line.kind !== "subtotal") continue;
          const start = lines.findIndex(({ id }) => id === line.id.replace("subtotal", "heading"));
          const rows = lines.slice(start, at).filter((row): row is AccountLine => row.kind === "account");
          for (const column of [0, 1, 2]) {
            expect(line.amounts[column]).toBe(sumOre(rows.map((row) => row.amounts[column]!)));
          }
        }
      },
    ),
  );
});
