import { expect, test } from "vitest";
import {
  firstPage,
  type ListAddress,
  pageValues,
  readListView,
  sizeValues,
  sortValues,
} from "./list-address.ts";

/** Two lists that use different names in the address for the same things. */
const LATEST_FIRST: ListAddress<"number" | "date"> = {
  names: { sort: "sortBy", order: "order", page: "pageNo", size: "pageSize" },
  keys: ["number", "date"],
  startsDescending: true,
  pageSize: 50,
  pageSizes: [50, 100, 0],
};
const FIRST_FIRST: ListAddress<"number" | "date"> = {
  ...LATEST_FIRST,
  names: { sort: "sort", order: "order", page: "page", size: "size" },
  startsDescending: false,
};

type Values = Readonly<Record<string, string | undefined>>;

function read(list: typeof LATEST_FIRST, address: string) {
  const query = new URLSearchParams(address);
  const { sort, page, pageSize } = readListView(list, (name) => query.get(name) ?? undefined);
  return [sort.key, sort.descending, page, pageSize];
}

function written(values: Values): string {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

test.each([
  ["latest first", LATEST_FIRST, "", ["number", true, 0, 50]],
  ["first first", FIRST_FIRST, "", ["number", false, 0, 50]],
  ["all said", LATEST_FIRST, "sortBy=date&order=asc&pageNo=2&pageSize=0", ["date", false, 2, 0]],
  ["by its own names", FIRST_FIRST, "sort=date&order=desc&page=2&size=100", ["date", true, 2, 100]],
  ["the names of another list", FIRST_FIRST, "sortBy=date&pageNo=2&pageSize=100", ["number", false, 0, 50]],
  ["what nobody wrote", LATEST_FIRST, "sortBy=constructor&pageNo=-1&pageSize=7", ["number", true, 0, 50]],
  ["no numbers", LATEST_FIRST, "pageNo=1.5&pageSize=x", ["number", true, 0, 50]],
] as const)("%s", (_what, list, address, expected) => {
  expect(read(list, address)).toEqual(expected);
});

test.each([LATEST_FIRST, FIRST_FIRST])(
  "every order comes back from the address, and the usual one needs no word",
  (list) => {
    for (const key of list.keys) {
      for (const descending of [true, false]) {
        expect(read(list, written(sortValues(list, { key, descending }))).slice(0, 2)).toEqual([
          key,
          descending,
        ]);
      }
    }
    expect(written(sortValues(list, { key: "number", descending: list.startsDescending }))).toBe("");
  },
);

test("pages and sizes come back, and another order, size or filter starts at the first page", () => {
  expect(read(LATEST_FIRST, written(pageValues(LATEST_FIRST, 3)))[2]).toBe(3);
  expect(written(pageValues(LATEST_FIRST, 0))).toBe("");
  expect(read(FIRST_FIRST, written(sizeValues(FIRST_FIRST, 0)))[3]).toBe(0);
  expect(written(sizeValues(FIRST_FIRST, 50))).toBe("");
  expect(firstPage(LATEST_FIRST)).toEqual({ pageNo: undefined });
  expect(sizeValues(FIRST_FIRST, 100)).toEqual({ size: "100", page: undefined });
  expect(sortValues(LATEST_FIRST, { key: "date", descending: true })).toEqual({
    sortBy: "date",
    order: undefined,
    pageNo: undefined,
  });
});
