import { expect } from "vitest";
import { COMPANY, signInWithTaxBooks } from "../income-tax/tax-books.ts";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { heading } from "../support/heading.ts";
import { press } from "../support/keyboard.ts";
import { printed, squeezed } from "../support/printed.ts";
import { test } from "../support/test.ts";

test("the year's result of a limited company is booked by keys, from the helper and back to it", async ({
  page,
}) => {
  await signInWithTaxBooks(page, COMPANY, "/accounting/closing/helper");
  await heading(page, "Bokslutshjälpen").waitFor();
  const checks = page.getByRole("list", { name: "Kontroller" }).getByRole("listitem");
  await checks.filter({ hasText: "är inte bokfört" }).waitFor();
  expect(await checks.count()).toBe(13);
  await expectAccessibleInEitherTheme(page);
  const [sheet, ...more] = await printed(page);
  expect([more.length, Math.round(sheet?.width ?? 0)]).toEqual([0, 210]);
  const paper = squeezed((sheet?.texts ?? []).map(({ text }) => text).join(""));
  for (const shown of [
    "Havtorn Keramik AB",
    "Räkenskapsår 2025",
    // The company has machines that no asset list has.
    "2025, 9 av 13 kontroller klara",
    "Konto 1220: bokfört 60 000,00, inventarielistor 0,00",
    "Åtgärda",
  ]) {
    expect(paper).toContain(squeezed(shown));
  }
  expect(paper).not.toContain(squeezed("Bokför årets resultat"));
  await press(page, page.getByRole("link", { name: "Bokför årets resultat" }));
  await heading(page, "Ny transaktion").waitFor();
  expect(await page.getByLabel("Konto, rad 1", { exact: true }).inputValue()).toBe("8999");
  await page.keyboard.press("Control+Enter");
  await heading(page, "Bokslutshjälpen").waitFor();
  await checks.filter({ hasText: /^Årets resultatKlart/ }).waitFor();
  // Nothing is left to do, so the page begins at its heading.
  await page.locator("h1:focus").waitFor();
});
