import { expect, test } from "vitest";
import { accountNo, newAccount } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { buildLedger } from "../../ledger/index.ts";
import { transaction } from "../../ledger/ledger.arbitrary.ts";
import { ore } from "../../money/index.ts";
import { booksOf, chart, Q1, type Rows, reportOf, sale, type Voucher, YEAR } from "../vat-books.arbitrary.ts";
import { isDisposalResult } from "./sold-asset-vat.ts";

test("AS12: the accounts of gain and loss on assets", () => {
  const accounts = [3969, 3970, 3975, 3979, 3980, 7969, 7970, 7975, 7979, 7980];
  expect(accounts.filter((account) => isDisposalResult(accountNo(account)))).toEqual([
    3970, 3975, 3979, 7970, 7975, 7979,
  ]);
});

const withAssets = new Map([
  ...chart,
  ...[1220, 3973, 3979, 7973].map((id) => [String(id), newAccount(id)] as const),
]);
/** A machine sold for 400 kronor and VAT, with a gain or a loss, and perhaps other rows. */
const sold = (date: string, ...others: Rows): Voucher => [
  date,
  [[1930, 500], [2611, -100], [1220, -390], [3973, -10], ...others],
];

/** Which transactions are told to lack the base, with the price, in a quarter with other sales. */
function told(vouchers: readonly Voucher[]): readonly unknown[] {
  const books = booksOf(YEAR, [sale("2025-01-10", 50), ...vouchers], [], withAssets);
  return reportOf([books], Q1).warnings.flatMap((warning) =>
    warning.code === "sold-asset-without-base"
      ? [[warning.voucher, warning.price / 100, warning.results]]
      : [],
  );
}

test.each<readonly [string, readonly Voucher[], readonly unknown[]]>([
  ["without its base", [sold("2025-02-01")], [["A 2", 400, [3973]]]],
  ["with two results", [sold("2025-02-01", [7973, 5], [3973, -5])], [["A 2", 400, [3973, 7973]]]],
  ["with its base", [sold("2025-02-01", [3001, -400], [3973, 400])], []],
  [
    "with the base in a transaction of its own",
    [
      sold("2025-02-01"),
      [
        "2025-02-01",
        [
          [3001, -400],
          [3106, 400],
        ],
      ],
    ],
    [],
  ],
  // Up to two kronor more than what is missing: öre of VAT are a krona or two of its base.
  [
    "with a base that is just within two kronor",
    [
      sold("2025-02-01"),
      [
        "2025-02-02",
        [
          [3001, -2],
          [3106, 2],
        ],
      ],
    ],
    [["A 2", 400, [3973]]],
  ],
  [
    "with a base that is more",
    [
      sold("2025-02-01"),
      [
        "2025-02-02",
        [
          [3001, -3],
          [3106, 3],
        ],
      ],
    ],
    [],
  ],
  [
    "with its base, beside VAT of something else without one",
    [
      sold("2025-02-01", [3001, -400], [3973, 400]),
      [
        "2025-02-02",
        [
          [2611, -100],
          [1930, 100],
        ],
      ],
    ],
    [],
  ],
  [
    "with its base elsewhere, while import lacks one",
    [
      sold("2025-02-01"),
      [
        "2025-02-01",
        [
          [3001, -400],
          [3106, 400],
        ],
      ],
      [
        "2025-02-02",
        [
          [4545, 100],
          [2615, -200],
          [2645, 200],
          [1930, -100],
        ],
      ],
    ],
    [],
  ],
  ["after the period", [sold("2025-04-01")], []],
  [
    "and taken back",
    [
      [
        "2025-02-01",
        [
          [1930, -500],
          [2611, 100],
          [1220, 390],
          [3973, 10],
        ],
      ],
    ],
    [],
  ],
  [
    "without any result",
    [
      [
        "2025-02-01",
        [
          [1930, 500],
          [2611, -100],
          [1220, -400],
        ],
      ],
    ],
    [],
  ],
])("VR12: an asset that is sold %s", (_name, vouchers, expected) => {
  expect(told(vouchers)).toEqual(expected);
});

test("VR12: neither a draft nor a row that was struck makes a disposal", () => {
  const { ledger } = booksOf(YEAR, [sale("2025-01-10", 50), sold("2025-02-01")], [], withAssets);
  const [draftDate, draftRows] = sold("2025-02-02");
  const drafts = [
    {
      id: "d",
      text: "",
      date: isoDate(draftDate),
      entries: draftRows.map(([id, amount]) => ({ accountId: accountNo(id), amount: ore(amount * 100) })),
    },
  ];
  const made = transaction("A 3", ...sold("2025-02-03", [1930, -10]));
  const struck = {
    ...made,
    entries: made.entries.map((row) => (row.accountId === 3973 ? { ...row, adjustmentType: false } : row)),
  };
  const counted = buildLedger({
    fiscalYear: ledger.fiscalYear,
    openingBalances: [],
    transactions: [...ledger.registered.store.vouchers, struck],
    drafts: { drafts, plan: { name: "", accounts2: [...withAssets.values()] } },
  });
  const found = reportOf([{ ledger: counted, accounts: withAssets }], Q1).warnings.flatMap((warning) =>
    warning.code === "sold-asset-without-base" ? [warning.voucher] : [],
  );
  expect(found).toEqual(["A 2"]);
});

test("VR12: the price is credited on the account of its rate", () => {
  const salesOf = (vat: number, rate: number) => {
    const asset: Voucher = [
      "2025-02-01",
      [
        [1930, 400 + 4 * rate],
        [vat, -4 * rate],
        [1220, -390],
        [3973, -10],
      ],
    ];
    const { warnings } = reportOf([booksOf(YEAR, [asset], [], withAssets)], Q1);
    return warnings.flatMap((each) =>
      each.code === "sold-asset-without-base"
        ? each.bases.flatMap(({ sales, amount }) => [sales, amount])
        : [],
    );
  };
  expect([salesOf(2611, 25), salesOf(2621, 12), salesOf(2631, 6)]).toEqual([
    [3001, 400_00],
    [3002, 400_00],
    [3003, 400_00],
  ]);
});
