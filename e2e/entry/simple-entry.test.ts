import { expect } from "vitest";
import { expectAccessibleInEitherTheme, expectRoomOnPhone } from "../support/accessible.ts";
import { storeCompany } from "../support/books.ts";
import { CREATE, expectFocusOn, keyboard, openForm, shownMessage, valueOf } from "../support/entry-form.ts";
import { signIn } from "../support/sign-in.ts";
import { storedVouchers } from "../support/stored-vouchers.ts";
import { test } from "../support/test.ts";

test("a household says what it is about, how much and from where, and income comes in by itself", async ({
  page,
}) => {
  await signIn(page, { name: "Familjen Falk", email: "falk@example.se" });
  await storeCompany(page, { hasYear: true, chart: "household" });
  await openForm(page, `${CREATE}/simple`);
  const { press, type } = keyboard(page);
  const isChosen = (words: string) => page.getByRole("radio", { name: words }).isChecked();

  // A cost: money out.
  await press("Enter");
  await type("Elräkning");
  await press("Enter");
  await expectFocusOn(page, "Vad gäller det\\?");
  await type("5020");
  await press("Enter");
  await expectFocusOn(page, "Belopp");
  await type("2*670");
  await press("Enter");
  await expectFocusOn(page, "Betalt från");
  await type("1920");
  await page.getByText("Balanserar").waitFor();
  expect(await isChosen("Pengar ut")).toBe(true);
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  await press("Enter");
  await expectFocusOn(page, /^Registrera A 1/);
  await press("Enter");
  await page.getByText(/A 1 registrerad, 1.340,00/).waitFor();

  // An income, the amount typed without sign: money in, which is announced.
  await press("Enter");
  await type("Lön");
  await press("Enter");
  await type("3010");
  await press("Enter");
  await expect.poll(() => page.locator("#announced").textContent()).toBe("Pengar in");
  await type("25000");
  await press("Enter");
  await expectFocusOn(page, "Kom in på");
  expect(await isChosen("Pengar in")).toBe(true);
  expect(await valueOf(page, "Belopp")).toBe("25 000,00");
  await type("1920");
  await press("Enter");
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  await press("Control+Enter");
  await page.getByText(/A 2 registrerad, 25.000,00/).waitFor();

  // A minus reverses it, and the amount is shown without it.
  await press("Enter");
  await type("El, för mycket betalt");
  await press("Enter");
  await type("5020");
  await press("Enter");
  await type("-200");
  await press("Enter");
  await expectFocusOn(page, "Kom in på");
  expect(await valueOf(page, "Belopp")).toBe("200,00");
  await type("1920");
  await press("Enter", "Control+Enter");
  await page.getByText("A 3 registrerad, 200,00").waitFor();

  // So does a choice by keys: Tab reaches it before the amount, and an arrow changes it.
  await press("Enter");
  await type("Lön tillbaka");
  await press("Enter");
  await type("3010");
  await press("Tab");
  await page
    .getByRole("radio", { name: "Pengar in" })
    .and(page.locator(":focus"))
    .waitFor({ state: "attached" });
  await press("ArrowLeft");
  await expect.poll(() => isChosen("Pengar ut")).toBe(true);
  await press("Enter");
  await expectFocusOn(page, "Belopp");
  await type("300");
  await press("Enter");
  await expectFocusOn(page, "Betalt från");
  await type("1920");
  await press("Enter", "Control+Enter");
  await page.getByText("A 4 registrerad, 300,00").waitFor();

  expect(await storedVouchers(page)).toEqual([
    expect.stringContaining("Elräkning: 5020 1340, 1920 -1340"),
    expect.stringContaining("Lön: 3010 -25000, 1920 25000"),
    expect.stringContaining("El, för mycket betalt: 5020 -200, 1920 200"),
    expect.stringContaining("Lön tillbaka: 3010 300, 1920 -300"),
  ]);
});

test("the help speaks of what the mode has", async ({ page }) => {
  await signIn(page, { name: "Familjen Gran", email: "gran@example.se" });
  await storeCompany(page, { hasYear: true, chart: "household" });
  await openForm(page, `${CREATE}/simple`);
  await page.getByRole("button", { name: "Hjälp" }).click();
  const help = page.getByRole("dialog");
  await help.getByText("Pengar ut").waitFor();
  const text = await help.innerText();
  for (const other of ["moms", "Ctrl M", "Ctrl D", "grå"]) expect(text).not.toContain(other);
});

test("an account without a given rate offers the rates in the simple mode too", async ({ page }) => {
  await signIn(page, { name: "Tova Tyg", email: "tova@example.se" });
  await storeCompany(page, { hasYear: true, chart: "bas-2025-ab" });
  await openForm(page, `${CREATE}/simple`);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Frukt till personalen");
  await press("Enter");
  await type("7690");
  await press("Enter");
  await page.getByText("Kontot har ingen given momssats. Står det moms på underlaget, välj den:").waitFor();
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  await type("1120");
  await press("Enter");
  await type("1930");
  await page.getByRole("button", { name: "Moms 12 %" }).click();
  await page.getByText(/Raden är delad med 12.% moms på 2641/).waitFor();
  await press("Control+Enter");
  await page.getByText(/A 1 registrerad, 1.120,00/).waitFor();
  expect(await storedVouchers(page)).toEqual([
    expect.stringContaining("Frukt till personalen: 7690 1000, 2641 120, 1930 -1120"),
  ]);
});

test("the same account on both sides is refused at the field", async ({ page }) => {
  await signIn(page, { name: "Familjen Lind", email: "lind@example.se" });
  await storeCompany(page, { hasYear: true, chart: "household" });
  await openForm(page, `${CREATE}/simple`);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Flytt");
  await press("Enter");
  await type("1920");
  await press("Enter");
  await type("500");
  await press("Enter");
  await type("1920");
  const why = "Konto 1920 står på båda sidor: välj ett annat här, annars bokförs ingenting";
  // As every message of a form it comes with the attempt (PG39).
  await press("Control+Enter");
  await shownMessage(page, why).waitFor();
  await expectFocusOn(page, "Betalt från");
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  await press("Control+a");
  await type("1998");
  await expect.poll(() => shownMessage(page, why).count()).toBe(0);
  // An account that is created on the way to the last field leads on to registering.
  await press("ArrowDown", "Enter");
  const dialog = page.getByRole("dialog", { name: "Skapa nytt konto" });
  await dialog.getByLabel("Kontonamn").fill("Spargris");
  await press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expectFocusOn(page, /^Registrera A 1/);
  await press("Enter");
  await page.getByText("A 1 registrerad, 500,00").waitFor();
  expect(await storedVouchers(page)).toEqual([expect.stringContaining("Flytt: 1920 500, 1998 -500")]);
});

test("an account that usually has VAT says so, and is split from the simple mode", async ({ page }) => {
  await signIn(page, { name: "Siv Sälj", email: "siv@example.se" });
  await storeCompany(page, { hasYear: true, chart: "bas-2025-ab" });
  await openForm(page, `${CREATE}/simple`);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Kruka");
  await press("Enter");
  await type("3001");
  await press("Enter");
  await page.getByText("Kontot brukar ha 25 % moms. Här bokförs hela beloppet utan moms.").waitFor();
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  await press("Control+m");
  await page
    .getByRole("main")
    .getByText(/^Skriv radens belopp först/)
    .waitFor();
  await type("1250");
  await press("Enter");
  await type("1930");
  await press("Control+m");
  await page.getByText(/Raden är delad med 25.% moms på 2611/).waitFor();
  expect(await page.getByRole("radio", { name: "Avancerad" }).isChecked()).toBe(true);
  await press("Control+Enter");
  await page.getByText(/A 1 registrerad, 1.250,00/).waitFor();
  expect(await storedVouchers(page)).toEqual([
    expect.stringContaining("Kruka: 3001 -1000, 2611 -250, 1930 1250"),
  ]);
});
