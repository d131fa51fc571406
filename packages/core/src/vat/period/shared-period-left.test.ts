import { expect, test } from "vitest";
import { booksOf, type Rows, sale, settle, type Voucher } from "../vat-books.arbitrary.ts";
import { sharedPeriodLeft } from "./shared-period-left.ts";

const OLD = ["2024-11-01", "2025-10-31"] as const;
const NEXT = ["2025-11-01", "2026-10-31"] as const;
const OPENED: Rows = [
  [2611, -25],
  [1930, 25],
];
const SOLD = sale("2025-10-05", 25);

test.each<[string, readonly Voucher[], readonly Voucher[], string | undefined]>([
  ["the year before has left some", [SOLD], [], "2025-10-01"],
  [
    "this year alone has settled its own",
    [SOLD],
    [sale("2025-11-20", 5), settle("2025-12-31", 5)],
    "2025-10-01",
  ],
  ["the year before has settled it", [SOLD, settle("2025-10-31", 25)], [], undefined],
  ["this year has settled it", [SOLD], [settle("2025-11-20", 25)], undefined],
  ["both have left some", [SOLD], [sale("2025-11-20", 5)], "2025-10-01"],
  [
    "what is left is of this year's own quarters",
    [SOLD, settle("2025-10-31", 25)],
    [sale("2026-02-05", 5)],
    undefined,
  ],
  ["what is left is of an earlier quarter", [sale("2025-08-05", 25)], [], undefined],
])("CL7: of a shared quarter, where %s", (_name, old, next, from) => {
  const opened = old.length === 1 ? OPENED : [];
  const [before, books] = [booksOf(OLD, old), booksOf(NEXT, next, opened)];
  expect(sharedPeriodLeft(before, books, "quarter")?.from).toBe(from);
  expect(sharedPeriodLeft(before, books, "month")).toBeUndefined();
});
