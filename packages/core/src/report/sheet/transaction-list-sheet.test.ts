import { expect, test } from "vitest";
import { buildLedger } from "../../ledger/index.ts";
import { smallPlan, transaction, year2025 } from "../../ledger/ledger.arbitrary.ts";
import { ore } from "../../money/index.ts";
import { searchedTransactionList, transactionListReport } from "../transaction-list-report.ts";
import { vouchersByFiles } from "../with-files.ts";
import { sheetCsv } from "./sheet-csv.ts";
import { fullListTitle, transactionListSheet } from "./transaction-list-sheet.ts";

test("a voucher of more rows than are made at once has them all, each under its own id", () => {
  const entries = Array.from({ length: 199 }, (_, index): [number, number] => [3001, -1 - index]);
  const total = entries.reduce((sum, [, amount]) => sum - amount, 0);
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: [transaction("A 1", "2025-01-10", [...entries, [1930, total]])],
  });
  const report = transactionListReport(ledger, smallPlan, { range: year2025, order: "number" });
  const { page, file } = transactionListSheet(report);
  expect(page.length).toBe(202);
  const rows = Array.from({ length: page.length }, (_, index) => page.at(index));
  expect(rows).toEqual([...file()]);
  expect(new Set(rows.map((row) => row?.id)).size).toBe(202);
  expect(rows.flatMap((row, index) => (row?.keep === undefined ? [] : [[index, row.keep]]))).toEqual([
    [0, "next"],
    [1, "next"],
    [200, "previous"],
    [201, "previous"],
  ]);
});

test("TR28: a row shows its quantity, and its amount in another currency", () => {
  const { entries, ...voucher } = transaction("A 1", "2025-01-10", [
    [3001, -1000],
    [1930, 1000],
  ]);
  const foreignCurrencyAmount = { amount: ore(-100), currency: "EUR" };
  const foreign = entries.map((entry, index) =>
    index === 0 ? { ...entry, quantity: 2.5, foreignCurrencyAmount } : entry,
  );
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: [{ ...voucher, entries: foreign }],
  });
  const report = transactionListReport(ledger, smallPlan, { range: year2025, order: "number" });
  const { page } = transactionListSheet(report);
  const texts = Array.from({ length: page.length }, (_, index) => JSON.stringify(page.at(index)));
  expect(texts.filter((text) => text.includes("1,00\u00A0EUR"))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('"Kvantitet 2,5"'))).toHaveLength(1);
});

test("RE11: a voucher without rows, which a file may have brought, is in the journal's file too", () => {
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: [
      transaction("A 1", "2025-01-10", [
        [3001, -10],
        [1930, 10],
      ]),
      transaction("A 2", "2025-01-11", [], { text: "Makulerad" }),
      transaction("A 3", "2025-01-12", [], { text: "Också" }),
    ],
  });
  const report = transactionListReport(ledger, smallPlan, { range: year2025, order: "number" });
  const lines = sheetCsv(transactionListSheet(report)).split("\r\n").slice(1);
  expect(lines.map((line) => line.split(";", 4).filter((_, at) => at !== 2))).toEqual([
    ["A 1", "2025-01-10", expect.anything()],
    ["A 1", "2025-01-10", expect.anything()],
    ["A 2", "2025-01-11", "Makulerad"],
    ["A 3", "2025-01-12", "Också"],
    ["", "", "Summa"],
    [""],
  ]);
});

test.each([
  ["number", "", "all", "Transaktionslista"],
  ["date", "", "all", "Transaktionslista, efter datum"],
  ["registration", "", "all", "Transaktionslista (grundbok)"],
  ["registration", " Papper ", "all", "Transaktionslista (grundbok), sökning ”Papper”"],
  ["number", "1930", "without", "Transaktionslista, sökning ”1930”, utan underlag"],
  ["number", "", "with", "Transaktionslista, med underlag"],
] as const)("RE9: by %s, searched for %j, files %s: its title is %j", (order, search, files, title) => {
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions: [] });
  const whole = transactionListReport(ledger, smallPlan, { range: year2025, order });
  const report = vouchersByFiles(searchedTransactionList(whole, search), files);
  expect(transactionListSheet(report).title).toBe(title);
});

test.each([
  ["all", "", "Transaktioner med underlag"],
  ["with", "", "Transaktioner med underlag, bara de som har underlag"],
  ["without", "", "Transaktioner utan underlag"],
  ["without", "hyra", "Transaktioner utan underlag, sökning ”hyra”"],
  ["all", "hyra", "Transaktioner med underlag, sökning ”hyra”"],
] as const)("RE18: with files %s, searched for %j, the title is %j", (files, search, title) => {
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions: [] });
  const whole = transactionListReport(ledger, smallPlan, { range: year2025, order: "number" });
  expect(fullListTitle(vouchersByFiles(searchedTransactionList(whole, search), files))).toBe(title);
});
