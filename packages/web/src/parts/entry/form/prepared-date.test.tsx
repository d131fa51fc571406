import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { cleanup, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { planOf } from "../../../../test/entry-books.ts";
import { company } from "../../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../../test/fresh-server.ts";
import { showEntry } from "../../../../test/shown-entry.tsx";

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
    const { entries } = transactionOf("A", 1, day, "Moms", [
      [2611, 100_00],
      [2650, -100_00],
    ]);
    await showEntry(planOf(2611, 2650), {
      closedThrough,
      companyType: "E",
      prepared: { date: isoDate(day), text: "Momsavräkning", entries, source },
    });
    expect(screen.getByLabelText<HTMLInputElement>("Datum").value).toBe(date);
    const said = screen.queryByText(/Datumet skulle ha varit 2025-12-31/)?.textContent;
    if (notice === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(notice);
  },
);
