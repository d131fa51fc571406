import { readFileSync } from "node:fs";
import type { Download, Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { newcomer } from "../support/half-typed.ts";
import { heading } from "../support/heading.ts";
import { press, tabTo, type } from "../support/keyboard.ts";
import { printed, squeezed } from "../support/printed.ts";
import { test } from "../support/test.ts";
import { zipEntries } from "../support/zip-entries.ts";
import { COMPANY, signInWithTaxBooks, TRADER } from "./tax-books.ts";

const RETURN = "/accounting/report/incomeTaxReturn";
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const row = (page: Page, name: RegExp) => page.getByRole("row", { name });

async function downloaded(page: Page, name: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, button(page, name))]);
  return download;
}

test("a limited company's return is read, filled in and filed by keys", async ({ page }) => {
  await signInWithTaxBooks(page, COMPANY, RETURN);
  await heading(page, "Inkomstdeklaration").waitFor();
  await row(page, /^2\.26 Kassa, bank och redovisningsmedel 7281 515 000$/).waitFor();
  await row(page, /^3\.26 Årets resultat, vinst.* 7450 189 219$/).waitFor();
  await row(page, /^S:a Tillgångar 700 000$/).waitFor();
  expect(await row(page, /^2\.1 /).count()).toBe(0);
  await page.getByText("är inte bokfört på konto 8999 än").waitFor();

  await page.getByLabel("Dölj tomma rader").press("Space");
  await row(page, /^2\.1 Koncessioner/).waitFor();
  await page.getByLabel("Dölj tomma rader").press("Space");
  await page.getByLabel("Visa detaljer").press("Space");
  await row(page, /^1930 .* 515 000,50$/).waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByLabel("Visa detaljer").press("Space");

  // A wrong amount is told at its field, and nothing is saved.
  const costs = page.getByLabel(/^4\.3c Andra bokförda kostnader/);
  await type(page, costs, "12,50");
  await page.keyboard.press("Control+s");
  await page.getByText("Ange hela kronor, utan ören").first().waitFor();
  await costs.fill("");
  await press(page, button(page, /^Använd förslaget 4 800 i 4\.3c/));
  expect(await costs.inputValue()).toBe("4800");
  await type(page, page.getByLabel(/^4\.5c Andra bokförda intäkter/), "600");
  await tabTo(page, page.getByLabel("Övriga upplysningar skickas med"), "Shift+Tab");
  await page.keyboard.press("Space");
  await page.getByText("Spara det du har fyllt i först").waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Deklarationens uppgifter är sparade").waitFor();
  await row(page, /^4\.15 Överskott.* 7670 243 600$/).waitFor();

  const zip = await downloaded(page, "Båda som ZIP");
  expect(zip.suggestedFilename()).toBe("ink2-2025-12-31.zip");
  const files = zipEntries(readFileSync(await zip.path()));
  const info = (files.get("INFO.SRU") ?? "").split("\r\n");
  expect(info.filter((line) => !line.startsWith("#SKAPAD"))).toEqual([
    "#DATABESKRIVNING_START",
    "#PRODUKT SRU",
    "#PROGRAM Huvudbok 20250827.1",
    "#FILNAMN BLANKETTER.SRU",
    "#DATABESKRIVNING_SLUT",
    "#MEDIELEV_START",
    "#ORGNR 165566778899",
    "#NAMN Havtorn Keramik AB",
    "#ADRESS Verkstadsgatan 4",
    "#POSTNR 26232",
    // The entries of a ZIP are read as UTF-8 here: Ä of ISO 8859-1 is no character of it.
    "#POSTORT \uFFFDngelholm",
    "#KONTAKT Anna Andersson",
    "#EMAIL anna@example.se",
    "#TELEFON 04315550120",
    "#MEDIELEV_SLUT",
    "",
  ]);

  const forms = await downloaded(page, "BLANKETTER.SRU");
  expect(forms.suggestedFilename()).toBe("BLANKETTER.SRU");
  const lines = readFileSync(await forms.path(), "latin1").split("\r\n");
  expect(lines.filter((line) => line.startsWith("#BLANKETT "))).toEqual([
    "#BLANKETT INK2-2025P4",
    "#BLANKETT INK2R-2025P4",
    "#BLANKETT INK2S-2025P4",
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      "#UPPGIFT 7104 243600",
      "#UPPGIFT 90 X",
      "#UPPGIFT 7281 515000",
      "#UPPGIFT 7653 4800",
    ]),
  );
  expect(lines.at(-2)).toBe("#FIL_SLUT");
  const latin = readFileSync(await (await downloaded(page, "INFO.SRU")).path(), "latin1");
  expect(latin).toContain("#POSTORT Ängelholm\r\n");

  // What is typed is remembered, and what was handed out is told.
  await page.reload();
  await expect.poll(() => costs.inputValue()).toBe("4800");
  await page.getByText("INFO.SRU och BLANKETTER.SRU").last().waitFor();
  await expectAccessibleInEitherTheme(page);
});

test("the return is printed on A4 with its heading, without fields and buttons", async ({ page }) => {
  await signInWithTaxBooks(page, COMPANY, RETURN);
  await row(page, /^S:a Tillgångar 700 000$/).waitFor();
  const pages = await printed(page);
  const text = squeezed(pages.flatMap(({ texts }) => texts.map((each) => each.text)).join(" "));
  for (const shown of [
    "Havtorn Keramik AB",
    "Inkomstdeklaration",
    "2025-01-01",
    "7281",
    "515 000",
    "S:a Tillgångar",
  ]) {
    expect(text).toContain(squeezed(shown));
  }
  expect(text).not.toContain(squeezed("Uppgifter som fylls i för hand"));
  expect(text).not.toContain(squeezed("BLANKETTER.SRU"));
});

test("a sole trader is led to NE, which is filled in and filed by keys; it fits a narrow phone", async ({
  page,
}) => {
  await signInWithTaxBooks(page, TRADER, RETURN);
  await page.getByText("Företagstypen är inte implementerad än").waitFor();
  await expectAccessibleInEitherTheme(page);
  await press(page, page.getByRole("link", { name: "Till NE-blanketten" }));
  await heading(page, "NE-blankett").waitFor();
  await row(page, /^R11 Bokfört resultat 7440 7 000$/).waitFor();
  await type(page, page.getByLabel("Slags näringsverksamhet"), "Keramik");
  await type(page, page.getByLabel(/^R43 Årets avdrag för egenavgifter/), "1750");
  await page.keyboard.press("Control+s");
  await page.getByText("Deklarationens uppgifter är sparade").waitFor();
  const forms = readFileSync(await (await downloaded(page, "BLANKETTER.SRU")).path(), "latin1").split("\r\n");
  expect(forms.slice(1, 2)[0]).toMatch(/^#IDENTITET 198112289874 \d{8} \d{6}$/);
  expect([forms[0], ...forms.slice(2)]).toEqual([
    "#BLANKETT NE-2025P4",
    "#NAMN Anna Andersson Keramik",
    "#SYSTEMINFO Huvudbok 20250827.1",
    "#UPPGIFT 7011 20250101",
    "#UPPGIFT 7012 20251231",
    "#UPPGIFT 7020 Keramik",
    "#UPPGIFT 7280 9500",
    "#UPPGIFT 7300 7000",
    "#UPPGIFT 7381 2500",
    "#UPPGIFT 7400 10000",
    "#UPPGIFT 7500 2000",
    "#UPPGIFT 7501 1000",
    "#UPPGIFT 7440 7000",
    "#UPPGIFT 7600 7000",
    "#UPPGIFT 7714 1750",
    "#UPPGIFT 7630 5250",
    "#BLANKETTSLUT",
    "#FIL_SLUT",
    "",
  ]);
  await expectAccessibleInEitherTheme(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("what is missing of the company is told, and nothing can be downloaded", async ({ page }) => {
  const person = { name: "Cecilia Carlsson", email: "cecilia@example.se" };
  const nowhere = { ...COMPANY, person, recipient: { ...COMPANY.recipient, zipCode: "", city: "" } };
  await signInWithTaxBooks(page, nowhere, RETURN);
  await page.getByText("Postnummer saknas i företagsinställningar").waitFor();
  await page.getByText("Ort saknas i företagsinställningar").waitFor();
  for (const name of ["INFO.SRU", "BLANKETTER.SRU", "Båda som ZIP"]) {
    expect(await button(page, name).isDisabled()).toBe(true);
  }
  await press(page, page.getByRole("link", { name: "Till företagsuppgifterna" }));
  await page.getByLabel("Postnummer").waitFor();
});

test("TX16, TX17: a sole trader's accounts get the codes of NE in one go, or one by one in the chart", async ({
  page,
}) => {
  await signInWithTaxBooks(
    page,
    { ...TRADER, person: newcomer(), lacksCodes: true },
    "/accounting/report/ne",
  );
  await heading(page, "NE-blankett").waitFor();
  await page.getByText("Konto 1930 har inget SRU-nummer angivet i kontoplanen").waitFor();
  await expectAccessibleInEitherTheme(page);

  await page.goto("/accounting/accountPlan/edit?account=1930");
  const sru = page.getByLabel("SRU (frivilligt)");
  await page.getByRole("button", { name: /^SRU 7280, rad B9 i NE/ }).waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.keyboard.press("Alt+i");
  expect(await sru.inputValue()).toBe("7280");
  await page.keyboard.press("Enter");
  await page.getByText("Konto 1930 är ändrat").waitFor();

  await page.goto("/accounting/report/ne");
  await press(page, button(page, "Ta blankettens koder (3)"));
  const question = page.getByRole("dialog", { name: "Ta blankettens koder" });
  await question.getByText("3000 ").waitFor();
  expect(await question.getByText(/^1930 /).count()).toBe(0);
  await question.getByRole("button", { name: "Ändra" }).press("Enter");
  await page.getByText("3 konton har fått blankettens SRU-nummer").waitFor();
  // The tables of K1 and BAS place VAT on different rows: the person says which.
  await page.getByText("Konto 2611 har inget SRU-nummer angivet i kontoplanen").waitFor();
  await page.goto("/accounting/accountPlan/edit?account=2611");
  await sru.fill("7381");
  expect(await button(page, /^SRU \d/).count()).toBe(0);
  await page.keyboard.press("Enter");
  await page.getByText("Konto 2611 är ändrat").waitFor();
  await page.goto("/accounting/report/ne");
  await row(page, /^R11 Bokfört resultat 7440 7 000$/).waitFor();
  await row(page, /^B9 .* 7280 9 500$/).waitFor();
});

test("TX16: a question about many accounts has its buttons in sight, on a phone too", async ({ browser }) => {
  const page = await browser.newPerson({ viewport: { width: 360, height: 740 } });
  await signInWithTaxBooks(page, { ...COMPANY, person: newcomer(), lacksCodes: true }, RETURN);
  await press(page, button(page, "Ta blankettens koder (19)"));
  const question = page.getByRole("dialog", { name: "Ta blankettens koder" });
  const act = question.getByRole("button", { name: "Ändra" });
  await act.waitFor();
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    const [outer, inner] = [await question.boundingBox(), await act.boundingBox()];
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThan((outer?.y ?? 0) + (outer?.height ?? 0));
  }
  await expectAccessibleInEitherTheme(page);
});
