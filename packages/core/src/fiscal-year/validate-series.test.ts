import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_TRANSACTION_SERIES, importedSeries, seriesDescription } from "./transaction-series.ts";
import {
  isSeriesName,
  NO_SERIES_TEXT,
  nextSeriesName,
  SERIES_NAME_TEXT,
  SERIES_START_TEXT,
  type SeriesForm,
  validateSeries,
} from "./validate-series.ts";

const STORED = [DEFAULT_TRANSACTION_SERIES, { name: "LEV FAKT", startNo: 7, description: "Ur en fil" }];
const a: SeriesForm = { name: "A", description: "Löpande bokföring", startNo: "1" };
const b: SeriesForm = { name: " B ", description: " Kassa ", startNo: " 100 " };
const file: SeriesForm = { name: "LEV FAKT", description: "Ur en fil", startNo: "7" };

test("FY4: a new series gets its trimmed name, and one that a file brought keeps its own", () => {
  expect(validateSeries([a, file, b], STORED)).toEqual({
    ok: true,
    value: [...STORED, { name: "B", description: "Kassa", startNo: 100 }],
  });
});

test.each<[Partial<SeriesForm>, string, string]>([
  [{ name: "" }, "name", SERIES_NAME_TEXT],
  [{ name: "B-1" }, "name", SERIES_NAME_TEXT],
  [{ name: "ELVATECKENX" }, "name", SERIES_NAME_TEXT],
  [{ name: "a" }, "name", "Serien a finns redan"],
  [{ description: "x".repeat(201) }, "description", "Beskrivningen får ha högst 200 tecken"],
  [{ startNo: "0" }, "startNo", SERIES_START_TEXT],
  [{ startNo: "1,5" }, "startNo", SERIES_START_TEXT],
  [{ startNo: "" }, "startNo", SERIES_START_TEXT],
  [{ startNo: "1000000001" }, "startNo", SERIES_START_TEXT],
])("%j is told at its field", (fields, field, text) => {
  expect(validateSeries([a, { ...b, ...fields }], STORED)).toEqual({
    ok: false,
    error: [{ index: 1, field, text }],
  });
});

test("a first number that is stored does not stop another change, one that is typed does", () => {
  const stored = [{ name: "H", description: "", startNo: Number.MAX_SAFE_INTEGER }];
  const form = { name: "H", description: "Hög", startNo: String(Number.MAX_SAFE_INTEGER) };
  expect(validateSeries([form], stored)).toEqual({
    ok: true,
    value: [{ name: "H", description: "Hög", startNo: Number.MAX_SAFE_INTEGER }],
  });
  expect(validateSeries([{ ...form, startNo: "1000000001" }], stored)).toMatchObject({
    ok: false,
    error: [{ text: "Första numret ska vara ett heltal från 1 till 1\u00A0000\u00A0000\u00A0000" }],
  });
});

test("the next free letter is suggested, and a series is described by its name", () => {
  expect(nextSeriesName([])).toBe("A");
  expect(nextSeriesName(["A", "b", "D"])).toBe("C");
  expect(nextSeriesName("ABCDEFGHIJKLMNOPQRSTUVWXYZ".split(""))).toBe("");
  expect(seriesDescription("B")).toBe("Löpande bokföring B");
  expect(importedSeries("B")).toEqual({ name: "B", startNo: 1, description: "Löpande bokföring B" });
  expect(NO_SERIES_TEXT).toBe("Räkenskapsåret måste ha minst en serie");
});

test("a suggested name may be given, whatever the year has", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 2 })), (names) => {
      const name = nextSeriesName(names);
      const taken = names.map((one) => one.trim().toLocaleUpperCase("sv-SE"));
      return name === "" || (isSeriesName(name) && !taken.includes(name));
    }),
  );
});
