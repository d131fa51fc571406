import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { CHROMIUM_PACKAGES, chromiumPath } from "../../scripts/chromium.ts";
import { installCommand } from "../../scripts/debian.ts";
import { startProduct } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { createPottery } from "./create-pottery.ts";
import { PICTURES, type PictureParts } from "./pages.ts";
import { potterySieFile } from "./pottery-sie.ts";
import { productCalls } from "./product-calls.ts";
import { receiptPicture } from "./receipt.ts";

const FOLDER = join(import.meta.dirname, "../../screenshots");
const ANNA = { name: "Anna Lindqvist", email: "anna@havtornkeramik.example" };
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  SIZES.map((viewport) => ({ name: `${colorScheme}-${viewport.width}`, colorScheme, viewport })),
);
type Look = (typeof LOOKS)[number];

const wanted = process.argv.slice(2);
const executablePath = chromiumPath();
if (executablePath === undefined)
  throw new Error(`Chromium is missing: ${installCommand(CHROMIUM_PACKAGES)}`);
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
try {
  await makeBooks();
  const parts = { receipt: await receiptPicture(browser), sie: await potterySieFile() };
  let failed = 0;
  for (const look of LOOKS) failed += await takeAll(look, parts);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
}

function openPage({ colorScheme, viewport }: Look): Promise<Page> {
  return browser.newPage({
    colorScheme,
    viewport,
    baseURL: product.url,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    reducedMotion: "reduce",
  });
}

async function makeBooks(): Promise<void> {
  const page = await browser.newPage({ baseURL: product.url });
  await signIn(page, ANNA);
  await createPottery(await productCalls(page, product.url));
  await page.close();
}

/** Takes every wanted picture in one look, and answers how many pages could not be opened. */
async function takeAll(look: Look, parts: PictureParts): Promise<number> {
  const chosen = PICTURES.filter(({ name }) => wanted.every((part) => `${name}-${look.name}`.includes(part)));
  if (chosen.length === 0) return 0;
  const page = await openPage(look);
  page.setDefaultTimeout(15_000);
  let failed = 0;
  let isSignedIn = false;
  for (const picture of chosen) {
    const file = `${picture.name}-${look.name}.png`;
    try {
      if (picture.isPublic !== true && !isSignedIn) {
        await signIn(page, ANNA);
        isSignedIn = true;
      }
      await picture.open(page, parts);
      await settle(page);
      await page.screenshot({ path: join(FOLDER, file) });
      process.stdout.write(`${file}\n`);
    } catch (error) {
      failed += 1;
      process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  await page.close();
  return failed;
}

/** Fonts are there and nothing is loading any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("load");
  await page.waitForTimeout(300);
}
