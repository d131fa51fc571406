import type { Page } from "playwright-core";
import type { Picture } from "./picture.ts";

const who = "demonstration";
const VOUCHER = { who, path: "/accounting/transaction/A/11", heading: "Transaktion A 11" } as const;
const DRAFT = { who, path: "/accounting/draft/new", heading: "Redigera utkast" } as const;

const NOTE = `# Möte med hyresvärden

Vi kom överens om att **hyran höjs** från januari:

- 2 procent i stället för 4
- ingen ändring av *ytan*
- nytt avtal senast 2026-12-15

Underlaget finns i pärmen *Lokal 2026*.`;

/** Notes that are written as files, and rows with quantities. */
export const NOTE_PICTURES: readonly Picture[] = [
  { ...VOUCHER, name: "anteckningsfil-skrivs-demo", act: writeNote },
  {
    ...VOUCHER,
    name: "anteckningsfil-forhandsvisas-demo",
    act: async (page) => {
      await writeNote(page);
      await page.getByRole("button", { name: "Förhandsvisa" }).click();
      await page.getByRole("heading", { name: "Möte med hyresvärden" }).waitFor();
    },
  },
  {
    ...DRAFT,
    name: "anteckningsfil-utkast-demo",
    act: async (page) => {
      await writeNote(page);
      await page.getByRole("button", { name: "Spara filen" }).click();
      await page.getByRole("heading", { name: "Möte med hyresvärden" }).waitFor();
    },
  },
  { ...DRAFT, name: "kvantitet-utkast-demo", act: typeQuantity },
  {
    ...DRAFT,
    name: "kvantitet-fel-demo",
    act: async (page) => {
      await typeQuantity(page);
      await page.getByLabel("Kvantitet, rad 1").fill("2,5 st");
      await page.keyboard.press("Control+Enter");
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
];

async function writeNote(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ny anteckningsfil" }).click();
  await page.getByLabel("Rubrik").fill("Möte med hyresvärden 2026-11-20");
  await page.locator("aside").getByRole("textbox", { name: "Text" }).fill(NOTE);
}

async function typeQuantity(page: Page): Promise<void> {
  await page.getByLabel("Text", { exact: true }).fill("Stengodslera, säckar om 12,5 kg");
  await page.getByLabel("Konto, rad 1").fill("4010");
  await page.getByLabel("Konto, rad 1").press("Enter");
  await page.getByLabel("Debet, rad 1").fill("1249");
  await page.getByLabel("Debet, rad 1").press("Alt+q");
  await page.getByLabel("Kvantitet, rad 1").fill("12,5");
}
