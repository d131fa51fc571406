import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { FiscalYearCreatePage } from "./fiscal-year-create-page.tsx";

const books = vi.hoisted(() => ({ years: [] as readonly unknown[] }));
const previous = vi.hoisted(() => ({ isKnown: false }));
const edit = vi.hoisted(() => vi.fn());

vi.mock("../../ui/loading/page-data.ts", () => ({
  usePageData: () => ({ id: 1, config: { recipient: { name: "Alm AB", companyType: "AB" } } }),
}));
vi.mock("../../data/fiscal-years.ts", () => ({
  useFiscalYears: () => ({ years: books.years }),
  switchFiscalYear: vi.fn(),
}));
vi.mock("../../ui/form/use-edit.ts", () => ({ useEdit: () => edit }));
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
    children({ state: "mine", read: () => undefined, keep: () => undefined }, undefined),
}));
vi.mock("./use-previous-documents.ts", () => ({
  usePreviousDocuments: () => ({ ...previous, documents: undefined, error: undefined }),
}));
vi.mock("../../ui/form/form-actions.tsx", () => ({
  FormActions: ({ disabled, hint }: { disabled: boolean; hint: string }) => (
    <button type="submit">{disabled ? hint : "kan skapas"}</button>
  ),
}));

const yearsOf = (count: number): readonly FiscalYear[] =>
  Array.from({ length: count }, (_, at) => ({
    id: fiscalYearIdFromGuid(String(1950 + at).repeat(8)),
    from: isoDate(`${1950 + at}-01-01`),
    to: isoDate(`${1950 + at}-12-31`),
    locked: false,
    transactionSeries: [],
  }));

function open(count: number) {
  books.years = yearsOf(count);
  render(
    <MantineProvider env="test">
      <FiscalYearCreatePage />
    </MantineProvider>,
  );
}

beforeEach(() => {
  document.body.textContent = "";
});

test("CH33: that a company has no room for another year is told before anything is filled in", () => {
  open(40);
  expect(screen.getByText(/^Ett företag kan ha högst 40 räkenskapsår/)).toBeDefined();
  expect(screen.getByText("Företaget har inte plats för fler år")).toBeDefined();
});

test("CH33: a company of 39 years has", () => {
  open(39);
  expect(screen.queryByText(/^Ett företag kan ha högst/)).toBeNull();
  expect(screen.getByText("Hämtar föregående år")).toBeDefined();
});

test("a year that is on its way, or was created, is not sent with other dates under its id", async () => {
  previous.isKnown = true;
  const own = "5".repeat(8);
  vi.spyOn(crypto, "randomUUID").mockReturnValue(`${own}-5555-5555-5555-${"5".repeat(12)}`);
  const [year] = yearsOf(1);
  const id = fiscalYearIdFromGuid("5".repeat(32));
  books.years = [{ ...year, id }];
  render(
    <MantineProvider env="test">
      <FiscalYearCreatePage />
    </MantineProvider>,
  );
  fireEvent.click(screen.getByText("kan skapas"));
  await screen.findByText(/^Räkenskapsåret 1950-01-01 – 1950-12-31 är redan skapat eller på väg\./);
  expect(edit).not.toHaveBeenCalled();
});
