import { expect, test } from "vitest";
import { transactionOf } from "../../../transaction/transaction.arbitrary.ts";
import { repeatedSettlement } from "./repeated-settlement.ts";

const DAY = "2025-03-31";
type Rows = NonNullable<Parameters<typeof transactionOf>[4]>;
const rows = (vat: number, debt = 2650): Rows => [
  [2611, vat],
  [debt, -vat],
];
const booked = (number: number, date: string, given: Rows) =>
  transactionOf("A", number, date, "Momsavräkning", given);
const first = booked(1, DAY, rows(100));

test.each([
  ["the same of the same day", [first], rows(100), 1],
  ["the same VAT, to another account", [first], rows(100, 1650), 1],
  ["another amount", [first], rows(90), undefined],
  ["another day", [booked(1, "2025-06-30", rows(100))], rows(100), undefined],
  ["one that was reversed", [first, booked(2, "2025-04-02", rows(-100))], rows(100), undefined],
  [
    "one that was reversed and booked again",
    [first, booked(2, DAY, rows(-100)), booked(3, DAY, rows(100))],
    rows(100),
    3,
  ],
  [
    "another amount on one of two accounts",
    [booked(1, DAY, [...rows(100), [2641, -5], [2650, 5]])],
    [...rows(100), [2641, -6], [2650, 6]],
    undefined,
  ],
  ["more accounts", [first], [...rows(100), [2641, -5], [2650, 5]], undefined],
  [
    "a sale",
    [
      booked(1, DAY, [
        [1930, 5],
        [3001, -5],
      ]),
    ],
    [
      [1930, 5],
      [3001, -5],
    ],
    undefined,
  ],
] as const)("VR13: %s", (_name, registered, made, number) => {
  expect(repeatedSettlement(registered, booked(9, DAY, made))?.number).toBe(number);
});

test("VR13: a form that is not filled is none", () => {
  expect(repeatedSettlement([first], undefined)).toBeUndefined();
});
