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
function toldOf(vouchers: readonly Voucher[]): readonly string[] {
  const books = booksOf(YEAR, [sale("2025-01-10", 500), ...vouchers], [], withLosses);
  return reportOf([books], Q1).warnings.flatMap((warning) =>
    warning.code === "bad-debt-without-base" ? [vatWarningText(warning).replaceAll("\u00a0", " ")] : [],
  );
}

const LOST = "är en kundförlust som minskar utgående moms";
const PAID = "tar tillbaka en kundförlust och ökar utgående moms";
const [DEBIT, CREDIT] = ["debet på 3001 och i kredit på 3790", "kredit på 3001 och i debet på 3790"];
/** What is told of those that are the difference. */
const told = (voucher: string, what: string, rows: string) =>
  `${voucher} ${what}, men försäljningen i ruta 05 är densamma. Den ska ändras lika mycket i samma period: bokför ${rows} (ett konto utan Momstyp), så ${what === LOST ? "minskar" : "ökar"} ruta 05 och resultatet är detsamma.`;
const lower = (voucher: string, amount = "400,00") => told(voucher, LOST, `${amount} i ${DEBIT}`);
const raise = (voucher: string, amount: string) => told(voucher, PAID, `${amount} i ${CREDIT}`);
/** What is told where it is not known which has its base. */
const check = (voucher: string, what: string, rows: string) =>
  `${voucher} ${what}. Försäljningen i ruta 05 ska ändras lika mycket i samma period. Kontrollera att det är bokfört så: ${rows} (ett konto utan Momstyp).`;
const LOWER = lower("A 2 (2025-02-01)");
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
  ["that was paid after all", [paidAfterAll], [raise("A 2 (2025-03-01)", "400,00")]],
  ["and was paid after all", [lost("2025-02-01"), paidAfterAll], []],
  ["with its base", [lost("2025-02-01", 6351, [3001, 400], [3106, -400])], []],
  ["with its base in a transaction of its own", [lost("2025-02-01"), lowered], []],
  ["that is only feared", [lost("2025-02-01", 6352)], []],
  [
    "of which a part was paid after all: both",
    [lost("2025-02-01"), partPaid],
    [LOWER, raise("A 3 (2025-03-10)", "160,00")],
  ],
  [
    "with its base, and a part that was paid: the part alone",
    [lost("2025-02-01"), lowered, partPaid],
    [raise("A 4 (2025-03-10)", "160,00")],
  ],
  [
    "that was taken back, beside another: that one alone, since the two are no difference",
    [lost("2025-02-01"), paidAfterAll, lost("2025-03-20")],
    [lower("A 4 (2025-03-20)")],
  ],
  [
    "of half the sum, twice, beside one of it: fewer of them first",
    [
      lost("2025-02-01", 6351, [6351, -200], [2611, -50], [1510, 250]),
      lost("2025-02-02", 6351, [6351, -200], [2611, -50], [1510, 250]),
      lost("2025-02-03"),
      lowered,
    ],
    [lower("A 4 (2025-02-03)")],
  ],
  [
    "with its base, beside one without",
    [lost("2025-02-01", 6351, [3001, 400], [3106, -400]), lost("2025-03-20")],
    [lower("A 3 (2025-03-20)")],
  ],
  [
    "with its base, whose payment after all has it too, beside a smaller one without",
    [
      lost("2025-02-01"),
      lowered,
      paidAfterAll,
      [
        "2025-03-01",
        [
          [3001, -400],
          [3106, 400],
        ],
      ],
      lost("2025-03-20", 6351, [6351, -240], [2611, -60], [1510, 300]),
    ],
    [lower("A 6 (2025-03-20)", "160,00")],
  ],
  [
    "of which the first and the third have no base",
    [
      lost("2025-02-01", 6351, [6351, 160], [2611, 40], [1510, -200]),
      lost("2025-02-02", 6351, [6351, 80], [2611, 20], [1510, -100]),
      lost("2025-02-03"),
      [
        "2025-02-04",
        [
          [3001, 480],
          [3106, -480],
        ],
      ],
    ],
    [lower("A 2 (2025-02-01)", "560,00"), lower("A 4 (2025-02-03)")],
  ],
  [
    "of 12 percent with half of its base",
    [
      [
        "2025-02-01",
        [
          [6351, 200],
          [3002, 200],
          [2621, 48],
          [1510, -448],
        ],
      ],
    ],
    [told("A 2 (2025-02-01)", LOST, "200,00 i debet på 3002 och i kredit på 3790")],
  ],
  [
    "with its base, a part that was paid and another loss: those two",
    [lost("2025-02-01"), lowered, partPaid, lost("2025-03-20")],
    [raise("A 4 (2025-03-10)", "160,00"), lower("A 5 (2025-03-20)")],
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
    [
      told(
        "A 2 (2025-02-01)",
        LOST,
        "1 000,25 i debet på 3001, 500,17 i debet på 3002, 300,17 i debet på 3003 och 1 800,59 i kredit på 3790",
      ),
    ],
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
    Array.from({ length: 11 }, (_, at) => lower(`A ${at + 2} (2025-02-${10 + at})`)),
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
  expect(toldOf(vouchers)).toEqual(expected);
});

const wrong: Voucher = [
  "2025-02-02",
  [
    [2611, 1000],
    [1930, -1000],
  ],
];

test.each<readonly [string, readonly Voucher[], readonly string[]]>([
  [
    "other sales are wrong by more",
    [lost("2025-02-01"), wrong],
    [check("A 2 (2025-02-01)", LOST, `400,00 i ${DEBIT}`)],
  ],
  [
    "its base was booked with a tenth of the amount",
    [
      lost("2025-02-01"),
      [
        "2025-02-03",
        [
          [3001, 40],
          [3106, -40],
        ],
      ],
    ],
    [check("A 2 (2025-02-01)", LOST, `400,00 i ${DEBIT}`)],
  ],
  [
    "the base of a loss of another period was booked here",
    [
      paidAfterAll,
      lost("2025-03-05", 6351, [6351, -80], [2611, -20], [1510, 100]),
      [
        "2025-03-09",
        [
          [3001, 999],
          [3106, -999],
        ],
      ],
    ],
    [
      check("A 2 (2025-03-01)", PAID, `400,00 i ${CREDIT}`),
      check("A 3 (2025-03-05)", LOST, `320,00 i ${DEBIT}`),
    ],
  ],
  [
    "one of very many has its base",
    [...Array.from({ length: 11 }, (_, at) => lost(`2025-02-${10 + at}`)), lowered],
    Array.from({ length: 11 }, (_, at) =>
      check(`A ${at + 2} (2025-02-${10 + at})`, LOST, `400,00 i ${DEBIT}`),
    ),
  ],
])("VR22: where losses are not the difference, all are to be looked at: %s", (_name, vouchers, expected) => {
  expect(toldOf(vouchers)).toEqual(expected);
});

test("VR22: a loss of several rates, of which one was paid after all, is booked on both sides", () => {
  const mixed: Voucher = [
    "2025-02-01",
    [
      [6351, 300],
      [2611, 100],
      [2621, -12],
      [1510, -388],
    ],
  ];
  expect(toldOf([mixed])).toEqual([
    told(
      "A 2 (2025-02-01)",
      LOST,
      "400,00 i debet på 3001, 100,00 i kredit på 3002 och 300,00 i kredit på 3790",
    ),
  ]);
});

test("VR22: VAT of a loss that is paid after all has no file, and is not cured by a tax code on the loss", () => {
  const books = booksOf(YEAR, [paidAfterAll], [], withLosses);
  const { problems } = reportOf([books], Q1);
  expect(problems.map((problem) => vatProblemText(problem))).toEqual([
    "Ruta 10–12 har moms men 05–08 inget belopp",
  ]);
});
