import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { TransactionRows } from "./transaction-rows.tsx";

vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYear: () => undefined }));
vi.mock("../../data/use-document.ts", () => ({ useDocument: () => ({ items: new Map() }) }));
vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}));

test("a row that was added or struck says so as the reports do, by whom where that is known", () => {
  const row = { accountId: accountNo(1930), amount: ore(100) };
  const date = isoDate("2025-02-20");
  const entries = [
    { ...row, adjustmentType: true, date },
    { ...row, adjustmentType: false, sign: "EE", date },
  ];
  const transaction = { series: "A", number: 1, date, text: "Kaffe", entries, locked: true } as const;
  render(
    <MantineProvider env="test">
      <TransactionRows transaction={transaction satisfies Partial<Transaction> as Transaction} here="/" />
    </MantineProvider>,
  );
  expect(screen.getByText("Tillagd 2025-02-20")).toBeDefined();
  expect(screen.getByText("Borttagen av EE 2025-02-20")).toBeDefined();
});
