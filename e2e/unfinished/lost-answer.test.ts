import type { Page } from "playwright-core";
import { expect } from "vitest";
import { productCalls } from "../screenshots/product-calls.ts";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import { newcomer } from "../support/half-typed.ts";
import { storedYear } from "../support/lock-year.ts";
import { storedDocument, storedVouchers, yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";
import { purchaseRows, typeVoucher } from "../support/vouchers.ts";

// What the server has done and could not answer is neither denied nor done twice, and can be undone (ST3).

const ENTRIES = [
  { accountId: 5460, amount: 100 },
  { accountId: 1930, amount: -100 },
];
const VOUCHER = { date: "2025-03-02", text: "Lera", entries: ENTRIES };
const DRAFT = { id: "d0000000-0000-4000-8000-000000000001", ...VOUCHER };

/** The server has every commit of the intent, and no answer arrives for so many times. */
async function loseAnswers(
  page: Page,
  intent: string,
  count = Number.POSITIVE_INFINITY,
): Promise<() => void> {
  let left = count;
  await page.route("**/api/data/commit*", async (route) => {
    if (left <= 0 || route.request().postData()?.includes(`"intent":"${intent}"`) !== true) {
      return route.fallback();
    }
    left -= 1;
    expect((await route.fetch()).status()).toBe(200);
    return route.abort();
  });
  return () => {
    left = 0;
  };
}

/** The page says that it does not know; then answers arrive again. */
async function tryAgain(page: Page, what: RegExp, stop: () => void): Promise<void> {
  await page.getByText("Servern har inte svarat").waitFor();
  await page.getByText(what).waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(/Inget är|Ett fel inträffade/);
  await expectAccessible(page);
  stop();
  // The page tries again by itself too.
  await page
    .getByRole("main")
    .getByRole("button", { name: "Försök igen" })
    .click({ timeout: 2000 })
    .catch(() => undefined);
}

async function allowEditing(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByLabel("Tillåt redigering av transaktioner").press("Space");
  await page.getByRole("button", { name: /^Spara/ }).press("Enter");
  await page.getByText("Inställningarna är sparade").waitFor();
}

const undo = (page: Page) => page.getByRole("button", { name: "Ångra" }).last().click();

test.for([1, Number.POSITIVE_INFINITY])(
  "a conversion whose answer is lost %s times",
  async (times, { page, browser }) => {
    browser.expectError(/ERR_FAILED/);
    await signInWithBooks(page, newcomer(), undefined, (calls) => storeBooksWith(calls, [VOUCHER]));
    await allowEditing(page);
    await page.goto("/accounting/convertTransactionsToDrafts");
    const stop = await loseAnswers(page, "convert", times);
    await page.getByLabel("Företagets namn").fill("Havtorn Keramik AB");
    await page.keyboard.press("Control+Enter");
    if (times > 1) await tryAgain(page, /inte känt om detta är sparat: Konvertering av 1 transaktion /, stop);
    await page.waitForURL("**/accounting/draft");
    await page.getByText("1 transaktion till utkast: konverterat").waitFor();
    await undo(page);
    await page.getByText(/^Ångrat: Konvertering/).waitFor();
    expect(await storedVouchers(page)).toHaveLength(1);
  },
);

test("drafts whose registration is not answered are booked once, and can be undone", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED/);
  await signInWithBooks(page, newcomer(), undefined, (calls) => storeBooksWith(calls, [], [DRAFT]));
  await allowEditing(page);
  await page.goto("/accounting/draft/register?series=A");
  await page.getByRole("row", { name: /A 1 .*Lera/ }).waitFor();
  const stop = await loseAnswers(page, "register");
  await page.keyboard.press("Control+Enter");
  await tryAgain(page, /inte känt om detta är sparat: Registrering av 1 utkast/, stop);
  await page.getByText("A 1 registrerad").first().waitFor();
  expect(await storedVouchers(page)).toHaveLength(1);
  const stopUndo = await loseAnswers(page, "undo");
  await undo(page);
  await tryAgain(page, /inte känt om detta är sparat: Ångrat: Registrering av 1 utkast/, stopUndo);
  await page.getByText(/^Ångrat: Registrering av 1 utkast/).waitFor();
  expect(await storedVouchers(page)).toHaveLength(0);
});

test.for(["with", "without"] as const)(
  "a new draft whose registration is not answered is booked once, %s word of what came to the books",
  async (hasEvents, { page, browser }) => {
    browser.expectError(/ERR_FAILED/);
    await signInWithBooks(page, newcomer());
    if (hasEvents === "without") await page.route("**/api/events", (route) => route.abort());
    await page.goto("/accounting/draft/new");
    await typeVoucher(page, { date: "2025-03-02", text: "Lera", rows: purchaseRows(100) });
    const stop = await loseAnswers(page, "register");
    await page.keyboard.press("Control+Enter");
    await page.getByText("Registreringen är inte bekräftad").waitFor();
    stop();
    await page.keyboard.press("Control+Enter");
    await page.getByText(/A 1 registrerad/).waitFor();
    expect(await storedVouchers(page)).toHaveLength(1);

    // The next one is another event, and is asked about where it is the same.
    await typeVoucher(page, { date: "2025-03-02", text: "Lera", rows: purchaseRows(100) });
    await page.keyboard.press("Control+Enter");
    await page.getByText("Bokförs pengarna två gånger?").waitFor();
  },
);

test("what is changed after a lost answer is not booked beside what was sent first", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED|status of 409/);
  await signInWithBooks(page, newcomer());
  await page.goto("/accounting/draft/new");
  await typeVoucher(page, { date: "2025-03-02", text: "Lera", rows: purchaseRows(100) });
  const stop = await loseAnswers(page, "register");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Registreringen är inte bekräftad").waitFor();
  stop();
  await page.getByLabel("Text", { exact: true }).fill("Lera och glasyr");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Det du skickade först är redan registrerat").waitFor();
  expect(await storedVouchers(page)).toHaveLength(1);
});

test.for(["/accounting/transaction/create", "/accounting/draft/new"])(
  "DR19: a draft whose saving is not answered is one, also when its tab is closed: %s",
  async (path, { page, browser }) => {
    browser.expectError(/ERR_FAILED/);
    await signInWithBooks(page, newcomer());
    await page.goto(path);
    await typeVoucher(page, { date: "2025-03-02", text: "Lera", rows: purchaseRows(100) });
    await loseAnswers(page, "edit");
    await page.keyboard.press("Control+S");
    await page.getByText("Det är inte känt om utkastet är sparat").waitFor();
    const { companyId, fiscalYearId } = await yearOf(page);
    const next = await page.context().newPage();
    await page.close();
    await next.goto(path);
    await expect.poll(() => next.getByLabel("Text", { exact: true }).inputValue()).toBe("Lera");
    await next.keyboard.press("Control+S");
    await next.getByText(/^(Sparat som utkast: Lera|Utkastet är sparat)/).waitFor();
    const stored = await storedDocument(next, `c${companyId}-${fiscalYearId}-transactionDrafts`);
    expect(stored).toMatchObject({ drafts: [{ text: "Lera" }] });
  },
);

test("who leaves a draft after a lost answer is told what to look for", async ({ page, browser }) => {
  browser.expectError(/ERR_FAILED/);
  await signInWithBooks(page, newcomer(), undefined, (calls) => storeBooksWith(calls, [], [DRAFT]));
  await page.route("**/api/events", (route) => route.abort());
  await page.goto(`/accounting/draft/${DRAFT.id}`);
  await page.getByLabel("Text", { exact: true }).waitFor();
  const stop = await loseAnswers(page, "register");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Registreringen är inte bekräftad").waitFor();
  stop();
  await page.keyboard.press("Escape");
  await page.getByText(/^Registreringen av Lera.* fick inget svar\. Står utkastet kvar i listan/).waitFor();
  await page.getByRole("heading", { name: "Utkast", level: 1 }).waitFor();
  expect(await storedVouchers(page)).toHaveLength(1);
});

test("who stops waiting may go on, and is told what became of it when the server answers", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED/);
  await signInWithBooks(page, newcomer(), undefined, (calls) => storeBooksWith(calls, [], [DRAFT]));
  await page.goto("/accounting/draft/register?series=A");
  await page.getByRole("row", { name: /A 1 .*Lera/ }).waitFor();
  const stop = await loseAnswers(page, "register");
  await page.keyboard.press("Control+Enter");
  await page.getByText(/inte känt om detta är sparat: Registrering av 1 utkast/).waitFor();
  await page.getByRole("button", { name: "Sluta vänta" }).press("Enter");
  await page
    .getByText(
      "Det är inte känt om detta är sparat: Registrering av 1 utkast. Det kontrolleras när servern svarar, och sparas bara en gång.",
    )
    .waitFor();
  expect(await page.getByRole("button", { name: "Sluta vänta" }).count()).toBe(0);
  expect(await page.locator("body").innerText()).not.toMatch(/Inget är|Ett fel inträffade/);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Kontoplan" }).click();
  await page.getByRole("heading", { name: "Kontoplan", level: 1 }).waitFor();
  stop();
  await page
    .getByRole("button", { name: "Försök igen" })
    .first()
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await page.getByText("Det som väntade är skickat").waitFor();
  await page.getByText("A 1 Lera, 2025-03-02, är registrerad i Havtorn Keramik AB.").waitFor();
  expect(await storedVouchers(page)).toHaveLength(1);
});

test("a year whose deletion is not answered is deleted, and comes back", async ({ page, browser }) => {
  browser.expectError(/ERR_FAILED/);
  await signInWithBooks(page, newcomer(), "/accounting");
  const calls = await productCalls(page, new URL(page.url()).origin);
  const { companyId } = await yearOf(page);
  const settings = `c${companyId}-accountSettings`;
  const put = [storedYear(`f${"2026".repeat(8)}`, 2026, false)];
  await calls.commit(companyId, "edit", [{ key: settings, ifMatch: await calls.etag(settings), put }]);
  await page.goto("/accounting/fiscalYear");
  await page.getByRole("link", { name: "Radera räkenskapsåret 2025" }).click();
  await page.getByRole("button", { name: "Fortsätt" }).click();
  const remove = page.getByRole("button", { name: "Radera räkenskapsåret 2025" });
  const stop = await loseAnswers(page, "deleteYear");
  await remove.click();
  await tryAgain(page, /inte känt om detta är sparat: Radering av räkenskapsåret 2025/, stop);
  await page.getByText("Webbläsarens kopior är borta.").waitFor();
  await undo(page);
  await page.getByText("Räkenskapsåret 2025 är tillbaka").waitFor();
});
