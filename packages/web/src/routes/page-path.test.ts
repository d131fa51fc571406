import { expect, test } from "vitest";
import { pageAt } from "./page-names.ts";
import { paramsAt } from "./page-path.ts";

test.each([
  ["/accounting", "/accounting", {}],
  ["/accounting", "/accounting/", {}],
  ["/accounting", "/Accounting", {}],
  ["/accounting", "/accounting/x", undefined],
  ["/accounting", "/", undefined],
  ["/report/account/$accountNo", "/report/account/1930", { accountNo: "1930" }],
  ["/report/account/$accountNo", "/report/account/", undefined],
  ["/transaction/$series/$id", "/transaction/A/12/", { series: "A", id: "12" }],
  ["/transaction/$series/$id", "/transaction/%C3%85%2F1/12", { series: "Å/1", id: "12" }],
  ["/transaction/$series/$id", "/transaction/100%25/12", { series: "100%", id: "12" }],
  ["/transaction/$series/$id", "/transaction/100%/12", undefined],
  ["/transaction/$series/$id", "/transaction/%E0%A4/1", undefined],
  ["/transaction/$series/$id", "/transaction/A", undefined],
  ["/create/{-$mode}", "/create", {}],
  ["/create/{-$mode}", "/create/", {}],
  ["/create/{-$mode}", "/create/template", { mode: "template" }],
  ["/create/{-$mode}", "/create/a/b", undefined],
  ["/create/{-$mode}", "/created", undefined],
])("%s at %s", (path, pathname, params) => {
  expect(paramsAt(path, pathname)).toEqual(params);
});

test.each([
  ["/accounting/transaction/create", "/accounting/transaction/create/{-$mode}"],
  ["/accounting/transaction/create/template", "/accounting/transaction/create/{-$mode}"],
  ["/accounting/transaction/B/3", "/accounting/transaction/$series/$id"],
  ["/accounting/transaction/create/Simple/", "/accounting/transaction/create/{-$mode}"],
  ["/accounting/transaction/create/advanced", "/accounting/transaction/create/{-$mode}"],
  ["/accounting/transaction/create/nonsens", undefined],
  ["/accounting/transaction/%E0%A4/1", undefined],
  ["/settings/", "/settings"],
  ["/finns/inte", undefined],
])("the page at %s", (pathname, path) => {
  expect(pageAt(pathname)?.path).toBe(path);
});
