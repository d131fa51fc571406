import { existsSync } from "node:fs";

export const CHROMIUM_PACKAGES = ["chromium", "fonts-liberation"];

/** The path of the browser for the tests, or undefined when there is none. HUVUDBOK_TEST_CHROMIUM names another one. */
export function chromiumPath(): string | undefined {
  const named = process.env.HUVUDBOK_TEST_CHROMIUM;
  const candidates = named === undefined || named === "" ? ["/usr/bin/chromium"] : [named];
  return candidates.find((path) => existsSync(path));
}
