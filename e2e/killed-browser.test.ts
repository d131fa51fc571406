import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "./support/books.ts";
import { openPersistentBrowser } from "./support/browser.ts";
import { CREATE, valueOf } from "./support/entry-form.ts";
import { type Person, signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const KLARA: Person = { name: "Klara Krasch", email: "klara@example.se" };

/** The main process of the browser with this folder, and none of its helpers. */
function processOf(folder: string): number {
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const found = ids.find((id) => {
    const words = argumentsOf(id);
    return words.includes(`--user-data-dir=${folder}`) && !words.some((word) => word.startsWith("--type="));
  });
  if (found === undefined) throw new Error("The browser is not running");
  return Number(found);
}

function argumentsOf(id: string): readonly string[] {
  try {
    return readFileSync(`/proc/${id}/cmdline`, "utf8").split("\0");
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

/** The form, after a sign-in if the browser had not written the previous one to the disk. */
async function openForm(page: Page): Promise<void> {
  await page.goto(CREATE);
  const text = page.getByLabel("Text", { exact: true });
  const toSignIn = page.getByRole("heading", { name: /Logga in/ });
  await text.or(toSignIn).first().waitFor();
  if ((await text.count()) > 0) return;
  await signIn(page, KLARA);
  await page.goto(CREATE);
  await text.waitFor();
}

/** What the browser has stored of the text of the form, whether or not it is on the disk yet. */
function storedText(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const name = names.find((one) => /^c[1-9]\d*-unfinished-/.test(one));
    if (name === undefined) return undefined;
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("IndexedDB")));
      });
    const database = await answerOf(indexedDB.open(name));
    const records: { content: { form?: { text?: string } } }[] = await answerOf(
      database.transaction("unfinished").objectStore("unfinished").getAll(),
    );
    database.close();
    return records[0]?.content.form?.text;
  });
}

test("a browser that is killed in the middle of a word has lost no letter (UN6)", async ({ product }) => {
  const folder = mkdtempSync(join(tmpdir(), "huvudbok-killed-"));
  let typed = "";
  for (const word of ["Lera ", "till ", "verkstaden"]) {
    const context = await openPersistentBrowser(product.url, folder);
    const page = await context.newPage();
    if (typed === "") await signInWithBooks(page, KLARA);
    await openForm(page);
    const text = page.getByLabel("Text", { exact: true });
    await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe(typed);
    await text.press("End");
    await page.keyboard.type(word);
    typed += word;
    // Not in the very instant of the key: the browser must have been given its time to run.
    await expect.poll(() => storedText(page), { interval: 10, timeout: 2000 }).toBe(typed);
    process.kill(processOf(folder), "SIGKILL");
    await context.close().catch(() => undefined);
  }
  const context = await openPersistentBrowser(product.url, folder);
  const page = await context.newPage();
  await openForm(page);
  await expect.poll(() => valueOf(page, "Text"), { timeout: 10_000 }).toBe(typed);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});
