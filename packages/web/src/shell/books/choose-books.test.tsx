import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { beforeEach, expect, test, vi } from "vitest";
import { readSession, updateSession } from "../../data/session.ts";
import { chooseCompany, chooseFiscalYear } from "./choose-books.ts";

const [y1, y2] = [fiscalYearIdFromGuid("1".repeat(32)), fiscalYearIdFromGuid("2".repeat(32))];
const switchFiscalYear = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("../../data/fiscal-years.ts", () => ({ switchFiscalYear }));
vi.mock("../../data/user-settings.ts", () => ({ updateUserSettings: () => Promise.resolve() }));

beforeEach(() => switchFiscalYear.mockClear());

test.each([
  ["/accounting/transaction/A/12", "/accounting/transaction"],
  ["/accounting/transaction/B%2F1/12/?row=1", "/accounting/transaction"],
  ["/accounting/transaction/create/copy", "/accounting/transaction/create/copy"],
  ["/accounting/transaction?search=hyra", "/accounting/transaction?search=hyra"],
  ["/accounting/report/account/1930", "/accounting/report/account/1930"],
])("TR16: another year at %s leads to %s", async (from, to) => {
  window.history.replaceState(null, "", from);
  const steps = window.history.length;
  // Before the year is another: the page would show that year's voucher meanwhile.
  switchFiscalYear.mockImplementationOnce(async () => {
    expect(window.location.pathname + window.location.search).toBe(to);
  });
  await chooseFiscalYear(y1, y2);
  expect(switchFiscalYear).toHaveBeenCalledExactlyOnceWith(y1);
  // Back does not lead to the other year's voucher of the same number either.
  expect(window.history.length).toBe(steps);
});

test("TR16: the year that is in use already leads nowhere", async () => {
  window.history.replaceState(null, "", "/accounting/transaction/A/12");
  await chooseFiscalYear(y1, y1);
  expect(window.location.pathname).toBe("/accounting/transaction/A/12");
  expect(switchFiscalYear).toHaveBeenCalledOnce();
});

/** The address that Back leads to. */
async function back(): Promise<string> {
  const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await arrived;
  return window.location.pathname + window.location.search;
}

test.each([
  ["/accounting/transaction?search=hyra&pageNo=2", "/accounting/transaction"],
  ["/accounting/transaction/A/12", "/accounting/transaction"],
  ["/accounting/report/account/1930?fromDate=2025-03-01", "/accounting/report/account/1930"],
  ["/settings/company/delete?company=1", "/settings/company/delete?company=1"],
])("PG14: another company chosen at %s leads home, and Back to %s", async (from, to) => {
  updateSession({ companyId: 1 });
  window.history.replaceState(null, "", from);
  chooseCompany(2);
  expect([readSession().companyId, window.location.pathname]).toEqual([2, "/accounting"]);
  expect(await back()).toBe(to);
});

test("PG14: the same company leads home, and Back to the list as it was", async () => {
  updateSession({ companyId: 1 });
  window.history.replaceState(null, "", "/accounting/transaction?search=hyra");
  chooseCompany(1);
  expect(await back()).toBe("/accounting/transaction?search=hyra");
});
