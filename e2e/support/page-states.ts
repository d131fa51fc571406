import type { Page } from "playwright-core";
import { heading as headingOf } from "./heading.ts";

/** A page as a person may find it: where it is, and what has been opened on it. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** The heading of the page. */
  readonly heading: string | RegExp;
  /** What the browser's tab says, where another page has the same heading. */
  readonly tabTitle?: string;
  /** Opens a menu, a dialog or an error and waits until it is there. */
  readonly act?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** Every page of the frame, as it is with books. */
export const PAGES: readonly PageState[] = [
  { name: "home", path: "/accounting", heading: /Havtorn|Välkommen/ },
  { name: "fiscal years", path: "/accounting/fiscalYear", heading: "Räkenskapsår" },
  { name: "new fiscal year", path: "/accounting/fiscalYear/create", heading: "Skapa räkenskapsår" },
  { name: "chart", path: "/accounting/accountPlan", heading: "Kontoplan" },
  { name: "opening balance", path: "/accounting/accountBalance", heading: "Ingående balans" },
  { name: "list", path: "/accounting/transaction", heading: "Transaktioner" },
  { name: "entry", path: "/accounting/transaction/create/advanced", heading: "Ny transaktion" },
  { name: "voucher", path: "/accounting/transaction/A/12", heading: "Transaktion A 12" },
  { name: "no voucher", path: "/accounting/transaction/A/99999", heading: "Transaktion A 99999" },
  { name: "balance report", path: "/accounting/report/balance", heading: "Balansrapport" },
  { name: "result report", path: "/accounting/report/result", heading: "Resultatrapport" },
  { name: "account ledger", path: "/accounting/report/account/1930", heading: /^1930 / },
  { name: "general ledger", path: "/accounting/report/ledger", heading: "Huvudbok" },
  { name: "transaction list", path: "/accounting/report/transaction", heading: "Transaktionslista" },
  { name: "SIE import", path: "/accounting/import/sie", heading: "Importera från SIE" },
  { name: "SIE export", path: "/accounting/export/sie5", heading: "Exportera SIE" },
  { name: "settings", path: "/settings", heading: "Inställningar" },
  {
    name: "new company",
    path: "/settings/company/create",
    heading: "Företagsuppgifter",
    tabTitle: "Skapa företag",
  },
  {
    name: "company",
    path: "/settings/company/edit",
    heading: "Företagsuppgifter",
    tabTitle: "Företagsuppgifter",
  },
  { name: "delete company", path: "/settings/company/delete", heading: "Radera företag" },
  { name: "demonstration", path: "/settings/company/demonstration", heading: "Prova med exempelföretag" },
  { name: "no page", path: "/accounting/finns-inte", heading: "Not Found" },
];

/** What can be open over a page or go wrong on it. */
export const OPENED: readonly PageState[] = [
  {
    name: "simple entry",
    path: "/accounting/transaction/create/simple",
    heading: "Ny transaktion",
    act: (page) => page.getByLabel("Betalt från", { exact: true }).waitFor(),
  },
  {
    name: "company menu",
    path: "/accounting",
    heading: /Havtorn/,
    act: async (page) => {
      await button(page, /^Företag: /).click();
      await page.getByRole("menuitem", { name: "Skapa nytt företag" }).waitFor();
    },
  },
  {
    name: "year menu",
    path: "/accounting",
    heading: /Havtorn/,
    act: async (page) => {
      await button(page, /^Räkenskapsår: /).click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "user menu",
    path: "/accounting",
    heading: /Havtorn/,
    act: async (page) => {
      await button(page, /^Användare: /).click();
      await page.getByRole("menuitem", { name: "Logga ut" }).waitFor();
    },
  },
  {
    name: "palette",
    path: "/accounting",
    heading: /Havtorn/,
    act: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Sök eller gå till" }).fill("19");
      await page.getByRole("option", { name: /1930/ }).first().waitFor();
    },
  },
  {
    name: "keys",
    path: "/accounting",
    heading: /Havtorn/,
    act: async (page) => {
      await button(page, /^Användare: /).click();
      await page.getByRole("menuitem", { name: "Kortkommandon" }).click();
      await page.getByRole("dialog").getByRole("heading").first().waitFor();
    },
  },
  {
    name: "entry with errors",
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: async (page) => {
      await button(page, /^Registrera [A-Z]/).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "account suggestions",
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: async (page) => {
      await page.getByLabel("Konto, rad 1").pressSequentially("19");
      await page.getByRole("option", { name: /1930/ }).waitFor();
    },
  },
  {
    name: "calendar",
    path: "/accounting/report/transaction",
    heading: "Transaktionslista",
    act: async (page) => {
      await page
        .getByRole("main")
        .getByRole("button", { name: /^Period: / })
        .click();
      await page.getByLabel("Till och med", { exact: true }).waitFor();
    },
  },
  {
    name: "nothing found",
    path: "/accounting/transaction?search=finnsinte",
    heading: "Transaktioner",
    act: (page) => page.getByText("Inga träffar").first().waitFor(),
  },
  {
    name: "note",
    path: "/accounting/transaction/A/11",
    heading: "Transaktion A 11",
    act: async (page) => {
      await page.getByRole("button", { name: "Skriv anteckning" }).click();
      await page.getByRole("textbox", { name: "Anteckning" }).waitFor();
    },
  },
  {
    name: "account to edit",
    path: "/accounting/accountPlan",
    heading: "Kontoplan",
    act: async (page) => {
      await page.getByRole("button", { name: "Redigera konto 1221" }).focus();
      await page.keyboard.press("Enter");
      await page.getByLabel("Kontonummer").first().waitFor();
    },
  },
  {
    name: "account to delete",
    path: "/accounting/accountPlan",
    heading: "Kontoplan",
    act: async (page) => {
      await page.getByRole("button", { name: "Radera konto 1221" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "empty company form",
    path: "/settings/company/create",
    heading: "Företagsuppgifter",
    act: async (page) => {
      await page.getByLabel("Org. nummer").fill("1");
      await page.getByLabel("Telefon").focus();
    },
  },
];

/** Opens a state without loading the app anew. */
export async function openState(page: Page, { path, heading, tabTitle, act }: PageState): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
  const main = page.locator("main:not([aria-busy=true])");
  await headingOf(main, heading).waitFor();
  if (tabTitle !== undefined) {
    await page.waitForFunction((title) => document.title === title, `${tabTitle} – Huvudbok`);
  }
  // The page one has come to takes the focus; what is told apart by its query only is no new page.
  await page
    .waitForFunction(() => document.activeElement?.closest("main") !== null, undefined, { timeout: 1000 })
    .catch(() => undefined);
  await act?.(page);
}

/** Closes what a state has opened. */
export async function closeState(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
}
