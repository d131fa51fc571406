import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { type Ore, ore } from "../money/index.ts";
import { openingBalanceSum, openingDifferences, openingFromClosing } from "./opening-balance.ts";
import { expectedOpening, isUnbookedResult, unbookedResult } from "./unbooked-result.ts";

type Amounts = readonly (readonly [account: number, kronor: number])[];

const EQUITY = [accountNo(2091), accountNo(2099)];
const closingOf = (amounts: Amounts) =>
  new Map(
    amounts.map(([account, amount]): [ReturnType<typeof accountNo>, Ore] => [
      accountNo(account),
      ore(amount),
    ]),
  );
const openingOf = (amounts: Amounts) =>
  amounts.map(([account, amount]) => ({ accountId: accountNo(account), balance: ore(amount) }));

/** A loss of 40 that nobody has booked: 1930 + 2081 is -40. */
const LOSS = closingOf([
  [1930, 60],
  [2081, -100],
  [3001, -10],
  [5010, 50],
]);

function differing(opening: Amounts, closing = LOSS): readonly number[] {
  const balances = openingOf(opening);
  const expected = expectedOpening(balances, closing, EQUITY);
  return openingDifferences(balances, expected).map(({ accountId }) => accountId);
}

test("the result that is not booked is what the result accounts close with", () => {
  expect(unbookedResult(LOSS)).toBe(-40);
  expect(isUnbookedResult(ore(-40), LOSS)).toBe(true);
  expect(isUnbookedResult(ore(-41), LOSS)).toBe(false);
  expect(isUnbookedResult(ore(0), closingOf([[1930, 0]]))).toBe(false);
});

test.each<[string, Amounts, readonly number[]]>([
  [
    "the closing balances",
    [
      [1930, 60],
      [2081, -100],
    ],
    [],
  ],
  [
    "the result put on 2091",
    [
      [1930, 60],
      [2081, -100],
      [2091, 40],
    ],
    [],
  ],
  [
    "the result put on 2099",
    [
      [1930, 60],
      [2081, -100],
      [2099, 40],
    ],
    [],
  ],
  [
    "the result put on 2091, and another change since",
    [
      [1930, 65],
      [2081, -100],
      [2091, 35],
    ],
    [1930, 2091],
  ],
  [
    "what balances by other accounts",
    [
      [1930, 100],
      [2081, -100],
    ],
    [1930],
  ],
  [
    "what does not balance",
    [
      [1930, 60],
      [2081, -100],
      [2091, 7],
    ],
    [2091],
  ],
])("AB5: beside %s the differences are the rest", (_, opening, expected) => {
  expect(differing(opening)).toEqual(expected);
});

test("AB5: nothing is put on an equity that opens with nothing", () => {
  const closing = new Map([...LOSS, ...closingOf([[2091, -5]])]);
  expect(expectedOpening([], closing, EQUITY)).toBe(closing);
});

test("AB5: when the result is booked after all, where it was put differs", () => {
  const booked = closingOf([
    [1930, 60],
    [2081, -100],
    [2099, 40],
    [3001, -10],
    [5010, 50],
    [8999, -40],
  ]);
  expect(
    differing(
      [
        [1930, 60],
        [2081, -100],
        [2091, 40],
      ],
      booked,
    ),
  ).toEqual([2091, 2099]);
});

test("AB5: an import keeps the result on the equity, and the balances balance", () => {
  const balances = openingOf([
    [1930, 65],
    [2081, -100],
    [2091, 35],
  ]);
  const imported = openingFromClosing(expectedOpening(balances, LOSS, EQUITY));
  expect(imported).toEqual(
    openingOf([
      [1930, 60],
      [2081, -100],
      [2091, 40],
    ]),
  );
  expect(openingBalanceSum(imported)).toBe(0);
});
