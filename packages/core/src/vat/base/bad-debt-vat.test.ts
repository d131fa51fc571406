import { expect, test } from "vitest";
import { newAccount } from "../../account-plan/index.ts";
import { booksOf, chart, Q1, type Rows, reportOf, sale, type Voucher, YEAR } from "../vat-books.arbitrary.ts";
import { vatProblemText, vatWarningText } from "../vat-text.ts";

const withLosses = new Map([
  ...chart,
  ...[1510, 6350, 6351, 6352].map((id) => [String(id), newAccount(id)] as const),
]);
/** A claim of 400 kronor and VAT that is not paid, and perhaps other rows. */
const lost = (date: string, account = 6351, ...others: Rows): Voucher => [
  date,
  [[account, 400], [2611, 100], [1510, -500], ...others],
];
const paidAfterAll: Voucher = [
  "2025-03-01",
  [
    [6351, -400],
    [2611, -100],
    [1930, 500],
  ],
];
const lowered: Voucher = [
  "2025-02-01",
  [
    [3001, 400],
    [3106, -400],
  ],
];

/** What is told of losses in a quarter with other sales. */
function told(vouchers: readonly Voucher[]): readonly string[] {
  const books = booksOf(YEAR, [sale("2025-01-10", 500), ...vouchers], [], withLosses);
  return reportOf([books], Q1).warnings.flatMap((warning) =>
    warning.code === "bad-debt-without-base" ? [vatWarningText(warning).replaceAll("\u00a0", " ")] : [],
  );
}

const LOWER =
  "A 2 är en kundförlust som minskar utgående moms, men försäljningen i ruta 05 är densamma. Den ska ändras lika mycket: bokför 400,00 i debet på 3001 och i kredit på 3790 (ett konto utan Momstyp), så minskar ruta 05 och resultatet är detsamma.";
const RAISE =
  "A 2 är en kundförlust som ökar utgående moms, men försäljningen i ruta 05 är densamma. Den ska ändras lika mycket: bokför 400,00 i kredit på 3001 och i debet på 3790 (ett konto utan Momstyp), så ökar ruta 05 och resultatet är detsamma.";

const raise = (voucher: string, amount: string) => RAISE.replace("A 2", voucher).replace("400,00", amount);
const partPaid: Voucher = [
  "2025-03-10",
  [
    [6351, -160],
    [2611, -40],
    [1930, 200],
  ],
];

test.each<readonly [string, readonly Voucher[], readonly string[]]>([
  ["without its base", [lost("2025-02-01")], [LOWER]],
  ["on the account of the group", [lost("2025-02-01", 6350)], [LOWER]],
  ["that was paid after all", [paidAfterAll], [RAISE]],
  ["and was paid after all", [lost("2025-02-01"), paidAfterAll], []],
  ["with its base", [lost("2025-02-01", 6351, [3001, 400], [3106, -400])], []],
  ["with its base in a transaction of its own", [lost("2025-02-01"), lowered], []],
  ["that is only feared", [lost("2025-02-01", 6352)], []],
  [
    "of which a part was paid after all: both",
    [lost("2025-02-01"), partPaid],
    [LOWER, raise("A 3", "160,00")],
  ],
  [
    "with its base, and a part that was paid: the part alone",
    [lost("2025-02-01"), lowered, partPaid],
    [raise("A 4", "160,00")],
  ],
  [
    "with its base, a part that was paid and another loss: those two",
    [lost("2025-02-01"), lowered, partPaid, lost("2025-03-20")],
    [raise("A 4", "160,00"), LOWER.replace("A 2", "A 5")],
  ],
  [
    "in the transaction of a sale",
    [lost("2025-02-01", 6351, [3001, -80], [2611, -20], [1510, 100])],
    [LOWER],
  ],
  [
    "of several rates: what was booked as lost, where VAT gives öre more",
    [
      [
        "2025-02-01",
        [
          [6351, 1800.59],
          [2611, 250.08],
          [2621, 60.02],
          [2631, 18.01],
          [1510, -2128.7],
        ],
      ],
    ],
    [LOWER.replace("400,00", "1 800,59")],
  ],
  [
    "of which the VAT is not that of the row: by the VAT",
    [
      [
        "2025-02-01",
        [
          [6351, 500],
          [2611, 100],
          [1510, -600],
        ],
      ],
    ],
    [LOWER],
  ],
  [
    "without VAT of sales, beside a base",
    [
      [
        "2025-02-01",
        [
          [6351, 500],
          [3001, 500],
          [1510, -1000],
        ],
      ],
    ],
    [],
  ],
  [
    "one of very many",
    Array.from({ length: 11 }, (_, at) => lost(`2025-02-${10 + at}`)),
    Array.from({ length: 11 }, (_, at) => LOWER.replace("A 2", `A ${at + 2}`)),
  ],
  [
    "without VAT",
    [
      [
        "2025-02-01",
        [
          [6351, 500],
          [1510, -500],
        ],
      ],
    ],
    [],
  ],
  ["after the period", [lost("2025-04-01")], []],
])("VR22: a loss on a customer %s", (_name, vouchers, expected) => {
  expect(told(vouchers)).toEqual(expected);
});

test("VR22: other sales that are wrong by more have the loss told too, and purchases none", () => {
  const wrong: Voucher = [
    "2025-02-02",
    [
      [2611, 1000],
      [1930, -1000],
    ],
  ];
  expect(told([lost("2025-02-01"), wrong])).toEqual([LOWER]);
});

test("VR22: VAT of a loss that is paid after all has no file, and is not cured by a tax code on the loss", () => {
  const books = booksOf(YEAR, [paidAfterAll], [], withLosses);
  const { problems } = reportOf([books], Q1);
  expect(problems.map((problem) => vatProblemText(problem))).toEqual([
    "Ruta 10–12 har moms men 05–08 inget belopp",
  ]);
});
