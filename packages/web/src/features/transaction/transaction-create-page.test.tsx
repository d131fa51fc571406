import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { TransactionCreatePage } from "./transaction-create-page.tsx";

const year = { id: "y1", from: "2025-01-01", to: "2025-12-31", locked: false };
const later = ["2026", "2027"].map((name) => ({
  id: `y${name}`,
  from: `${name}-01-01`,
  to: `${name}-12-31`,
  locked: false,
}));
const address = vi.hoisted(() => ({ mode: "" }));
const books = { company: { id: 1, config: { recipient: { companyType: "AB" } } }, fiscalYear: year };

vi.mock("../../data/unfinished/use-listed-forms.ts", () => ({ useListedForms: () => [] }));
vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYears: () => ({ years: [year, ...later] }) }));
vi.mock("../../navigation/use-address.ts", () => ({ useParams: () => address }));
vi.mock("../../data/user-settings.ts", () => ({ useUserSettings: () => ({ settings: {} }) }));
vi.mock("../../ui/date/use-today.ts", () => ({ useToday: () => "2025-05-05" }));
vi.mock("../../ui/loading/page-data.ts", () => ({
  useBooks: () => books,
  usePageData: () => ({ items: new Map() }),
}));
vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("../../parts/entry/unfinished/unfinished-entry.tsx", () => ({
  UnfinishedEntry: () => <button type="button">Registrera</button>,
}));

function show() {
  render(
    <MantineProvider env="test">
      <TransactionCreatePage />
    </MantineProvider>,
  );
  return screen.queryByRole("button", { name: "Registrera" });
}

test("in a locked year there is no form, and the page says why before anything is typed", () => {
  expect(show()).not.toBeNull();
  cleanup();
  year.locked = true;
  expect(show()).toBeNull();
  expect(screen.getByText("Räkenskapsåret 2025 är låst")).toBeDefined();
});

test("TR30: what the locked year has prepared goes on in the year after it, anything else in the latest", () => {
  year.locked = true;
  show();
  expect(screen.getByRole("button", { name: "Byt till 2027" })).toBeDefined();
  cleanup();
  address.mode = "template";
  show();
  expect(screen.getByRole("button", { name: "Byt till 2026" })).toBeDefined();
});
