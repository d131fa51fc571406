import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Where transactions are entered. */
export const CREATE = "/accounting/transaction/create";

/** The keyboard of a person, who counts the keys that are neither text nor digits. */
export function keyboard(page: Page) {
  let count = 0;
  return {
    type: (text: string) => page.keyboard.type(text),
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key);
      }
    },
    count: () => count,
  };
}

/** Waits for the form of a new transaction, until it can be typed in. */
export async function openForm(page: Page, path = CREATE): Promise<void> {
  await page.goto(path);
  await expectFocusOn(page, "Datum");
}

/** The name of the field or button with the focus. */
export async function expectFocusOn(page: Page, name: string | RegExp): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null) return "";
          const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
          return (
            focused.getAttribute("aria-label") ?? labels[0]?.textContent ?? focused.textContent.slice(0, 60)
          );
        }),
      { timeout: 15_000 },
    )
    .toMatch(typeof name === "string" ? new RegExp(`^${name}`) : name);
}

/** The value of a field, with plain spaces between the groups of an amount. */
export function valueOf(page: Page, label: string): Promise<string> {
  return page
    .getByLabel(label, { exact: true })
    .inputValue()
    .then((value) => value.replaceAll("\u00A0", " "));
}

/** Registers a purchase through the keyboard: a recalled text fills the rows by itself. */
export async function registerPurchase(page: Page, text: string, amount: string): Promise<void> {
  await page.keyboard.press("Enter");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await page.keyboard.type("5460");
  await page.keyboard.press("Enter");
  await page.keyboard.type(amount);
  await page.keyboard.press("Enter");
  await page.keyboard.type("1930");
  for (const key of ["Enter", "Enter", "Enter", "Control+Enter"]) await page.keyboard.press(key);
  await page.getByText(/registrerad/).waitFor();
}

/** A message of the form itself. A screen reader may get the same text outside of the page's main part. */
export const shownMessage = (page: Page, message: string) => page.getByRole("main").getByText(message);
