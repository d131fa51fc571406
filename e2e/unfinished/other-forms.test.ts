import type { Page } from "playwright-core";
import { expect } from "vitest";
import { signInWithBooks } from "../support/books.ts";
import { CREATE, expectFocusOn } from "../support/entry-form.ts";
import { button, newcomer, newTab, VOUCHER } from "../support/half-typed.ts";
import { test } from "../support/test.ts";
import { registerVoucher, typeVoucher } from "../support/vouchers.ts";

const opening = (page: Page, account: number) => page.getByLabel(`Ingående balans på konto ${account}`);

test("a note on a voucher is kept until it is saved", async ({ page }) => {
  await signInWithBooks(page, newcomer(), CREATE);
  await typeVoucher(page, VOUCHER);
  await registerVoucher(page, "A 1");
  const first = await newTab(page, "/accounting/transaction/A/1");
  await button(first, "Skriv anteckning").click();
  await first.keyboard.type("Köpt hos Ler");
  await first.close();
  const second = await newTab(page, "/accounting/transaction/A/1");
  const note = second.getByRole("textbox", { name: "Anteckning" });
  await note.waitFor();
  expect(await note.inputValue()).toBe("Köpt hos Ler");
  await button(second, "Avbryt").click();
  await button(second, "Ångra").click();
  expect(await note.inputValue()).toBe("Köpt hos Ler");
  await note.press("Control+s");
  await second.getByText("Anteckningen är sparad").waitFor();
  await second.reload();
  await second.getByText("Köpt hos Ler").waitFor();
  await button(second, "Ändra anteckning").waitFor();
});

test("a company's details are kept until they are saved, in a new company and in one that is there", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page, "/settings/company/create");
  await first.getByLabel("Namn").fill("Ny AB");
  await first.close();
  const second = await newTab(page, "/settings/company/create");
  await second.getByText(/^Det du hade börjat skriva .* är kvar/).waitFor();
  expect(await second.getByLabel("Namn").inputValue()).toBe("Ny AB");
  await button(second, "Börja om").click();
  await expect.poll(() => second.getByLabel("Namn").inputValue()).toBe("");
  await second.close();
  const third = await newTab(page, "/settings/company/edit");
  await third.getByLabel("Telefon").fill("0431-1");
  await third.reload();
  await third.getByText(/^Det du hade börjat skriva .* är kvar/).waitFor();
  await expect.poll(() => third.getByLabel("Telefon").inputValue()).toBe("0431-1");
  await third.getByLabel("Telefon").fill("0431-555 01 99");
  await third.getByRole("main").getByRole("button", { name: "Spara" }).click();
  await third.waitForURL("**/accounting");
  await third.goto("/settings/company/edit");
  await expect.poll(() => third.getByLabel("Telefon").inputValue()).toBe("0431-555 01 99");
  expect(await third.getByText("är kvar").count()).toBe(0);
});

test("opening balances are kept through a closed tab, and nothing is saved beside what cannot be read", async ({
  page,
}) => {
  await signInWithBooks(page, newcomer());
  const first = await newTab(page, "/accounting/accountBalance?search=19");
  await opening(first, 1910).fill("5000");
  await opening(first, 1910).press("Tab");
  await opening(first, 1930).fill("12a");
  await first.close();
  const second = await newTab(page, "/accounting/accountBalance?search=19");
  await expect.poll(() => opening(second, 1910).inputValue(), { timeout: 10_000 }).toBe("5\u00A0000,00");
  expect(await opening(second, 1930).inputValue()).toBe("12a");
  await second.getByRole("main").getByRole("button", { name: "Spara" }).click();
  await second.getByText("Inget är sparat: ”12a” på konto 1930 är inget belopp.").waitFor();
  await expectFocusOn(second, "Ingående balans på konto 1930");
  const third = await newTab(page, "/accounting/accountBalance?search=19");
  await third.getByText("Ingående balans skrivs i en annan flik").waitFor();
  await second.keyboard.type("-12");
  await second.keyboard.press("Control+s");
  await second.getByText("Ingående balans är sparad").waitFor();
  await second.close();
  await third.reload();
  await expect.poll(() => opening(third, 1930).inputValue(), { timeout: 10_000 }).toBe("−12,00");
});
