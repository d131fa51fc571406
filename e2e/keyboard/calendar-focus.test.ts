import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "../support/books.ts";
import { CREATE, expectFocusOn } from "../support/entry-form.ts";
import type { Person } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

let people = 0;
const newcomer = (): Person => ({ name: "Karin Kalender", email: `karin${++people}@example.se` });

/** Opens the calendar of the date field and closes it before any timer runs, so before it has had the focus. */
async function openAndCloseAtOnce(page: Page, goesTo?: string): Promise<void> {
  await page.evaluate(async (other) => {
    const field = (name: string) => document.querySelector<HTMLElement>(`[data-cell="${name}"]`);
    const hasCome = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[role="dialog"][aria-label="Kalender"]') === null) return;
        observer.disconnect();
        document.querySelector<HTMLElement>('[aria-label^="Öppna kalender"]')?.click();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    const date = field("entry-date");
    date?.focus();
    date?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", altKey: true, bubbles: true }));
    await hasCome;
    // It is rendered as closed; no timer has run yet.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    if (other !== undefined) field(other)?.focus();
  }, goesTo);
}

test("a calendar that is closed at once leaves the focus where it is, on a slow machine too", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer(), CREATE);
  await expectFocusOn(page, "Datum");
  const machine = await page.context().newCDPSession(page);
  for (const rate of [1, 20]) {
    await machine.send("Emulation.setCPUThrottlingRate", { rate });
    for (const [goesTo, label] of [
      [undefined, "Datum"],
      ["entry-text", "Text"],
    ] as const) {
      await openAndCloseAtOnce(page, goesTo);
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      await expectFocusOn(page, label);
    }
  }
});

test("a day that is chosen, and Escape, give the focus back to the field", async ({ page }) => {
  await signInWithBooks(page, newcomer(), CREATE);
  await expectFocusOn(page, "Datum");
  const calendar = page.getByRole("dialog", { name: "Kalender" });
  for (const close of ["Escape", "Enter"]) {
    await page.keyboard.press("Alt+ArrowDown");
    await calendar.getByRole("button", { name: /^15 / }).focus();
    await page.keyboard.press(close);
    await calendar.waitFor({ state: "detached" });
    await expectFocusOn(page, "Datum");
  }
});

test("arrows move among the days as soon as the calendar has come, the first time too", async ({ page }) => {
  await signInWithBooks(page, newcomer());
  await page.goto(CREATE);
  await expectFocusOn(page, "Datum");
  const calendar = page.getByRole("dialog", { name: "Kalender" });
  const day = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(day).toMatch(/^\d+ \p{L}+ \d{4}$/u);
  const first = await day();
  await page.keyboard.press("ArrowUp");
  await expect.poll(day).not.toBe(first);
  await page.keyboard.press("PageUp");
  const month = (label: string) => label.split(" ")[1];
  await expect.poll(async () => month(await day())).not.toBe(month(first));
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "detached" });
  await expectFocusOn(page, "Datum");
});
