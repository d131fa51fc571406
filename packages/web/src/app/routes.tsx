import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect } from "@tanstack/react-router";
import { readSignIn } from "../data/current-sign-in.ts";
import { signInPath } from "../data/sign-in-path.ts";
import { NotFound } from "../shell/not-found.tsx";

type PageModule = () => Promise<Record<string, unknown>>;

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });

/** Everything but sign-in and sign-out stands in the frame and asks for a sign-in (specification 1 §2). */
const frame = createRoute({
  id: "frame",
  getParentRoute: () => root,
  component: lazyRouteComponent(() => import("../shell/frame.tsx"), "Frame"),
  beforeLoad: ({ location }) => {
    if (readSignIn() === undefined) throw redirect({ href: signInPath(location.href) });
  },
});

function page(path: string, load: PageModule, name: string) {
  return createRoute({ getParentRoute: () => frame, path, component: lazyRouteComponent(load, name) });
}

function openPage(path: string, load: PageModule, name: string) {
  return createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load, name) });
}

function forward(path: string, to: string) {
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href: to, replace: true });
    },
  });
}

/** Every page of the product by its full path: a page that is not here does not exist. */
export const routeTree = root.addChildren([
  forward("/", "/accounting"),
  openPage("/login", () => import("../features/sign-in/login-page.tsx"), "LoginPage"),
  openPage("/login/code", () => import("../features/sign-in/login-code-page.tsx"), "LoginCodePage"),
  openPage("/logout", () => import("../features/sign-in/logout-page.tsx"), "LogoutPage"),
  frame.addChildren([
    page("/settings", () => import("../features/settings/settings-page.tsx"), "SettingsPage"),
    page(
      "/settings/company/create",
      () => import("../features/company/company-create-page.tsx"),
      "CompanyCreatePage",
    ),
    page(
      "/settings/company/edit",
      () => import("../features/company/company-edit-page.tsx"),
      "CompanyEditPage",
    ),
    page(
      "/settings/company/delete",
      () => import("../features/company/company-delete-page.tsx"),
      "CompanyDeletePage",
    ),
    page(
      "/settings/company/demonstration",
      () => import("../features/demonstration/demonstration-page.tsx"),
      "DemonstrationPage",
    ),
    page("/accounting", () => import("../features/home/home-page.tsx"), "HomePage"),
    page(
      "/accounting/fiscalYear",
      () => import("../features/fiscal-year/fiscal-year-page.tsx"),
      "FiscalYearPage",
    ),
    page(
      "/accounting/fiscalYear/create",
      () => import("../features/fiscal-year/fiscal-year-create-page.tsx"),
      "FiscalYearCreatePage",
    ),
    page(
      "/accounting/accountPlan",
      () => import("../features/account-plan/account-plan-page.tsx"),
      "AccountPlanPage",
    ),
    page(
      "/accounting/accountPlan/create",
      () => import("../features/account-plan/account-plan-create-page.tsx"),
      "AccountPlanCreatePage",
    ),
    page(
      "/accounting/accountBalance",
      () => import("../features/account-balance/account-balance-page.tsx"),
      "AccountBalancePage",
    ),
    page(
      "/accounting/transaction",
      () => import("../features/transaction/transaction-list-page.tsx"),
      "TransactionListPage",
    ),
    page(
      "/accounting/transaction/create/{-$mode}",
      () => import("../features/transaction/transaction-create-page.tsx"),
      "TransactionCreatePage",
    ),
    page(
      "/accounting/transaction/$series/$id",
      () => import("../features/transaction/transaction-view-page.tsx"),
      "TransactionViewPage",
    ),
    page(
      "/accounting/report/balance",
      () => import("../features/report/balance-report-page.tsx"),
      "BalanceReportPage",
    ),
    page(
      "/accounting/report/result",
      () => import("../features/report/result-report-page.tsx"),
      "ResultReportPage",
    ),
    page(
      "/accounting/report/account/$accountNo",
      () => import("../features/report/account-ledger-page.tsx"),
      "AccountLedgerPage",
    ),
    page(
      "/accounting/report/ledger",
      () => import("../features/report/general-ledger-page.tsx"),
      "GeneralLedgerPage",
    ),
    page(
      "/accounting/report/transaction",
      () => import("../features/report/transaction-list-report-page.tsx"),
      "TransactionListReportPage",
    ),
    page("/accounting/import/sie", () => import("../features/sie/sie-import-page.tsx"), "SieImportPage"),
    page("/accounting/export/sie5", () => import("../features/sie/sie-export-page.tsx"), "SieExportPage"),
  ]),
]);
