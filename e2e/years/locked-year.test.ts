import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chartChange, productCalls } from "../screenshots/product-calls.ts";
import { signInWithBooks } from "../support/books.ts";
import { valueOf } from "../support/entry-form.ts";
import { storedYear } from "../support/lock-year.ts";
import { storedDocument, yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

const PENS = [
  { accountId: 6110, amount: 80 },
  { accountId: 1930, amount: -80 },
];

/** A voucher in 2025, which is locked, beside the open year 2026; shows it. Gives the ids of the company and both years. */
async function wrongInLockedYear(
  page: Page,
  person: { readonly name: string; readonly email: string },
  entries: readonly object[] = PENS,
) {
  await signInWithBooks(page, person, "/accounting/transaction");
  const calls = await productCalls(page, new URL(page.url()).origin);
  const { companyId, fiscalYearId } = await yearOf(page);
  const key = (kind: string, year = fiscalYearId) => `c${companyId}-${year}-${kind}`;
  const voucher = { series: "A", date: "2025-03-01", text: "Pennor", entries, locked: false };
  await calls.commit(companyId, "register", [{ key: key("transactions"), append: [voucher] }]);
  const next = `f${crypto.randomUUID().replaceAll("-", "")}`;
  const settings = `c${companyId}-accountSettings`;
  await calls.commit(companyId, "edit", [
    {
      key: settings,
      ifMatch: await calls.etag(settings),
      put: [storedYear(fiscalYearId, 2025, true), storedYear(next, 2026, false)],
    },
    await chartChange(key("accountPlan", next), "bas-2025-ab"),
  ]);
  // The year that starts last is worked in; the address names the other.
  await page.goto(`/accounting/transaction/A/1?year=${fiscalYearId}`);
  await page.getByRole("heading", { name: "Transaktion A 1" }).waitFor();
  await page.getByText("Pennor").first().waitFor();
  await page.waitForURL("**/accounting/transaction/A/1");
  return { companyId, locked: fiscalYearId, open: next };
}

test("TR15: what is wrong in a locked year is turned around in the open one, and the links lead back", async ({
  page,
}) => {
  await wrongInLockedYear(page, { name: "Lotta Lönn", email: "lotta@example.se" });

  await page.getByRole("button", { name: "Fler", exact: true }).click();
  await page.getByRole("button", { name: "Vänd", exact: true }).click();
  await page.getByText("Rättas i räkenskapsåret 2026").waitFor();
  await page.getByText("Rättar A 1 (2025)").waitFor();
  expect(await valueOf(page, "Datum")).toBe(dayIn2026());
  expect(await valueOf(page, "Kredit, rad 1")).toBe("80,00");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 1 registrerad").waitFor();

  await page.goto("/accounting/transaction/A/1");
  await page.getByText("Rättelse av A 1 (2025): Pennor").first().waitFor();
  await page.getByRole("link", { name: "A 1 (2025)" }).click();
  await page.getByText("Rättad av A 1 (2026)", { exact: true }).waitFor();
  await page.getByText("Kan inte rättas eller vändas: Den är redan rättad av A 1 (2026).").waitFor();
  await page.getByRole("link", { name: "A 1 (2026)" }).click();
  await page.getByText("Rättar A 1 (2025)").waitFor();
});

test("TR15, TR20: by keys a voucher of a locked year is corrected in the open one, linked both ways", async ({
  page,
}) => {
  const { companyId, locked, open } = await wrongInLockedYear(page, {
    name: "Rut Rönn",
    email: "rut@example.se",
  });
  await page.keyboard.press("Control+e");
  await page.getByText("Rättas i räkenskapsåret 2026").waitFor();
  await page.getByText(/^Rättar A 1 \(2025\), som vänds/).waitFor();
  expect(await valueOf(page, "Datum")).toBe(dayIn2026());
  // Both are booked on the day that is chosen.
  await page.getByLabel("Datum", { exact: true }).fill("2026-02-03");
  await page.keyboard.press("Tab");
  await page.getByText("Rättar A 1 (2025), som vänds 2026-02-03").waitFor();
  await page.getByLabel("Debet, rad 1").fill("90");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 2 registrerad, 90,00, och A 1 vänd").waitFor();

  await page.goto("/accounting/transaction/A/2");
  await page.getByText("Rättar A 1 (2025) tillsammans med A 1").waitFor();
  await page.getByRole("link", { name: "A 1 (2025)" }).click();
  await page.getByText("Rättad av A 1 (2026) och A 2 (2026)", { exact: true }).waitFor();
  await page.getByText("Kan inte rättas eller vändas: Den är redan rättad av A 1 (2026).").waitFor();
  await page.getByRole("button", { name: "Räkenskapsår: 2025" }).waitFor();
  await page.getByRole("link", { name: "A 1 (2026)" }).click();
  await page.getByText("Rättar A 1 (2025) tillsammans med A 2").waitFor();

  const stored = (year: string) => storedDocument(page, `c${companyId}-${year}-transactions`);
  expect(await stored(locked)).toMatchObject({
    transactions: [
      { number: 1, entries: [{ amount: 80 }, {}], correctedBy: { fiscalYearId: open, number: 1 } },
    ],
  });
  expect(await stored(open)).toMatchObject({
    transactions: [
      { number: 1, date: "2026-02-03", entries: [{ amount: -80 }, { amount: 80 }] },
      { number: 2, date: "2026-02-03", entries: [{ amount: 90 }, { amount: -90 }] },
    ],
  });
});

test("VR20: the correction of VAT and of an EU sale of a locked year says which return and list it comes in", async ({
  page,
}) => {
  await wrongInLockedYear(page, { name: "Ve Vide", email: "ve@example.se" }, [
    { accountId: 6110, amount: 80 },
    { accountId: 2641, amount: 20 },
    { accountId: 3108, amount: -40 },
    { accountId: 1930, amount: -60 },
  ]);
  await page.getByRole("button", { name: "Fler", exact: true }).click();
  await page.getByRole("button", { name: "Vänd", exact: true }).click();
  await page.getByLabel("Datum", { exact: true }).fill("2026-02-03");
  await page.keyboard.press("Tab");
  await page
    .getByText(
      /^Det som ändras i momsen kommer i momsrapporten för den period som 3.februari.2026 är i, och i den periodiska sammanställningen för feb.2026/,
    )
    .waitFor();
});

/** The day on which a correction is made, in the open year 2026. */
function dayIn2026(): string {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format();
  return today.startsWith("2026") ? today : "2026-01-01";
}
