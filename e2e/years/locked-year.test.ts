import { expect } from "vitest";
import { chartChange, productCalls } from "../screenshots/product-calls.ts";
import { signInWithBooks } from "../support/books.ts";
import { valueOf } from "../support/entry-form.ts";
import { storedYear } from "../support/lock-year.ts";
import { yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

test("TR15: what is wrong in a locked year is turned around in the open one, and the links lead back", async ({
  page,
}) => {
  await signInWithBooks(page, { name: "Lotta Lönn", email: "lotta@example.se" }, "/accounting/transaction");
  const calls = await productCalls(page, new URL(page.url()).origin);
  const { companyId, fiscalYearId } = await yearOf(page);
  const key = (kind: string, year = fiscalYearId) => `c${companyId}-${year}-${kind}`;
  const entries = [
    { accountId: 6110, amount: 80 },
    { accountId: 1930, amount: -80 },
  ];
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
  await page.getByRole("button", { name: "Fler", exact: true }).click();
  await page.getByRole("button", { name: "Vänd", exact: true }).click();
  await page.getByText("Rättas i räkenskapsåret 2026").waitFor();
  await page.getByText("Rättar A 1 (2025)").waitFor();
  expect(await valueOf(page, "Datum")).toBe("2026-01-01");
  expect(await valueOf(page, "Kredit, rad 1")).toBe("80,00");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 1 registrerad").waitFor();

  await page.goto("/accounting/transaction/A/1");
  await page.getByText("Rättelse av A 1: Pennor").first().waitFor();
  await page.getByRole("link", { name: "A 1 (2025)" }).click();
  await page.getByText("Rättad av A 1 (2026)").waitFor();
  await page.getByText("Kan inte rättas eller vändas: Den är redan rättad av A 1.").waitFor();
  await page.getByRole("link", { name: "A 1 (2026)" }).click();
  await page.getByText("Rättar A 1 (2025)").waitFor();
});
