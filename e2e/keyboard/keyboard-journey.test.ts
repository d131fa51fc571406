import type { Page } from "playwright-core";
import { expect } from "vitest";
import { heading } from "../support/heading.ts";
import { arrowTo, expectFocus, press, tabTo, type } from "../support/keyboard.ts";
import { signInToPottery } from "../support/pottery-books.ts";
import type { Person } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

const KARIN: Person = { name: "Karin Knapp", email: "karin@example.se" };
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

test("from sign-in to sign-out by keyboard alone", async ({ page }) => {
  await page.goto("/login");
  await press(page, page.getByRole("link", { name: "Logga in med Google" }));
  await type(page, page.getByLabel("Namn"), KARIN.name);
  await type(page, page.getByLabel("E-post"), KARIN.email);
  await press(page, page.getByRole("button", { name: "Logga in", exact: true }));
  await press(page, page.getByRole("main").getByRole("link", { name: "Aktiebolag" }));

  await heading(page, "Företagsuppgifter").waitFor();
  for (const [label, text] of Object.entries({
    Namn: "Knapp & Nål AB",
    "Org. nummer": "5566778899",
    Telefon: "0431-555 01 20",
    Gatuadress: "Verkstadsgatan 4",
    Postnummer: "26232",
    Ort: "Ängelholm",
  })) {
    await type(page, page.getByRole("textbox", { name: label, exact: true }), text);
  }
  await press(page, button(page, "Spara"));
  await page.getByLabel("Från och med", { exact: true }).waitFor();
  await press(page, page.getByRole("main").getByRole("button", { name: "Skapa", exact: true }));
  await heading(page, "Skapa kontoplan").waitFor();
  await press(page, button(page, /^Välj /));
  await heading(page, "Ny transaktion").waitFor();

  await press(page, page.getByRole("link", { name: "Transaktioner", exact: true }));
  await expectFocus(heading(page, "Transaktioner"), "the heading of the page one came to has the focus");
  await page.keyboard.press("n");
  await heading(page, "Ny transaktion").waitFor();
  await type(page, page.getByRole("textbox", { name: "Datum" }), `${new Date().getFullYear()}-01-15`);
  await type(page, page.getByLabel("Text", { exact: true }), "Kontorsmaterial");
  await tabTo(page, page.getByLabel("Konto, rad 1"));
  await page.keyboard.type("6110");
  await page.keyboard.press("Enter");
  await page.keyboard.type("400");
  await tabTo(page, page.getByLabel("Konto, rad 2"));
  await page.keyboard.type("1930");
  await tabTo(page, page.getByLabel("Kredit, rad 2"));
  await page.keyboard.press("Tab");
  await page.getByText("Balanserar").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^A 1 registrerad/).waitFor();

  await press(page, page.getByRole("link", { name: "Transaktioner", exact: true }));
  await tabTo(page, page.getByRole("row", { name: /Kontorsmaterial/ }));
  await page.keyboard.press("Enter");
  await heading(page, "Transaktion A 1").waitFor();
  await page.goBack();
  await expectFocus(
    page.getByRole("row", { name: /Kontorsmaterial/ }),
    "the row one left has the focus again",
  );
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await heading(page, "Balansrapport").waitFor();
  await arrowTo(page, page.getByRole("row", { name: /^1930 / }));
  await page.keyboard.press("Enter");
  await heading(page, /^1930 /).waitFor();

  await press(page, button(page, /^Användare: /));
  await expectFocus(page.getByRole("menuitem", { name: "Inställningar" }), "the first item has the focus");
  await page.keyboard.press("Enter");
  // The closed menu has left the focus on its button; the page takes it in a moment.
  await expectFocus(heading(page, "Mina inställningar"), "the heading of the page has the focus");
  await press(page, button(page, /^Användare: /));
  await expectFocus(page.getByRole("menuitem", { name: "Inställningar" }), "the first item has the focus");
  await page.keyboard.press("End");
  await expectFocus(page.getByRole("menuitem", { name: "Logga ut" }), "End goes to the last item");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Utloggad" }).waitFor();
});

test("a menu or a dialog gives the focus back to what opened it", async ({ page }) => {
  await signInToPottery(page);
  await page.goto("/accounting/transaction/A/12");
  await heading(page, "Transaktion A 12").waitFor();
  for (const name of [/^Företag: /, /^Räkenskapsår: /, /^Användare: /]) {
    await press(page, button(page, name));
    await expectFocus(page.getByRole("menuitem").first(), `the first item of ${name} has the focus`);
    await page.keyboard.press("Escape");
    await expectFocus(button(page, name), `${name} has the focus again`);
  }
  const link = page.getByRole("link", { name: "Kontoplan" });
  await tabTo(page, link, "Shift+Tab");
  for (const [keys, name] of [
    ["Control+k", "Sök eller gå till"],
    ["?", /Kort|Tangent/],
  ] as const) {
    await page.keyboard.press(keys);
    const dialog = page.getByRole("dialog", { name });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expectFocus(link, `what had the focus before ${keys} has it again`);
  }
  await page.goto("/accounting/report/ledger");
  const period = page.getByRole("main").getByRole("button", { name: /^Period: / });
  await press(page, period);
  await page.getByLabel("Till och med", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expectFocus(period, "the period has the focus again");
});

test("a calendar opens from its field, and gives the focus back", async ({ page }) => {
  await signInToPottery(page);
  await page.goto("/accounting/transaction/create/advanced");
  const date = page.getByRole("textbox", { name: "Datum" });
  await tabTo(page, date);
  await page.keyboard.press("Alt+ArrowDown");
  const calendar = page.getByRole("dialog", { name: "Kalender" });
  await calendar.waitFor();
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "hidden" });
  await expectFocus(date, "the date has the focus again");
});

test("arrows move in what is one stop", async ({ page }) => {
  await signInToPottery(page);
  for (const path of [
    "transaction",
    "report/balance",
    "report/ledger",
    "report/transaction",
    "accountPlan",
  ]) {
    await page.goto(`/accounting/${path}`);
    const rows = page.getByRole("row").and(page.locator("[tabindex]"));
    await tabTo(page, rows.and(page.locator("[tabindex='0']")));
    const indexOf = () => page.evaluate(() => Number(document.activeElement?.getAttribute("aria-rowindex")));
    const start = await indexOf();
    await page.keyboard.press("ArrowDown");
    await expect.poll(indexOf, { message: path }).toBeGreaterThan(start);
    await page.keyboard.press("Home");
    await expect.poll(indexOf, { message: path }).toBeLessThanOrEqual(start);
  }
});
