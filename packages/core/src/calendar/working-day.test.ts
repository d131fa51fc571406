import fc from "fast-check";
import { expect, test } from "vitest";
import { dateFromDayNumber, daysBetween, weekday } from "./date-arithmetic.ts";
import { isoDate } from "./iso-date.ts";
import { workingDayFrom } from "./working-day.ts";

test.each([
  ["an ordinary day", "2026-11-12", "2026-11-12"],
  ["a Saturday", "2026-09-12", "2026-09-14"],
  ["a Sunday", "2026-04-12", "2026-04-13"],
  ["Epiphany", "2026-01-06", "2026-01-07"],
  ["Good Friday to the day after Easter Monday", "2026-04-03", "2026-04-07"],
  ["Ascension Day", "2026-05-14", "2026-05-15"],
  ["Ascension Day on 12 May", "1994-05-12", "1994-05-13"],
  ["the National Day", "2025-06-06", "2025-06-09"],
  ["Midsummer Eve", "2026-06-19", "2026-06-22"],
  ["a Friday in June that is no Midsummer Eve", "2026-06-26", "2026-06-26"],
  ["a Thursday in midsummer week", "2026-06-25", "2026-06-25"],
  ["Christmas Eve over the weekend", "2026-12-24", "2026-12-28"],
  ["New Year's Eve", "2026-12-31", "2027-01-04"],
  ["late Easter", "2038-04-23", "2038-04-27"],
  ["Easter that the century's correction moves", "2049-04-16", "2049-04-20"],
])("%s: %s gives %s", (_what, date, working) => {
  expect(workingDayFrom(isoDate(date))).toBe(working);
});

test("is never earlier, never in a weekend, at most five days later, and a working day stays", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }).map(dateFromDayNumber), (date) => {
      const working = workingDayFrom(date);
      const wait = daysBetween(date, working);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(5);
      expect(weekday(working)).toBeLessThan(6);
      expect(workingDayFrom(working)).toBe(working);
    }),
  );
});
