import { type AccountRow, accountNo, NO_ACCOUNT_FILTER } from "@huvudbok/core/account-plan";
import { expect, test } from "vitest";
import { filterQuery, readChartView, sortedRows, triStateText } from "./chart-view.ts";

function queryOf(text: string) {
  const query = new URLSearchParams(text);
  return (name: string) => query.get(name) ?? undefined;
}

test("without anything in the address: active accounts by number, a hundred a page", () => {
  expect(readChartView(queryOf(""))).toEqual({
    filter: { search: "", active: true, hasReportGroup: undefined, used: undefined },
    sort: { key: "id", descending: false },
    page: 0,
    pageSize: 100,
  });
});

test.each([
  { search: "bank", active: undefined, hasReportGroup: true, used: false },
  { search: "", active: false, hasReportGroup: undefined, used: true },
  NO_ACCOUNT_FILTER,
])("a filter comes back from the address: %j", (filter) => {
  const values = Object.entries(filterQuery(filter)).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, value] as [string, string]],
  );
  const text = new URLSearchParams(values).toString();
  expect(readChartView(queryOf(text)).filter).toEqual({
    active: undefined,
    hasReportGroup: undefined,
    used: undefined,
    ...filter,
  });
});

test("what nobody wrote into an address is not taken", () => {
  expect(readChartView(queryOf("sort=constructor&page=-1&size=x&active=maybe"))).toMatchObject({
    sort: { key: "id" },
    page: 0,
    pageSize: 100,
  });
});

test("rows in the order of a column, both ways", () => {
  const row = (id: number, name: string): AccountRow => ({
    id: accountNo(id),
    name,
    type: "asset",
    active: true,
    used: false,
    reportGroupName: "",
    reportGroupPath: [],
  });
  const rows = [row(1930, "Bank"), row(1910, "Kassa"), row(1920, "PlusGiro")];
  const ids = (descending: boolean, key: "id" | "name") =>
    sortedRows(rows, { key, descending }).map(({ id }) => id);
  expect(ids(false, "id")).toEqual([1910, 1920, 1930]);
  expect(ids(true, "name")).toEqual([1920, 1910, 1930]);
});

test.each([
  [undefined, "Alla"],
  [true, "Ja"],
  [false, "Nej"],
])("%s is %s", (state, text) => {
  expect(triStateText(state)).toBe(text);
});
