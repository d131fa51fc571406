import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { keptThrough } from "./kept-through.ts";

test.each([
  ["2025-12-31", "2032-12-31"],
  ["2026-06-30", "2033-12-31"],
  ["2024-02-29", "2031-12-31"],
])("CL9: a year that ends %s is kept through %s", (to, kept) => {
  expect(keptThrough({ to: isoDate(to) })).toBe(kept);
});
