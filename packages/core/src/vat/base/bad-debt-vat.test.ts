import { expect, test } from "vitest";
import { newAccount } from "../../account-plan/index.ts";
import { booksOf, chart, Q1, type Rows, reportOf, sale, type Voucher, YEAR } from "../vat-books.arbitrary.ts";
import { vatWarningText } from "../vat-text.ts";

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

test.each<readonly [string, readonly Voucher[], readonly string[]]>([
  ["without its base", [lost("2025-02-01")], [LOWER]],
  ["on the account of the group", [lost("2025-02-01", 6350)], [LOWER]],
  ["that was paid after all", [paidAfterAll], [RAISE]],
  ["and was paid after all", [lost("2025-02-01"), paidAfterAll], []],
  ["with its base", [lost("2025-02-01", 6351, [3001, 400], [3106, -400])], []],
  ["with its base in a transaction of its own", [lost("2025-02-01"), lowered], []],
  ["that is only feared", [lost("2025-02-01", 6352)], []],
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
