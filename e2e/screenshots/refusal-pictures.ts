import type { Page } from "playwright-core";
import type { Picture } from "./picture.ts";

const LOCKED = { who: "locked", heading: /./ } as const;
const DEMO = "demonstration";

/** The server takes no import that is larger than a few KiB. */
async function limitImports(page: Page): Promise<void> {
  await page.route("**/api/settings", async (route) => {
    const answer = await route.fetch();
    const settings = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...settings, importLimit: 20 * 1024 } });
  });
}

/** What the product says no to before anything is sent, or asks about first. */
export const REFUSAL_PICTURES: readonly Picture[] = [
  { ...LOCKED, name: "last-ar-ny-transaktion", path: "/accounting/transaction/create/advanced" },
  { ...LOCKED, name: "last-ar-ingaende-balans", path: "/accounting/accountBalance" },
  { ...LOCKED, name: "last-ar-kontoplan", path: "/accounting/accountPlan?search=19" },
  {
    name: "radera-foretag-fraga",
    who: "pottery",
    path: "/settings/company/delete",
    heading: "Radera företag",
    act: async (page) => {
      await page.getByLabel("Jag har sparat bokföringen på annat håll").check();
      await page.getByRole("button", { name: "Radera företaget" }).click();
      await page.getByLabel("Företagets namn").fill("Havtorn");
    },
  },
  {
    name: "paket-grupper",
    who: DEMO,
    path: "/settings/company/edit",
    heading: /./,
    act: (page) => page.getByRole("heading", { name: "Paket" }).scrollIntoViewIfNeeded(),
  },
  {
    name: "ny-transaktion-filer-fel",
    who: "worker",
    path: "/accounting/transaction/create/advanced",
    heading: "Ny transaktion",
    act: async (page) => {
      const file = (name: string, text: string) => ({
        name,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(text),
      });
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles([
          file("Anteckningar från mötet med revisorn den 14 mars.docx", "x"),
          file("Kvitto Lerbutiken.pdf", ""),
          file("Skannad faktura från Glasyrgrossisten i Höganäs.pdf", "x"),
        ]);
      await page.getByText("Några filer är inte uppladdade").first().waitFor();
      await page.getByText("innehållet går inte att läsa").first().waitFor();
    },
  },
  {
    name: "importera-sie-for-stor-fel",
    who: "newcomer",
    path: "/accounting/import/sie",
    heading: "Importera från SIE",
    obstruct: limitImports,
    act: async (page, { sie }) => {
      const file = { name: "Havtorn Keramik 2024.sie", mimeType: "application/octet-stream", buffer: sie };
      await page.locator("input[type=file]").first().setInputFiles(file);
      await page.getByText("Filen är för stor att importera").first().waitFor();
    },
  },
  {
    name: "ingaende-balans-inaktiva",
    who: DEMO,
    path: "/accounting/accountBalance?search=19",
    heading: "Ingående balans",
    act: (page) => page.getByText("Huvudkassa").first().waitFor(),
  },
  {
    name: "installningar-inloggningar",
    who: DEMO,
    path: "/settings",
    heading: "Mina inställningar",
    act: (page) => page.getByRole("heading", { name: "Cache" }).scrollIntoViewIfNeeded(),
  },
];
