import type { FunctionComponent } from "react";
import type { PagePath } from "../routes/page-table.ts";

/** Loads the code of a page. */
export type PageLoader = () => Promise<FunctionComponent>;

/**
 * The code of the pages that people begin on and come to most. That of the others is named in later-page-loaders.ts: each
 * name is loaded before the first page is shown.
 */
export const PAGE_LOADERS = {
  "/login": async () => (await import("../features/sign-in/login-page.tsx")).LoginPage,
  "/accounting": async () => (await import("../features/home/home-page.tsx")).HomePage,
  "/accounting/fiscalYear/create": async () =>
    (await import("../features/fiscal-year/fiscal-year-create-page.tsx")).FiscalYearCreatePage,
  "/accounting/transaction": async () =>
    (await import("../features/transaction/transaction-list-page.tsx")).TransactionListPage,
  "/accounting/transaction/create/{-$mode}": async () =>
    (await import("../features/transaction/transaction-create-page.tsx")).TransactionCreatePage,
  "/accounting/transaction/$series/$id": async () =>
    (await import("../features/transaction/transaction-view-page.tsx")).TransactionViewPage,
} as const satisfies Readonly<Partial<Record<PagePath, PageLoader>>>;
