import { isoDate } from "@huvudbok/core/calendar";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { KeyFigures } from "./key-figures.tsx";
import type { Figures } from "./use-figures.ts";

const FISCAL_YEAR = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2026-01-01"),
  to: isoDate("2026-12-31"),
  locked: false,
  transactionSeries: [],
};

function show(isCut: boolean, day: string, fiscalYear = FISCAL_YEAR) {
  const figures: Figures = {
    today: isoDate(day),
    through: isoDate(day),
    isCut,
    cash: { total: ore(817_50), accounts: [] },
    result: { result: ore(0), before: undefined },
    months: [],
    vat: undefined,
    isWaiting: false,
    isVatWaiting: false,
    filings: [],
    drafts: { all: 0, receipts: 0, outsideYear: 0, next: undefined },
    previous: undefined,
    around: undefined,
  };
  render(<KeyFigures figures={figures} accounts={new Map()} fiscalYear={fiscalYear} />);
  return screen.getByRole("region", { name: "Kassa och bank" }).textContent;
}

beforeEach(() => {
  document.body.textContent = "";
});

test.each([
  [false, "2026-11-23", /50$/],
  [true, "2026-11-23", /50Till och med 2026-11-23$/],
  [true, "2025-11-23", /50Året börjar 2026-01-01$/],
])("OV9: cash and bank, with something booked later %s, on %s", (isCut, day, expected) => {
  expect(show(isCut, day)).toMatch(expected);
});

test("no date of a broken year breaks at its hyphens", () => {
  show(false, "2025-11-23", { ...FISCAL_YEAR, from: isoDate("2025-05-01"), to: isoDate("2026-04-30") });
  const heading = screen.getByRole("heading", { name: "Resultat 2025-05-01 – 2026-04-30 hittills" });
  const whole = [...heading.querySelectorAll("[class*=number]")].map((part) => part.textContent);
  expect(whole).toEqual(["2025-05-01", "2026-04-30"]);
});
