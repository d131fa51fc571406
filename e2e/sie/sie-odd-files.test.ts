import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessibleInEitherTheme } from "../support/accessible.ts";
import { signIn } from "../support/sign-in.ts";
import { test } from "../support/test.ts";

const HEAD = [
  "#FLAGGA 0",
  "#FORMAT PC8",
  "#SIETYP 4",
  '#FNAMN "Udda AB"',
  "#RAR 0 20240101 20241231",
  '#KONTO 1930 "Bank"',
  '#KONTO 3001 "Sålt"',
];
/** With the closing ones that so many vouchers lead to. */
const balances = (vouchers: number) => [
  "#IB 0 1930 500",
  "#IB 0 3001 -500",
  `#UB 0 1930 ${500 + 100 * vouchers}`,
  `#RES 0 3001 ${-500 - 100 * vouchers}`,
];
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
  const edison = join(import.meta.dirname, "../../packages/core/testdata/sie4/type4e/edison.se");
  const bytes = readFileSync(edison);
  for (const name of ["edison.se", "EDISON.SI", "edison.Sie"]) {
    await drop(page, [[name, bytes]]);
    await page.getByRole("cell", { name, exact: true }).waitFor();
    expect(await page.getByText("Filen är inte en SIE fil").count()).toBe(0);
  }
});

/** Drops files on the page, as from a folder. */
async function drop(page: Page, files: readonly (readonly [name: string, bytes: Buffer])[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (contents) => {
      const data = new DataTransfer();
      for (const [name, content] of contents) {
        const bytes = Uint8Array.from(atob(content), (each) => each.charCodeAt(0));
        data.items.add(new File([bytes], name));
      }
      return data;
    },
    files.map(([name, bytes]) => [name, bytes.toString("base64")] as const),
  );
  await page.dispatchEvent("body", "dragenter", { dataTransfer: transfer });
  await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
}

test("files in other encodings, line ends and shapes are read, or are no SIE", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  const text = [...HEAD, ...balances(1), ...voucher(1), ""].join("\n");
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
  const read: readonly (readonly [string, Buffer])[] = [
    ["UTF16.SE", utf16],
    ["bom.se", Buffer.from(`\uFEFF${text}`, "utf8")],
    ["cp437.SI", Buffer.from(text.replaceAll("å", "\u0086"), "latin1")],
    ["latin1.se", Buffer.from(text, "latin1")],
    ["dos.se", Buffer.from(`${text}\u001A\u001A`, "latin1")],
    ["blandat.se", Buffer.from(text.replaceAll("\n{", "\r\n{").replaceAll("\n}", "\r}"), "latin1")],
  ];
  for (const file of read) {
    await drop(page, [file]);
    await page.getByRole("cell", { name: file[0], exact: true }).waitFor();
    await page.getByText("Inget att anmärka.").or(page.getByText("Posten #PROGRAM saknas.")).waitFor();
    await page.getByRole("row", { name: "Antal transaktioner 1" }).waitFor();
  }
  await drop(page, [["tom.se", Buffer.alloc(0)]]);
  await page.getByText("No suitable importer found. Filen är tom").waitFor();
  await drop(page, [read[0] ?? ["", utf16], read[1] ?? ["", utf16]]);
  await page.getByText("Du släppte 2 filer, och ingen av dem har lästs.").waitFor();
});

test("without rates euro never become kronor: the file is refused with the sentence (IM13)", async ({
  page,
  browser,
}) => {
  // The server says that it fetches no rates.
  browser.expectError(/422.*\/api\/rates/);
  await signIn(page);
  await openImport(page);
  await openFile(page, "euro.se", [...HEAD, "#VALUTA EUR", ...balances(1), ...voucher(1)]);
  await page
    .getByText("Failed to convert currency EUR for date 2023-12-31: Servern hämtar inga valutakurser.")
    .waitFor();
  await page.getByText("Exportera filen i kronor från ditt förra program").waitFor();
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
  await expectAccessibleInEitherTheme(page);
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
  const lines = [...HEAD.filter((line) => !line.startsWith("#FNAMN")), ...balances(1), ...voucher(1)];
  await openFile(page, "namnlös.se", lines);
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
  await page.getByText("SIE filen saknar företagsnamn. Skriv namnet på det nya företaget.").waitFor();
  expect(await start(page).isDisabled()).toBe(true);
  await page.getByLabel("Företagets namn").fill("Nämnda AB");
  await expectAccessibleInEitherTheme(page);
  await start(page).click();
  await page.getByText("Importen är klar").waitFor();
  await page.goto("/");
  await page.getByText("Nämnda AB").first().waitFor();
});

test("numbers that come twice get the next free ones when that is accepted (IM15)", async ({ page }) => {
  await signIn(page);
  await openImport(page);
  const lines = [...HEAD, "#ORGNR 556000-4615", ...balances(3), ...voucher(1), ...voucher(1), ...voucher(1)];
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

test("a file cut between two vouchers is taken when both balances of each account have been seen (S2)", async ({
  page,
}) => {
  await signIn(page);
  await openImport(page);
  await openFile(page, "avklippt.se", [
    ...HEAD,
    "#ORGNR 556000-4615",
    ...balances(3),
    ...voucher(1),
    ...voucher(3),
  ]);
  await page.getByText("Filens saldon stämmer inte med dess verifikationer").waitFor();
  await page
    .getByText(
      /på 2 konton\. Skillnaderna tar ut varandra, som när hela verifikationer saknas eller är för många/,
    )
    .waitFor();
  await page
    .getByText(/konto 1930: filen anger saldot 800,00, ingående balans och verifikationer ger 700,00/)
    .waitFor();
  await page.getByText("I serie A har ingen verifikation numret 2.").waitFor();
  await page.getByLabel("Företag att importera till").selectOption({ label: "Skapa nytt företag" });
  expect(await start(page).isDisabled()).toBe(true);
  await expectAccessibleInEitherTheme(page);
  await page.getByRole("checkbox", { name: "Jag har sett skillnaderna" }).check();
  await start(page).click();
  await page.getByText("Importen är klar").waitFor();
  await page.getByText(/konto 1930: filen anger saldot 800,00/).waitFor();
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
  await expectAccessibleInEitherTheme(page);
});
