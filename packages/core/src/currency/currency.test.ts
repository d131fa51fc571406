import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { observationsSchema, rateSeriesSchema } from "../api/index.ts";
import { addDays, isoDate } from "../calendar/index.ts";
import { MAX_ORE, ore } from "../money/index.ts";
import {
  convertToOre,
  type DatedRate,
  firstRateDay,
  type RateError,
  rateErrorText,
  rateOn,
  seriesOfCurrency,
} from "./index.ts";

const folder = join(import.meta.dirname, "../../testdata/riksbank");
const sample = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));
const series = rateSeriesSchema.parse(sample("series-bygroup-130-sv.json"));
const observations = (currency: string) =>
  observationsSchema.parse(sample(`observations-SEK${currency}PMI_2026-03-24_2026-03-28.json`));

describe("CU1: the series of a currency", () => {
  test.each([
    ["USD", "SEKUSDPMI"],
    ["RUB", "SEKRUBPMI"],
    ["EUR", "SEKEURPMI"],
  ])("%s", (currency, seriesId) => {
    expect(seriesOfCurrency(series, currency)).toMatchObject({ ok: true, value: { seriesId } });
  });
  test.each([
    ["SEK", "Currency not found"],
    ["XYZ", "Currency not found"],
    ["usd", "Currency not found"],
    ["AED", "Series not found for AED"],
  ])("%s has none", (currency, text) => {
    const found = seriesOfCurrency(series, currency);
    expect(found.ok ? undefined : rateErrorText(found.error)).toBe(text);
  });
  test("one that is published goes before one that is closed", () => {
    const closed = { seriesId: "OLD", shortDescription: "USD", seriesClosed: true };
    expect(seriesOfCurrency([closed, ...series], "USD")).toMatchObject({ value: { seriesId: "SEKUSDPMI" } });
    expect(seriesOfCurrency([closed], "USD")).toMatchObject({ value: { seriesId: "OLD" } });
  });
});

describe("CU2: the rate of a day", () => {
  const usd = observations("USD");
  test.each([
    ["2026-03-24", "2026-03-24", 9.35344],
    ["2026-03-27", "2026-03-27", 9.44517],
    ["2026-03-29", "2026-03-27", 9.44517],
    ["2026-04-06", "2026-03-27", 9.44517],
  ])("%s has that of %s", (date, from, value) => {
    const day = isoDate(date);
    expect(rateOn(usd, "USD", day)).toEqual({ ok: true, value: { date: from, value } });
    expect(rateOn(usd.toReversed(), "USD", day)).toEqual({ ok: true, value: { date: from, value } });
  });
  test.each(["2026-03-23", "2026-04-07"])("%s has none", (date) => {
    const found = rateOn(usd, "USD", isoDate(date));
    expect(found.ok ? undefined : rateErrorText(found.error)).toBe(`Rate not found for USD on ${date}`);
  });
  test("no day but one of the ten before it is taken", () => {
    const day = fc.integer({ min: -30, max: 30 });
    fc.assert(
      fc.property(fc.uniqueArray(day, { maxLength: 8 }), (days) => {
        const date = isoDate("2026-03-29");
        const rates = days.map((offset): DatedRate => ({ date: addDays(date, offset), value: 1 }));
        const best = days.filter((offset) => offset <= 0 && offset >= -10).toSorted((a, b) => b - a)[0];
        const found = rateOn(rates, "USD", date);
        expect(found.ok ? found.value.date : undefined).toBe(
          best === undefined ? undefined : addDays(date, best),
        );
      }),
    );
    expect(firstRateDay(isoDate("2026-01-05"))).toBe("2025-12-26");
  });
});

describe("CU3: kronor for an amount", () => {
  test.each([
    [10_000, 9.35344, 93_534],
    [-10_000, 9.35344, -93_534],
    // Yen are quoted per one, not per hundred.
    [100_000_00, 0.05907, 590_700],
    [1, 0.5, 1],
    [-1, 0.5, -1],
    [1, 0.4999999, 0],
    [100, 1e-7, 0],
    [1_000_000_000, 5.5e-7, 550],
    [3, 10, 30],
    [1_005, 1.5, 1_508],
  ])("%s x %s", (amount, rate, kronor) => {
    expect(convertToOre(ore(amount), rate)).toBe(kronor);
  });
  test("what no amount can be is none", () => {
    expect(convertToOre(ore(MAX_ORE), 1)).toBe(MAX_ORE);
    expect(convertToOre(ore(-MAX_ORE), 1)).toBe(-MAX_ORE);
    expect(convertToOre(ore(MAX_ORE), 1.1)).toBeUndefined();
    expect(convertToOre(ore(-MAX_ORE), 1.1)).toBeUndefined();
    expect(convertToOre(ore(1), 1e21)).toBeUndefined();
  });
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])("%s is no rate", (rate) => {
    expect(() => convertToOre(ore(1), rate)).toThrow("not a rate");
  });
  test("a sign and its opposite give the same kronor, and no more than half an öre is rounded", () => {
    const amount = fc.integer({ min: 0, max: 1e11 });
    const decimals = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(amount, decimals, (hundredths, rate) => {
        const kronor = convertToOre(ore(hundredths), rate / 1e5) ?? Number.NaN;
        expect(convertToOre(ore(0 - hundredths), rate / 1e5)).toBe(kronor === 0 ? 0 : -kronor);
        const exact = BigInt(hundredths) * BigInt(rate);
        const difference = BigInt(kronor) * 100_000n - exact;
        expect(difference <= 50_000n && difference > -50_000n).toBe(true);
      }),
    );
  });
});

test("every error has its text", () => {
  const date = isoDate("2026-03-24");
  const errors: readonly RateError[] = [
    { code: "currency-not-found" },
    { code: "series-not-found", currency: "AED" },
    { code: "rate-not-found", currency: "USD", date },
    { code: "invalid-date" },
    { code: "too-early" },
  ];
  expect(errors.map(rateErrorText)).toEqual([
    "Currency not found",
    "Series not found for AED",
    "Rate not found for USD on 2026-03-24",
    "Invalid date",
    "Det finns inga valutakurser före 1993",
  ]);
  expect(() => rateErrorText({ code: "other" } as never)).toThrow();
});
