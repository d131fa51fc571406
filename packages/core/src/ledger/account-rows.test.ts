import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import {
  compareVouchers,
  type LedgerRow,
  type LedgerVoucher,
  ledgerRows,
  orderedAccountRows,
} from "./account-rows.ts";
import {
  balancedDrafts,
  balancedTransactions,
  draft,
  rangeIn2025,
  smallPlan,
  transaction,
  year2025,
} from "./ledger.arbitrary.ts";
import { buildLedger, draftsOf } from "./ledger.ts";

const rows = [
  [1930, 1],
  [3001, -1],
] as const;

test("rows are ordered by date, series and number, and within a voucher in its order; drafts last on their day", () => {
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
  const found = ledgerRows(ledger, accountNo(1930));
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
  expect(ledgerRows(ledger, accountNo(9999))).toEqual([]);
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

const ofTransaction = (name: string, date: string): LedgerVoucher => ({
  kind: "transaction",
  voucher: transaction(name, date, []),
});
const ofDraft = (id: string, date: string): LedgerVoucher => ({
  kind: "draft",
  voucher: { ...draft(id, date, []), date: isoDate(date) },
});

test("vouchers are ordered by date, kind, series, number and id", () => {
  const inOrder = [
    ofTransaction("B 2", "2025-01-01"),
    ofDraft("x", "2025-01-01"),
    ofTransaction("A 9", "2025-01-02"),
    ofTransaction("A 10", "2025-01-02"),
    ofTransaction("B 1", "2025-01-02"),
    ofDraft("a", "2025-01-02"),
    ofDraft("b", "2025-01-02"),
    ofTransaction("A 1", "2025-01-03"),
  ];
  for (const [i, a] of inOrder.entries()) {
    for (const [j, b] of inOrder.entries()) {
      expect(Math.sign(compareVouchers(a, b))).toBe(Math.sign(i - j));
    }
  }
});

test("the rows of a range are those of its days, the first and the last with them", () => {
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [],
    transactions: ["2025-01-01", "2025-01-02", "2025-01-03", "2025-01-04"].map((date, index) =>
      transaction(`A ${index + 1}`, date, rows),
    ),
  });
  const range = { from: isoDate("2025-01-02"), to: isoDate("2025-01-03") };
  const found = orderedAccountRows(ledger, accountNo(1930), range);
  expect(Array.from({ length: found.length }, (_, at) => found.at(at).voucher.text)).toEqual(["A 2", "A 3"]);
});

/** Every row on an account, found by going through the vouchers. */
function rowsGoneThrough(vouchers: readonly LedgerVoucher[], account: number): unknown[] {
  return vouchers
    .toSorted(compareVouchers)
    .flatMap(({ kind, voucher }) =>
      voucher.entries.map((entry, entryIndex) => ({
        kind,
        voucher,
        entry,
        entryIndex,
        isStruck: entry.adjustmentType === false,
      })),
    )
    .filter(({ entry }) => entry.accountId === account);
}

test("the rows, of the year and of any range, are those that the vouchers have, in their order", () => {
  const books = fc.record({
    transactions: balancedTransactions,
    drafts: balancedDrafts,
    range: rangeIn2025,
    account: fc.constantFrom(1930, 2440, 3001).map(accountNo),
  });
  fc.assert(
    fc.property(books, ({ transactions, drafts, range, account }) => {
      const ledger = buildLedger({
        fiscalYear: year2025,
        openingBalances: [],
        transactions,
        drafts: { drafts, plan: smallPlan },
      });
      const vouchers: LedgerVoucher[] = [
        ...draftsOf(ledger).map((voucher) => ({ kind: "draft" as const, voucher })),
        ...transactions.map((voucher) => ({ kind: "transaction" as const, voucher })),
      ];
      const all = ledgerRows(ledger, account);
      expect(all).toEqual(rowsGoneThrough(vouchers, account));
      const isInRange = ({ voucher: { date } }: LedgerRow) => date >= range.from && date <= range.to;
      const ofRange = orderedAccountRows(ledger, account, range);
      const places = Array.from({ length: ofRange.length }, (_, at) => at);
      expect(places.map((at) => ofRange.at(at))).toEqual(all.filter(isInRange));
      expect(places.map((at) => ofRange.countedAt(at))).toEqual(
        all.filter(isInRange).map(({ entry, isStruck }) => (isStruck ? 0 : entry.amount)),
      );
    }),
  );
});
