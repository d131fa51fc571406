import { expect, test } from "vitest";
import { accountNo } from "../../../account-plan/index.ts";
import type { DateRange } from "../../../calendar/index.ts";
import { booksOf, type Rows, range, sale, settle, type Voucher } from "../../vat-books.arbitrary.ts";
import { partsOfPeriod } from "../../vat-moves.ts";
import { vatOrigin } from "./vat-origin.ts";

const YEAR = ["2025-01-01", "2025-12-31"] as const;
const Q1 = range("2025-01-01", "2025-03-31");
const Q2 = range("2025-04-01", "2025-06-30");
const Q3 = range("2025-07-01", "2025-09-30");
const Q4 = range("2025-10-01", "2025-12-31");

const [winter, spring, summer] = [sale("2025-02-01", 10), sale("2025-05-01", 10), sale("2025-08-01", 10)];
const opened: Rows = [[2611, -10]];

interface Case {
  readonly name: string;
  readonly vouchers: readonly Voucher[];
  readonly opened?: Rows;
  readonly period: DateRange;
  readonly from: DateRange | "opening";
  /** Settled since, after the period had begun. */
  readonly isLate?: true;
}

const cases: readonly Case[] = [
  { name: "the period before is not settled", vouchers: [winter], period: Q2, from: Q1 },
  { name: "none has been settled: the earliest", vouchers: [winter, spring], period: Q3, from: Q1 },
  {
    name: "the earlier ones are settled",
    vouchers: [winter, settle("2025-03-31", 10), spring],
    period: Q3,
    from: Q2,
  },
  {
    name: "of months, the earliest month",
    vouchers: [winter, sale("2025-03-02", 10)],
    period: range("2025-04-01", "2025-04-30"),
    from: range("2025-02-01", "2025-02-28"),
  },
  {
    name: "two were settled by one entry",
    vouchers: [winter, spring, settle("2025-06-30", 20), summer],
    period: Q4,
    from: Q3,
  },
  {
    name: "it was settled too late to be empty now",
    vouchers: [winter, settle("2025-08-10", 10)],
    period: Q2,
    from: Q1,
    isLate: true,
  },
  {
    name: "a later one was settled too late",
    vouchers: [spring, settle("2025-11-10", 10)],
    period: Q3,
    from: Q2,
    isLate: true,
  },
  {
    name: "the one before it was settled in time",
    vouchers: [winter, settle("2025-03-31", 10), sale("2025-05-01", 20), settle("2025-08-10", 20)],
    period: Q3,
    from: Q2,
    isLate: true,
  },
  {
    name: "the one before it was settled late, and yet before the period",
    vouchers: [winter, sale("2025-05-01", 20), settle("2025-05-12", 10), settle("2025-08-10", 20)],
    period: Q3,
    from: Q2,
    isLate: true,
  },
  {
    name: "its settlement was reversed later",
    vouchers: [winter, settle("2025-03-31", 10), settle("2025-06-30", -10)],
    period: Q4,
    from: Q1,
  },
  {
    name: "it met VAT of the period on the account, and nothing is settled",
    vouchers: [winter, sale("2025-05-01", -10)],
    period: Q2,
    from: Q1,
  },
  {
    name: "a later one has VAT of the other sign, and one since is settled",
    vouchers: [
      sale("2025-01-01", -250),
      sale("2025-04-01", 500),
      sale("2025-10-01", 500),
      settle("2025-12-31", 500),
    ],
    period: Q2,
    from: Q1,
  },
  { name: "the year began with it", vouchers: [spring], opened, period: Q1, from: "opening" },
  {
    name: "the year began with it, the period since is settled",
    vouchers: [sale("2025-02-01", 20), settle("2025-03-31", 20)],
    opened,
    period: Q2,
    from: "opening",
  },
  {
    name: "the year began with VAT, and a later period has some",
    vouchers: [winter],
    opened,
    period: Q2,
    from: Q1,
  },
  {
    name: "the whole year has no earlier period",
    vouchers: [winter],
    opened,
    period: range(...YEAR),
    from: "opening",
  },
];

test.each(cases)("VR4: $name", ({ vouchers, opened: balances = [], period, from, isLate }) => {
  const books = booksOf(YEAR, vouchers, balances);
  const { fiscalYear } = books.ledger;
  const through = isLate === true ? { through: period.to } : {};
  const code = isLate === true ? "late" : "period";
  const expected =
    from === "opening" ? { code: "opening", fiscalYear } : { code, period: from, fiscalYear, ...through };
  const [part] = partsOfPeriod([books], period);
  expect(part && vatOrigin(part, period, [accountNo(2611)])).toEqual(expected);
});

test("VR4: opening balances of a year that begins within the period may be of the same return", () => {
  const books = booksOf(["2025-05-01", "2026-04-30"], [], opened);
  const { fiscalYear } = books.ledger;
  const [part] = partsOfPeriod([books], Q2);
  const accounts = [accountNo(2611)];
  expect(part && vatOrigin(part, Q2, accounts)).toEqual({ code: "opening-within", period: Q2, fiscalYear });
  const [next] = partsOfPeriod([books], Q3);
  expect(next && vatOrigin(next, Q3, accounts)).toMatchObject({ code: "opening" });
});

test("VR4: an account that an earlier period only settled is traced to that period", () => {
  const books = booksOf(YEAR, [settle("2025-03-31", 10)]);
  const [part] = partsOfPeriod([books], Q2);
  expect(part && vatOrigin(part, Q2, [accountNo(2611)])).toMatchObject({ code: "period", period: Q1 });
});
