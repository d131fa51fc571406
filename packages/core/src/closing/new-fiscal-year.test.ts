import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { newFiscalYear, type PreviousYearDocuments } from "./new-fiscal-year.ts";

const id = fiscalYearIdFromGuid("6".repeat(32));
const range = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const fiscalYear: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: true,
  transactionSeries: [{ name: "K", startNo: 5, description: "Kassa" }],
};
const transaction: Transaction = {
  series: "K",
  number: 5,
  date: isoDate("2025-03-01"),
  text: "Papper",
  entries: [
    { accountId: accountNo(1910), amount: ore(-100_00) },
    { accountId: accountNo(6110), amount: ore(60_00) },
    { accountId: accountNo(2641), amount: ore(40_00) },
  ],
  locked: false,
};
const previous: PreviousYearDocuments = {
  fiscalYear,
  balances: [
    { accountId: accountNo(1910), balance: ore(100_00) },
    { accountId: accountNo(2010), balance: ore(-100_00), quantity: 3 },
  ],
  transactions: [transaction],
  assetLists: [
    {
      id: "l",
      name: "Datorer",
      depreciationAccountId: accountNo(1229),
      depreciationCostAccountId: accountNo(7830),
      items: [
        {
          id: "i",
          name: "Dator",
          purchaseDate: isoDate("2025-07-01"),
          purchasePrice: ore(10_000_00),
          depreciationYears: 3,
          inboundDepreciationAmount: ore(0),
          depreciationAmount: ore(1680_70),
        },
      ],
    },
  ],
};

test("a new year takes over series, chart, balances and assets from the year before", () => {
  const plan = { name: "BAS", accounts2: [] };
  const created = newFiscalYear(id, range, { ...previous, plan });
  expect(created.fiscalYear).toEqual({
    id,
    ...range,
    locked: false,
    transactionSeries: fiscalYear.transactionSeries,
  });
  expect(created.plan).toBe(plan);
  // 1910 ends at zero and 6110 is a result account: neither is carried over.
  expect(created.balances).toEqual([
    { accountId: 2010, balance: -100_00 },
    { accountId: 2641, balance: 40_00 },
  ]);
  expect(created.assetLists[0]?.items[0]).toMatchObject({
    inboundDepreciationAmount: 1680_70,
    depreciationAmount: 3334_00,
  });
});

test("AS5: what was sold or scrapped in the year before is not taken over", () => {
  const [list] = previous.assetLists;
  const [item] = list?.items ?? [];
  if (list === undefined || item === undefined) throw new Error("there is a list");
  const sold = { ...item, id: "sold", disposedOn: isoDate("2025-11-30") };
  const created = newFiscalYear(id, range, { ...previous, assetLists: [{ ...list, items: [sold, item] }] });
  expect(created.assetLists[0]?.items.map((each) => each.id)).toEqual(["i"]);
});

test("a previous year without a chart leaves the chart to be chosen", () => {
  expect(newFiscalYear(id, range, previous)).not.toHaveProperty("plan");
});

test("without a previous year nothing is copied", () => {
  expect(newFiscalYear(id, range, undefined)).toEqual({
    fiscalYear: {
      id,
      ...range,
      locked: false,
      transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
    },
    balances: [],
    assetLists: [],
  });
});
