import type { Page, Response } from "playwright-core";
import { expect } from "vitest";

declare global {
  interface Window {
    policyViolations: string[];
  }
}

/** Makes every page of the browser collect what its content policy forbade. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.policyViolations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      window.policyViolations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

/** The page came with a strict policy, and nothing on it has tried what that forbids. */
export async function expectPolicyKept(page: Page, answer: Response | null): Promise<void> {
  const policy = answer?.headers()["content-security-policy"] ?? "";
  expect(policy, page.url()).toContain("default-src 'self'");
  expect(policy, page.url()).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy, page.url()).not.toContain("unsafe-inline");
  expect(await page.evaluate(() => window.policyViolations), page.url()).toEqual([]);
}
