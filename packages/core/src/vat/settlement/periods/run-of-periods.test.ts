import { expect, test } from "vitest";
import { accountNo } from "../../../account-plan/index.ts";
import { transaction } from "../../../ledger/ledger.arbitrary.ts";
import { ore } from "../../../money/index.ts";
import { type Rows, range } from "../../vat-books.arbitrary.ts";
import { runTakenBy } from "./run-of-periods.ts";

/** What quarters have left, in kronor by account; their numbers are what is answered. */
function taken(rows: Rows, ...quarters: readonly Rows[]): readonly number[] {
  const periods = quarters.map((left, index) => ({
    range: range(`2025-0${index + 1}-01`, `2025-0${index + 1}-28`),
    left: new Map(left.map(([account, kronor]) => [accountNo(account), ore(kronor * 100)])),
  }));
  const run = runTakenBy(transaction("A 9", "2025-12-31", rows), periods);
  return run.map(({ from }) => Number(from.slice(5, 7)));
}

const out = (kronor: number): Rows => [[2611, -kronor]];

test.each<readonly [string, Rows, readonly Rows[], readonly number[]]>([
  ["the first two", [[2611, 150]], [out(100), out(50), out(30)], [1, 2]],
  ["the last two", [[2611, 80]], [out(100), out(50), out(30)], [2, 3]],
  ["all", [[2611, 180]], [out(100), out(50), out(30)], [1, 2, 3]],
  ["the first two that it can be", [[2611, 100]], [out(50), out(50), out(50)], [1, 2]],
  ["two with one between them that has nothing left", [[2611, 130]], [out(100), [], out(30)], [1, 3]],
  [
    "two with one between them that has something on another account",
    [[2611, 130]],
    [out(100), [[2641, 7]], out(30)],
    [1, 3],
  ],
  ["one alone", [[2611, 50]], [out(100), out(50), out(30)], []],
  ["the last one alone", [[2611, 30]], [out(100), out(50), out(30)], []],
  ["what no run has", [[2611, 131]], [out(100), out(50), out(30)], []],
  ["two that are not beside each other", [[2611, 130]], [out(100), out(50), out(30)], []],
  [
    "each account of its own period",
    [
      [2611, 100],
      [2641, -40],
    ],
    [out(100), [[2641, 40]]],
    [1, 2],
  ],
  [
    "one account of two, the other of none",
    [
      [2611, 150],
      [2641, -40],
    ],
    [out(100), out(50)],
    [],
  ],
  [
    "one account just, the other not",
    [
      [2611, 150],
      [2641, -40],
    ],
    [
      out(100),
      [
        [2611, -50],
        [2641, 39],
      ],
    ],
    [],
  ],
])("VR16: a settlement of %s", (_name, rows, quarters, expected) => {
  expect(taken(rows, ...quarters)).toEqual(expected);
});
