import type { Page } from "playwright-core";
import { chartChange, productCalls } from "../screenshots/product-calls.ts";
import { ANNA, type Person, signIn } from "./sign-in.ts";

/** What the form 'Företagsuppgifter' asks of a limited company; contact person and e-mail come from the sign-in. */
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

/** Makes a limited company and ends where its fiscal year is made. */
export async function createCompany(page: Page, name = "Havtorn Keramik AB"): Promise<void> {
  await page.goto("/settings/company/create");
  await page.getByLabel("Namn").fill(name);
  for (const [label, value] of Object.entries(COMPANY)) await page.getByLabel(label).fill(value);
  await page.getByRole("button", { name: "Spara" }).click();
  await page.waitForURL("**/accounting/fiscalYear/create");
}

/** Makes a fiscal year and ends where its chart is chosen, or at home when it took over a chart. */
export async function createFiscalYear(page: Page, from: string, to: string): Promise<void> {
  await page.goto("/accounting/fiscalYear/create");
  await page.getByLabel("Från och med", { exact: true }).fill(from);
  await page.getByLabel("Från och med", { exact: true }).press("Tab");
  await page.getByLabel("Till och med", { exact: true }).fill(to);
  await page.getByLabel("Till och med", { exact: true }).press("Tab");
  await page.getByRole("main").getByRole("button", { name: "Skapa", exact: true }).click();
  await page.getByText("är skapat").waitFor();
}

/** Chooses a chart by its name and ends on the page of the chart. */
export async function createChart(page: Page, name = "BAS 2025 för aktiebolag"): Promise<void> {
  await page.getByRole("button", { name: `Välj ${name}` }).click();
  await page.getByText("Kontoplanen är skapad").waitFor();
}

/** A company with the fiscal year 2025 and a chart of BAS. Ends on the page of the chart, as one does by hand. */
export async function createBooks(page: Page): Promise<void> {
  await storeBooks(page);
  await page.goto("/accounting/accountPlan?state=created");
  await page.getByText("Kontoplanen är skapad").waitFor();
}

/**
 * Signs a person in who has books: those of `createBooks`, unless a test of the same file has made them before. Go to
 * the page that the test is about next: the one shown does not know of new books.
 */
export async function signInWithBooks(page: Page, person: Person = ANNA): Promise<void> {
  await signIn(page, person);
  const newcomer = page.getByRole("heading", { name: "Välkommen till Huvudbok" });
  const overview = page.getByText("Kassa och bank").or(page.getByText("Allt är klart att bokföra"));
  await newcomer.or(overview).first().waitFor();
  if (await newcomer.isVisible()) await storeBooks(page);
}

/** Makes the books by the calls that the pages make: faster than by hand, which has tests of its own. */
export async function storeBooks(page: Page): Promise<void> {
  await storeCompany(page, { hasYear: true, chart: "bas-2025-ab" });
}

/** Makes a company by calls, and as much of its books as is asked for. */
export async function storeCompany(
  page: Page,
  { hasYear, chart }: { readonly hasYear: boolean; readonly chart?: string },
): Promise<void> {
  const calls = await productCalls(page, new URL(page.url()).origin);
  const companyId = await calls.createCompany(RECIPIENT);
  const fiscalYear = {
    id: `f${crypto.randomUUID().replaceAll("-", "")}`,
    from: "2025-01-01",
    to: "2025-12-31",
    locked: false,
    transactionSeries: [{ name: "A", startNo: 1, description: "Löpande bokföring" }],
  };
  if (hasYear) {
    const chartKey = `c${companyId}-${fiscalYear.id}-accountPlan`;
    await calls.commit(companyId, "edit", [
      { key: `c${companyId}-accountSettings`, put: [fiscalYear] },
      ...(chart === undefined ? [] : [await chartChange(chartKey, chart)]),
    ]);
  }
  // Who makes a company by hand works with it from then on.
  await page.evaluate((session) => sessionStorage.setItem("session", session), JSON.stringify({ companyId }));
}
