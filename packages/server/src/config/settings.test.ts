import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SETTINGS } from "./settings.ts";

const README = join(import.meta.dirname, "../../../../README.md");

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
