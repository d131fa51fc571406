import { describe, expect, test } from "vitest";
import { booksOf, type Rows, reportOf, sale, settle, type Voucher } from "../../vat-books.arbitrary.ts";
import { vatProblemText } from "../../vat-text.ts";

const [Q2, Q4] = [
  ["2026-04-01", "2026-06-30"],
  ["2026-10-01", "2026-12-31"],
] as const;
const YEAR = ["2026-01-01", "2026-12-31"] as const;

const SALES = [sale("2026-02-10", 250), sale("2026-05-10", 500), sale("2026-08-20", 1000)];
const AUTUMN = sale("2026-11-10", 40);

const textsOf = (vouchers: readonly Voucher[], period: readonly [string, string], opened: Rows = []) =>
  reportOf([booksOf(YEAR, vouchers, opened)], period).problems.map((problem) =>
    vatProblemText(problem).replaceAll("\u00A0", " "),
  );

describe("VR16: the third quarter settled with the fourth", () => {
  const each = [...SALES, AUTUMN, settle("2026-03-31", 250), settle("2026-07-10", 500)];

  test("the fourth names the joint one, not what was settled before it", () => {
    expect(textsOf([...each, settle("2026-12-31", 1040)], Q4)).toEqual([
      "Momskonton är inte noll när perioden börjar: 2611 (−1 000,00). A 7 avräknar jul–sep 2026 tillsammans med senare perioder. Vänd den, och bokför momsen för varje period för sig: den för jul–sep 2026 senast 31 december 2026.",
    ]);
  });

  test("with the joint one reversed the third is to be settled", () => {
    const reversed = [...each, settle("2026-12-31", 1040), settle("2026-12-31", -1040)];
    expect(textsOf(reversed, Q4)).toEqual([
      "Momskonton är inte noll när perioden börjar: 2611 (−1 000,00). Boka momsavräkningen för jul–sep 2026.",
    ]);
  });

  test("the first two settled together are not named either, nor a reversed joint one", () => {
    const joint = [settle("2026-12-31", 1040), settle("2026-12-31", -1040), settle("2026-12-31", 1040)];
    const vouchers = [...SALES, AUTUMN, settle("2026-06-30", 750), ...joint];
    expect(textsOf(vouchers, Q4)).toEqual([
      "Momskonton är inte noll när perioden börjar: 2611 (−1 000,00). A 8 avräknar jul–sep 2026 tillsammans med senare perioder. Vänd den, och bokför momsen för varje period för sig: den för jul–sep 2026 senast 31 december 2026.",
    ]);
  });
});

describe("VR4: the VAT that the year began with was settled by itself", () => {
  const opened: Rows = [
    [2611, -400],
    [1930, 400],
  ];
  const joint = settle("2026-06-30", 750);
  const expected = [
    "Momskonton är inte noll när perioden börjar: 2611 (−250,00). A 4 avräknar jan–mar 2026 tillsammans med senare perioder. Vänd den, och bokför momsen för varje period för sig: den för jan–mar 2026 senast 30 juni 2026.",
  ];

  test.each([
    ["before the period", [settle("2026-03-31", 400)]],
    ["in the period", [settle("2026-05-12", 400)]],
    [
      "once more, before the period",
      [settle("2026-05-12", 400), settle("2026-05-12", -400), settle("2026-03-31", 400)],
    ],
  ])("%s: it is not blamed for what an earlier period has left", (_name, settled) => {
    expect(textsOf([...SALES, joint, ...settled], Q2, opened)).toEqual(expected);
  });

  test("in the first period with VAT of it left it came too late", () => {
    const late = settle("2026-05-12", 400);
    expect(textsOf([...SALES, joint, late], ["2026-01-01", "2026-03-31"], opened)).toEqual([
      "Momskonton är inte noll när perioden börjar: 2611 (−400,00). Det är ingående balans, som A 5 har avräknat först efter perioden: vänd den och bokför den igen, senast 31 mars 2026.",
    ]);
  });

  test("beside VAT of an earlier period on another account", () => {
    const vouchers: Voucher[] = [
      [
        "2026-02-10",
        [
          [1930, 50],
          [3001, -40],
          [2621, -10],
        ],
      ],
      [
        "2026-05-12",
        [
          [2611, 400],
          [2621, 60],
          [2650, -460],
        ],
      ],
    ];
    expect(textsOf(vouchers, Q2, [...opened, [2621, -60]])[0]).toBe(
      "Momskonton är inte noll när perioden börjar: 2621 (−10,00). Boka momsavräkningen för jan–mar 2026.",
    );
  });
});
