import type { Page } from "playwright-core";
import { expect } from "vitest";
import { CREATE, valueOf } from "./entry-form.ts";
import type { Person } from "./sign-in.ts";
import { type TypedVoucher, typeVoucher } from "./vouchers.ts";

let people = 0;
/** A person of whom this browser stores nothing yet. */
export const newcomer = (): Person => ({ name: "Ulla Ung", email: `ulla${++people}@example.se` });

export const VOUCHER: TypedVoucher = {
  date: "2025-04-02",
  text: "Lera till verkstaden",
  rows: [
    ["5460", 125],
    ["1930", -125],
  ],
};

/** Another window of the same browser. */
export async function newTab(page: Page, path = CREATE): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

/** The form with everything but the last amount, of which two digits are typed. */
export async function typeHalf(page: Page): Promise<void> {
  await page.getByText("Avancerad").click();
  await typeVoucher(page, { ...VOUCHER, rows: [["5460", 125]] });
  await page.getByLabel("Konto, rad 2").fill("1930");
  await page.getByLabel("Konto, rad 2").press("Escape");
  await page.getByLabel("Kredit, rad 2").click();
  await page.keyboard.type("12");
}

/** The form holds what `typeHalf` has typed. */
export async function expectHalf(page: Page): Promise<void> {
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe(VOUCHER.text);
  expect(await valueOf(page, "Datum")).toBe(VOUCHER.date);
  expect(await valueOf(page, "Konto, rad 1")).toBe("5460");
  expect(await valueOf(page, "Debet, rad 1")).toBe("125,00");
  expect(await valueOf(page, "Konto, rad 2")).toBe("1930");
  expect(await valueOf(page, "Kredit, rad 2")).toBe("12");
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const elsewhere = (page: Page) => page.getByText("Transaktionen skrivs i en annan flik");
