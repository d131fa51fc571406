import { expect, test } from "vitest";
import { newAccount } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { extendLedger, withDrafts } from "../ledger/index.ts";
import { transaction } from "../ledger/ledger.arbitrary.ts";
import { ore, sumOre } from "../money/index.ts";
import { booksOf, boxes, Q1, quarter, reportOf, rowOf, settledQuarter, YEAR } from "./vat-books.arbitrary.ts";
import { vatBoxRows } from "./vat-box-rows.ts";
import { vatFigures, vatFiguresOf } from "./vat-figures.ts";
import { reportRows } from "./vat-report.ts";
import { boxNumberText, shownSections, vatReportSheet } from "./vat-report-sheet.ts";

test("the rows of a box sum to its exact amount, without settlements", () => {
  const report = reportOf([booksOf(YEAR, [...quarter, ["2025-03-31", settledQuarter]])], Q1);
  expect(
    vatBoxRows(report, rowOf(report, 5)).map(({ transaction, account, amount }) => [
      transaction.number,
      account,
      amount,
    ]),
  ).toEqual([
    [1, 3001, 10_000_040],
    [2, 3002, 500_000],
    [3, 3003, 100_000],
  ]);
  for (const row of reportRows(report).filter(({ box }) => box.box !== 49)) {
    expect(sumOre(vatBoxRows(report, row).map(({ amount }) => amount))).toBe(row.exact);
  }
});

test("drafts and struck rows are behind no box", () => {
  const { ledger, accounts } = booksOf(YEAR, quarter);
  const entries = [{ accountId: newAccount(3001).id, amount: ore(-5) }];
  const drafts = [{ id: "d", text: "", date: isoDate("2025-01-20"), entries }];
  const plan = { name: "", accounts2: [...accounts.values()] };
  const [first] = ledger.registered.store.vouchers;
  const struck = transaction("B 1", "2025-01-20", [[3001, -7]]);
  const withStruck = extendLedger(ledger, {
    ...struck,
    entries: struck.entries.map((entry) => ({ ...entry, adjustmentType: false })),
  });
  const books = { ledger: withDrafts(withStruck, drafts, plan), accounts };
  const report = reportOf([books], Q1);
  const rows = vatBoxRows(report, rowOf(report, 5));
  expect(rows).toHaveLength(3);
  expect(rows[0]?.transaction).toBe(first);
});

test("two years whose charts differ: an account is behind the box of its own year", () => {
  const first = booksOf(["2025-01-01", "2025-02-28"], quarter.slice(0, 2));
  const moved = new Map(first.accounts).set("3001", { ...newAccount(3001), taxCode: 40 });
  const second = booksOf(["2025-03-01", "2025-12-31"], [["2025-03-01", [[3001, -7]]]], [], moved);
  const report = reportOf([first, second], Q1);
  expect(vatBoxRows(report, rowOf(report, 40)).map(({ amount }) => amount)).toEqual([700]);
  expect(rowOf(report, 5).exact).toBe(10_500_040);
});

test("the table has sections, boxes and accounts; empty boxes may be left out, never box 49", () => {
  const report = reportOf([booksOf(YEAR, quarter)], Q1);
  const nameOf = (account: number) => (account === 3001 ? "Försäljning" : "");
  const sheet = vatReportSheet(report, nameOf, { hidesEmpty: true });
  const lines = [...sheet.file()].map(({ kind, cells }) =>
    [
      kind,
      ...cells.map((cell) =>
        cell?.kind === "amount" ? cell.amount / 100 : cell?.kind === "text" ? cell.text : "",
      ),
    ].join("|"),
  );
  expect(lines).toEqual([
    "heading|A|Momspliktig försäljning eller uttag exklusive moms",
    "row|05|Momspliktig försäljning som inte ingår i ruta 06, 07 eller 08|106000.4|106000",
    "detail||3001 Försäljning|100000.4",
    "detail||3002|5000",
    "detail||3003|1000",
    "heading|B|Utgående moms på försäljning eller uttag i ruta 05-08",
    "row|10|Utgående moms 25 %|25000.1|25000",
    "detail||2611|25000.1",
    "row|11|Utgående moms 12 %|600|600",
    "detail||2621|600",
    "row|12|Utgående moms 6 %|60|60",
    "detail||2631|60",
    "heading|F|Ingående moms",
    "row|48|Ingående moms att dra av|12345.67|12345",
    "detail||2641|12345.67",
    "heading|G|Moms att betala eller få tillbaka",
    "total|49|Moms att betala eller få tillbaka|13314.43|13315",
  ]);
  expect(sheet.page.length).toBe(lines.length);
  expect(sheet).toMatchObject({
    title: "Momsrapport",
    range: report.period,
    form: "levels",
    columns: [
      { heading: "Ruta", kind: "text", place: "before-next" },
      { heading: "Benämning", kind: "text" },
      { heading: "Bokfört", kind: "amount", narrow: "below" },
      { heading: "Att deklarera", kind: "amount", narrow: "main" },
    ],
  });
  expect([...sheet.file()].slice(0, 3)).toMatchObject([
    { id: "A", level: 1, keep: "next" },
    { id: "05", level: 2 },
    { id: "05-3001", level: 3, keep: "previous" },
  ]);
  expect(shownSections(report, { hidesEmpty: false })).toEqual(report.sections);
  const empty = reportOf([booksOf(YEAR, [])], Q1);
  expect(shownSections(empty, { hidesEmpty: true }).map(({ section }) => section)).toEqual(["G"]);
  expect(boxNumberText(5)).toBe("05");
});

test("an account whose amounts cancel out is not listed below its box", () => {
  const taken = [
    ["2025-02-01", [[3002, -50]]],
    ["2025-02-02", [[3002, 50]]],
  ] as const;
  const report = reportOf([booksOf(YEAR, [["2025-02-01", [[3001, -100]]], ...taken])], Q1);
  const sheet = vatReportSheet(report, () => "", { hidesEmpty: true });
  const ids = [...sheet.file()].flatMap((row) => (row.kind === "detail" ? [row.id] : []));
  expect(ids).toEqual(["05-3001"]);
});

test("what is declared is the boxes with an amount, and always box 49", () => {
  const report = reportOf([booksOf(YEAR, quarter)], Q1);
  expect(vatFigures(report)).toEqual({ "05": 106_000, 10: 25_000, 11: 600, 12: 60, 48: 12_345, 49: 13_315 });
  expect(vatFigures(reportOf([booksOf(YEAR, [])], Q1))).toEqual({ 49: 0 });
  const { period } = report;
  expect(vatFiguresOf({ years: [booksOf(YEAR, quarter)], period, boxes })).toEqual(vatFigures(report));
});
