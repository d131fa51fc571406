import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More than any page has: a page on which Tab never returns to the start is a trap. */
export const MOST_STOPS = 150;

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await control.waitFor();
  let last = "";
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    last = await control.evaluate((element) =>
      element === document.activeElement
        ? ""
        : (document.activeElement?.outerHTML.slice(0, 200) ?? "nothing"),
    );
    if (last === "") return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(control)}, but last to ${last}`);
}

/** Goes to the list that a row stands in by Tab, and in it to the row by arrows. */
export async function arrowTo(page: Page, row: Locator): Promise<void> {
  await row.waitFor();
  await tabTo(page, page.getByRole("row").and(page.locator("[tabindex='0']")));
  for (let step = 0; step < MOST_STOPS; step += 1) {
    if (await row.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`arrows never come to ${String(row)}`);
}

/** Goes to a control by Tab and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Moves to a field by Tab and types over its content. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

export async function expectFocus(control: Locator, what: string): Promise<void> {
  await expect
    .poll(() => control.evaluate((element) => element === document.activeElement), { message: what })
    .toBe(true);
}
