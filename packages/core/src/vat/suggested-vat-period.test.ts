import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { HandedOut } from "../filing/index.ts";
import { suggestedVatPeriod, unsettledVatPeriod, vatPeriodToReport } from "./suggested-vat-period.ts";
import {
  booksOf,
  Q1,
  Q2,
  quarter,
  type Rows,
  reportOf,
  settledQuarter,
  type Voucher,
  YEAR,
} from "./vat-books.arbitrary.ts";

const settlement = (date: string, amount = 10): Voucher => [
  date,
  [
    [2611, amount],
    [2650, -amount],
  ],
];
const suggested = (vouchers: readonly Voucher[], type: "year" | "quarter" | "month", opened: Rows = []) =>
  suggestedVatPeriod(booksOf(YEAR, vouchers, opened).ledger, type);

test("VR6: the period after as many as have been settled is suggested, the last when all have", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => settlement(`2025-0${at + 1}-28`, at + 1));
  expect(suggested([], "quarter")).toEqual({ from: "2025-01-01", to: "2025-03-31" });
  expect(suggested(many(1), "quarter")).toEqual({ from: "2025-04-01", to: "2025-06-30" });
  expect(suggested(many(1), "month")).toEqual({ from: "2025-02-01", to: "2025-02-28" });
  expect(suggested(many(4), "quarter")).toEqual({ from: "2025-10-01", to: "2025-12-31" });
  expect(suggested(many(5), "quarter")).toEqual({ from: "2025-10-01", to: "2025-12-31" });
  expect(suggested(many(1), "year")).toEqual({ from: "2025-01-01", to: "2025-12-31" });
});

test("VR6: one that only clears the opening balance, and one that was reversed, count for none", () => {
  expect(suggested([settlement("2025-02-12")], "quarter", [[2611, -10]])?.from).toBe("2025-01-01");
  expect(suggested([settlement("2025-02-12")], "quarter", [[2611, -9]])?.from).toBe("2025-04-01");
  const both: Rows = [
    [2611, -10],
    [2641, 5],
  ];
  const of = (input: number): Voucher => [
    "2025-02-12",
    [
      [2611, 10],
      [2641, -input],
      [2650, input - 10],
    ],
  ];
  expect(suggested([of(5)], "quarter", both)?.from).toBe("2025-01-01");
  expect(suggested([of(4)], "quarter", both)?.from).toBe("2025-04-01");
  expect(suggested([settlement("2025-02-12")], "quarter", both)?.from).toBe("2025-04-01");
  const reversed = [settlement("2025-03-31"), settlement("2025-04-02", -10)];
  expect(suggested(reversed, "quarter")?.from).toBe("2025-01-01");
});

test("VR6: a broken year has the quarters of the calendar", () => {
  const { ledger } = booksOf(["2025-05-01", "2026-04-30"], []);
  expect(suggestedVatPeriod(ledger, "quarter")).toEqual({ from: "2025-04-01", to: "2025-06-30" });
});

const sale = (date: string): Voucher => [
  date,
  [
    [3001, -40],
    [2611, -10],
    [1930, 50],
  ],
];

test("CL7: the first period that has VAT left is the one to settle, until none is", () => {
  const unsettled = (vouchers: readonly Voucher[], type: "year" | "quarter" | "month" = "quarter") =>
    unsettledVatPeriod(booksOf(YEAR, vouchers), type)?.from;
  expect(unsettled([])).toBeUndefined();
  expect(unsettled([sale("2025-05-02"), sale("2025-11-02")])).toBe("2025-04-01");
  expect(unsettled([sale("2025-05-02"), sale("2025-11-02")], "year")).toBe("2025-01-01");
  expect(unsettled([sale("2025-05-02"), sale("2025-11-02")], "month")).toBe("2025-05-01");
  const settled = [sale("2025-05-02"), settlement("2025-06-30"), sale("2025-11-02")];
  expect(unsettled(settled)).toBe("2025-10-01");
  expect(unsettled([...settled, settlement("2025-12-31")])).toBeUndefined();
});

test("TR30: a settlement on the first open day after its closed period settles that period, and hinders no other", () => {
  const books = booksOf(YEAR, [...quarter, sale("2025-04-20"), ["2025-04-01", settledQuarter]]);
  expect(unsettledVatPeriod(books, "quarter")?.from).toBe("2025-04-01");
  expect(reportOf([books], Q1).problems).toEqual([]);
  expect(reportOf([books], Q2).problems).toEqual([]);
});

test("CL7: what a year has left is its own: not what the year after settled of it, nor what that has left", () => {
  const next = (vouchers: readonly Voucher[], opened: Rows = []) =>
    booksOf(["2026-01-01", "2026-12-31"], vouchers, opened);
  const books = booksOf(YEAR, [sale("2025-11-02")]);
  const opened: Rows = [[2611, -10]];
  expect(unsettledVatPeriod(books, "quarter", next([], opened))?.from).toBe("2025-10-01");
  expect(unsettledVatPeriod(books, "quarter", next([settlement("2026-02-12")], opened))).toBeUndefined();
  // October to December is shared, and only the second year has some of it left.
  const broken = booksOf(["2024-12-01", "2025-11-30"], [sale("2025-11-02"), settlement("2025-11-30")]);
  const after = booksOf(["2025-12-01", "2026-11-30"], [sale("2025-12-02")]);
  expect(unsettledVatPeriod(broken, "quarter", after)).toBeUndefined();
});

const returnOf = (from: string, to: string, isDeclared = true) =>
  ({ kind: "vat", period: { from: isoDate(from), to: isoDate(to) }, isDeclared }) as const;
const Q1_DECLARED = returnOf("2025-01-01", "2025-03-31");
const Q2_DECLARED = returnOf("2025-04-01", "2025-06-30");
const Q3_DECLARED = returnOf("2025-07-01", "2025-09-30");
const EC_SALES_LIST = { ...Q1_DECLARED, kind: "ecSales" } as const;
const settledQ1 = [sale("2025-02-02"), settlement("2025-03-31")];
const twice = [...settledQ1, sale("2025-03-20"), settlement("2025-03-31")];
const settledHalf = [...settledQ1, sale("2025-05-02"), settlement("2025-06-30")];

test.each<[string, readonly Voucher[], "year" | "quarter" | "month", readonly HandedOut[], string]>([
  ["nothing is booked", [], "quarter", [], "2025-01-01"],
  ["nothing is settled", [sale("2025-05-02")], "quarter", [], "2025-01-01"],
  ["one is settled", settledQ1, "quarter", [], "2025-04-01"],
  ["one is settled twice, and the next has VAT", [...twice, sale("2025-05-02")], "quarter", [], "2025-04-01"],
  ["the next has none, and nothing is ever marked", twice, "quarter", [], "2025-07-01"],
  ["the next has none, and the first is marked", twice, "quarter", [Q1_DECLARED], "2025-04-01"],
  [
    "a file that was only made tells nothing",
    twice,
    "quarter",
    [returnOf("2025-01-01", "2025-03-31", false)],
    "2025-07-01",
  ],
  ["the next has none, and only an EC sales list is marked", twice, "quarter", [EC_SALES_LIST], "2025-07-01"],
  ["the next has none, and only a later one is marked", twice, "quarter", [Q3_DECLARED], "2025-10-01"],
  ["and the next is marked too", twice, "quarter", [Q1_DECLARED, Q2_DECLARED], "2025-07-01"],
  [
    "quarters are declared, and months are chosen",
    settledHalf,
    "month",
    [Q1_DECLARED, Q2_DECLARED],
    "2025-07-01",
  ],
  ["one without VAT was marked", settledQ1, "quarter", [Q1_DECLARED, Q2_DECLARED], "2025-07-01"],
  ["the first had none, the second is settled", settledHalf.slice(2), "quarter", [], "2025-07-01"],
  [
    "what is declared was changed since",
    [...settledQ1, sale("2025-03-20")],
    "quarter",
    [Q1_DECLARED],
    "2025-04-01",
  ],
  ["the year is settled", settledQ1, "year", [], "2025-01-01"],
  ["all is declared", settledQ1, "quarter", [returnOf("2025-01-01", "2025-12-31")], "2025-04-01"],
])("VR6: the report begins with the period to report where %s", (_, vouchers, type, filings, from) => {
  expect(vatPeriodToReport(booksOf(YEAR, vouchers), type, filings)?.from).toBe(from);
});
