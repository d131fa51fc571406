import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import { newcomer } from "../support/half-typed.ts";
import { printed, squeezed } from "../support/printed.ts";
import { ANNA } from "../support/sign-in.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

/** The quarter of the rules: sales at every rate, a purchase, and öre that fall away. */
const VOUCHERS = [
  {
    date: "2025-01-15",
    text: "Krukor",
    entries: [
      { accountId: 3001, amount: -100_000.4 },
      { accountId: 2611, amount: -25_000.1 },
      { accountId: 1930, amount: 125_000.5 },
    ],
  },
  {
    date: "2025-02-15",
    text: "Böcker och mat",
    entries: [
      { accountId: 3002, amount: -5000 },
      { accountId: 2621, amount: -600 },
      { accountId: 3003, amount: -1000 },
      { accountId: 2631, amount: -60 },
      { accountId: 1930, amount: 6660 },
    ],
  },
  {
    date: "2025-03-31",
    text: "Lera",
    entries: [
      { accountId: 5460, amount: 49_382.68 },
      { accountId: 2641, amount: 12_345.67 },
      { accountId: 1930, amount: -61_728.35 },
    ],
  },
];
const REPORT = "/accounting/vat/report?typ=quarter&from=2025-01-01";

test("a quarter's VAT is explained, downloaded, settled and checked, by keys", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting", (calls) => storeBooksWith(calls, VOUCHERS));
  await page.goto(REPORT);
  const boxes = page.getByRole("table", { name: "Momsrapport" });
  await boxes.getByRole("row", { name: /^49 Moms att betala 13\s315$/ }).waitFor();
  await expectAccessible(page);
  await boxes.getByRole("button", { name: /^48/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /Ingående moms att dra av/ }).waitFor();
  await page.getByText("−0,67").waitFor();
  await page.getByRole("link", { name: "A 3", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Transaktion A 3" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: /Ingående moms att dra av/ }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("A 3");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await page.getByRole("heading", { name: /Ingående moms att dra av/ }).waitFor();
  await expect.poll(focused).toBe("A 3");
  await page.getByLabel("Övriga upplysningar").fill("Första rapporten\nfrån oss");

  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Control+m")]);
  expect(download.suggestedFilename()).toBe("momsrapport.xml");
  const bytes = await readFile(await download.path());
  expect(bytes.toString("latin1").split("\r\n")).toEqual([
    '<?xml version="1.0" encoding="ISO-8859-1"?>',
    '<eSKDUpload Version="6.0">',
    "<OrgNr>556677-8899</OrgNr>",
    "<Moms>",
    "<Period>202503</Period>",
    "<ForsMomsEjAnnan>106000</ForsMomsEjAnnan>",
    "<MomsUtgHog>25000</MomsUtgHog>",
    "<MomsUtgMedel>600</MomsUtgMedel>",
    "<MomsUtgLag>60</MomsUtgLag>",
    "<MomsIngAvdr>12345</MomsIngAvdr>",
    "<MomsBetala>13315</MomsBetala>",
    "<TextUpplysningMoms>Första rapporten från oss</TextUpplysningMoms>",
    "</Moms>",
    "</eSKDUpload>",
    "",
  ]);
  await page.getByRole("heading", { name: "Filer för perioden" }).waitFor();

  await page.keyboard.press("Control+b");
  await page.getByText("Balanserar").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 4 registrerad").first().waitFor();
  expect((await storedVouchers(page)).at(-1)).toBe(
    "A 4 2025-03-31 Momsavräkning januari–mars: 2611 25000.1, 2621 600, 2631 60, 2641 -12345.67, 3740 0.57, 2650 -13315",
  );
  await page.goto(REPORT);
  await page.getByText("Momsen är bokförd").waitFor();
  await boxes.getByRole("row", { name: /^49 Moms att betala 13\s315$/ }).waitFor();
  await page.getByRole("button", { name: /^Lås till och med/ }).waitFor();

  const [sheet, ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(sheet?.width).toBeCloseTo(210, 0);
  const rows = (sheet?.rows ?? []).map(({ text }) => squeezed(text));
  expect(rows).toContain("49Momsattbetala13315");
  expect((sheet?.texts ?? []).map(({ text }) => squeezed(text)).join("")).toContain("HavtornKeramikAB");

  await page.goto("/accounting/vat/summary?typ=quarter&from=2025-01-01");
  await page.getByText("Momskontona stämmer med underlaget").waitFor();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Momsrapport Ctrl|^Momsrapport$/ })
    .last()
    .focus();
  await page.keyboard.press("Enter");
  await boxes.waitFor();
});

test("the report fits a phone", async ({ browser }) => {
  const page = await browser.newPerson({ viewport: { width: 360, height: 740 } });
  await signInWithBooks(page, ANNA, REPORT, (calls) => storeBooksWith(calls, VOUCHERS));
  await page.getByRole("table", { name: "Momsrapport" }).waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});

test("a period that begins with VAT leads to where it comes from, on a phone too", async ({ browser }) => {
  const page = await browser.newPerson({ viewport: { width: 360, height: 740 } });
  const next = "/accounting/vat/report?typ=quarter&from=2025-04-01";
  await signInWithBooks(page, newcomer(), next, (calls) => storeBooksWith(calls, VOUCHERS));
  // No button is cut by the reason beside it.
  const download = page.getByRole("button", { name: /^Ladda ner momsrapport/ });
  await page.getByText("Rätta det som hindrar momsrapporten först").waitFor();
  const box = await download.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThan(360);
  await page.getByRole("link", { name: "Till momsrapporten för jan–mar 2025" }).click();
  await page.getByRole("row", { name: /^49 Moms att betala 13\s315$/ }).waitFor();
  expect(page.url()).toContain(REPORT);
});
