import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { BERTIL, signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

const samples = join(import.meta.dirname, "../../packages/core/testdata/sie4");

function sample(name: string): Buffer {
  return readFileSync(join(samples, name));
}

async function openImport(page: Page): Promise<void> {
  await page.goto("/accounting/import/sie");
  await page.getByRole("button", { name: "Ladda upp fil" }).waitFor();
}

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel("SIE-fil").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** The facts of a table by their labels. */
async function factsOf(page: Page, table: string): Promise<Readonly<Record<string, string>>> {
  const shown = page.getByRole("table", { name: table });
  // `all` takes what is there at once: a file is downloaded before its table is rendered.
  await shown.getByRole("row").first().waitFor();
  const rows = await shown.getByRole("row").all();
  const facts = rows.map(async (row) => [
    await row.getByRole("rowheader").innerText(),
    plain(await row.getByRole("cell").innerText()),
  ]);
  return Object.fromEntries(await Promise.all(facts));
}

/** Swedish amounts have no-break spaces and a true minus. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, " ").replaceAll("−", "-").trim();
}

/** The closing balances that a file states for the balance accounts of its year, as the reports write amounts. */
function closingBalances(file: Buffer): ReadonlyMap<string, string> {
  const format = new Intl.NumberFormat("sv-SE", { minimumFractionDigits: 2 });
  const records = file.toString("latin1").matchAll(/^#UB\s+0\s+([12]\d{3})\s+(-?[\d.]+)/gm);
  return new Map(
    [...records]
      .filter(([, , amount]) => Number(amount) !== 0)
      .map(([, account = "", amount]) => [account, plain(format.format(Number(amount)))]),
  );
}

/** What the balance report shows of each account, in its last column. */
async function balancesInReport(page: Page): Promise<ReadonlyMap<string, string>> {
  await page.goto("/accounting/report/balance");
  const table = page.getByRole("grid", { name: "Balansrapport" });
  await table.waitFor();
  const rows = await table.locator("tbody tr").allInnerTexts();
  const balances = rows.map((row) => row.split("\t").map(plain));
  return new Map(
    balances.flatMap(([name = "", ...amounts]) => {
      const account = /^\d{4}/.exec(name)?.[0];
      return account === undefined ? [] : [[account, amounts.at(-1) ?? ""] as const];
    }),
  );
}

async function importTo(page: Page, company: string): Promise<Readonly<Record<string, string>>> {
  await page.getByLabel("Företag att importera till").selectOption({ label: company });
  await page.getByRole("button", { name: "Importera", exact: true }).click();
  await page.getByText("Importen är klar").waitFor();
  return factsOf(page, "Importerat");
}

test("a year is moved in, comes out again, and is the same when it is moved in once more", async ({
  page,
}) => {
  const edison = sample("type4e/edison.se");
  await signIn(page);
  await openImport(page);
  await expectAccessibleInEitherTheme(page);
  await chooseFile(page, "edison.sie", edison);
  await page.getByRole("table", { name: "Mål" }).waitFor();
  expect(await factsOf(page, "Källa")).toMatchObject({
    Filnamn: "edison.sie",
    Företag: "Övningsföretaget AB, 000000-0000",
    Räkenskapsår: "2012-01-01 – 2012-12-31",
    Kontoplan: "299 konton",
    "Antal transaktioner": "81",
    "Antal bifogade filer": "0",
  });
  await expectAccessibleInEitherTheme(page);
  const sums = await importTo(page, "Skapa nytt företag");
  expect(sums).toMatchObject({ Konton: "299", Transaktioner: "81", "Summa ingående balans": "0,00" });
  await expectAccessibleInEitherTheme(page);

  const inReport = await balancesInReport(page);
  const inFile = closingBalances(edison);
  expect(inFile.size).toBeGreaterThan(20);
  for (const [account, balance] of inFile) {
    expect([account, inReport.get(account)]).toEqual([account, balance]);
  }

  await page.goto("/accounting/export/sie5");
  await page.getByRole("table", { name: "Att exportera" }).waitFor();
  await expectAccessibleInEitherTheme(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportera", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("export-Övningsföretaget_AB-2012.se");
  expect(await factsOf(page, "Filens innehåll")).toMatchObject({
    ...sums,
    Avstämning: "Alla konton stämmer",
  });
  await expectAccessibleInEitherTheme(page);
  const exported = readFileSync(await file.path());

  await openImport(page);
  await chooseFile(page, "export.sie", exported);
  await page.getByText("Räkenskapsåret i importen överlappar").waitFor();
  expect(await page.getByRole("button", { name: "Importera", exact: true }).isDisabled()).toBe(true);
  expect(await importTo(page, "Skapa nytt företag")).toEqual(sums);
  expect(await balancesInReport(page)).toEqual(inReport);
});

test("files that are not read, and why", async ({ page }) => {
  await signIn(page, BERTIL);
  await openImport(page);
  await chooseFile(page, "edison.txt", sample("type4e/edison.se"));
  await page.getByText("Filen är inte en SIE fil").waitFor();
  await page.getByRole("button", { name: "Läs filen ändå" }).click();
  await page.getByRole("table", { name: "Mål" }).waitFor();

  await chooseFile(page, "semla.txt", Buffer.from("En semla, tack"));
  await page.getByText("Filen är inte en SIE fil").waitFor();
  expect(await page.getByRole("button", { name: "Läs filen ändå" }).count()).toBe(0);

  await chooseFile(page, "semla.sie", Buffer.from("En semla, tack"));
  await page.getByText("No suitable importer found").waitFor();

  await chooseFile(page, "bok.sie", Buffer.from('<Sie xmlns="http://www.sie.se/sie5"></Sie>'));
  await page.getByText("Filen är SIE 5 (XML).").waitFor();

  await chooseFile(page, "magenta.sie", sample("type4e/magenta.se"));
  await page.getByText("Filen kan inte importeras: 2 fel").waitFor();
  await page.getByText("Rad 498: kontot 0351 med beloppet").waitFor();
  expect(await page.getByRole("button", { name: "Importera", exact: true }).isDisabled()).toBe(true);
  await expectAccessibleInEitherTheme(page);

  const edison = sample("type4e/edison.se").toString("latin1");
  const changed = `${edison.replace("\r\n", "\r\n#KSUMMA\r\n")}#KSUMMA 1\r\n`;
  await chooseFile(page, "ändrad.sie", Buffer.from(changed, "latin1"));
  const accept = page.getByRole("checkbox", { name: "Jag vill importera filen ändå" });
  await accept.waitFor();
  const start = page.getByRole("button", { name: "Importera", exact: true });
  expect(await start.isDisabled()).toBe(true);
  await expectAccessibleInEitherTheme(page);
  await accept.check();
  expect(await start.isEnabled()).toBe(true);
});

test("balances alone become one voucher when one asks for it", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  const file = [
    "#FLAGGA 0",
    "#FORMAT PC8",
    "#SIETYP 1",
    '#FNAMN "Saldo AB"',
    "#RAR 0 20240101 20241231",
    '#KONTO 1930 "Bank"',
    '#KONTO 2081 "Aktiekapital"',
    '#KONTO 3001 "Sålt"',
    "#IB 0 1930 500",
    "#IB 0 2081 -500",
    "#UB 0 1930 800",
    "#UB 0 2081 -500",
    "#RES 0 3001 -300",
  ].join("\r\n");
  await chooseFile(page, "saldo.sie", Buffer.from(file, "latin1"));
  const summary = page.getByRole("checkbox", { name: "Skapa verifikationen Importerade saldon" });
  await summary.waitFor();
  expect(await summary.isChecked()).toBe(false);
  await summary.check();
  await page.getByLabel("Företagsform").selectOption({ label: "Ekonomisk förening" });
  expect(await importTo(page, "Skapa nytt företag")).toMatchObject({
    Transaktioner: "1",
    "Omslutning, debet": "300,00",
  });
  await page.getByRole("main").getByRole("link", { name: "Transaktioner" }).click();
  await page.getByText("Importerade saldon").first().waitFor();
});

/** Waits until only the person's own earlier companies can be chosen, and returns the message of the page. */
async function expectNothingChanged(page: Page, words: string, before: readonly string[]): Promise<void> {
  await page.getByText(words).waitFor();
  await page.getByText("avbruten", { exact: true }).waitFor();
  expect(await companyChoices(page)).toEqual(before);
}

function companyChoices(page: Page): Promise<string[]> {
  return page.getByLabel("Företag att importera till").locator("option").allInnerTexts();
}

test("an import that does not succeed leaves nothing behind", async ({ page, browser }) => {
  browser.expectError(/status of 422|ERR_FAILED/);
  let answer: "refuse" | "lose" | "wait" = "refuse";
  await page.route("**/api/data/commit*", async (route) => {
    if (route.request().postData()?.includes('"intent":"import"') !== true) await route.fallback();
    else if (answer === "lose") await route.abort();
    else if (answer === "refuse") {
      const error = { type: "Refused", message: "Servern sade nej." };
      await route.fulfill({ status: 422, json: { error } });
    }
  });
  await signIn(page);
  await openImport(page);
  await chooseFile(page, "edison.sie", sample("type4e/edison.se"));
  await page.getByRole("table", { name: "Mål" }).waitFor();
  const before = await companyChoices(page);
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
  const start = page.getByRole("button", { name: "Importera", exact: true });
  await start.click();
  await expectNothingChanged(page, "Servern sade nej. Ingenting har ändrats.", before);
  await expectAccessibleInEitherTheme(page);

  answer = "lose";
  await start.click();
  await expectNothingChanged(page, "Ingen kontakt med servern.", before);

  answer = "wait";
  await start.click();
  await page.getByText("Förbereder transaktion 81 av 81").waitFor();
  await page.getByRole("button", { name: "Avbryt" }).click();
  await expectNothingChanged(page, "Importen är avbruten", before);
});
