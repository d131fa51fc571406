import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { buildLedger, transactionsOf } from "../ledger/index.ts";
import { year2025 } from "../ledger/ledger.arbitrary.ts";
import { sheetCsv } from "../report/index.ts";
import { HOSTILE_TEXTS } from "../text/hostile-texts.arbitrary.ts";
import { vatFigures, vatReport } from "../vat/index.ts";
import { boxes } from "../vat/vat-books.arbitrary.ts";
import { buyerOfVoucher } from "./buyer-text.ts";
import { accounts, booksOf, numbersOf, type Voucher } from "./ec-sales.arbitrary.ts";
import {
  differingReturns,
  droppedBuyers,
  EC_SALES_BOXES,
  type EcSalesRefusal,
  ecSalesBuyers,
  ecSalesDifferences,
  ecSalesDueDate,
  ecSalesFigures,
  ecSalesFigureText,
  ecSalesFile,
  ecSalesPeriodCode,
  ecSalesPeriods,
  ecSalesRefusalText,
  ecSalesRows,
  ecSalesSheet,
  ecSalesSums,
} from "./index.ts";

const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const march = range("2025-03-01", "2025-03-31");

const goods = (date: string, text: string, kronor: number): Voucher => [
  date,
  text,
  [
    [1510, kronor],
    [3108, -kronor],
  ],
];
const NUMBERS = numbersOf({
  "text kundfaktura müller": "DE143454214",
  "text kundfaktura maersk": "DK24256790",
});
const rowsOf = (vouchers: readonly Voucher[], numbers = NUMBERS) =>
  ecSalesRows({ years: [booksOf(vouchers)], period: march, numbers });

describe("EC1: the rows", () => {
  test("are the vouchers of the period with an amount in box 35, 38 or 39, by date and number", () => {
    const rows = rowsOf([
      goods("2025-03-31", "Kundfaktura 12 Müller", 200),
      [
        "2025-03-02",
        "Blandat",
        [
          [1510, 60],
          [3108, -10],
          [3109, -20],
          [3308, -30],
        ],
      ],
      [
        "2025-03-02",
        "Kredit",
        [
          [1510, -5],
          [3308, 5],
        ],
      ],
      [
        "2025-03-03",
        "I Sverige",
        [
          [1510, 125],
          [3001, -100],
          [2611, -25],
        ],
      ],
      [
        "2025-03-03",
        "Ut och in",
        [
          [3108, -7],
          [3108, 7],
        ],
      ],
      goods("2025-02-28", "Före", 1),
      goods("2025-04-01", "Efter", 1),
      [
        "2025-03-31",
        "Momsredovisning",
        [
          [2611, 25],
          [2650, -25],
        ],
      ],
    ]);
    expect(rows.map(({ voucher, amounts }) => [voucher.number, amounts])).toEqual([
      [2, { 35: 1000, 38: 2000, 39: 3000 }],
      [3, { 35: 0, 38: 0, 39: -500 }],
      [1, { 35: 20_000, 38: 0, 39: 0 }],
    ]);
    expect(ecSalesSums(rows)).toEqual({ 35: 21_000, 38: 2000, 39: 2500 });
  });

  test("go by series where the day is the same", () => {
    const order = (series: readonly string[]) => {
      const made = series.map((_, at) => goods("2025-03-02", `Nummer ${at}`, 1));
      const { ledger, accounts: chart } = booksOf(made);
      const transactions = transactionsOf(ledger).map((each, at) => ({ ...each, series: series[at] ?? "" }));
      const renamed = buildLedger({ fiscalYear: ledger.fiscalYear, openingBalances: [], transactions });
      const years = [{ ledger: renamed, accounts: chart }];
      return ecSalesRows({ years, period: march, numbers: NUMBERS }).map(({ voucher }) => voucher.series);
    };
    expect(order(["B", "A"])).toEqual(["A", "B"]);
    expect(order(["A", "B", "A"])).toEqual(["A", "A", "B"]);
  });
});

describe("EC3: a number", () => {
  const row = (text: string, numbers = NUMBERS) => rowsOf([goods("2025-03-05", text, 10)], numbers)[0];

  test("is that of the text without what belongs to one booking", () => {
    expect(row("Kundfaktura 12 Müller")?.vatNumber).toBe("DE143454214");
    expect(row("kundfaktura 20250305 MÜLLER")?.vatNumber).toBe("DE143454214");
    expect(row("Kundfaktura 12")?.vatNumber).toBeUndefined();
  });

  test("of the voucher itself goes before it, and is the only one where no text is left", () => {
    const id = buyerOfVoucher(year2025.id, { series: "A", number: 1 });
    const own = numbersOf({ "text kundfaktura müller": "DE143454214", [id]: "FI01120389" });
    expect(row("Kundfaktura 12 Müller", own)?.vatNumber).toBe("FI01120389");
    expect(row("20250305", own)).toMatchObject({ id, buyer: undefined, vatNumber: "FI01120389" });
    expect(row("20250305")?.vatNumber).toBeUndefined();
  });
});

describe("EC3: a correction is of the buyer of what it corrects", () => {
  /** Of A 33 in another year: A 1 reverses it, A 2 is booked instead, A 3 reverses A 1, A 4 corrects another. */
  const corrected = { fiscalYearId: fiscalYearIdFromGuid("9".repeat(32)), series: "A", number: 33 };
  const own = buyerOfVoucher(corrected.fiscalYearId, corrected);
  const corrections = (instead: string, numbers = NUMBERS) => {
    const { ledger, accounts: chart } = booksOf([
      goods("2025-03-01", "Rättelse av A 33: Kundfaktura 12 Müller", -10),
      goods("2025-03-01", instead, 9),
      goods("2025-03-02", "Rättelse av A 1: Rättelse av A 33: Kundfaktura 12 Müller", 10),
      goods("2025-03-03", "Kundfaktura 13 Müller", 1),
      goods("2025-03-04", "Kundfaktura 14 Maersk", 1),
    ]);
    const fiscalYearId = ledger.fiscalYear.id;
    const links = [
      corrected,
      corrected,
      { fiscalYearId, series: "A", number: 1 },
      { ...corrected, number: 34 },
    ];
    const transactions = transactionsOf(ledger).map((each, at) => ({
      ...each,
      ...(links[at] === undefined ? {} : { corrects: links[at] }),
    }));
    const linked = buildLedger({ fiscalYear: ledger.fiscalYear, openingBalances: [], transactions });
    const rows = ecSalesRows({ years: [{ ledger: linked, accounts: chart }], period: march, numbers });
    return rows.slice(0, 4).map(({ vatNumber }) => vatNumber);
  };
  const GERMAN = "DE143454214";
  const FINNISH = "FI01120389";

  test("by its text", () => {
    expect(corrections("Kundfaktura 12 Müller", NUMBERS)).toEqual([GERMAN, GERMAN, GERMAN, GERMAN]);
    expect(corrections("Okänd", NUMBERS)).toEqual([GERMAN, undefined, GERMAN, GERMAN]);
  });

  test("by the number of that one alone, and so is what is booked instead with its text", () => {
    const numbers = numbersOf({ "text kundfaktura müller": GERMAN, [own]: FINNISH });
    expect(corrections("Kundfaktura 12 Müller", numbers)).toEqual([FINNISH, FINNISH, GERMAN, GERMAN]);
    expect(corrections("Okänd", numbers)).toEqual([FINNISH, undefined, GERMAN, GERMAN]);
  });
});

describe("EC4: the buyers", () => {
  test("are summed by number and cut to whole kronor that add up to the box", () => {
    const rows = rowsOf([
      goods("2025-03-01", "Kundfaktura 1 Müller", 10.6),
      goods("2025-03-02", "Kundfaktura 2 Müller", 5.1),
      goods("2025-03-03", "Kundfaktura 3 Maersk", 4.4),
      goods("2025-03-04", "Okänd", 1000),
    ]);
    expect(ecSalesBuyers(rows)).toEqual([
      { vatNumber: "DE143454214", amounts: { 35: 1600, 38: 0, 39: 0 } },
      { vatNumber: "DK24256790", amounts: { 35: 400, 38: 0, 39: 0 } },
    ]);
  });

  test("who bought and gave back is left out", () => {
    const rows = rowsOf([
      goods("2025-03-01", "Kundfaktura 1 Müller", 10),
      goods("2025-03-02", "Kundfaktura 2 Müller", -10),
    ]);
    expect(ecSalesBuyers(rows)).toEqual([]);
  });

  const TEXTS = {
    Müller: "DE143454214",
    Maersk: "DK24256790",
    Nokia: "FI01120389",
    Ferrari: "IT00743110157",
  };
  const numbers = numbersOf(
    Object.fromEntries(Object.entries(TEXTS).map(([name, number]) => [`text ${name.toLowerCase()}`, number])),
  );
  const voucher = fc
    .tuple(
      fc.constantFrom(...Object.keys(TEXTS)),
      fc.constantFrom(3108, 3109, 3308),
      fc.integer({ min: -1e7, max: 1e7 }),
    )
    .map(
      ([text, account, ore]): Voucher => [
        "2025-03-10",
        text,
        [
          [1510, ore / 100],
          [account, -ore / 100],
        ],
      ],
    );

  test("add up to each box without its öre, and none is a krona from what it bought", () => {
    fc.assert(
      fc.property(fc.array(voucher, { maxLength: 12 }), (vouchers) => {
        const rows = rowsOf(vouchers, numbers);
        const buyers = ecSalesBuyers(rows);
        const exact = ecSalesSums(rows);
        const whole = ecSalesSums(buyers);
        for (const box of EC_SALES_BOXES) {
          expect(whole[box]).toBe(Math.trunc(exact[box] / 100) * 100 + 0);
          for (const { vatNumber, amounts } of buyers) {
            const own = ecSalesSums(rows.filter((row) => row.vatNumber === vatNumber));
            expect(Math.abs(amounts[box] - own[box])).toBeLessThan(100);
          }
        }
      }),
    );
  });
});

const company = {
  organizationNumber: "556000-0175",
  reference: "Test Testsson",
  phone: "08-1234567",
  email: "test@example.se",
};
const sample = {
  company,
  period: range("2026-03-01", "2026-03-31"),
  buyers: [
    { vatNumber: "DE999999999", amounts: kronor(12_500, 0, -300) },
    { vatNumber: "DK88888888", amounts: kronor(21_700, 13_600, 0) },
    { vatNumber: "FI77777777", amounts: kronor(0, 0, 4200) },
  ],
  missing: 0,
  missingDays: undefined,
  dropped: new Map(),
};

function kronor(goodsSold: number, triangular: number, services: number) {
  return { 35: goodsSold * 100, 38: triangular * 100, 39: services * 100 } as never;
}

const textOf = (question: Parameters<typeof ecSalesFile>[0]) => {
  const made = ecSalesFile(question);
  return made.ok ? new TextDecoder("latin1").decode(made.value) : JSON.stringify(made.error);
};

describe("EC5: the file", () => {
  test("is the sample of the authority's description, byte by byte", () => {
    const made = ecSalesFile(sample);
    const path = join(import.meta.dirname, "../../testdata/ec-sales/periodisk-egen-2603.csv");
    expect(made.ok && Buffer.from(made.value)).toEqual(readFileSync(path));
  });

  test("has the sender in Latin-1, without spaces in the phone number, and an e-mail address only if there is one", () => {
    const sender = { ...company, reference: "Åsa; Ö–berg", phone: "+46 8 123 45 67", email: "" };
    const made = ecSalesFile({ ...sample, company: sender });
    expect(made.ok && [...made.value].includes(0xc5)).toBe(true);
    expect(textOf({ ...sample, company: sender })).toContain(
      "\r\nSE556000017501;2603;Åsa, Ö-berg;+4681234567;\r\n",
    );
  });

  test("has a hyphen and a plus within a name, and the plus that a telephone number begins with", () => {
    const sender = { ...company, reference: "Anna-Karin Ek, +1", phone: "+46-81234567" };
    expect(textOf({ ...sample, company: sender })).toContain(";Anna-Karin Ek, +1;+46-81234567;");
  });

  test("has the ten digits of a person of a hundred years", () => {
    const sender = { ...company, organizationNumber: "090527+1474" };
    expect(textOf({ ...sample, company: sender })).toContain("\r\nSE090527147401;2603;");
  });

  test("EC10: has goods of a buyer in Northern Ireland, and 0 for services that an earlier list had", () => {
    const buyers = [{ vatNumber: "XI123456789", amounts: kronor(100, 50, 0) }];
    expect(textOf({ ...sample, buyers })).toContain("\r\nXI123456789;100;50;;\r\n");
    const dropped = new Map([["XI123456789", [39]]] as const);
    expect(textOf({ ...sample, buyers, dropped })).toContain("\r\nXI123456789;100;50;0;\r\n");
  });

  test("writes 0 for what an earlier list declared and is gone", () => {
    const dropped = droppedBuyers(
      { "35": 5, "DE999999999-35": 1, "DE999999999-38": 2, "ATU13585627-39": 3 },
      sample.buyers,
    );
    expect([...dropped]).toEqual([
      ["DE999999999", [38]],
      ["ATU13585627", [39]],
    ]);
    const lines = textOf({ ...sample, dropped }).split("\r\n");
    expect(lines.slice(2, 4)).toEqual(["ATU13585627;;;0;", "DE999999999;12500;0;-300;"]);
    expect(textOf({ ...sample, buyers: [], dropped })).toContain("DE999999999;;0;;");
  });

  test.each<[object, EcSalesRefusal, string]>([
    [{ missing: 1 }, { code: "numbers-missing", count: 1 }, "1 rad saknar köparens VAT-nummer."],
    [{ missing: 2 }, { code: "numbers-missing", count: 2 }, "2 rader saknar köparens VAT-nummer."],
    [{ buyers: [] }, { code: "nothing-sold" }, "Inget att redovisa: ingen köpare har ett belopp i perioden."],
    [
      {
        missing: 2,
        buyers: [
          { vatNumber: "DE999999999", amounts: kronor(0, 0, 300) },
          { vatNumber: "XI123456789", amounts: kronor(100, 0, 200) },
          { vatNumber: "XI987654321", amounts: kronor(0, 0, -5) },
        ],
      },
      { code: "services-outside-eu", vatNumbers: ["XI123456789", "XI987654321"] },
      "XI123456789 och XI987654321 är i Nordirland, som räknas till EU för varor men inte för tjänster. Tjänsterna hör varken till sammanställningen eller till ruta 39: bokför dem på ett konto med Momstyp 40.",
    ],
    [
      { missingDays: march },
      { code: "days-missing", days: march },
      "Räkenskapsåret med 2025-03-01 – 2025-03-31 saknas, och de dagarna hör till perioden.",
    ],
  ])("%j is refused", (change, refusal, text) => {
    expect(textOf({ ...sample, ...change })).toBe(JSON.stringify(refusal));
    expect(ecSalesRefusalText(refusal)).toBe(text);
  });

  test.each<readonly [object, string]>([
    [{ organizationNumber: "" }, "Organisationsnumret saknas i företagsuppgifterna."],
    [
      { organizationNumber: "556000-0176" },
      "Organisationsnumret i företagsuppgifterna kan inte stå i filen.",
    ],
    [{ reference: " " }, "Kontaktpersonen saknas i företagsuppgifterna."],
    [
      { reference: "a".repeat(36) },
      "Kontaktpersonen i företagsuppgifterna är för långt för filen: 35 tecken får plats.",
    ],
    [{ phone: "" }, "Telefonnumret saknas i företagsuppgifterna."],
    [{ phone: "(08) 123" }, "Telefonnumret i företagsuppgifterna kan inte stå i filen."],
    [
      { phone: "08-1234567890123456" },
      "Telefonnumret i företagsuppgifterna är för långt för filen: 17 tecken får plats.",
    ],
    ...["=1+1", "+Alm", " -Alm", "@SUM(A1)", "Alm,=1", "Alm;+46"].map(
      (reference) =>
        [
          { reference },
          "Kontaktpersonen i företagsuppgifterna får inte börja med =, +, - eller @, och inte ha dem direkt efter ett komma: ett kalkylprogram läser det som en formel.",
        ] as const,
    ),
    [
      { email: "=a@example.se" },
      "E-postadressen i företagsuppgifterna får inte börja med =, +, - eller @, och inte ha dem direkt efter ett komma: ett kalkylprogram läser det som en formel.",
    ],
    [{ email: "inget" }, "E-postadressen i företagsuppgifterna kan inte stå i filen."],
    [
      { reference: "", phone: "" },
      "Kontaktpersonen saknas i företagsuppgifterna. Telefonnumret saknas i företagsuppgifterna.",
    ],
  ])("with %j it says what is wrong", (change, text) => {
    const made = ecSalesFile({ ...sample, company: { ...company, ...change } });
    expect(made.ok ? "" : ecSalesRefusalText(made.error)).toBe(text);
  });
});

test.each(HOSTILE_TEXTS)("EC5: %j in a detail is one field of the sender's line, or refused", (text) => {
  for (const detail of ["organizationNumber", "reference", "phone", "email"] as const) {
    const written = textOf({ ...sample, company: { ...company, [detail]: text } });
    if (written.startsWith("{")) expect(written).toContain(`"field":"${detail}"`);
    else {
      const plain = textOf(sample).split("\r\n");
      const lines = written.split("\r\n");
      expect(lines.toSpliced(1, 1)).toEqual(plain.toSpliced(1, 1));
      expect(lines[1]).toMatch(
        /^SE556000017501;2603;[^;\r\n=+@-][^;\r\n]{0,34};\+?[\d-]{1,17};(?:[^;\r\n=+@-][^;\r\n]*)?$/,
      );
    }
  }
});

test("EC5: what is declared has the boxes and each buyer's part, of many buyers only the boxes", () => {
  expect(ecSalesFigures(sample.buyers)).toEqual({
    35: 34_200,
    38: 13_600,
    39: 3900,
    "DE999999999-35": 12_500,
    "DE999999999-39": -300,
    "DK88888888-35": 21_700,
    "DK88888888-38": 13_600,
    "FI77777777-39": 4200,
  });
  const many = Array.from({ length: 121 }, (_, at) => ({ vatNumber: `LV${at}`, amounts: kronor(1, 0, 0) }));
  expect(ecSalesFigures(many)).toEqual({ 35: 121, 38: 0, 39: 0 });
  expect(["35", "DE999999999-39"].map(ecSalesFigureText)).toEqual(["Ruta 35", "DE999999999, ruta 39"]);
});

test("EC6: the periods of a year, their code and the day they are due", () => {
  const broken = range("2025-05-01", "2026-04-30");
  const quarters = ecSalesPeriods(broken, "quarter");
  expect(quarters).toEqual([
    range("2025-04-01", "2025-06-30"),
    range("2025-07-01", "2025-09-30"),
    range("2025-10-01", "2025-12-31"),
    range("2026-01-01", "2026-03-31"),
    range("2026-04-01", "2026-06-30"),
  ]);
  expect(quarters.map(ecSalesPeriodCode)).toEqual(["25-2", "25-3", "25-4", "26-1", "26-2"]);
  const months = ecSalesPeriods(range("2025-11-15", "2026-02-28"), "month");
  expect(months.map(ecSalesPeriodCode)).toEqual(["2511", "2512", "2601", "2602"]);
  expect(months.map(ecSalesDueDate)).toEqual(["2025-12-29", "2026-01-26", "2026-02-25", "2026-03-25"]);
});

test("a file of the list has its rows and their sums", () => {
  const rows = rowsOf([goods("2025-03-31", "Kundfaktura 12 Müller", 200.5), goods("2025-03-31", "Okänd", 1)]);
  expect(accounts.size).toBeGreaterThan(0);
  const lines = sheetCsv(ecSalesSheet(rows, march)).split(/\r?\n/);
  expect(lines.slice(1, 4)).toEqual([
    "A 1;2025-03-31;Kundfaktura 12 Müller;DE143454214;200,50;0,00;0,00",
    "A 2;2025-03-31;Okänd;;1,00;0,00;0,00",
    ";;Summa;;201,50;0,00;0,00",
  ]);
});

test("a code that is not known is a fault of the program: no file", () => {
  expect(() => ecSalesRefusalText({ code: "other" } as never)).toThrow("Unhandled case");
  const unknown = { code: "sender", errors: [{ field: "phone", code: "other" }] } as never;
  expect(() => ecSalesRefusalText(unknown)).toThrow("Unhandled case");
});

describe("EC8: the list against the VAT return", () => {
  test("each box that differs is told; what is left out is nothing", () => {
    expect(ecSalesDifferences({ 35: 10, 38: 0 }, { 35: 10, 49: 5 })).toEqual([]);
    expect(ecSalesDifferences({ 35: 10, "DE1-35": 10, 39: 1 }, { 35: 9, 38: 2 })).toEqual([
      { box: 35, listed: 10, returned: 9 },
      { box: 38, listed: 0, returned: 2 },
      { box: 39, listed: 1, returned: 0 },
    ]);
  });

  const vouchers = [
    goods("2025-01-10", "Müller", 100.9),
    goods("2025-02-10", "Müller", 100.9),
    goods("2025-03-10", "Okänd", 200.9),
  ];
  const years = [booksOf(vouchers)];
  const quarter = range("2025-01-01", "2025-03-31");
  const of = (period: ReturnType<typeof range>, figures?: Record<string, number>) => ({ period, figures });

  test.each([
    // Öre are dropped from the sum of the days of the return: 402.70, and 100.90.
    [[of(quarter, { 35: 402 })], []],
    [[of(range("2025-01-01", "2025-01-31"), { 35: 100 })], []],
    [
      [of(quarter, { 35: 400, 49: 7 })],
      [{ period: quarter, differences: [{ box: 35, listed: 402, returned: 400 }] }],
    ],
    // Newest first: the one before it was corrected.
    [[of(quarter, { 35: 402 }), of(quarter, { 35: 1 })], []],
    [[of(quarter)], []],
    // Days of another year are not in these books.
    [[of(range("2025-12-01", "2026-02-28"), { 35: 1 })], []],
    [[], []],
  ])("that was handed in: %#", (returns, expected) => {
    expect(differingReturns(years, returns)).toEqual(expected);
  });

  test("in the books both have the same sums, whatever is booked", () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 });
    const sold = fc.record({ account: fc.constantFrom(3108, 3109, 3308), amount, day: fc.nat({ max: 27 }) });
    fc.assert(
      fc.property(fc.array(sold, { maxLength: 12 }), (sales) => {
        const books = booksOf(
          sales.map(
            ({ account, amount: öre, day }, at): Voucher => [
              `2025-03-${String(day + 1).padStart(2, "0")}`,
              `Kund ${at}`,
              [
                [1510, öre / 100],
                [account, -öre / 100],
              ],
            ],
          ),
        );
        const report = vatReport({ years: [books], period: march, boxes, isNil: false });
        expect(differingReturns([books], [{ period: march, figures: vatFigures(report) }])).toEqual([]);
      }),
    );
  });
});
