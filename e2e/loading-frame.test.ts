import { expect } from "vitest";
import { signInWithBooks } from "./support/books.ts";
import { watchPolicy } from "./support/policy.ts";
import { test } from "./support/test.ts";

const NEWCOMER = { name: "Lina Ljus", email: "lina.ljus@example.se" };

test("the page's HTML alone shows the name and 'Laddar', in the theme that was chosen", async ({
  page,
  browser,
}) => {
  browser.expectError(/ERR_FAILED/);
  await watchPolicy(page);
  await signInWithBooks(page, NEWCOMER, "/accounting");
  const wordmark = page
    .getByRole("banner")
    .getByRole("link", { name: "Huvudbok, till startsidan" })
    .locator("svg");
  const drawn = await wordmark.boundingBox();
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem("mantine-color-scheme-value", "dark"));
  await page.reload({ waitUntil: "commit" });
  const status = page.getByRole("status");
  await status.getByText("Laddar", { exact: true }).waitFor();
  expect(await status.count()).toBe(1);
  const name = page.getByRole("img", { name: "Huvudbok" });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(18, 19, 22)");
  expect(await name.boundingBox()).toEqual(drawn);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await name.boundingBox())?.width).toBe(22);
  await page.setViewportSize({ width: 1280, height: 800 });
  held.resolve();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("Laddar", { exact: true }).count()).toBe(0);
  expect(await page.evaluate(() => window.policyViolations)).toEqual([]);
  // The theme's own values come after those of the style sheet, wherever the HTML has that.
  const radius = () => getComputedStyle(document.documentElement).getPropertyValue("--mantine-radius-md");
  expect(await page.evaluate(radius)).toBe("4px");

  const nobody = await browser.newPerson();
  await nobody.route("**/assets/*.js", (route) => route.abort());
  await nobody.goto("/login", { waitUntil: "commit" });
  await nobody.getByText("Sidan kunde inte laddas. Kontrollera anslutningen och ladda om sidan.").waitFor();
});
