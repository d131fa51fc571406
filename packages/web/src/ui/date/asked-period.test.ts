import { isoDate } from "@huvudbok/core/calendar";
import { expect, test } from "vitest";
import { askedPeriod, periodValues } from "./asked-period.ts";

const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const YEAR = range("2025-07-01", "2026-06-30");

test.each([
  ["nothing", undefined, undefined, YEAR],
  ["a part", "2025-08-01", "2025-08-31", range("2025-08-01", "2025-08-31")],
  ["the year", "2025-07-01", "2026-06-30", YEAR],
  ["days without hyphens", "20250801", "20250831", range("2025-08-01", "2025-08-31")],
  ["a first day", "2026-01-01", undefined, range("2026-01-01", "2026-06-30")],
  ["a last day", undefined, "2025-12-31", range("2025-07-01", "2025-12-31")],
])("an address that asks for %s gets it", (_, from, to, expected) => {
  expect(askedPeriod(from, to, YEAR)).toEqual({ range: expected });
});

test.each([
  [
    "2026-01-01",
    "2025-08-01",
    YEAR,
    "Perioden i adressen, 2026-01-01 – 2025-08-01, slutar innan den börjar. Här visas hela räkenskapsåret.",
  ],
  [
    "2023-01-01",
    "2023-12-31",
    YEAR,
    "Perioden i adressen, 2023-01-01 – 2023-12-31, ligger utanför räkenskapsåret. Här visas hela räkenskapsåret.",
  ],
  [
    "2025-01-01",
    "2025-12-31",
    range("2025-07-01", "2025-12-31"),
    "Perioden i adressen, 2025-01-01 – 2025-12-31, går utanför räkenskapsåret. Här visas 2025-07-01 – 2025-12-31.",
  ],
  [
    "2026-02-30",
    "mars",
    YEAR,
    "Perioden i adressen går inte att läsa: 2026-02-30 – mars. Här visas hela räkenskapsåret.",
  ],
  [
    "2026-02-31",
    undefined,
    YEAR,
    "Perioden i adressen går inte att läsa: 2026-02-31. Här visas hela räkenskapsåret.",
  ],
  [undefined, "mars", YEAR, "Perioden i adressen går inte att läsa: mars. Här visas hela räkenskapsåret."],
])("PG43: %s to %s is told", (from, to, expected, refusal) => {
  expect(askedPeriod(from, to, YEAR)).toEqual({ range: expected, refusal });
});

test("the whole year needs no words in the address", () => {
  expect(periodValues({ ...YEAR }, YEAR)).toEqual({ from: undefined, to: undefined });
  expect(periodValues(range("2025-07-01", "2025-09-30"), YEAR)).toEqual({
    from: "2025-07-01",
    to: "2025-09-30",
  });
});
