import { expect, test } from "vitest";
import { isPathOf } from "../../packages/web/src/routes/page-names.ts";
import { PAGES } from "../../packages/web/src/routes/page-table.ts";
import { LEAD_ON, SECOND_ADDRESS } from "../support/page-states.ts";
import { PICTURES } from "./pictures.ts";

test("every page of the product has a picture", () => {
  const paths = PICTURES.map(({ path }) => path.replace(/\?.*/, ""));
  // A second address shows the page that has a picture by its first one.
  const pages = PAGES.filter(({ path }) => path !== SECOND_ADDRESS);
  const missing = pages.filter((page) => !paths.some((path) => isPathOf(page, path)));
  expect(missing.map(({ path }) => path)).toEqual([...LEAD_ON]);
});

test("no picture is written over by another", () => {
  const names = PICTURES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
