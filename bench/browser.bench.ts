// A year of 100,000 vouchers in Chromium, as a person meets it. Times are compared with JSON.parse of the document of
// vouchers on the same page; frames with those of an empty page.

import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/support/browser.ts";
import { buildWebIfStale } from "../scripts/build-web.mjs";
import { type Figure, reportFailure, reportFigure } from "./support/figures.ts";
import { median, quantile } from "./support/interleaved.ts";
import { loadPage, parseTime, prepareLoads } from "./support/page-loads.ts";
import { framesOfScrolling, timeUntilShown } from "./support/page-watch.ts";
import { startSignedIn } from "./support/signed-in.ts";
import { storeBooks } from "./support/stored-books.ts";

const VOUCHERS = 100_000;
const ROUNDS = 3;
const LIST = "/accounting/transaction";
const FIRST_ROW = "main tbody tr:first-child";
const PAGER = "nav[aria-label=Sidor] output";
/** What scrolls: the sheet that every page lies on. */
const SHEET = "[data-scroll-restoration-id]";
const SEARCHES = ["4711", "1930", "kvitto", "inbet"].map((text) => text.split(""));
const SCROLL_SECONDS = 3;
const TIMEOUT_MS = 15_000;

const build = buildWebIfStale("en");
if (!build.ok) throw new Error(build.output);
const person = await startSignedIn();
const books = await storeBooks(person, VOUCHERS);
const browser = await openBrowser(person.product.url);
let parse = Number.NaN;
try {
  const page = await openList();
  await measureMemory(page, "with the transaction list open");
  await measureList(page);
  await measureReports(page);
  await measureMemory(page, "with the list scrolled and reports opened");
  await measureEntry(page);
  for (const problem of browser.errors()) reportFailure(problem);
} finally {
  await browser.close();
  await person.stop();
}

/** How the page loads is the matter of `large-year.bench.ts`. */
async function openList(): Promise<Page> {
  const page = await browser.newPerson();
  page.context().setDefaultTimeout(60_000);
  await prepareLoads(page, person.storedSignIn);
  await loadPage(page, LIST);
  parse = await parseTime(page, books.path);
  return page;
}

async function measureList(page: Page): Promise<void> {
  const first = { selector: FIRST_ROW, changes: true };
  const next = page.getByRole("button", { name: "Nästa sida" });
  reportTimes(
    "next page",
    await timesOf(8, () => timeUntilShown(page, "click", first, () => next.click())),
    50,
  );
  const orders = ["Text", "Datum", "No."].map((name) =>
    page.getByRole("columnheader", { name }).getByRole("button"),
  );
  const sorting = await timesOf(6, (turn) =>
    timeUntilShown(page, "click", first, async () => orders[turn % orders.length]?.click()),
  );
  // In the first turn no column has been sorted by before.
  reportTime("first order by text", sorting[0] ?? Number.NaN, 200);
  reportTimes("another order of the rows", sorting);
  await measureFilter(page);
  await measureScrolling(page);
}

async function measureFilter(page: Page): Promise<void> {
  await page.getByRole("searchbox", { name: "Sök" }).focus();
  const presses = SEARCHES.flatMap((keys) => [...keys, ...keys.map(() => "Backspace")]);
  // A key that finds as many rows as before shows no change in the count, and is left out.
  const keys = await timesOf(presses.length, (turn) => {
    const key = presses[turn] ?? "";
    return timeUntilShown(page, "keydown", { selector: PAGER, changes: true }, () =>
      page.keyboard.press(key),
    );
  });
  const floor = await keysOfBarePage(presses);
  const against = "the key itself on a bare page";
  const figure = { unit: "ms", against } as const;
  reportFigure({
    ...figure,
    name: `key to filtered rows, median of ${keys.length} keys`,
    measured: median(keys),
    reference: median(floor),
  });
  reportFigure({
    ...figure,
    name: "key to filtered rows, p95",
    measured: quantile(keys, 0.95),
    reference: quantile(floor, 0.95),
    target: { of: "measured", atMost: 50 },
  });
}

/** The same keys on a page that only counts what has been typed: the browser's own time for a key. */
async function keysOfBarePage(presses: readonly string[]): Promise<readonly number[]> {
  const bare = await browser.newPerson();
  await bare.setContent('<input autofocus oninput="p.textContent = value.length"><p id="p"></p>');
  await bare.locator("input").focus();
  const times = await timesOf(presses.length, (turn) =>
    timeUntilShown(bare, "keydown", { selector: "#p", changes: true }, () =>
      bare.keyboard.press(presses[turn] ?? ""),
    ),
  );
  await bare.close();
  return times;
}

/** The times of several rounds; those in which nothing appeared are left out. */
async function timesOf(
  turns: number,
  turn: (index: number) => Promise<number | undefined>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < turns; index++) {
    const time = await turn(index);
    if (time !== undefined) times.push(time);
  }
  return times;
}

async function measureScrolling(page: Page): Promise<void> {
  // The last key has been answered: every voucher is found again.
  await page.getByText(/av 100\s?000$/).waitFor();
  const size = page.getByLabel("Rader per sida");
  const all = { selector: PAGER, matches: "–100\\s?000 av" };
  const drawn = await timesOf(1, () =>
    timeUntilShown(page, "change", all, () => size.selectOption("0"), 10_000),
  );
  reportTimes("'Alla' drawn", drawn);
  const empty = await browser.newPerson();
  await empty.setContent(
    '<div id="sheet" style="height:700px;overflow:auto"><div style="height:999999px"></div></div>',
  );
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await page.bringToFront();
    ours.push(await framesOfScrolling(page, SHEET, SCROLL_SECONDS));
    await empty.bringToFront();
    theirs.push(await framesOfScrolling(empty, "#sheet", SCROLL_SECONDS));
  }
  await empty.close();
  await page.bringToFront();
  reportFigure({
    name: "frames in 3 s of scrolling through 'Alla'",
    measured: median(ours),
    reference: median(theirs),
    against: "an empty page",
    unit: "",
    target: { of: "measured", atLeast: SCROLL_SECONDS * 60 },
  });
}

async function measureReports(page: Page): Promise<void> {
  const [balance, ledger, general]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    await page.locator(`nav a[href='${LIST}']`).first().click();
    await page.locator(FIRST_ROW).waitFor();
    const report = page.locator("nav a[href='/accounting/report/balance']").first();
    const sums = { selector: "main", matches: "S:a Tillgångar" };
    balance.push(
      ...(await timesOf(1, () => timeUntilShown(page, "click", sums, () => report.click(), TIMEOUT_MS))),
    );
    const account = page.locator("main a[href^='/accounting/report/account/1930']").first();
    const rows = { selector: "main", matches: "(Kvitto|Lön) [0-9]" };
    ledger.push(
      ...(await timesOf(1, () => timeUntilShown(page, "click", rows, () => account.click(), TIMEOUT_MS))),
    );
  }
  for (let round = 0; round < ROUNDS; round++) {
    await page.locator(`nav a[href='${LIST}']`).first().click();
    await page.locator(FIRST_ROW).waitFor();
    const report = page.locator("nav a[href='/accounting/report/ledger']").first();
    const rows = { selector: "main", matches: "Kundfaktura [0-9]" };
    general.push(
      ...(await timesOf(1, () => timeUntilShown(page, "click", rows, () => report.click(), TIMEOUT_MS))),
    );
  }
  reportTime("balance report, the first time (index and report)", balance[0] ?? Number.NaN);
  reportTimes("balance report, again", balance.slice(1), 100);
  reportTimes("ledger of the bank account", ledger);
  reportTimes("general ledger", general);
}

/** The memory of the page's JavaScript after garbage collection. */
async function measureMemory(page: Page, when: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  reportFigure({
    name: `memory of the page, ${when}`,
    measured: usedSize / 1e6,
    reference: (await person.call("GET", books.path)).length / 1e6,
    against: "the text of the document of vouchers",
    unit: "MB",
  });
}

async function measureEntry(page: Page): Promise<void> {
  const sizes: { body: number; headers: number }[] = [];
  page.on("requestfinished", (request) => {
    if (!request.url().includes("/api/data/commit?")) return;
    void request.sizes().then((size) =>
      sizes.push({
        body: size.requestBodySize + size.responseBodySize,
        headers: size.requestHeadersSize + size.responseHeadersSize,
      }),
    );
  });
  await page.locator(`a[href='${LIST}']`).first().click();
  await page.getByRole("link", { name: "Ny transaktion" }).first().click();
  await page.getByText("Avancerad").click();
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    await page.getByRole("textbox", { name: "Datum" }).fill("2025-12-31");
    await page.getByLabel("Text", { exact: true }).fill(`Kontorsmaterial ${round}`);
    for (const [index, [account, side, amount]] of [
      ["5410", "Debet", "399,20"],
      ["2641", "Debet", "99,80"],
      ["1930", "Kredit", "499"],
    ].entries()) {
      await page.getByLabel(`Konto, rad ${index + 1}`).fill(account ?? "");
      await page.getByLabel(`Konto, rad ${index + 1}`).press("Escape");
      await page.getByLabel(`${side}, rad ${index + 1}`).fill(amount ?? "");
    }
    const button = page.getByRole("button", { name: /^Registrera [A-Z]/ });
    await button.waitFor();
    const next = { selector: "main", matches: "Inga belopp ännu" };
    const register = () =>
      timeUntilShown(page, "keydown", next, () => page.keyboard.press("Enter"), TIMEOUT_MS);
    await button.focus();
    times.push(...(await timesOf(1, register)));
  }
  reportTimes("registering: key to the next empty form", times, 100);
  reportFigure({
    name: "bytes sent and answered for it, without headers",
    measured: median(sizes.map(({ body }) => body)) / 1000,
    reference: 3,
    against: "the limit",
    unit: "kB",
    target: { of: "measured", atMost: 3 },
  });
  reportFigure({
    name: "headers of it, both ways",
    measured: median(sizes.map(({ headers }) => headers)) / 1000,
    reference: 3,
    against: "the limit of the bodies",
    unit: "kB",
  });
}

function reportTimes(name: string, times: readonly number[], atMost?: number): void {
  reportTime(name, median(times), atMost);
}

function reportTime(name: string, measured: number, atMost?: number): void {
  const figure: Figure = { name, measured, reference: parse, against: "JSON.parse on the page", unit: "ms" };
  reportFigure(atMost === undefined ? figure : { ...figure, target: { of: "measured", atMost } });
}
