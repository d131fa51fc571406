import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chartChange, type ProductCalls, productCalls } from "../screenshots/product-calls.ts";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { storedYear } from "../support/lock-year.ts";
import { signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

const STINA = { name: "Stina Steg", email: "stina@example.se" };
const RECIPIENT = { name: "Havtorn Keramik AB", companyType: "AB", organizationNumber: "556677-8899" };

const sale = (date: string) => ({
  series: "A",
  date,
  text: "Försäljning",
  entries: [
    { accountId: 1930, amount: 1250 },
    { accountId: 3001, amount: -1000 },
    { accountId: 2611, amount: -250 },
  ],
  locked: false,
});
const abroad = {
  ...sale("2025-12-08"),
  text: "Faktura till Danmark",
  entries: [
    { accountId: 1510, amount: 500 },
    { accountId: 3108, amount: -500 },
  ],
};

/** Gives the company a year with a chart. */
async function addYear(calls: ProductCalls, companyId: number, year: number): Promise<string> {
  const id = `f${crypto.randomUUID().replaceAll("-", "")}`;
  const settings = `c${companyId}-accountSettings`;
  const ifMatch = year === 2025 ? {} : { ifMatch: await calls.etag(settings) };
  await calls.commit(companyId, "edit", [
    { key: settings, ...ifMatch, put: [storedYear(id, year, false)], head: { vatPeriod: "month" } },
    await chartChange(`c${companyId}-${id}-accountPlan`, "bas-2025-ab"),
  ]);
  return id;
}

/** Home on a day of the browser's clock. */
async function homeOn(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T10:00:00+01:00`));
  await page.goto("/accounting");
  await page.getByRole("region", { name: "Härnäst" }).waitFor();
}

/** The steps, each with its lines, once there is one that begins so. */
async function stepsWith(page: Page, beginning: string): Promise<readonly string[]> {
  const steps = page.getByRole("region", { name: "Härnäst" }).getByRole("listitem");
  await steps.filter({ hasText: beginning }).first().waitFor();
  const texts = await steps.evaluateAll((items) =>
    items.map((item) =>
      [...item.querySelectorAll(":scope > * > span > span")].map((line) => line.textContent).join(" | "),
    ),
  );
  return texts
    .map((text) => text.replaceAll("\u00A0", " "))
    .filter((text) => !text.startsWith("Företagsupp"));
}

test("OV14: what the old year has left is seen and done from the new one, until it is handed in", async ({
  page,
}) => {
  await signIn(page, STINA);
  const calls = await productCalls(page, new URL(page.url()).origin);
  const companyId = await calls.createCompany(RECIPIENT);
  const old = await addYear(calls, companyId, 2025);
  const append = [sale("2025-11-06"), sale("2025-12-05"), abroad];
  await calls.commit(companyId, "register", [{ key: `c${companyId}-${old}-transactions`, append }]);

  await homeOn(page, "2025-12-10");
  expect(await stepsWith(page, "Momsrapport november")).toEqual([
    "Momsrapport oktober | Senast 12 december, om 2 dagar",
    "Momsrapport november | Senast 19 januari, om 40 dagar",
    "Skapa räkenskapsåret 2026 | Kontoplan och balanser följer med.",
    "Fyll i ingående balans | Det som fanns på kontona när året började.",
  ]);

  await addYear(calls, companyId, 2026);
  await homeOn(page, "2026-01-16");
  const inOld = "I räkenskapsåret 2025";
  const closing = [
    `Bokslut 2025 | Årets resultat är inte bokfört. Årsstämma senast 30 juni, årsredovisning hos Bolagsverket senast 31 juli. | ${inOld}`,
    `Inkomstdeklaration 2025 | Blankett INK2. Senast 3 augusti, om 199 dagar | ${inOld}`,
  ];
  expect(await stepsWith(page, "Momsrapport november")).toEqual([
    `Momsrapport november | Senast 19 januari, om 3 dagar | ${inOld}`,
    `Periodisk sammanställning december | Senast 26 januari, om 10 dagar | ${inOld}`,
    `Momsrapport december | Senast 12 februari, om 27 dagar | ${inOld}`,
    ...closing,
  ]);
  await expectAccessibleInEitherTheme(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("button", { name: /^Momsrapport november/ }).click();
  await page.waitForURL("**/accounting/vat/report?typ=month&from=2025-11-01");
  await page.getByRole("button", { name: /Ladda ner momsrapport/ }).click();
  await page.getByRole("button", { name: "Markera som inlämnad" }).click();
  await page.getByRole("button", { name: "Ta bort markeringen" }).waitFor();

  // The old year is the selected one now: its steps are links of its own.
  await homeOn(page, "2026-01-16");
  expect(await stepsWith(page, "Inkomstdeklaration")).toEqual([
    "Periodisk sammanställning december | Senast 26 januari, om 10 dagar",
    "Momsrapport december | Senast 12 februari, om 27 dagar",
    ...closing.map((step) => step.replace(` | ${inOld}`, "")),
    "Fyll i ingående balans | Det som fanns på kontona när året började.",
  ]);

  // What is booked afterwards makes the return another one than was handed in.
  const transactions = `c${companyId}-${old}-transactions`;
  const ifMatch = await calls.etag(transactions);
  await calls.commit(companyId, "register", [{ key: transactions, ifMatch, append: [sale("2025-11-28")] }]);
  await homeOn(page, "2026-01-16");
  expect(await stepsWith(page, "Momsdeklarationen")).toContain(
    "Momsdeklarationen för november stämmer inte längre med böckerna | Böckerna har ändrats sedan filen lämnades in",
  );
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("link", { name: /^Momsdeklarationen för november/ }).click();
  await page.waitForURL("**/accounting/vat/report?typ=month&from=2025-11-01");
  await page.getByText("Ruta 10: 250 är nu 500").waitFor();

  await homeOn(page, "2026-01-16");
  await page.getByRole("link", { name: /^Bokslut 2025/ }).click();
  await page.waitForURL("**/accounting/closing/helper");
});
