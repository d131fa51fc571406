import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme, expectRoomOnPhone } from "./support/accessible.ts";
import { signInWithBooks } from "./support/books.ts";
import { openForm, registerPurchase, valueOf } from "./support/entry-form.ts";
import { test } from "./support/test.ts";

async function setting(page: Page, label: string): Promise<void> {
  await page.goto("/settings");
  await page.getByLabel(label).check();
  await page.getByRole("button", { name: "Spara" }).click();
  await page.getByText("Inställningarna är sparade").waitFor();
}

test("a transaction is copied, turned around, and deleted while the rules allow it", async ({ page }) => {
  await signInWithBooks(page, { name: "Cecilia Ceder", email: "cecilia@example.se" });
  await openForm(page);
  await registerPurchase(page, "Pennor", "80");
  await page.goto("/accounting/transaction/A/1");
  await page.getByText("Kan inte raderas: Transaktioner kan bara raderas när").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Kopiera" }).click();
  await page.waitForURL("**/create/template");
  expect(await valueOf(page, "Debet, rad 1")).toBe("80,00");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 2 registrerad").waitFor();

  await setting(page, "Tillåt redigering av transaktioner");
  await page.goto("/accounting/transaction/A/1");
  await page.getByText("Bara den sista transaktionen i serien kan raderas, och det är A 2.").waitFor();
  await page.getByRole("button", { name: "Fler", exact: true }).click();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Vänd", exact: true }).click();
  await page.getByText("Rättar A 1").waitFor();
  expect(await valueOf(page, "Kredit, rad 1")).toBe("80,00");
  await page.reload();
  await page.getByText("Rättar A 1").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 3 registrerad").waitFor();
  await page.goto("/accounting/transaction/A/3");
  await page.getByRole("link", { name: "A 1", exact: true }).click();
  await page.getByText("Rättad av A 3", { exact: true }).waitFor();
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  await page.getByRole("link", { name: "Nästa" }).click();
  await page.getByRole("heading", { name: "Transaktion A 2" }).waitFor();
  await page.getByRole("link", { name: "Nästa" }).click();
  await page.getByRole("heading", { name: "Transaktion A 3" }).waitFor();

  await page.getByRole("button", { name: "Fler", exact: true }).click();
  await page.getByRole("button", { name: "Radera" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Radera" }).click();
  await page.getByText("A 3 raderad").waitFor();
  await page.getByRole("button", { name: "Ångra" }).click();
  await page.getByRole("link", { name: "A 3", exact: true }).waitFor();

  // What has just been registered returns into the form by Ctrl+Z.
  await openForm(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Fel text");
  await page.keyboard.press("Tab");
  await page.keyboard.type("6110");
  await page.keyboard.press("Enter");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1930");
  for (const key of ["Enter", "Enter", "Enter", "Control+Enter"]) await page.keyboard.press(key);
  await page.getByText("A 4 registrerad").waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText("Ångrat: Registrering av Fel text").waitFor();
  expect(await valueOf(page, "Text")).toBe("Fel text");
  await page.getByRole("button", { name: "Registrera A 4" }).waitFor();

  // Where another one has been begun since, it stays, and what was undone waits beside it.
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 4 registrerad").last().waitFor();
  await page.getByLabel("Text", { exact: true }).fill("Nästa");
  await page.getByRole("button", { name: "Ångra" }).last().click();
  await page.getByText("Fel text är inte registrerad").waitFor();
  expect(await valueOf(page, "Text")).toBe("Nästa");
  await page.getByRole("button", { name: "Ta upp den" }).click();
  await expect.poll(() => valueOf(page, "Text")).toBe("Fel text");

  await page.goto("/accounting/transaction/A/99");
  await page.getByText("Transaktion saknas: Transaktion 99 finns inte").waitFor();
  await expectAccessibleInEitherTheme(page);
});
