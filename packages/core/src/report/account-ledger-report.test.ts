import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { type DateRange, isoDate } from "../calendar/index.ts";
import {
  buildLedger,
  compareVouchers,
  draftsOf,
  type Ledger,
  type LedgerVoucher,
  transactionsOf,
  withDrafts,
} from "../ledger/index.ts";
import {
  balancedDrafts,
  balancedOpening,
  balancedTransactions,
  draft,
  opening,
  rangeIn2025,
  smallPlan,
  transaction,
  year2025,
} from "../ledger/ledger.arbitrary.ts";
import { accountLedgerReport, counterEntries } from "./account-ledger-report.ts";
import { generalLedger } from "./general-ledger.ts";

const BANK = accountNo(1930);
const corrected = transaction("A 2", "2025-02-10", [
  [1930, -50],
  [1930, -40],
  [5010, 50],
  [5010, 40],
]);
const adjustments = [
  { adjustmentType: false, sign: "KL", date: isoDate("2025-02-20") },
  { adjustmentType: true, sign: "KL", date: isoDate("2025-02-20") },
  { adjustmentType: false, text: "fel konto" },
  { adjustmentType: true },
];
const ledger = buildLedger({
  fiscalYear: year2025,
  openingBalances: opening([
    [1930, 1000],
    [2081, -1000],
  ]),
  transactions: [
    { ...corrected, entries: corrected.entries.map((entry, index) => ({ ...entry, ...adjustments[index] })) },
    transaction("A 1", "2025-01-15", [
      [1930, 200],
      [3001, -200],
    ]),
    transaction("A 3", "2025-02-28", [
      [3001, -99],
      [1930, 99],
    ]),
    transaction("A 4", "2025-03-01", [
      [1930, 1],
      [3001, -1],
    ]),
  ],
});
const february = { from: isoDate("2025-02-01"), to: isoDate("2025-02-28") };

describe("LE4, RE7: the ledger of one account", () => {
  const report = accountLedgerReport(ledger, BANK, february);

  test("opening, rows with running balance, turnover and closing", () => {
    expect(report).toMatchObject({
      opening: 120_000,
      turnover: { debit: 9_900, credit: 4_000 },
      closing: 125_900,
    });
    expect(
      report.rows().map(({ id, debit, credit, balance, isStruck }) => [id, debit, credit, balance, isStruck]),
    ).toEqual([
      ["A-2-0", 0, 5_000, 120_000, true],
      ["A-2-1", 0, 4_000, 116_000, false],
      ["A-3-1", 9_900, 0, 125_900, false],
    ]);
    expect(report.rows()[0]).toMatchObject({
      series: "A",
      number: 2,
      date: "2025-02-10",
      description: "A 2",
      adjustment: { kind: "removed", sign: "KL", date: "2025-02-20" },
    });
  });

  test("a struck row before the range is in no sum either", () => {
    const march = { from: isoDate("2025-03-01"), to: isoDate("2025-03-31") };
    expect(accountLedgerReport(ledger, BANK, march)).toMatchObject({ opening: 125_900, closing: 126_000 });
  });

  test("Detaljer: the other rows of the voucher", () => {
    expect(counterEntries(report.rows(1, 2)[0]!)).toEqual([
      {
        id: "A-2-0",
        accountNo: 1930,
        debit: 0,
        credit: 5_000,
        isStruck: true,
        adjustment: { kind: "removed", sign: "KL", date: "2025-02-20" },
      },
      {
        id: "A-2-2",
        accountNo: 5010,
        text: "fel konto",
        debit: 5_000,
        credit: 0,
        isStruck: true,
        adjustment: { kind: "removed" },
      },
      {
        id: "A-2-3",
        accountNo: 5010,
        debit: 4_000,
        credit: 0,
        isStruck: false,
        adjustment: { kind: "added" },
      },
    ]);
  });
});

test("RE14: a draft has number 0, and its id in the place of the series", () => {
  const drafts = [
    draft("d1", "2025-02-11", [
      [1930, -25],
      [0, 25],
    ]),
  ];
  const report = accountLedgerReport(withDrafts(ledger, drafts, smallPlan), BANK, february);
  const rows = report.rows();
  expect(rows[2]).toMatchObject({
    id: "draft-d1-0",
    series: "d1",
    number: 0,
    credit: 2_500,
    balance: 113_500,
  });
  expect(counterEntries(rows[2]!)).toEqual([{ id: "draft-d1-1", debit: 2_500, credit: 0, isStruck: false }]);
  expect(report.closing).toBe(123_400);
});

const anyBooks = fc
  .tuple(balancedTransactions, balancedOpening, balancedDrafts)
  .map(([transactions, openingBalances, drafts]) =>
    withDrafts(buildLedger({ fiscalYear: year2025, openingBalances, transactions }), drafts, smallPlan),
  );

test("the general ledger is the account ledger of every account with opening balance or rows", () => {
  fc.assert(
    fc.property(anyBooks, rangeIn2025, (books, range) => {
      const general = new Map(
        generalLedger(books, smallPlan, range).accounts.map((account) => [account.accountNo, account]),
      );
      for (const { id, name } of smallPlan.accounts2) {
        const { rows, ...sums } = accountLedgerReport(books, id, range);
        const { rows: generalRows, ...generalSums } = general.get(id) ?? {};
        const isShown = sums.opening !== 0 || sums.rowCount > 0;
        expect(generalSums).toEqual(isShown ? { ...sums, name } : {});
        expect(generalRows?.() ?? []).toEqual(rows());
        expect(sums.closing).toBe(sums.opening + sums.turnover.debit - sums.turnover.credit);
      }
    }),
  );
});

test("sums and any slice of the rows are those of going through every voucher", () => {
  fc.assert(
    fc.property(anyBooks, rangeIn2025, fc.nat(12), fc.nat(12), (books, range, first, length) => {
      const wanted = plainLedger(books, range);
      const { rows, rowCount, opening: before, turnover, closing } = accountLedgerReport(books, BANK, range);
      expect({ before, turnover, closing }).toEqual(wanted.sums);
      expect(rowCount).toBe(wanted.rows.length);
      expect(rows().map(plainRow)).toEqual(wanted.rows);
      expect(rows(first, first + length).map(plainRow)).toEqual(wanted.rows.slice(first, first + length));
    }),
  );
});

const plainRow = ({ id, balance }: { readonly id: string; readonly balance: number }) => [id, balance];

/** The ledger of the bank account computed the slow way: all vouchers in order, row by row. */
function plainLedger(books: Ledger, range: DateRange) {
  const vouchers: LedgerVoucher[] = [
    ...transactionsOf(books).map((voucher): LedgerVoucher => ({ kind: "transaction", voucher })),
    ...draftsOf(books).map((voucher): LedgerVoucher => ({ kind: "draft", voucher })),
  ];
  let before = 0;
  for (const { accountId, balance } of books.openingBalances) if (accountId === BANK) before += balance;
  const turnover = { debit: 0, credit: 0 };
  const rows: (readonly [string, number])[] = [];
  for (const { voucher, ...source } of vouchers.sort(compareVouchers)) {
    for (const [index, { accountId, amount, adjustmentType }] of voucher.entries.entries()) {
      if (accountId !== BANK || voucher.date > range.to) continue;
      const counted = adjustmentType === false ? 0 : amount;
      if (voucher.date < range.from) before += counted;
      else {
        turnover[counted > 0 ? "debit" : "credit"] += Math.abs(counted);
        const name =
          "series" in voucher ? `${voucher.series}-${voucher.number}` : `${source.kind}-${voucher.id}`;
        rows.push([`${name}-${index}`, before + turnover.debit - turnover.credit]);
      }
    }
  }
  return { sums: { before, turnover, closing: before + turnover.debit - turnover.credit }, rows };
}
