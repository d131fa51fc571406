import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo, newAccount } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore, sumOre } from "../money/index.ts";
import { transactionOf } from "../transaction/transaction.arbitrary.ts";
import type { AssetItem, AssetList } from "./asset.ts";
import { disposalEntry } from "./disposal-entry.ts";
import {
  type DisposalRate,
  disposalBaseAccounts,
  disposalVatAccounts,
  disposalVatErrorText,
  isDisposalUsuallyTaxed,
} from "./disposal-vat.ts";

const laser: AssetItem = {
  id: "laser",
  name: "Laser",
  purchaseDate: isoDate("2025-01-01"),
  purchasePrice: ore(10_000_00),
  depreciationYears: 5,
  inboundDepreciationAmount: ore(0),
  depreciationAmount: ore(1660_27),
  disposedOn: isoDate("2025-10-30"),
};
const tools: AssetList = {
  id: "tools",
  name: "Verktyg",
  depreciationAccountId: accountNo(1229),
  depreciationCostAccountId: accountNo(7830),
  items: [laser],
};
const CODES: Readonly<Record<number, number>> = {
  2610: 10,
  2611: 10,
  2621: 11,
  2630: 12,
  3000: 5,
  3001: 5,
  3002: 5,
  3004: 42,
  3100: 42,
};
const chartOf = (ids: readonly number[], codes = CODES) =>
  ids.map((id) => {
    const taxCode = codes[id];
    return { ...newAccount(id), ...(taxCode === undefined ? {} : { taxCode }) };
  });
const accountsOf = (ids: readonly number[], codes = CODES, rate: DisposalRate = 25) =>
  disposalVatAccounts(chartOf(ids, codes), rate);
const vat = { rate: 25, sales: accountNo(3001), vat: accountNo(2611), offset: accountNo(3790) } as const;
const rows = (price: number, fields: Partial<Parameters<typeof disposalEntry>[0]> = {}) =>
  (
    disposalEntry({
      list: tools,
      item: laser,
      boughtOn: undefined,
      price: ore(price),
      paidTo: 1930,
      knownAccounts: new Set([1220, 1229, 1930, 3973, 7973]),
      vat,
      ...fields,
    })?.entries ?? []
  ).map(({ accountId, amount }) => [accountId, amount / 100]);

describe("AS12: an asset that is sold with VAT", () => {
  test("the whole price is on an account of box 05, and taken back on one without a box", () => {
    expect(rows(10_000_00)).toEqual([
      [1229, 1660.27],
      [1220, -10_000],
      [1930, 12_500],
      [2611, -2500],
      [3001, -10_000],
      [3790, 10_000],
      [3973, -1660.27],
    ]);
  });

  test("at a loss too", () => {
    expect(rows(5000_00).slice(2)).toEqual([
      [1930, 6250],
      [2611, -1250],
      [3001, -5000],
      [3790, 5000],
      [7973, 3339.73],
    ]);
  });

  test.each<[DisposalRate, readonly number[], unknown]>([
    [
      12,
      [2621, 3000, 3002, 3790],
      [
        [1930, 5600],
        [2621, -600],
        [3002, -5000],
        [3790, 5000],
      ],
    ],
    [
      6,
      [2630, 3000, 3790],
      [
        [1930, 5300],
        [2630, -300],
        [3000, -5000],
        [3790, 5000],
      ],
    ],
    [
      0,
      [3004, 3100, 3790],
      [
        [1930, 5000],
        [3004, -5000],
        [3790, 5000],
      ],
    ],
    [
      0,
      [3100, 3790],
      [
        [1930, 5000],
        [3100, -5000],
        [3790, 5000],
      ],
    ],
  ])("at %s percent, by the accounts that the chart has", (rate, ids, expected) => {
    const found = accountsOf(ids, CODES, rate);
    if (!found.ok) throw new Error("something is missing");
    expect(rows(5000_00, { vat: found.value }).slice(2, -1)).toEqual(expected);
  });

  test("what is scrapped has none", () => {
    expect(rows(0)).toEqual(rows(0, { vat: undefined }));
  });

  test("property: it balances, box 05 is the price, and the result is what it is without VAT", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (price) => {
        const [taxed, untaxed] = [rows(price), rows(price, { vat: undefined })];
        const sumOn = (of: typeof taxed, from: number, to: number) =>
          sumOre(
            of
              .filter(([account = 0]) => account >= from && account <= to)
              .map(([, amount = 0]) => ore(Math.round(amount * 100))),
          );
        expect(sumOn(taxed, 1000, 9999)).toBe(0);
        expect(0 - sumOn(taxed, 3001, 3001)).toBe(price);
        expect(sumOn(taxed, 3000, 8999)).toBe(sumOn(untaxed, 3000, 8999));
        expect(Math.abs(sumOn(taxed, 2611, 2611) * 4 + price)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe("AS12: the accounts of its VAT", () => {
  test.each([
    ["as BAS has them", [2610, 2611, 3000, 3001, 3790], vat],
    ["the accounts above them", [2610, 3000, 3790], { ...vat, sales: 3000, vat: 2610 }],
  ])("%s", (_, ids, value) => {
    expect(accountsOf(ids)).toEqual({ ok: true, value });
  });

  test.each([
    [[2611, 3001], CODES, "3790 (utan Momstyp)"],
    [[], CODES, "3001 (Momstyp 05), 2611 (Momstyp 10), 3790 (utan Momstyp)"],
    [[2611, 3001, 3790], {}, "3001 (Momstyp 05), 2611 (Momstyp 10)"],
    [[2611, 3001, 3790], { ...CODES, 3790: 5 }, "3790 (utan Momstyp)"],
  ])("%j: what is missing is told, with its tax code", (ids, codes, missing) => {
    const found = accountsOf(ids, codes);
    if (found.ok) throw new Error("nothing is missing");
    expect(disposalVatErrorText(found.error)).toBe(
      `Kontoplanen saknar det som en sådan försäljning bokförs på: ${missing}. Lägg till det först, eller välj Ingen moms.`,
    );
  });
});

test("AS12: equipment is taken to be sold with VAT where the year has VAT, a building is not", () => {
  const purchase = transactionOf("A", 1, "2025-01-01", "Laser", [
    [1220, 10_000_00],
    [2641, 2500_00],
    [1930, -12_500_00],
  ]);
  const rent = transactionOf("A", 2, "2025-01-01", "Hyra", [
    [5010, 100_00],
    [1930, -100_00],
  ]);
  const building = { ...tools, depreciationAccountId: accountNo(1119) };
  expect(isDisposalUsuallyTaxed(tools, [rent, purchase])).toBe(true);
  expect(isDisposalUsuallyTaxed(tools, [rent])).toBe(false);
  expect(isDisposalUsuallyTaxed(building, [purchase])).toBe(false);
});

test("the accounts of the price are those of the chart, and of BAS where the chart lacks them", () => {
  expect(disposalBaseAccounts(chartOf([2610, 3000, 3790]), 25)).toEqual({ sales: 3000, offset: 3790 });
  expect(disposalBaseAccounts(chartOf([2610, 3000]), 25)).toEqual({ sales: 3001, offset: 3790 });
});
