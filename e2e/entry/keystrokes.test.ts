import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { productCalls } from "../screenshots/product-calls.ts";
import { signInWithBooks } from "../support/books.ts";
import {
  EVERYDAY_EVENTS,
  type EverydayEvent,
  keyCount,
  type Step,
  tableRow,
} from "../support/everyday-events.ts";
import { ANNA } from "../support/sign-in.ts";
import { storedVouchers, yearOf } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

/** One red pixel. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

/** The purchase by which its text is recalled. */
const KNOWN = {
  series: "A",
  date: "2025-05-12",
  text: "Lerbutiken",
  entries: [
    { accountId: 5460, amount: 999.2 },
    { accountId: 2641, amount: 249.8 },
    { accountId: 1930, amount: -1249 },
  ],
  locked: false,
};

test("the table in docs/keystrokes.md says what the events take", async () => {
  const text = await readFile(join(import.meta.dirname, "../../docs/keystrokes.md"), "utf8");
  const rows = text.split("\n").filter((line) => /^\| \d/.test(line));
  expect(rows).toEqual(EVERYDAY_EVENTS.map(tableRow));
  const most = {
    Inköp: 10,
    "Inköp med": 9,
    "Inköp med 25 % moms, känd": 6,
    "Lön med skatteavdrag och": 22,
    Rätta: 8,
    Bankavgift: 6,
    Avgift: 7,
  };
  for (const [name, keys] of Object.entries(most)) {
    for (const event of EVERYDAY_EVENTS.filter((one) => one.name.startsWith(name))) {
      expect([event.name, keyCount(event) <= keys]).toEqual([event.name, true]);
    }
  }
  expect(EVERYDAY_EVENTS.filter((event) => keyCount(event) > event.before)).toEqual([]);
});

test("everyday events by keyboard alone", async ({ page }) => {
  await signInWithBooks(page, ANNA, "/accounting");
  const { companyId, fiscalYearId } = await yearOf(page);
  const calls = await productCalls(page, new URL(page.url()).origin);
  await calls.commit(companyId, "register", [
    { key: `c${companyId}-${fiscalYearId}-transactions`, append: [KNOWN] },
  ]);
  for (const event of EVERYDAY_EVENTS) await happen(page, event);
  const stored = await storedVouchers(page);
  expect(stored.slice(1)).toEqual(EVERYDAY_EVENTS.flatMap(({ stored: voucher = [] }) => voucher));
});

async function happen(page: Page, { from, steps, seen }: EverydayEvent): Promise<void> {
  if (from !== undefined) {
    await page.goto(from);
    await page
      .getByLabel("Datum")
      .and(page.locator(":focus"))
      .or(page.getByText("Kassa och bank"))
      .first()
      .waitFor();
  }
  for (const step of steps) await make(page, step);
  await see(page, seen);
}

async function make(page: Page, step: Step): Promise<void> {
  if ("see" in step) await see(page, step.see);
  else if ("press" in step && step.press === "Control+v") await paste(page);
  else if ("press" in step) await page.keyboard.press(step.press);
  else await page.keyboard.type("find" in step ? step.find : "text" in step ? step.text : step.amount);
}

/** Amounts are written with no-break spaces. */
async function see(page: Page, text: string): Promise<void> {
  await page
    .getByText(new RegExp(text.replaceAll(" ", "\\s")))
    .first()
    .waitFor();
}

/**
 * Chromium does not let a test put a file on the clipboard: the event that Ctrl+V makes of one is dispatched instead.
 */
async function paste(page: Page): Promise<void> {
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "kvitto.png", { type: "image/png" }));
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, PICTURE);
}
