import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import * as ours from "./mantine-theme.ts";
import { theme } from "./theme.ts";

const theirs = `${dirname(createRequire(import.meta.url).resolve("@mantine/core"))}/../esm/core/MantineProvider/MantineThemeProvider/MantineThemeProvider.mjs`;

test("everything that Mantine's module of the theme has is ours, with our theme", () => {
  const names = /export \{ (.*) \};/.exec(readFileSync(theirs, "utf8"))?.[1]?.split(", ");
  expect(Object.keys(ours).sort()).toEqual(names);
  expect(ours.MantineThemeProvider({ children: "a" })).toBe("a");
  expect([ours.useMantineTheme(), ours.useSafeMantineTheme()]).toEqual([theme, theme]);
});
