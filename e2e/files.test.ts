import type { Page } from "playwright-core";
import { expect } from "vitest";
import { expectAccessible, expectAccessibleInEitherTheme } from "./support/accessible.ts";
import { signInWithBooks } from "./support/books.ts";
import { pictureFile, type TestFile } from "./support/picture-file.ts";
import { printedWithPictures } from "./support/printed.ts";
import { test } from "./support/test.ts";

const REFUSED = "Enbart bilder och pdf:er kan laddas upp som verifikat";
/** The fiscal year of `signInWithBooks`. */
const YEAR = 2025;

const TEXT_FILE: TestFile = { name: "anteckning.txt", mimeType: "text/plain", buffer: Buffer.from("hej") };

async function upload(page: Page, ...files: readonly TestFile[]): Promise<void> {
  await page.locator("input[type=file]").first().setInputFiles(files);
}

/** Drops a file on an empty part of the page. */
async function drop(page: Page, { name, mimeType, buffer }: TestFile): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const made = new DataTransfer();
      made.items.add(new File([bytes], fileName, { type }));
      return made;
    },
    [name, mimeType, buffer.toString("base64")] as const,
  );
  await page.dispatchEvent("h1", "dragenter", { dataTransfer: transfer });
  await page.getByText("Släpp för att ladda upp underlag").waitFor();
  await page.dispatchEvent("h1", "drop", { dataTransfer: transfer });
}

/** The picture is rendered: its bytes were loaded and could be read. */
async function expectPicture(page: Page, name: string): Promise<void> {
  const picture = page.getByRole("img", { name });
  await picture.waitFor();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
}

/** The picture, three wide and four high, lies on its side and fills the width that it had. */
async function expectSideways(page: Page, name: string): Promise<void> {
  const picture = page.getByRole("img", { name });
  const box = async () => picture.evaluate((image) => image.getBoundingClientRect());
  await expect.poll(async () => Math.round(((await box()).width / (await box()).height) * 3)).toBe(4);
  const section = await page.getByRole("region", { name: `Bild av ${name}` }).boundingBox();
  const { width } = await box();
  expect(width).toBeGreaterThan((section?.width ?? 0) * 0.9);
}

async function fillTransaction(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "Avancerad" }).check({ force: true });
  await page.getByLabel("Datum", { exact: true }).fill(`${YEAR}-03-02`);
  await page.getByLabel("Text", { exact: true }).fill("Lera");
  for (const [row, account, side, amount] of [
    [1, "5460", "Debet", "125"],
    [2, "1930", "Kredit", "125"],
  ] as const) {
    await page.getByLabel(`Konto, rad ${row}`).fill(account);
    await page.getByLabel(`Konto, rad ${row}`).press("Escape");
    await page.getByLabel(`${side}, rad ${row}`).fill(amount);
  }
}

async function register(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Registrera A/ }).click();
  await page.getByText(/registrerad, 125,00/).waitFor();
}

test("files come to a registered transaction, stay there, and leave when asked to", async ({ page }) => {
  await signInWithBooks(page);
  await page.goto("/accounting/transaction/create");
  await fillTransaction(page);
  await register(page);
  await page.goto("/accounting/transaction/A/1");
  await page.getByRole("heading", { name: "Underlag", exact: true }).waitFor();

  await upload(page, TEXT_FILE);
  await page.getByRole("complementary").getByText(REFUSED, { exact: true }).waitFor();
  await upload(page, pictureFile("kvitto.png"));
  await page.getByText("Underlaget är sparat").waitFor();
  await expectPicture(page, "kvitto.png");
  await page.getByText("nyss").waitFor();
  await expectAccessibleInEitherTheme(page);
  await drop(page, pictureFile("följesedel.png"));
  await expectPicture(page, "följesedel.png");
  await page.getByText("2 av 2").waitFor();
  await page.getByRole("button", { name: "Ångra" }).click();
  await page.getByText("2 av 2").waitFor({ state: "detached" });
  await upload(page, pictureFile("följesedel.png"));
  await page.getByText("2 av 2").waitFor();
  await page.getByRole("button", { name: "Föregående underlag" }).click();
  await page.getByText("1 av 2").waitFor();

  await page.getByRole("button", { name: "Zooma in" }).click();
  await page.getByText("125 %").waitFor();
  await page.reload();
  await expectPicture(page, "kvitto.png");
  await page.getByText("125 %").waitFor();
  await page.getByRole("button", { name: "Återställ zoom" }).click();
  await page.getByText("100 %").waitFor();
  await page.keyboard.press("v");
  await expectSideways(page, "kvitto.png");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Ladda ned" }).click();
  expect((await download).suggestedFilename()).toBe("kvitto.png");

  await page.getByRole("button", { name: "Ta bort kvitto.png" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Radera" }).click();
  await expectPicture(page, "följesedel.png");
  await page.getByRole("button", { name: "Ångra" }).click();
  await page.getByText("1 av 2").waitFor();
});

test("a file dropped beside the form of a new transaction is registered with it", async ({ page }) => {
  await signInWithBooks(page, { name: "Bertil Bengtsson", email: "bertil@example.se" });
  await page.goto("/accounting/transaction/create");
  await page.getByLabel("Text", { exact: true }).waitFor();
  await drop(page, TEXT_FILE);
  await page.getByText(REFUSED, { exact: true }).waitFor();
  await drop(page, pictureFile(`kvitto ${YEAR}-03-04.png`));
  await expectPicture(page, `kvitto ${YEAR}-03-04.png`);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    await expectAccessible(page, "aside");
  }

  await page.reload();
  await expectPicture(page, `kvitto ${YEAR}-03-04.png`);
  await fillTransaction(page);
  const date = page.getByRole("button", { name: `${YEAR}-03-04`, exact: true });
  await date.click();
  await page.getByRole("button", { name: `${YEAR}-03-04`, exact: true, pressed: true }).waitFor();
  expect(await page.getByLabel("Datum", { exact: true }).inputValue()).toBe(`${YEAR}-03-04`);
  await register(page);
  await page.getByRole("img", { name: /kvitto/ }).waitFor({ state: "detached" });
  await page.goto("/accounting/transaction/A/1");
  await page.getByText(`${YEAR}-03-04`, { exact: true }).first().waitFor();
  await expectPicture(page, `kvitto ${YEAR}-03-04.png`);
});

/** Two pages of text, as a supplier's invoice is. */
async function invoiceFile(page: Page): Promise<TestFile> {
  const paper = await page.context().newPage();
  await paper.setContent("<p>Faktura 12</p><p style='break-before: page'>Villkor</p>");
  const buffer = await paper.pdf({ format: "A4" });
  await paper.close();
  return { name: "faktura.pdf", mimeType: "application/pdf", buffer };
}

test("a report of the transactions with every page of their files, on the screen and on paper", async ({
  page,
}) => {
  await signInWithBooks(page);
  await page.goto("/accounting/transaction/create");
  await fillTransaction(page);
  await page.getByLabel("Text", { exact: true }).fill("Glasyr mot faktura");
  await upload(page, pictureFile("glasyr.png"), await invoiceFile(page));
  await page.getByText("faktura.pdf").first().waitFor();
  await register(page);
  await page.goto("/accounting/report/transaction");
  await page.getByRole("link", { name: "Med underlag" }).click();
  await page.getByLabel("Med eller utan underlag").waitFor();
  await page.getByLabel("Sök", { exact: true }).fill("mot faktura");
  await page.getByRole("row", { name: /^Summa 125,00 125,00$/ }).waitFor();
  await expectPicture(page, "glasyr.png");
  const pages = page.getByRole("img", { name: /^faktura\.pdf, sida/ });
  await expect.poll(() => pages.count()).toBe(2);
  const inked = await pages.first().evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    return context?.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value < 60);
  });
  expect(inked).toBe(true);
  await expectAccessibleInEitherTheme(page);
  const paper = await printedWithPictures(page);
  expect(paper.reduce((sum, { pictures }) => sum + pictures, 0)).toBe(3);
  expect(paper.length).toBeGreaterThan(2);
  for (const { texts } of paper)
    expect(texts.map(({ text }) => text).join("")).toContain("Transaktioner med");

  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await page.getByLabel("Med eller utan underlag").selectOption("Utan underlag");
  await page.getByRole("row", { name: /^Summa 0,00 0,00$/ }).waitFor();
  await page.getByLabel("Med eller utan underlag").selectOption("Med underlag");
  await page.getByRole("button", { name: "Skriv ut" }).click();
  await page.locator("body[data-printed]").waitFor();
});
