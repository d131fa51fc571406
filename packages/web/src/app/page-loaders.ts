import type { FunctionComponent } from "react";
import type { PagePath } from "../routes/page-table.ts";

/** Loads the code of a page. */
export type PageLoader = () => Promise<FunctionComponent>;

/** The code of every page in the table of routes. */
export const PAGE_LOADERS: Readonly<Record<PagePath, PageLoader>> = {
  "/login": async () => (await import("../features/sign-in/login-page.tsx")).LoginPage,
  "/login/code": async () => (await import("../features/sign-in/login-code-page.tsx")).LoginCodePage,
  "/logout": async () => (await import("../features/sign-in/logout-page.tsx")).LogoutPage,
  "/settings": async () => (await import("../features/settings/settings-page.tsx")).SettingsPage,
  "/settings/company/create": async () =>
    (await import("../features/company/company-create-page.tsx")).CompanyCreatePage,
  "/settings/company/edit": async () =>
    (await import("../features/company/company-edit-page.tsx")).CompanyEditPage,
  "/settings/company/delete": async () =>
    (await import("../features/company/company-delete-page.tsx")).CompanyDeletePage,
  "/settings/company/demonstration": async () =>
    (await import("../features/demonstration/demonstration-page.tsx")).DemonstrationPage,
  "/accounting": async () => (await import("../features/home/home-page.tsx")).HomePage,
  "/accounting/fiscalYear": async () =>
    (await import("../features/fiscal-year/fiscal-year-page.tsx")).FiscalYearPage,
  "/accounting/fiscalYear/create": async () =>
    (await import("../features/fiscal-year/fiscal-year-create-page.tsx")).FiscalYearCreatePage,
  "/accounting/fiscalYear/$id/series": async () =>
    (await import("../features/fiscal-year/series-page.tsx")).SeriesPage,
  "/accounting/accountPlan": async () =>
    (await import("../features/account-plan/account-plan-page.tsx")).AccountPlanPage,
  "/accounting/accountPlan/create": async () =>
    (await import("../features/account-plan/account-plan-create-page.tsx")).AccountPlanCreatePage,
  "/accounting/accountBalance": async () =>
    (await import("../features/account-balance/account-balance-page.tsx")).AccountBalancePage,
  "/accounting/journalTemplates": async () =>
    (await import("../features/journal-template/journal-templates-page.tsx")).JournalTemplatesPage,
  "/accounting/journalTemplates/create": async () =>
    (await import("../features/journal-template/journal-template-create-page.tsx")).JournalTemplateCreatePage,
  "/accounting/journalTemplates/$id/edit": async () =>
    (await import("../features/journal-template/journal-template-edit-page.tsx")).JournalTemplateEditPage,
  "/accounting/transaction": async () =>
    (await import("../features/transaction/transaction-list-page.tsx")).TransactionListPage,
  "/accounting/transaction/create/{-$mode}": async () =>
    (await import("../features/transaction/transaction-create-page.tsx")).TransactionCreatePage,
  "/accounting/transaction/$series/$id": async () =>
    (await import("../features/transaction/transaction-view-page.tsx")).TransactionViewPage,
  "/accounting/report/balance": async () =>
    (await import("../features/report/balance-report-page.tsx")).BalanceReportPage,
  "/accounting/report/result": async () =>
    (await import("../features/report/result-report-page.tsx")).ResultReportPage,
  "/accounting/report/account/$accountNo": async () =>
    (await import("../features/report/account-ledger-page.tsx")).AccountLedgerPage,
  "/accounting/report/ledger": async () =>
    (await import("../features/report/general-ledger-page.tsx")).GeneralLedgerPage,
  "/accounting/report/transaction": async () =>
    (await import("../features/report/transaction-list-report-page.tsx")).TransactionListReportPage,
  "/accounting/report/fullTransaction": async () =>
    (await import("../features/report/full-transactions-page.tsx")).FullTransactionsPage,
  "/accounting/import/sie": async () => (await import("../features/sie/sie-import-page.tsx")).SieImportPage,
  "/accounting/export/sie5": async () => (await import("../features/sie/sie-export-page.tsx")).SieExportPage,
};
