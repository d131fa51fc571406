import { createServer } from "node:http";
import { afterAll, expect } from "vitest";
import { expectAccessible } from "../support/accessible.ts";
import { signInWithBooks } from "../support/books.ts";
import { expectFocusOn, keyboard, openForm, shownMessage, valueOf } from "../support/entry-form.ts";
import { signIn } from "../support/sign-in.ts";
import { testOnOwnProduct } from "../support/test.ts";

const SERIES = [
  { seriesId: "SEKUSDPMI", shortDescription: "USD", seriesClosed: false },
  { seriesId: "SEKEURPMI", shortDescription: "EUR", seriesClosed: false },
];
const RATES = [
  { date: "2025-03-24", value: 10.1193 },
  { date: "2025-03-25", value: 10.06575 },
];
const EURO = [
  { date: "2024-12-30", value: 11.4865 },
  { date: "2025-01-15", value: 11.4935 },
];

/** A service that speaks the Riksbank's protocol, with two days of dollars. */
const service = createServer((request, response) => {
  const [, series, from = "", to = ""] =
    /^\/swea\/v1\/Observations\/(\w+)\/([\d-]+)\/([\d-]+)$/.exec(request.url ?? "") ?? [];
  const rates = series === "SEKUSDPMI" ? RATES : EURO;
  const found = rates.filter(({ date }) => date >= from && date <= to);
  const answer = series === undefined ? SERIES : found;
  if (answer.length === 0) response.writeHead(204).end();
  else response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
});
await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
const address = service.address();
const port = typeof address === "object" && address !== null ? address.port : 0;
afterAll(() => void service.close());

const EURO_FILE = [
  "#FLAGGA 0",
  "#FORMAT PC8",
  "#SIETYP 4",
  '#FNAMN "Euro AB"',
  "#RAR 0 20250101 20251231",
  "#VALUTA EUR",
  '#KONTO 1930 "Bank"',
  '#KONTO 2081 "Aktiekapital"',
  '#KONTO 3001 "Sålt"',
  "#IB 0 1930 500",
  "#IB 0 2081 -500",
  "#UB 0 1930 600",
  "#UB 0 2081 -500",
  "#RES 0 3001 -100",
  '#VER A 1 20250118 "Sålt"',
  "{",
  "#TRANS 1930 {} 100",
  "#TRANS 3001 {} -100",
  "}",
  "",
];

const test = testOnOwnProduct({ HUVUDBOK_RIKSBANK_URL: `http://127.0.0.1:${port}/swea/v1/` });

test("TR27: an amount in dollars is kronor by the rate of its day, by keys alone", async ({ page }) => {
  await signInWithBooks(page, { name: "Vera Valuta", email: "vera@example.se" });
  await openForm(page);
  const { press, type } = keyboard(page);
  await type("2025-03-30");
  await press("Enter");
  await type("Programlicens");
  await press("Enter");
  await type("5420");
  await press("Enter");
  await type("100 USD");
  await press("Enter");
  await shownMessage(page, "100,00 USD · kurs 10,06575 den 25 mars 2025").waitFor();
  expect(await valueOf(page, "Debet, rad 1")).toBe("1 006,58");
  await expectAccessible(page);
  await expectFocusOn(page, "Konto, rad 2");
  await type("1930");
  await press("Enter", "Enter");
  expect(await valueOf(page, "Kredit, rad 2")).toBe("1 006,58");

  // Another day has another rate, and the row that balances it follows.
  await page.getByLabel("Datum", { exact: true }).fill("2025-03-24");
  await press("Tab");
  await shownMessage(page, "kurs 10,1193 den 24 mars 2025").waitFor();
  expect(await valueOf(page, "Debet, rad 1")).toBe("1 011,93");
  expect(await valueOf(page, "Kredit, rad 2")).toBe("1 011,93");
  await page.getByLabel("Kredit, rad 2").fill("$100");
  await press("Enter");
  await page.getByText("Balanserar").waitFor();
  await press("Control+Enter");
  await page.getByText(/registrerad/).waitFor();

  await page.goto("/accounting/transaction/A/1");
  await page.getByText("100,00 USD", { exact: true }).first().waitFor();
  await page.getByText("−100,00 USD").waitFor();
  await page.getByRole("cell", { name: "1 011,93" }).first().waitFor();
  await page.goto("/accounting/report/account/5420");
  await page.getByText("100,00 USD").waitFor();

  // A day without a rate: the row says so, and kronor go as well.
  await openForm(page);
  await page.getByLabel("Konto, rad 1").fill("5420");
  await page.getByLabel("Debet, rad 1").fill("€12.50");
  await press("Enter");
  await shownMessage(page, "Rate not found for EUR on 2025-03-24").waitFor();
  await page.getByLabel("Debet, rad 1").fill("140");
  await press("Enter");
  await shownMessage(page, "Rate not found for EUR").waitFor({ state: "detached" });
  expect(await valueOf(page, "Debet, rad 1")).toBe("140,00");
});

test("IM13: a SIE file in euro becomes kronor when that is accepted", async ({ page }) => {
  await signIn(page, { name: "Eva Euro", email: "eva@example.se" });
  await page.goto("/accounting/import/sie");
  const buffer = Buffer.from(EURO_FILE.join("\r\n"), "latin1");
  await page
    .getByLabel("SIE-fil")
    .setInputFiles({ name: "euro.se", mimeType: "application/octet-stream", buffer });
  await page.getByText("Filens belopp är i en annan valuta").waitFor();
  await page.getByText("efter kursen 11,4865 från den 30 december 2024").waitFor();
  const start = page.getByRole("button", { name: "Importera", exact: true });
  expect(await start.isDisabled()).toBe(true);
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Räkna om beloppen till kronor" }).check();
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
  await start.click();
  await page.getByText("Importen är klar").waitFor();
  await page.goto("/accounting/transaction/A/1");
  await page.getByRole("cell", { name: "1 149,35" }).first().waitFor();
  await page.getByText("100,00 EUR", { exact: true }).first().waitFor();
  await page.goto("/accounting/accountBalance");
  await expect.poll(() => page.getByLabel(/1930/).first().inputValue()).toBe("5\u00A0743,25");
});
