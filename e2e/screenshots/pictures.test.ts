import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PICTURES } from "./pictures.ts";

const ROUTES = join(import.meta.dirname, "../../packages/web/src/app/routes.tsx");

/** `/accounting/transaction/create/{-$mode}` as a pattern of addresses. */
function addresses(route: string): RegExp {
  const pattern = route.replaceAll(/\/\{-\$\w+\}/g, "(/[^/]+)?").replaceAll(/\$\w+/g, "[^/]+");
  return new RegExp(`^${pattern}$`);
}

const routes = [...readFileSync(ROUTES, "utf8").matchAll(/\b(?:openP|p)age\(\s*"([^"]+)"/g)].map(
  ([, route]) => route ?? "",
);

test("every page of the product has a picture", () => {
  expect(routes.length).toBeGreaterThan(20);
  const paths = PICTURES.map(({ path }) => path.replace(/\?.*/, ""));
  const missing = routes.filter((route) => !paths.some((path) => addresses(route).test(path)));
  expect(missing).toEqual([]);
});

test("no picture is written over by another", () => {
  const names = PICTURES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
