import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { buildLedger, type Ledger } from "@huvudbok/core/ledger";
import { MantineProvider } from "@mantine/core";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { Listeners } from "../../data/events/listeners.ts";
import { FiscalYearPage } from "./fiscal-year-page.tsx";

const yearOf = (year: number): FiscalYear => ({
  id: fiscalYearIdFromGuid(String(year).repeat(8)),
  from: isoDate(`${year}-01-01`),
  to: isoDate(`${year}-12-31`),
  locked: false,
  transactionSeries: [],
});
const YEARS = [2021, 2022, 2023, 2024].map(yearOf);
const SELECTED = yearOf(2024);
const LARGE = yearOf(2021);

const loading = vi.hoisted(() => ({
  /** The years that are asked for, in the order they were. */
  asked: [] as string[],
  loaded: new Map<string, unknown>(),
  failed: new Set<string>(),
}));
const listeners = new Listeners();
const edit = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const role = vi.hoisted(() => ({ access: ["write", "own"] }));
const now = vi.hoisted(() => ({ years: [] as FiscalYear[] }));

vi.mock("../../ui/form/use-edit.ts", () => ({ useEdit: () => edit }));
vi.mock("../../data/rights.ts", () => ({
  useRights: () => ({
    mayWrite: role.access.includes("write"),
    may: (access: string) => role.access.includes(access),
  }),
}));
vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

vi.mock("../../data/ledger.ts", async () => {
  const { useEffect, useReducer } = await import("react");
  return {
    useRegisteredYear: ({ id }: FiscalYear) => {
      const [, again] = useReducer((count: number) => count + 1, 0);
      useEffect(() => listeners.subscribe(again), []);
      useEffect(() => void loading.asked.push(id), [id]);
      return { ledger: loading.loaded.get(id), error: loading.failed.has(id) ? new Error("nej") : undefined };
    },
  };
});
vi.mock("../../data/fiscal-years.ts", () => ({
  useFiscalYears: () => ({ years: now.years }),
  switchFiscalYear: vi.fn(),
}));
vi.mock("../../ui/loading/page-data.ts", () => ({
  useBooks: () => ({ company: { id: 1, config: { recipient: { name: "Alm AB" } } }, fiscalYear: SELECTED }),
}));
vi.mock("./use-voucher-counts.ts", () => ({
  useVoucherCounts: () => new Map(YEARS.map(({ id }) => [id, id === LARGE.id ? 5001 : 10])),
}));
vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({
    error,
    children,
  }: {
    readonly error?: { message: string };
    readonly children: ReactNode;
  }) => (
    <main>
      <p>{error?.message}</p>
      {children}
    </main>
  ),
}));
vi.mock("../../ui/data-table/data-table.tsx", () => ({
  DataTable: ({ columns, rows }: { columns: readonly { render: unknown }[]; rows: readonly FiscalYear[] }) =>
    rows.map((row) => (
      <p key={row.id}>
        {columns.map(({ render: cell }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the columns of a row do not move
          <span key={index}>{(cell as (year: FiscalYear) => ReactNode)(row)}</span>
        ))}
      </p>
    )),
}));

function finish(year: FiscalYear): void {
  const ledger: Ledger = buildLedger({ fiscalYear: year, openingBalances: [], transactions: [] });
  loading.loaded.set(year.id, ledger);
  act(() => listeners.notify());
}

beforeEach(() => {
  vi.clearAllMocks();
  now.years = YEARS;
  role.access = ["write", "own"];
  loading.asked = [];
  loading.loaded.clear();
  loading.failed.clear();
});

const show = () =>
  render(
    <MantineProvider env="test">
      <FiscalYearPage />
    </MantineProvider>,
  );
const askedYears = () => loading.asked.map((id) => YEARS.find((year) => year.id === id)?.from.slice(0, 4));

/** How many years show their result: nothing is booked in any. */
const results = () => screen.getByRole("main").textContent.match(/0,00/g)?.length ?? 0;

test("PG50: the years are loaded one after the other, the selected one first and large ones not at all", () => {
  show();
  expect(askedYears()).toEqual(["2024"]);
  finish(SELECTED);
  expect(askedYears()).toEqual(["2024", "2022"]);
  expect(results()).toBe(1);
  loading.failed.add(yearOf(2022).id);
  act(() => listeners.notify());
  expect(askedYears()).toEqual(["2024", "2022", "2023"]);
  finish(yearOf(2023));
  expect(askedYears()).toEqual(["2024", "2022", "2023"]);
  expect(results()).toBe(2);
  expect(screen.getAllByText("Välj året")).toHaveLength(1);
});

test("PG50: when the page is left the years that wait are not loaded", () => {
  const { unmount } = show();
  unmount();
  finish(SELECTED);
  expect(askedYears()).toEqual(["2024"]);
});

test("CH19: the owner locks a year after a question that says what it means", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Lås räkenskapsåret 2022" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/^I ett låst år kan ingenting bokföras/)).toBeDefined();
  fireEvent.click(dialog.getByRole("button", { name: "Lås" }));
  expect(edit).toHaveBeenCalledExactlyOnceWith("Räkenskapsåret 2022 är låst", [
    { kind: "accountSettings", put: [{ ...yearOf(2022), locked: true }] },
  ]);
});

test("what is saved of the year while the question stands is kept, and a year that has gone is not locked", async () => {
  const { rerender } = show();
  const page = () => (
    <MantineProvider env="test">
      <FiscalYearPage />
    </MantineProvider>
  );
  const confirm = async (years: FiscalYear[]) => {
    fireEvent.click(screen.getByRole("button", { name: "Lås räkenskapsåret 2022" }));
    const dialog = within(await screen.findByRole("dialog"));
    now.years = years;
    rerender(page());
    await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Lås" })));
  };
  const transactionSeries = [{ name: "B", startNo: 1, description: "" }];
  const changed = YEARS.map((year) => (year.id === yearOf(2022).id ? { ...year, transactionSeries } : year));
  await confirm(changed);
  expect(edit).toHaveBeenCalledExactlyOnceWith("Räkenskapsåret 2022 är låst", [
    { kind: "accountSettings", put: [{ ...yearOf(2022), transactionSeries, locked: true }] },
  ]);
  await confirm(changed.filter(({ id }) => id !== yearOf(2022).id));
  expect(edit).toHaveBeenCalledOnce();
  expect(screen.getByText("Kunde inte hitta räkenskapsår")).toBeDefined();
});

test("a bookkeeper reaches the series and no lock, a reader neither", () => {
  role.access = ["write"];
  const { unmount } = show();
  expect(screen.getByRole("link", { name: "Serier i 2022" }).getAttribute("href")).toBe(
    `/accounting/fiscalYear/${yearOf(2022).id}/series`,
  );
  expect(screen.queryByRole("button", { name: /^Lås/ })).toBeNull();
  unmount();
  role.access = [];
  show();
  expect(screen.queryByRole("link")).toBeNull();
});

test("CH24: every year but the active one leads to its deletion; that one says why not", () => {
  show();
  expect(screen.getByRole("link", { name: "Radera räkenskapsåret 2022" }).getAttribute("href")).toBe(
    `/accounting/fiscalYear/${yearOf(2022).id}/delete`,
  );
  const own = screen.getByRole("button", { name: "Radera räkenskapsåret 2024" });
  expect(own.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(own);
  expect(
    screen.getByText("Det valda räkenskapsåret kan inte raderas. Välj ett annat år först."),
  ).toBeDefined();
});
