import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LockedYearNotice } from "./locked-year-notice.tsx";
import { toolbarIn } from "./toolbar-in.ts";

const switchFiscalYear = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const stored = vi.hoisted(() => ({ years: [] as unknown[], begun: [] as unknown[] }));

vi.mock("../../data/fiscal-years.ts", () => ({
  useFiscalYears: () => ({ years: stored.years }),
  switchFiscalYear,
}));

vi.mock("../../data/unfinished/use-listed-forms.ts", () => ({ useListedForms: () => stored.begun }));

function yearOf(year: number, locked: boolean): FiscalYear {
  const id = fiscalYearIdFromGuid(String(year).repeat(8));
  const [from, to] = [isoDate(`${year}-01-01`), isoDate(`${year}-12-31`)];
  return { id, from, to, locked, transactionSeries: [] };
}
const [before, last, open] = [yearOf(2023, true), yearOf(2024, true), yearOf(2025, false)];

function show(year: FiscalYear, years: readonly FiscalYear[]) {
  stored.years = [...years];
  render(
    <MantineProvider env="test">
      <LockedYearNotice year={year} />
    </MantineProvider>,
  );
}

test("a locked year says why nothing can be changed, and leads to the latest open one", () => {
  show(last, [before, last, open]);
  expect(screen.getByText("Räkenskapsåret 2024 är låst")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Byt till 2025" }));
  expect(switchFiscalYear).toHaveBeenCalledExactlyOnceWith(open.id);
});

test("UN16: what was begun in the year before it was locked is told to be kept", () => {
  const begunIn = (year: FiscalYear) => ({ record: { fiscalYearId: year.id } });
  stored.begun = [begunIn(open)];
  show(last, [last, open]);
  expect(screen.queryByText(/Det du hade börjat skriva är kvar/)).toBeNull();
  cleanup();
  stored.begun = [begunIn(open), begunIn(last)];
  show(last, [last, open]);
  expect(screen.getByText(/Det du hade börjat skriva är kvar: räkningen högst upp/)).toBeDefined();
  stored.begun = [];
});

test("an open year says nothing, and without an open one it leads to where years are unlocked", () => {
  show(open, [last, open]);
  expect(screen.queryByText(/är låst/)).toBeNull();
  cleanup();
  show(last, [before, last]);
  expect(screen.getByText("Räkenskapsåret 2024 är låst")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Till räkenskapsåren" });
  expect(link.getAttribute("href")).toBe("/accounting/fiscalYear");
});

test("in a locked year a page offers only what reads", () => {
  const actions = [{ label: "Skriv ut" }, { label: "Spara", access: "write" }] as const;
  expect(toolbarIn(true, actions)).toEqual([actions[0]]);
  expect(toolbarIn(false, actions)).toEqual(actions);
});
