import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { createBooks, createFiscalYear, signInWithBooks } from "./support/books.ts";
import { signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

test("accounts are added, renamed, switched off and deleted, and every change can be taken back", async ({
  page,
}) => {
  await signIn(page);
  await createBooks(page);
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Skapa nytt konto" }).click();
  const form = page.getByRole("form", { name: "Lägg till konto" });
  await form.getByLabel("Kontonummer").fill("999");
  await form.getByLabel("Kontonamn").fill("");
  await form.getByText("Kontonummer måste vara ett giltigt nummer mellan 1000 och 9999").waitFor();
  await form.getByLabel("Kontonummer").fill("1930");
  await form.getByText(/^Kontot Företagskonto.* finns redan$/).waitFor();
  await form.getByLabel("SRU").fill("12");
  await form.getByLabel("Kontonummer").fill("5465");
  await form.getByText("SRU måste vara ett giltigt nummer mellan 1000 och 9999").waitFor();
  await expectAccessibleInEitherTheme(page);
  await form.getByLabel("SRU").fill("");
  await form.getByLabel("Kontonamn").fill("Keramiskt material");
  await page.keyboard.press("Control+s");
  await page.getByText("Konto 5465 är skapat").waitFor();

  await page.getByLabel("Sök konto").fill("keramiskt");
  const name = page.getByLabel("Beskrivning av konto 5465");
  await name.fill("Lera");
  await name.press("Enter");
  await page.getByText("Konto 5465 heter nu Lera").waitFor();
  await page.getByRole("button", { name: "Ångra" }).click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("input")].some((input) => input.value === "Keramiskt material"),
  );
  await page.getByLabel("Konto 5465 är aktivt").click();
  await page.getByText("Inget konto passar sökningen och filtren.").waitFor();
  await page.getByRole("button", { name: "Aktiva konton: Ja" }).click();
  expect(await page.getByLabel("Konto 5465 är aktivt").isChecked()).toBe(false);
  await page.reload();
  await page.getByRole("button", { name: "Aktiva konton: Nej" }).waitFor();
  await page.getByLabel("Beskrivning av konto 5465").waitFor();

  await page.getByRole("button", { name: "Radera konto 5465" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Är du säker på att du vill radera konto 5465?").waitFor();
  await dialog.getByRole("button", { name: "Radera" }).click();
  await page.getByText("Konto 5465 är raderat").waitFor();
  await page.getByRole("button", { name: "Ångra" }).click();
  await page.getByLabel("Beskrivning av konto 5465").waitFor();
  await page.getByRole("button", { name: "Återställ filter" }).click();
  await page.getByText(/^Visar 1–100 av/).waitFor();
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/accounting");
});

test("the chart is reset but for an account that is left out, and drafts leave an account", async ({
  page,
}) => {
  await signInWithBooks(page, { name: "Kajsa Konto", email: "kajsa@example.se" });
  await page.goto("/accounting/accountPlan?search=1930");
  const name = page.getByLabel("Beskrivning av konto 1930");
  await name.fill("Bankkontot");
  await name.press("Enter");
  await page.getByText("Konto 1930 heter nu Bankkontot").waitFor();
  await page.goto("/accounting/accountPlan/edit?account=1");
  await page.getByText("Account not found").waitFor();
  await page.goto("/accounting/accountPlan/edit?account=5460");
  await page.getByRole("heading", { name: "Redigera konto", level: 1 }).waitFor();
  await page.getByLabel("Kontonamn").fill("Diverse");
  await page.keyboard.press("Control+s");
  await page.getByText("Konto 5460 är ändrat").waitFor();

  await page.goto("/accounting/accountPlan/reset");
  await page.getByLabel("Kontoplan", { exact: true }).selectOption("Återställ från mall");
  await page.keyboard.press("Control+s");
  await page.getByText("Du måste välja en kontoplan att återställa till").first().waitFor();
  await page.getByLabel("Mall för kontoplan").selectOption({ index: 1 });
  await expectAccessibleInEitherTheme(page);
  await page.keyboard.press("Control+s");
  await page.getByRole("row", { name: /1930 Bankkontot → Företagskonto/ }).waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("checkbox", { name: "Uppdateras: 5460 Diverse" }).press("Space");
  await page.getByRole("button", { name: "Tillbaka" }).click();
  await page.keyboard.press("Control+s");
  await page.getByRole("checkbox", { name: "Uppdateras: 5460 Diverse" }).press("Space");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Kontoplanen är återställd").waitFor();
  const names = async (account: number) => {
    await page.getByLabel("Sök konto").fill(String(account));
    return page.getByLabel(`Beskrivning av konto ${account}`).inputValue();
  };
  expect(await names(5460)).toBe("Diverse");
  expect(await names(1930)).toMatch(/^Företagskonto/);
  await page.getByRole("button", { name: "Ångra" }).click();
  await expect.poll(() => names(1930)).toBe("Bankkontot");

  await page.goto("/accounting/draft/new");
  await page.getByLabel("Text", { exact: true }).fill("Penslar");
  await page.getByLabel("Konto, rad 1").fill("5460");
  await page.getByLabel("Konto, rad 1").press("Escape");
  await page.getByLabel("Debet, rad 1").fill("100");
  await page.keyboard.press("Control+s");
  await page.getByText("Utkastet är sparat").waitFor();
  await page.goto("/accounting/accountPlan?search=5460");
  await page.getByRole("button", { name: "Radera konto 5460" }).click();
  await page
    .getByText("Konto 5460 är i bruk och kan inte raderas. Prova att migrera kontot istället.")
    .waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Migrera konto" }).click();
  await page.getByLabel("Till konto").fill("6110");
  await page.getByLabel("Till konto").press("Escape");
  await page.getByRole("region", { name: "Utkast som flyttas" }).waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("1 utkast är flyttat från konto 5460 till 6110").waitFor();
});

test("opening balances are typed, warned about, saved, and taken from the year before", async ({ page }) => {
  await signInWithBooks(page, { name: "Bertil Bengtsson", email: "bertil@example.se" });
  await page.goto("/accounting/accountBalance");
  const search = page.getByRole("searchbox", { name: "Lägg till konto" });
  await search.fill("1930");
  await search.press("Enter");
  await page.keyboard.type("1000+25%");
  await page.keyboard.press("Enter");
  await page
    .getByText("Total ingående balans är 1 250,00. Den ska vara 0 för att vara balanserad.")
    .waitFor();
  await page.getByRole("button", { name: "Lägg differensen på 2091" }).click();
  await page.getByText("Total ingående balans är").waitFor({ state: "detached" });
  await page.keyboard.press("Control+s");
  await page.getByText("Ingående balans är sparad").waitFor();
  await search.fill("");
  expect(await page.getByRole("textbox", { name: /^Ingående balans på konto/ }).count()).toBe(2);
  await expectAccessibleInEitherTheme(page);
  expect(await page.getByRole("button", { name: "Importera från föregående år" }).isDisabled()).toBe(true);
  await page.getByText("Föregående räkenskapsår hittades inte.").waitFor();

  await page.goto("/accounting/accountPlan");
  await page.getByLabel("Sök konto").fill("1930");
  await page.getByRole("button", { name: "Radera konto 1930" }).click();
  await page
    .getByText("Konto 1930 är i bruk och kan inte raderas. Prova att migrera kontot istället.")
    .waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: "Återställ filter" }).click();
  await page.getByRole("button", { name: "Inaktivera oanvända konton" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Inaktivera" }).click();
  await page.getByText("konton är inaktiverade").waitFor();
  await page.getByText("2 aktiva av").waitFor();

  await createFiscalYear(page, "2026-01-01", "2026-12-31");
  await page.getByText("1930 Företagskonto").waitFor();
  await page.goto("/accounting/accountBalance");
  await page.getByLabel("Ingående balans på konto 1930").fill("");
  await page.getByLabel("Ingående balans på konto 1930").press("Tab");
  // The save is slow: the import requested meanwhile waits for it, and is not lost.
  let letSaveThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letSaveThrough = resolve;
  });
  await page.route("**/api/data/commit*", async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.keyboard.press("Control+s");
  await page.getByText("skiljer sig från föregående års utgående balans på 1 konto").waitFor();
  await page.getByRole("main").getByRole("button", { name: "Importera från föregående år" }).last().click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Importera" });
  expect(await confirm.isDisabled()).toBe(true);
  letSaveThrough();
  await confirm.click();
  await page.getByText("Ingående balans är importerad").waitFor();
  expect(await page.getByLabel("Ingående balans på konto 1930").inputValue()).toBe("1\u00A0250,00");
});

test("an earlier year copies nothing by itself, but its chart can be taken from another year", async ({
  page,
}) => {
  await signInWithBooks(page, { name: "Cecilia Ceder", email: "cecilia@example.se" });
  await page.goto("/accounting/fiscalYear/create");
  await page.getByLabel("Från och med", { exact: true }).fill("2023-01-01");
  await page.getByLabel("Från och med", { exact: true }).press("Tab");
  await page.getByText("Inget kopieras: inget räkenskapsår slutar dagen före.").waitFor();
  await page.getByRole("button", { name: "Skapa", exact: true }).click();
  await page.getByRole("button", { name: "Kopiera från 2025" }).click();
  await page.waitForURL("**/accounting/accountPlan?state=created");
  await page.getByText("BAS 2025 för aktiebolag.").waitFor();
  expect(await page.getByRole("link", { name: "Registrera en transaktion" }).count()).toBe(0);
});
