import { expect, test } from "vitest";
import { buildLedger } from "../ledger/index.ts";
import { transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { transactionListReport } from "./transaction-list-report.ts";
import { companyPlan } from "./two-years.arbitrary.ts";
import { vouchersByFiles } from "./with-files.ts";

const booked = (name: string, kronor: number) =>
  transaction(name, "2025-02-01", [
    [1930, kronor],
    [3001, -kronor],
  ]);

const ledger = buildLedger({
  fiscalYear: year2025,
  openingBalances: [],
  transactions: [
    { ...booked("A 1", 100), attachmentIds: ["x"] },
    booked("A 2", 20),
    { ...booked("A 3", 3), attachments: [{ id: "old", name: "kvitto.png" }] },
  ],
});
const report = transactionListReport(ledger, companyPlan, { range: year2025, order: "number" });

test.each([
  ["all", [1, 2, 3], 12_300],
  ["with", [1, 3], 10_300],
  ["without", [2], 2_000],
] as const)("RE18: the vouchers of %s files, and their sums", (choice, numbers, debit) => {
  const chosen = vouchersByFiles(report, choice);
  expect(chosen.vouchers.map(({ number }) => number)).toEqual(numbers);
  expect([chosen.debit, chosen.credit]).toEqual([debit, debit]);
});
