import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "./support/books.ts";
import { test } from "./support/test.ts";
import { openVoucherForm, typeVoucher } from "./support/vouchers.ts";

const FULL = "Lagringen på servern är full. Ingenting har sparats.";
const VOUCHER = {
  date: "2025-05-12",
  text: "Lera",
  rows: [
    ["5460", 400],
    ["1930", -400],
  ],
} as const;

/** The next call of the path is answered as when the disk of the server is full. */
async function refuseNext(page: Page, path: string): Promise<void> {
  const body = JSON.stringify({ error: { type: "StorageIsFull", message: FULL } });
  const answer = { status: 507, contentType: "application/json", body };
  await page.route(`**${path}`, (route) => route.fulfill(answer), { times: 1 });
}

/** The next call of the path reaches the server, and its answer is lost. */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
  const lose = async (route: Route): Promise<void> => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${path}`, lose, { times: 1 });
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const sync = (page: Page, word: string) => page.getByRole("status").getByText(word, { exact: true });
const alert = (page: Page, text: string) => page.getByRole("alert").getByText(text);

test("what was typed is kept when the server's disk is full, and saved when there is room again", async ({
  page,
  browser,
}) => {
  browser.expectError(/507/);
  browser.expectError(/ERR_FAILED/);
  await signInWithBooks(page);

  await openVoucherForm(page);
  await typeVoucher(page, VOUCHER);
  await refuseNext(page, "/api/data/commit*");
  await button(page, /^Registrera [A-Z]/).click();
  await alert(page, `${FULL} Det du har skrivit finns kvar.`).waitFor();
  expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Lera");
  expect(await page.getByLabel("Debet, rad 1").inputValue()).toBe("400,00");
  await page.getByRole("alert").getByRole("button", { name: "Försök igen" }).click();
  await page.getByText(/^A 1 registrerad/).waitFor();

  // The server has stored it and is stopped before it can answer: the form finds its voucher, and nothing is booked
  // twice.
  await typeVoucher(page, { ...VOUCHER, text: "Glasyr" });
  await loseNextAnswer(page, "/api/data/commit*");
  await button(page, /^Registrera [A-Z]/).click();
  await page.getByText(/^A 2 registrerad/).waitFor();
  await button(page, /^Registrera A 3/).waitFor();
  await page.reload();
  await button(page, /^Registrera A 3/).waitFor();

  await page.getByLabel("Konto, rad 1").fill("5466");
  await page.getByLabel("Konto, rad 1").press("ArrowDown");
  await page.getByLabel("Konto, rad 1").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Skapa nytt konto" });
  await dialog.getByLabel("Kontonamn").fill("Glasyr");
  await refuseNext(page, "/api/data/commit*");
  await dialog.getByRole("button", { name: "Ok" }).click();
  await dialog.getByRole("alert").getByText(FULL).waitFor();
  expect(await dialog.getByLabel("Kontonamn").inputValue()).toBe("Glasyr");
  await dialog.getByRole("button", { name: "Ok" }).click();
  await dialog.waitFor({ state: "detached" });
  await sync(page, "Sparat").waitFor();

  await page.goto("/accounting/accountPlan?search=1930");
  const name = page.getByLabel("Beskrivning av konto 1930");
  await name.fill("Bankkonto");
  await refuseNext(page, "/api/data/commit*");
  await name.press("Enter");
  await sync(page, "Inte sparat").waitFor();
  expect(await name.inputValue()).toBe("Bankkonto");
  await alert(page, FULL).waitFor();
  await page.getByRole("status").getByRole("button", { name: "Försök igen" }).click();
  await sync(page, "Sparat").waitFor();

  await page.goto("/accounting/accountBalance?search=1930");
  const amount = page.getByLabel("Ingående balans på konto 1930");
  await amount.fill("1250");
  await amount.press("Tab");
  await refuseNext(page, "/api/data/commit*");
  await page.keyboard.press("Control+s");
  await alert(page, FULL).waitFor();
  expect(await amount.inputValue()).toBe("1\u00A0250,00");
  await page.getByRole("status").getByRole("button", { name: "Försök igen" }).click();
  await sync(page, "Sparat").waitFor();
  await page.reload();
  await expect.poll(() => amount.inputValue()).toBe("1\u00A0250,00");

  await page.goto("/settings");
  const mayEdit = page.getByLabel("Tillåt redigering av transaktioner");
  // A tick is saved at once.
  await refuseNext(page, "/api/data/commit*");
  await mayEdit.check();
  await alert(page, FULL).waitFor();
  expect(await mayEdit.isChecked()).toBe(true);
  await button(page, "Spara").click();
  await page.getByText("Inställningarna är sparade").waitFor();

  await page.goto("/settings/company/edit");
  const phone = page.getByLabel("Telefon");
  await phone.fill("0431-555 01 99");
  await refuseNext(page, "/api/company/**");
  await button(page, "Spara").click();
  await alert(page, FULL).waitFor();
  expect(await phone.inputValue()).toBe("0431-555 01 99");
  await button(page, "Spara").click();
  await alert(page, FULL).waitFor({ state: "detached" });
});
