import { expect, test } from "vitest";
import { isoDate } from "./iso-date.ts";
import {
  checkDateLimits,
  type DateInputContext,
  dateInputErrorText,
  parseDateInput,
} from "./parse-date-input.ts";

const calendarYear: DateInputContext = {
  shown: isoDate("2025-03-31"),
  today: isoDate("2026-11-20"),
  fiscalYear: { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") },
};
const brokenYear: DateInputContext = {
  ...calendarYear,
  fiscalYear: { from: isoDate("2024-07-01"), to: isoDate("2025-06-30") },
};
const longYear: DateInputContext = {
  ...calendarYear,
  shown: isoDate("2025-02-01"),
  fiscalYear: { from: isoDate("2024-01-01"), to: isoDate("2025-06-30") },
};
const noYear: DateInputContext = { ...calendarYear, fiscalYear: undefined };

test.each([
  ["5", calendarYear, "2025-03-05"],
  ["05", calendarYear, "2025-03-05"],
  [" 31 ", calendarYear, "2025-03-31"],
  ["0512", calendarYear, "2025-05-12"],
  ["12/5", calendarYear, "2025-05-12"],
  ["1/12", calendarYear, "2025-12-01"],
  ["1-12", calendarYear, "2025-12-01"],
  ["31.12", calendarYear, "2025-12-31"],
  ["12.5", calendarYear, "2025-05-12"],
  ["260512", calendarYear, "2026-05-12"],
  ["2026-5-3", calendarYear, "2026-05-03"],
  ["2026-05-3", calendarYear, "2026-05-03"],
  ["idag", calendarYear, "2026-11-20"],
  ["I dag", calendarYear, "2026-11-20"],
  ["igår", calendarYear, "2026-11-19"],
  ["i går", calendarYear, "2026-11-19"],
  ["imorgon", calendarYear, "2026-11-21"],
  ["I morgon", calendarYear, "2026-11-21"],
  ["5 maj", calendarYear, "2025-05-05"],
  ["5 Maj 2026", calendarYear, "2026-05-05"],
  ["5 maj 26", calendarYear, "2026-05-05"],
  ["12 sept. 2025", calendarYear, "2025-09-12"],
  ["den 5:e maj", calendarYear, "2025-05-05"],
  ["1:a dec", calendarYear, "2025-12-01"],
  ["3maj", calendarYear, "2025-05-03"],
  ["maj 5", calendarYear, "2025-05-05"],
  ["okt 31 2026", calendarYear, "2026-10-31"],
  ["12 sep", brokenYear, "2024-09-12"],
  ["20250512", calendarYear, "2025-05-12"],
  ["2025-05-12T10:00:00Z", calendarYear, "2025-05-12"],
  ["2025-05-12", calendarYear, "2025-05-12"],
  ["19990101", calendarYear, "1999-01-01"],
  ["0512", brokenYear, "2025-05-12"],
  ["0912", brokenYear, "2024-09-12"],
  ["0312", longYear, "2025-03-12"],
  ["0912", longYear, "2024-09-12"],
  ["0229", longYear, "2024-02-29"],
  ["0512", noYear, "2026-05-12"],
  [
    "0512",
    { ...noYear, fiscalYear: { from: isoDate("2025-09-01"), to: isoDate("2025-12-31") } },
    "2026-05-12",
  ],
])("%j is %s", (text, context, expected) => {
  expect(parseDateInput(text, context)).toEqual({ ok: true, value: expected });
});

test.each([
  ["31", { ...calendarYear, shown: isoDate("2025-11-05") }, "November har 30 dagar"],
  ["31/4", calendarYear, "April har 30 dagar"],
  ["0229", calendarYear, "Februari 2026 har 28 dagar"],
  ["240230", calendarYear, "Februari 2024 har 29 dagar"],
  ["2025-02-29", calendarYear, "Februari 2025 har 28 dagar"],
  ["31 april", calendarYear, "April har 30 dagar"],
])("CA3: %s is refused with how long the month is: %s", (text, context, expected) => {
  const result = parseDateInput(text, context);
  expect(result.ok ? undefined : dateInputErrorText(result.error, "datum")).toBe(expected);
});

test.each([
  "0",
  "32",
  "123",
  "1332",
  "0001",
  "0500",
  "5/13",
  "12/5/25",
  "1232",
  "2025-13-01",
  "2025123",
  "övermorgon",
  "-5",
  "5 ma",
  "5 j",
  "5 ju",
  "5 may",
  "maj 26",
  "maj 2026",
  "maj",
  "5 maj 202",
  "5 maj 6 juni",
  "den 5",
  "0 maj",
])("refuses %j", (text) => {
  expect(parseDateInput(text, calendarYear)).toEqual({ ok: false, error: { code: "invalid-date", text } });
});

test("nothing typed is missing", () => {
  expect(parseDateInput("  ", calendarYear)).toEqual({ ok: false, error: { code: "missing" } });
});

const min = isoDate("2025-01-01");
const max = isoDate("2025-12-31");

test.each([
  ["2025-01-01", { min, max }, undefined],
  ["2025-12-31", { min, max }, undefined],
  ["2024-12-31", {}, undefined],
  ["2024-12-31", { max }, undefined],
  ["2024-12-31", { min, max }, "Du måste ange ett värde mellan 2025-01-01 och 2025-12-31"],
  ["2026-01-01", { min, max }, "Du måste ange ett värde mellan 2025-01-01 och 2025-12-31"],
  ["2024-12-31", { min }, "Datumet får inte vara tidigare än 2025-01-01"],
  ["2026-01-01", { max }, "Datumet får inte vara senare än 2025-12-31"],
])("%s within %j: %s", (date, limits, text) => {
  const result = checkDateLimits(isoDate(date), limits);
  expect(result.ok ? undefined : dateInputErrorText(result.error, "datum")).toBe(text);
});

test("a date that cannot be read names its field", () => {
  expect(dateInputErrorText({ code: "missing" }, "verifikatet")).toBe(
    "Du måste ange ett giltigt datum för verifikatet",
  );
  expect(dateInputErrorText({ code: "invalid-date", text: "x" }, "startdatum")).toBe(
    "Du måste ange ett giltigt datum för startdatum",
  );
  // @ts-expect-error -- no such code
  expect(() => dateInputErrorText({ code: "other" }, "datum")).toThrow("other");
});
