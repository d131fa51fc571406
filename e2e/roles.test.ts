import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PAGES as TABLE } from "../packages/web/src/routes/page-table.ts";
import type { TestBrowser } from "./support/browser.ts";
import { addMember, removeMembers } from "./support/members.ts";
import { openState, PAGE_STATES } from "./support/page-states.ts";
import { signInToPottery } from "./support/pottery-books.ts";
import type { Product } from "./support/product.ts";
import { type Person, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const RUT: Person = { name: "Rut Revisor", email: "rut@example.se" };
const ROLF: Person = { name: "Rolf Revisor", email: "rolf@example.se" };
const BO: Person = { name: "Bo Bokförare", email: "bo@example.se" };

/** What changes the books, by the names of buttons and links of pages. */
const WRITES = [
  /^Registrera/,
  /^Spara/,
  /^Skapa (räkenskapsår|nytt konto|utkast)/,
  /^Ny transaktion/,
  /^Kopiera/,
  /^Rätta/,
  /^Fler$/,
  /^Radera/,
  /^Redigera/,
  /^Serier i/,
  /^Lås räkenskapsåret/,
  /^Importera från föregående år/,
  /^Inaktivera oanvända konton/,
  /anteckning$/,
  /^Beskrivning av konto/,
  /^Ingående balans på konto/,
  /är aktivt$/,
  /^(Underlag|Foto)$/,
];
/** What only the owner may do, on the pages of the company (PG6). */
const OWNS = [/^Spara/, /^Radera/, /^Namn$/, /^Org\. nummer$/];
/** Own settings, creating a company, and importing books into one: no role in another company forbids them. */
const OWN_THINGS = new Set([
  "/settings",
  "/settings/company/create",
  "/settings/company/demonstration",
  "/accounting/import/sie",
]);
const OWNERS_PAGES = new Set(["/settings/company/edit", "/settings/company/delete"]);

interface Walked {
  /** Names of the enabled controls of each page, by the path of the page. */
  readonly controls: ReadonlyMap<string, readonly string[]>;
  readonly gated: readonly string[];
}

/** Visits all pages; each must show something and no error. */
async function walk(page: Page): Promise<Walked> {
  const controls = new Map<string, readonly string[]>();
  const gated: string[] = [];
  for (const state of PAGE_STATES) {
    await openState(page, state);
    const main = page.locator("main");
    expect(await page.getByRole("alert").count(), state.name).toBe(0);
    expect((await main.innerText()).length, state.name).toBeGreaterThan(30);
    if (await page.getByText("Den här sidan är inte för din roll i företaget").isVisible()) {
      gated.push(state.name);
    }
    controls.set(state.name, await usableControls(page));
  }
  return { controls, gated };
}

const isGated = (path: string) => TABLE.some((row) => row.path === path && row.access !== undefined);

/** The names of the buttons, links and fields of the page and beside it that are neither disabled nor hidden. */
function usableControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ":is(#page, #page ~ aside) :is(a[href], button, input, textarea, select)",
      ),
    ]
      .filter((element) => !element.matches(":disabled") && element.closest("[inert]") === null)
      .map((element) => {
        const label = element.getAttribute("aria-label") ?? "";
        const labels = "labels" in element ? (element as HTMLInputElement).labels : null;
        return (label || labels?.[0]?.textContent || element.textContent || "").trim();
      }),
  );
}

function matching(controls: readonly string[], names: readonly RegExp[]): readonly string[] {
  return controls.filter((control) => names.some((name) => name.test(control)));
}

interface Parts {
  readonly page: Page;
  readonly browser: TestBrowser;
  readonly product: Product;
}

/** Signs a member of Anna's books in, and opens the books. */
async function member(
  { page, browser, product }: Parts,
  person: Person,
  role: "bookkeeper" | "reader",
): Promise<number> {
  const annas = await browser.newPerson();
  await signInToPottery(annas);
  const session = await annas.evaluate(() => sessionStorage.getItem("session"));
  const { companyId } = JSON.parse(session ?? "{}") as { readonly companyId: number };
  await signIn(page, person);
  await page.getByRole("heading", { name: "Välkommen till Huvudbok" }).waitFor();
  await addMember(product, page, companyId, role);
  await page.goto("/accounting");
  await page.getByText("Kassa och bank").first().waitFor();
  return companyId;
}

test("an owner is offered everything that the other roles are not", async ({ page }) => {
  await signInToPottery(page);
  const { controls, gated } = await walk(page);
  expect(gated).toEqual([]);
  const all = [...controls.values()].flat();
  expect(WRITES.filter((name) => matching(all, [name]).length === 0)).toEqual([]);
  const own = [...OWNERS_PAGES].flatMap((path) => controls.get(path) ?? []);
  expect(OWNS.filter((name) => matching(own, [name]).length === 0)).toEqual([]);
});

test("a reader sees every page and is offered nothing that changes it", async ({
  page,
  browser,
  product,
}) => {
  await member({ page, browser, product }, RUT, "reader");
  const { controls, gated } = await walk(page);
  expect(gated).toEqual(PAGE_STATES.map(({ name }) => name).filter(isGated));
  for (const [path, names] of controls) {
    if (OWN_THINGS.has(path)) continue;
    // Elsewhere the same words are headings of columns.
    const own = OWNERS_PAGES.has(path) ? OWNS : [];
    expect(matching(names, [...WRITES, ...own]), path).toEqual([]);
  }
  await page.goto("/accounting");
  await page.getByText("Du har läsbehörighet i det här företaget").waitFor();
  await page.goto("/accounting/accountPlan");
  await page.getByText("Du har läsbehörighet i det här företaget").waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Sök eller gå till" }).fill("ny");
  await page.getByRole("option", { name: "Skapa nytt företag" }).waitFor();
  expect(await page.getByRole("option", { name: "Ny transaktion" }).count()).toBe(0);
});

test("a bookkeeper books, and only reads what is the owner's", async ({ page, browser, product }) => {
  await member({ page, browser, product }, BO, "bookkeeper");
  const { controls, gated } = await walk(page);
  expect(gated).toEqual(["/accounting/fiscalYear/$id/delete", "/settings/company/delete"]);
  const years = controls.get("/accounting/fiscalYear") ?? [];
  expect(matching(years, [/^Lås/, /^Radera/])).toEqual([]);
  expect(matching(years, [/^Serier i/])).not.toEqual([]);
  for (const path of OWNERS_PAGES) expect(matching(controls.get(path) ?? [], OWNS), path).toEqual([]);
  const entry = controls.get("/accounting/transaction/create/{-$mode}") ?? [];
  expect(matching(entry, [/^Registrera/])).not.toEqual([]);
  await page.goto("/settings/company/edit");
  await page.getByText("Det här kan bara företagets ägare ändra").waitFor();
});

test("whose access has ended is told so, and not greeted as new", async ({ page, browser, product }) => {
  const companyId = await member({ page, browser, product }, ROLF, "reader");
  await page.goto("/accounting/draft");
  await page.getByText("Du har läsbehörighet i det här företaget").waitFor();
  await page.keyboard.press("Control+j");
  await page.keyboard.press("n");
  expect(new URL(page.url()).pathname).toBe("/accounting/draft");
  removeMembers(product, companyId);
  await page.goto("/accounting");
  await page.getByText("Du har inte längre tillgång till företaget").waitFor();
});
