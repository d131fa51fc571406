import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { createCompany, createFiscalYear, signInWithBooks } from "./support/books.ts";
import { ANNA, beSignedIn, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { openVoucherForm, registerVoucher, typeVoucher } from "./support/vouchers.ts";

const year = new Date().getFullYear();

test("a newcomer comes from an empty sign-in to a company, a year and a chart", async ({ page }) => {
  await signIn(page);
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("main").getByRole("link", { name: "Aktiebolag" }).click();

  const save = page.getByRole("button", { name: "Spara" });
  await page.getByText("6 fält kvar").waitFor();
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel("Namn").fill("Havtorn Keramik AB");
  await page.getByLabel("Org. nummer").fill("5566778898");
  await page.getByLabel("Telefon").fill("12");
  await page.getByText("Kontrollsiffran i organisationsnumret är felaktig").waitFor();
  await page.getByLabel("Postnummer").fill("2623");
  await page.getByText("Ogiltigt telefonnummer").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByLabel("Org. nummer").fill("5566778899");
  await page.getByLabel("Telefon").fill("0431-555 01 20");
  await page.getByLabel("Gatuadress").fill("Verkstadsgatan 4");
  await page.getByText("Ogiltigt postnummer").waitFor();
  await page.getByLabel("Postnummer").fill("26232");
  await page.getByText("1 fält kvar").waitFor();
  await page.getByLabel("Ort").fill("Ängelholm");
  expect(await page.getByLabel("Postnummer").inputValue()).toBe("262 32");
  expect(await page.getByLabel("Org. nummer").inputValue()).toBe("556677-8899");
  await page.getByLabel("Ort").press("Enter");

  // Nothing has a price here, so no package is offered in between.
  await page.waitForURL("**/accounting/fiscalYear/create");
  await page.getByText(/^Företaget .* är skapat$/).waitFor();
  await page.getByLabel("Från och med", { exact: true }).waitFor();
  expect(await page.getByLabel("Från och med", { exact: true }).inputValue()).toBe(`${year}-01-01`);
  expect(await page.getByLabel("Till och med", { exact: true }).inputValue()).toBe(`${year}-12-31`);
  await expectAccessibleInEitherTheme(page);
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/accounting/accountPlan/create");
  await page.getByText("Rekommenderas för aktiebolag").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page
    .getByRole("button", { name: /^Välj BAS/ })
    .first()
    .click();
  await page.waitForURL("**/accounting/transaction/create");
  await page.getByText(/^Kontoplanen .* är skapad$/).waitFor();
  await page.goto("/settings/company/edit?package=1");
  await page.getByRole("heading", { name: "Paket" }).waitFor();
  await page.getByText("Utan kostnad").waitFor();
  await page.getByText("Konton fylls i efter texten. Utkast").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.goto("/accounting");
  await page.getByText("Allt är klart att bokföra").waitFor();
  await page.getByText("556677-8899", { exact: true }).waitFor();
  await expectAccessibleInEitherTheme(page);
});

test("a household is asked for a personal number, and no contact person", async ({ page }) => {
  await beSignedIn(page, ANNA);
  await page.goto("/settings/company/create");
  await page.getByLabel("Privatperson").check();
  await page.getByLabel("Personnummer").fill("8501010000");
  await page.getByLabel("Namn").fill("Familjen Andersson");
  await page.getByText("Kontrollsiffran i personnumret är felaktig").waitFor();
  expect(await page.getByLabel("Kontaktperson").count()).toBe(0);
});

test("every message of a new year, and what it takes over", async ({ page }) => {
  await signInWithBooks(page, { name: "Frida Falk", email: "frida@example.se" });
  await page.goto("/accounting/fiscalYear/create");
  const from = page.getByLabel("Från och med", { exact: true });
  const to = page.getByLabel("Till och med", { exact: true });
  for (const [start, end, message] of [
    ["", "2026-12-31", "Från och med måste anges"],
    ["2026-01-01", "", "Till och med måste anges"],
    ["i år", "2026-12-31", "Från och med måste vara ett datum"],
    ["2026-01-01", "2026-02-30", "Till och med måste vara ett datum"],
    ["2026-01-01", "2026-01-01", "Till och med måste vara efter från och med"],
    ["2026-01-01", "2027-07-31", "Ett räkenskapsår får vara högst 18 månader"],
    ["2025-06-01", "2026-05-31", "Det nya räkenskapsåret överlappar med ett befintligt räkenskapsår"],
    ["2026-02-01", "2026-12-31", "Det blir ett glapp mellan räkenskapsåren."],
  ] as const) {
    await from.fill(start);
    await to.fill(end);
    await to.press("Tab");
    await page.getByText(message).waitFor();
  }
  await createFiscalYear(page, "2026-01-01", "2026-12-31");
  await page.getByText("Kassa och bank").waitFor();
  await page.goto("/accounting/fiscalYear");
  await page.getByText("Valt", { exact: true }).waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Välj räkenskapsåret 2025" }).click();
  await page.getByRole("button", { name: "Räkenskapsår: 2025-01-01 – 2025-12-31" }).waitFor();
});

test("a new year is taken away again by its notice, while nothing else is in it", async ({ page }) => {
  await signInWithBooks(page, { name: "Gustav Gran", email: "gustav@example.se" });
  await openVoucherForm(page);
  const rows = [
    ["1930", 500],
    ["2081", -500],
  ] as const;
  await typeVoucher(page, { date: "2025-03-01", text: "Aktiekapital", rows });
  await registerVoucher(page, "A 1");
  await createFiscalYear(page, "2026-01-01", "2026-12-31");
  await page.getByRole("button", { name: "Räkenskapsår: 2026-01-01 – 2026-12-31" }).waitFor();
  await page.getByRole("button", { name: "Ångra" }).click();
  await page.getByText("Ångrat: Räkenskapsåret 2026-01-01 – 2026-12-31 är skapat").waitFor();
  await page.getByRole("button", { name: "Räkenskapsår: 2025-01-01 – 2025-12-31" }).waitFor();
  await page.goto("/accounting/fiscalYear");
  await page.getByText("Valt", { exact: true }).waitFor();
  expect(await page.getByText("2026").count()).toBe(0);
});

test("company details are changed, and a company is deleted after a question", async ({ page }) => {
  await beSignedIn(page, { name: "Cecilia Ceder", email: "cecilia@example.se" });
  await createCompany(page);
  await page.goto("/settings/company/edit");
  await page.getByLabel("Namn").fill("Havtorn Glas AB");
  await page.getByRole("button", { name: "Spara" }).click();
  await page.waitForURL("**/accounting");
  await page.getByRole("heading", { name: "Havtorn Glas AB" }).waitFor();
  await page.goto("/settings/company/edit");
  await page.getByRole("link", { name: "Radera" }).click();
  await page.getByText("Det här tas bort med Havtorn Glas AB").waitFor();
  await expectAccessibleInEitherTheme(page);
  // The address names the company: for one that is gone it leads home.
  await page.waitForURL(/company\/delete\?company=\d+$/);
  await page.goto("/settings/company/delete?company=987654321");
  await page.waitForURL("**/accounting");
  await page.goto("/settings/company/delete");
  await page.getByRole("link", { name: "Avbryt" }).click();
  await page.waitForURL("**/settings/company/edit");
  await page.getByRole("link", { name: "Radera" }).click();
  await page.getByRole("button", { name: "Radera företaget" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Avbryt" }).click();
  await page.getByRole("button", { name: "Radera företaget" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByRole("button", { name: "Radera" }).isDisabled()).toBe(true);
  await dialog.getByLabel("Företagets namn").fill("Havtorn Glas AB");
  await dialog.getByRole("button", { name: "Radera" }).click();
  await page.waitForURL("**/accounting");
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
});

test("settings are kept, and the cache of the session is cleared", async ({ page }) => {
  await beSignedIn(page, ANNA);
  await page.goto("/settings");
  await page.getByText("20250827.1").waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByLabel("Tillåt redigering av transaktioner").check();
  await page.getByLabel("Tema").selectOption("Mörkt");
  await page.getByLabel("Kompakt").check();
  await page.getByRole("button", { name: "Spara" }).click();
  await page.getByText("Inställningarna är sparade").waitFor();
  await page.locator('[data-mantine-color-scheme="dark"][data-density="compact"]').waitFor();
  await page.evaluate(() => sessionStorage.setItem("c1-test", "1"));
  await page.getByRole("button", { name: "Rensa cache" }).click();
  await page.waitForFunction(() => sessionStorage.getItem("c1-test") === null);
  await page.getByLabel("Tillåt redigering av transaktioner").waitFor();
  expect(await page.getByLabel("Tillåt redigering av transaktioner").isChecked()).toBe(true);
  expect(await page.getByLabel("Tema").inputValue()).toBe("dark");
});

test("a page that needs books leads home without them", async ({ page }) => {
  await beSignedIn(page, { name: "David Dahl", email: "david@example.se" });
  for (const path of ["accountPlan", "accountPlan/create", "accountBalance", "fiscalYear"]) {
    await page.goto(`/accounting/${path}`);
    await page.waitForURL("**/accounting");
    await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  }
});

test("a company that came without its details is reminded of them", async ({ page }) => {
  await signIn(page, { name: "Erik Ek", email: "erik@example.se" });
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem("poyToken") ?? "{}");
    await fetch("/api/company", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ recipient: { companyType: "HB", name: "Ek & Ek HB" } }),
    });
  });
  await page.goto("/accounting");
  await page.getByText("Företagsuppgifterna är inte fullständiga").waitFor();
  await page.getByText("org. nummer, kontaktperson, telefon, e-post").waitFor();
  await page.getByRole("link", { name: "Fyll i uppgifter" }).click();
  expect(await page.getByLabel("Handelsbolag").isChecked()).toBe(true);
  expect(await page.getByRole("radio").count()).toBe(6);
});
