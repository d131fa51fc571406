import { expect } from "vitest";
import { createFiscalYear, signInWithBooks } from "../support/books.ts";
import { test } from "../support/test.ts";

test("on a phone the buttons of a year do not lie over each other while its result is not known", async ({
  page,
  browser,
}) => {
  browser.expectError(/500/);
  await signInWithBooks(page);
  await createFiscalYear(page, "2026-01-01", "2026-12-31");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/api\/data\/load\/c\d+-f\w+-transactions/, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto("/accounting/fiscalYear");
  const choose = await page.getByRole("button", { name: /^Välj räkenskapsåret/ }).boundingBox();
  const year = page.getByRole("row").filter({ has: page.getByRole("button", { name: /^Välj/ }) });
  const last = await year.getByRole("link", { name: /^Radera/ }).boundingBox();
  if (choose === null || last === null) throw new Error("the buttons are not shown");
  expect(last.x + last.width <= choose.x || last.y >= choose.y + choose.height).toBe(true);
});
