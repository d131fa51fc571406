import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { CHROMIUM_PACKAGES, chromiumPath } from "../../scripts/chromium.ts";
import { installCommand } from "../../scripts/debian.ts";

/** The sandbox cannot start as root; the rest keeps Chromium from calling home. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // As on a screen with a window: letters stand where the layout measured them, not on whole pixels.
  "--font-render-hinting=none",
];
/**
 * For visits of a few seconds in many browsers, a quarter less work: code is never run often enough for V8's optimising
 * compilers to pay off, and rendering needs no process of its own. Not where time is measured.
 */
export const SHORT_VISITS = ["--js-flags=--no-maglev --no-turbofan", "--in-process-gpu"] as const;
const SECONDS_TO_ACT = 15;
/** A document that nobody has made yet has no latest items, but browsers log its 404 on the console. */
const NO_DATA = /status of 404 .*\/api\/data\/latest\//;

export interface TestBrowser {
  /** A person's own browser, which shares nothing with others. Further tabs: `page.context().newPage()`. */
  newPerson(options?: BrowserContextOptions): Promise<Page>;
  /** What went wrong in any page: errors on the console, uncaught errors, calls to foreign hosts. */
  errors(): readonly string[];
  /** Allows an error that a test provokes on purpose, such as the 412 of a conflict. */
  expectError(pattern: RegExp): void;
  /**
   * Closes every person's browser, and forgets the errors. Returns those that occurred until the last one was closed.
   */
  endTest(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Starts Chromium for a product at the given address, in Swedish and in Stockholm, with further arguments if any. */
export async function openBrowser(
  productUrl: string,
  furtherArguments: readonly string[] = [],
): Promise<TestBrowser> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) {
    throw new Error(`Chromium is missing: ${installCommand(CHROMIUM_PACKAGES)}`);
  }
  const browser = await chromium.launch({ executablePath, args: [...ARGUMENTS, ...furtherArguments] });
  const contexts: BrowserContext[] = [];
  const found: string[] = [];
  const expected: RegExp[] = [];
  const errors = () => found.filter((error) => !expected.some((pattern) => pattern.test(error)));
  return {
    newPerson: async (options = {}) => {
      const context = await personContext(browser, productUrl, options);
      contexts.push(context);
      watch(context, new URL(productUrl).host, found);
      return context.newPage();
    },
    errors,
    expectError: (pattern) => {
      expected.push(pattern);
    },
    endTest: async () => {
      for (const context of contexts.splice(0)) await context.close();
      const last = errors();
      found.length = 0;
      expected.length = 0;
      return last;
    },
    close: () => browser.close(),
  };
}

/** A browser that stores in a folder what a person's would, and finds it there when it is started again. */
export function openPersistentBrowser(productUrl: string, folder: string): Promise<BrowserContext> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) {
    throw new Error(`Chromium is missing: ${installCommand(CHROMIUM_PACKAGES)}`);
  }
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...ARGUMENTS, ...SHORT_VISITS],
    baseURL: productUrl,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    viewport: { width: 1280, height: 800 },
  });
}

async function personContext(
  browser: Browser,
  productUrl: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: productUrl,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(SECONDS_TO_ACT * 1000);
  return context;
}

function watch(context: BrowserContext, host: string, errors: string[]): void {
  context.on("console", (message) => {
    const line = `console: ${message.text()} (${message.location().url})`;
    if (message.type() === "error" && !NO_DATA.test(line)) errors.push(line);
  });
  context.on("weberror", (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) errors.push(`foreign host: ${url.href}`);
  });
}
