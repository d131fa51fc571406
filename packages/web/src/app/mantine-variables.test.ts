import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DEFAULT_THEME, defaultCssVariablesResolver, defaultVariantColorsResolver } from "@mantine/core";
import { expect, test } from "vitest";
import { theme } from "./theme.ts";
import { variantColors } from "./variant-colors.ts";

const css = readFileSync(join(import.meta.dirname, "mantine-variables.css"), "utf8");
const ours = defaultCssVariablesResolver(theme);
const theirs = defaultCssVariablesResolver(DEFAULT_THEME);

type Part = "variables" | "light" | "dark";

/** What Mantine would compute of the theme, where its own style sheet does not have it already. */
function computed(part: Part): readonly string[] {
  const usual = new Map(Object.entries(theirs[part]));
  const own = Object.entries(ours[part]).filter(([name, value]) => usual.get(name) !== value);
  return own.map(([name, value]) => `${name}: ${value}`.toLowerCase());
}

function declarationsOf(selector: string): readonly string[] {
  const block = css.split(`\n${selector} {`)[1]?.split("\n}")[0] ?? "";
  const lines = block.split(";").map((each) => each.trim().replaceAll(/\s+/g, " ").toLowerCase());
  return lines.filter((line) => line !== "");
}

test.each([
  [":root", "variables"],
  [':root[data-mantine-color-scheme="light"]', "light"],
  [':root[data-mantine-color-scheme="dark"]', "dark"],
] as const)("%s has the variables that Mantine would compute of the theme", (selector, part) => {
  expect(declarationsOf(selector)).toEqual(computed(part));
});

test("our theme has everything that Mantine's own has", () => {
  expect(Object.keys(DEFAULT_THEME).filter((key) => !(key in theme))).toEqual([]);
});

test.each(["ink", "gray", "red", "yellow", "green"] as const)(
  "a part in %s has the colours of Mantine",
  (color) => {
    for (const variant of ["filled", "light"]) {
      const input = { color, variant, theme };
      expect(variantColors(input)).toEqual({
        ...defaultVariantColorsResolver(input),
        border: "1px solid transparent",
      });
    }
  },
);
