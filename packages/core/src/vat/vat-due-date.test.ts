import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import { vatPeriods } from "./period/vat-period.ts";
import { booksOf, type Rows, YEAR } from "./vat-books.arbitrary.ts";
import { vatTurnover } from "./vat-boxes.ts";
import { vatDueDate } from "./vat-due-date.ts";

const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const year2026 = range("2026-01-01", "2026-12-31");
const small = { companyType: "AB", taxBase: ore(0), tradesInEu: false } as const;
const large = { ...small, taxBase: ore(40_000_000_01) };

test("quarters are due on the 12th of the second month after, in August on the 17th", () => {
  const due = vatPeriods(year2026, "quarter").map((period) =>
    vatDueDate(period, { ...small, type: "quarter" }),
  );
  expect(due).toEqual(["2026-05-12", "2026-08-17", "2026-11-12", "2027-02-12"]);
});

test("months are due on the 12th of the second month after, in January and August on the 17th", () => {
  const due = vatPeriods(year2026, "month").map((period) => vatDueDate(period, { ...small, type: "month" }));
  expect(due).toEqual([
    "2026-03-12",
    // A Sunday.
    "2026-04-13",
    "2026-05-12",
    "2026-06-12",
    // A Sunday.
    "2026-07-13",
    "2026-08-17",
    // A Saturday.
    "2026-09-14",
    "2026-10-12",
    "2026-11-12",
    // A Saturday.
    "2026-12-14",
    // A Sunday.
    "2027-01-18",
    "2027-02-12",
  ]);
});

test("above 40 million months are due on the 26th of the next month, in December on the 27th", () => {
  const due = vatPeriods(year2026, "month").map((period) => vatDueDate(period, { ...large, type: "month" }));
  expect(due.slice(8)).toEqual(["2026-10-26", "2026-11-26", "2026-12-28", "2027-01-26"]);
});

test("exactly 40 million is not above it, and a quarter is due as a quarter whatever was sold", () => {
  const [january] = vatPeriods(year2026, "month");
  const [first] = vatPeriods(year2026, "quarter");
  if (january === undefined || first === undefined) throw new Error("no period");
  const exactly = { ...small, taxBase: ore(40_000_000_00) };
  expect(vatDueDate(january, { ...exactly, type: "month" })).toBe("2026-03-12");
  expect(vatDueDate(first, { ...large, type: "quarter" })).toBe("2026-05-12");
});

test.each([
  ["AB", "2026-04-30", false, "2026-12-14"],
  ["AB", "2026-06-30", false, "2027-01-18"],
  ["AB", "2026-08-31", false, "2027-04-12"],
  ["AB", "2026-12-31", false, "2027-08-17"],
  ["AB", "2026-12-31", true, "2027-02-26"],
  ["AB", "2026-10-31", true, "2026-12-28"],
  ["EK", "2026-09-30", false, "2027-08-17"],
  ["HB", "2026-12-31", false, "2027-02-26"],
  ["KB", "2026-12-31", false, "2027-02-26"],
  ["E", "2026-12-31", false, "2027-05-12"],
  ["E", "2026-12-31", true, "2027-02-26"],
] as const)(
  "a year of %s that ends %s, with trade in the EU %s, is due %s",
  (companyType, to, tradesInEu, due) => {
    const payer = { type: "year", companyType, taxBase: ore(0), tradesInEu } as const;
    expect(vatDueDate(range("2026-01-01", to), payer)).toBe(due);
  },
);

test("VR6: quarters are those of the calendar, whole also where a year begins or ends in one", () => {
  const periods = vatPeriods(range("2025-05-01", "2026-04-30"), "quarter");
  expect(periods).toEqual([
    range("2025-04-01", "2025-06-30"),
    range("2025-07-01", "2025-09-30"),
    range("2025-10-01", "2025-12-31"),
    range("2026-01-01", "2026-03-31"),
    range("2026-04-01", "2026-06-30"),
  ]);
  expect(vatPeriods(year2026, "year")).toEqual([year2026]);
  const last = periods.at(-1) ?? year2026;
  expect(vatDueDate(last, { ...small, type: "quarter" })).toBe("2026-08-17");
});

test("an account of trade in the EU that has only a balance from the year before is no trade of this year", () => {
  expect(vatTurnover(booksOf(YEAR, [], [[3108, -500]])).tradesInEu).toBe(false);
});

test.each<[string, Rows, kronor: number, inEu: boolean]>([
  ["nothing", [], 0, false],
  [
    "sales at several rates, without VAT",
    [
      [3001, -1000],
      [3002, -200.5],
      [2611, -250],
      [2621, -24.06],
    ],
    1200.5,
    false,
  ],
  ["what came back", [[3001, 100]], -100, false],
  ["sales outside the EU are no taxed sales", [[3305, -500]], 0, false],
  ["sales to the EU", [[3108, -500]], 0, true],
  ["purchases from the EU", [[4515, 500]], 0, true],
  ["an account without a code", [[4010, 500]], 0, false],
])("the turnover of %s", (_, rows, kronor, inEu) => {
  const books = booksOf(YEAR, rows.length === 0 ? [] : [["2025-02-01", rows]], [[3108, 0]]);
  expect(vatTurnover(books)).toEqual({ taxBase: kronor * 100, tradesInEu: inEu });
});
