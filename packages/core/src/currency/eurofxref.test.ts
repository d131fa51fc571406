import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { crossRates, currencyOfEuroSeries, euroSeries, readEurofxref } from "./index.ts";

const HEAD = `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject><Cube>`;
const file = (days: string) => `${HEAD}${days}</Cube></gesmes:Envelope>`;
const FILE = file(
  `<Cube time="2026-03-27"><Cube currency="USD" rate="1.15"/><Cube currency="SEK" rate="10.86"/><Cube currency="JPY" rate="183.9" /><Cube currency="HUF" rate="390"/></Cube>
  <Cube time='2026-03-26'><Cube currency='USD' rate='1.16'/><Cube currency='SEK' rate='10.9'/></Cube>
  <Cube time="2026-13-99"><Cube currency="SEK" rate="10.9"/></Cube>
  <Cube time="2025-12-31"><Cube currency="USD" rate="0"/></Cube>`,
);
const ALL = { from: isoDate("2000-01-01"), to: isoDate("2030-01-01") };
const days = readEurofxref(FILE, ALL) ?? [];

test("CU4: the days of a file", () => {
  expect(days).toEqual([
    { date: "2026-03-27", rates: { USD: 1.15, SEK: 10.86, JPY: 183.9, HUF: 390 } },
    { date: "2026-03-26", rates: { USD: 1.16, SEK: 10.9 } },
    { date: "2025-12-31", rates: {} },
  ]);
  const day = isoDate("2026-03-26");
  expect(readEurofxref(FILE, { from: day, to: day })?.map(({ date }) => date)).toEqual([day]);
});

test.each(["", "<html>Not found</html>", file(""), "eurofxref"])("%j is no file of rates", (text) => {
  expect(readEurofxref(text, ALL)).toBeUndefined();
});

test("CU4: rates by way of the euro", () => {
  expect(crossRates(days, "EUR")).toEqual([
    { date: "2026-03-26", value: 10.9 },
    { date: "2026-03-27", value: 10.86 },
  ]);
  expect(crossRates(days, "USD").at(-1)).toEqual({ date: "2026-03-27", value: 9.443478261 });
  expect(crossRates(days, "JPY")).toEqual([{ date: "2026-03-27", value: 0.05905383361 }]);
  expect(crossRates(days, "ISK")).toEqual([]);
});

test("CU4: the series of a file", () => {
  const ended = { date: isoDate("2022-12-30"), rates: { HRK: 7.5365, SEK: 11.1218 } };
  const list = euroSeries([...days, ended], isoDate("2026-03-27"));
  expect(list.map(({ seriesId, seriesClosed }) => [seriesId, seriesClosed])).toEqual([
    ["ECB-EUR", false],
    ["ECB-HRK", true],
    ["ECB-HUF", false],
    ["ECB-JPY", false],
    ["ECB-USD", false],
  ]);
  expect(list[0]).toEqual({ seriesId: "ECB-EUR", shortDescription: "EUR", seriesClosed: false });
  expect(euroSeries([{ date: isoDate("2026-03-27"), rates: { USD: 1 } }], isoDate("2026-03-27"))).toEqual([]);
  expect(currencyOfEuroSeries("ECB-USD")).toBe("USD");
  expect(currencyOfEuroSeries("SEKUSDPMI")).toBeUndefined();
});
