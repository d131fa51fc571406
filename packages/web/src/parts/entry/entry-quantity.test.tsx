import "fake-indexeddb/auto";
import { ore } from "@huvudbok/core/money";
import { copiedTransaction, reversedTransaction, type Transaction } from "@huvudbok/core/transaction";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ENTRY_YEAR, fill, planOf } from "../../../test/entry-books.ts";
import { company } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { showEntry } from "../../../test/shown-entry.tsx";

vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

const PLAN = planOf(1930, 1460);
const PLAIN = transactionOf("A", 1, "2026-03-01", "Spik", [
  [1460, 100_00],
  [1930, -100_00],
]);
const BOUGHT: Transaction = {
  ...PLAIN,
  entries: PLAIN.entries.map((entry) => (entry.amount > 0 ? { ...entry, quantity: 2.5 } : entry)),
};
const PERIOD = { year: ENTRY_YEAR };

beforeEach(async () => {
  freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

/** The form, with what 'Kopiera' or 'Vänd' has prepared. */
async function show(kind?: "copy" | "reverse") {
  const made =
    kind === "copy"
      ? copiedTransaction(BOUGHT, PERIOD)
      : kind === "reverse"
        ? reversedTransaction(BOUGHT, ENTRY_YEAR.id, PERIOD)
        : undefined;
  await showEntry(PLAN, { prepared: made && { ...made, source: "copy" } });
}

const quantity = () => screen.getByLabelText<HTMLInputElement>("Kvantitet, rad 1");
const register = () => fireEvent.click(screen.getByRole("button", { name: /^Registrera/ }));

test.each([
  ["copy", "2,5"],
  ["reverse", "-2,5"],
] as const)(
  "TR28: a row that comes with a quantity shows it, and the others have no field: %s",
  async (kind, expected) => {
    await show(kind);
    expect(quantity().value).toBe(expected);
    expect(screen.queryByLabelText("Kvantitet, rad 2")).toBeNull();
    expect(ore(BOUGHT.entries[0]?.amount ?? 0)).toBe(100_00);
  },
);

test("TR28: Alt+Q asks for a quantity, and what is no number is told when it is registered", async () => {
  await show();
  expect(screen.queryByLabelText("Kvantitet, rad 1")).toBeNull();
  fill("Text", "Spik");
  fill("Konto, rad 1", "1460");
  fill("Debet, rad 1", "100");
  fill("Konto, rad 2", "1930");
  fill("Kredit, rad 2", "100");
  fireEvent.keyDown(screen.getByLabelText("Konto, rad 1"), { key: "q", code: "KeyQ", altKey: true });
  expect(document.activeElement).toBe(quantity());
  fill("Kvantitet, rad 1", "2,5 st");
  register();
  expect(screen.getByText("Kvantitet måste vara ett tal, till exempel 2,5")).toBeDefined();
  expect(document.activeElement).toBe(quantity());
  expect(quantity().value).toBe("2,5 st");
  fill("Kvantitet, rad 1", "2,50");
  expect(quantity().value).toBe("2,5");
  register();
  expect(screen.getByLabelText<HTMLInputElement>("Text").value).toBe("");
});
