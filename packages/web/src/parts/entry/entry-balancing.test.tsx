import "fake-indexeddb/auto";
import type { Account } from "@huvudbok/core/account-plan";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { fill, planOf } from "../../../test/entry-books.ts";
import { company } from "../../../test/fake-fetch.ts";
import { focusedField } from "../../../test/focused-field.ts";
import { freshServer, signInAnew } from "../../../test/fresh-server.ts";
import { showEntry } from "../../../test/shown-entry.tsx";

vi.mock("../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { readonly children: ReactNode }) => children,
}));

const PLAN = planOf(1930, 2641, 6212, 6570);
const TELEPHONE = transactionOf("A", 1, "2026-01-05", "Telefon", [
  [6212, 80_00],
  [2641, 20_00],
  [1930, -100_00],
]);

beforeEach(async () => {
  freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

async function show(plan: ReadonlyMap<string, Account> = PLAN) {
  await showEntry(plan, { booked: [TELEPHONE] });
  return userEvent.setup();
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const grey = () => [field("Konto, rad 2").placeholder, field("Kredit, rad 2").placeholder];

/** A cost that has not been booked, as far as its amount. */
function fillCost(): void {
  fill("Text", "Avgift");
  fill("Konto, rad 1", "6570");
  fill("Debet, rad 1", "125");
}

test("TR24: what would balance the row stands in grey below it, and Enter takes it", async () => {
  const user = await show();
  expect(field("Konto, rad 1").placeholder).toBe("Konto");
  fillCost();
  expect(grey()).toEqual(["1930", "125,00"]);
  expect(screen.getByText("Konto 1930")).not.toBeNull();
  act(() => field("Konto, rad 2").focus());
  await waitFor(() =>
    expect(document.querySelector("#announced-politely")?.textContent).toBe(
      "Förslag: 1930 Konto 1930, 125,00 i kredit. Enter tar det.",
    ),
  );
  await user.keyboard("{Enter}");
  expect(field("Konto, rad 2").value).toBe("1930");
  expect(focusedField()[0]).toBe("Kredit, rad 2");
  await user.keyboard("{Enter}");
  expect(field("Kredit, rad 2").value).toBe("125,00");
});

test("TR24: nothing of it is booked from another field, or by Tab", async () => {
  const user = await show();
  fillCost();
  fireEvent.click(screen.getByRole("button", { name: /^Registrera/ }));
  expect(field("Text").value).toBe("Avgift");
  act(() => field("Konto, rad 2").focus());
  await user.keyboard("{Tab}{Tab}");
  expect(field("Konto, rad 2").value).toBe("");
  expect(field("Kredit, rad 2").value).toBe("");
});

test("TR24: pressing again what was refused books no account that nobody took", async () => {
  const user = await show();
  fillCost();
  act(() => field("Text").focus());
  for (const _ of ["refused", "again", "once more"]) {
    await user.keyboard("{Control>}{Enter}{/Control}");
    expect(focusedField()[0]).toBe("Konto, rad 2");
    expect([field("Text").value, field("Konto, rad 2").value, ...grey()]).toEqual([
      "Avgift",
      "",
      "1930",
      "125,00",
    ]);
  }
  await user.keyboard("{Enter}{Control>}{Enter}{/Control}");
  await waitFor(() => expect(field("Text").value).toBe(""));
});

test("TR24: Ctrl+Enter takes it where Enter has led, and not after leaving and a refusal", async () => {
  const user = await show();
  fillCost();
  act(() => field("Debet, rad 1").focus());
  await user.keyboard("{Enter}");
  expect(focusedField()[0]).toBe("Konto, rad 2");
  act(() => field("Text").focus());
  await user.keyboard("{Control>}{Enter}{/Control}{Control>}{Enter}{/Control}");
  expect([field("Text").value, field("Konto, rad 2").value]).toEqual(["Avgift", ""]);
  act(() => field("Debet, rad 1").focus());
  await user.keyboard("{Enter}{Control>}{Enter}{/Control}");
  await waitFor(() => expect(field("Text").value).toBe(""));
});

test("TR24: where pasting has put the focus it is not taken by Ctrl+Enter", async () => {
  const user = await show();
  fill("Text", "Avgift");
  fireEvent.paste(field("Konto, rad 1"), {
    clipboardData: { files: [], getData: () => "6570\t125,00\t\n2641\t25,00\t" },
  });
  await waitFor(() => expect(focusedField()[0]).toBe("Konto, rad 3"));
  expect(field("Konto, rad 3").placeholder).toBe("1930");
  await user.keyboard("{Control>}{Enter}{/Control}{Control>}{Enter}{/Control}");
  expect([field("Text").value, field("Konto, rad 3").value]).toEqual(["Avgift", ""]);
});

test("TR24: another account is typed over it, and an inactive one does not stand there", async () => {
  const user = await show(
    new Map([...PLAN].map(([id, account]) => [id, { ...account, active: account.id !== 1930 }])),
  );
  fillCost();
  expect(grey()).toEqual(["Konto", ""]);
  act(() => field("Konto, rad 2").focus());
  await user.keyboard("2641{Enter}");
  expect(field("Konto, rad 2").value).toBe("2641");
});

test("TR24: money in or out under a text that has not been booked says nothing of what it was for", async () => {
  await show();
  fill("Text", "Frimärken Postnord");
  fill("Konto, rad 1", "1930");
  fill("Kredit, rad 1", "125");
  expect(field("Konto, rad 2").placeholder).toBe("Konto");
  fill("Text", "Telefon");
  expect(field("Konto, rad 2").placeholder).toBe("6212");
});
