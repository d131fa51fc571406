import { expect, test } from "vitest";
import { builtManifest, packedSize, scriptsFor } from "../../scripts/built-scripts.ts";

const LOGIN = ["start", "src/features/sign-in/login-page.tsx"];

test("the sign-in page needs nothing of the frame that stands behind it", () => {
  const manifest = builtManifest();
  const ways = scriptsFor(manifest, LOGIN).filter(({ way }) => way.includes("frame"));
  expect(
    ways.map(({ way }) => way.join(" > ")),
    "a module of data or ui that both have belongs in START of packages/web/vite.config.ts",
  ).toEqual([]);
});

const HOME = ["start", "frame", "src/features/home/home-page.tsx"];

const FIGURES = [...HOME, "src/features/home/overview.tsx"];

/** What comes beside and below the figures. */
const WHOLE = [
  ...FIGURES,
  "src/features/home/waiting-column.tsx",
  "src/features/home/latest-transactions.tsx",
];

/** Home with its figures is held to its aim, the others to what they were on 2026-11-26, 97, 150 and 167, and a few more pages. */
test.each([
  ["the sign-in page", LOGIN, 100],
  ["the home page without books", [...HOME, "src/features/home/setup-page.tsx"], 153],
  ["the home page with its figures", FIGURES, 160],
  ["the whole home page with books", WHOLE, 169],
])("the scripts before %s are within their size", (_page, entries, most) => {
  expect(packedSize(scriptsFor(builtManifest(), entries))).toBeLessThanOrEqual(most);
});
