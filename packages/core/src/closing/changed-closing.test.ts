import { expect, test } from "vitest";
import { changedClosing } from "./changed-closing.ts";
import { closingBooks, closingPlan, type Rows } from "./closing.arbitrary.ts";
import type { ResultBooks } from "./closing-books.ts";
import { closingEntry } from "./closing-entry.ts";

type Vouchers = readonly (readonly [date: string, rows: Rows])[];
type Step = Parameters<typeof closingEntry>[0];

const SALE: Vouchers[number] = [
  "2025-05-01",
  [
    [1930, 100],
    [3001, -100],
  ],
];
const CHANGED = "Beloppet har ändrats sedan formuläret fylldes i.";
const NOTHING_LEFT = `${CHANGED} Det finns inget kvar att bokföra.`;

/** What is told of a form that was prepared with a step of the first books, when they are the others now. */
function told(step: Step, before: ResultBooks, now: ResultBooks) {
  const prepared = closingEntry(step, before);
  if (!("entry" in prepared)) throw new Error("nothing to book");
  const { entries, text } = prepared.entry;
  const changed = changedClosing({ step, entries, text }, now);
  return (
    changed && [changed.text, changed.entries?.map(({ accountId, amount }) => [accountId, amount / 100])]
  );
}

test("CL11: nothing is told while the entry is what it was prepared with", () => {
  const books = closingBooks({ vouchers: [SALE] });
  const asset: Vouchers[number] = [
    "2025-06-01",
    [
      [1220, 40],
      [1930, -40],
    ],
  ];
  expect(told("bookThisYearResult", books, books)).toBeUndefined();
  expect(told("bookThisYearResult", books, closingBooks({ vouchers: [SALE, asset] }))).toBeUndefined();
});

test("CL11: what has come to the result is told, with what there is to book now", () => {
  expect(
    told("bookThisYearResult", closingBooks({ vouchers: [SALE] }), closingBooks({ vouchers: [SALE, SALE] })),
  ).toEqual([
    CHANGED,
    [
      [8999, 200],
      [2099, -200],
    ],
  ]);
});

test.each<[Step, Rows, Vouchers[number]]>([
  [
    "resetLastYearResult",
    [[2099, -5]],
    [
      "2025-01-01",
      [
        [2099, 5],
        [2098, -5],
      ],
    ],
  ],
  [
    "bookLastYearResult",
    [[2098, -5]],
    [
      "2025-06-30",
      [
        [2098, 5],
        [2091, -5],
      ],
    ],
  ],
])("CL11: %s that somebody has registered has nothing left", (step, opening, voucher) => {
  const before = closingBooks({ opening });
  expect(told(step, before, closingBooks({ opening, vouchers: [voucher] }))).toEqual([
    NOTHING_LEFT,
    undefined,
  ]);
});

test("CL11: what is left of a step is another entry than the one that was prepared", () => {
  const opening: Rows = [[2013, 300]];
  const withdrawal: Vouchers[number] = [
    "2025-05-05",
    [
      [2013, 100],
      [1930, -100],
    ],
  ];
  const reset: Vouchers[number] = [
    "2025-01-01",
    [
      [2013, -300],
      [2010, 300],
    ],
  ];
  const at = (...vouchers: Vouchers) => closingBooks({ type: "E", opening, vouchers });
  expect(told("resetLastYearResult", at(withdrawal), at(withdrawal, reset))).toEqual([
    NOTHING_LEFT,
    undefined,
  ]);
});

test("CL11: an account that the chart lost is told", () => {
  const without = closingBooks({ vouchers: [SALE], plan: closingPlan([8999]) });
  expect(told("bookThisYearResult", closingBooks({ vouchers: [SALE] }), without)).toEqual([
    `${CHANGED} Saknar konto 8999 Årets resultat, kan inte fortsätta.`,
    undefined,
  ]);
});
