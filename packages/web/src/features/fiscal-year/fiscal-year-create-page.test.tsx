import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { company } from "../../../test/fake-fetch.ts";
import { FiscalYearCreatePage } from "./fiscal-year-create-page.tsx";

const edit = vi.hoisted(() => vi.fn(() => Promise.resolve()));
const books = vi.hoisted(() => ({ years: [] as unknown[] }));

vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ history: { push: vi.fn() } }) }));
vi.mock("../../data/fiscal-years.ts", () => ({
  useFiscalYears: () => books,
  switchFiscalYear: () => Promise.resolve(),
}));
vi.mock("../../ui/form/use-edit.ts", () => ({ useEdit: () => edit }));
vi.mock("../../ui/loading/page-data.ts", () => ({ usePageData: () => company(1, "Alm AB") }));
vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("../../ui/unfinished/unfinished-form-page.tsx", () => ({
  UnfinishedFormPage: ({ children }: { children: (unfinished: unknown, above: undefined) => ReactNode }) =>
    children({ state: "mine", read: () => undefined, keep: () => undefined }, undefined),
}));
vi.mock("./use-previous-documents.ts", () => ({
  usePreviousDocuments: () => ({ isKnown: true, documents: undefined, error: undefined }),
}));

const page = () => (
  <MantineProvider env="test">
    <FiscalYearCreatePage />
  </MantineProvider>
);
const yearOf = (year: number): FiscalYear => ({
  id: fiscalYearIdFromGuid(String(year).repeat(8)),
  from: isoDate(`${year}-01-01`),
  to: isoDate(`${year}-12-31`),
  locked: false,
  transactionSeries: [],
});
const create = () => fireEvent.click(screen.getByRole("button", { name: "Skapa" }));

test("a year that somebody has created meanwhile is told at the date, and nothing is sent", async () => {
  books.years = [yearOf(2024)];
  const { rerender } = render(page());
  const suggested = screen.getByLabelText<HTMLInputElement>("Från och med").value;
  books.years = [yearOf(2024), yearOf(Number(suggested.slice(0, 4)))];
  rerender(page());
  create();
  expect(edit).not.toHaveBeenCalled();
  expect(screen.getByLabelText("Från och med").getAttribute("aria-invalid")).toBe("true");
  books.years = [yearOf(2024)];
  rerender(page());
  create();
  await waitFor(() => expect(edit).toHaveBeenCalledOnce());
});
