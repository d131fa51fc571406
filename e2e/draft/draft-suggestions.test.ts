import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks, storeBooksWith } from "../support/books.ts";
import { LEARNT_VOUCHERS } from "../support/learnt-vouchers.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

const FIA = { name: "Fia Förslag", email: "fia@example.se" };
const HUGO = { name: "Hugo Hög", email: "hugo@example.se" };

const idOf = (index: number) => `5e6f${String(index).padStart(4, "0")}-5a5a-4000-8000-000000000000`;
const draft = (index: number, text: string, amount: number) => ({
  id: idOf(index),
  date: `2025-08-1${index}`,
  text,
  entries: [{ accountId: 1930, amount: -amount }],
});
const DRAFTS = [
  draft(1, "Snickarboden", 200),
  draft(2, "Rikslinjen Telefoni", 625),
  draft(3, "Rikslinjen Telefoni", 700),
];

const offer = (page: Page) => page.getByRole("group", { name: "Förslag på kontering" });
const account = (page: Page, row: number) => page.getByLabel(`Konto, rad ${row}`).inputValue();

test("the form of a draft offers bookings, which follow its text and sum, and are taken by keys", async ({
  page,
}) => {
  await signInWithBooks(page, FIA, `/accounting/draft/${idOf(1)}`, (calls) =>
    storeBooksWith(calls, LEARNT_VOUCHERS, DRAFTS),
  );
  await offer(page)
    .getByText(/Kontera \d{4} 160,00 · 2641 40,00/)
    .waitFor();
  await offer(page)
    .getByText(/1 av 2 gånger, senast/)
    .waitFor();
  await expectAccessible(page);
  // Another suggestion by the keyboard, in the menu.
  await offer(page).getByRole("button", { name: "Förslag för utkastet" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /5460 160,00 · 2641 40,00/ }).waitFor();
  await expectAccessible(page);
  const first = (await page.getByRole("menuitem").first().innerText()).includes("5410") ? "5410" : "5460";
  const second = first === "5410" ? "5460" : "5410";
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await offer(page).getByText("Förslaget är taget").waitFor();
  expect([await account(page, 1), await account(page, 2), await account(page, 3)]).toEqual([
    "1930",
    second,
    "2641",
  ]);
  await page.getByText("Balanserar").waitFor();
  await page
    .getByRole("button", { name: /^Registrera/ })
    .and(page.locator(":focus"))
    .waitFor();
  await expectAccessible(page);
  // Alt I takes the next one in its place, and Ctrl Z takes the rows away.
  await page.keyboard.press("Alt+i");
  await expect.poll(() => account(page, 2)).toBe(first);
  await page.keyboard.press("Control+z");
  await offer(page)
    .getByRole("button", { name: /^Kontera/ })
    .waitFor();
  expect([await account(page, 1), await account(page, 2)]).toEqual(["1930", ""]);
  // What is typed decides: another text and another sum.
  await page.getByLabel("Text", { exact: true }).fill("Rikslinjen");
  await offer(page)
    .getByText(/Kontera 6212 160,00 · 2641 40,00/)
    .waitFor();
  await page.getByLabel("Kredit, rad 1").focus();
  await page.keyboard.type("1000");
  await offer(page)
    .getByText(/Kontera 6212 800,00 · 2641 200,00/)
    .waitFor();
  await page.keyboard.press("Alt+i");
  expect(await page.getByLabel("Debet, rad 2").inputValue()).toBe("800,00");
  await page
    .getByRole("button", { name: /^Ångra/ })
    .first()
    .click();
  await offer(page)
    .getByRole("button", { name: /^Kontera/ })
    .waitFor();
  expect(await page.getByLabel("Text", { exact: true }).inputValue()).toBe("Rikslinjen");
  // A new draft with a text alone: the amounts wait.
  await page.goto("/accounting/draft/new");
  await page.getByLabel("Text", { exact: true }).fill("Snickarboden");
  await offer(page)
    .getByText(/^Kontera \d{4}, 2641, 1930/)
    .waitFor();
  await page.keyboard.press("Alt+i");
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  await page.getByText("Balanserar").waitFor();
  expect(await page.getByLabel("Debet, rad 1").inputValue()).toBe("400,00");
});

test("a pile of drafts: the next one opens with what is likely enough, on Registrera", async ({ page }) => {
  await signInWithBooks(page, HUGO, `/accounting/draft/${idOf(1)}`, (calls) =>
    storeBooksWith(calls, LEARNT_VOUCHERS, DRAFTS),
  );
  await offer(page)
    .getByRole("button", { name: /^Kontera/ })
    .waitFor();
  await page.keyboard.press("Alt+i");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 10 registrerad").first().waitFor();
  for (const number of [11, 12]) {
    await offer(page).getByText("Förslaget är taget").waitFor();
    await page
      .getByRole("button", { name: /^Registrera/ })
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByText(`A ${number} registrerad`).first().waitFor();
  }
  await page.getByRole("heading", { name: "Utkast", exact: true }).waitFor();
  expect((await storedVouchers(page)).slice(-2)).toEqual([
    "A 11 2025-08-12 Rikslinjen Telefoni: 1930 -625, 6212 500, 2641 125",
    "A 12 2025-08-13 Rikslinjen Telefoni: 1930 -700, 6212 560, 2641 140",
  ]);
});
