import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "./support/books.ts";
import { ANNA } from "./support/sign-in.ts";
import { test } from "./support/test.ts";
import { openVoucherForm, registerVoucher, typeVoucher } from "./support/vouchers.ts";

async function rename(page: Page, account: number, name: string): Promise<void> {
  const field = nameOf(page, account);
  await field.fill(name);
  await field.press("Enter");
  await page.getByText(`Konto ${account} heter nu ${name}`).waitFor();
}

function nameOf(page: Page, account: number) {
  return page.getByLabel(`Beskrivning av konto ${account}`);
}

/** The focus is on the page and in no field. */
async function leaveField(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).click();
}

test("Ctrl+Z walks back through what was saved, says what, and is the field's in a field", async ({
  page,
}) => {
  await signInWithBooks(page, ANNA, "/accounting/accountPlan?search=19");
  await nameOf(page, 1930).waitFor();
  const before = await nameOf(page, 1930).inputValue();
  await rename(page, 1930, "Bankkonto");
  await rename(page, 1930, "Checkkonto");

  // In a field the key undoes what is typed there, and nothing that is saved.
  await nameOf(page, 1930).click();
  await page.keyboard.press("End");
  await page.keyboard.type("n");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  expect(await nameOf(page, 1930).inputValue()).toBe("Checkkonto");

  await leaveField(page);
  await page.keyboard.press("Control+z");
  await page.getByText("Ångrat: Konto 1930 heter nu Checkkonto").waitFor();
  expect(await nameOf(page, 1930).inputValue()).toBe("Bankkonto");
  await page.keyboard.press("Control+z");
  await page.getByText("Ångrat: Konto 1930 heter nu Bankkonto").waitFor();
  expect(await nameOf(page, 1930).inputValue()).toBe(before);
});

test("a notice takes back its own change; what may not be taken back says what to do instead", async ({
  page,
  browser,
}) => {
  await signInWithBooks(page, ANNA, "/accounting/accountPlan?search=19");
  await nameOf(page, 1940).waitFor();
  const before = await nameOf(page, 1940).inputValue();
  await rename(page, 1940, "Sparkonto");
  const undo = page.getByRole("button", { name: "Ångra" });
  await undo.focus();
  await undo.press("Enter");
  await page.getByText("Ångrat: Konto 1940 heter nu Sparkonto").waitFor();
  expect(await nameOf(page, 1940).inputValue()).toBe(before);

  // A registration that the settings allow nobody to delete is refused, with what to do instead.
  await openVoucherForm(page);
  await typeVoucher(page, {
    date: "2025-03-01",
    text: "Kaffe",
    rows: [
      ["5460", 125],
      ["1930", -125],
    ],
  });
  await registerVoucher(page, "A 1");
  const line = await page.getByText("Fyll i belopp").or(page.getByText("Differens")).first().boundingBox();
  const notice = await page.getByText("A 1 registrerad").boundingBox();
  expect(notice !== null && line !== null && notice.y + notice.height <= line.y).toBe(true);
  browser.expectError(/status of 4\d\d .*\/api\/data\/commit/);
  await leaveField(page);
  await page.keyboard.press("Control+z");
  await page.getByText(/Kan inte ångras.*Vänd transaktionen i stället\./).waitFor();
  await page.getByRole("button", { name: "Öppna A 1" }).click();
  await page.getByRole("button", { name: "Rätta", exact: true }).waitFor();
});
