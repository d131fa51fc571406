import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import type { Transaction } from "@huvudbok/core/transaction";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { planOf } from "../../../../test/entry-books.ts";
import { company } from "../../../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../../../test/fresh-server.ts";
import { showEntry } from "../../../../test/shown-entry.tsx";

vi.mock("../../../ui/page-frame/page-frame.tsx", () => ({
  PageFrame: ({ children }: { children: ReactNode }) => children,
}));

const SETTLED = transactionOf("A", 215, "2026-03-31", "Momsavräkning januari–mars", [
  [2611, 100_00],
  [2650, -100_00],
]);

beforeEach(async () => {
  freshServer(company(1, "Alm AB"));
  vi.resetModules();
  await signInAnew();
});

/** The form of 'Bokför momsen', while these are registered. */
async function show(booked: readonly Transaction[]) {
  const { date, text, entries } = SETTLED;
  await showEntry(planOf(2611, 2650), { booked, prepared: { date, text, entries, source: "vat" } });
}

test("VR13: the form says that the same settlement is registered", async () => {
  await show([SETTLED]);
  screen.getByText("Samma momsavräkning är redan registrerad: A 215. Registrera den inte en gång till.");
});

test("VR13: it says nothing of a settlement of another period", async () => {
  await show([{ ...SETTLED, date: isoDate("2026-02-28") }]);
  expect(screen.queryByText(/redan registrerad/)).toBeNull();
});

const QUESTION = "Registrera samma momsavräkning en gång till?";
/** The next form is shown when one has been sent. */
const isSent = () => screen.getByLabelText<HTMLInputElement>("Text").value === "";

test("VR13: a settlement that is registered is not registered again by a key, but after a question", async () => {
  const user = userEvent.setup();
  await show([SETTLED]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await screen.findByText(QUESTION);
  screen.getByText("A 215 har tagit samma belopp från momskontona samma dag.");
  // Once more by mistake: nothing is registered, and what the focus is on registers nothing either.
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(isSent()).toBe(false);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(isSent()).toBe(false);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await user.click(await screen.findByRole("button", { name: "Registrera ändå" }));
  await waitFor(() => expect(isSent()).toBe(true));
});

test("VR13: another settlement is registered at once", async () => {
  const user = userEvent.setup();
  await show([{ ...SETTLED, date: isoDate("2026-02-28") }]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(isSent()).toBe(true));
  expect(screen.queryByText(QUESTION)).toBeNull();
});
