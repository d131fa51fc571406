import { expect, test } from "vitest";
import { builtManifest, packedSize, scriptsFor } from "../scripts/built-scripts.ts";

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

/** Reached on 2026-11-24; docs/performance.md says what the rest is. Aims: 130 before sign-in, 160 for home. */
test.each([
  ["the sign-in page", LOGIN, 98],
  ["the home page without books", HOME, 150],
  ["the home page with its figures", [...HOME, "src/features/home/overview.tsx"], 169],
])("the scripts before %s are within their size", (_page, entries, most) => {
  expect(packedSize(scriptsFor(builtManifest(), entries))).toBeLessThanOrEqual(most);
});
