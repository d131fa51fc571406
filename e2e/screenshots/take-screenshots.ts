import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { CHROMIUM_PACKAGES, chromiumPath } from "../../scripts/chromium.ts";
import { installCommand } from "../../scripts/debian.ts";
import { heading as headingOf } from "../support/heading.ts";
import { startProduct } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { PEOPLE } from "./people.ts";
import type { Picture, PictureParts, Who } from "./picture.ts";
import { PICTURES } from "./pictures.ts";
import { potterySieFile } from "./pottery-sie.ts";
import { receiptPicture } from "./receipt.ts";

const FOLDER = join(import.meta.dirname, "../../screenshots");
const SECONDS_TO_OPEN = 15;
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  SIZES.map((viewport) => ({ name: `${colorScheme}-${viewport.width}`, colorScheme, viewport })),
);
type Look = (typeof LOOKS)[number];

/** A person after the sign-in: the browser's storage, and the state of the tab. */
interface SignedIn {
  readonly storageState: Exclude<BrowserContextOptions["storageState"], string | undefined>;
  readonly session: string;
}

const wanted = process.argv.slice(2);
const chosen = LOOKS.flatMap((look) =>
  PICTURES.map((picture) => ({ look, picture, file: `${picture.name}-${look.name}.png` })),
).filter(({ file }) => wanted.every((part) => file.includes(part)));
const executablePath = chromiumPath();
if (executablePath === undefined)
  throw new Error(`Chromium is missing: ${installCommand(CHROMIUM_PACKAGES)}`);
mkdirSync(FOLDER, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
let failed = 0;
try {
  const people = await signInAll();
  const parts = { receipt: await receiptPicture(browser), sie: await potterySieFile() };
  for (const look of LOOKS) {
    for (const who of new Set(chosen.map(({ picture }) => picture.who))) {
      const pictures = chosen.filter((each) => each.look === look && each.picture.who === who);
      await takeAll(
        look,
        people.get(who),
        pictures.map(({ picture }) => picture),
        parts,
      );
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = failed > 0 ? 1 : 0;

/** Everybody whose pictures are wanted signs in once and gets their books. */
async function signInAll(): Promise<ReadonlyMap<Who, SignedIn>> {
  const people = new Map<Who, SignedIn>();
  for (const who of new Set(chosen.map(({ picture }) => picture.who))) {
    if (who === "nobody") continue;
    const context = await browser.newContext({ baseURL: product.url, locale: "sv-SE" });
    const page = await context.newPage();
    await signIn(page, PEOPLE[who]);
    await PEOPLE[who].makeBooks(page);
    people.set(who, {
      storageState: await context.storageState(),
      session: await page.evaluate(() => sessionStorage.getItem("session") ?? ""),
    });
    await context.close();
  }
  return people;
}

async function openContext(look: Look, person: SignedIn | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    colorScheme: look.colorScheme,
    viewport: look.viewport,
    baseURL: product.url,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    reducedMotion: "reduce",
    ...(person === undefined ? {} : { storageState: person.storageState }),
  });
  context.setDefaultTimeout(SECONDS_TO_OPEN * 1000);
  await context.addInitScript((session) => {
    if (session !== "" && sessionStorage.getItem("session") === null)
      sessionStorage.setItem("session", session);
  }, person?.session ?? "");
  return context;
}

/** Takes one person's pictures in one look: plain pages in one tab in sequence, the rest in tabs of their own. */
async function takeAll(
  look: Look,
  person: SignedIn | undefined,
  pictures: readonly Picture[],
  parts: PictureParts,
): Promise<void> {
  if (pictures.length === 0) return;
  const context = await openContext(look, person);
  let tab: Page | undefined;
  for (const picture of pictures) {
    const file = `${picture.name}-${look.name}.png`;
    const { act, obstruct } = picture;
    const own = obstruct === undefined ? context : await openContext(look, person);
    const isPlain = person !== undefined && act === undefined && obstruct === undefined;
    if (!isPlain) tab = await closed(tab);
    const page = isPlain && tab !== undefined ? tab : await own.newPage();
    try {
      await obstruct?.(page);
      await (page === tab ? turnTo(page, picture.path) : page.goto(picture.path));
      if (isPlain) tab = page;
      await show(page, picture, parts);
      await page.screenshot({ path: join(FOLDER, file) });
      process.stdout.write(`${file}\n`);
    } catch (error) {
      failed += 1;
      process.stderr.write(`${file}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    if (page !== tab) await page.close();
    if (own !== context) await own.close();
  }
  await context.close();
}

/** A form is edited in one tab, and Playwright makes every tab believe that it is the active one. */
async function closed(tab: Page | undefined): Promise<undefined> {
  await tab?.close();
}

/** Opens another page without reloading the app, as a link does. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, path);
}

async function show(
  page: Page,
  { heading, later, density, act }: Picture,
  parts: PictureParts,
): Promise<void> {
  await headingOf(page, heading).waitFor();
  if (later !== undefined) await page.getByText(later).first().waitFor();
  await settle(page);
  await page.evaluate((chosenDensity) => {
    document.documentElement.dataset["density"] = chosenDensity;
  }, density ?? "comfortable");
  if (act === undefined) return;
  await act(page, parts);
  await settle(page);
}

/** Fonts are loaded and nothing is loading any more. A page with an error says itself that it does not load. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.locator("main:not([aria-busy=true]), [role=alert]").first().waitFor();
  await page.waitForTimeout(250);
  // A heading has the focus after navigation: only after navigation by keyboard is that visible.
  await page.evaluate(() => document.querySelector<HTMLElement>("h1:focus")?.blur());
}
