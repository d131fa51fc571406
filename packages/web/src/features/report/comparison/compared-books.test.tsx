import "fake-indexeddb/auto";
import { newAccount } from "@huvudbok/core/account-plan";
import { encodeItem } from "@huvudbok/core/document";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ENTRY_YEAR } from "../../../../test/entry-books.ts";
import { openBooks, openPage, yearKey } from "../../../../test/opened-page.tsx";

const LAST_YEAR = {
  ...ENTRY_YEAR,
  id: `f${"5".repeat(32)}`,
  from: "2025-01-01",
  to: "2025-12-31",
};
const PLAN = {
  name: "BAS",
  balanceReportStructure: { name: "Balans", items: [{ name: "Bank", accounts: ["19"] }] },
  resultReportStructure: { name: "Resultat", items: [{ name: "Lokal", accounts: ["50"] }] },
};
const lastKey = (kind: string) => `c1-${LAST_YEAR.id}-${kind}`;
const rent = (date: string, ore: number) =>
  encodeItem(
    "transactions",
    transactionOf("A", 1, date, "Hyra", [
      [5010, ore],
      [1930, -ore],
    ]),
  );

/** Two years with the rent of a month each. */
function openYears() {
  return openBooks(
    { key: "c1-accountSettings", put: [LAST_YEAR] },
    { key: yearKey("accountPlan"), head: PLAN },
    { key: yearKey("transactions"), put: [rent("2026-01-05", 100_00)] },
    {
      key: lastKey("accountPlan"),
      head: PLAN,
      put: [1930, 5010].map((each) => encodeItem("accountPlan", newAccount(each))),
    },
    { key: lastKey("transactions"), put: [rent("2025-01-05", 77_00)] },
  );
}

/** By its whole text, of which a phone leaves out a part. */
function isOff(name: string): boolean | undefined {
  return screen.getAllByRole<HTMLButtonElement>("button").find(({ textContent }) => textContent === name)
    ?.disabled;
}
const FILES = ["Ladda ner CSV", "Ladda ner Excel", "Skriv ut"];
const NOT_LOADED = /^Jämförelsen kunde inte hämtas/;

test.each([
  ["result", "", true],
  ["result", `?compare=${LAST_YEAR.id}`, true],
  ["balance", `?compare=${LAST_YEAR.id}`, true],
  ["balance", "", false],
  ["result", "?compare=months", false],
])("RE17: the %s report %s says when what it is compared with is missing: %s", async (path, query, needs) => {
  const server = await openYears();
  server.instead = (_, address) =>
    address.includes(lastKey("transactions")) ? new Response("{}", { status: 500 }) : undefined;
  await openPage(`/accounting/report/${path}${query}`);
  await screen.findByText(path === "result" ? "Lokalhyra" : "Företagskonto");
  if (needs) {
    await screen.findByText(NOT_LOADED);
    screen.getByText("Det som rapporten jämförs med saknas här.");
    await screen.findByRole("button", { name: "Försök igen" });
  } else expect(screen.queryByText(NOT_LOADED)).toBeNull();
  for (const name of FILES) expect(isOff(name), name).toBe(needs);
});

test("RE17: while what it is compared with is loading, no file lacks it", async () => {
  const server = await openYears();
  let answer: (() => void) | undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  const load = server.documents.load.bind(server.documents);
  vi.spyOn(server.documents, "load").mockImplementation(async (key, since) => {
    if (key === lastKey("transactions")) await held;
    return load(key, since);
  });
  await openPage("/accounting/report/result");
  await screen.findByText("Lokalhyra");
  screen.getByText("Hämtar det som rapporten jämförs med");
  for (const name of FILES) expect(isOff(name), name).toBe(true);
  answer?.();
  await screen.findAllByText(/^Föregående period/);
  await waitFor(() => expect(isOff("Ladda ner CSV")).toBe(false));
  expect(screen.queryByText(NOT_LOADED)).toBeNull();
});
