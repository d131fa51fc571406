// A year of 50,000 vouchers that becomes drafts in Chromium: the longest task of the page meanwhile, in time of its
// processor, and how long others wait for the server, against the whole of the conversion.

import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/support/browser.ts";
import { buildWebIfStale } from "../scripts/build-web.mjs";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { median } from "./support/interleaved.ts";
import { longestTask } from "./support/longest-task.ts";
import { type SignedIn, signInTo, startSignedIn } from "./support/signed-in.ts";
import { registration, type StoredBooks, storeBooks } from "./support/stored-books.ts";

const VOUCHERS = Number(process.env["HUVUDBOK_BENCH_VOUCHERS"] ?? 50_000);
const ROUNDS = Number(process.env["HUVUDBOK_BENCH_ROUNDS"] ?? 3);
const LONGEST_TASK_MS = 100;
const PAGE = "/accounting/convertTransactionsToDrafts";
const NAME = "Mätbolaget AB";

interface Waits {
  /** ms of the longest calls of somebody in other books, while the conversion went on. */
  read: number;
  registration: number;
}

const build = buildWebIfStale("en");
if (!build.ok) throw new Error(build.output);
const rounds: { readonly longest: number; readonly took: number; readonly waits: Waits }[] = [];
for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound());
const took = median(rounds.map((round) => round.took));
reportFigure({
  name: `longest task of the page in a conversion of ${VOUCHERS}`,
  measured: median(rounds.map(({ longest }) => longest)),
  reference: took,
  against: "the time of the conversion",
  unit: "ms",
  target: { of: "measured", atMost: LONGEST_TASK_MS },
});
for (const [call, name] of [
  ["read", "longest wait of a read in other books meanwhile"],
  ["registration", "longest wait of a registration in other books meanwhile"],
] as const) {
  const measured = median(rounds.map(({ waits }) => waits[call]));
  reportFigure({ name, measured, reference: took, against: "the time of the conversion", unit: "ms" });
}

/** Books of their own in a product of their own, since what is stored already is part of what is measured. */
async function measureRound() {
  const person = await startSignedIn();
  const books = await storeBooks(person, VOUCHERS);
  await person.call("POST", "/api/data/save/u-userSettings.json", {
    version: 1,
    allowTransactionEdit: true,
  });
  const other = await signInTo(person.product, "Bo", "bo@example.se");
  const othersBooks = await storeBooks(other, 10);
  const browser = await openBrowser(person.product.url);
  try {
    const page = await browser.newPerson();
    page.context().setDefaultTimeout(180_000);
    await page.addInitScript((signIn) => localStorage.setItem("poyToken", signIn), person.storedSignIn);
    await openConversion(page);
    const state = { isDone: false };
    const from = performance.now();
    const waits = waitsOf(other, othersBooks, state);
    const longest = await longestTask(page, async () => {
      await page.keyboard.press("Control+Enter");
      await page.waitForURL("**/accounting/draft");
      await page.locator("main tbody tr a").first().waitFor();
    });
    const took = performance.now() - from;
    state.isDone = true;
    for (const problem of browser.errors()) reportFailure(problem);
    const path = books.path.replace("-transactions", "-transactionDrafts");
    const stored: { readonly drafts: readonly unknown[] } = JSON.parse(await person.call("GET", path));
    if (stored.drafts.length !== VOUCHERS) reportFailure(`${stored.drafts.length} drafts`);
    return { longest, took, waits: await waits };
  } finally {
    await browser.close();
    await other.stop();
    await person.stop();
  }
}

/** The page with all that it needs, and the name typed. */
async function openConversion(page: Page): Promise<void> {
  await page.goto(PAGE);
  await page.getByLabel("Företagets namn").fill(NAME);
  await page.waitForTimeout(3000);
}

/** Somebody with small books of their own on the same server, who reads and registers until it is done. */
async function waitsOf(
  other: SignedIn,
  books: StoredBooks,
  state: { readonly isDone: boolean },
): Promise<Waits> {
  const waits: Waits = { read: 0, registration: 0 };
  const timed = async (name: keyof Waits, act: () => Promise<unknown>) => {
    while (!state.isDone) {
      const from = performance.now();
      await act();
      waits[name] = Math.max(waits[name], performance.now() - from);
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  await Promise.all([
    timed("read", () => other.call("GET", books.path)),
    timed("registration", () => other.commit(books.companyId, "register", [registration(books)])),
  ]);
  return waits;
}
