import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { AccountPlanCreatePage } from "./account-plan-create-page.tsx";

vi.mock("../../data/unfinished/use-listed-forms.ts", () => ({ useListedForms: () => [] }));
vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYears: () => ({ years: [] }) }));
vi.mock("../../ui/form/use-edit.ts", () => ({ useEdit: () => vi.fn() }));
vi.mock("../../ui/link/use-redirect.ts", () => ({ useRedirect: vi.fn() }));
vi.mock("../../ui/loading/page-data.ts", () => ({
  useBooks: () => ({
    company: { config: { recipient: { companyType: "PP" } } },
    fiscalYear: year,
  }),
  usePageData: () => ({ items: new Map() }),
}));
vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("./template-cards.tsx", () => ({ TemplateCards: () => <button type="button">Välj</button> }));

const year = vi.hoisted(() => ({ id: "y1", from: "2025-01-01", to: "2025-12-31", locked: false }));

function show() {
  render(
    <MantineProvider env="test">
      <AccountPlanCreatePage />
    </MantineProvider>,
  );
  return screen.queryByRole("button", { name: "Välj" });
}

test("the K categories are explained to a household too", () => {
  expect(show()).not.toBeNull();
  expect(screen.getByText("Vad betyder K1, K2, K3 och K4?")).toBeDefined();
});

test("a locked year gets no chart, and the page says why before one is chosen", () => {
  year.locked = true;
  expect(show()).toBeNull();
  expect(screen.getByText("Räkenskapsåret 2025 är låst")).toBeDefined();
});
