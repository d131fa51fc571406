import { expect } from "vitest";
import { expectRoomOnPhone } from "./support/accessible.ts";
import { findingsWithLargeText } from "./support/large-text.ts";
import { signInToPottery } from "./support/pottery-books.ts";
import { test } from "./support/test.ts";

test("every label of the menu has its own line in the menu's usual width", async ({ page }) => {
  await signInToPottery(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/accounting/report/incomeTaxReturn");
  const menu = page.getByRole("navigation", { name: "Meny" });
  await menu.getByRole("link", { name: "Inkomstdeklaration" }).waitFor();
  const labels = await menu.getByRole("link").evaluateAll((links) =>
    links.map((link) => {
      const label = link.querySelector("span");
      return { text: link.textContent, rows: label?.getClientRects().length, height: link.clientHeight };
    }),
  );
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter(({ height }) => height > 30)).toEqual([]);
});

test("Bokföring leads home from the top bar, on a phone too", async ({ page }) => {
  await signInToPottery(page);
  for (const [width, shown] of [
    [360, 22],
    [800, 80],
    [1280, 60],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/accounting/transaction");
    const link = page.getByRole("banner").getByRole("link", { name: "Bokföring", exact: true });
    expect((await link.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(shown);
    const company = page.getByRole("banner").getByRole("button", { name: /^Företag: / });
    expect((await company.boundingBox())?.width, `${width} px: company`).toBeGreaterThan(90);
    // With twice the text a window of 800 px has the space of one of 400 px.
    if (width >= 800) expect(await findingsWithLargeText(page)).toEqual([]);
    await link.click();
    await page.getByRole("heading", { name: /Havtorn/ }).waitFor();
  }
  await expectRoomOnPhone(page);
});
