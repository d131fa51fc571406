import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { booksOf, type Voucher } from "./ec-sales.arbitrary.ts";
import { ecSalesPeriodType } from "./ec-sales-period-type.ts";
import type { MadeList } from "./made-list.ts";
import { usualEcSalesPeriodType } from "./usual-ec-sales-period-type.ts";

const [SERVICES, GOODS, TRIANGULAR] = [3308, 3108, 3109];
const sold = (date: string, account: number, kronor = 100): Voucher => [
  date,
  "Faktura",
  [
    [1510, kronor],
    [account, -kronor],
  ],
];
const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const Q1 = range("2025-01-01", "2025-03-31");
const Q2 = range("2025-04-01", "2025-06-30");
const list = (period: typeof Q1, figures?: Record<string, number>, isDeclared = true): MadeList => ({
  period,
  isDeclared,
  figures,
});
const typeOf = (vouchers: readonly Voucher[], lists: readonly MadeList[] = [], quarter = Q2) =>
  ecSalesPeriodType([booksOf(vouchers)], quarter, lists);

test("EC9: services are listed by quarter, goods and triangular trade by month, also beside services", () => {
  expect(typeOf([sold("2025-05-02", SERVICES)])).toBe("quarter");
  expect(typeOf([sold("2025-05-02", GOODS)])).toBe("month");
  expect(typeOf([sold("2025-05-02", TRIANGULAR), sold("2025-05-03", SERVICES)])).toBe("month");
  // What another quarter had says nothing of this one.
  expect(typeOf([sold("2025-03-31", GOODS), sold("2025-05-02", SERVICES)])).toBe("quarter");
  expect(typeOf([])).toBe("quarter");
});

test("EC9: who made the last list of goods by quarter has the agency's decision", () => {
  const goods = [sold("2025-05-02", GOODS)];
  expect(typeOf(goods, [list(Q1, { 35: 5, 39: 1 })])).toBe("quarter");
  expect(typeOf(goods, [list(Q1, { 38: 5 }, false)])).toBe("quarter");
  // A quarter of services needed no decision, and what is not known to have had goods tells nothing.
  expect(typeOf(goods, [list(Q1, { 39: 5 }), list(Q1)])).toBe("month");
  const march = range("2025-03-01", "2025-03-31");
  expect(typeOf(goods, [list(march, { 35: 5 }), list(Q1, { 35: 5 })])).toBe("month");
  // What was handed in goes before what was only saved.
  expect(typeOf(goods, [list(march, { 35: 5 }, false), list(Q1, { 35: 5 })])).toBe("quarter");
});

test("EC9: it ends with more than 500 000 kronor of goods in the quarter or one of the four before", () => {
  const decided = [list(Q1, { 35: 5 })];
  const before = (date: string, kronor: number) =>
    ecSalesPeriodType(
      [
        booksOf([sold(date, GOODS, kronor)], ["2024-01-01", "2024-12-31"]),
        booksOf([sold("2025-05-02", GOODS)]),
      ],
      Q2,
      decided,
    );
  expect(typeOf([sold("2025-05-02", GOODS, 500_000)], decided)).toBe("quarter");
  expect(typeOf([sold("2025-05-02", GOODS, 500_001)], decided)).toBe("month");
  expect(typeOf([sold("2025-05-02", GOODS, 300_000), sold("2025-05-02", TRIANGULAR, 200_001)], decided)).toBe(
    "month",
  );
  expect(before("2024-04-01", 500_001)).toBe("month");
  expect(before("2024-03-31", 500_001)).toBe("quarter");
  expect(typeOf([sold("2025-05-02", GOODS), sold("2025-05-03", SERVICES, 900_000)], decided)).toBe("quarter");
});

test("EC9: a quarter of which a month was handed in is listed by month", () => {
  const services = [sold("2025-05-02", SERVICES)];
  const april = range("2025-04-01", "2025-04-30");
  expect(typeOf(services, [list(april, { 39: 5 })])).toBe("month");
  expect(typeOf(services, [list(april, { 39: 5 }, false)])).toBe("quarter");
  expect(typeOf(services, [list(range("2025-03-01", "2025-03-31"), { 39: 5 })])).toBe("quarter");
  expect(typeOf(services, [list(Q2, { 39: 5 })])).toBe("quarter");
});

test("EC9: where no period is asked for, the last quarter with such sales decides", () => {
  const usual = (vouchers: readonly Voucher[], to: string) =>
    usualEcSalesPeriodType([booksOf(vouchers)], range("2025-01-01", to), []);
  const both = [sold("2025-02-01", SERVICES), sold("2025-05-02", GOODS)];
  expect(usual(both, "2025-12-31")).toBe("month");
  expect(usual(both, "2025-03-31")).toBe("quarter");
  expect(usual([], "2025-12-31")).toBe("quarter");
});
