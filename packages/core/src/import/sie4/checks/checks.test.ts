import { describe, expect, test } from "vitest";
import { ore } from "../../../money/index.ts";
import { readSie4 } from "../../../sie4/index.ts";
import { encodeCp437 } from "../../../text/index.ts";
import { importErrorText } from "../../import-error.ts";
import {
  type AcceptanceKind,
  acceptanceOf,
  type ImportNotice,
  importNoticeText,
} from "../../import-notice.ts";
import { importSie4 } from "../import-sie4.ts";
import {
  BALANCES,
  CHART,
  HEAD,
  importErrors,
  imported,
  known,
  notices,
  VOUCHER,
} from "../imported-file.arbitrary.ts";
import { cutText } from "./cut-text.ts";

const CLOSING = "#UB 0 1930 125.50\n#UB 0 2081 -100\n#RES 0 3001 -25.50\n";
const WHOLE = HEAD + CHART + BALANCES + VOUCHER;

describe("IM13: another currency", () => {
  test.each([
    ["balances", WHOLE, "2024-12-31"],
    ["the first voucher", HEAD + CHART + VOUCHER.replace("7 20250301", "8 20250401") + VOUCHER, "2025-03-01"],
    [
      "the earlier of two",
      HEAD + CHART + VOUCHER + VOUCHER.replace("7 20250301", "8 20250401"),
      "2025-03-01",
    ],
    ["the year", HEAD + CHART, "2025-01-01"],
  ])("refuses a file, naming the day of %s", (_, lines, date) => {
    expect(importErrors(`${lines}#VALUTA EUR\n`)).toEqual([
      `Failed to convert currency EUR for date ${date}: Filens belopp är i EUR (#VALUTA). Inget belopp räknas om till kronor, och inget importeras. Exportera filen i kronor från ditt förra program, eller försök igen när det finns kurser`,
    ]);
  });

  test.each(["#VALUTA SEK", "#VALUTA sek", '#VALUTA ""', '#VALUTA " SEK "'])("%s is kronor", (line) => {
    expect(importErrors(`${WHOLE}${line}\n`)).toEqual(["imported"]);
  });
});

describe("IM14: limits are reported with their lines before anything is made", () => {
  const year = (range: string) => importErrors(WHOLE.replace("20250101 20251231", range));

  test.each([
    ["20250101 20260731", "2025-01-01 – 2026-07-31", "Ett räkenskapsår får vara högst 18 månader"],
    ["20250301 20250301", "2025-03-01 – 2025-03-01", "Till och med måste vara efter från och med"],
  ])("#RAR 0 %s", (range, shown, reason) => {
    expect(year(range)).toContain(`Rad 8: räkenskapsåret ${shown} kan inte läggas upp. ${reason}`);
  });

  test("a year without a line is that of the vouchers", () => {
    expect(importErrors(WHOLE.replace("#RAR 0 20250101 20251231", "#VALUTA SEK"))).toEqual(["imported"]);
  });

  test("a series of more than 60 characters, once", () => {
    const long = "S".repeat(61);
    const lines = WHOLE + VOUCHER.replace("B 7", `${long} 1`) + VOUCHER.replace("B 7", `${long} 2`);
    expect(importErrors(lines)).toEqual([`Rad 20: serien ”${long}” har 61 tecken, högst 60 får plats`]);
    expect(importErrors(WHOLE.replace("B 7", `${"S".repeat(60)} 1`))).toEqual(["imported"]);
  });

  test("amounts that no sum can hold exactly", () => {
    const rows = "#TRANS 1930 {} 999999999999.99\n#TRANS 3001 {} -999999999999.99\n".repeat(50);
    expect(importErrors(`${HEAD}${CHART}#VER A 1 20250101\n{\n${rows}}\n`)).toEqual([
      "Filens belopp är tillsammans större än vad som kan räknas exakt",
    ]);
    const balances = "#UB 0 1930 999999999999.99\n".concat("#RES 0 3001 -999999999999.99\n");
    expect(importErrors(`${HEAD}${CHART}${balances}`)).toEqual(["imported"]);
  });

  test("an account whose closing balance no row or opening balance can hold", () => {
    const rows = "#TRANS 1930 {} 999999999999.99\n#TRANS 3001 {} -999999999999.99\n";
    const voucher = (number: number) => `#VER A ${number} 20250101\n{\n${rows}}\n`;
    expect(importErrors(HEAD + CHART + voucher(1))).toEqual(["imported"]);
    expect(importErrors(`${HEAD}${CHART}#IB 0 1930 0.01\n#IB 0 2081 -0.01\n${voucher(1)}`)).toEqual([
      "Saldot på konto 1930 blir 1\u00a0000\u00a0000\u00a0000\u00a0000,00, mer än 999\u00a0999\u00a0999\u00a0999,99 som kan bokföras",
    ]);
    expect(importErrors(HEAD + CHART + voucher(1) + voucher(2))).toEqual([
      "Saldot på konto 1930 blir 1\u00a0999\u00a0999\u00a0999\u00a0999,98, mer än 999\u00a0999\u00a0999\u00a0999,99 som kan bokföras",
      "Saldot på konto 3001 blir −1\u00a0999\u00a0999\u00a0999\u00a0999,98, mer än 999\u00a0999\u00a0999\u00a0999,99 som kan bokföras",
    ]);
  });

  test("names are cut, and that is reported", () => {
    const lines = `${WHOLE}#KONTO 4010 "${"k".repeat(401)}"\n#KONTO 5010 "${"k".repeat(400)}"\n`.replace(
      "Åkessons Snickeri AB",
      "F".repeat(201),
    );
    const { accounts, company } = imported(lines);
    expect(accounts.map(({ name }) => name.length)).toEqual([4, 12, 4, 400, 400]);
    expect(company.name).toBe("F".repeat(200));
    expect(notices(lines)).toEqual(
      expect.arrayContaining([
        "Namnet på konto 4010 är längre än 400 tecken och har kortats.",
        "Företagets namn är längre än 200 tecken och har kortats.",
      ]),
    );
    expect(notices(lines).join()).not.toContain("5010");
  });

  test("a name is never cut inside a character", () => {
    expect([cutText("ab", 2), cutText("abc", 2), cutText("a😀", 2), cutText("a bc", 2)]).toEqual([
      "ab",
      "ab",
      "a",
      "a",
    ]);
  });
});

test("what has no line of its own is reported without one", () => {
  expect(importErrorText({ code: "series-too-long", line: 0, series: "S", longest: 60 })).toMatch(/^serien/);
});

const DIFFERS = {
  code: "closing-differs-from-rows",
  line: 0,
  account: "1930",
  stated: undefined,
  computed: ore(5),
} as const;

test.each<[ImportNotice, AcceptanceKind | undefined]>([
  [
    {
      code: "finding",
      format: "sie4",
      finding: { code: "checksum-wrong", line: 0, declared: "1", computed: 2 },
    },
    "damaged",
  ],
  [{ code: "finding", format: "sie4", finding: { code: "rubbish-line", line: 1 } }, undefined],
  [{ code: "finding", format: "sie4", finding: { code: "closing-missing", line: 0 } }, "incomplete"],
  [
    {
      code: "finding",
      format: "sie4",
      finding: {
        code: "closing-differs",
        line: 0,
        count: 1,
        isBalanced: true,
        lastDate: undefined,
        yearEnd: undefined,
      },
    },
    "balances",
  ],
  [{ code: "finding", format: "sie4", finding: DIFFERS }, "balances"],
  [
    {
      code: "finding",
      format: "sie4",
      finding: { code: "more-findings", line: 0, of: DIFFERS.code, count: 5, like: DIFFERS },
    },
    "balances",
  ],
  [{ code: "no-vouchers", sietyp: 4, hasOpening: true, mayBeCut: true }, "incomplete"],
  [{ code: "no-vouchers", sietyp: 1, hasOpening: true, mayBeCut: false }, undefined],
  [{ code: "no-balances", hasVouchers: true }, "incomplete"],
  [{ code: "unused-records", kinds: [] }, undefined],
])("IM7: %j needs a yes: %j", (notice, kind) => {
  expect(acceptanceOf(notice)).toBe(kind);
});

describe("IM7: files that hold less than their kind does", () => {
  const toAccept = (lines: string) =>
    imported(lines).notices.flatMap((notice) =>
      acceptanceOf(notice) === undefined ? [] : [`${acceptanceOf(notice)}: ${importNoticeText(notice)}`],
    );
  const NO_VOUCHERS = "incomplete: Filen har inga verifikationer. Året får kontoplan och ingående balanser.";
  const OF_TYPE_1 =
    "incomplete: Filen är av SIE-typ 1 och har inga verifikationer: året får kontoplan och ingående balanser.";
  const ONLY_CHART = [
    "incomplete: Filen har inga verifikationer. Året får bara en kontoplan.",
    "incomplete: Filen har inga saldon heller (#IB, #UB, #RES).",
  ];
  const NO_BALANCES = "incomplete: Filen har inga saldon (#IB, #UB, #RES). Året får inga ingående balanser.";

  const NO_CLOSING =
    "incomplete: Filen har inga utgående saldon (#UB, #RES) att kontrollera verifikationerna mot, och den kan vara avklippt.";
  const DIFFERENCE =
    "balances: Verifikationerna leder till andra saldon än dem som filen anger (#UB, #RES) på ett konto. Den sista verifikationen är daterad 2025-03-01. Räkenskapsåret slutar 2025-12-31. Huvudbok räknar alla saldon på ingående balanser och verifikationer.";
  const OF_ACCOUNT =
    "balances: Rad 22: konto 3001: filen anger saldot −26,50, ingående balans och verifikationer ger −25,50, skillnaden är −1,00.";

  test.each([
    ["nothing but a chart", HEAD + CHART, ONLY_CHART],
    ["balances", HEAD + CHART + BALANCES, [NO_VOUCHERS]],
    ["vouchers", HEAD + CHART + VOUCHER, [NO_BALANCES]],
    ["both, but nothing at the year's end", WHOLE, [NO_CLOSING]],
    ["all of it", WHOLE + CLOSING, []],
    [
      "other balances than its vouchers lead to",
      `${WHOLE}${CLOSING}#RES 0 3001 -1\n`,
      [DIFFERENCE, OF_ACCOUNT],
    ],
    [
      "balances of type 1",
      (HEAD + CHART + BALANCES + "#UB 0 1930 5\n").replace("#SIETYP 4", "#SIETYP 1"),
      [],
    ],
    [
      "balances of type 1, but none at the year's end",
      (HEAD + CHART + BALANCES).replace("#SIETYP 4", "#SIETYP 1"),
      [OF_TYPE_1],
    ],
    [
      "balances of a file whose type cannot be read",
      (HEAD + CHART + BALANCES + "#UB 0 1930 5\n").replace("#SIETYP 4", '"#SIETYP 4'),
      [OF_TYPE_1],
    ],
    [
      "nothing of type 1",
      (HEAD + CHART).replace("#SIETYP 4", "#SIETYP 1"),
      [
        "incomplete: Filen är av SIE-typ 1 och har inga verifikationer: året får bara en kontoplan.",
        ...ONLY_CHART.slice(1),
      ],
    ],
  ])("a file with %s", (_, lines, expected) => {
    expect(toAccept(lines)).toEqual(expected);
  });

  test("IM8: the summary voucher that would not balance is reported", () => {
    const lines = `${HEAD}${CHART}#IB 0 1930 5\n#UB 0 1930 7\n`.replace("#SIETYP 4", "#SIETYP 1");
    expect(notices(lines)).toContain(
      "Verifikationen Importerade saldon kan inte skapas: filens saldon balanserar inte, differensen är 2,00.",
    );
  });
});

test("IM15: later vouchers with a number get the next free ones, listed, the old number in the annotation", () => {
  const bytes = encodeCp437(`#FLAGGA 0\n${WHOLE}${VOUCHER}${VOUCHER}`);
  const file = readSie4(bytes, { renumbers: true });
  const data = file.ok ? importSie4(file.value, { knownAccounts: known, fileName: "bok.se" }) : file;
  if (!data.ok) throw new Error("not imported");
  expect(data.value.transactions.map(({ number, annotation }) => [number, annotation])).toEqual([
    [7, undefined],
    [8, "Hade nummer B 7 i filen som importerades"],
    [9, "Hade nummer B 7 i filen som importerades"],
  ]);
  const asked = data.value.notices.filter((notice) => acceptanceOf(notice) === "renumbered");
  expect(asked.map(importNoticeText)).toEqual([
    "Rad 20: verifikation B 7 har samma nummer som verifikationen på rad 14 och får numret B 8.",
    "Rad 26: verifikation B 7 har samma nummer som verifikationen på rad 14 och får numret B 9.",
  ]);
});

describe("what the identification says and that is not taken is reported", () => {
  test.each([
    ["#FTYP XX", "”XX” i #FTYP kan inte användas som företagsuppgift och har utelämnats."],
    [
      '#ADRESS "" "" "" "ring ej"',
      "”ring ej” i #ADRESS kan inte användas som företagsuppgift och har utelämnats.",
    ],
    ["#FNR 42", "#FNR används inte här: ”42”."],
    [
      "#OMFATTN 20250630",
      "Filens saldon gäller till och med 2025-06-30, inte hela räkenskapsåret (#OMFATTN).",
    ],
    ['#KONTO 1510 ""', "Konto 1510 har inget namn i filen och får namnet Konto 1510."],
  ])("%s", (line, text) => {
    expect(notices(`${WHOLE}${line}\n`)).toContain(text);
  });

  test.each(["#FTYP AB", '#ADRESS "A" "B" "C" ""', "#OMFATTN 20251231"])("%s is all taken", (line) => {
    expect(notices(`${WHOLE}${line}\n`)).toEqual(notices(WHOLE));
  });

  test("IM10: serial numbers and a code that no chart holds are kept for the next export", () => {
    const { unusedRecords } = imported(`${WHOLE}#ORGNR 850101-1236 "" 2\n#SRU 1930 281\n#SRU 2081 7301\n`);
    expect(unusedRecords).toEqual(['#ORGNR 850101-1236 "" 2', '#KONTO 1930 "Bank"', "#SRU 1930 281"]);
  });
});

test.each([
  ["5566778890", "556677-8890"],
  ["SE556677889901", "556677-8899"],
  ["se 556677-889901", "556677-8899"],
  ["556677-8899", "556677-8899"],
  ["19850101-2382", "19850101-2382"],
  ["utan", "utan"],
])("IM16: #ORGNR %s is %s, whatever its check digit", (written, expected) => {
  expect(imported(`${WHOLE}#ORGNR "${written}"\n`).company.organizationNumber).toBe(expected);
});

test.each([
  ['"K" "Gatan 1" "08-123 456 78"', { city: "", zipCode: "", phone: "08-123 456 78" }],
  ['"K" "Gatan 1" "123 45 Ystad"', { city: "Ystad", zipCode: "123 45", phone: "" }],
  ['"K" "Gatan 1" "123 45"', { city: "123 45", phone: "" }],
  ['"K" "Gatan 1" "Ystad" "08-12345678"', { city: "Ystad", phone: "08-12345678" }],
])("IM22: #ADRESS %s", (fields, expected) => {
  expect(imported(`${WHOLE}#ADRESS ${fields}\n`).company).toMatchObject(expected);
});
