import { existsSync } from "node:fs";

/** Chromium without a window's frame: of what a page costs the tests, a fifth was for menus and tabs that nobody sees. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const WITH_A_WINDOW = "/usr/bin/chromium";

export const CHROMIUM_PACKAGES = ["chromium-headless-shell", "fonts-liberation"];

/** The path of the browser for the tests, or undefined when there is none. HUVUDBOK_TEST_CHROMIUM names another one. */
export function chromiumPath(): string | undefined {
  const named = process.env.HUVUDBOK_TEST_CHROMIUM;
  const candidates = named === undefined || named === "" ? [HEADLESS_SHELL, WITH_A_WINDOW] : [named];
  return candidates.find((path) => existsSync(path));
}

/** Whether the tests would be quicker, or run at all, if the packages were installed. */
export function isChromiumWanted(): boolean {
  const path = chromiumPath();
  return path === undefined || path === WITH_A_WINDOW;
}
