import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { readSie4, type Sie4File } from "../sie4/index.ts";
import { encodeCp437 } from "../text/index.ts";
import { balancesOfFile } from "./balances-of-file.ts";
import { importDocuments } from "./import-documents.ts";
import { importErrorText } from "./import-error.ts";
import { importFacts } from "./import-facts.ts";
import { importNoticeText } from "./import-notice.ts";
import { type ImportSie4Options, importSie4 } from "./import-sie4.ts";
import { importSums } from "./import-sums.ts";
import type { KnownAccounts } from "./known-account.ts";

const known: KnownAccounts = new Map([
  [1930, { name: "Företagskonto", type: "asset", sru: 7281 }],
  [2081, { name: "Aktiekapital", type: "equity" }],
  [3001, { name: "Försäljning inom Sverige, 25 % moms", type: "income", sru: 7410, taxCode: 5 }],
]);

function read(lines: string): Sie4File {
  const file = readSie4(encodeCp437(`#FLAGGA 0\r\n${lines}`));
  if (!file.ok) throw new Error("not SIE");
  return file.value;
}

function result(lines: string, options: Partial<ImportSie4Options> = {}) {
  return importSie4(read(lines), { knownAccounts: known, ...options });
}

function imported(lines: string, options: Partial<ImportSie4Options> = {}) {
  const data = result(lines, options);
  if (!data.ok) throw new Error(data.error.map(importErrorText).join("\n"));
  return data.value;
}

function refusal(lines: string): readonly string[] {
  const data = result(lines);
  return data.ok ? ["imported"] : data.error.map(importErrorText);
}

const notices = (lines: string, options: Partial<ImportSie4Options> = {}) =>
  imported(lines, options).notices.map(importNoticeText);

const HEAD = `#FORMAT PC8
#SIETYP 4
#PROGRAM "Förra programmet" 2.1
#GEN 20260101
#FNAMN "Åkessons Snickeri AB"
#KPTYP EUBAS97
#RAR 0 20250101 20251231
`;
const CHART = `#KONTO 1930 Bank
#KONTO 2081 Aktiekapital
#KONTO 3001 Sålt
`;
const BALANCES = `#IB 0 1930 100
#IB 0 2081 -100
`;
const VOUCHER = `#VER B 7 20250301 "Faktura" 20250302 Åsa
{
#TRANS 1930 {1 KS} 25.50 20250303 "Inbetalt" 2 Bo
#BTRANS 3001 {} -1
#TRANS 3001 {} -25.50
}
`;

describe("what is imported", () => {
  const data = imported(HEAD + CHART + BALANCES + VOUCHER);

  test("C6: the file's accounts, active, named by the file; tax code and type by the number", () => {
    expect(data.accounts).toEqual([
      { id: 1930, name: "Bank", type: "asset", active: true },
      { id: 2081, name: "Aktiekapital", type: "equity", active: true },
      { id: 3001, name: "Sålt", type: "income", active: true, taxCode: 5 },
    ]);
    expect(data.planName).toBe("EUBAS97");
  });

  test("C6: type by #KTYP, the first SRU code that can be one, a name where the file has none", () => {
    const { accounts } = imported(`${HEAD}#KONTO 1510 ""
#KTYP 1510 S
#SRU 1510 7251
#SRU 1510 7252
#KONTO 2081 X
#KTYP 2081 S
#SRU 2081 99
#KONTO 3001 ""
#KTYP 3001 K
#KONTO 4010 Inköp
#KTYP 4010 I
#KONTO 5010 Hyra
#KTYP 5010 T
`);
    expect(accounts).toEqual([
      { id: 1510, name: "Konto 1510", type: "liability", active: true, sru: 7251 },
      { id: 2081, name: "X", type: "equity", active: true },
      {
        id: 3001,
        name: "Försäljning inom Sverige, 25 % moms",
        type: "cost",
        active: true,
        taxCode: 5,
      },
      { id: 4010, name: "Inköp", type: "income", active: true },
      { id: 5010, name: "Hyra", type: "asset", active: true },
    ]);
  });

  test("transactions are locked and keep everything", () => {
    expect(data.transactions).toEqual([
      {
        series: "B",
        number: 7,
        date: "2025-03-01",
        regDate: "2025-03-02",
        text: "Faktura",
        sign: "Åsa",
        locked: true,
        entries: [
          {
            accountId: 1930,
            amount: 2550,
            date: "2025-03-03",
            text: "Inbetalt",
            quantity: 2,
            sign: "Bo",
            objects: [{ dimension: "1", object: "KS" }],
          },
          { accountId: 3001, amount: -100, adjustmentType: false },
          { accountId: 3001, amount: -2550 },
        ],
      },
    ]);
  });

  test("sums, facts and series", () => {
    expect(importSums(data)).toEqual({
      accounts: 3,
      transactions: 1,
      rows: 3,
      debit: 2550,
      openingSum: 0,
    });
    expect(importFacts(data)).toEqual({
      companyName: "Åkessons Snickeri AB",
      organizationNumber: "",
      fiscalYear: { from: "2025-01-01", to: "2025-12-31" },
      transactionCount: 1,
      attachmentCount: 0,
    });
    expect(data.transactionSeries.map(({ name }) => name)).toEqual(["A", "B"]);
    expect(data.program).toBe("Förra programmet 2.1");
  });

  test("a header that says next to nothing", () => {
    const bare = imported(`#SIETYP 4\n#RAR 0 20250101 20251231\n${CHART}#IB 0 1930 1 3\n#IB 0 1930 2 4`);
    expect(bare.company).toEqual({
      name: "",
      organizationNumber: "",
      reference: "",
      address: "",
      zipCode: "",
      city: "",
      phone: "",
    });
    expect(bare.planName).toBe("Kontoplan från SIE");
    expect(bare).not.toHaveProperty("program");
    expect(bare.openingBalances).toEqual([{ accountId: 1930, balance: 300, quantity: 7 }]);
  });

  test.each([
    ['"Bo" "Gatan 1" "123 45 Ystad" "0411-123456"', ["Bo", "Gatan 1", "123 45", "Ystad", "0411-123456"]],
    ['"Bo" "Gatan 1" "SE-12345 Ystad" "?"', ["Bo", "Gatan 1", "123 45", "Ystad", ""]],
    ['"" "" "Ystad" ""', ["", "", "", "Ystad", ""]],
    ['"" "" "00000 Ystad" ""', ["", "", "000 00", "Ystad", ""]],
  ])("address %s", (record, expected) => {
    const { reference, address, zipCode, city, phone } = imported(
      `${HEAD}${CHART}#ADRESS ${record}\n`,
    ).company;
    expect([reference, address, zipCode, city, phone]).toEqual(expected);
  });

  test.each([
    ["#FTYP HB", "HB"],
    ["#FTYP XX", undefined],
    ["", undefined],
  ])("P24: %s is the type %s", (record, expected) => {
    expect(imported(`${HEAD}${CHART}${record}`).company.companyType).toBe(expected);
  });
});

describe("what is refused", () => {
  test.each<[string, string, readonly (string | RegExp)[]]>([
    ["nothing in it", HEAD, ["No SIE data"]],
    [
      "C45: no year, and vouchers of two",
      `#SIETYP 4\n${CHART}${VOUCHER}${VOUCHER.replace("B 7 2025", "B 8 2024")}`,
      ["Fiscal year not found"],
    ],
    ["C45: no year and no vouchers", `#SIETYP 1\n${CHART}`, ["Fiscal year not found"]],
    [
      "C45: no chart and accounts outside BAS",
      `#SIETYP 4\n#RAR 0 20250101 20251231\n${VOUCHER.replaceAll("3001", "3999").replace("1930", "1999")}`,
      ["No account plan: filen saknar kontoplan och kontona 1999, 3999 finns inte i BAS"],
    ],
    [
      "C3: accounts with amounts that cannot be kept",
      `${HEAD}${CHART}#KONTO 0351 Räntor\n#KONTO FEL Fel\n#IB 0 0351 -1\n#VER A 1 20250101\n{\n#TRANS FEL {} 5\n#TRANS 1930 {} -5\n}\n`,
      [/kontot? 0351 med beloppet −1,00/, /kontot? FEL med beloppet 5,00/],
    ],
  ])("%s", (_, lines, expected) => {
    const texts = refusal(lines);
    expect(texts).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(texts[index]).toMatch(text);
    });
  });

  test("an error without a text is a programmer's error", () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types forbid is tried
    expect(() => importErrorText({ code: "unknown" } as never)).toThrow("Unhandled case");
  });
});

describe("what is told", () => {
  test("C45: the calendar year of the vouchers where the file has no year", () => {
    const lines = `#SIETYP 4\n${CHART}${VOUCHER}`;
    expect(imported(lines).fiscalYear).toEqual({ from: "2025-01-01", to: "2025-12-31" });
    expect(notices(lines)).toContain(
      "Filen anger inget räkenskapsår. Verifikationernas kalenderår 2025-01-01 – 2025-12-31 används.",
    );
  });

  test("C45: accounts named by BAS where the file has no chart", () => {
    const lines = `#SIETYP 4\n#RAR 0 20250101 20251231\n${VOUCHER}`;
    expect(imported(lines).accounts).toEqual([
      { id: 1930, name: "Företagskonto", type: "asset", active: true, sru: 7281 },
      {
        id: 3001,
        name: "Försäljning inom Sverige, 25 % moms",
        type: "income",
        active: true,
        sru: 7410,
        taxCode: 5,
      },
    ]);
    expect(notices(lines)).toContain("Konto 1930 har inget namn i filen och får namnet Företagskonto.");
  });

  test.each([
    ["0351", [/[Kk]ontot 0351 är utan belopp och importeras inte/]],
    ["DIFF", [/[Kk]ontonumret DIFF är inte ett tal/, /[Kk]ontot DIFF är utan belopp och importeras inte/]],
  ])("C3: account %s without an amount is skipped, and said by the reader alone", (number, expected) => {
    const lines = `${HEAD}${CHART}#KONTO ${number} Extra\n#IB 0 ${number} 0\n`;
    expect(imported(lines).accounts).toHaveLength(3);
    const said = notices(lines).filter((text) => text.includes(number));
    expect(said).toHaveLength(expected.length);
    for (const text of expected) expect(said.some((each) => text.test(each))).toBe(true);
  });

  test("C3: a skipped account that the reader has not told of", () => {
    const file = read(HEAD + CHART);
    const extra = { number: "123456", name: "Lång", sru: [], line: 9 };
    const data = importSie4(
      { ...file, findings: [], konton: [...file.konton, extra] },
      { knownAccounts: known },
    );
    expect(data.ok && data.value.notices.map(importNoticeText)).toEqual([
      "Konto 123456 hoppas över: kontonummer måste vara 1000–9999, och kontot har inga belopp.",
    ]);
  });

  test("a balance account that a file gives both a closing balance and a result", () => {
    const { ub, res } = read(`${HEAD}${CHART}#UB 0 1930 100 1\n#RES 0 1930 50 2\n`);
    expect(balancesOfFile([...ub, ...res])).toEqual([{ accountId: 1930, balance: 15000, quantity: 3 }]);
  });

  test("C7: opening balances of result accounts are kept, and a sum that is not 0 is said once", () => {
    const lines = `${HEAD}${CHART}#IB 0 1930 100\n#IB 0 3001 -60\n`;
    expect(imported(lines).openingBalances).toHaveLength(2);
    expect(notices(lines).filter((text) => /summa|Total/.test(text))).toHaveLength(1);
  });

  test("C7: the sum is told where the reader has not", () => {
    const file = { ...read(`${HEAD}${CHART}#IB 0 1930 100\n`), findings: [] };
    const data = importSie4(file, { knownAccounts: known });
    expect(data.ok && data.value.notices.map(importNoticeText)).toEqual([
      "Total ingående balans är 100,00. Den ska vara 0 för att vara balanserad.",
    ]);
  });

  test("records without a use here are kept and counted", () => {
    const lines = `${HEAD}${CHART}#DIM 1 Kostnadsställe\n#OBJEKT 1 KS Kansli\n#UB -1 1930 50\n#RAR -1 20240101 20241231\n#BKOD 82300\n#TAXAR 2026\n#PROSA Hej\n#ENHET 1930 st\n`;
    const data = imported(lines);
    expect(data.unusedRecords).toEqual([
      '#PROSA "Hej"',
      "#BKOD 82300",
      "#RAR -1 20240101 20241231",
      "#TAXAR 2026",
      '#KONTO 1930 "Bank"',
      '#ENHET 1930 "st"',
      '#DIM 1 "Kostnadsställe"',
      '#OBJEKT 1 "KS" "Kansli"',
      "#UB -1 1930 50.00",
    ]);
    expect(notices(lines)).toContain(
      "9 poster som Huvudbok inte använder (dimensioner, objekt, budget) sparas till nästa export.",
    );
  });

  test("a notice without a text is a programmer's error", () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types forbid is tried
    expect(() => importNoticeText({ code: "unknown" } as never)).toThrow("Unhandled case");
  });
});

describe("C46: numbers and series", () => {
  test("a voucher without rows is kept, empty and locked; missing series and numbers are given", () => {
    const data = imported(
      `${HEAD}${CHART}#VER A 2 20250101 Makulerad\n{\n}\n#VER "" "" 20250102 Ny\n{\n}\n#VER A 0 20250103 Noll\n{\n}\n`,
    );
    expect(data.transactions.map(({ series, number, text }) => [series, number, text])).toEqual([
      ["A", 2, "Makulerad"],
      ["A", 3, "Noll"],
      ["B", 1, "Ny"],
    ]);
    expect(data.transactions.every(({ entries, locked }) => entries.length === 0 && locked)).toBe(true);
  });
});

describe("C45: types 1 to 3", () => {
  const SALDO = `#SIETYP 1
#RAR 0 20250101 20251231
#KONTO 1930 Bank
#KONTO 2081 Aktiekapital
#KONTO 3001 Sålt
#IB 0 1930 100
#IB 0 2081 -100
#UB 0 1930 175
#UB 0 2081 -100
#RES 0 3001 -75
`;

  test("chart and opening balances, no voucher unless asked for", () => {
    const data = imported(SALDO);
    expect(data.transactions).toEqual([]);
    expect(data.openingBalances).toEqual([
      { accountId: 1930, balance: 10000 },
      { accountId: 2081, balance: -10000 },
    ]);
    expect(notices(SALDO)).toContain(
      "Filen är av SIE-typ 1 och har inga verifikationer: kontoplan och ingående balanser läses in.",
    );
  });

  test("one locked voucher on the last day, of what changed", () => {
    expect(imported(SALDO, { withSummaryVoucher: true }).transactions).toEqual([
      {
        series: "A",
        number: 1,
        date: "2025-12-31",
        text: "Importerade saldon",
        locked: true,
        entries: [
          { accountId: 1930, amount: 7500 },
          { accountId: 3001, amount: -7500 },
        ],
      },
    ]);
  });

  test.each([
    ["that does not balance", SALDO.replace("-75", "-74")],
    ["of nothing", SALDO.replace("175", "100").replace("-75", "0")],
  ])("no voucher %s", (_, lines) => {
    expect(imported(lines, { withSummaryVoucher: true }).transactions).toEqual([]);
  });
});

describe("importDocuments", () => {
  const id = fiscalYearIdFromGuid("00000000-0000-0000-0000-000000000001");
  const structures = { balance: { name: "B", items: [] }, result: { name: "R", items: [] } };

  test("a fiscal year with its chart, balances and transactions", () => {
    const data = imported(HEAD + CHART + BALANCES + VOUCHER);
    expect(importDocuments(data, id, structures)).toEqual({
      fiscalYear: {
        id,
        from: isoDate("2025-01-01"),
        to: isoDate("2025-12-31"),
        locked: false,
        transactionSeries: data.transactionSeries,
      },
      accountPlan: {
        head: {
          name: "EUBAS97",
          balanceReportStructure: structures.balance,
          resultReportStructure: structures.result,
        },
        accounts: data.accounts,
      },
      openingBalances: data.openingBalances,
      transactions: data.transactions,
      sieRecords: undefined,
    });
  });

  test("records to keep, with and without the program they came from", () => {
    const lines = `${HEAD}${CHART}#DIM 1 Kostnadsställe\n`;
    const records = ['#DIM 1 "Kostnadsställe"'];
    expect(importDocuments(imported(lines), id, structures).sieRecords).toEqual({
      program: "Förra programmet 2.1",
      records,
    });
    const nameless = lines.replace(/#PROGRAM.*\n/, "");
    expect(importDocuments(imported(nameless), id, structures).sieRecords).toEqual({ records });
  });
});
