import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ENTRY_YEAR, planOf } from "../../../../test/entry-books.ts";
import { company } from "../../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../../test/fresh-server.ts";

vi.mock("../../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

beforeEach(async () => {
  freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

afterEach(cleanup);

test.each([
  [
    "2025-12-31",
    undefined,
    "vat",
    "2026-01-01",
    "som inte är i det här räkenskapsåret, och är nu årets första öppna dag, 2026-01-01.",
  ],
  ["2025-12-31", isoDate("2025-12-31"), "vat", "2026-01-01", "och är nu den första öppna dagen, 2026-01-01."],
  ["2025-12-31", undefined, "closing", "2025-12-31", undefined],
])(
  "TR30: what the locked year before has left for %s, closed through %s, of %s",
  async (day, closedThrough, source, date, notice) => {
    const { storeNewTransaction } = await import("../../../data/new-transaction.ts");
    const { TransactionEntry } = await import("../transaction-entry.tsx");
    const { entryPlace } = await import("../../../../test/entry-place.ts");
    const { entries } = transactionOf("A", 1, day, "Moms", [
      [2611, 100_00],
      [2650, -100_00],
    ]);
    storeNewTransaction({ date: isoDate(day), text: "Momsavräkning", entries, source });
    const start = {
      year: ENTRY_YEAR,
      closedThrough,
      registered: new Map(),
      today: isoDate("2026-05-12"),
      storedMode: "advanced",
      companyType: "E",
      addressMode: "template",
      ...(await entryPlace(ENTRY_YEAR.id)),
    } as const;
    render(
      <MantineProvider env="test">
        <TransactionEntry start={start} accounts={planOf(2611, 2650)} above={null} isInOtherTab={false} />
      </MantineProvider>,
    );
    expect(screen.getByLabelText<HTMLInputElement>("Datum").value).toBe(date);
    const said = screen.queryByText(/Datumet skulle ha varit 2025-12-31/)?.textContent;
    if (notice === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(notice);
  },
);
