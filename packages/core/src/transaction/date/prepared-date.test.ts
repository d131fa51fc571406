import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { preparedDate } from "./prepared-date.ts";

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };

test.each<[day: string, closedThrough: string | undefined, source: string, date: string, skipped: boolean]>([
  ["2026-03-31", undefined, "vat", "2026-03-31", false],
  ["2026-03-31", "2026-02-28", "closing", "2026-03-31", false],
  ["2026-03-31", "2026-03-31", "closing", "2026-04-01", true],
  // A year without an open day.
  ["2026-03-31", "2026-12-31", "vat", "2026-03-31", true],
  // The VAT of a locked year is settled in a later one.
  ["2025-12-31", undefined, "vat", "2026-01-01", true],
  ["2025-12-31", "2025-12-31", "vat", "2026-01-01", true],
  ["2025-12-31", "2026-02-28", "vat", "2026-03-01", true],
  ["2025-12-31", "2026-12-31", "vat", "2025-12-31", false],
  // A copy is an event of its own, in whichever year it is booked.
  ["2025-10-17", undefined, "copy", "2026-01-01", true],
  ["2027-10-17", "2026-02-28", "copy", "2026-03-01", true],
  ["2026-10-17", undefined, "copy", "2026-10-17", false],
  ["2025-10-17", "2026-12-31", "copy", "2025-10-17", false],
  // Never before it arose, and a result is booked in its own year.
  ["2027-03-31", undefined, "vat", "2027-03-31", false],
  ["2025-12-31", undefined, "closing", "2025-12-31", false],
  ["2025-12-31", "2025-12-31", "closing", "2025-12-31", false],
])(
  "TR30: what is prepared for %s, closed through %s, of %s",
  (day, closedThrough, source, date, isSkipped) => {
    const period =
      closedThrough === undefined ? { year: YEAR } : { year: YEAR, closedThrough: isoDate(closedThrough) };
    expect(preparedDate({ date: isoDate(day), source }, period)).toEqual(
      isSkipped ? { date, closedDate: day } : { date },
    );
  },
);
