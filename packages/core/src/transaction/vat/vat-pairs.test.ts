import { describe, expect, test } from "vitest";
import { entriesInKronor } from "../transaction.arbitrary.ts";
import { vatPairs } from "./vat-pairs.ts";

type Rows = [account: number, kronor: number][];

describe("vatPairs (TR26)", () => {
  test.each<[string, Rows, readonly object[]]>([
    [
      "a purchase",
      [
        [5410, 100],
        [2641, 25],
        [1930, -125],
      ],
      [{ base: 0, vat: 1, rate: 25 }],
    ],
    [
      "VAT first",
      [
        [2641, 6],
        [5410, 100],
      ],
      [{ base: 1, vat: 0, rate: 6 }],
    ],
    [
      "an öre more",
      [
        [5410, 100],
        [2641, 12.01],
      ],
      [{ base: 0, vat: 1, rate: 12 }],
    ],
    [
      "two öre more",
      [
        [5410, 100],
        [2641, 12.02],
      ],
      [],
    ],
    [
      "on the other side",
      [
        [5410, -100],
        [2641, 25],
      ],
      [],
    ],
    [
      "no VAT",
      [
        [5410, 100],
        [2641, 0],
      ],
      [],
    ],
    [
      "VAT is no base, nor what rounds",
      [
        [2640, 100],
        [2641, 25],
        [3740, 0.8],
        [2641, 0.2],
      ],
      [],
    ],
    [
      "output VAT at the rate of another account",
      [
        [3001, -100],
        [2611, -12],
      ],
      [],
    ],
    [
      "two rates of two rows",
      [
        [5410, 100],
        [5800, 200],
        [2641, 12],
      ],
      [],
    ],
    [
      "each has one VAT",
      [
        [5410, 100],
        [2641, 25],
        [2641, 25],
      ],
      [{ base: 0, vat: 1, rate: 25 }],
    ],
    [
      "one that is left when others have theirs",
      [
        [5410, 100],
        [5800, 200],
        [2641, 12],
        [2641, 50],
      ],
      [
        { base: 1, vat: 3, rate: 25 },
        { base: 0, vat: 2, rate: 12 },
      ],
    ],
    [
      "the closest",
      [
        [5410, 100.03],
        [5800, 100],
        [2641, 25],
      ],
      [{ base: 1, vat: 2, rate: 25 }],
    ],
    [
      "reverse charge",
      [
        [4535, 100],
        [2614, -25],
        [2645, 25],
        [2440, -100],
      ],
      [{ base: 0, vat: 2, mirror: 1, rate: 25 }],
    ],
    [
      "reverse charge twice",
      [
        [4535, 100],
        [2614, -25],
        [2645, 25],
        [4535, 100],
        [2614, -25],
        [2645, 25],
      ],
      [
        { base: 0, vat: 2, mirror: 1, rate: 25 },
        { base: 3, vat: 5, mirror: 4, rate: 25 },
      ],
    ],
    [
      "reverse charge without its base",
      [
        [2614, -25],
        [2645, 25],
        [2440, -100],
      ],
      [],
    ],
    ["nothing", [], []],
  ])("%s", (_, rows, expected) => {
    expect(vatPairs(entriesInKronor(...rows))).toEqual(expected);
  });
});
