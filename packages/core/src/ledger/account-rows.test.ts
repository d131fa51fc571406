import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { accountRows, compareVouchers, type LedgerVoucher } from "./account-rows.ts";
import { draft, smallPlan, transaction, year2025 } from "./ledger.arbitrary.ts";
import { buildLedger, draftsOf } from "./ledger.ts";

const rows = [
  [1930, 1],
  [3001, -1],
] as const;

test("rows stand by date, series and number, and within a voucher in its order; drafts last on their day", () => {
  const struck = transaction("A 1", "2025-01-02", [
    [1930, 5],
    [1930, 7],
    [1930, 6],
  ]);
  const transactions = [
    transaction("B 1", "2025-01-02", rows),
    transaction("A 10", "2025-01-02", rows),
    transaction("A 9", "2025-01-02", rows),
    transaction("A 2", "2025-01-01", rows),
    {
      ...struck,
      entries: struck.entries.map((entry, i) => (i === 1 ? { ...entry, adjustmentType: false } : entry)),
    },
  ];
  const drafts = [
    draft("y", "2025-01-02", rows),
    draft("x", "2025-01-02", rows),
    draft("first", "2025-01-01", rows),
    draft("later", "2025-01-03", [
      [1930, 2],
      [1930, 3],
    ]),
  ];
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions,
    drafts: { drafts, plan: smallPlan },
  });
  const found = accountRows(ledger, accountNo(1930));
  expect(
    found.map(
      ({ voucher, entryIndex, isStruck }) => `${voucher.text}:${entryIndex}${isStruck ? " struck" : ""}`,
    ),
  ).toEqual([
    "A 2:0",
    "Utkast first:0",
    "A 1:0",
    "A 1:1 struck",
    "A 1:2",
    "A 9:0",
    "A 10:0",
    "B 1:0",
    "Utkast x:0",
    "Utkast y:0",
    "Utkast later:0",
    "Utkast later:1",
  ]);
});

test("an account without rows has none", () => {
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions: [] });
  expect(accountRows(ledger, accountNo(9999))).toEqual([]);
});

test("of a draft and a transaction of the same day the transaction is first, whichever is asked about", () => {
  const voucher: LedgerVoucher = { kind: "transaction", voucher: transaction("A 1", "2025-01-01", []) };
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: [],
    drafts: { drafts: [draft("x", "2025-01-01", rows)], plan: smallPlan },
  });
  const [dated] = draftsOf(ledger);
  const other: LedgerVoucher = { kind: "draft", voucher: dated! };
  expect([compareVouchers(voucher, other), compareVouchers(other, voucher)]).toEqual([-1, 1]);
  expect([compareVouchers(voucher, voucher), compareVouchers(other, other)]).toEqual([0, 0]);
});
