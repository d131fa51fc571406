import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chartChange, productCalls } from "./screenshots/product-calls.ts";
import { expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { BERTIL, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const year = new Date().getFullYear();
const main = (page: Page) => page.getByRole("main");

const RECIPIENT = { name: "Havtorn Keramik AB", companyType: "AB", organizationNumber: "556677-8899" };
const SALE = 1000;
const VAT = 250;

function fiscalYear(from: number) {
  return {
    id: `f${crypto.randomUUID().replaceAll("-", "")}`,
    from: `${from}-01-01`,
    to: `${from}-12-31`,
    locked: false,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
}

/** A sale on the first day of every quarter, so that every VAT period has the same content. */
function salesOf(from: number): readonly object[] {
  return ["01", "04", "07", "10"].map((month) => ({
    series: "A",
    date: `${from}-${month}-01`,
    text: `Försäljning ${month}`,
    entries: [
      { accountId: 1930, amount: SALE + VAT },
      { accountId: 3001, amount: -SALE },
      { accountId: 2611, amount: -VAT },
    ],
    locked: false,
  }));
}

test("the next step of books in the making, and their figures when they are there", async ({ page }) => {
  await signIn(page, BERTIL);
  const calls = await productCalls(page, new URL(page.url()).origin);
  const companyId = await calls.createCompany(RECIPIENT);
  const settings = `c${companyId}-accountSettings`;
  await page.goto("/accounting");
  await main(page).getByRole("link", { name: "Skapa räkenskapsår" }).waitFor();
  await main(page).getByRole("link", { name: "Importera SIE" }).waitFor();

  const [before, now] = [fiscalYear(year - 1), fiscalYear(year)];
  const key = (id: string, kind: string) => `c${companyId}-${id}-${kind}`;
  await calls.commit(companyId, "edit", [{ key: settings, put: [before, now] }]);
  await page.goto("/accounting");
  await main(page).getByRole("link", { name: "Välj kontoplan" }).waitFor();

  await calls.commit(companyId, "edit", [
    await chartChange(key(before.id, "accountPlan"), "bas-2025-ab"),
    await chartChange(key(now.id, "accountPlan"), "bas-2025-ab"),
  ]);
  await page.goto("/accounting");
  await main(page).getByRole("link", { name: "Registrera första transaktionen" }).waitFor();
  await expectAccessibleInEitherTheme(page);

  for (const { id, from } of [before, now]) {
    const append = salesOf(Number(from.slice(0, 4)));
    await calls.commit(companyId, "register", [{ key: key(id, "transactions"), append }]);
  }
  await page.goto("/accounting");
  const quartersBegun = Math.ceil((new Date().getMonth() + 1) / 3);
  const kronor = (amount: number) => new Intl.NumberFormat("sv-SE").format(amount);
  const figure = (name: string) => page.getByRole("region", { name, exact: true });
  await figure("Kassa och bank")
    .getByText(`${kronor(quartersBegun * (SALE + VAT))},00`)
    .first()
    .waitFor();
  const result = figure(`Resultat ${year} hittills`);
  await result.getByText(`Samma tid ${year - 1}: ${kronor(quartersBegun * SALE)}`).waitFor();
  await result.getByText("lika mycket").waitFor();
  await figure("Moms att betala").getByText(String(VAT), { exact: true }).waitFor();
  await figure("Moms att betala")
    .getByText(/^senast \d/)
    .waitFor();
  await page.getByText(/^Ingående balans skiljer sig från föregående års/).waitFor();
  await expectAccessibleInEitherTheme(page);

  await page.getByRole("button", { name: "Visa som tabell" }).click();
  await page.getByRole("row", { name: /^Januari 1\s000,00 1\s000,00$/i }).waitFor();
  await page.getByRole("row", { name: /^Summa 4\s000,00 4\s000,00$/ }).waitFor();
  await page.getByRole("button", { name: "Visa som diagram" }).click();

  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // What is drawn by the width of the window follows it a moment later.
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: /^Företagsuppgifterna är inte fullständiga/ }).click();
  await page.waitForURL("**/settings/company/edit");
  await page.goBack();
  await page.getByRole("link", { name: "A 4" }).click();
  await page.waitForURL("**/accounting/transaction/A/4");
});
