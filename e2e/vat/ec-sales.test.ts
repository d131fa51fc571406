import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { productCalls } from "../screenshots/product-calls.ts";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { ANNA } from "../support/sign-in.ts";
import { yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

const sold = (date: string, text: string, account: number, amount: number) => ({
  series: "A",
  date,
  text,
  entries: [
    { accountId: 1510, amount },
    { accountId: account, amount: -amount },
  ],
  locked: false,
});

test("an EC sales list is made by keys, read byte by byte, and marked as handed in", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting");
  const { companyId, fiscalYearId } = await yearOf(page);
  const calls = await productCalls(page, new URL(page.url()).origin);
  await calls.commit(companyId, "register", [
    {
      key: `c${companyId}-${fiscalYearId}-transactions`,
      append: [
        sold("2025-03-03", "Kundfaktura 41 Müller GmbH", 3108, 12_500.6),
        sold("2025-03-10", "Kundfaktura 42 Müller GmbH", 3108, -300.2),
        sold("2025-03-31", "Konsultation Nokia", 3308, 4200),
      ],
    },
  ]);
  // The palette leads there.
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("periodisk");
  // What a feature opens comes when the features of the company are known.
  await page.getByRole("option", { name: "Periodisk sammanställning" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Periodisk sammanställning" }).waitFor();
  await page.getByLabel("Period").selectOption("2025-03-01");
  await page.getByText("3 rader saknar köparens VAT-nummer.").waitFor();
  expect(await page.getByRole("button", { name: /Hämta filen/ }).isDisabled()).toBe(true);
  await page.getByLabel("VAT-nummer för A 1").focus();
  await page.keyboard.type("DE12");
  await page.keyboard.press("Enter");
  await page.getByText("A 1: Så ser inget VAT-nummer i DE ut.").waitFor();
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("de 143 454 214");
  await page.keyboard.press("Enter");
  await page.getByText("även för 1 rad till med samma text").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.type("fi01120389");
  await page.keyboard.press("Enter");
  await page.getByRole("table", { name: "Köpare i filen" }).getByText("FI01120389").waitFor();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Control+e")]);
  expect(download.suggestedFilename()).toBe("periodisk-sammanstallning-2503.csv");
  const file = await readFile(await download.path());
  const sender = `SE556677889901;2503;${ANNA.name};0431-5550120;${ANNA.email}`;
  const lines = ["SKV574008;", sender, "DE143454214;12200;;;", "FI01120389;;;4200;"];
  expect(file).toEqual(Buffer.from(lines.map((line) => `${line}\r\n`).join(""), "latin1"));
  await page.getByText("Inte inlämnad.").waitFor();
  await page.getByRole("button", { name: "Markera som inlämnad" }).press("Enter");
  await page.getByText(/Inlämnad .* enligt/).waitFor();
  // The numbers are remembered, and what the books change afterwards is told.
  await calls.commit(companyId, "register", [
    {
      key: `c${companyId}-${fiscalYearId}-transactions`,
      append: [sold("2025-03-31", "Kundfaktura 43 Müller GmbH", 3108, 1000)],
    },
  ]);
  await page.reload();
  await page.getByText("Böckerna har ändrats sedan filen lämnades in").waitFor();
  const changed = await page.getByRole("main").getByRole("listitem").allTextContents();
  expect(changed.map((text) => text.replaceAll("\u00a0", " "))).toContain(
    "DE143454214, ruta 35: 12 200 är nu 13 200",
  );
});
