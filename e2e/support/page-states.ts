import type { Page } from "playwright-core";
import { PAGES as ALL_PAGES, type PagePath } from "../../packages/web/src/routes/page-table.ts";
import { heading as headingOf } from "./heading.ts";

/** A page in one of its states: its address, and what has been opened on it. */
export interface OpenedPage {
  readonly name: string;
  readonly path: string;
  /** The heading of the page. */
  readonly heading: string | RegExp;
  /** The text of the browser's tab, where another page has the same heading. */
  readonly tabTitle?: string | undefined;
  /** Opens a menu, a dialog or an error and waits until it is there. */
  readonly act?: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** A page of the table of pages, with its address in the pottery's books. */
interface ExamplePage {
  readonly path: string;
  readonly heading: string | RegExp;
}

/** The pottery's second year, which its books are shown in. */
const POTTERY_YEAR = `f${"2026".repeat(8)}`;

/** Pages of one voucher, account or company: the one that is visited, and its heading. */
const EXAMPLE_PAGES: Readonly<Partial<Record<PagePath, ExamplePage>>> = {
  "/accounting": { path: "/accounting", heading: /Havtorn|Välkommen/ },
  "/accounting/transaction/create/{-$mode}": {
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
  },
  "/accounting/draft/$id": { path: "/accounting/draft/new", heading: "Redigera utkast" },
  "/accounting/transaction/$series/$id": {
    path: "/accounting/transaction/A/12",
    heading: "Transaktion A 12",
  },
  "/accounting/fiscalYear/$id/series": {
    path: `/accounting/fiscalYear/${POTTERY_YEAR}/series`,
    heading: "Serier",
  },
  "/accounting/assetManagement/$listId": {
    path: "/accounting/assetManagement/verkstad",
    heading: /^(Verkstadens inventarier|Inventarielista)$/,
  },
  "/accounting/assetManagement/$listId/edit": {
    path: "/accounting/assetManagement/verkstad/edit",
    heading: "Redigera inventarielista",
  },
  "/accounting/assetManagement/$listId/import": {
    path: "/accounting/assetManagement/verkstad/import",
    heading: "Importera från bokföringen",
  },
  "/accounting/assetManagement/$listId/$itemId/edit": {
    path: "/accounting/assetManagement/verkstad/ugn/edit",
    heading: "Redigera inventarie",
  },
  "/accounting/assetManagement/$listId/$itemId/delete": {
    path: "/accounting/assetManagement/verkstad/ugn/delete",
    heading: "Radera inventarie",
  },
  "/accounting/journalTemplates/$id/edit": {
    path: "/accounting/journalTemplates/inkop/edit",
    heading: "Redigera konteringsmall",
  },
  "/accounting/fiscalYear/$id/delete": {
    path: `/accounting/fiscalYear/f${"2025".repeat(8)}/delete`,
    heading: "Radera räkenskapsår",
  },
  "/accounting/accountPlan/migrate/{-$accountNo}": {
    path: "/accounting/accountPlan/migrate/1930",
    heading: "Migrera konto",
  },
  "/accounting/report/account/$accountNo": { path: "/accounting/report/account/1930", heading: /^1930 / },
};

/** A year that has a chart redirects from here to it. */
const REDIRECTING: ReadonlySet<string> = new Set<PagePath>(["/accounting/accountPlan/create"]);

/** The closing of a year has its page at an address of its own, and its entries open the entry form. */
const LEADS_ON: ReadonlySet<string> = new Set<PagePath>([
  "/accounting/closing",
  "/accounting/closing/resetLastYearResult",
  "/accounting/closing/bookLastYearResult",
  "/accounting/closing/bookThisYearResult",
]);

const OF_THE_FRAME = ALL_PAGES.filter(({ isOpen }) => isOpen !== true).map(
  (page): OpenedPage => ({
    name: page.path,
    path: page.path,
    heading: page.title,
    tabTitle: page.tabTitle ?? page.title,
    ...(EXAMPLE_PAGES[page.path] && { ...EXAMPLE_PAGES[page.path], tabTitle: undefined }),
  }),
);

/** Pages that are only shown while the year has no chart. */
export const CHARTLESS_PAGES: readonly OpenedPage[] = OF_THE_FRAME.filter(({ path }) =>
  REDIRECTING.has(path),
);

/** Every page of the frame with books, by the table of pages; and addresses without a page. */
export const PAGE_STATES: readonly OpenedPage[] = [
  ...OF_THE_FRAME.filter(({ path }) => !REDIRECTING.has(path) && !LEADS_ON.has(path)),
  { name: "no voucher", path: "/accounting/transaction/A/99999", heading: "Transaktion A 99999" },
  { name: "no page", path: "/accounting/finns-inte", heading: "Not Found" },
];

/** What can be open over a page or go wrong on it. */
export const OPENED: readonly OpenedPage[] = [
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
    name: "template in entry",
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: async (page) => {
      await button(page, /^Mall/).click();
      await page.getByLabel("Summa", { exact: true }).fill("1250");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "calendar month",
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: async (page) => {
      await button(page, /^Öppna kalender: Datum$/).click();
      await page.getByRole("dialog", { name: "Kalender" }).locator("[data-day]").first().waitFor();
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
    name: "VAT that a period began with",
    path: "/accounting/vat/report?typ=month&from=2026-03-01",
    heading: "Momsrapport",
    act: (page) => page.getByRole("link", { name: /^Till A \d+$/ }).waitFor(),
  },
  {
    name: "VAT box",
    path: "/accounting/vat/report?typ=year&ruta=5",
    heading: "Momsrapport",
    act: (page) => page.getByRole("heading", { name: /^05 / }).waitFor(),
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

/** Opens a state without reloading the app. */
export async function openState(page: Page, state: OpenedPage): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, state.path);
  await stateIsShown(page, state);
  // A new page takes the focus; a state that differs by its query only is no new page.
  await page
    .waitForFunction(() => document.activeElement?.closest("main") !== null, undefined, { timeout: 1000 })
    .catch(() => undefined);
  await state.act?.(page);
}

/** Waits until the page has what it needs and shows its heading. */
export async function stateIsShown(page: Page, { heading, tabTitle }: OpenedPage): Promise<void> {
  const main = page.locator("main:not([aria-busy=true])");
  await headingOf(main, heading).waitFor();
  if (tabTitle !== undefined) {
    await page.waitForFunction((title) => document.title === title, `${tabTitle} – Huvudbok`);
  }
}

/** Closes what a state has opened. */
export async function closeState(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
}

/** Pages that lead to another one at once, which e2e/closing follows. */
export const LEAD_ON: ReadonlySet<string> = new Set([
  "/accounting/closing",
  "/accounting/closing/resetLastYearResult",
  "/accounting/closing/bookLastYearResult",
  "/accounting/closing/bookThisYearResult",
]);
/** The specification names a second address of the page that checks the bases of VAT. */
export const SECOND_ADDRESS = "/accounting/report/taxSummary";
