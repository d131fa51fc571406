import { expect, test } from "vitest";
import { isPathOf } from "../../packages/web/src/routes/page-names.ts";
import { PAGES } from "../../packages/web/src/routes/page-table.ts";
import { PICTURES } from "./pictures.ts";

test("every page of the product has a picture", () => {
  const paths = PICTURES.map(({ path }) => path.replace(/\?.*/, ""));
  const missing = PAGES.filter((page) => !paths.some((path) => isPathOf(page, path)));
  expect(missing).toEqual([]);
});

test("no picture is written over by another", () => {
  const names = PICTURES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
