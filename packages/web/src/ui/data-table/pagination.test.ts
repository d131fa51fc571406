import { expect, test } from "vitest";
import { pageCount, pageLinks, pageRows } from "./pagination.ts";

const text = (page: number, pages: number) =>
  pageLinks(page, pages)
    .map((item) => ("page" in item ? String(item.page) : "…"))
    .join(" ");

test.each([
  [0, 1, "0"],
  [2, 5, "0 1 2 3 4"],
  [0, 6, "0 1 2 3 … 5"],
  [3, 6, "0 … 2 3 4 5"],
  [10, 20, "0 … 9 10 11 … 19"],
  [19, 20, "0 … 16 17 18 19"],
])("page %i of %i is %s", (page, pages, expected) => {
  expect(text(page, pages)).toBe(expected);
});

test("never more than five links", () => {
  for (let pages = 1; pages < 40; pages++) {
    for (let page = 0; page < pages; page++) {
      const links = pageLinks(page, pages).filter((item) => "page" in item);
      expect(links.length).toBeLessThanOrEqual(5);
      expect(links).toContainEqual({ page });
    }
  }
});

test.each([
  [0, 50, 1],
  [50, 50, 1],
  [51, 50, 2],
  [1000, 0, 1],
])("%i rows by %i make %i pages", (count, size, pages) => {
  expect(pageCount(count, size)).toBe(pages);
});

test("a page outside is moved inside", () => {
  expect(pageRows([1, 2, 3], 7, 2)).toEqual([3]);
  expect(pageRows([1, 2, 3], 0, 0)).toEqual([1, 2, 3]);
});
