import { isoDate } from "../calendar/index.ts";
import { buildLedger, withDrafts } from "../ledger/index.ts";
import { draft, opening, smallPlan, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";

const adjusted = transaction("A 2", "2025-02-10", [
  [1930, -40],
  [5010, 50],
  [1930, -50],
]);
const adjustments = [
  { text: "hyra" },
  { adjustmentType: false, text: "hyra", sign: "KL", date: isoDate("2025-02-20") },
  { adjustmentType: false },
];

/** Books with everything that is hard to write: texts like formulas, struck and added rows, a draft without account. */
export const oddLedger = withDrafts(
  buildLedger({
    fiscalYear: year2025,
    openingBalances: opening([
      [1930, 1000],
      [2081, -1000],
    ]),
    transactions: [
      transaction(
        "A 1",
        "2025-01-15",
        [
          [1930, 200.5],
          [3001, -200.5],
        ],
        {
          text: '=HYPERLINK("x");1',
          regDate: isoDate("2025-01-16"),
        },
      ),
      {
        ...adjusted,
        entries: [
          ...adjusted.entries.map((entry, index) => ({ ...entry, ...adjustments[index] })),
          { ...adjusted.entries[1]!, amount: adjusted.entries[0]!.amount, adjustmentType: true },
        ],
      },
    ],
  }),
  [
    draft("d1", "2025-03-01", [
      [1930, -1],
      [0, 1],
    ]),
  ],
  smallPlan,
);
