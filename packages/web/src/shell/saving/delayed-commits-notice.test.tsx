import { isoDate } from "@huvudbok/core/calendar";
import { MantineProvider } from "@mantine/core";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { DelayedCommitsNotice } from "./delayed-commits-notice.tsx";

const sent = vi.hoisted(() => ({ numbers: [1] }));
const transactionOf = (number: number) => ({
  series: "A",
  number,
  date: isoDate("2026-01-31"),
  text: `Hyra ${number}`,
});
vi.mock("../../data/company/company-list.ts", () => ({ useCompanies: () => ({ companies: [] }) }));
vi.mock("../../data/company/selected-company.ts", () => ({ useCompany: () => ({ id: 1 }) }));
vi.mock("../../data/fiscal-years.ts", () => ({ useFiscalYear: () => ({ id: "y" }) }));
vi.mock("../../data/delayed-commits.ts", () => ({
  useDelayedCommits: () => ({
    sent: [
      {
        requestId: "r",
        companyId: 1,
        keys: ["c1-y-transactions"],
        label: "Registrering",
        appended: sent.numbers.map(transactionOf),
      },
    ],
    forget: () => {},
  }),
}));
vi.mock("../../ui/link/page-link.tsx", () => ({
  PageLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

test.each([
  [[], "Registrering: sparad.", undefined],
  [[7], "A 7 Hyra 7, 2026-01-31, är registrerad. Visa A 7", "Visa A 7"],
  [[7, 8, 9], "3 transaktioner är registrerade: A 7 – A 9. Visa transaktionerna", "Visa transaktionerna"],
])("what was sent later is told whole: %j", (numbers, text, link) => {
  sent.numbers = numbers;
  render(
    <MantineProvider env="test">
      <DelayedCommitsNotice />
    </MantineProvider>,
  );
  expect(document.body.textContent).toContain(text);
  expect(screen.queryByRole("link")?.textContent).toBe(link);
});
