import type { Page } from "playwright-core";
import { expect } from "vitest";
import { productCalls } from "../screenshots/product-calls.ts";
import { signInWithBooks } from "../support/books.ts";
import { storedYear } from "../support/lock-year.ts";
import { storedDocument, yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

interface Books {
  readonly transactions: readonly { readonly attachmentIds?: readonly string[] }[];
}

async function withVoucher(page: Page) {
  await signInWithBooks(page, { name: "Nora Nord", email: "nora@example.se" }, "/accounting/transaction");
  const calls = await productCalls(page, new URL(page.url()).origin);
  const { companyId, fiscalYearId } = await yearOf(page);
  const key = `c${companyId}-${fiscalYearId}-transactions`;
  const entries = [
    { accountId: 6110, amount: 80 },
    { accountId: 1930, amount: -80 },
  ];
  const voucher = { series: "A", date: "2025-03-01", text: "Pennor", entries, locked: false };
  await calls.commit(companyId, "register", [{ key, append: [voucher] }]);
  await page.goto("/accounting/transaction/A/1");
  await page.getByRole("heading", { name: "Transaktion A 1" }).waitFor();
  const ids = async () => ((await storedDocument(page, key)) as Books).transactions[0]?.attachmentIds ?? [];
  const lock = async () => {
    const settings = `c${companyId}-accountSettings`;
    const change = {
      key: settings,
      ifMatch: await calls.etag(settings),
      put: [storedYear(fiscalYearId, 2025, true)],
    };
    await calls.commit(companyId, "edit", [change]);
  };
  return { ids, lock };
}

test("B35: a markdown note is written, shown, written on and replaced by a new file; a failed upload keeps what is typed", async ({
  page,
  browser,
}) => {
  browser.expectError(/503/);
  const { ids, lock } = await withVoucher(page);
  const save = () => page.getByRole("button", { name: "Spara filen" });
  await page.getByRole("button", { name: "Ny anteckningsfil" }).click();
  await page.getByLabel("Rubrik").fill("Möte");
  await page.getByRole("textbox", { name: "Text" }).fill("# Beslut\n\n- **ja** <script>x</script>");
  await page.getByRole("button", { name: "Förhandsvisa" }).click();
  await page.getByRole("heading", { name: "Beslut" }).waitFor();
  await page.route("**/api/data/attachments/**", (route) => route.fulfill({ status: 503, body: "" }));
  await save().click();
  await page.getByRole("alert").first().waitFor();
  await page.unroute("**/api/data/attachments/**");
  // What is typed outlives the page.
  await page.reload();
  await page.getByLabel("Rubrik").waitFor();
  expect(await page.getByRole("textbox", { name: "Text" }).inputValue()).toContain("# Beslut");
  await page.getByRole("textbox", { name: "Text" }).press("Control+s");
  await page.getByText("Underlaget är sparat").waitFor();
  await page.getByRole("heading", { name: "Beslut" }).waitFor();
  await page.getByText("Möte.md").first().waitFor();
  const [first = ""] = await ids();

  await page.getByRole("button", { name: "Ändra", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  expect(await text.inputValue()).toContain("# Beslut");
  await text.fill("# Nytt beslut");
  await save().click();
  await page.getByRole("heading", { name: "Nytt beslut" }).waitFor();
  // What is typed is shown before the server has it.
  await expect.poll(ids).not.toContain(first);
  const replacedBy = await ids();
  expect(replacedBy).toHaveLength(1);

  // What is locked keeps the old file, and gets the new one beside it (B8).
  await lock();
  await page.reload();
  await page.getByRole("button", { name: "Ändra", exact: true }).click();
  await page.getByText("Det är låst: den gamla filen står kvar, och den nya läggs till.").waitFor();
  await text.fill("# Tillägg");
  await save().click();
  await page.getByRole("heading", { name: "Tillägg" }).waitFor();
  await expect.poll(ids).toEqual([...replacedBy, expect.any(String)]);

  await page.goto("/accounting/report/fullTransaction");
  await page.getByRole("heading", { name: "Nytt beslut" }).waitFor();
  await page.getByRole("heading", { name: "Tillägg" }).waitFor();
});
