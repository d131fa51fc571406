// Typing in the entry form of a year of 50,000 vouchers in Chromium: the longest task of the page, in time of its
// processor, while the index of suggestions is made and two letters of a text used before are typed, against the same
// in a year of 1,000 and against a long task.

import { openBrowser } from "../e2e/support/browser.ts";
import { buildWebIfStale } from "../scripts/build-web.mjs";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { median } from "./support/interleaved.ts";
import { longestTask } from "./support/longest-task.ts";
import { startSignedIn } from "./support/signed-in.ts";
import { storeBooks } from "./support/stored-books.ts";

const ROUNDS = Number(process.env["HUVUDBOK_BENCH_ROUNDS"] ?? 5);
const LONG_TASK_MS = 50;

const build = buildWebIfStale("en");
if (!build.ok) throw new Error(build.output);
const large = await typingIn(50_000);
const small = await typingIn(1000);
for (const [name, of] of [
  ["longest task while two letters are typed at once", "atOnce"],
  ["longest task of two letters later", "later"],
] as const) {
  const figure = { name, measured: median(large[of]), unit: "ms" } as const;
  reportFigure({ ...figure, reference: median(small[of]), against: "a year of 1,000" });
  const target = { of: "measured", atMost: LONG_TASK_MS } as const;
  reportFigure({ ...figure, reference: LONG_TASK_MS, against: "a long task", target });
}

/** The longest tasks, of each round, of letters typed as soon as there is a field and of letters typed later. */
async function typingIn(vouchers: number) {
  const person = await startSignedIn();
  await storeBooks(person, vouchers);
  const browser = await openBrowser(person.product.url);
  const times: { readonly atOnce: number[]; readonly later: number[] } = { atOnce: [], later: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPerson();
    page.context().setDefaultTimeout(60_000);
    await page.addInitScript((signIn) => localStorage.setItem("poyToken", signIn), person.storedSignIn);
    // The books are in the browser: what is measured is not their arrival.
    await page.goto("/accounting/transaction");
    await page.locator("main tbody tr a").first().waitFor();
    await page.keyboard.press("Control+j");
    const text = page.getByLabel("Text", { exact: true });
    await text.waitFor();
    const typed = async () => {
      await text.fill("");
      await text.pressSequentially("ku");
      await page.getByRole("listbox").getByRole("option").first().waitFor();
    };
    times.atOnce.push(await longestTask(page, typed));
    times.later.push(await longestTask(page, typed));
    await page.context().close();
  }
  for (const problem of browser.errors()) reportFailure(problem);
  await browser.close();
  await person.stop();
  return times;
}
