import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectAccessibleInBothThemes } from "./support/accessible.ts";
import { createBooks } from "./support/books.ts";
import { signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const CREATE = "/accounting/transaction/create";

/** The keyboard of a person, who counts the keys that are neither text nor digits. */
function keyboard(page: Page) {
  let count = 0;
  return {
    type: (text: string) => page.keyboard.type(text),
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key);
      }
    },
    count: () => count,
  };
}

async function openForm(page: Page, path = CREATE): Promise<void> {
  await page.goto(path);
  await expectFocus(page, "Datum");
}

/** The field or button with the focus is called so. */
async function expectFocus(page: Page, name: string | RegExp): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null) return "";
          const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
          return (
            focused.getAttribute("aria-label") ?? labels[0]?.textContent ?? focused.textContent.slice(0, 60)
          );
        }),
      { timeout: 15_000 },
    )
    .toMatch(typeof name === "string" ? new RegExp(`^${name}`) : name);
}

function valueOf(page: Page, label: string): Promise<string> {
  return page
    .getByLabel(label, { exact: true })
    .inputValue()
    .then((value) => value.replaceAll("\u00A0", " "));
}

async function setting(page: Page, label: string): Promise<void> {
  await page.goto("/settings");
  await page.getByLabel(label).check();
  await page.getByRole("button", { name: "Spara" }).click();
  await page.getByText("Inställningarna är sparade").waitFor();
}

/** Registers a purchase through the keyboard: known text fills the rows by itself. */
async function registerPurchase(page: Page, text: string, amount: string): Promise<void> {
  await page.keyboard.press("Enter");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await page.keyboard.type("5460");
  await page.keyboard.press("Enter");
  await page.keyboard.type(amount);
  await page.keyboard.press("Enter");
  await page.keyboard.type("1930");
  for (const key of ["Enter", "Enter", "Enter", "Control+Enter"]) await page.keyboard.press(key);
  await page.getByText(/registrerad/).waitFor();
}

test("a purchase with VAT is registered by keys alone, and once more with a few when the text is known", async ({
  page,
}) => {
  await signIn(page);
  await createBooks(page);
  await openForm(page);
  const first = keyboard(page);
  await first.type("0512");
  await first.press("Enter");
  await first.type("Lerbutiken i Höganäs");
  await first.press("Enter");
  await first.type("5460");
  await first.press("Enter");
  await first.type("1249");
  await first.press("Control+m");
  await page.getByText("Raden är delad med 25 % moms").waitFor();
  await first.press("Enter");
  await expectFocus(page, "Konto, rad 3");
  await first.type("1930");
  await first.press("Enter", "Enter", "Enter");
  await page.getByText("Balanserar").waitFor();
  await expectAccessibleInBothThemes(page);
  await expectRoomOnPhone(page);
  await first.press("Control+Enter");
  await page.getByText(/A 1 registrerad, 1.249,00/).waitFor();
  expect(first.count()).toBeLessThanOrEqual(12);

  await expectFocus(page, "Datum");
  expect(await valueOf(page, "Datum")).toBe("2025-05-12");
  const known = keyboard(page);
  await known.press("Enter");
  await known.type("lerbutiken i höganäs");
  await known.press("Enter");
  await expectFocus(page, "Kredit, rad 3");
  expect(await valueOf(page, "Debet, rad 1")).toBe("");
  await known.type("500");
  await known.press("Enter");
  expect(await valueOf(page, "Debet, rad 1")).toBe("400,00");
  expect(await valueOf(page, "Debet, rad 2")).toBe("100,00");
  await known.press("Control+Enter");
  await page.getByText("A 2 registrerad, 500,00").waitFor();
  expect(known.count()).toBe(4);

  await page.goto("/accounting/transaction/A/1");
  await page.getByRole("cell", { name: "Debiterad ingående moms" }).waitFor();
  await page.getByRole("cell", { name: "249,80" }).waitFor();
});

test("every key of the form does its work", async ({ page }) => {
  await signIn(page, { name: "Doris Dahl", email: "doris@example.se" });
  await createBooks(page);
  await openForm(page);
  const { press, type } = keyboard(page);

  // Dates: steps, a day of the month, a day outside the year.
  await type("2025-03-15");
  await press("ArrowUp");
  expect(await valueOf(page, "Datum")).toBe("2025-03-16");
  await press("PageDown", "ArrowDown");
  expect(await valueOf(page, "Datum")).toBe("2025-02-15");
  await page.getByLabel("Datum").fill("5");
  await press("Tab");
  expect(await valueOf(page, "Datum")).toBe("2025-02-05");
  await page.getByLabel("Datum").fill("2024-12-31");
  await press("Enter");
  await page.getByText("Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)").waitFor();
  await page.getByLabel("Datum").fill("12/5");
  await press("Enter");
  expect(await valueOf(page, "Datum")).toBe("2025-05-12");

  // Letters find the name, whatever marks it has; Tab takes what is highlighted.
  await expectFocus(page, "Text");
  await type("Prov");
  await press("Tab");
  await type("foretags");
  await page.getByRole("option", { name: /1930\s*Företagskonto/, selected: true }).waitFor();
  await expectAccessible(page);
  await press("Tab");
  expect(await valueOf(page, "Konto, rad 1")).toBe("1930");
  await expectFocus(page, "Debet, rad 1");

  // Arithmetic is shown worked out before the field is left; a negative debit moves to credit.
  await type("-(99+49)*2");
  await page.getByText("= −296,00").waitFor();
  await press("Enter");
  expect(await valueOf(page, "Debet, rad 1")).toBe("");
  expect(await valueOf(page, "Kredit, rad 1")).toBe("296,00");
  await page.getByText("296,00 saknas i debet").waitFor();

  // The remainder stands greyed in the empty field and is taken by "=".
  await type("6110");
  await press("Enter");
  expect(await page.getByLabel("Debet, rad 2").getAttribute("placeholder")).toBe("296,00");
  await type("=");
  expect(await valueOf(page, "Debet, rad 2")).toBe("296,00");

  // 25, then 12, then 6 percent; each can be taken back.
  await press("Control+m");
  expect(await valueOf(page, "Debet, rad 3")).toBe("59,20");
  await press("Control+m");
  expect(await valueOf(page, "Debet, rad 3")).toBe("31,71");
  await press("Control+m");
  expect(await valueOf(page, "Debet, rad 3")).toBe("16,75");
  await press("Control+z", "Control+z", "Control+z");
  expect(await valueOf(page, "Debet, rad 2")).toBe("296,00");
  expect(await page.getByLabel("Debet, rad 4").count()).toBe(0);

  // A row is copied from the one above, and taken away again.
  await press("Enter");
  await expectFocus(page, "Konto, rad 3");
  await press("Control+d");
  expect(await valueOf(page, "Konto, rad 3")).toBe("6110");
  await page.getByText("296,00 saknas i kredit").waitFor();
  await press("Control+Delete");
  await page.getByText("Balanserar").waitFor();

  // Enter on the empty last row goes to Registrera, where Enter registers.
  await page.getByLabel("Konto, rad 3").focus();
  await press("Enter");
  await expectFocus(page, /^Registrera A 1/);
  await press("Enter");
  await page.getByText("A 1 registrerad, 296,00").waitFor();
});

test("what is wrong is told at its field and keeps what was typed", async ({ page }) => {
  await signIn(page, { name: "Erik Ek", email: "erik@example.se" });
  await createBooks(page);
  await openForm(page);
  const { press, type } = keyboard(page);
  await press("Control+Enter");
  await page.getByText("Text måste anges").waitFor();
  await page.getByText("Minst en rad måste innehålla ett belopp").waitFor();
  await expectFocus(page, "Text");
  await expectAccessibleInBothThemes(page);
  await type("Prov");
  await press("Enter");
  await type("9998");
  await page.getByText("Kontot finns inte i kontoplanen").waitFor();
  await press("Escape", "Tab");
  await page.getByText("Kontonummer måste vara ett giltigt kontonummer").waitFor({ state: "detached" });
  await type("12a");
  await press("Enter");
  await page.getByText("Ogiltigt belopp").waitFor();
  await expectFocus(page, "Debet, rad 1");
  await page.getByLabel("Debet, rad 1").fill("100 XYZ");
  await press("Enter");
  await page.getByText("Currency not found").waitFor();
  await press("Control+Enter");
  await expectFocus(page, "Debet, rad 1");
  await page.getByLabel("Debet, rad 1").fill("100");
  await page.getByLabel("Konto, rad 1").fill("5460");
  await press("Escape", "Control+Enter");
  await page.getByText("Summan av debet och kredit måste vara noll").waitFor();
  await expectFocus(page, "Konto, rad 2");
  await type("1930");
  await press("Enter", "Control+Enter");
  await page.getByText("Belopp måste anges").waitFor();
  await expectFocus(page, "Debet, rad 2");

  // A reload keeps it; a new account is made on the way; Esc asks before it throws anything away.
  await page.reload();
  await page.getByText("Det du hade börjat skriva är kvar.").waitFor();
  expect(await valueOf(page, "Debet, rad 1")).toBe("100,00");
  await page.getByLabel("Konto, rad 3").fill("5465");
  await press("Enter");
  const dialog = page.getByRole("dialog", { name: "Skapa nytt konto" });
  await dialog.getByLabel("Kontonamn").fill("Lera");
  await press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("cell", { name: "Lera" }).waitFor();
  await page.getByLabel("Text", { exact: true }).focus();
  await press("Escape");
  const question = page.getByRole("dialog", { name: "Kasta det du har skrivit?" });
  await question.waitFor();
  await expectAccessibleInBothThemes(page);
  await press("Escape");
  await question.waitFor({ state: "detached" });
  expect(await valueOf(page, "Text")).toBe("Prov");
  await page.getByRole("button", { name: "Avbryt" }).click();
  await question.getByRole("button", { name: "Kasta" }).click();
  await page.getByRole("heading", { name: "Transaktioner", exact: true }).waitFor();
  await openForm(page);
  await press("Escape");
  await page.waitForURL("**/accounting/transaction");
});

test("a sign-in service that is away is told of", async ({ page }) => {
  await page.goto("/login?error=unavailable");
  await page.getByText("Inloggningstjänsten svarar inte just nu. Försök igen om en stund.").waitFor();
  await expectAccessibleInBothThemes(page);
});

test("a household needs an account, a contra account and one amount", async ({ page }) => {
  await signIn(page, { name: "Familjen Falk", email: "falk@example.se" });
  await createBooks(page);
  await openForm(page, `${CREATE}/simple`);
  const { press, type } = keyboard(page);
  await press("Enter");
  await type("Elräkning");
  await press("Enter");
  await type("5020");
  await press("Enter");
  await expectFocus(page, "Belopp");
  await type("2*670");
  await press("Enter");
  await type("1930");
  await page.getByText("Balanserar").waitFor();
  await expectAccessibleInBothThemes(page);
  await expectRoomOnPhone(page);
  await press("Enter");
  await expectFocus(page, /^Registrera A 1/);
  await press("Enter");
  await page.getByText(/A 1 registrerad, 1.340,00/).waitFor();
  await page.goto("/accounting/transaction/A/1");
  await page.getByRole("row", { name: /1930 Företagskonto/ }).waitFor();
});

test("a transaction is copied, turned around, and deleted while the rules allow it", async ({ page }) => {
  await signIn(page, { name: "Cecilia Ceder", email: "cecilia@example.se" });
  await createBooks(page);
  await openForm(page);
  await registerPurchase(page, "Pennor", "80");
  await page.goto("/accounting/transaction/A/1");
  await page.getByText("Kan inte raderas: Transaktioner kan bara raderas när").waitFor();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Kopiera" }).click();
  await page.waitForURL("**/create/template");
  expect(await valueOf(page, "Debet, rad 1")).toBe("80,00");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 2 registrerad").waitFor();

  await setting(page, "Tillåt redigering av transaktioner");
  await page.goto("/accounting/transaction/A/1");
  await page.getByText("Bara den sista transaktionen i serien kan raderas, och det är A 2.").waitFor();
  await page.getByRole("button", { name: "Vänd", exact: true }).click();
  await page.getByText("Rättar A 1").waitFor();
  expect(await valueOf(page, "Kredit, rad 1")).toBe("80,00");
  await page.reload();
  await page.getByText("Rättar A 1").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("A 3 registrerad").waitFor();
  await page.goto("/accounting/transaction/A/3");
  await page.getByRole("link", { name: "A 1", exact: true }).click();
  await page.getByText("Rättad av A 3", { exact: true }).waitFor();
  await expectAccessibleInBothThemes(page);
  await expectRoomOnPhone(page);
  await page.getByRole("link", { name: "Nästa" }).click();
  await page.getByRole("heading", { name: "Transaktion A 2" }).waitFor();
  await page.getByRole("link", { name: "Nästa" }).click();
  await page.getByRole("heading", { name: "Transaktion A 3" }).waitFor();

  await page.getByRole("button", { name: "Radera" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Radera" }).click();
  await page.getByText("A 3 raderad").waitFor();
  await page.getByRole("button", { name: "Ångra" }).click();
  await page.getByRole("link", { name: "A 3", exact: true }).waitFor();

  // What has just been registered comes back into the form by Ctrl+Z.
  await openForm(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Fel text");
  await page.keyboard.press("Tab");
  await page.keyboard.type("6110");
  await page.keyboard.press("Enter");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await page.keyboard.type("1930");
  for (const key of ["Enter", "Enter", "Enter", "Control+Enter"]) await page.keyboard.press(key);
  await page.getByText("A 4 registrerad").waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText("Ångrat: Registrering av Fel text").waitFor();
  expect(await valueOf(page, "Text")).toBe("Fel text");
  await page.getByRole("button", { name: "Registrera A 4" }).waitFor();

  await page.goto("/accounting/transaction/A/99");
  await page.getByText("Transaktion saknas: Transaktion A 99 finns inte").waitFor();
  await expectAccessibleInBothThemes(page);
});

test("without a connection nothing typed is lost, and nothing is registered twice", async ({
  page,
  browser,
}) => {
  browser.expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, { name: "Gustav Gran", email: "gustav@example.se" });
  await createBooks(page);
  await openForm(page);
  await registerPurchase(page, "Pennor", "80");
  await page.context().setOffline(true);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Pennor");
  await page.keyboard.press("Enter");
  await page.keyboard.type("90");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Transaktionen är inte registrerad").waitFor();
  await page.getByText("Det du har skrivit finns kvar.").waitFor();
  expect(await valueOf(page, "Debet, rad 1")).toBe("90,00");
  await expectAccessible(page);
  // What is changed before the connection is back is what counts; the top bar sends nothing else.
  await page.getByLabel("Debet, rad 1").fill("95");
  await page.getByLabel("Kredit, rad 2").fill("95");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Transaktionen är inte registrerad").waitFor();
  await page.getByText("Inte sparat").waitFor();
  await page.context().setOffline(false);
  await page.getByText("A 2 registrerad, 95,00").waitFor();
  expect(await valueOf(page, "Text")).toBe("");
  await page.getByText("Transaktionen är inte registrerad").waitFor({ state: "detached" });
  await page.goto("/accounting/transaction");
  await page.getByText("2 transaktioner").waitFor();
});

/** At 360 px nothing is wider than the window, and the page breaks no rule there either. */
async function expectRoomOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole("button", { name: "Öppna menyn" }).waitFor();
  await expectAccessibleInBothThemes(page);
  const wider = await page.evaluate(() => {
    const sheet = document.querySelector('[data-scroll-restoration-id="sheet"]');
    if (sheet === null || sheet.scrollWidth <= sheet.clientWidth) return [];
    const width = sheet.getBoundingClientRect().right;
    return [...sheet.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width)
      .map((element) => `${element.tagName} ${element.className}`);
  });
  expect(wider).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "Öppna menyn" }).waitFor({ state: "detached" });
}
