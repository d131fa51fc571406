import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { booksOf, Q2, range, reportOf, sale, settle, YEAR } from "../vat-books.arbitrary.ts";
import { closedSettlement, closedSettlementText, isMendedOnClosedDays } from "./closed-settlement.ts";

const may = range("2025-05-01", "2025-05-31");
const books = booksOf(YEAR, [sale("2025-05-10", 400), sale("2025-06-10", 600)]);
const asked = { period: may, type: "month" } as const;

test("VR18: a settlement that would come after the next period is told before it is booked", () => {
  const told = closedSettlement([books], asked, isoDate("2025-06-30"));
  expect(told && closedSettlementText(told).replaceAll("\u00A0", " ")).toBe(
    "Dagarna till och med 30 juni 2025 är låsta, så momsavräkningen för maj 2025 skulle bokföras 1 juli 2025. " +
      "Då börjar jun 2025 med momsen för maj 2025, och momsrapporten för jun 2025 kan inte laddas ner. " +
      "Flytta först tillbaka låsningen till före 31 maj 2025.",
  );
});

test.each([
  ["nothing is closed", undefined],
  ["it can be dated in the next period, which it then clears", "2025-06-29"],
  ["the year has no open day, where nothing can be registered", "2025-12-31"],
])("VR18: nothing is told where %s", (_, closedThrough) => {
  expect(
    closedSettlement([books], asked, closedThrough === undefined ? undefined : isoDate(closedThrough)),
  ).toBeUndefined();
});

test("VR18: nothing is told of a settled period, a locked year, or the last period of a year", () => {
  const closed = isoDate("2025-06-30");
  const settled = booksOf(YEAR, [sale("2025-05-10", 400), settle("2025-05-31", 400)]);
  expect(closedSettlement([settled], asked, closed)).toBeUndefined();
  const { ledger, accounts } = books;
  const locked = { accounts, ledger: { ...ledger, fiscalYear: { ...ledger.fiscalYear, locked: true } } };
  expect(closedSettlement([locked], asked, closed)).toBeUndefined();
  const whole = { period: range(...YEAR), type: "year" } as const;
  expect(closedSettlement([books], whole, isoDate("2025-12-30"))).toBeUndefined();
});

test("VR18: what is to be dated at the latest on a closed day is mended when the closed date is moved back", () => {
  const late = booksOf(YEAR, [sale("2025-02-10", 400), sale("2025-05-10", 600), settle("2025-07-01", 400)]);
  const through = (closed: string | undefined) =>
    reportOf([late], Q2).problems.map((problem) =>
      isMendedOnClosedDays(problem, closed === undefined ? undefined : isoDate(closed)),
    );
  expect([undefined, "2025-06-29", "2025-06-30"].map(through)).toEqual([[false], [false], [true]]);
  const unsettled = booksOf(YEAR, [sale("2025-02-10", 400), sale("2025-05-10", 600)]);
  const [problem] = reportOf([unsettled], Q2).problems;
  expect(problem && isMendedOnClosedDays(problem, isoDate("2025-12-30"))).toBe(false);
  expect(isMendedOnClosedDays({ code: "no-vat" }, isoDate("2025-12-30"))).toBe(false);
});
