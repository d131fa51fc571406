import { expect } from "vitest";
import { expectAccessible, expectAccessibleInEitherTheme, expectRoomOnPhone } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { expectFocusOn, keyboard, openForm, shownMessage, valueOf } from "../support/entry-form.ts";
import { test } from "../support/test.ts";

test("a purchase with VAT is registered by keys alone, and once more with a few when the text is known", async ({
  page,
}) => {
  await signInWithBooks(page);
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
  await expectFocusOn(page, "Konto, rad 3");
  await first.type("1930");
  await first.press("Enter", "Enter", "Enter");
  await page.getByText("Balanserar").waitFor();
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  await first.press("Control+Enter");
  await page.getByText(/A 1 registrerad, 1.249,00/).waitFor();
  expect(first.count()).toBeLessThanOrEqual(12);

  await expectFocusOn(page, "Datum");
  expect(await valueOf(page, "Datum")).toBe("2025-05-12");
  const known = keyboard(page);
  await known.press("Enter");
  await known.type("le");
  const offered = page.getByRole("option", { name: /Lerbutiken i Höganäs.*5460, 2641 mot 1930.*1.249,00/ });
  await offered.waitFor();
  await expectAccessibleInEitherTheme(page);
  await expectRoomOnPhone(page);
  await known.press("Enter");
  await expectFocusOn(page, "Kredit, rad 3");
  await page.getByRole("status").getByText("Bokfördes så senast 2025-05-12").waitFor({ state: "attached" });
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
  await signInWithBooks(page, { name: "Doris Dahl", email: "doris@example.se" });
  await openForm(page);
  const { press, type } = keyboard(page);

  // Dates: steps, a day of the month, a day outside the year.
  await type("2025-03-15");
  await press("ArrowUp");
  expect(await valueOf(page, "Datum")).toBe("2025-03-16");
  await press("PageDown", "ArrowDown");
  expect(await valueOf(page, "Datum")).toBe("2025-02-15");
  await page.getByLabel("Datum", { exact: true }).fill("5");
  await press("Tab");
  expect(await valueOf(page, "Datum")).toBe("2025-02-05");
  await page.getByLabel("Datum", { exact: true }).fill("2024-12-31");
  await press("Enter");
  // Marked, without a message before the first attempt to register.
  const outside = shownMessage(page, "Datum måste vara inom räkenskapsåret (2025-01-01 - 2025-12-31)");
  expect(await page.getByLabel("Datum", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  expect(await outside.count()).toBe(0);
  await expectFocusOn(page, "Text");
  await press("Control+Enter");
  await outside.waitFor();
  await expectFocusOn(page, "Datum");
  await page.getByLabel("Datum", { exact: true }).fill("12/5");
  await press("Enter");
  expect(await valueOf(page, "Datum")).toBe("2025-05-12");

  // Letters find the name, whatever accents it has; Tab chooses what is highlighted.
  await expectFocusOn(page, "Text");
  await type("Prov");
  await press("Tab");
  await type("foretags");
  await page.getByRole("option", { name: /1930\s*Företagskonto/, selected: true }).waitFor();
  await expectAccessible(page);
  await press("Tab");
  expect(await valueOf(page, "Konto, rad 1")).toBe("1930");
  await expectFocusOn(page, "Debet, rad 1");

  // Arithmetic is shown computed before the field is left; a negative debit moves to credit.
  await type("-(99+49)*2");
  await page.getByText("= −296,00").waitFor();
  await press("Enter");
  expect(await valueOf(page, "Debet, rad 1")).toBe("");
  expect(await valueOf(page, "Kredit, rad 1")).toBe("296,00");
  await page.getByText("296,00 saknas i debet").waitFor();

  // The remainder is shown greyed in the empty field and accepted by "=".
  await type("6110");
  await press("Enter");
  expect(await page.getByLabel("Debet, rad 2").getAttribute("placeholder")).toBe("296,00");
  await type("=");
  expect(await valueOf(page, "Debet, rad 2")).toBe("296,00");

  // 25, then 12, then 6 percent; each can be undone.
  await press("Control+m");
  expect(await valueOf(page, "Debet, rad 3")).toBe("59,20");
  await press("Control+m");
  expect(await valueOf(page, "Debet, rad 3")).toBe("31,71");
  await press("Control+m");
  expect(await valueOf(page, "Debet, rad 3")).toBe("16,75");
  await press("Control+z", "Control+z", "Control+z");
  expect(await valueOf(page, "Debet, rad 2")).toBe("296,00");
  expect(await page.getByLabel("Debet, rad 4").count()).toBe(0);

  // A row is copied from the one above, and removed again.
  await press("Enter");
  await expectFocusOn(page, "Konto, rad 3");
  await press("Control+d");
  expect(await valueOf(page, "Konto, rad 3")).toBe("6110");
  await page.getByText("296,00 saknas i kredit").waitFor();
  await press("Control+Delete");
  await page.getByText("Balanserar").waitFor();

  // Enter on the empty last row goes to Registrera, where Enter registers.
  await page.getByLabel("Konto, rad 3").focus();
  await press("Enter");
  await expectFocusOn(page, /^Registrera A 1/);
  await press("Enter");
  await page.getByText("A 1 registrerad, 296,00").waitFor();
});
