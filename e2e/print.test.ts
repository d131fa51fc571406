import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { PagePath } from "../packages/web/src/routes/page-table.ts";
import { productCalls } from "./screenshots/product-calls.ts";
import { signInWithBooks } from "./support/books.ts";
import { type OpenedPage, PAGE_STATES } from "./support/page-states.ts";
import { pictureFile } from "./support/picture-file.ts";
import {
  type PrintedPage,
  type PrintedText,
  printed,
  printedWithPictures,
  squeezed,
} from "./support/printed.ts";
import { createPrintedBooks, LONG_NAME, VOUCHERS } from "./support/printed-books.ts";
import { ANNA, beSignedIn, signIn } from "./support/sign-in.ts";
import { yearOf } from "./support/stored-vouchers.ts";
import { test } from "./support/test.ts";

/** A4, and the margins of the design, in mm. A text may touch the edge of its margin. */
const A4 = { width: 210, height: 297 };
const MARGINS = { top: 16, right: 17, bottom: 14, left: 20 };
const TOUCH_MM = 0.3;

interface Sheet {
  readonly name: string;
  readonly path: string;
  /** What the head of each page says beside the company and the name. */
  readonly head: readonly string[];
  /** Fewest pages of the year. */
  readonly pages: number;
  /** A few days of it are one page. */
  readonly fitsOnePage?: true;
  readonly isSigned?: true;
}

/** What is known of a report beside what holds for all: more than one page in a year, and its columns. */
const KNOWN: Readonly<Partial<Record<PagePath, Partial<Sheet>>>> = {
  "/accounting/report/balance": { head: ["Ingåendebalans"], isSigned: true },
  "/accounting/report/result": { head: ["Ackumulerat"], fitsOnePage: true, isSigned: true },
  "/accounting/report/account/$accountNo": {
    name: "1930 Företagskonto",
    head: ["Beskrivning", "Saldo"],
    pages: 3,
    fitsOnePage: true,
  },
  "/accounting/report/ledger": { head: ["Beskrivning", "Saldo"], pages: 10 },
  "/accounting/report/fullTransaction": { head: ["NamnDebet"], pages: 10, fitsOnePage: true },
  "/accounting/report/incomeTaxReturn": { head: ["SRU-nummer"], pages: 1 },
  "/accounting/report/transaction": { head: ["Registrerad", "Kredit"], pages: 10, fitsOnePage: true },
};

/** The check of the VAT accounts is no table of sheets; NE is for a sole trader, and these are a company's books. */
const NO_REPORTS: ReadonlySet<string> = new Set(["/accounting/report/taxSummary", "/accounting/report/ne"]);
const isReport = ({ path }: Pick<OpenedPage, "path">) =>
  path.startsWith("/accounting/report/") && !NO_REPORTS.has(path);

/** Every report of the table of pages. */
const REPORTS: readonly Sheet[] = PAGE_STATES.filter(isReport).map(({ name, path, heading }) => ({
  name: String(heading),
  path,
  head: [],
  pages: 2,
  ...KNOWN[name as PagePath],
}));
const PERIODS = [
  { name: "a year", query: "", isShort: false },
  { name: "a few days", query: "?from=2026-01-01&to=2026-01-02", isShort: true },
];

/** Lists, printed whole (PG44): how many pages they take at least. Nothing of them is a control. */
const LISTS: Readonly<Partial<Record<string, number>>> = {
  "/accounting/transaction/$series/$id": 1,
  "/accounting/transaction": 2,
  "/accounting/accountPlan": 4,
  "/accounting/accountBalance": 2,
};

/** Headings of columns that a list can be sorted by: on screen they are buttons, and on paper on every page. */
const SORTED_BY: Readonly<Partial<Record<string, readonly string[]>>> = {
  "/accounting/transaction": ["No.", "Datum", "Text"],
  "/accounting/accountPlan": ["Beskrivning", "Rapportgrupp"],
};

/** Pages without a heading of their own on paper: they still have the company and the page number. */
const FURTHER = PAGE_STATES.filter((state) => state.name.startsWith("/") && !isReport(state));

/** A row as the page renders it for paper. */
interface DrawnRow {
  readonly kind: string;
  readonly text: string;
}

/** The rows that the page renders for paper, with the visible content of their cells. */
async function drawnRows(page: Page): Promise<readonly DrawnRow[]> {
  await page.emulateMedia({ media: "print" });
  const { rows, rowCount } = await page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    const table = document.querySelector("main table");
    // An account's rows are in a table of their own, with its name as the heading.
    const all = [...(table?.querySelectorAll("tbody tr, tbody thead tr") ?? [])] as HTMLTableRowElement[];
    const drawn = all
      .filter((row) => row.querySelector("table") === null)
      .map((row) => ({
        kind: row.dataset["kind"] ?? "",
        text: [...row.cells].map((cell) => cell.innerText.replaceAll(/\s/g, "")).join(""),
      }));
    window.dispatchEvent(new Event("afterprint"));
    return { rows: drawn, rowCount: table?.getAttribute("aria-rowcount") };
  });
  await page.emulateMedia({ media: null });
  if (rowCount !== null && rowCount !== undefined) expect(rows).toHaveLength(Number(rowCount) - 1);
  return rows;
}

/** No text leaves the margins, none overlaps another, and the footer is in the margin below. */
function expectNothingCut({ texts, width, height }: PrintedPage): void {
  expect(width).toBeCloseTo(A4.width, 0);
  expect(height).toBeCloseTo(A4.height, 0);
  const [inner, foot] = [texts.filter((text) => !isFoot(text)), texts.filter(isFoot)];
  const outside = (text: PrintedText) =>
    text.left < MARGINS.left - TOUCH_MM || text.right > A4.width - MARGINS.right + TOUCH_MM;
  expect(texts.filter(outside)).toEqual([]);
  expect(inner.filter(({ top }) => top < MARGINS.top - TOUCH_MM)).toEqual([]);
  expect(foot.filter(({ bottom }) => bottom > A4.height - 4)).toEqual([]);
  expect(onEachOther(texts)).toEqual([]);
}

const isFoot = ({ bottom }: PrintedText) => bottom > A4.height - MARGINS.bottom;

function onEachOther(texts: readonly PrintedText[]): readonly string[] {
  const sorted = texts.toSorted((a, b) => a.top - b.top);
  return sorted.flatMap((a, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next];
      if (b === undefined || b.top > a.bottom) break;
      const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      if (shared > TOUCH_MM && Math.min(a.bottom, b.bottom) - b.top > TOUCH_MM) {
        found.push(`${a.text} | ${b.text}`);
      }
    }
    return found;
  });
}

/**
 * The rows of all pages in their order, without repetitions: the heading of every page, and the name of an account that
 * continues from the previous page. `named` counts the pages that begin with such a name.
 */
function printedRows(pages: readonly PrintedPage[], head: string, accounts: ReadonlySet<string>) {
  let account = "";
  let named = 0;
  const rows = pages.flatMap((page, index) => {
    const own = page.rows.filter(({ text }) => text !== "" && !isHead(text, head));
    const isGoingOn = account !== "" && own[0]?.text === account;
    if (isGoingOn) named += 1;
    account = own.findLast(({ text }) => accounts.has(text))?.text ?? account;
    return (isGoingOn ? own.slice(1) : own).map((row) => ({ ...row, page: index + 1 }));
  });
  return { rows, named };
}

const isHead = (text: string, head: string) => text.startsWith(squeezed(LONG_NAME)) || text.includes(head);

/** Kinds of rows that need the next one on their page, and that need the one before. */
const OPENING_KINDS = ["account-name", "heading", "opening", "voucher"];
const CLOSING_KINDS = ["subtotal", "summary", "total", "turnover", "closing", "sum"];

/** A heading is on the page of what it is about, and a sum on that of what it sums. */
function expectBreaksBetweenGroups(
  drawn: readonly DrawnRow[],
  pageOf: readonly number[],
  what: string,
): void {
  for (const [index, { kind, text }] of drawn.entries()) {
    if (pageOf[index] === pageOf[index + 1] || index + 1 === drawn.length) continue;
    expect(OPENING_KINDS, `${text}, last on page ${pageOf[index]} of ${what}`).not.toContain(kind);
    const next = drawn[index + 1];
    expect(CLOSING_KINDS, `${next?.text}, first on page ${pageOf[index + 1]} of ${what}`).not.toContain(
      next?.kind,
    );
  }
}

/** Every text that is in no row: the rest must be heading, footer, notes or the place for a signature. */
function besideTheRows({ texts, rows }: PrintedPage): string {
  const inRows = new Set(rows.flatMap((row) => row.texts));
  return squeezed(
    texts
      .filter((text) => !inRows.has(text))
      .map(({ text }) => text)
      .join(""),
  );
}

/** What the page renders for paper is black, or nearly, on white, and its backgrounds are white. */
async function expectInkOnWhite(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const colours = await page.evaluate(() => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>("html, body, main, main *")) {
      if (element.offsetParent === null && element.tagName !== "HTML") continue;
      const { color, backgroundColor } = getComputedStyle(element);
      if (element.textContent !== "" && element.children.length === 0) found.add(`ink ${color}`);
      if (backgroundColor !== "rgba(0, 0, 0, 0)") found.add(`paper ${backgroundColor}`);
    }
    return [...found];
  });
  await page.emulateMedia({ media: null });
  for (const colour of colours) {
    const [kind = "", ...numbers] = colour.match(/ink|paper|\d+/g) ?? [];
    const brightness = Math.max(...numbers.slice(0, 3).map(Number));
    if (kind === "paper") expect(colour).toBe("paper rgb(255, 255, 255)");
    else expect(brightness, colour).toBeLessThan(128);
  }
}

async function openReport(page: Page, { path, name }: Sheet, query: string): Promise<void> {
  await page.goto(`${path}${query}`);
  await page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
  await page.getByText(/^Senaste transaktion/).waitFor();
}

test("every report on paper, in the dark theme too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await signIn(page);
  await createPrintedBooks(await productCalls(page, new URL(page.url()).origin));
  for (const sheet of REPORTS) {
    for (const { query, isShort, name } of PERIODS) {
      if (isShort && sheet.fitsOnePage !== true) continue;
      await openReport(page, sheet, query);
      const drawn = await drawnRows(page);
      await expectInkOnWhite(page);
      const pages = await printed(page);
      const what = `${sheet.name}, ${name}`;
      const count = pages.length;
      if (!isShort) expect(count, what).toBeGreaterThanOrEqual(sheet.pages);
      else expect(count, what).toBe(1);

      const accounts = new Set(drawn.flatMap(({ kind, text }) => (kind === "account-name" ? [text] : [])));
      const { rows, named } = printedRows(pages, sheet.head[0] ?? "", accounts);
      expect(
        rows.map(({ text }) => text),
        what,
      ).toEqual(drawn.map(({ text }) => text));
      const pageOf = rows.map((row) => row.page);
      expectBreaksBetweenGroups(drawn, pageOf, what);
      // Every page except those that begin with an account begins with the name of the one that continues.
      const goesOn = pages.filter((_, index) => drawn[pageOf.indexOf(index + 1)]?.kind !== "account-name");
      if (accounts.size > 0) expect(named, what).toBe(goesOn.length);
      for (const [index, printedPage] of pages.entries()) {
        expectNothingCut(printedPage);
        const all = squeezed(printedPage.texts.map(({ text }) => text).join(""));
        for (const words of [squeezed(LONG_NAME), "556677-8899", squeezed(sheet.name), ...sheet.head]) {
          expect(all.includes(words), `${words} on page ${index + 1} of ${what}`).toBe(true);
        }
        expect(all).toContain(`Sida${index + 1}av${count}`);
        const beside = besideTheRows(printedPage);
        expect(beside, what).not.toMatch(/Skrivut|LadnerCSV|Hem|Inställningar|Helår|Hjälp/);
        const isLast = index + 1 === count;
        expect(beside.includes("Underskrift"), what).toBe(isLast && sheet.isSigned === true);
      }
    }
  }
});

test("a report on which nothing is booked says on paper whose it is", async ({ page }) => {
  await signInWithBooks(page, { name: "Pia Papper", email: "pia@example.se" });
  for (const { path, name } of REPORTS) {
    if (/\d$/.test(path)) continue;
    await page.goto(path);
    await page.getByText("Inget är bokfört i perioden").waitFor();
    const [sheet, ...more] = await printed(page);
    expect(more, name).toEqual([]);
    const all = squeezed(sheet?.texts.map(({ text }) => text).join("") ?? "");
    for (const words of ["HavtornKeramikAB", "556677-8899", squeezed(name), "2025-01-01–2025-12-31"]) {
      expect(all, name).toContain(words);
    }
    expect(all, name).not.toMatch(/Registrera|ImporteraSIE/);
  }
});

/** How many different vouchers the rows of a printed list have. */
function printedVouchers(pages: readonly PrintedPage[]): number {
  const rows = pages.flatMap((page) => page.rows);
  return new Set(rows.flatMap(({ text }) => /^[A-E]\d+(?=2026-\d\d-\d\d)/.exec(text)?.[0] ?? [])).size;
}

test("other pages on paper: whole texts, the company, no controls", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await beSignedIn(page, ANNA);
  for (const state of FURTHER) {
    const least = LISTS[state.name];
    // With every account of the chart: those that have a balance fit on one page.
    const all = state.name === "/accounting/accountBalance" ? "?all=1" : "";
    await page.goto(`${state.path.replace("/A/12", "/A/1")}${all}`);
    if (least === undefined) await page.locator("main:not([aria-busy=true]) h1").waitFor();
    else await page.getByRole("row").nth(2).waitFor();
    // A page that needs no company is there before the list of companies, whose name its paper has.
    await page.getByRole("banner").getByText(LONG_NAME).waitFor();
    const pages = await printed(page);
    expect(pages.length, state.name).toBeGreaterThanOrEqual(least ?? 1);
    if (state.name === "/accounting/transaction") expect(printedVouchers(pages)).toBe(VOUCHERS);
    const first = squeezed(pages[0]?.texts.map(({ text }) => text).join("") ?? "");
    expect(first, state.name).toContain(squeezed(LONG_NAME));
    for (const [index, printedPage] of pages.entries()) {
      expectNothingCut(printedPage);
      const texts = squeezed(printedPage.texts.map(({ text }) => text).join(""));
      expect(texts, state.name).toContain(`Sida${index + 1}av${pages.length}`);
      for (const heading of SORTED_BY[state.name] ?? []) {
        expect(texts, `page ${index + 1} of ${state.name}`).toContain(heading);
      }
      if (least === undefined) continue;
      expect(texts, state.name).not.toMatch(
        /…|Spara|Kopiera|Återställ|Skapanytt|Anteckning|Raderpersida|Meny/,
      );
    }
  }
});

test("on paper a receipt follows its heading, onto the next page too", async ({ page }) => {
  await signInWithBooks(page, { name: "Kim Kvitto", email: "kim@example.se" }, "/accounting/transaction");
  const calls = await productCalls(page, new URL(page.url()).origin);
  const { companyId, fiscalYearId } = await yearOf(page);
  const entries = [
    { accountId: 5460, amount: 125 },
    { accountId: 1930, amount: -125 },
  ];
  const voucher = { series: "A", date: "2025-03-01", text: "Lera", entries, locked: false };
  await calls.commit(companyId, "register", [
    { key: `c${companyId}-${fiscalYearId}-transactions`, append: [voucher] },
  ]);
  await page.goto("/accounting/transaction/A/1");
  await page.locator("input[type=file]").first().setInputFiles(pictureFile("kvitto.png", 4));
  const picture = page.getByRole("img", { name: "kvitto.png" });
  await picture.waitFor();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  for (const turn of ["upright", "on its side"]) {
    if (turn !== "upright") await page.keyboard.press("v");
    const pages = await printedWithPictures(page);
    const headed = pages.map(({ texts }) => texts.some(({ text }) => text === "Underlag"));
    expect(headed.filter(Boolean), turn).toHaveLength(1);
    expect(
      pages.map(({ pictures }) => pictures > 0),
      turn,
    ).toEqual(headed);
    // Standing it is higher than what the transaction leaves of the first page.
    if (turn === "upright") expect(headed).toEqual([false, true]);
  }
});
