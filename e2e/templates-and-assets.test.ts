import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { productCalls } from "./screenshots/product-calls.ts";
import { expectAccessible } from "./support/accessible.ts";
import { signInWithBooks } from "./support/books.ts";
import { ANNA } from "./support/sign-in.ts";
import { storedVouchers, yearOf } from "./support/stored-vouchers.ts";
import { test } from "./support/test.ts";

/** Keys that are counted, and what is typed beside them: amounts and texts are not counted. */
type Stroke = { readonly press: string } | { readonly find: string } | { readonly amount: string };

const press = (...keys: readonly string[]): readonly Stroke[] => keys.map((key) => ({ press: key }));

/** What docs/keystrokes.md says of templates and assets, with the keys that do it. */
const COUNTED: Readonly<Record<string, readonly Stroke[]>> = {
  "En konteringsmall med sin summa": [
    ...press("Alt+k"),
    { find: "pa" },
    ...press("Enter"),
    { amount: "560" },
    ...press("Enter", "Control+Enter"),
  ],
  "Årets avskrivning": press("g", "i", "Control+b", "Control+Enter"),
};

function keysOf(strokes: readonly Stroke[]): number {
  return strokes.reduce(
    (keys, stroke) => keys + ("press" in stroke ? 1 : "find" in stroke ? stroke.find.length : 0),
    0,
  );
}

async function make(page: Page, strokes: readonly Stroke[]): Promise<void> {
  for (const stroke of strokes) {
    if ("press" in stroke) await page.keyboard.press(stroke.press);
    else await page.keyboard.type("find" in stroke ? stroke.find : stroke.amount);
  }
}

test("docs/keystrokes.md says what a template and a depreciation take", async () => {
  const text = await readFile(join(import.meta.dirname, "../docs/keystrokes.md"), "utf8");
  for (const [name, strokes] of Object.entries(COUNTED)) {
    expect(text).toMatch(new RegExp(`^\\| ${name} \\|.*\\| ${keysOf(strokes)} \\|`, "m"));
  }
});

test("a template is made from a voucher and used in the entry form, by keys", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting");
  const { companyId, fiscalYearId } = await yearOf(page);
  const calls = await productCalls(page, new URL(page.url()).origin);
  const paper = {
    series: "A",
    date: "2025-05-12",
    text: "Papper",
    entries: [
      { accountId: 6110, amount: 1000 },
      { accountId: 2641, amount: 120 },
      { accountId: 1930, amount: -1120 },
    ],
    locked: false,
  };
  await calls.commit(companyId, "register", [
    { key: `c${companyId}-${fiscalYearId}-transactions`, append: [paper] },
  ]);
  await page.goto("/accounting/transaction/A/1");
  await page.getByRole("button", { name: "Fler" }).click();
  await page.getByText("Skapa konteringsmall").click();
  await expect.poll(() => page.getByLabel("Namn", { exact: true }).inputValue()).toBe("Papper");
  expect(await page.getByLabel("Debet i procent, rad 1").inputValue()).toBe("89,2857");
  // What is begun is there after a reload.
  await page.getByLabel("Beskrivning (frivilligt)").fill("Kontoret");
  await page.reload();
  await expect.poll(() => page.getByLabel("Beskrivning (frivilligt)").inputValue()).toBe("Kontoret");
  await page.getByLabel("Beskrivning (frivilligt)").focus();
  await page.keyboard.press("Control+s");
  await page.getByText("Konteringsmallen Papper är sparad").waitFor();
  await page.getByRole("link", { name: "Papper", exact: true }).waitFor();
  await expectAccessible(page);
  await page.goto("/accounting/transaction/create/advanced");
  await page.getByLabel("Datum").and(page.locator(":focus")).waitFor();
  const [first = { press: "" }, ...others] = COUNTED["En konteringsmall med sin summa"] ?? [];
  await make(page, [first]);
  await page.getByRole("option", { name: /^Papper/ }).waitFor();
  await expectAccessible(page);
  await make(page, others);
  await page.getByText("A 2 registrerad").first().waitFor();
  expect((await storedVouchers(page)).at(-1)).toBe("A 2 2025-05-12 Papper: 6110 500, 2641 60, 1930 -560");
});

test("an asset list is made and its depreciation booked, by keys", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting/assetManagement/create");
  await page.getByLabel("Namn", { exact: true }).and(page.locator(":focus")).waitFor();
  await page.keyboard.type("Datorer");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1229");
  expect(await page.getByLabel("Kostnadskonto för avskrivning").inputValue()).toBe("7832");
  await page.keyboard.press("Control+s");
  await page.getByText("Inga inventarier i listan ännu").waitFor();
  await page.keyboard.press("Control+j");
  await page.getByLabel("Benämning").and(page.locator(":focus")).waitFor();
  for (const [at, typed] of ["Dator", "2025-07-01", "10000"].entries()) {
    if (at > 0) await page.keyboard.press("Tab");
    if (at === 2) await page.getByLabel("Anskaffningsvärde").focus();
    await page.keyboard.type(typed);
  }
  await page.keyboard.press("Tab");
  await page.getByText(/^1\s008,22$/).waitFor();
  await page.keyboard.press("Control+s");
  await page.getByText("Dator är sparad i Datorer").waitFor();
  await page.getByRole("link", { name: "Dator", exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await make(page, press("g", "i"));
  await page.getByRole("heading", { name: "Inventarieförteckning" }).waitFor();
  await expectAccessible(page);
  await page.goto("/accounting");
  await page.getByText("Kassa och bank").first().waitFor();
  const strokes = COUNTED["Årets avskrivning"] ?? [];
  await make(page, strokes.slice(0, 2));
  await page
    .getByRole("button", { name: /^Bokför årets avskrivning/ })
    .and(page.locator(":enabled"))
    .waitFor();
  await make(page, strokes.slice(2, 3));
  await page.getByText("Balanserar").waitFor();
  await make(page, strokes.slice(3));
  await page.getByText("A 3 registrerad").first().waitFor();
  expect((await storedVouchers(page)).at(-1)).toBe(
    "A 3 2025-12-31 Avskrivning Datorer: 7832 1008.22, 1229 -1008.22",
  );
  await page.goto("/accounting/assetManagement");
  await page
    .getByRole("button", { name: /^Bokför årets avskrivning/ })
    .and(page.locator(":enabled"))
    .click();
  await page.getByText("Hela årets avskrivning är bokförd.").waitFor();
});

test("an asset is sold with VAT, and its whole price is in box 05", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting");
  const { companyId, fiscalYearId } = await yearOf(page);
  const calls = await productCalls(page, new URL(page.url()).origin);
  const laser = {
    id: "laser",
    name: "Laser",
    purchaseDate: "2025-01-01",
    purchasePrice: 10_000,
    depreciationYears: 5,
    inboundDepreciationAmount: 0,
    depreciationAmount: 1660.27,
    disposedOn: "2025-10-30",
  };
  const tools = {
    id: "verktyg",
    name: "Verktyg",
    depreciationAccountId: 1219,
    depreciationCostAccountId: 7830,
    items: [laser],
  };
  const key = `c${companyId}-${fiscalYearId}-assetManagement`;
  await calls.commit(companyId, "edit", [{ key, ifMatch: await calls.etag(key), put: [tools] }]);
  await page.goto("/accounting/assetManagement/verktyg/laser/edit");
  await page.getByRole("button", { name: "Bokför avyttringen" }).click();
  await page
    .getByLabel(/^Såld för, utan moms/)
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.type("10000");
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { name: "25 % moms" }).check();
  await page.getByText(/^Momsen är 2\s500,00\./).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fyll i transaktionen" }).click();
  await page.getByText("Balanserar").waitFor();
  await page.keyboard.press("Control+Enter");
  await page
    .getByText(/^A \d registrerad/)
    .first()
    .waitFor();
  expect((await storedVouchers(page)).at(-1)).toMatch(
    /2025-10-30 Såld: Laser: 1219 1660.27, 1210 -10000, 1930 12500, 2611 -2500, 3001 -10000, 3790 10000, 3973 -1660.27$/,
  );
  await page.goto("/accounting/vat/report?typ=quarter&from=2025-10-01");
  const boxes = page.getByRole("table", { name: "Momsrapport" });
  await boxes.getByRole("row", { name: /^05 .* 10\s000$/ }).waitFor();
  await boxes.getByRole("row", { name: /^10 .* 2\s500$/ }).waitFor();
  expect(await page.getByText("Värt en titt").count()).toBe(0);
});
