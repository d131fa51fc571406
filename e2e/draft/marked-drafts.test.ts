import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { ProductCalls } from "../screenshots/product-calls.ts";
import { expectAccessible } from "../support/accessible.ts";
import { type RegisterVouchers, signInWithBooks, storeBooksWith } from "../support/books.ts";
import { test } from "../support/test.ts";

const ODA = { name: "Oda Överföring", email: "oda@example.se" };
const REA = { name: "Rea Registrerad", email: "rea@example.se" };
const NOA = { name: "Noa Nyss", email: "noa@example.se" };
const TUA = { name: "Tua Tvilling", email: "tua@example.se" };

const row = (page: Page, name: RegExp) => page.getByRole("row", { name });
const tick = (page: Page, text: string) => page.getByRole("checkbox", { name: `Välj ${text}` });

/** In kronor, as what is sent. */
const entries = (...rows: readonly (readonly [number, number])[]) =>
  rows.map(([accountId, amount]) => ({ accountId, amount }));
const MONTHS = ["01", "02", "03", "04", "05", "06"];
/** Transfers of half a year, as both statements tell them: booking one side is likelier than that two drafts are one. */
const VOUCHERS = MONTHS.flatMap((month) => [
  { date: `2025-${month}-05`, text: "Till sparkonto", entries: entries([1940, 500], [1930, -500]) },
  { date: `2025-${month}-25`, text: "Insättning", entries: entries([1940, 700], [1930, -700]) },
]);
const draft = (date: string, text: string, ...rows: readonly (readonly [number, number])[]) => ({
  id: crypto.randomUUID(),
  date,
  text,
  entries: entries(...rows),
});
const makeBooks = (calls: ProductCalls) =>
  storeBooksWith(calls, VOUCHERS, [
    draft("2025-08-14", "Till sparkonto", [1930, -3000]),
    draft("2025-08-15", "Insättning", [1940, 3000]),
    draft("2025-08-16", "Kaffe", [1930, -40]),
    draft("2025-08-16", "Kaffe", [1930, -40]),
    draft("2025-08-17", "Lera", [1930, -12_345_678_901.25]),
  ]);

async function analyse(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Analysera okonterade" }).click();
}

test("a transfer goes before booking either side, and is never booked twice", async ({ page }) => {
  await signInWithBooks(page, ODA, "/accounting/draft", makeBooks);
  await analyse(page);
  await row(page, /Till sparkonto.*Överföring 1940, utkast 2025-08-15/).waitFor();
  await row(page, /Insättning.*Överföring 1930, utkast 2025-08-14/).waitFor();
  await page.getByText("5 utkast, 2 valda").waitFor();

  // Who unticks one side does not want it done from the other, and that is so after a reload.
  await tick(page, "Insättning, 2025-08-15").uncheck();
  await page.getByText("5 utkast", { exact: true }).first().waitFor();
  await page.reload();
  await row(page, /Till sparkonto.*Överföring/).waitFor();
  expect(await tick(page, "Till sparkonto, 2025-08-14").isChecked()).toBe(false);

  // A person may know better: then the other side is no transfer any more, and is not marked.
  await page.getByRole("button", { name: "Förslag för Till sparkonto, 2025-08-14" }).click();
  await page.getByRole("menuitem", { name: /Kontera 1940 mot 1930/ }).click();
  await page.getByText("Förslaget är valt").waitFor();
  await page.getByText("5 utkast, 1 vald").waitFor();
  await page.getByRole("button", { name: /^Utför åtgärder/ }).click();
  await page.getByText("1 åtgärd utförd").waitFor();
  await row(page, /Till sparkonto.*Balanserat/).waitFor();
  await row(page, /Insättning.*Kontera 1930 mot 1940/).waitFor();
  await page.getByText("5 utkast", { exact: true }).first().waitFor();
  await analyse(page);
  await page.getByText("Analysen gav inga nya förslag").waitFor();
  await page.getByText("5 utkast", { exact: true }).first().waitFor();
});

test("a duplicate says so on its row, and what a command took is ticked no more", async ({ page }) => {
  await signInWithBooks(page, TUA, "/accounting/draft", makeBooks);
  await row(page, /Dubblett av Kaffe, 2025-08-16, ?Kaffe/).waitFor();
  await expectAccessible(page);
  expect(await page.getByText(/^Dubblett/).count()).toBe(1);

  // An amount of eleven digits is read as a whole.
  const amount = page.getByText("12 345 678 901,25");
  expect(await amount.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);

  await tick(page, "Till sparkonto, 2025-08-14").check();
  await tick(page, "Lera, 2025-08-17").check();
  await page.getByText("5 utkast, 2 valda").waitFor();
  await page.keyboard.press("Control+m");
  await page.getByRole("dialog").getByRole("button", { name: "Slå ihop" }).click();
  await page.getByText("Utkasten är hopslagna").waitFor();
  await page.getByText("4 utkast", { exact: true }).first().waitFor();
  await page.reload();
  await page.getByText("4 utkast", { exact: true }).first().waitFor();
});

test("what is registered already is offered and not ticked", async ({ page }) => {
  const fuel = (date: string) => ({ date, text: "Bränsle", entries: entries([5611, 800], [1930, -800]) });
  const registered = [...MONTHS.map((month) => fuel(`2025-${month}-10`)), fuel("2025-08-10")];
  await signInWithBooks(page, REA, "/accounting/draft", (calls) =>
    storeBooksWith(calls, registered, [
      draft("2025-08-10", "Bränsle", [1930, -800]),
      draft("2025-08-11", "Bränsle", [1930, -800]),
    ]),
  );
  await analyse(page);
  await page.getByText("2 utkast, 1 vald").waitFor();
  await row(page, /2025-08-10.*Kontera 5611 mot 1930/).waitFor();
  expect(await tick(page, "Bränsle, 2025-08-10").isChecked()).toBe(false);
  expect(await tick(page, "Bränsle, 2025-08-11").isChecked()).toBe(true);
});

test("what is registered after the analysis loses its tick, and is not booked once more unasked", async ({
  page,
}) => {
  const fuel = (date: string) => ({ date, text: "Bränsle", entries: entries([5611, 800], [1930, -800]) });
  const registered = MONTHS.map((month) => fuel(`2025-${month}-10`));
  let registerMore: RegisterVouchers | undefined;
  await signInWithBooks(page, NOA, "/accounting/draft", async (calls) => {
    registerMore = await storeBooksWith(calls, registered, [
      draft("2025-08-10", "Bränsle", [1930, -800]),
      draft("2025-08-11", "Bränsle", [1930, -800]),
      draft("2025-08-12", "Bränsle", [1930, -800], [5611, 800]),
    ]);
  });
  await analyse(page);
  await page.getByText("3 utkast, 2 valda").waitFor();

  // Somebody registers two of them elsewhere, and never sees the drafts.
  await registerMore?.([fuel("2025-08-10"), fuel("2025-08-12")]);
  await row(page, /2025-08-10.*Dubblett av A 7.*Redan bokförd: A 7/).waitFor();
  await row(page, /2025-08-12.*Dubblett av A 8.*Redan bokförd: A 8/).waitFor();
  await page.getByText("3 utkast, 1 vald").waitFor();
  expect(await tick(page, "Bränsle, 2025-08-10").isChecked()).toBe(false);
  await expectAccessible(page);

  // Who ticks it is asked before it is booked once more.
  await tick(page, "Bränsle, 2025-08-10").check();
  await page.getByRole("button", { name: /^Utför åtgärder/ }).click();
  const asked = page.getByRole("dialog", { name: "Bokförs pengarna två gånger?" });
  await asked.getByText("Bränsle, 2025-08-10. Redan bokförd: A 7").waitFor();
  await asked.getByRole("button", { name: /^Avbryt/ }).click();
  await tick(page, "Bränsle, 2025-08-10").uncheck();
  await page.getByRole("button", { name: /^Utför åtgärder/ }).click();
  await page.getByText("1 åtgärd utförd").waitFor();
  await row(page, /2025-08-10.*Kontera 5611/).waitFor();

  await page.getByRole("link", { name: "Redan bokförd: A 8" }).click();
  await page.getByRole("heading", { name: "A 8" }).waitFor();
  await page.goBack();
  await row(page, /2025-08-12/)
    .getByRole("link", { name: /Bränsle/ })
    .click();
  await page.getByText("Dubblett av A 8").waitFor();
  await page.getByRole("link", { name: "Öppna A 8" }).waitFor();
});

test("dropped files of another kind are named, and the known ones are taken", async ({ page }) => {
  await signInWithBooks(page, TUA, "/accounting/draft", makeBooks);
  await row(page, /Lera/).waitFor();
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["PK"], "underlag.zip", { type: "application/zip" }));
    data.items.add(new File(["%PDF-1.4\n%%EOF"], "kvitto 2025-08-20.pdf", { type: "application/pdf" }));
    return data;
  });
  await row(page, /Lera/).dispatchEvent("drop", { dataTransfer: files });
  await row(page, /2025-08-20 kvitto/).waitFor();
  await page.getByText("Okänd filtyp underlag.zip").waitFor();
});
