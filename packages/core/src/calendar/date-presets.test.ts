import { expect, test } from "vitest";
import { type DatePresetContext, datePresets } from "./date-presets.ts";
import { isoDate } from "./iso-date.ts";

function shown(context: DatePresetContext): readonly string[] {
  return datePresets(context).map(({ label, range }) => `${label}: ${range.from} ${range.to}`);
}

const today = isoDate("2025-03-02"); // a Sunday
const around = [
  "Idag: 2025-03-02 2025-03-02",
  "Igår: 2025-03-01 2025-03-01",
  "Denna vecka: 2025-02-24 2025-03-02",
  "Förra veckan: 2025-02-17 2025-02-23",
  "Denna månad: 2025-03-01 2025-03-31",
  "Förra månaden: 2025-02-01 2025-02-28",
  "Detta år: 2025-01-01 2025-12-31",
];

test("without a fiscal year only the ranges around today", () => {
  expect(shown({ today })).toEqual(around);
});

test("a broken fiscal year counts its quarters from its start", () => {
  const fiscalYear = { from: isoDate("2024-09-01"), to: isoDate("2025-08-31") };
  expect(shown({ today, fiscalYear })).toEqual([
    ...around,
    "Hela räkenskapsåret: 2024-09-01 2025-08-31",
    "Halvår 1: 2024-09-01 2025-02-28",
    "Halvår 2: 2025-03-01 2025-08-31",
    "Kvartal 1: 2024-09-01 2024-11-30",
    "Kvartal 2: 2024-12-01 2025-02-28",
    "Kvartal 3: 2025-03-01 2025-05-31",
    "Kvartal 4: 2025-06-01 2025-08-31",
    "Kvartal 1–3: 2024-09-01 2025-05-31",
    "September 2024: 2024-09-01 2024-09-30",
    "Oktober 2024: 2024-10-01 2024-10-31",
    "November 2024: 2024-11-01 2024-11-30",
    "December 2024: 2024-12-01 2024-12-31",
    "Januari 2025: 2025-01-01 2025-01-31",
    "Februari 2025: 2025-02-01 2025-02-28",
    "Mars 2025: 2025-03-01 2025-03-31",
    "April 2025: 2025-04-01 2025-04-30",
    "Maj 2025: 2025-05-01 2025-05-31",
    "Juni 2025: 2025-06-01 2025-06-30",
    "Juli 2025: 2025-07-01 2025-07-31",
    "Augusti 2025: 2025-08-01 2025-08-31",
  ]);
});

test("on a page bound to the fiscal year the ranges are cut at it, and those outside are left out", () => {
  const fiscalYear = { from: isoDate("2025-03-01"), to: isoDate("2025-05-12") };
  expect(shown({ today, fiscalYear, isBoundToFiscalYear: true })).toEqual([
    "Idag: 2025-03-02 2025-03-02",
    "Igår: 2025-03-01 2025-03-01",
    "Denna vecka: 2025-03-01 2025-03-02",
    "Denna månad: 2025-03-01 2025-03-31",
    "Detta år: 2025-03-01 2025-05-12",
    "Hela räkenskapsåret: 2025-03-01 2025-05-12",
    "Mars 2025: 2025-03-01 2025-03-31",
    "April 2025: 2025-04-01 2025-04-30",
    "Maj 2025: 2025-05-01 2025-05-12",
  ]);
});

test("a week that starts on Monday starts today on a Monday", () => {
  expect(shown({ today: isoDate("2025-03-03") })).toContain("Denna vecka: 2025-03-03 2025-03-09");
});
