import type { Locator, Page } from "playwright-core";

/** The heading of the page, by its whole text: 'Kontoplan' is not the heading of 'Skapa kontoplan'. */
export function heading(page: Page | Locator, name: string | RegExp): Locator {
  return page.getByRole("heading", { level: 1, name, exact: true });
}
