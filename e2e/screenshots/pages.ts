import type { Page } from "playwright-core";

export interface PictureParts {
  /** The picture of a receipt, as a PNG file. */
  readonly receipt: Buffer;
  /** A year of the pottery that is not in the books. */
  readonly sie: Buffer;
}

/** A picture: its name, and what a signed-in person does to get there. */
export interface Picture {
  readonly name: string;
  readonly isPublic?: boolean;
  readonly open: (page: Page, parts: PictureParts) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

/** Every picture of `npm run screenshots`, in the order in which they are taken. */
export const PICTURES: readonly Picture[] = [
  {
    name: "inloggning",
    isPublic: true,
    open: async (page) => {
      await page.goto("/login");
      await page.getByRole("link", { name: "Logga in med Google" }).waitFor();
    },
  },
  {
    name: "hem",
    open: async (page) => {
      await page.goto("/accounting");
      await page.getByText("Kassa och bank").first().waitFor();
    },
  },
  {
    name: "transaktioner",
    open: async (page) => {
      await page.goto("/accounting/transaction");
      await heading(page, "Transaktioner");
      await page.getByText("Bankavgifter").first().waitFor();
    },
  },
  { name: "ny-transaktion", open: (page, { receipt }) => typeTransaction(page, receipt) },
  {
    name: "verifikat",
    open: async (page) => {
      await page.goto("/accounting/transaction/A/12");
      await page.getByText("A 12").first().waitFor();
    },
  },
  {
    name: "balansrapport",
    open: async (page) => {
      await page.goto("/accounting/report/balance");
      await heading(page, "Balansrapport");
      await page.getByText("S:a Tillgångar").waitFor();
    },
  },
  {
    name: "resultatrapport",
    open: async (page) => {
      await page.goto("/accounting/report/result");
      await heading(page, "Resultatrapport");
      await page.getByText("Lokalhyra").first().waitFor();
    },
  },
  {
    name: "kontoplan",
    open: async (page) => {
      await page.goto("/accounting/accountPlan");
      await heading(page, "Kontoplan");
      await page.getByText("1930").filter({ visible: true }).first().waitFor();
    },
  },
  {
    name: "importera-sie",
    open: async (page, { sie }) => {
      await page.goto("/accounting/import/sie");
      await heading(page, "Importera från SIE");
      const file = { name: "Havtorn Keramik 2024.sie", mimeType: "application/octet-stream", buffer: sie };
      await page.locator("input[type=file]").first().setInputFiles(file);
      await page.getByText("2024-12-31").first().waitFor();
    },
  },
];

/** A receipt is being entered: the VAT is split off, and the account of the money is being chosen. */
async function typeTransaction(page: Page, receipt: Buffer): Promise<void> {
  await page.goto("/accounting/transaction/create/advanced");
  await heading(page, "Ny transaktion");
  const file = { name: "Kvitto 2026-10-19.png", mimeType: "image/png", buffer: receipt };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page.getByRole("img", { name: file.name }).waitFor();
  await page.getByLabel("Datum", { exact: true }).fill("2026-10-19");
  await page.getByLabel("Text", { exact: true }).fill("Lerbutiken i Höganäs AB, glasyr");
  await page.getByLabel("Konto, rad 1").fill("4010");
  await page.getByLabel("Konto, rad 1").press("Enter");
  await page.getByLabel("Debet, rad 1").fill("1249");
  await page.getByLabel("Debet, rad 1").press("Control+m");
  await page.getByText("Raden är delad").waitFor({ state: "hidden" });
  const money = page.getByLabel("Konto, rad 3");
  await money.focus();
  await money.pressSequentially("19");
  await page.getByRole("option", { name: "1930" }).waitFor();
}
