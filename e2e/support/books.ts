import type { Page } from "playwright-core";
import { callsWith, chartChange, type ProductCalls, productCalls } from "../screenshots/product-calls.ts";
import { ANNA, arrive, beSignedIn, type Person, signIn } from "./sign-in.ts";

/** What the form 'Företagsuppgifter' requires of a limited company; contact person and e-mail come from the sign-in. */
const COMPANY = {
  "Org. nummer": "5566778899",
  Telefon: "0431-555 01 20",
  Gatuadress: "Verkstadsgatan 4",
  Postnummer: "26232",
  Ort: "Ängelholm",
};

/** The same as it is stored. */
const RECIPIENT = {
  name: "Havtorn Keramik AB",
  companyType: "AB",
  organizationNumber: "556677-8899",
  reference: ANNA.name,
  phone: "0431-555 01 20",
  email: ANNA.email,
  address: "Verkstadsgatan 4",
  zipCode: "262 32",
  city: "Ängelholm",
};

/** Creates a limited company and ends where its fiscal year is created. */
export async function createCompany(page: Page, name = "Havtorn Keramik AB"): Promise<void> {
  await page.goto("/settings/company/create");
  await page.getByLabel("Namn").fill(name);
  for (const [label, value] of Object.entries(COMPANY)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Spara" }).click();
  await page.waitForURL("**/accounting/fiscalYear/create");
}

/** Creates a fiscal year and ends where its chart is chosen, or at home when it copied a chart. */
export async function createFiscalYear(page: Page, from: string, to: string): Promise<void> {
  await page.goto("/accounting/fiscalYear/create");
  await page.getByLabel("Från och med", { exact: true }).fill(from);
  await page.getByLabel("Från och med", { exact: true }).press("Tab");
  await page.getByLabel("Till och med", { exact: true }).fill(to);
  await page.getByLabel("Till och med", { exact: true }).press("Tab");
  await page.getByRole("main").getByRole("button", { name: "Skapa", exact: true }).click();
  await page.getByText("är skapat").waitFor();
}

/** Chooses a chart by its name and ends on the form of the first transaction, as in a company's only year. */
export async function createChart(page: Page, name = "BAS 2025 för aktiebolag"): Promise<void> {
  await page.getByRole("button", { name: `Välj ${name}` }).click();
  await page.waitForURL("**/accounting/transaction/create");
}

/** A company with the fiscal year 2025 and a chart of BAS. Ends on the page of the chart, as it does by hand. */
export async function createBooks(page: Page): Promise<void> {
  await storeBooks(page);
  await page.goto("/accounting/accountPlan?state=created");
  await page.getByText("Kontoplanen är skapad").waitFor();
}

/**
 * Signs a person in who has books, made by calls unless a test of the same file has made them before: those of
 * `createBooks`, or what `make` makes. Goes on to the page; without one, a browser that nobody has used has loaded
 * nothing of the app.
 */
export async function signInWithBooks(
  page: Page,
  person: Person = ANNA,
  path?: string,
  make: (calls: ProductCalls) => Promise<unknown> = (calls) => storeCompanyBy(calls, WHOLE_BOOKS),
): Promise<void> {
  const arrived = await arrive(page, person);
  const calls = callsWith(arrived.signIn.token, arrived.productUrl);
  if ((await calls.companies()).length === 0) await make(calls);
  if (page.url() !== "about:blank") return signIn(page, person, path ?? "/accounting");
  await beSignedIn(page, person, arrived);
  if (path !== undefined) await page.goto(path);
}

/** Creates the books by the calls that the pages make: faster than by hand, which has tests of its own. */
export async function storeBooks(page: Page): Promise<void> {
  await storeCompany(page, WHOLE_BOOKS);
}

/** How much of a company's books is made. */
interface Extent {
  readonly hasYear: boolean;
  readonly chart?: string;
}

const WHOLE_BOOKS: Extent = { hasYear: true, chart: "bas-2025-ab" };

/** Creates a company by calls, and as much of its books as requested. */
export async function storeCompany(page: Page, extent: Extent): Promise<void> {
  const companyId = await storeCompanyBy(await productCalls(page, new URL(page.url()).origin), extent);
  // A person who creates a company by hand works with it from then on.
  await page.evaluate((session) => sessionStorage.setItem("session", session), JSON.stringify({ companyId }));
}

async function storeCompanyBy(calls: ProductCalls, { hasYear, chart }: Extent): Promise<number> {
  const companyId = await calls.createCompany(RECIPIENT);
  if (hasYear) await storeYear(calls, companyId, 2025, chart);
  return companyId;
}

/** Registers vouchers in one commit, as a program would. */
export type RegisterVouchers = (vouchers: readonly object[]) => Promise<void>;

/** Creates the same books with vouchers and drafts. Returns what registers more of them later. */
export async function storeBooksWith(
  calls: ProductCalls,
  vouchers: readonly object[],
  drafts: readonly object[] = [],
): Promise<RegisterVouchers> {
  const companyId = await calls.createCompany(RECIPIENT);
  const fiscalYearId = await storeYear(calls, companyId, 2025, WHOLE_BOOKS.chart);
  const key = `c${companyId}-${fiscalYearId}`;
  const register: RegisterVouchers = async (made) => {
    const append = made.map((voucher) => ({ series: "A", locked: false, ...voucher }));
    await calls.commit(companyId, "register", [{ key: `${key}-transactions`, append }]);
  };
  if (vouchers.length > 0) await register(vouchers);
  if (drafts.length > 0) {
    await calls.commit(companyId, "edit", [{ key: `${key}-transactionDrafts`, put: drafts }]);
  }
  return register;
}

/** The year 2026 of such a company, with what it opens with and vouchers. */
export async function storeNextYear(
  calls: ProductCalls,
  balances: readonly object[],
  vouchers: readonly object[],
  drafts: readonly object[] = [],
): Promise<void> {
  const [companyId = 0] = await calls.companies();
  const fiscalYearId = await storeYear(calls, companyId, 2026, WHOLE_BOOKS.chart);
  const key = `c${companyId}-${fiscalYearId}`;
  await calls.commit(companyId, "edit", [{ key: `${key}-accountBalance`, put: balances }]);
  const append = vouchers.map((voucher) => ({ series: "A", locked: false, ...voucher }));
  if (append.length > 0) await calls.commit(companyId, "register", [{ key: `${key}-transactions`, append }]);
  if (drafts.length > 0)
    await calls.commit(companyId, "edit", [{ key: `${key}-transactionDrafts`, put: drafts }]);
}

/** Makes a calendar year of a company, with a suggested chart by its id, or none. Returns the id of the year. */
async function storeYear(
  calls: ProductCalls,
  companyId: number,
  year: number,
  chart: string | undefined,
): Promise<string> {
  const fiscalYear = {
    id: `f${crypto.randomUUID().replaceAll("-", "")}`,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    locked: false,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
  const settings = `c${companyId}-accountSettings`;
  const chartKey = `c${companyId}-${fiscalYear.id}-accountPlan`;
  await calls.commit(companyId, "edit", [
    { key: settings, ...(year === 2025 ? {} : { ifMatch: await calls.etag(settings) }), put: [fiscalYear] },
    ...(chart === undefined ? [] : [await chartChange(chartKey, chart)]),
  ]);
  return fiscalYear.id;
}
