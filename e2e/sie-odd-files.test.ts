import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInBothThemes } from "./support/accessible.ts";
import { signIn } from "./support/sign-in.ts";
import { test } from "./support/test.ts";

const HEAD = [
  "#FLAGGA 0",
  "#FORMAT PC8",
  "#SIETYP 4",
  '#FNAMN "Udda AB"',
  "#RAR 0 20240101 20241231",
  '#KONTO 1930 "Bank"',
  '#KONTO 3001 "Sålt"',
];
const BALANCES = ["#IB 0 1930 500", "#IB 0 3001 -500", "#UB 0 1930 600", "#RES 0 3001 -600"];
const voucher = (number: number) => [
  `#VER A ${number} 20240115 "Sålt ${number}"`,
  "{",
  "#TRANS 1930 {} 100",
  "#TRANS 3001 {} -100",
  "}",
];

async function openFile(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from([...lines, ""].join("\r\n"), "latin1");
  await page.getByLabel("SIE-fil").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

async function openImport(page: Page): Promise<void> {
  await page.goto("/accounting/import/sie");
  await page.getByRole("button", { name: "Ladda upp fil" }).waitFor();
}

const start = (page: Page) => page.getByRole("button", { name: "Importera", exact: true });

test("files of the standard's endings are read without a word, chosen or dropped", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  expect(await page.getByLabel("SIE-fil").getAttribute("accept")).toContain(".se,.si");
  const edison = join(import.meta.dirname, "../packages/core/testdata/sie4/type4e/edison.se");
  const bytes = readFileSync(edison).toString("base64");
  for (const name of ["edison.se", "EDISON.SI", "edison.Sie"]) {
    const transfer = await page.evaluateHandle(
      ([file = "", content = ""]) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(content), (each) => each.charCodeAt(0))], file));
        return data;
      },
      [name, bytes],
    );
    await page.dispatchEvent("body", "dragenter", { dataTransfer: transfer });
    await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
    await page.getByRole("cell", { name, exact: true }).waitFor();
    expect(await page.getByText("Filen är inte en SIE fil").count()).toBe(0);
  }
});

test("euro never become kronor: the file is refused with the sentence (C47)", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  await openFile(page, "euro.se", [...HEAD, "#VALUTA EUR", ...BALANCES, ...voucher(1)]);
  await page.getByText("Failed to convert currency EUR for date 2023-12-31").waitFor();
  await page.getByText("ingenting importeras").waitFor();
  expect(await start(page).isDisabled()).toBe(true);
});

test("a file that holds nothing is imported only when that is accepted, and the report says it again", async ({
  page,
}) => {
  await signIn(page);
  await openImport(page);
  await openFile(page, "avklippt.se", HEAD);
  await page.getByText("Filen kan vara avklippt").waitFor();
  await page.getByText("Filen har inga verifikationer.").waitFor();
  expect(await start(page).isDisabled()).toBe(true);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("checkbox", { name: "Filen är hel" }).check();
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
  await start(page).click();
  await page.getByText("Importen är klar").waitFor();
  const report = page.getByRole("region", { name: "Importrapport" });
  await report.getByText("Filen har inga verifikationer.").waitFor();
});

test("a file without a name asks for one (S3)", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  const lines = [...HEAD.filter((line) => !line.startsWith("#FNAMN")), ...BALANCES, ...voucher(1)];
  await openFile(page, "namnlös.se", lines);
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
  await page.getByText("SIE filen saknar företagsnamn. Skriv namnet på det nya företaget.").waitFor();
  expect(await start(page).isDisabled()).toBe(true);
  await page.getByLabel("Företagets namn").fill("Nämnda AB");
  await expectAccessibleInBothThemes(page);
  await start(page).click();
  await page.getByText("Importen är klar").waitFor();
  await page.goto("/");
  await page.getByText("Nämnda AB").first().waitFor();
});

test("numbers that come twice get the next free ones when that is accepted (C46)", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  const lines = [...HEAD, "#ORGNR 556000-4615", ...BALANCES, ...voucher(1), ...voucher(1), ...voucher(1)];
  await openFile(page, "dubbla.se", lines);
  await page.getByText("Verifikationer har samma nummer").waitFor();
  await page.getByText("får numret A 2.").waitFor();
  await page.getByText("får numret A 3.").waitFor();
  expect(await start(page).isDisabled()).toBe(true);
  await page.getByRole("checkbox", { name: "Ge de senare verifikationerna numren ovan" }).check();
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
  await start(page).click();
  await page.getByText("Importen är klar").waitFor();
  await page.goto("/accounting/transaction/A/3");
  await page.getByText("Hade nummer A 1 i filen som importerades").waitFor();
});

test("limits and lost records are told with their lines before the button", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  const lines = [...HEAD, "#ib 0 1930 500", `#VER ${"S".repeat(61)} 1 20240115 x`, "{", "}"];
  await openFile(
    page,
    "udda.se",
    lines.map((line) => line.replace("20240101", "20220101")),
  );
  await page.getByText("Filen kan inte importeras: 3 fel").waitFor();
  await page.getByText("Rad 5: räkenskapsåret 2022-01-01 – 2024-12-31 kan inte läggas upp.").waitFor();
  await page
    .getByText("Rad 8: #ib är en okänd etikett, och posten kan inte läsas: det ska stå #IB")
    .waitFor();
  await page.getByText("har 61 tecken, högst 60 får plats").waitFor();
  await page.getByRole("heading", { name: "Iakttagelser" }).waitFor();
  await expectAccessibleInBothThemes(page);
});
