import type { Page } from "playwright-core";
import { chartChange, type ProductCalls } from "../screenshots/product-calls.ts";
import { signInWithBooks } from "../support/books.ts";
import { ANNA, BERTIL, type Person } from "../support/sign-in.ts";

type Rows = readonly (readonly [account: number, kronor: number])[];

export interface TaxBooks {
  /** Who has these books alone. */
  readonly person: Person;
  readonly recipient: Readonly<Record<string, string>>;
  readonly chart: string;
  readonly rows: Rows;
  /** The accounts have no SRU codes, as of a SIE file without them. */
  readonly lacksCodes?: true;
}

const CONTACT = {
  phone: "0431-555 01 20",
  email: "anna@example.se",
  address: "Verkstadsgatan 4",
  zipCode: "262 32",
  city: "Ängelholm",
};

/** A limited company with one voucher that has something of everything. */
export const COMPANY: TaxBooks = {
  person: ANNA,
  recipient: {
    ...CONTACT,
    name: "Havtorn Keramik AB",
    companyType: "AB",
    organizationNumber: "556677-8899",
    reference: "Anna Andersson",
  },
  chart: "bas-2025-ab",
  rows: [
    [1220, 60_000],
    [1510, 125_000],
    [1930, 515_000.5],
    [2081, -50_000],
    [2091, -275_600],
    [2110, -40_000],
    [2440, -30_000],
    [2650, -45_000],
    [2510, -50_181],
    [2990, -20_000],
    [3001, -800_000.5],
    [5010, 295_200],
    [6072, 4800],
    [7010, 200_000],
    [7832, 20_000],
    [8311, -600],
    [8410, 1200],
    [8811, 40_000],
    [8910, 50_181],
  ],
};

/** A sole trader with the simplified chart. */
export const TRADER: TaxBooks = {
  person: BERTIL,
  recipient: {
    ...CONTACT,
    name: "Anna Andersson Keramik",
    companyType: "E",
    organizationNumber: "811228-9874",
    reference: "Anna Andersson",
  },
  chart: "k1-2018-e",
  rows: [
    [1930, 9500],
    [2611, -2500],
    [3000, -10_000],
    [4000, 2000],
    [5000, 1000],
  ],
};

/** Signs a person in to a company with these books, every account active. */
export async function signInWithTaxBooks(page: Page, books: TaxBooks, path: string): Promise<void> {
  await signInWithBooks(page, books.person, path, (calls) => storeTaxBooks(calls, books));
}

async function storeTaxBooks(
  calls: ProductCalls,
  { recipient, chart, rows, lacksCodes }: TaxBooks,
): Promise<void> {
  const companyId = await calls.createCompany(recipient);
  const id = `f${crypto.randomUUID().replaceAll("-", "")}`;
  const year = {
    id,
    from: "2025-01-01",
    to: "2025-12-31",
    locked: false,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
  const activated = ({ sru, ...account }: { readonly sru?: number }) => ({
    ...account,
    ...(lacksCodes === true || sru === undefined ? {} : { sru }),
    active: true,
  });
  const suggested = await chartChange(`c${companyId}-${id}-accountPlan`, chart);
  const accounts = "put" in suggested && Array.isArray(suggested.put) ? suggested.put : [];
  const active = { ...suggested, put: accounts.map(activated) };
  await calls.commit(companyId, "edit", [{ key: `c${companyId}-accountSettings`, put: [year] }, active]);
  const entries = rows.map(([accountId, amount]) => ({ accountId, amount }));
  const voucher = { series: "A", locked: false, date: "2025-12-31", text: "Året", entries };
  await calls.commit(companyId, "register", [{ key: `c${companyId}-${id}-transactions`, append: [voucher] }]);
}
