import "fake-indexeddb/auto";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { planOf } from "../../../test/entry-books.ts";
import { company } from "../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { showEntry } from "../../../test/shown-entry.tsx";
import { VAT_SPLIT_RULES } from "../../../test/vat-split-rules.ts";

vi.mock("../../data/vat-splits.ts", () => ({
  useVatSplits: () => ({ table: VAT_SPLIT_RULES.table, isLoading: false, reload: vi.fn() }),
}));
vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

const PLAN = planOf(1930, 2350, 2641, 3001, 5410, 5460, 8410);

beforeEach(async () => {
  freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

async function show(mode: "simple" | "advanced") {
  await showEntry(PLAN, { storedMode: mode, addressMode: mode });
  return userEvent.setup();
}

const value = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label).value.replaceAll("\u00A0", " ");
const state = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test.each<[string, string, readonly (readonly [string, string])[]]>([
  [
    "two costs paid at once",
    "5410{Enter}1000{Enter}5460{Enter}500{Enter}1930{Enter}{Enter}",
    [
      ["Debet, rad 1", "1 000,00"],
      ["Debet, rad 2", "500,00"],
      ["Kredit, rad 3", "1 500,00"],
    ],
  ],
  [
    "amortisation and interest",
    "2350{Enter}2000{Enter}8410{Enter}412,33{Enter}1930{Enter}{Enter}",
    [
      ["Debet, rad 2", "412,33"],
      ["Kredit, rad 3", "2 412,33"],
    ],
  ],
  [
    "VAT by hand",
    "5410{Enter}800{Enter}2641{Enter}200{Enter}1930{Enter}{Enter}",
    [
      ["Debet, rad 2", "200,00"],
      ["Kredit, rad 3", "1 000,00"],
    ],
  ],
  [
    "a sale before the money",
    "3001{Enter}400{Enter}1930{Enter}{Enter}",
    [
      ["Kredit, rad 1", "400,00"],
      ["Debet, rad 2", "400,00"],
    ],
  ],
])("an amount typed after its account stands on its side: %s", async (_, keys, fields) => {
  const user = await show("advanced");
  await user.click(screen.getByLabelText("Konto, rad 1"));
  await user.keyboard(keys);
  expect(fields.map(([label]) => [label, value(label)])).toEqual(fields);
  expect(state()).toContain("Balanserar");
});

test("nothing balances while an account is missing", async () => {
  const user = await show("simple");
  await user.click(screen.getByLabelText("Vad gäller det?"));
  await user.keyboard("5410{Enter}100{Enter}");
  expect(state()).toContain("Ett konto saknas");
  await user.keyboard("1930{Enter}");
  expect(state()).toContain("Balanserar");
});

test.each(["simple", "advanced"] as const)(
  "Ctrl M on Registrera splits the VAT of the row that was left: %s",
  async (mode) => {
    const user = await show(mode);
    await user.click(screen.getByLabelText(mode === "simple" ? "Vad gäller det?" : "Konto, rad 1"));
    await user.keyboard("5410{Enter}1250");
    const registerButton = () => screen.getByRole("button", { name: /^Registrera/ });
    registerButton().focus();
    await user.keyboard("{Control>}m{/Control}");
    expect([value("Debet, rad 1"), value("Konto, rad 2"), value("Debet, rad 2")]).toEqual([
      "1 000,00",
      "2641",
      "250,00",
    ]);
    expect(document.activeElement).toBe(registerButton());
  },
);
