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

test("the scripts before the sign-in page are within 150 kB", () => {
  expect(packedSize(scriptsFor(builtManifest(), LOGIN))).toBeLessThanOrEqual(150);
});
