import { expect, test } from "vitest";
import { booksOf, sale, settle, type Voucher, YEAR } from "../vat-books.arbitrary.ts";
import { yearEndsWithVat } from "./year-ends-with-vat.ts";

test.each<[string, readonly Voucher[], boolean]>([
  ["nothing", [], false],
  ["VAT that is left", [sale("2025-12-20", 25)], true],
  ["VAT that is settled", [sale("2025-12-20", 25), settle("2025-12-31", 25)], false],
  // OSS is declared elsewhere.
  ["VAT without a box", [sale("2025-12-20", 25, 2617)], false],
])("VR14: whether a year ends with VAT, with %s", (_name, vouchers, expected) => {
  expect(yearEndsWithVat(booksOf(YEAR, vouchers))).toBe(expected);
});
