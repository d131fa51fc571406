import type { PagePath } from "../routes/page-table.ts";
import type { PAGE_LOADERS, PageLoader } from "./page-loaders.ts";

/** The code of every page that page-loaders.ts does not name. */
export const LATER_PAGE_LOADERS: Readonly<Record<Exclude<PagePath, keyof typeof PAGE_LOADERS>, PageLoader>> =
  {
    "/accounting/fiscalYear/create": async () =>
      (await import("../features/fiscal-year/fiscal-year-create-page.tsx")).FiscalYearCreatePage,
    "/accounting/transaction": async () =>
      (await import("../features/transaction/transaction-list-page.tsx")).TransactionListPage,
    "/accounting/transaction/create/{-$mode}": async () =>
      (await import("../features/transaction/transaction-create-page.tsx")).TransactionCreatePage,
    "/accounting/transaction/$series/$id": async () =>
      (await import("../features/transaction/transaction-view-page.tsx")).TransactionViewPage,
    "/settings": async () => (await import("../features/settings/settings-page.tsx")).SettingsPage,
    "/settings/company/edit": async () =>
      (await import("../features/company/company-edit-page.tsx")).CompanyEditPage,
    "/settings/company/delete": async () =>
      (await import("../features/company/company-delete-page.tsx")).CompanyDeletePage,
    "/settings/company/demonstration": async () =>
      (await import("../features/demonstration/demonstration-page.tsx")).DemonstrationPage,
    "/accounting/fiscalYear/$id/series": async () =>
      (await import("../features/fiscal-year/series-page.tsx")).SeriesPage,
    "/accounting/accountPlan/edit": async () =>
      (await import("../features/account-plan/edit-account-page.tsx")).EditAccountPage,
    "/accounting/accountPlan/reset": async () =>
      (await import("../features/account-plan/reset/reset-page.tsx")).ResetPage,
    "/accounting/accountPlan/migrate/{-$accountNo}": async () =>
      (await import("../features/account-plan/migrate/migrate-account-page.tsx")).MigrateAccountPage,
    "/accounting/vat/ecSales": async () =>
      (await import("../features/ec-sales/ec-sales-page.tsx")).EcSalesPage,
    "/accounting/accountBalance": async () =>
      (await import("../features/account-balance/account-balance-page.tsx")).AccountBalancePage,
    "/accounting/draft": async () =>
      (await import("../features/draft/list/draft-list-page.tsx")).DraftListPage,
    "/accounting/draft/register": async () =>
      (await import("../features/draft/register/register-drafts-page.tsx")).RegisterDraftsPage,
    "/accounting/convertTransactionsToDrafts": async () =>
      (await import("../features/draft/convert/convert-page.tsx")).ConvertPage,
    "/accounting/draft/$id": async () =>
      (await import("../features/draft/edit/draft-edit-page.tsx")).DraftEditPage,
    "/accounting/journalTemplates": async () =>
      (await import("../features/journal-template/journal-templates-page.tsx")).JournalTemplatesPage,
    "/accounting/journalTemplates/create": async () =>
      (await import("../features/journal-template/journal-template-create-page.tsx"))
        .JournalTemplateCreatePage,
    "/accounting/journalTemplates/$id/edit": async () =>
      (await import("../features/journal-template/journal-template-edit-page.tsx")).JournalTemplateEditPage,
    "/accounting/report/fullTransaction": async () =>
      (await import("../features/report/full-transactions-page.tsx")).FullTransactionsPage,
    "/accounting/report/taxSummary": async () =>
      (await import("../features/vat/vat-summary-page.tsx")).VatSummaryPage,
    "/accounting/vat/summary": async () =>
      (await import("../features/vat/vat-summary-page.tsx")).VatSummaryPage,
    "/accounting/vat/report": async () => (await import("../features/vat/vat-report-page.tsx")).VatReportPage,
    "/accounting/import/sie": async () => (await import("../features/sie/sie-import-page.tsx")).SieImportPage,
    "/accounting/export/sie5": async () =>
      (await import("../features/sie/sie-export-page.tsx")).SieExportPage,
    "/accounting/fiscalYear": async () =>
      (await import("../features/fiscal-year/fiscal-year-page.tsx")).FiscalYearPage,
    "/accounting/fiscalYear/$id/delete": async () =>
      (await import("../features/fiscal-year/deletion/fiscal-year-delete-page.tsx")).FiscalYearDeletePage,
    "/accounting/accountPlan": async () =>
      (await import("../features/account-plan/account-plan-page.tsx")).AccountPlanPage,
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
    "/accounting/report/incomeTaxReturn": async () =>
      (await import("../features/income-tax/income-tax-page.tsx")).IncomeTaxPage,
    "/accounting/report/ne": async () => (await import("../features/income-tax/ne-page.tsx")).NePage,
    "/accounting/assetManagement": async () =>
      (await import("../features/asset/asset-lists-page.tsx")).AssetListsPage,
    "/accounting/assetManagement/create": async () =>
      (await import("../features/asset/asset-list-create-page.tsx")).AssetListCreatePage,
    "/accounting/assetManagement/$listId": async () =>
      (await import("../features/asset/asset-items-page.tsx")).AssetItemsPage,
    "/accounting/assetManagement/$listId/edit": async () =>
      (await import("../features/asset/asset-list-edit-page.tsx")).AssetListEditPage,
    "/accounting/assetManagement/$listId/import": async () =>
      (await import("../features/asset/asset-import-page.tsx")).AssetImportPage,
    "/accounting/assetManagement/$listId/$itemId/edit": async () =>
      (await import("../features/asset/asset-item-edit-page.tsx")).AssetItemEditPage,
    "/accounting/assetManagement/$listId/$itemId/delete": async () =>
      (await import("../features/asset/asset-item-delete-page.tsx")).AssetItemDeletePage,
    "/accounting/closing": async () => (await import("../features/closing/closing-page.tsx")).ClosingPage,
    "/accounting/closing/helper": async () =>
      (await import("../features/closing/closing-helper-page.tsx")).ClosingHelperPage,
    "/accounting/closing/resetLastYearResult": async () =>
      (await import("../features/closing/closing-entry-page.tsx")).ResetLastYearResultPage,
    "/accounting/closing/bookLastYearResult": async () =>
      (await import("../features/closing/closing-entry-page.tsx")).BookLastYearResultPage,
    "/accounting/closing/bookThisYearResult": async () =>
      (await import("../features/closing/closing-entry-page.tsx")).BookThisYearResultPage,
    "/login/code": async () => (await import("../features/sign-in/login-code-page.tsx")).LoginCodePage,
    "/logout": async () => (await import("../features/sign-in/logout-page.tsx")).LogoutPage,
    "/settings/company/create": async () =>
      (await import("../features/company/company-create-page.tsx")).CompanyCreatePage,
    "/accounting/accountPlan/create": async () =>
      (await import("../features/account-plan/account-plan-create-page.tsx")).AccountPlanCreatePage,
    "/test": async () => (await import("../features/developer/test-page.tsx")).TestPage,
    "/test/autocomplete": async () =>
      (await import("../features/developer/autocomplete-test-page.tsx")).AutocompleteTestPage,
  };
