import type { Page } from "playwright-core";

/** The name of the demonstration company. */
export const DEMONSTRATION_NAME = "Kvarnåsens Form & Bok AB";

/**
 * Creates the demonstration company for the signed-in person through its own page, as a new user does. Ends on the home
 * page with the company and its second year selected; some seconds and over 460 vouchers later.
 */
export async function createDemonstration(page: Page): Promise<void> {
  await page.goto("/settings/company/demonstration");
  await page.getByRole("button", { name: "Skapa exempelföretaget" }).click();
  await page.getByText("Exempelföretaget är klart").waitFor({ timeout: 60_000 });
}
