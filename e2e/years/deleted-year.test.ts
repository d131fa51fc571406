import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { chartChange, productCalls } from "../screenshots/product-calls.ts";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { storedYear } from "../support/lock-year.ts";
import { pictureFile } from "../support/picture-file.ts";
import { yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";
import { openVoucherForm, registerVoucher, typeVoucher } from "../support/vouchers.ts";

const YEARS = "/accounting/fiscalYear";
const PAPER = [
  ["6110", 80],
  ["1930", -80],
] as const;

/** A year after the one there is, with a chart; the year that starts last is worked in. */
async function addNextYear(page: Page): Promise<void> {
  const calls = await productCalls(page, new URL(page.url()).origin);
  const { companyId } = await yearOf(page);
  const next = `f${"2026".repeat(8)}`;
  const settings = `c${companyId}-accountSettings`;
  await calls.commit(companyId, "edit", [
    { key: settings, ifMatch: await calls.etag(settings), put: [storedYear(next, 2026, false)] },
    await chartChange(`c${companyId}-${next}-accountPlan`, "bas-2025-ab"),
  ]);
}

/** Saves what a button offers, and gives the bytes. */
async function saved(page: Page, button: string, name: RegExp): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(name);
  return readFileSync(await download.path());
}

test("a year is locked, unlocked, given a series, deleted with its copies saved, and taken back", async ({
  page,
}) => {
  await signInWithBooks(page, { name: "Ylva Ybo", email: "ylva@example.se" });
  const picture = pictureFile("kvitto.png");
  await openVoucherForm(page);
  await page.locator("input[type=file]").first().setInputFiles(picture);
  await page.getByRole("img", { name: picture.name }).waitFor();
  await typeVoucher(page, { date: "2025-03-01", text: "Pennor", rows: PAPER });
  await registerVoucher(page, "A 1");
  await addNextYear(page);

  // Locked with the mouse: the form says so before anything is typed.
  await page.goto(YEARS);
  await page.getByRole("button", { name: "Lås räkenskapsåret 2025" }).click();
  await page
    .getByRole("dialog")
    .getByText(/^I ett låst år kan ingenting bokföras/)
    .waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Lås" }).click();
  await page.getByText("Räkenskapsåret 2025 är låst").waitFor();
  await page.getByRole("button", { name: "Välj räkenskapsåret 2025" }).click();
  await page.getByRole("button", { name: "Räkenskapsår: 2025-01-01 – 2025-12-31" }).waitFor();
  await page.goto("/accounting/transaction/create");
  await page.getByText("Räkenskapsåret 2025 är låst").waitFor();
  expect(await page.getByLabel("Datum", { exact: true }).count()).toBe(0);

  // Unlocked, and given a series, with the keyboard.
  await page.goto(YEARS);
  const unlock = page.getByRole("button", { name: "Lås upp räkenskapsåret 2025" });
  await unlock.waitFor();
  await page.getByRole("row", { name: /^2025/ }).focus();
  for (let tabs = 0; tabs < 5 && !(await unlock.evaluate((it) => it === document.activeElement)); tabs += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog")
    .getByText(/^Då kan året bokföras/)
    .waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("Räkenskapsåret 2025 är upplåst").waitFor();
  await page.getByRole("link", { name: "Serier i 2025" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Ligger fast: 1 transaktion").waitFor();
  await page.getByRole("button", { name: "Lägg till serie" }).focus();
  await page.keyboard.press("Enter");
  await expectAccessibleInEitherTheme(page);
  await page.keyboard.type("L");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("100");
  await page.keyboard.press("Control+s");
  await page.getByText("Serierna i 2025 är ändrade").waitFor();
  await page.waitForURL(`**${YEARS}`);
  await openVoucherForm(page);
  await page.getByLabel("Serie").selectOption("L");
  await typeVoucher(page, { date: "2025-03-25", text: "Lön", rows: PAPER });
  await registerVoucher(page, "L 100");

  // The active year stays; another one goes, once its books and files are saved.
  await page.goto(YEARS);
  await page.getByRole("button", { name: "Radera räkenskapsåret 2025" }).click({ force: true });
  await page.getByText("Det valda räkenskapsåret kan inte raderas.").first().waitFor();
  await page.getByRole("button", { name: "Välj räkenskapsåret 2026" }).click();
  await page.getByRole("link", { name: "Radera räkenskapsåret 2025" }).click();
  await page.getByText(/^2026 bygger på det här året\./).waitFor();
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("button", { name: "Fortsätt" }).click();
  const remove = page.getByRole("button", { name: "Radera räkenskapsåret 2025" });
  await page.getByRole("row", { name: "Transaktioner 2" }).waitFor();
  await page.getByRole("row", { name: "Bifogade filer 1" }).waitFor();
  await page.getByText("Spara SIE-filen och filerna först").waitFor();
  expect(await remove.isDisabled()).toBe(true);
  expect((await saved(page, "Spara SIE 4-filen", /\.se$/)).includes("#VER L 100 20250325")).toBe(true);
  expect(await remove.isDisabled()).toBe(true);
  const archive = await saved(page, "Spara filerna som ZIP", /\.zip$/);
  expect([archive.includes("A 1 kvitto.png"), archive.includes(picture.buffer)]).toEqual([true, true]);
  await expectAccessibleInEitherTheme(page);
  await remove.click();
  await page.getByText("Webbläsarens kopior är borta.").waitFor();
  expect(await page.getByRole("button", { name: /^Räkenskapsår: 2026/ }).count()).toBe(1);

  // Taken back with Ctrl+Z: the vouchers, their numbers and the receipt, once the server has them.
  const undone = page.waitForResponse(/\/api\/data\/commit/);
  await page.keyboard.press("Control+z");
  await page.getByText("Räkenskapsåret 2025 är tillbaka").waitFor();
  await undone;
  await page.getByRole("link", { name: "Till räkenskapsår" }).click();
  await page.getByRole("button", { name: "Välj räkenskapsåret 2025" }).click();
  await page.getByRole("button", { name: "Räkenskapsår: 2025-01-01 – 2025-12-31" }).waitFor();
  await page.goto("/accounting/transaction/A/1");
  await page.getByRole("img", { name: picture.name }).waitFor();
  await page.goto("/accounting/transaction/L/100");
  await page.getByText("Lön").first().waitFor();
});
