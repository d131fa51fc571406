import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openBooks, openPage } from "../../../test/opened-page.tsx";

test("what is ticked holds at once, so that whoever leaves the page without saving loses nothing", async () => {
  const server = await openBooks();
  const user = await openPage("/settings");
  const mayEdit = await screen.findByLabelText<HTMLInputElement>("Tillåt redigering av transaktioner");
  await user.click(mayEdit);
  expect(mayEdit.checked).toBe(true);
  const stored = async () => JSON.stringify(await server.documents.load("u-userSettings", undefined));
  await waitFor(async () => expect(await stored()).toContain('\\"allowTransactionEdit\\":true'));
  await user.click(screen.getByRole("button", { name: "Spara" }));
  await screen.findByText("Inställningarna är sparade");
  await user.click(mayEdit);
  await waitFor(async () => expect(await stored()).toContain('\\"allowTransactionEdit\\":false'));
});
