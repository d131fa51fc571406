import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibilityTree } from "./support/accessibility-tree.ts";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { heading } from "./support/heading.ts";
import { ANNA, type Person, signIn, signOut } from "./support/sign-in.ts";
import { storedVouchers } from "./support/stored-vouchers.ts";
import { test } from "./support/test.ts";
import { registerVoucher, typeWhereFocused } from "./support/vouchers.ts";

const HOUSEHOLD: Person = { name: "Hanna Hushåll", email: "hanna@example.se" };
const year = new Date().getFullYear();

/** What is done on a page that the journey has come to, by the name of the page. */
type Station = (name: string) => Promise<void>;

/** From the company selector through the three steps of a new user, ending on the form of the first transaction. */
async function moveIn(
  page: Page,
  fields: Readonly<Record<string, string>>,
  type: string,
  station: Station = () => Promise.resolve(),
): Promise<void> {
  await page.getByRole("button", { name: "Företag: inget valt" }).click();
  await page.getByRole("menuitem", { name: "Skapa nytt företag" }).click();
  await heading(page, "Företagsuppgifter").waitFor();
  await page.getByRole("radio", { name: type }).check();
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole("textbox", { name: label }).fill(value);
  }
  await station("02-company-form");
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Spara" }).click();
  const from = page.getByRole("textbox", { name: "Från och med" });
  await from.waitFor();
  expect(await from.inputValue()).toBe(`${year}-01-01`);
  await station("03-fiscal-year");
  await page.getByRole("main").getByRole("button", { name: "Skapa", exact: true }).click();

  await heading(page, "Skapa kontoplan").waitFor();
  const recommended = page.getByRole("listitem").filter({ hasText: "Rekommenderas för" });
  await recommended.waitFor();
  await station("04-chart");
  await expectAccessibleInEitherTheme(page);
  await recommended.getByRole("button", { name: /^Välj / }).click();
  await heading(page, "Ny transaktion").waitFor();
}

/** Signs out, which ends the session on the server, and leads to the public site after two seconds. */
async function leave(page: Page, person: Person): Promise<void> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem("poyToken") ?? "{}").token as string,
  );
  const company = (authorization: string) => page.request.get("/api/company", { headers: { authorization } });
  expect((await company(`Bearer ${token}`)).status()).toBe(200);
  await signOut(page, person);
  expect((await company(`Bearer ${token}`)).status()).toBe(401);
  await page.waitForURL("**/login");
  await page.goto("/accounting");
  await page.waitForURL("**/login?returnUrl=%2Faccounting");
}

/** What the browser stores of a person. */
function keptInBrowser(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage).filter((key) => key === "poyToken" || key === "dataOwner"),
    session: Object.keys(sessionStorage).filter((key) => /^(session|history|c\d)/.test(key)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
}

test("a company from sign-in to reports and sign-out", async ({ page }) => {
  await page.goto("/login");
  await page.getByText("Använd ett Google konto för att logga in").waitFor();
  await page.getByText("Den här servern körs lokalt").waitFor();
  const station: Station = (name) => expectAccessibilityTree(page, name);
  await station("01-sign-in");
  await expectAccessibleInEitherTheme(page);
  await signIn(page);
  await moveIn(
    page,
    {
      Namn: "Havtorn Keramik AB",
      "Org. nummer": "5566778899",
      Telefon: "0431-555 01 20",
      Gatuadress: "Verkstadsgatan 4",
      Postnummer: "26232",
      Ort: "Ängelholm",
    },
    "Aktiebolag",
    station,
  );

  await page.getByText("Avancerad").click();
  await page.getByLabel("Konto, rad 1").waitFor();
  await expectAccessibilityTree(page, "05-entry-empty", { hasFrame: true });
  await page.getByRole("textbox", { name: "Datum" }).fill(`${year}-01-15`);
  await page.keyboard.press("Enter");
  await typeWhereFocused(page, "Text", "Vaser till butiken");
  await typeWhereFocused(page, "Konto, rad 1", "1930");
  await typeWhereFocused(page, "Debet, rad 1", "1250");
  await page.getByLabel("Konto, rad 2").and(page.locator(":focus")).waitFor();
  await page.keyboard.type("300");
  await page.getByRole("option", { name: /3001/ }).waitFor();
  await station("06-entry-suggestions");
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  await typeWhereFocused(page, "Kredit, rad 2", "1250");
  await page.getByLabel("Kredit, rad 2").press("Control+m");
  await page.getByText("Balanserar").waitFor();
  expect(await page.getByLabel("Konto, rad 3").inputValue()).toBe("2611");
  expect(await page.getByLabel("Kredit, rad 3").inputValue()).toBe("250,00");
  await expectAccessibleInEitherTheme(page);
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^A 1 registrerad/).waitFor();
  await expectAccessibilityTree(page, "07-registered", { hasMessage: true });

  await page.getByLabel("Text", { exact: true }).fill("Lokalhyra");
  await page.keyboard.press("Enter");
  await typeWhereFocused(page, "Konto, rad 1", "5010");
  await typeWhereFocused(page, "Debet, rad 1", "800");
  await typeWhereFocused(page, "Konto, rad 2", "1930");
  // The remainder that is shown greyed.
  await typeWhereFocused(page, "Kredit, rad 2", "");
  await page.getByText("Balanserar").waitFor();
  await registerVoucher(page, "A 2");

  await page.getByRole("link", { name: "Transaktioner", exact: true }).click();
  await page.getByText("2 transaktioner").waitFor();
  await page.getByRole("row", { name: /A 1 .*Vaser till butiken.*1 250,00/ }).waitFor();
  await page.getByRole("row", { name: /A 2 .*Lokalhyra.*800,00/ }).waitFor();
  await station("08-list");
  await expectAccessibleInEitherTheme(page);

  await page.getByRole("link", { name: "Resultatrapport" }).click();
  await page.getByRole("row", { name: /^3001 .*1 000,00/ }).waitFor();
  await page.getByRole("row", { name: /^Årets resultat.*200,00/ }).waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("link", { name: "Balansrapport" }).click();
  await page.getByRole("row", { name: /^1930 .*450,00/ }).waitFor();
  await page.getByRole("row", { name: /^2611 .*−250,00/ }).waitFor();
  await station("09-balance-report");
  await expectAccessibleInEitherTheme(page);

  await page.getByRole("link", { name: /^1930 / }).click();
  await heading(page, "1930 Företagskonto").waitFor();
  await page.getByRole("row", { name: /Utgående balans.*450,00/ }).waitFor();
  await station("10-ledger");
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("link", { name: "A 2" }).first().click();
  await heading(page, "Transaktion A 2").waitFor();
  await page.getByRole("row", { name: /^5010 .*800,00/ }).waitFor();
  await station("11-voucher");
  await expectAccessibleInEitherTheme(page);
  await page.goBack();
  await heading(page, "1930 Företagskonto").waitFor();
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await page.waitForURL("**/accounting/report/balance**");
  await heading(page, "Balansrapport").waitFor();

  await leave(page, ANNA);
  expect(await keptInBrowser(page)).toEqual({ local: [], session: [], databases: [] });
});

test("a household, which books with account and counter account", async ({ page }) => {
  await signIn(page, HOUSEHOLD);
  await moveIn(
    page,
    {
      Namn: "Familjen Hushåll",
      Personnummer: "8112189876",
      Telefon: "070-123 45 67",
      Gatuadress: "Björkvägen 2",
      Postnummer: "26232",
      Ort: "Ängelholm",
    },
    "Privatperson",
  );

  await page.getByRole("textbox", { name: "Datum" }).fill(`${year}-02-03`);
  await page.getByLabel("Text", { exact: true }).fill("Veckohandling");
  expect(await page.getByRole("radio", { name: "Enkel" }).isChecked()).toBe(true);
  await expectAccessibleInEitherTheme(page);
  await page.keyboard.press("Enter");
  await typeWhereFocused(page, "Vad gäller det?", "livsm");
  await typeWhereFocused(page, "Belopp", "500+120");
  await typeWhereFocused(page, "Betalt från", "hushållsk");
  await page.getByText("Balanserar").waitFor();
  await registerVoucher(page, "A 1");

  // An income is entered without a word about debit and credit.
  await page.getByLabel("Text", { exact: true }).fill("Lön februari");
  await page.keyboard.press("Enter");
  await typeWhereFocused(page, "Vad gäller det?", "3010");
  await typeWhereFocused(page, "Belopp", "25000");
  await typeWhereFocused(page, "Kom in på", "1920");
  await registerVoucher(page, "A 2");
  await page.goto("/accounting/transaction/A/2");
  await page.getByRole("row", { name: /^3010 Lön.*25\s000,00/ }).waitFor();
  expect((await storedVouchers(page)).at(-1)).toContain("Lön februari: 3010 -25000, 1920 25000");

  await page.getByRole("link", { name: "Resultatrapport" }).click();
  await page.getByRole("row", { name: /^Årets resultat.*24\s380,00/ }).waitFor();
  await expectAccessibleInEitherTheme(page);
  await leave(page, HOUSEHOLD);
});
