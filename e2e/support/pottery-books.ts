import type { Page } from "playwright-core";
import { createPottery } from "../screenshots/create-pottery.ts";
import { productCalls } from "../screenshots/product-calls.ts";
import { ANNA, signIn } from "./sign-in.ts";

/**
 * Signs Anna in and ends at home with two years of a pottery's books, which an earlier test of the same file may have
 * created.
 */
export async function signInToPottery(page: Page): Promise<void> {
  await signIn(page, ANNA);
  const overview = page.getByText("Kassa och bank").first();
  const welcome = page.getByRole("heading", { name: "Välkommen till Huvudbok" });
  await overview.or(welcome).first().waitFor();
  if (await welcome.isVisible()) {
    await createPottery(await productCalls(page, new URL(page.url()).origin));
    await page.goto("/accounting");
    await overview.waitFor();
  }
}
