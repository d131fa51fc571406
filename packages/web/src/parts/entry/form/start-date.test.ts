import { isoDate } from "@huvudbok/core/calendar";
import type { Transaction } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { startDate } from "./start-date.ts";

const YEAR = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };

function transaction(number: number, date: string, regDate?: string, series = "A"): Transaction {
  return {
    series,
    number,
    date: isoDate(date),
    text: "",
    entries: [],
    locked: false,
    ...(regDate === undefined ? {} : { regDate: isoDate(regDate) }),
  };
}

test.each<[string, readonly Transaction[], string]>([
  [
    "the highest number of one day",
    [transaction(10, "2025-03-01"), transaction(9, "2025-07-01")],
    "2025-03-01",
  ],
  [
    "the latest day of registration",
    [transaction(1, "2025-05-01", "2025-05-02"), transaction(2, "2025-01-07", "2025-05-01")],
    "2025-05-01",
  ],
  [
    "the later date of two series",
    [transaction(1, "2025-05-01"), transaction(9, "2025-04-01", undefined, "B")],
    "2025-05-01",
  ],
])("is that of %s", (_, transactions, expected) => {
  expect(startDate(transactions, { year: YEAR }, isoDate("2025-11-20"))).toBe(expected);
});

test.each([
  ["2025-11-20", "2025-11-20"],
  ["2026-11-20", "2025-12-31"],
  ["2024-11-20", "2025-01-01"],
])("is today, %s, moved inside an empty year", (today, expected) => {
  expect(startDate([], { year: YEAR }, isoDate(today))).toBe(expected);
});

test("is no closed day while the year has an open one", () => {
  const transactions = [transaction(1, "2025-03-01")];
  const today = isoDate("2025-11-20");
  const closed = (day: string) => ({ year: YEAR, closedThrough: isoDate(day) });
  expect(startDate(transactions, closed("2025-03-31"), today)).toBe("2025-04-01");
  expect(startDate(transactions, closed("2025-12-31"), today)).toBe("2025-03-01");
});
