import type { Page } from "playwright-core";
import type { Picture, PictureParts } from "./picture.ts";

const who = "pottery";

/** The pictures of the documentation: the pottery's books, in which nothing depends on the day. */
export const POTTERY_PICTURES: readonly Picture[] = [
  {
    name: "hem-keramik",
    who,
    path: "/accounting",
    heading: "Havtorn Keramik AB",
    later: "Samma tid 2025",
  },
  { name: "transaktioner-keramik", who, path: "/accounting/transaction", heading: "Transaktioner" },
  {
    name: "ny-transaktion-keramik",
    who,
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: typeTransaction,
  },
  { name: "verifikat-keramik", who, path: "/accounting/transaction/A/12", heading: "Transaktion A 12" },
  { name: "rakenskapsar-keramik", who, path: "/accounting/fiscalYear", heading: "Räkenskapsår" },
  {
    name: "serier-keramik",
    who,
    path: `/accounting/fiscalYear/f${"2026".repeat(8)}/series`,
    heading: "Serier",
    act: async (page) => {
      await page.getByRole("button", { name: "Lägg till serie" }).click();
      await page.getByLabel("Serie, ny serie 1").waitFor();
    },
  },
  {
    name: "radera-rakenskapsar-keramik",
    who,
    path: `/accounting/fiscalYear/f${"2025".repeat(8)}/delete`,
    heading: "Radera räkenskapsår",
    act: async (page) => {
      await page.getByRole("button", { name: "Fortsätt" }).click();
      await page.getByText("Spara bokföringen först").waitFor();
    },
  },
  {
    name: "inventarielista-keramik",
    who,
    path: "/accounting/assetManagement/verkstad",
    heading: "Verkstadens inventarier",
  },
  {
    name: "inventarie-keramik",
    who,
    path: "/accounting/assetManagement/verkstad/ugn/edit",
    heading: "Redigera inventarie",
  },
  {
    name: "inventarier-import-keramik",
    who,
    path: "/accounting/assetManagement/verkstad/import",
    heading: "Importera från bokföringen",
  },
  { name: "balansrapport-keramik", who, path: "/accounting/report/balance", heading: "Balansrapport" },
  { name: "resultatrapport-keramik", who, path: "/accounting/report/result", heading: "Resultatrapport" },
  {
    name: "resultatrapport-manader-keramik",
    who,
    path: "/accounting/report/result?compare=months",
    heading: "Resultatrapport",
  },
  { name: "kontoplan-keramik", who, path: "/accounting/accountPlan", heading: "Kontoplan" },
  {
    name: "importera-sie-keramik",
    who,
    path: "/accounting/import/sie",
    heading: "Importera från SIE",
    act: async (page, { sie }) => {
      const file = { name: "Havtorn Keramik 2024.sie", mimeType: "application/octet-stream", buffer: sie };
      await page.locator("input[type=file]").first().setInputFiles(file);
      await page.getByText("2024-12-31").first().waitFor();
    },
  },
];

/** A receipt is being entered: the VAT is split off, and the account of the money is being chosen, as the last time. */
export async function typeTransaction(page: Page, { receipt }: PictureParts): Promise<void> {
  const file = { name: "Kvitto 2026-10-19.png", mimeType: "image/png", buffer: receipt };
  await page.locator("input[type=file]").first().setInputFiles(file);
  await page.getByRole("img", { name: file.name }).waitFor();
  await page.getByLabel("Datum", { exact: true }).fill("2026-10-19");
  await page.getByLabel("Text", { exact: true }).fill("Lerbutiken i Höganäs AB, stengodslera");
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
