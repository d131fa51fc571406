import { isoDate } from "@huvudbok/core/calendar";
import { encodeItem } from "@huvudbok/core/document";
import { negateOre } from "@huvudbok/core/money";
import { describe, expect, test } from "vitest";
import { demonstrationBooks, demonstrationDay } from "./demonstration-books.ts";
import { booksOf, TODAY, yearIds } from "./made-books.arbitrary.ts";

describe("the books that visitors get", () => {
  const { years, templates } = booksOf();
  const [first, second] = years;

  test("have as much in them as a small company's", () => {
    expect(years.map(({ vouchers }) => vouchers.length)).toEqual([250, 214]);
    expect(years.map(({ plan }) => plan.name)).toEqual([
      "BAS 2025 för aktiebolag",
      "BAS 2026 för aktiebolag",
    ]);
    for (const { vouchers } of years) {
      expect(vouchers.filter(({ receipt }) => receipt !== undefined).length).toBeGreaterThanOrEqual(12);
      expect(
        vouchers.filter(({ transaction }) => transaction.annotation !== undefined).length,
      ).toBeGreaterThan(3);
    }
    const papers = second.drafts.flatMap(({ receipt }) => receipt?.kind ?? []);
    expect([second.drafts.length, papers]).toEqual([14, ["till", "till", "till"]]);
    expect(templates).toHaveLength(3);
  });

  test("use the texts again, so that a known one can be recalled", () => {
    const texts = second.vouchers.map(({ transaction }) => transaction.text);
    const fuel = texts.filter((text) => text === "Macken Vägkrysset, drivmedel");
    expect(fuel).toHaveLength(11);
    expect(new Set(texts).size).toBeLessThan(texts.length / 2);
  });

  test("have corrections that name what they take back", () => {
    for (const { fiscalYear, vouchers } of years) {
      const corrections = vouchers.filter(({ transaction }) => transaction.corrects !== undefined);
      expect(corrections).toHaveLength(2);
      for (const { transaction } of corrections) {
        const { fiscalYearId, number } = transaction.corrects!;
        const original = vouchers.filter((one) => one.transaction.series === "A")[number - 1]!.transaction;
        expect(fiscalYearId).toBe(fiscalYear.id);
        expect(transaction.text).toBe(`Rättelse av A ${number}: ${original.text}`);
        expect(transaction.entries.map(({ amount }) => amount)).toEqual(
          original.entries.map(({ amount }) => negateOre(amount)),
        );
        expect(transaction.date > original.date).toBe(true);
      }
    }
  });

  test("food for the counter carries 12 percent until March 2026 and 6 from April", () => {
    const rates = years.flatMap(({ vouchers }) =>
      vouchers.flatMap(({ transaction: { date, text, entries } }) => {
        const [net, vat] = entries;
        if (!text.endsWith("kaffe och bröd") || net === undefined || vat === undefined) return [];
        return [[date.slice(0, 7), Math.round((vat.amount / net.amount) * 100)] as const];
      }),
    );
    expect(rates.filter(([month]) => month < "2026-04").every(([, rate]) => rate === 12)).toBe(true);
    expect(rates.filter(([month]) => month >= "2026-04").every(([, rate]) => rate === 6)).toBe(true);
  });

  test("can be stored", () => {
    for (const { transaction } of second.vouchers) {
      const isPayroll = transaction.text.startsWith("Löner");
      const series = isPayroll ? "L" : "A";
      expect(encodeItem("transactions", { ...transaction, number: 1 })).toHaveProperty("series", series);
    }
    for (const { fiscalYear } of years) {
      expect(fiscalYear.transactionSeries.map(({ name }) => name)).toEqual(["A", "L"]);
    }
    for (const { draft } of second.drafts)
      expect(encodeItem("transactionDrafts", draft)).toHaveProperty("id");
    for (const template of templates) expect(encodeItem("journalTemplates", template)).toHaveProperty("id");
    for (const list of first.assetLists) expect(encodeItem("assetManagement", list)).toHaveProperty("id");
  });

  test("are in the oldest edition when the years are before it, and cannot be without one", () => {
    const early = booksOf(1, isoDate("2022-03-01"));
    expect(early.years.map(({ plan }) => plan.name)).toEqual([
      "BAS 2025 för aktiebolag",
      "BAS 2025 för aktiebolag",
    ]);
    const order = { today: TODAY, seed: 1, charts: [], yearIds, newGuid: () => "" };
    expect(() => demonstrationBooks(order)).toThrow("no edition of BAS");
  });
});

test.each([
  ["2026-11-20", undefined, "2026-11-20"],
  ["2026-11-20", "2025", "2026-11-20"],
  ["2027-01-02", "2025", "2026-12-31"],
])("on %s books begun in %s go to %s", (today, year, expected) => {
  const first =
    year === undefined ? undefined : { from: isoDate(`${year}-01-01`), to: isoDate(`${year}-12-31`) };
  expect(demonstrationDay(isoDate(today), first)).toBe(expected);
});
