import type { Page } from "playwright-core";
import type { OpenedPage } from "./page-states.ts";

const ENTRY = { path: "/accounting/transaction/create/advanced", heading: "Ny transaktion" } as const;

const account = (page: Page) => page.getByLabel("Konto, rad 1");

/** What else can be open over a page or go wrong on it: looked over by `npm run long`. */
export const RARELY_OPENED: readonly OpenedPage[] = [
  {
    ...ENTRY,
    name: "text suggestions",
    act: async (page) => {
      await page.getByRole("combobox", { name: "Text" }).pressSequentially("fa");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...ENTRY,
    name: "row menu",
    act: async (page) => {
      await account(page).fill("5460");
      await account(page).press("Enter");
      await page.getByRole("button", { name: "Mer, rad 1" }).click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    ...ENTRY,
    name: "new account",
    act: async (page) => {
      await account(page).fill("5999");
      for (const key of ["ArrowDown", "Enter"]) await account(page).press(key);
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    ...ENTRY,
    name: "help",
    act: async (page) => {
      await page.getByRole("main").getByRole("button", { name: "Hjälp" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "home as a table",
    path: "/accounting",
    heading: /Havtorn/,
    act: async (page) => {
      await page.getByRole("button", { name: "Visa som tabell" }).click();
      await page.getByRole("table", { name: /månad/i }).waitFor();
    },
  },
];
