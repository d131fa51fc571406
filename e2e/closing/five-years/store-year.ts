import type { Page } from "playwright-core";
import type { TaxBooks } from "../../income-tax/tax-books.ts";
import { chartChange, type ProductCalls } from "../../screenshots/product-calls.ts";
import { storedDocument } from "../../support/stored-vouchers.ts";
import type { ClosedYear } from "./closed-year.ts";

interface StoredSettings {
  readonly fiscalYears2: readonly { readonly id: string; readonly from: string }[];
}
interface StoredBalances {
  readonly balances: readonly { readonly accountId: number; readonly balance: number }[];
}

/** A company's first books: its chart with every account active, its assets, and VAT once a year. */
export interface FirstBooks {
  readonly recipient: TaxBooks["recipient"];
  readonly chart: string;
  readonly assetLists: readonly object[];
  readonly year: number;
}

/** Makes a company with its first year by calls, and returns its id; the later years take everything over. */
export async function storeFirstYear(calls: ProductCalls, books: FirstBooks): Promise<number> {
  const { recipient, chart, assetLists, year } = books;
  const companyId = await calls.createCompany(recipient);
  const id = `f${crypto.randomUUID().replaceAll("-", "")}`;
  const fiscalYear = {
    id,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    locked: false,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
  const key = `c${companyId}-${id}`;
  const suggested = await chartChange(`${key}-accountPlan`, chart);
  const accounts = "put" in suggested && Array.isArray(suggested.put) ? suggested.put : [];
  await calls.commit(companyId, "edit", [
    { key: `c${companyId}-accountSettings`, head: { vatPeriod: "year" }, put: [fiscalYear] },
    { ...suggested, put: accounts.map((account: object) => ({ ...account, active: true })) },
    ...(assetLists.length === 0 ? [] : [{ key: `${key}-assetManagement`, put: assetLists }]),
  ]);
  return companyId;
}

/** Registers a year's vouchers by a call, and saves what is typed in its return. */
export async function storeYear(page: Page, calls: ProductCalls, companyId: number, closed: ClosedYear) {
  const { year, vouchers, typed = {} } = closed;
  const key = `c${companyId}-${await idOfYear(page, companyId, year)}`;
  const append = vouchers.map(([day, text, rows]) => ({
    series: "A",
    locked: false,
    date: `${year}-${day}`,
    text,
    entries: Object.entries(rows).map(([account, amount]) => ({ accountId: Number(account), amount })),
  }));
  await calls.commit(companyId, "register", [{ key: `${key}-transactions`, append }]);
  const put = Object.entries(typed).map(([code, amount]) => ({ code: Number(code), amount }));
  if (put.length > 0) await calls.commit(companyId, "edit", [{ key: `${key}-incomeTax`, put }]);
}

/** What a year opens with, by account; nothing while it is not stored. */
export async function openingOf(
  page: Page,
  companyId: number,
  year: number,
): Promise<Readonly<Record<string, number>>> {
  const id = await idOfYear(page, companyId, year);
  if (id === undefined) return {};
  const key = `c${companyId}-${id}-accountBalance`;
  const { balances } = (await storedDocument(page, key)) as StoredBalances;
  return Object.fromEntries(balances.map(({ accountId, balance }) => [accountId, balance]));
}

async function idOfYear(page: Page, companyId: number, year: number): Promise<string | undefined> {
  const { fiscalYears2 } = (await storedDocument(page, `c${companyId}-accountSettings`)) as StoredSettings;
  return fiscalYears2.find(({ from }) => from === `${year}-01-01`)?.id;
}
