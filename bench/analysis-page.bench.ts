// 1,000 drafts in a year of 50,000 vouchers in Chromium: analysed, from the click to the notice, with the index made in it, and
// once more with the index there; and 1,000 that balance registered on a server. The longest task of the page is in time
// of its processor.

import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/support/browser.ts";
import { buildWebIfStale } from "../scripts/build-web.mjs";
import { analysedBooks } from "./support/analysed-books.ts";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { median } from "./support/interleaved.ts";
import { taskTimes } from "./support/longest-task.ts";
import { FIRST_LINK, loadPage, parseTime, prepareLoads } from "./support/page-loads.ts";
import { type Expectation, timeUntilShown } from "./support/page-watch.ts";
import { startSignedIn } from "./support/signed-in.ts";
import { storedVoucher, storeGivenBooks } from "./support/stored-books.ts";

const ROUNDS = Number(process.env["HUVUDBOK_BENCH_ROUNDS"] ?? 3);
const VOUCHERS = 50_000;
const DRAFTS = 1000;
const ANALYSIS_MS = 3000;
const REGISTERING_MS = 2000;
const LONGEST_TASK_MS = 100;
const TIMEOUT_MS = 60_000;
const NOTICE = "body > output";
const LISTED = /1\s?000 utkast/;

const build = buildWebIfStale("en");
if (!build.ok) throw new Error(build.output);
const { books, drafts } = analysedBooks(VOUCHERS, DRAFTS);
const person = await startSignedIn();
const stored = await storeGivenBooks(person, books);
const browser = await openBrowser(person.product.url);
const draftsKey = stored.transactionsKey.replace("transactions", "transactionDrafts");
const ids = drafts.map(({ id }) => id);
const unbooked = drafts.map(storedVoucher);
const date = books.fiscalYear.to;
const vouchers = books.transactions.slice(0, DRAFTS).map(({ text, entries }) => ({ date, text, entries }));
// The last one is the same as the one before it, so that the page always asks before it registers (CT12).
const balanced = [...vouchers.slice(0, -1), ...vouchers.slice(-2, -1)]
  .map((voucher, place) => ({ ...voucher, id: ids[place] }))
  .map(storedVoucher);
interface Measured {
  /** Milliseconds until it is done. */
  readonly time: number[];
  /** Its longest task, and all of them. */
  readonly longest: number[];
  readonly processor: number[];
}
const measured: Readonly<Record<"first" | "again" | "registering", Measured>> = {
  first: { time: [], longest: [], processor: [] },
  again: { time: [], longest: [], processor: [] },
  registering: { time: [], longest: [], processor: [] },
};
const [parsing, plain]: [number[], number[]] = [[], []];
try {
  for (let round = 0; round < ROUNDS; round++) {
    await measureAnalysis();
    await measureRegistration();
  }
  for (const problem of browser.errors()) reportFailure(problem);
} finally {
  await browser.close();
  await person.stop();
}
report();

async function measureAnalysis(): Promise<void> {
  await put(unbooked);
  const page = await openPage("/accounting/draft");
  parsing.push(await parseTime(page, stored.path));
  await page.getByText(LISTED).first().waitFor();
  const button = page.getByRole("button", { name: "Analysera okonterade" });
  for (const [turn, matches] of [
    ["first", "Förslag till"],
    ["again", "inga nya förslag"],
  ] as const) {
    await measure(page, measured[turn], { selector: NOTICE, matches }, () => button.click());
  }
  await page.context().close();
}

async function measureRegistration(): Promise<void> {
  await put(balanced);
  const page = await openPage("/accounting/draft/register?series=A");
  const button = page.getByRole("button", { name: /^Registrera 1\s?000 utkast/ });
  await button.waitFor();
  const done = { selector: "main h2", matches: "transaktioner registrerade" };
  await button.click();
  const anyway = page.getByRole("button", { name: "Registrera ändå" });
  await anyway.waitFor();
  await measure(page, measured.registering, done, () => anyway.click());
  await page.context().close();
  await put(balanced);
  const append = vouchers.map((voucher) => ({ ...voucher, series: "A", locked: false })).map(storedVoucher);
  const changes = [{ key: stored.transactionsKey, append }, await draftsChange({ remove: ids })];
  const from = performance.now();
  await person.commit(stored.companyId, "register", changes);
  plain.push(performance.now() - from);
}

async function measure(
  page: Page,
  { time, longest, processor }: Measured,
  sight: Expectation,
  act: () => Promise<void>,
): Promise<void> {
  const tasks = await taskTimes(page, async () => {
    time.push((await timeUntilShown(page, "click", sight, act, TIMEOUT_MS)) ?? Number.NaN);
  });
  longest.push(tasks.longest);
  processor.push(tasks.sum);
}

/**
 * A page of a browser of its own, which has stored the books: what is measured is not their arrival, nor the copy of it
 * that Chromium makes for who watches its network.
 */
async function openPage(path: string): Promise<Page> {
  const page = await browser.newPerson();
  page.context().setDefaultTimeout(TIMEOUT_MS);
  await prepareLoads(page, person.storedSignIn);
  await loadPage(page, "/accounting/transaction", FIRST_LINK, stored.path);
  await page.goto(path);
  return page;
}

/** The drafts that the year has, and no others: they have the same ids every time. */
async function put(all: readonly object[]): Promise<void> {
  await person.commit(stored.companyId, "edit", [await draftsChange({ put: all })]);
}

async function draftsChange(change: object): Promise<object> {
  const address = new URL(`/api/data/load/${draftsKey}.json`, person.product.url);
  const { headers } = await fetch(address, { headers: { authorization: person.authorization } });
  const etag = headers.get("etag");
  return { key: draftsKey, ...(etag === null ? {} : { ifMatch: etag }), ...change };
}

function report(): void {
  const { first, again, registering } = measured;
  const parsed = { reference: median(parsing), against: "JSON.parse on the page", unit: "ms" } as const;
  const analysis = { of: "measured", atMost: ANALYSIS_MS } as const;
  const name = "1,000 drafts analysed by 50,000 vouchers, index made in it";
  reportFigure({ ...parsed, name, measured: median(first.time), target: analysis });
  reportFigure({
    ...parsed,
    name: "the same in time of the page's processor",
    measured: median(first.processor),
    target: analysis,
  });
  reportFigure({ ...parsed, name: "once more, with the index there", measured: median(again.time) });
  reportFigure({
    name: "1,000 drafts registered",
    measured: median(registering.time),
    reference: median(plain),
    against: "the same commit by HTTP alone",
    unit: "ms",
    target: { of: "measured", atMost: REGISTERING_MS },
  });
  for (const [what, { longest }] of [
    ["the analysis", first],
    ["the one after it", again],
    ["registering", registering],
  ] as const) {
    reportFigure({
      name: `longest task of ${what}`,
      measured: median(longest),
      reference: LONGEST_TASK_MS,
      against: "a long task",
      unit: "ms",
      target: { of: "measured", atMost: LONGEST_TASK_MS },
    });
  }
}
