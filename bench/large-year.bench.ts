// A year of 100,000 vouchers as it opens in Chromium, beside one of 1,000: the list and the home page, cold and warm.
// Times are held against the small year and against JSON.parse of the document of the large one on the same page.

import type { Page } from "playwright-core";
import { openBrowser, type TestBrowser } from "../e2e/support/browser.ts";
import { buildWebIfStale } from "../scripts/build-web.mjs";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { median } from "./support/interleaved.ts";
import { longestTask } from "./support/longest-task.ts";
import { FIRST_LINK, type Load, loadPage, parseTime, prepareLoads } from "./support/page-loads.ts";
import type { Expectation } from "./support/page-watch.ts";
import { type SignedIn, startSignedIn } from "./support/signed-in.ts";
import { type StoredBooks, storeBooks } from "./support/stored-books.ts";

const ROUNDS = Number(process.env["HUVUDBOK_BENCH_ROUNDS"] ?? 5);
const LONGEST_TASK_MS = 100;
const PARSE = "JSON.parse on the page";

/** A page and what shows that it is open. */
interface Opened {
  readonly path: string;
  readonly sight: Expectation;
}

const LIST: Opened = { path: "/accounting/transaction", sight: FIRST_LINK };
/** The value of the first figure, 'Kassa och bank'. */
const HOME: Opened = { path: "/", sight: { selector: "main section h2 + p", matches: "[0-9]" } };

interface Year {
  readonly person: SignedIn;
  readonly books: StoredBooks;
  readonly browser: TestBrowser;
}

interface Loads {
  readonly cold: Load[];
  readonly warm: Load[];
}

const build = buildWebIfStale("en");
if (!build.ok) throw new Error(build.output);
const large = await openYear(100_000);
const small = await openYear(1000);
try {
  const list = await loadsOf(LIST);
  const home = await loadsOf(HOME);
  const parse = median(list.parses);
  const opens = (loads: Loads, when: keyof Loads) => median(loads[when].map(({ drawn }) => drawn));
  for (const when of ["cold", "warm"] as const) {
    const [ours, theirs] = [opens(list.large, when), opens(list.small, when)];
    const figure = { name: `first row of the list, ${when}`, measured: ours, unit: "ms" } as const;
    reportFigure({
      ...figure,
      reference: theirs,
      against: "a year of 1,000",
      ...(when === "cold" ? { target: { of: "ratio", atMost: 1.5 } } : {}),
    });
    const atMost = when === "cold" ? 10 : 5;
    reportFigure({ ...figure, reference: parse, against: PARSE, target: { of: "ratio", atMost } });
  }
  for (const when of ["cold", "warm"] as const) {
    reportFigure({
      name: `figures of the home page, ${when}, beyond those of 1,000`,
      measured: Math.max(0, opens(home.large, when) - opens(home.small, when)),
      reference: parse,
      against: `${PARSE} (of 1,000: ${opens(home.small, when).toFixed(0)} ms)`,
      unit: "ms",
      target: { of: "ratio", atMost: 10 },
    });
  }
  for (const [name, loads] of Object.entries({ list: list.large, home: home.large })) {
    for (const when of ["cold", "warm"] as const) tellLongest(`${name}, ${when}`, loads[when], parse);
  }
  await tellLongestWorked("list", LIST, parse);
  await tellLongestWorked("home", HOME, parse);
  for (const load of [...home.large.cold, ...home.large.warm]) {
    if (load.text !== load.lastText)
      reportFailure(`the home page said ${load.text} and then ${load.lastText}`);
  }
  for (const problem of [...large.browser.errors(), ...small.browser.errors()]) reportFailure(problem);
} finally {
  await large.browser.close();
  await small.browser.close();
  await large.person.stop();
  await small.person.stop();
}

async function openYear(vouchers: number): Promise<Year> {
  const person = await startSignedIn();
  const books = await storeBooks(person, vouchers);
  return { person, books, browser: await openBrowser(person.product.url) };
}

/** Both years in turns, each cold in a browser of its own and then warm in the same. */
async function loadsOf(opened: Opened) {
  const loads: { readonly large: Loads; readonly small: Loads } = {
    large: { cold: [], warm: [] },
    small: { cold: [], warm: [] },
  };
  const parses: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await loadTwice(large, opened, loads.large);
    parses.push(await parseTime(page, large.books.path));
    await page.context().close();
    await (await loadTwice(small, opened, loads.small)).context().close();
  }
  return { ...loads, parses };
}

async function loadTwice(
  { person, books, browser }: Year,
  { path, sight }: Opened,
  loads: Loads,
): Promise<Page> {
  const page = await browser.newPerson();
  page.context().setDefaultTimeout(60_000);
  await prepareLoads(page, person.storedSignIn, sight);
  loads.cold.push(await loadPage(page, path, sight, books.path));
  loads.warm.push(await loadPage(page, path, sight));
  return page;
}

/** The longest task of the large year's page in processor time, in loads of their own, since watching them takes time. */
async function tellLongestWorked(name: string, { path, sight }: Opened, parse: number): Promise<void> {
  const longest: { readonly cold: number[]; readonly warm: number[] } = { cold: [], warm: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const page = await large.browser.newPerson();
    page.context().setDefaultTimeout(60_000);
    await prepareLoads(page, large.person.storedSignIn, sight);
    longest.cold.push(await longestTask(page, () => loadPage(page, path, sight, large.books.path)));
    longest.warm.push(await longestTask(page, () => loadPage(page, path, sight)));
    await page.context().close();
  }
  for (const [when, times] of Object.entries(longest)) {
    reportFigure({
      name: `the same in time of the processor, ${name}, ${when}`,
      measured: median(times),
      reference: parse,
      against: PARSE,
      unit: "ms",
      target: { of: "measured", atMost: LONGEST_TASK_MS },
    });
  }
}

function tellLongest(name: string, loads: readonly Load[], parse: number): void {
  reportFigure({
    name: `longest task of the main thread, ${name}`,
    measured: median(loads.map(({ longest }) => longest)),
    reference: parse,
    against: PARSE,
    unit: "ms",
    target: { of: "measured", atMost: LONGEST_TASK_MS },
  });
}
