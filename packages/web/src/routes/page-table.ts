import type { PageRow } from "./page-row.ts";

/**
 * Every page of the product: a page that is not here does not exist. The navigation, the wrapper that waits and gates, the
 * menu, the palette, the screenshots and the tests that visit every page read this table; the code of a page is named
 * in app/page-loaders.ts or later-page-loaders.ts, its icon in shell/menu/page-icons.ts.
 */
export const PAGE_TABLE = [
  { path: "/login", title: "Logga in", isOpen: true },
  { path: "/login/code", title: "Logga in", isOpen: true },
  { path: "/logout", title: "Utloggad", isOpen: true },
  {
    path: "/accounting",
    title: "Hem",
    isTitledByCompany: true,
    needs: ["chart"],
    whenMissing: { company: "page", fiscalYear: "page", chart: "page" },
    menu: { group: "Bokföring", label: "Hem", goKey: "h" },
  },
  {
    path: "/accounting/draft",
    title: "Utkast",
    needs: ["fiscalYear"],
    feature: 1001,
    menu: { group: "Bokföring", label: "Utkast", goKey: "u", shownWith: "accountPlan" },
  },
  {
    path: "/accounting/draft/register",
    title: "Registrera utkast",
    needs: ["fiscalYear", "transactions"],
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/draft/$id",
    title: "Redigera utkast",
    needs: ["fiscalYear", "accountSettings", "accountPlan", "transactions", "transactionDrafts"],
    feature: 1001,
  },
  {
    path: "/accounting/transaction",
    title: "Transaktioner",
    needs: ["fiscalYear"],
    menu: { group: "Bokföring", label: "Transaktioner", goKey: "t" },
  },
  {
    path: "/accounting/transaction/create/{-$mode}",
    values: { mode: ["simple", "advanced", "template"] },
    title: "Ny transaktion",
    needs: ["fiscalYear", "accountSettings", "accountPlan", "transactions"],
    access: "write",
    command: { title: "Ny transaktion", shownWith: "accountPlan" },
  },
  {
    path: "/accounting/transaction/$series/$id",
    title: "Transaktion",
    needs: ["fiscalYear", "transactions"],
  },
  {
    path: "/accounting/fiscalYear",
    title: "Räkenskapsår",
    needs: ["fiscalYear"],
    whenMissing: { fiscalYear: "/accounting/fiscalYear/create" },
    menu: { group: "Bokföring", label: "Räkenskapsår", shownWith: "company" },
  },
  {
    path: "/accounting/fiscalYear/create",
    title: "Skapa räkenskapsår",
    needs: ["company", "accountSettings"],
    access: "write",
    command: { title: "Skapa räkenskapsår", shownWith: "company" },
  },
  {
    path: "/accounting/fiscalYear/$id/series",
    title: "Serier",
    needs: ["company", "accountSettings"],
    access: "write",
  },
  {
    path: "/accounting/accountPlan",
    title: "Kontoplan",
    needs: ["chart", "ledgerWithDrafts"],
    menu: { group: "Bokföring", label: "Kontoplan", goKey: "k", shownWith: "fiscalYear" },
  },
  {
    path: "/accounting/accountPlan/create",
    title: "Skapa kontoplan",
    needs: ["fiscalYear", "accountPlan"],
    access: "write",
  },
  {
    path: "/accounting/accountPlan/migrate/{-$accountNo}",
    title: "Migrera konto",
    needs: ["chart", "transactions"],
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/accountBalance",
    title: "Ingående balans",
    needs: ["chart", "accountBalance"],
    menu: { group: "Bokföring", label: "Ingående balans" },
  },
  {
    path: "/accounting/journalTemplates",
    title: "Konteringsmallar",
    needs: ["company"],
    feature: 1001,
    menu: { group: "Bokföring", label: "Konteringsmallar", goKey: "m", shownWith: "accountPlan" },
  },
  {
    path: "/accounting/journalTemplates/create",
    title: "Ny konteringsmall",
    needs: ["chart", "transactions"],
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/journalTemplates/$id/edit",
    title: "Redigera konteringsmall",
    needs: ["chart"],
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/assetManagement",
    title: "Inventarier",
    needs: ["chart"],
    whenMissing: { fiscalYear: "page", chart: "page" },
    feature: 1001,
    menu: { group: "Bokföring", label: "Inventarier", goKey: "i", shownWith: "accountPlan" },
  },
  {
    path: "/accounting/assetManagement/create",
    title: "Ny inventarielista",
    needs: ["chart"],
    whenMissing: { fiscalYear: "page", chart: "page" },
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/assetManagement/$listId",
    title: "Inventarielista",
    needs: ["chart"],
    whenMissing: { fiscalYear: "page", chart: "page" },
    feature: 1001,
  },
  {
    path: "/accounting/assetManagement/$listId/edit",
    title: "Redigera inventarielista",
    needs: ["chart"],
    whenMissing: { fiscalYear: "page", chart: "page" },
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/assetManagement/$listId/import",
    title: "Importera från bokföringen",
    needs: ["chart"],
    whenMissing: { fiscalYear: "page", chart: "page" },
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/assetManagement/$listId/$itemId/edit",
    title: "Redigera inventarie",
    needs: ["chart"],
    whenMissing: { fiscalYear: "page", chart: "page" },
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/assetManagement/$listId/$itemId/delete",
    title: "Radera inventarie",
    needs: ["chart"],
    whenMissing: { fiscalYear: "page", chart: "page" },
    feature: 1001,
    access: "write",
  },
  {
    path: "/accounting/report/balance",
    title: "Balansrapport",
    needs: ["fiscalYear"],
    menu: { group: "Rapporter", label: "Balansrapport", goKey: "b" },
  },
  {
    path: "/accounting/report/result",
    title: "Resultatrapport",
    needs: ["fiscalYear"],
    menu: { group: "Rapporter", label: "Resultatrapport", goKey: "r" },
  },
  {
    path: "/accounting/report/ledger",
    title: "Huvudbok",
    needs: ["fiscalYear"],
    menu: { group: "Rapporter", label: "Huvudbok" },
  },
  {
    path: "/accounting/report/account/$accountNo",
    title: "Konto",
    needs: ["fiscalYear"],
    under: "/accounting/report/ledger",
  },
  {
    path: "/accounting/report/transaction",
    title: "Transaktionslista",
    needs: ["fiscalYear"],
    menu: { group: "Rapporter", label: "Transaktionslista" },
  },
  {
    path: "/accounting/report/fullTransaction",
    title: "Transaktioner med underlag",
    needs: ["fiscalYear"],
    command: { title: "Transaktioner med underlag", shownWith: "fiscalYear" },
  },
  {
    path: "/accounting/import/sie",
    title: "Importera från SIE",
    needs: ["companies"],
    menu: { group: "Övrigt", label: "Importera SIE" },
  },
  {
    path: "/accounting/export/sie5",
    title: "Exportera SIE",
    needs: ["fiscalYear", "accountPlan", "accountBalance", "transactions", "sieRecords", "yearBefore"],
    whenMissing: { fiscalYear: "page" },
    menu: { group: "Övrigt", label: "Exportera SIE" },
  },
  {
    path: "/settings/company/edit",
    title: "Företagsuppgifter",
    needs: ["company"],
    menu: { group: "Övrigt", label: "Inställningar" },
  },
  {
    path: "/accounting/fiscalYear/$id/delete",
    title: "Radera räkenskapsår",
    needs: ["company", "accountSettings"],
    access: "own",
  },
  {
    path: "/settings/company/delete",
    title: "Radera företag",
    needs: ["company", "accountSettings"],
    access: "own",
    under: "/settings/company/edit",
  },
  {
    path: "/settings/company/create",
    title: "Företagsuppgifter",
    tabTitle: "Skapa företag",
    command: { title: "Skapa nytt företag" },
  },
  { path: "/settings/company/demonstration", title: "Prova med exempelföretag", needs: ["companies"] },
  {
    path: "/settings",
    title: "Mina inställningar",
    needs: ["userSettings"],
    command: { title: "Mina inställningar" },
  },
] as const satisfies readonly PageRow[];

export type PagePath = (typeof PAGE_TABLE)[number]["path"];

type Row = PageRow & { readonly path: PagePath };

/** The same, each row with the type of any page. */
export const PAGES: readonly Row[] = [...PAGE_TABLE];
