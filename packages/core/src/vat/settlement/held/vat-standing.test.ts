import { expect, test } from "vitest";
import { newAccount } from "../../../account-plan/index.ts";
import { booksOf, chart, Q1, range, sale, settle, type Voucher, YEAR } from "../../vat-books.arbitrary.ts";
import { vatStanding } from "./vat-standing.ts";

const standing = (vouchers: readonly Voucher[], accounts = chart) =>
  vatStanding([booksOf(YEAR, vouchers, [], accounts)], range(...Q1));

test.each<readonly [string, readonly Voucher[], string]>([
  ["nothing", [], "empty"],
  ["VAT", [sale("2025-02-01", 100)], "held"],
  ["VAT that is moved", [sale("2025-02-01", 100), settle("2025-03-31", 100)], "settled"],
  [
    "a base alone",
    [
      [
        "2025-02-01",
        [
          [1510, 500],
          [3108, -500],
        ],
      ],
    ],
    "bases",
  ],
  [
    "a base beside VAT that is moved",
    [
      [
        "2025-02-01",
        [
          [1510, 5],
          [3108, -5],
        ],
      ],
      sale("2025-02-01", 1),
      settle("2025-03-31", 1),
    ],
    "settled",
  ],
  [
    "less than a krona of a base",
    [
      [
        "2025-02-01",
        [
          [1510, 0.99],
          [3108, -0.99],
        ],
      ],
    ],
    "empty",
  ],
  [
    "just a krona of a base",
    [
      [
        "2025-02-01",
        [
          [1510, 1],
          [3108, -1],
        ],
      ],
    ],
    "bases",
  ],
  [
    "a base that is taken back",
    [
      [
        "2025-02-01",
        [
          [1510, 500],
          [3108, -500],
        ],
      ],
      [
        "2025-03-01",
        [
          [1510, -500],
          [3108, 500],
        ],
      ],
    ],
    "empty",
  ],
  [
    "a base of another period",
    [
      [
        "2025-04-01",
        [
          [1510, 500],
          [3108, -500],
        ],
      ],
    ],
    "empty",
  ],
  [
    "sales that are exempt",
    [
      [
        "2025-02-01",
        [
          [1510, 500],
          [3004, -500],
        ],
      ],
    ],
    "empty",
  ],
  [
    "an account without tax code",
    [
      [
        "2025-02-01",
        [
          [1510, 500],
          [3106, -500],
        ],
      ],
    ],
    "empty",
  ],
  [
    "a tax code that is no box",
    [
      [
        "2025-02-01",
        [
          [1510, 500],
          [5999, -500],
        ],
      ],
    ],
    "empty",
  ],
])("OV15: a period with %s", (_name, vouchers, expected) => {
  expect(standing(vouchers)).toBe(expected);
});

test("OV15: every box of bases tells of itself, but for that of exempt sales; a box of VAT is no base", () => {
  const codes = Array.from({ length: 63 }, (_, code) => code);
  const withBase = codes.filter((taxCode) => {
    const accounts = new Map(chart).set("3106", { ...newAccount(3106), taxCode });
    return (
      standing(
        [
          [
            "2025-02-01",
            [
              [1510, 500],
              [3106, -500],
            ],
          ],
        ],
        accounts,
      ) === "bases"
    );
  });
  expect(withBase).toEqual([5, 6, 7, 8, 20, 21, 22, 23, 24, 35, 36, 37, 38, 39, 40, 41, 50]);
});

test("OV15: parts of a period in two years are one, whose bases are summed box by box", () => {
  const half = (year: readonly [string, string], kronor: number) =>
    booksOf(year, [
      [
        year[1],
        [
          [1510, kronor],
          [3108, -kronor],
        ],
      ],
    ]);
  const [first, second] = [
    ["2024-09-01", "2025-01-31"],
    ["2025-02-01", "2025-12-31"],
  ] as const;
  const quarterOf = (one: number, other: number) =>
    vatStanding(
      [
        half(first, one),
        booksOf(second, [
          [
            "2025-03-01",
            [
              [1510, other],
              [3108, -other],
            ],
          ],
        ]),
      ],
      range(...Q1),
    );
  expect([quarterOf(0.5, 0.5), quarterOf(0.4, 0.5), quarterOf(500, -500)]).toEqual([
    "bases",
    "empty",
    "empty",
  ]);
});
