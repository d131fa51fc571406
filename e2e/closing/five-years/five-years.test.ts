import type { Page } from "playwright-core";
import { expect } from "vitest";
import { COMPANY, TRADER } from "../../income-tax/tax-books.ts";
import { callsWith } from "../../screenshots/product-calls.ts";
import { heading } from "../../support/heading.ts";
import { press } from "../../support/keyboard.ts";
import { arrive, beSignedIn, type Person } from "../../support/sign-in.ts";
import { test } from "../../support/test.ts";
import type { ClosedYear } from "./closed-year.ts";
import { LIMITED_COMPANY } from "./limited-company.ts";
import { SOLE_TRADER } from "./sole-trader.ts";
import { type FirstBooks, openingOf, storeFirstYear, storeYear } from "./store-year.ts";
import { balanceAccount, sruCode, tableAmounts, vatBox, yearResult } from "./table-amounts.ts";

/** A company whose years are closed one after another. */
interface Closing {
  readonly person: Person;
  readonly books: Omit<FirstBooks, "year">;
  readonly years: readonly ClosedYear[];
  /** What is pressed in the helper, in its order; in the first year there is no result before. */
  readonly steps: readonly string[];
  readonly firstSteps: readonly string[];
  readonly returnPage: string;
}

const VAT = "Bokför momsen";
const RESULT = "Bokför årets resultat";
const RESET = "Bokför omföringen";
const DEPRECIATION = "Bokför avskrivningen";

/** What the first year of the limited company begins with. */
const WHEEL = {
  id: "verkstad",
  name: "Verkstad",
  depreciationAccountId: 1229,
  depreciationCostAccountId: 7832,
  items: [
    {
      id: "drejskiva",
      name: "Drejskiva",
      purchaseDate: "2024-01-01",
      purchasePrice: 40_000,
      depreciationYears: 5,
      inboundDepreciationAmount: 0,
      depreciationAmount: 8000,
    },
  ],
};

test("FY1, CL1: a limited company closes five years in a row, and every figure is as by hand", async ({
  page,
}) => {
  await closeYears(page, {
    person: COMPANY.person,
    books: { recipient: COMPANY.recipient, chart: "bas-2026-ab", assetLists: [WHEEL] },
    years: LIMITED_COMPANY,
    steps: [RESET, "Bokför dispositionen", DEPRECIATION, VAT, RESULT],
    firstSteps: [DEPRECIATION, VAT, RESULT],
    returnPage: "Inkomstdeklaration",
  });
});

test("FY1, CL4: a sole trader closes five years in a row, and what is taken out and put in reaches 2010", async ({
  page,
}) => {
  const firstSteps = [RESET, VAT, RESULT];
  await closeYears(page, {
    person: TRADER.person,
    books: { recipient: TRADER.recipient, chart: "k1-2018-e", assetLists: [] },
    years: SOLE_TRADER,
    // The result of the year before on the first day, and what is taken out and put in on the last.
    steps: [RESET, ...firstSteps],
    firstSteps,
    returnPage: "NE-blankett",
  });
});

async function closeYears(page: Page, closing: Closing): Promise<void> {
  const { person, books, years, steps, firstSteps } = closing;
  const arrived = await arrive(page, person);
  const calls = callsWith(arrived.signIn.token, arrived.productUrl);
  const [first] = years;
  const companyId = await storeFirstYear(calls, { ...books, year: first?.year ?? 0 });
  await beSignedIn(page, person, arrived);
  await page.goto("/accounting/closing/helper");
  await heading(page, "Bokslutshjälpen").waitFor();
  for (const closed of years) {
    await storeYear(page, calls, companyId, closed);
    await closeByHelper(page, closed === first ? firstSteps : steps, closed);
    await compareReports(page, closing.returnPage, closed);
    await createNextYear(page, closed.year + 1);
    await heading(page, books.recipient["name"] ?? "").waitFor();
    const opening = () => openingOf(page, companyId, closed.year + 1);
    await expect.poll(opening, { message: `opens ${closed.year + 1}` }).toEqual(closed.balance);
    await go(page, "Bokslutshjälpen");
  }
}

/** Goes from check to check of the helper by keys until nothing is left, and compares the VAT return on the way. */
async function closeByHelper(page: Page, steps: readonly string[], closed: ClosedYear): Promise<void> {
  for (const [index, step] of steps.entries()) {
    if (step === VAT) await compareVat(page, closed);
    await press(page, page.getByRole("link", { name: step }).or(page.getByRole("button", { name: step })));
    await heading(page, "Ny transaktion").waitFor();
    await page.getByText("Balanserar").waitFor();
    await page.keyboard.press("Control+Enter");
    await page.getByText(`A ${closed.vouchers.length + index + 1} registrerad`).waitFor();
    await heading(page, "Bokslutshjälpen").waitFor();
  }
  await page.getByText("Året är färdigt att låsa").waitFor();
}

/** The VAT return that the helper leads to, before it is settled. */
async function compareVat(page: Page, { year, vat }: ClosedYear): Promise<void> {
  await press(page, page.getByRole("link", { name: "Till momsrapporten" }));
  await heading(page, "Momsrapport").waitFor();
  await expect.poll(() => tableAmounts(page, vatBox), { message: `VAT ${year}` }).toEqual(vat);
  await go(page, "Bokslutshjälpen");
  await heading(page, "Bokslutshjälpen").waitFor();
}

/** The reports of a closed year, and its tax return. */
async function compareReports(page: Page, returnPage: string, closed: ClosedYear): Promise<void> {
  const { year, balance, result, fields } = closed;
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await heading(page, "Balansrapport").waitFor();
  await expect
    .poll(() => tableAmounts(page, balanceAccount), { message: `balance ${year}` })
    .toEqual(balance);
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await heading(page, "Resultatrapport").waitFor();
  // The year before stands beside.
  const own = () => tableAmounts(page, yearResult, 1);
  await expect.poll(own, { message: `result ${year}` }).toEqual({ result });
  await go(page, returnPage);
  await heading(page, returnPage).waitFor();
  await expect.poll(() => tableAmounts(page, sruCode), { message: `return ${year}` }).toEqual(fields);
}

/** The dates of the next year are filled in. */
async function createNextYear(page: Page, year: number): Promise<void> {
  await go(page, "Skapa räkenskapsår");
  await page.getByLabel("Från och med", { exact: true }).and(page.locator(":focus")).waitFor();
  await page.getByText("Hämtar föregående år").waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Räkenskapsår: ${year}-01-01 – ${year}-12-31` }).waitFor();
}

/** Goes to a page by its name in the palette. */
async function go(page: Page, name: string): Promise<void> {
  const palette = page.getByRole("dialog", { name: "Sök eller gå till" });
  await page.keyboard.press("Control+k");
  await palette.waitFor();
  await page.keyboard.type(name);
  await palette.getByRole("option", { selected: true, name }).waitFor();
  await page.keyboard.press("Enter");
  await palette.waitFor({ state: "detached" });
}
