import { expect, test } from "vitest";
import { accountNo } from "../../../account-plan/index.ts";
import { isoDate } from "../../../calendar/index.ts";
import { ore } from "../../../money/index.ts";
import { booksOf, settle, type Voucher, YEAR } from "../../vat-books.arbitrary.ts";
import { stillHeld } from "./still-held.ts";

const pay = (date: string, amount: number): Voucher => [
  date,
  [
    [2650, amount],
    [1930, -amount],
  ],
];
const SETTLED = settle("2025-03-31", 100);

test.each<readonly [string, readonly Voucher[], number]>([
  ["that nobody has paid", [SETTLED], 100],
  ["that is paid in part", [SETTLED, pay("2025-05-12", 30)], 70],
  ["that is paid", [SETTLED, pay("2025-05-12", 100)], 0],
  ["that is paid on its day", [SETTLED, pay("2025-03-31", 100)], 0],
  ["beside one that was paid before", [settle("2025-01-31", 70), pay("2025-02-12", 70), SETTLED], 100],
  [
    "whose payment came back on the same day",
    [SETTLED, pay("2025-04-05", 10), pay("2025-05-12", 100), pay("2025-05-12", -100)],
    90,
  ],
  ["whose payment came back on a later day", [SETTLED, pay("2025-05-12", 100), pay("2025-05-13", -100)], 0],
])("VR7: of a debt %s", (_name, vouchers, left) => {
  const { ledger } = booksOf(YEAR, vouchers);
  const put = { account: accountNo(2650), amount: ore(-100_00), through: isoDate("2025-03-31") };
  expect(Math.abs(stillHeld([ledger], put))).toBe(left * 100);
});
