import { expect, test } from "vitest";
import { buildLedger } from "../ledger/index.ts";
import { transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import type { Transaction } from "../transaction/index.ts";
import { type Rows, sale, settle } from "./vat-books.arbitrary.ts";
import { lastingSettlements } from "./vat-settlements.ts";

const [, SALE] = sale("", 100);
const [, SETTLED] = settle("", 100);
const turned = (rows: Rows) => rows.map(([account, amount]) => [account, -amount] as const);
/** Output VAT of 100 and input VAT of 40 in one, and its mirror. */
const BOTH: Rows = [
  [2611, 100],
  [2641, -40],
  [2650, -60],
];
const correcting = (series: string, number: number) => ({
  corrects: { fiscalYearId: year2025.id, series, number },
});

test.each<readonly [string, readonly Transaction[], readonly string[]]>([
  [
    "one with rows on two accounts is reversed also where one of them has got as much since",
    [
      transaction("A 1", "2025-03-31", BOTH),
      transaction("A 2", "2025-04-10", turned(SALE)),
      transaction("A 3", "2025-06-30", turned(BOTH)),
    ],
    [],
  ],
  [
    "one of a period that gives back on both accounts what the one before took is no reversal",
    [
      transaction("A 1", "2025-03-31", BOTH),
      transaction("A 2", "2025-04-10", turned(SALE)),
      transaction("A 3", "2025-05-10", [
        [2641, -40],
        [1930, 40],
      ]),
      transaction("A 4", "2025-06-30", turned(BOTH)),
    ],
    ["A 1", "A 4"],
  ],
  [
    "what is credited after a reversal makes it no settlement of its own",
    [
      transaction("A 1", "2025-03-31", SETTLED),
      transaction("A 2", "2025-04-02", turned(SETTLED)),
      transaction("A 3", "2025-05-10", turned(SALE)),
    ],
    [],
  ],
  [
    "a reversal that says what it corrects is one, also where just as much was credited since",
    [
      transaction("A 1", "2025-03-31", SETTLED),
      transaction("A 2", "2025-04-10", turned(SALE)),
      transaction("A 3", "2025-04-30", turned(SETTLED), correcting("A", 1)),
    ],
    [],
  ],
  [
    "of two with the same number the one of the named series is reversed",
    [
      transaction("A 1", "2025-03-31", SETTLED),
      transaction("M 1", "2025-03-31", SETTLED),
      transaction("A 2", "2025-04-30", turned(SETTLED), correcting("A", 1)),
    ],
    ["M 1"],
  ],
])("VR13: %s", (_name, transactions, expected) => {
  const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions });
  expect(lastingSettlements(ledger).map(({ series, number }) => `${series} ${number}`)).toEqual(expected);
});
