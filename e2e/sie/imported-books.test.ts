import type { Page } from "playwright-core";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { heading } from "../support/heading.ts";
import { signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

/** A year with one machine bought in it, as another program writes it: without SRU codes. */
const FILE = [
  "#FLAGGA 0",
  "#FORMAT PC8",
  "#SIETYP 4",
  '#PROGRAM "Annat" 1',
  "#GEN 20260101",
  '#FNAMN "Maskin AB"',
  "#ORGNR 556000-4615",
  "#RAR 0 20250101 20251231",
  '#KONTO 1220 "Inventarier"',
  '#KONTO 1229 "Avskrivningar"',
  '#KONTO 1930 "Bank"',
  '#KONTO 2081 "Aktiekapital"',
  '#KONTO 7832 "Avskrivningar"',
  "#IB 0 1930 50000",
  "#IB 0 2081 -50000",
  "#UB 0 1220 40000",
  "#UB 0 1930 10000",
  "#UB 0 2081 -50000",
  '#VER A 1 20250301 "Maskin"',
  "{",
  "#TRANS 1220 {} 40000",
  "#TRANS 1930 {} -40000",
  "}",
];

async function importYear(page: Page): Promise<void> {
  await page.goto("/accounting/import/sie");
  await page.getByRole("button", { name: "Ladda upp fil" }).waitFor();
  const buffer = Buffer.from(FILE.join("\r\n"), "latin1");
  const file = { name: "maskin.se", mimeType: "application/octet-stream", buffer };
  await page.getByLabel("SIE-fil").setInputFiles(file);
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
  await page.getByRole("button", { name: "Importera", exact: true }).click();
  await page.getByText("Importen är klar").waitFor();
}

test("what an imported file has bought becomes an item of a list (AS9)", async ({ page }) => {
  await signIn(page);
  await importYear(page);
  await page.goto("/accounting/assetManagement/create");
  await page.getByLabel("Namn").fill("Maskiner");
  await page.getByLabel("Avskrivningskonto", { exact: true }).fill("1229");
  await page.getByLabel("Kostnadskonto för avskrivning").fill("7832");
  await page.keyboard.press("Control+s");
  await page.getByText("Inga inventarier i listan ännu").waitFor();
  await page.getByRole("link", { name: /^Importera från bokföringen/ }).click();
  await heading(page, "Importera från bokföringen").waitFor();
  await page.getByRole("gridcell", { name: "A 1", exact: true }).waitFor();
  await page.keyboard.press("Control+i");
  await page.getByText("1 inventarie är importerad till Maskiner").waitFor();
  await page.getByRole("grid", { name: "Inventarier i Maskiner" }).getByText("40 000,00").first().waitFor();
});

test("a file without SRU codes gets those of the form, and the return is made (TX16)", async ({ page }) => {
  await signIn(page);
  await importYear(page);
  await page.goto("/accounting/report/incomeTaxReturn");
  await page.getByRole("button", { name: "Ta blankettens koder (3)" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("1220 Inventarier: inget → 7215").waitFor();
  await expectAccessibleInEitherTheme(page);
  await dialog.getByRole("button", { name: "Ändra" }).click();
  await page.getByText("3 konton har fått blankettens SRU-nummer").waitFor();
  await page.getByRole("row", { name: /^2\.26 Kassa, bank och redovisningsmedel 7281 10 000$/ }).waitFor();
  await page.getByRole("button", { name: "Ångra" }).click();
  await page.getByRole("button", { name: "Ta blankettens koder (3)" }).waitFor();
});
