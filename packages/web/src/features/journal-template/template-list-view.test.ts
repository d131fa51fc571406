import { expect, test } from "vitest";
import { readListView } from "../../parts/list/list-address.ts";
import { TEMPLATE_ADDRESS } from "./template-list-view.ts";

test("PG9: the list begins with its first page of 50 rows, by name", () => {
  expect(readListView(TEMPLATE_ADDRESS, () => undefined)).toEqual({
    sort: { key: "name", descending: false },
    page: 0,
    pageSize: 50,
  });
});
