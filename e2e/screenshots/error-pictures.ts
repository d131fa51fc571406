import type { Page } from "playwright-core";
import { OPENED } from "../support/page-states.ts";
import type { Picture } from "./picture.ts";

/** The server answers 500 for every document. */
async function answer500(page: Page): Promise<void> {
  await page.route("**/api/data/load/**", (route) =>
    route.fulfill({
      status: 500,
      json: {
        error: { type: "InternalError", message: "Något gick fel på servern. Försök igen om en stund." },
      },
    }),
  );
}

/** The server cannot be reached for documents. */
async function unplug(page: Page): Promise<void> {
  await page.route("**/api/data/load/**", (route) => route.abort());
}

const sie = (name: string, text: string) => async (page: Page) => {
  const file = { name, mimeType: "application/octet-stream", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page
    .getByText(/inte en SIE|inte importeras|No suitable/)
    .first()
    .waitFor();
};

const who = "worker";
const ENTRY = { who, path: "/accounting/transaction/create/advanced", heading: "Ny transaktion" } as const;

/** What can go wrong: at the server, on the way to it, in the fields of a form, with what is requested. */
export const ERROR_PICTURES: readonly Picture[] = [
  {
    name: "transaktioner-500-fel",
    who,
    path: "/accounting/transaction",
    heading: "Transaktioner",
    obstruct: answer500,
  },
  {
    name: "balansrapport-natet-fel",
    who,
    path: "/accounting/report/balance",
    heading: "Balansrapport",
    obstruct: unplug,
  },
  { name: "hem-500-fel", who, path: "/accounting", heading: /./, obstruct: answer500 },
  { name: "sidan-saknas-fel", who, path: "/accounting/finns-inte", heading: "Not Found" },
  {
    name: "verifikat-saknas-fel",
    who,
    path: "/accounting/transaction/A/99999",
    heading: "Transaktion A 99999",
  },
  {
    name: "foretag-fel",
    who: "newcomer",
    path: "/settings/company/create",
    heading: "Företagsuppgifter",
    act: async (page) => {
      await page.getByLabel("Org. nummer").fill("1");
      await page.keyboard.press("Control+s");
      await page.locator("[aria-invalid=true]").nth(1).waitFor();
    },
  },
  {
    name: "rakenskapsar-fel",
    who,
    path: "/accounting/fiscalYear/create",
    heading: "Skapa räkenskapsår",
    act: async (page) => {
      await page.getByLabel("Från och med", { exact: true }).fill("2025-06-01");
      await page.getByLabel("Från och med", { exact: true }).press("Tab");
    },
  },
  {
    ...ENTRY,
    name: "ny-transaktion-tom-fel",
    act: OPENED.find(({ name }) => name === "entry with errors")?.act ?? (() => Promise.resolve()),
  },
  { ...ENTRY, name: "ny-transaktion-obalans-fel", act: typeUnbalanced },
  {
    name: "konflikt-fel",
    who,
    path: "/accounting/accountPlan?search=19",
    heading: "Kontoplan",
    obstruct: async (page) => {
      await page.route("**/api/data/commit*", (route) => route.fulfill({ status: 412, body: "{}" }));
    },
    act: async (page) => {
      const name = page.getByLabel("Beskrivning av konto 1930");
      await name.fill("Bankkonto");
      await name.press("Enter");
      await page.getByText("Kunde inte spara data").first().waitFor();
    },
  },
  {
    name: "frankopplad-fel",
    who,
    path: "/accounting/accountPlan?search=19",
    heading: "Kontoplan",
    obstruct: async (page) => {
      await page.route("**/api/data/commit*", (route) => route.abort());
    },
    act: async (page) => {
      const name = page.getByLabel("Beskrivning av konto 1940");
      await name.fill("Sparkonto hos banken");
      await name.press("Enter");
      await page.getByText("Inte sparat").first().waitFor();
    },
  },
  {
    name: "konto-fel",
    who,
    path: "/accounting/accountPlan",
    heading: "Kontoplan",
    act: async (page) => {
      await page.getByRole("button", { name: "Skapa nytt konto" }).first().click();
      await page.getByLabel("Kontonummer").fill("1930");
      await page.getByLabel("Kontonummer").press("Tab");
    },
  },
  {
    name: "importera-sie-annan-fil-fel",
    who,
    path: "/accounting/import/sie",
    heading: "Importera från SIE",
    act: sie("brev.sie", "Kära bokförare"),
  },
  {
    name: "importera-sie-trasig-fel",
    who,
    path: "/accounting/import/sie",
    heading: "Importera från SIE",
    act: sie(
      "bok.se",
      '#FLAGGA 0\r\n#SIETYP 4\r\n#FNAMN "A"\r\n#RAR 0 20240101 20241231\r\n#VER A 1 20240105 "x"\r\n{\r\n#TRANS 1930 {} 12.00\r\n}\r\n',
    ),
  },
];

async function typeUnbalanced(page: Page): Promise<void> {
  await page.getByLabel("Text", { exact: true }).fill("Lerbutiken i Höganäs AB, glasyr");
  await page.getByLabel("Konto, rad 1").fill("5410");
  await page.getByLabel("Konto, rad 1").press("Enter");
  await page.getByLabel("Debet, rad 1").fill("1249");
  await page.getByLabel("Debet, rad 1").press("Enter");
  await page.getByText("1 249,00 saknas i kredit").waitFor();
  await page.keyboard.press("Control+Enter");
}
