import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import { correctingTransactions } from "@huvudbok/core/transaction";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ENTRY_YEAR, planOf } from "../../../../test/entry-books.ts";
import { company } from "../../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../../test/fresh-server.ts";
import { showEntry } from "../../../../test/shown-entry.tsx";

vi.mock("../../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

/** A year as a file of another program has made it: no series is called A. */
const YEAR = {
  ...ENTRY_YEAR,
  transactionSeries: [
    { name: "V", startNo: 7, description: "Verifikationer" },
    { name: "L", startNo: 1, description: "Löner" },
  ],
};
const BOOKED = transactionOf("A", 4, "2026-03-01", "Porto", [
  [6250, 100_00],
  [1930, -100_00],
]);
const PREPARED = {
  date: isoDate("2026-12-31"),
  text: "Avskrivning Maskiner",
  entries: BOOKED.entries,
  source: "asset",
};

beforeEach(async () => {
  freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

/** Opens the form that a page has prepared, and returns the text of its button. */
async function preparedButton(prepared: object): Promise<string | null> {
  await showEntry(planOf(1930, 6250), { year: YEAR, prepared: { ...PREPARED, ...prepared } });
  return screen.getByRole("button", { name: /^Registrera/ }).textContent;
}

test.each([
  ["one that names no series begins in the first of the year", {}, "Registrera V 7"],
  ["one that names a series of the year keeps it", { series: "L" }, "Registrera L 1"],
  ["one whose series the year lacks begins in the first", { series: "A" }, "Registrera V 7"],
])("TR12: %s", async (_, prepared, button) => {
  expect(await preparedButton(prepared)).toContain(button);
});

test("TR20: both parts of a correction are in a series of the year that they are booked in", async () => {
  const made = correctingTransactions(BOOKED, ENTRY_YEAR.id, { year: YEAR, fiscalYearId: YEAR.id });
  const button = await preparedButton({ ...made?.replacement, reversal: made?.reversal });
  expect(button).toContain("Registrera V 7 och V 8");
});
