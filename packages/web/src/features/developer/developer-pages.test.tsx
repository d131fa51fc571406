import "fake-indexeddb/auto";
import { encodeItem } from "@huvudbok/core/document";
import { transactionOf } from "@huvudbok/core/transaction/transaction.arbitrary";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBooks, openPage, yearKey } from "../../../test/opened-page.tsx";

const RENTS = [1, 2, 3].map((month) =>
  encodeItem(
    "transactions",
    transactionOf("A", month, `2026-0${month}-01`, "Lokalhyra Kvarnen", [
      [5010, 800_000],
      [1930, -800_000],
    ]),
  ),
);
const plain = (text: string | null | undefined) => (text ?? "").replaceAll("\u00A0", " ");

test("the page of tests leads to that of the suggestions", async () => {
  await openBooks();
  const user = await openPage("/test");
  await user.click(screen.getByRole("link", { name: "Test av förslag" }));
  await screen.findByRole("heading", { level: 1, name: "Test av förslag" });
});

test("an account and a text are suggested from the books, with how likely each booking is and why", async () => {
  await openBooks({ key: yearKey("transactions"), put: RENTS });
  const user = await openPage("/test/autocomplete");
  expect(plain((await screen.findByLabelText("Valt konto")).textContent)).toBe("Inget konto valt");
  screen.getByText("Ingen kontering föreslås för texten.");

  await user.type(screen.getByLabelText("Konto"), "lokal{Enter}");
  await waitFor(() => expect(plain(screen.getByLabelText("Valt konto").textContent)).toBe("5010 Lokalhyra"));

  await user.type(screen.getByLabelText("Text"), "kva");
  await user.click(await screen.findByRole("option", { name: /Lokalhyra Kvarnen/ }));
  const [, first] = within(await screen.findByRole("table", { name: "Föreslagna konteringar" })).getAllByRole(
    "row",
  );
  expect(plain(first?.textContent)).toMatch(
    /^0,\d{3}5010 8 000,00 · 1930 −8 000,003 av 3 gånger, senast 1 mars/,
  );
});
