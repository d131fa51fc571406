import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { AccountPlanCreatePage } from "./account-plan-create-page.tsx";

vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({ history: { push: vi.fn() } }) }));
vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYears: () => ({ years: [] }) }));
vi.mock("../../ui/form/use-edit.ts", () => ({ useEdit: () => vi.fn() }));
vi.mock("../../ui/link/use-redirect.ts", () => ({ useRedirect: vi.fn() }));
vi.mock("../../ui/loading/page-data.ts", () => ({
  useBooks: () => ({
    company: { config: { recipient: { companyType: "PP" } } },
    fiscalYear: { id: "y1", from: "2025-01-01", to: "2025-12-31" },
  }),
  usePageData: () => ({ items: new Map() }),
}));
vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("./template-cards.tsx", () => ({ TemplateCards: () => null }));

test("the K categories are explained to a household too", () => {
  render(
    <MantineProvider env="test">
      <AccountPlanCreatePage />
    </MantineProvider>,
  );
  expect(screen.getByText("Vad betyder K1, K2, K3 och K4?")).toBeDefined();
});
