import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { FirstTransaction } from "./first-transaction.tsx";

vi.mock("../../ui/link/link-button.tsx", () => ({
  LinkButton: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

test.each([
  ["AB", false, "eller fyll i vad som fanns på kontona när året började."],
  ["PP", false, "fyller du i dem som ingående balans."],
  ["AB", true, "Året har sin ingående balans. Registrera den första transaktionen."],
  ["PP", true, "Året har sin ingående balans. Registrera den första transaktionen."],
] as const)("%s, with balances %s, is asked for: %s", (companyType, isOpened, text) => {
  const { container } = render(<FirstTransaction companyType={companyType} isOpened={isOpened} />);
  expect(container.textContent).toContain(text);
  expect(container.textContent?.includes("när året började")).toBe(!isOpened);
});
