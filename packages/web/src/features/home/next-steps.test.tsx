import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import type { NextStep } from "@huvudbok/core/overview";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import type { ListedRecord } from "../../data/unfinished/use-listed-forms.ts";
import { NextSteps } from "./next-steps.tsx";

const { pages, begun, features, switchFiscalYear, pushAddress } = vi.hoisted(() => ({
  pages: new Set<string>(),
  begun: new Array<ListedRecord>(),
  features: new Set<number>(),
  switchFiscalYear: vi.fn<(id: string) => Promise<void>>(async () => undefined),
  pushAddress: vi.fn<(to: string) => void>(),
}));

vi.mock("../../data/company/selected-company.ts", () => ({ useCompany: () => ({ id: 1 }) }));
vi.mock("../../data/company/use-features.ts", () => ({ useHasFeature: () => features.has(1001) }));
vi.mock("../../data/unfinished/use-unfinished-count.ts", () => ({
  useUnfinishedCount: (companyId: number) => ({ count: companyId === 1 ? begun.length : 0 }),
}));
vi.mock("../../data/unfinished/use-listed-forms.ts", () => ({ useListedForms: () => begun }));
vi.mock("../../ui/link/use-has-page.ts", () => ({ useHasPage: () => (path: string) => pages.has(path) }));
vi.mock("../../ui/link/page-access.ts", () => ({ useMayOpen: () => () => true }));
vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

vi.mock("../../data/fiscal-years.ts", () => ({ switchFiscalYear }));
vi.mock("../../navigation/address.ts", () => ({ pushAddress }));
vi.mock("../../ui/label/use-saved-setting.ts", () => ({ useSavedSetting: () => () => undefined }));

const STEPS: readonly NextStep[] = [
  {
    code: "drafts",
    count: 2,
    next: { id: "d1", text: "Hyra", entries: [] },
  },
  { code: "opening-balance-empty" },
];

test("what no page of the product can do does not wait for anybody", () => {
  pages.add("/accounting/accountBalance");
  const { rerender } = render(<NextSteps steps={STEPS} fiscalYear={EARLIER} />);
  expect(screen.queryByText("2 utkast väntar")).toBeNull();
  expect(screen.getByRole("link", { name: /^Fyll i ingående balans/ })).toBeDefined();
  pages.add("/accounting/draft");
  rerender(<NextSteps steps={STEPS} fiscalYear={EARLIER} />);
  expect(screen.getByRole("link", { name: /^2 utkast väntar/ })).toBeDefined();
});

test("what takes accounting-plus waits only in a company that has it", () => {
  pages.add("/accounting/report/ne");
  const text = { title: "Inkomstdeklaration 2025", detail: "" };
  const steps: readonly NextStep[] = [{ code: "income-tax-return", form: "NE", year: EARLIER, text }];
  const { rerender } = render(<NextSteps steps={steps} fiscalYear={EARLIER} />);
  expect(screen.queryByRole("link")).toBeNull();
  features.add(1001);
  rerender(<NextSteps steps={steps} fiscalYear={EARLIER} />);
  const link = screen.getByRole("link", { name: /^Inkomstdeklaration 2025/ });
  expect(link.getAttribute("href")).toBe("/accounting/report/ne");
});

test("a step of another year says so, and selects that year before it opens the page", async () => {
  pages.add("/accounting/vat/report");
  const period = { from: isoDate("2025-11-01"), to: isoDate("2025-11-30") };
  const text = { title: "Momsrapport november", detail: "Senast 19 januari, om 3 dagar" };
  const step = { code: "vat-return", type: "month", period, text } as const;
  const later = { ...EARLIER, id: fiscalYearIdFromGuid("6".repeat(32)) };
  const steps = [
    { ...step, year: EARLIER },
    { ...step, year: later },
  ];
  render(<NextSteps steps={steps} fiscalYear={later} />);
  const address = "/accounting/vat/report?typ=month&from=2025-11-01";
  expect(screen.getByRole("link", { name: /^Momsrapport november/ }).getAttribute("href")).toBe(address);
  screen.getByRole("button", { name: /^Momsrapport november.*I räkenskapsåret 2025$/ }).click();
  await expect.poll(() => pushAddress).toHaveBeenCalledWith(address);
  expect(switchFiscalYear).toHaveBeenCalledWith(EARLIER.id);
  expect(switchFiscalYear.mock.invocationCallOrder[0]).toBeLessThan(
    pushAddress.mock.invocationCallOrder[0] ?? 0,
  );
});

test("what is late is marked, and says so in words", () => {
  const period = { from: isoDate("2025-11-01"), to: isoDate("2025-11-30") };
  const next = { from: isoDate("2025-12-01"), to: isoDate("2025-12-31") };
  const step = { code: "vat-return", type: "month", year: EARLIER } as const;
  const late = { title: "Momsrapport november", detail: "Försenad", isLate: true } as const;
  const steps = [
    { ...step, period, text: late },
    { ...step, period: next, text: { title: "Momsrapport december", detail: "Senast 12 februari" } },
  ];
  render(<NextSteps steps={steps} fiscalYear={EARLIER} />);
  expect(screen.getByText("Försenad").dataset["warning"]).toBe("true");
  expect(screen.getByText("Senast 12 februari").dataset["warning"]).toBeUndefined();
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
  const { rerender } = render(<NextSteps steps={[]} fiscalYear={EARLIER} />);
  expect(screen.getByText("Inget väntar på dig.")).toBeDefined();
  const listed = { name: "Ny transaktion: Hyra", path: "/accounting/transaction/create" };
  begun.push({ record, listed, otherYear: undefined });
  begun.push({ record: { ...record, form: "opening balance" }, listed, otherYear: EARLIER });
  begun.push({ record: { ...record, form: "invoice" }, listed: undefined, otherYear: undefined });
  rerender(<NextSteps steps={[]} fiscalYear={EARLIER} />);
  const link = await screen.findByRole("link", { name: /^Ny transaktion: Hyra/ });
  expect(link.getAttribute("href")).toBe("/accounting/transaction/create");
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText(/i räkenskapsåret 2025-01-01 – 2025-12-31$/)).toBeDefined();
  expect(screen.getByText("Hör till en senare version")).toBeDefined();
  expect(screen.queryByText("Inget väntar på dig.")).toBeNull();
});

test("no date breaks at its hyphens: those of a broken year are in the name of a step and of its year", () => {
  pages.add("/accounting/closing/helper");
  const year = { ...EARLIER, from: isoDate("2025-05-01"), to: isoDate("2026-04-30") };
  const text = { title: "Bokslut 2025-05-01 – 2026-04-30", detail: "Senast 31 oktober" };
  const selected = { ...EARLIER, id: fiscalYearIdFromGuid("9".repeat(32)) };
  render(<NextSteps steps={[{ code: "year-end", year, text }]} fiscalYear={selected} />);
  const button = screen.getByRole("button", { name: /^Bokslut 2025-05-01 – 2026-04-30/ });
  expect(button.textContent).toBe(
    "Bokslut 2025-05-01 – 2026-04-30Senast 31 oktoberI räkenskapsåret 2025-05-01 – 2026-04-30",
  );
  const whole = [...button.querySelectorAll("[class*=number]")].map((part) => part.textContent);
  expect(whole).toEqual(["2025-05-01", "2026-04-30", "2025-05-01", "2026-04-30"]);
});
