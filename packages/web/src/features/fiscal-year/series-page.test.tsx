import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { SeriesPage } from "./series-page.tsx";

const YEAR: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [
    { name: "A", startNo: 1, description: "Löpande bokföring" },
    { name: "K", startNo: 5, description: "Kassa" },
  ],
};

const books = vi.hoisted(() => ({ year: undefined as unknown, id: "", state: "Default" }));
const edit = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const keep = vi.hoisted(() => vi.fn());
const pushAddress = vi.hoisted(() => vi.fn());

vi.mock("../../data/unfinished/use-listed-forms.ts", () => ({ useListedForms: () => [] }));
vi.mock("../../navigation/use-address.ts", () => ({ useParams: () => ({ id: books.id }) }));
vi.mock("../../navigation/address.ts", () => ({ pushAddress }));
vi.mock("../../ui/loading/page-data.ts", () => ({
  usePageData: (name: string) =>
    name === "company" ? { id: 1 } : { items: new Map([[YEAR.id as string, books.year]]) },
}));
vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYears: () => ({ years: [] }) }));
vi.mock("../../data/use-document.ts", () => ({
  useDocument: () => ({ state: books.state, items: new Map([["A-1", { series: "A" }]]) }),
}));
vi.mock("../../ui/form/use-edit.ts", () => ({ useEdit: () => edit }));
vi.mock("../../ui/link/link-button.tsx", () => ({
  LinkButton: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ error, children }: { error?: { message: string }; children: ReactNode }) => (
    <main>
      <p>{error?.message}</p>
      {children}
    </main>
  ),
}));
vi.mock("../../ui/unfinished/unfinished-form-page.tsx", () => ({
  UnfinishedFormPage: ({ children }: { children: (unfinished: object, above: ReactNode) => ReactNode }) =>
    children({ state: "mine", read: () => undefined, keep }, undefined),
}));

function open(year: Partial<FiscalYear> = {}, id: string = YEAR.id) {
  Object.assign(books, { year: { ...YEAR, ...year }, id });
  render(
    <MantineProvider env="test">
      <SeriesPage />
    </MantineProvider>,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};

beforeEach(() => {
  books.state = "Default";
  vi.clearAllMocks();
});

test("FY4: a series is added, named and saved; the used one keeps its name and first number", async () => {
  open();
  expect(field("Första nummer, serien A").disabled).toBe(true);
  expect(screen.getByText("Ligger fast: 1 transaktion")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Ta bort serien A" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Lägg till serie" }));
  expect(document.activeElement).toBe(field("Serie, ny serie 1"));
  type("Serie, ny serie 1", "L");
  expect(field("Beskrivning, ny serie 1").value).toBe("Löpande bokföring L");
  type("Första nummer, ny serie 1", "100");
  expect(keep).toHaveBeenLastCalledWith({
    changed: {},
    removed: [],
    added: [{ name: "L", description: "Löpande bokföring L", startNo: "100" }],
  });
  await userEvent.click(screen.getByRole("button", { name: /^Spara/ }));
  expect(edit).toHaveBeenCalledExactlyOnceWith("Serierna i 2025 är ändrade", [
    {
      kind: "accountSettings",
      put: [
        {
          ...YEAR,
          transactionSeries: [
            ...YEAR.transactionSeries,
            { name: "L", description: "Löpande bokföring L", startNo: 100 },
          ],
        },
      ],
    },
  ]);
  await expect.poll(() => pushAddress).toHaveBeenCalledWith("/accounting/fiscalYear");
  expect(keep).toHaveBeenLastCalledWith(undefined);
});

test("what is wrong is told at its field, and is not sent", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: "Lägg till serie" }));
  type("Serie, ny serie 1", "a");
  expect(screen.getByText("Serien a finns redan")).toBeDefined();
  type("Serie, ny serie 1", "B-2");
  expect(screen.getByText(/^Serien ska heta en till 10 bokstäver eller siffror/)).toBeDefined();
  type("Första nummer, serien K", "noll");
  expect(screen.getByText(/^Första numret ska vara ett heltal från 1 till 1.000.000.000$/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Spara/ }).disabled).toBe(true);
  expect(edit).not.toHaveBeenCalled();
});

test("an unused series is removed, the last one not; nothing while it is not known what is used", async () => {
  open();
  await userEvent.click(screen.getByRole("button", { name: "Ta bort serien K" }));
  expect(screen.queryByLabelText("Serie, serien K")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Spara/ }));
  expect(edit).toHaveBeenCalledExactlyOnceWith("Serierna i 2025 är ändrade", [
    { kind: "accountSettings", put: [{ ...YEAR, transactionSeries: YEAR.transactionSeries.slice(0, 1) }] },
  ]);
  document.body.textContent = "";
  books.state = "Initializing";
  open();
  expect(screen.getAllByText("Räknar")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /^Ta bort/ })).toBeNull();
});

test("a locked year says so before anything is typed", () => {
  open({ locked: true });
  expect(screen.getByText("Räkenskapsåret 2025 är låst")).toBeDefined();
  expect(field("Beskrivning, serien K").disabled).toBe(true);
  expect(screen.queryByRole("button")).toBeNull();
});

test("an address of no year of the company says which", () => {
  open({}, "f9");
  expect(screen.getByText("Räkenskapsår med id f9 hittades inte.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Alla räkenskapsår" })).toBeDefined();
});
