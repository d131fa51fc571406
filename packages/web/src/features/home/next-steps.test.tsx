import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import type { NextStep } from "@huvudbok/core/overview";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import type { ListedRecord } from "../../data/unfinished/use-listed-forms.ts";
import { NextSteps } from "./next-steps.tsx";

const { pages, begun } = vi.hoisted(() => ({ pages: new Set<string>(), begun: new Array<ListedRecord>() }));

vi.mock("../../data/company/selected-company.ts", () => ({ useCompany: () => ({ id: 1 }) }));
vi.mock("../../data/unfinished/use-unfinished-count.ts", () => ({
  useUnfinishedCount: (companyId: number) => ({ count: companyId === 1 ? begun.length : 0 }),
}));
vi.mock("../../data/unfinished/use-listed-forms.ts", () => ({ useListedForms: () => begun }));
vi.mock("../../ui/link/use-has-page.ts", () => ({ useHasPage: () => (path: string) => pages.has(path) }));
vi.mock("../../ui/link/page-access.ts", () => ({ useMayOpen: () => () => true }));
vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const STEPS: readonly NextStep[] = [
  { code: "drafts", count: 2, next: { id: "d1", text: "Hyra", entries: [] } },
  { code: "opening-balance-empty" },
];

test("what no page of the product can do does not wait for anybody", () => {
  pages.add("/accounting/accountBalance");
  const { rerender } = render(<NextSteps steps={STEPS} />);
  expect(screen.queryByText("2 utkast väntar")).toBeNull();
  expect(screen.getByRole("link", { name: /^Fyll i ingående balans/ })).toBeDefined();
  pages.add("/accounting/draft");
  rerender(<NextSteps steps={STEPS} />);
  expect(screen.getByRole("link", { name: /^2 utkast väntar/ })).toBeDefined();
});

const record = { fiscalYearId: "f", form: "entry", version: 1, writtenAt: 0, tabId: "t", content: {} };
const EARLIER: FiscalYear = {
  id: fiscalYearIdFromGuid("5".repeat(32)),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: [],
};

test("what is begun waits too, with its link; nothing else is said to wait", async () => {
  const { rerender } = render(<NextSteps steps={[]} />);
  expect(screen.getByText("Inget väntar på dig.")).toBeDefined();
  const listed = { name: "Ny transaktion: Hyra", path: "/accounting/transaction/create" };
  begun.push({ record, listed, otherYear: undefined });
  begun.push({ record: { ...record, form: "opening balance" }, listed, otherYear: EARLIER });
  begun.push({ record: { ...record, form: "invoice" }, listed: undefined, otherYear: undefined });
  rerender(<NextSteps steps={[]} />);
  const link = await screen.findByRole("link", { name: /^Ny transaktion: Hyra/ });
  expect(link.getAttribute("href")).toBe("/accounting/transaction/create");
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText(/i räkenskapsåret 2025-01-01 – 2025-12-31$/)).toBeDefined();
  expect(screen.getByText("Hör till en senare version")).toBeDefined();
  expect(screen.queryByText("Inget väntar på dig.")).toBeNull();
});
