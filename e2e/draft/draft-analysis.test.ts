import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { ProductCalls } from "../screenshots/product-calls.ts";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import { LEARNT_VOUCHERS } from "../support/learnt-vouchers.ts";
import { test } from "../support/test.ts";

const MIA = { name: "Mia Matchning", email: "mia@example.se" };
const TOR = { name: "Tor Tangent", email: "tor@example.se" };

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });

const draft = (date: string, text: string, accountId: number, amount: number) => ({
  id: crypto.randomUUID(),
  date,
  text,
  entries: [{ accountId, amount }],
});

const makeBooks = (calls: ProductCalls) =>
  storeBooksWith(calls, LEARNT_VOUCHERS, [
    draft("2025-08-12", "Kortköp 250812 RIKSLINJEN TELEFONI", 1930, -625),
    draft("2025-08-13", "SNICKARBODEN", 1930, -200),
    draft("2025-08-14", "Till sparkontot", 1930, -1000),
    draft("2025-08-15", "Från företagskontot", 1940, 1000),
    draft("2025-08-16", "Blomsterhandeln", 1930, -99),
  ]);

test("drafts are analysed, another suggestion is chosen, and the actions are performed in one go", async ({
  page,
}) => {
  await signInWithBooks(page, MIA, "/accounting/draft", makeBooks);
  await page.getByText("5 utkast").first().waitFor();
  expect(await page.getByRole("button", { name: "Kontoutdragsanalys" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Analysera okonterade" }).click();
  await page.getByText("Förslag till 4 utkast").waitFor();
  await row(page, /RIKSLINJEN.*Kontera 6212, 2641 mot 1930 7 av 7 gånger, senast 12\sjuli\s2025/).waitFor();
  await row(page, /Till sparkontot.*Överföring 1940, utkast 2025-08-15.*93/).waitFor();
  await row(page, /Blomsterhandeln.*Okonterat/).waitFor();
  await page.getByText("5 utkast, 3 valda").waitFor();
  await expectAccessible(page);

  // The menu of the others is there on a phone too.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: /^Förslag för SNICKARBODEN/ }).click();
  await page.getByRole("menuitem", { name: /5460/ }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("menuitem", { name: /5460/ }).click();
  await page.getByText("Förslaget är valt").waitFor();
  await row(page, /SNICKARBODEN.*Kontera 5460, 2641 mot 1930/).waitFor();
  await page.getByText("5 utkast, 4 valda").waitFor();
  // What a person has chosen stays when the drafts are analysed again.
  await page.getByRole("button", { name: "Analysera okonterade" }).click();
  await page.getByText("Analysen gav inga nya förslag").waitFor();
  await row(page, /SNICKARBODEN.*Kontera 5460, 2641 mot 1930/).waitFor();
  await page.getByLabel("Dölj utan åtgärd").check();
  await page.getByText("4 av 5 utkast, 4 valda").waitFor();
  await page.getByRole("button", { name: /^Utför åtgärder/ }).click();
  await page.getByText("3 åtgärder utförda").waitFor();
  await page.getByLabel("Dölj utan åtgärd").uncheck();
  await row(page, /RIKSLINJEN.*Balanserat/).waitFor();
  await page.getByText("4 utkast").first().waitFor();
  await page.getByRole("button", { name: "Ångra" }).last().click();
  await page.getByText("5 utkast").first().waitFor();
});

test("a draft goes from text to registered by keys alone", async ({ page }) => {
  await signInWithBooks(page, TOR, "/accounting/draft", makeBooks);
  await page.getByText("5 utkast").first().waitFor();
  const keys: string[] = [];
  const press = async (key: string) => {
    keys.push(key);
    await page.keyboard.press(key);
  };
  await press("Control+i");
  await page.getByText("Förslag till 4 utkast").waitFor();
  await page.getByText("5 utkast, 3 valda").waitFor();
  await press("Control+Enter");
  await page.getByText("2 åtgärder utförda").waitFor();
  await press("Control+b");
  await page.getByRole("heading", { name: "Registrera utkast" }).waitFor();
  expect(keys).toEqual(["Control+i", "Control+Enter", "Control+b"]);
});

test("a statement that is dropped is recognised", async ({ page }) => {
  await signInWithBooks(page, TOR, "/accounting/draft", makeBooks);
  const input = page.locator("input[data-draft-files]");
  await input.setInputFiles({
    name: "kontoutdrag.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Datum;Belopp"),
  });
  await page.getByText("kontoutdrag.csv ser ut som ett kontoutdrag.").waitFor();
});
