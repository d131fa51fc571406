import { join } from "node:path";
import { preprocessCSS, type ResolvedConfig, resolveConfig } from "vite";
import { beforeAll, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../..");
let config: ResolvedConfig;

beforeAll(async () => {
  config = await resolveConfig({ configFile: join(folder, "vite.config.ts") }, "build");
});

async function built(css: string, file = "src/app/a.css"): Promise<string> {
  const { code } = await preprocessCSS(css, join(folder, file), config);
  return code.replaceAll(/\s+/g, " ").trim();
}

test.each([
  ["a size", "a { height: 26px }", "a { height: 1.625rem }"],
  ["several, and below zero", "a { margin: -8px 0 12px }", "a { margin: -0.5rem 0 0.75rem }"],
  ["within a sum", "a { width: calc(100% - 56px) }", "a { width: calc(100% - 3.5rem) }"],
  ["a token", ":root { --hb-side: 160px }", ":root { --hb-side: 10rem }"],
  [
    "fine lines stay",
    "a { height: 1px; inset: -2px; width: 3px }",
    "a { height: 1px; inset: -2px; width: 3px }",
  ],
  [
    "frames stay",
    "a { border: 6px solid; outline: 4px solid }",
    "a { border: 6px solid; outline: 4px solid }",
  ],
  ["corners stay", ":root { --mantine-radius-lg: 6px }", ":root { --mantine-radius-lg: 6px }"],
  [
    "the ring of the focus stays",
    "a { box-shadow: 0 0 0 4px red; --hb-focus: 0 0 0 4px red }",
    "a { box-shadow: 0 0 0 4px red; --hb-focus: 0 0 0 4px red }",
  ],
  [
    "a narrow screen",
    "@media (max-width: 640px) { a { top: 16px } }",
    "@media (max-width: 40em) { a { top: 1rem } }",
  ],
  [
    "a narrow part of the page",
    "@container (max-width: 640px) { a { top: 16px } }",
    "@container (max-width: 40rem) { a { top: 1rem } }",
  ],
  ["paper keeps its sizes", "@media print { a { top: 16px } }", "@media print { a { top: 16px } }"],
  ["and its margins", "@page { margin: 16px }", "@page { margin: 16px }"],
])("%s", async (_name, css, expected) => {
  expect(await built(css)).toBe(expected);
});

test("styles of others are as they are", async () => {
  expect(await built("a { top: 16px }", "node_modules/a/a.css")).toBe("a { top: 16px }");
});
