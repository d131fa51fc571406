import { expect } from "vitest";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import { newcomer } from "../support/half-typed.ts";
import { test } from "../support/test.ts";

// UN14: what was registered is unfinished no more, also where its page is left before it has the answer.

const SALE = {
  date: "2025-03-02",
  text: "Lera",
  entries: [
    { accountId: 3001, amount: -100 },
    { accountId: 1930, amount: 100 },
  ],
};

test.for(["a link", "a new address"] as const)(
  "the entry of the result, whose page is left by %s before the answer has come",
  async (way, { page, browser }) => {
    browser.expectError(/ERR_/);
    await signInWithBooks(page, newcomer(), undefined, (calls) => storeBooksWith(calls, [SALE]));
    await page.goto("/accounting/closing/bookThisYearResult");
    await page.getByRole("button", { name: /^Registrera A 2/ }).waitFor();
    let isStored = (): void => undefined;
    const stored = new Promise<void>((resolve) => {
      isStored = resolve;
    });
    // The answer comes once the page has said that there is none: how long that takes depends on the machine.
    const isSeen = Promise.withResolvers<void>();
    await page.route("**/api/data/commit*", async (route) => {
      const response = await route.fetch();
      isStored();
      await isSeen.promise;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await page.keyboard.press("Control+Enter");
    await stored;
    if (way === "a link") await page.getByRole("link", { name: "Hem" }).first().click();
    else await page.goto("/accounting");
    const begun = page.getByText("Registrering som inte är bekräftad: Årets resultat");
    await begun.waitFor();
    expect(await page.locator("body").innerText()).not.toContain("som inte är registrerad");
    isSeen.resolve();
    await begun.waitFor({ state: "detached" });
    await expect
      .poll(() => page.locator("body").innerText(), { timeout: 15_000 })
      .not.toMatch(/Transaktion som inte är registrerad|påbörja/i);
  },
);
