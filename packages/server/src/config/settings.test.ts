import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SETTINGS } from "./settings.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const README = join(ROOT, "README.md");

/** The lines that README has for the settings, in their order. */
function tableLines(): string[] {
  return Object.values(SETTINGS).map(({ name, fallback, description }) => {
    const shown = fallback === "" ? "" : `\`${fallback}\``;
    return `| \`${name}\` | ${shown} | ${description} |`;
  });
}

test("the table in README is the table of settings", () => {
  const lines = readFileSync(README, "utf8").split("\n");
  const found = lines.filter((line) => /^\| `(PORT|HUVUDBOK_)/.test(line));
  expect(found).toEqual(tableLines());
});

test("every limit has a row in docs/operations.md", () => {
  const text = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| "));
  const limits = Object.values(SETTINGS)
    .map(({ name }) => name)
    .filter((name) => /LIMIT|_AT_ONCE|_PER_|LOADS|MAX_|_SECONDS/.test(name));
  expect(limits.length).toBeGreaterThan(15);
  expect(limits.filter((name) => !rows.some((row) => row.endsWith(`| \`${name}\` |`)))).toEqual([]);
});
