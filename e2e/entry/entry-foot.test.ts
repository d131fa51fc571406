import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "../support/books.ts";
import { test } from "../support/test.ts";
import { openVoucherForm, type TypedVoucher, typeVoucher } from "../support/vouchers.ts";

const VOUCHER: TypedVoucher = {
  date: "2025-04-02",
  text: "Lera",
  rows: [
    ["5460", 125],
    ["1930", -125],
  ],
};

const registerButton = (page: Page) => page.getByRole("button", { name: /^Registrera A/ });

/** The button and the balance text are rendered, completely and inside the window. */
async function expectInSight(page: Page, state: string): Promise<void> {
  for (const part of [registerButton(page), page.getByText(/Balanserar|Inga belopp ännu|saknas i/).first()]) {
    await expect
      .poll(
        () =>
          part.evaluate((element) => {
            const { top, bottom, height } = element.getBoundingClientRect();
            return height > 10 && top >= 0 && bottom <= window.innerHeight;
          }),
        { message: `in sight: ${state}` },
      )
      .toBe(true);
  }
}

test.for([
  [1280, 720],
  [360, 740],
] as const)(
  "Registrera and the balance are in sight in every state of the form, %i wide",
  async ([width, height], { page, browser }) => {
    browser.expectError(/507/);
    await signInWithBooks(page);
    await page.setViewportSize({ width, height });
    await openVoucherForm(page);
    await expectInSight(page, "empty");
    await typeVoucher(page, VOUCHER);
    await expectInSight(page, "typed");

    const answer = Promise.withResolvers<void>();
    await page.route(
      "**/api/data/commit*",
      async (route) => {
        await answer.promise;
        const body = JSON.stringify({ error: { type: "StorageIsFull", message: "Fullt." } });
        await route.fulfill({ status: 507, contentType: "application/json", body });
      },
      { times: 1 },
    );
    await registerButton(page).click();
    await page.getByText("Inga belopp ännu").waitFor();
    await page.getByLabel("Text", { exact: true }).fill("Gl");
    answer.resolve();
    await page.getByText("Lera är inte registrerad").waitFor();
    await expectInSight(page, "another form waits");
    await page.getByLabel("Text", { exact: true }).pressSequentially("as");
    await expectInSight(page, "typing while another form waits");
    await registerButton(page).click();
    await expectInSight(page, "refused by the form itself");
    await page.getByRole("button", { name: "Ta upp den" }).click();
    await page.getByText("Transaktionen är inte registrerad").waitFor();
    await expectInSight(page, "taken up");
    await page.getByText("Enkel").click();
    await expectInSight(page, "simple");
  },
);
