import type { NextStep } from "@huvudbok/core/overview";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { NextSteps } from "./next-steps.tsx";

const { pages } = vi.hoisted(() => ({ pages: new Set<string>() }));

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
