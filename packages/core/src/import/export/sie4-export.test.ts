import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { emptyRecipient } from "../../company/index.ts";
import { ore } from "../../money/index.ts";
import { readSie4, type Sie4File } from "../../sie4/index.ts";
import { decodeCp437 } from "../../text/index.ts";
import { accounts, anyBooks, fiscalYear } from "../books.arbitrary.ts";
import { importSie4 } from "../sie4/import-sie4.ts";
import { readUnusedRecords } from "../sie4/unused-records.ts";
import { exportDifferences } from "./export-differences.ts";
import { isReadAsWritten, sie4Export } from "./sie4-export.ts";
import { yearBalances } from "./year-balances.ts";

const facts = { date: isoDate("2026-11-20"), sign: "Anna", programVersion: "1.0" };

const books = {
  company: { ...emptyRecipient(), name: "Åkessons Snickeri AB" },
  fiscalYear,
  planName: "BAS 2025 för aktiebolag",
  accounts,
  openingBalances: [
    { accountId: accountNo(2081), balance: ore(-10000) },
    { accountId: accountNo(1930), balance: ore(10000), quantity: 2 },
  ],
  transactions: [
    {
      series: "A",
      number: 1,
      date: isoDate("2025-07-05"),
      text: "Sålt",
      locked: true,
      entries: [
        { accountId: accountNo(1930), amount: ore(7500) },
        { accountId: accountNo(4010), amount: ore(100), adjustmentType: false },
        { accountId: accountNo(3001), amount: ore(-7500) },
      ],
    },
  ],
};

function read(bytes: Uint8Array): Sie4File {
  const file = readSie4(bytes);
  if (!file.ok) throw new Error("not SIE");
  return file.value;
}

function lines(bytes: Uint8Array, label: string): readonly string[] {
  return decodeCp437(bytes)
    .split("\r\n")
    .filter((line) => line.startsWith(`#${label} `));
}

test("what is exported and imported again is the same books", () => {
  fc.assert(
    fc.property(anyBooks, (all) => {
      const exported = sie4Export(all, facts);
      expect(exported.errors).toEqual([]);
      expect(exported.differences).toEqual([]);
      const data = importSie4(read(exported.bytes), { knownAccounts: new Map(), fileName: "bok.se" });
      if (!data.ok) throw new Error("not imported");
      const { company, planName, accounts: plan, openingBalances, transactions } = data.value;
      const { careOf: _careOf, email: _email, country: _country, ...recipient } = all.company;
      expect({ company, planName, accounts: plan, openingBalances, transactions }).toEqual({
        company: recipient,
        planName: all.planName,
        accounts: all.accounts,
        openingBalances: all.openingBalances,
        transactions: all.transactions,
      });
      // Any books may be without vouchers, balances or some of the numbers.
      const told = data.value.notices.map((notice) =>
        notice.code === "finding" ? notice.finding.code : notice.code,
      );
      const expected = new Set(["no-vouchers", "no-balances", "numbers-missing"]);
      expect(told.filter((code) => !expected.has(code))).toEqual([]);
    }),
  );
});

test("IM17: a year without opening balances stays so beside the year before", () => {
  const previous = {
    fiscalYear: { from: isoDate("2024-01-01"), to: isoDate("2024-12-31") },
    opening: new Map(),
    closing: new Map([[accountNo(1930), ore(500)]]),
    quantities: { opening: new Map(), closing: new Map() },
  };
  const { bytes } = sie4Export({ ...books, openingBalances: [], previous }, facts);
  expect(lines(bytes, "IB")).toEqual(["#IB 0 1930 0.00"]);
  const data = importSie4(read(bytes), { knownAccounts: new Map(), fileName: "bok.se" });
  expect(data.ok && data.value.openingBalances).toEqual([]);
});

test("the file holds the closing balances, a checksum and what it says of itself", () => {
  const progress: [number, string][] = [];
  const { bytes, sums } = sie4Export(books, facts, (percent, message) => progress.push([percent, message]));
  expect(sums).toEqual({ accounts: 6, transactions: 1, rows: 3, debit: 7500, openingSum: 0 });
  expect(lines(bytes, "IB")).toEqual(["#IB 0 1930 100.00 2", "#IB 0 2081 -100.00"]);
  expect(lines(bytes, "UB")).toEqual(["#UB 0 1930 175.00 2", "#UB 0 2081 -100.00"]);
  expect(lines(bytes, "RES")).toEqual(["#RES 0 3001 -75.00"]);
  expect(lines(bytes, "KPTYP")).toEqual(["#KPTYP EUBAS97"]);
  expect(lines(bytes, "RAR")).toEqual(["#RAR 0 20250701 20260630"]);
  expect(lines(bytes, "ORGNR")).toEqual([]);
  expect(lines(bytes, "ADRESS")).toEqual([]);
  expect(read(bytes).checksum.status).toBe("right");
  expect(progress.map(([percent]) => percent)).toEqual([20, 40, 70, 100]);
});

test("without an opening balance a closing balance is that of the rows", () => {
  const { closing } = yearBalances({ ...books, openingBalances: [] });
  expect([...closing]).toEqual([
    [1930, 7500],
    [3001, -7500],
  ]);
});

test("a household, which SIE has no code for, and an account of statistics", () => {
  const { bytes } = sie4Export(
    {
      ...books,
      company: { ...emptyRecipient("PP"), name: "Hemma", city: "Ystad" },
      accounts: [...accounts, { id: accountNo(9100), name: "Timmar", type: "statistics", active: true }],
    },
    facts,
  );
  expect(lines(bytes, "FTYP")).toEqual(["#FTYP X"]);
  expect(lines(bytes, "ADRESS")).toEqual(['#ADRESS "" "" "Ystad" ""']);
  expect(lines(bytes, "KTYP").some((line) => line.includes("9100"))).toBe(false);
});

test.each([
  ["19850101-2382", "850101-2382"],
  ["198501012382", "850101-2382"],
  ["850101+2382", "850101-2382"],
  ["556036-0793", "556036-0793"],
  ["5560360793", "556036-0793"],
  ["SE-1", "SE-1"],
])("the number %s is written as %s: ten digits", (organizationNumber, written) => {
  const { bytes } = sie4Export({ ...books, company: { ...books.company, organizationNumber } }, facts);
  expect(lines(bytes, "ORGNR")).toEqual([`#ORGNR ${written}`]);
});

test("closing quantities are the opening ones and those of the rows that count", () => {
  const [first] = books.transactions;
  const [bank, struck, sale] = first!.entries;
  const counted = [
    { ...bank!, quantity: 3 },
    { ...bank!, amount: ore(0), quantity: 0.1 },
    { ...struck!, quantity: 9 },
    { ...sale!, quantity: -4 },
  ];
  const transactions = [{ ...first!, entries: counted }];
  const previous = yearBalances({
    ...books,
    fiscalYear: { from: isoDate("2024-07-01"), to: isoDate("2025-06-30") },
    transactions,
  });
  const { bytes, differences } = sie4Export({ ...books, transactions, previous }, facts);
  expect(differences).toEqual([]);
  expect(lines(bytes, "IB")).toEqual([
    "#IB 0 1930 100.00 2",
    "#IB 0 2081 -100.00",
    "#IB -1 1930 100.00 2",
    "#IB -1 2081 -100.00",
  ]);
  expect(lines(bytes, "UB")).toEqual([
    "#UB 0 1930 175.00 5.1",
    "#UB 0 2081 -100.00",
    "#UB -1 1930 175.00 5.1",
    "#UB -1 2081 -100.00",
  ]);
  expect(lines(bytes, "RES")).toEqual(["#RES 0 3001 -75.00 -4", "#RES -1 3001 -75.00 -4"]);
});

describe("the year before", () => {
  const previous = yearBalances({
    fiscalYear: { from: isoDate("2024-07-01"), to: isoDate("2025-06-30") },
    openingBalances: [{ accountId: accountNo(1930), balance: ore(4000) }],
    transactions: [
      {
        ...books.transactions[0]!,
        entries: [
          { accountId: accountNo(1930), amount: ore(6000) },
          { accountId: accountNo(3001), amount: ore(-6000) },
        ],
      },
    ],
  });

  test("comes as year -1", () => {
    const { bytes, differences } = sie4Export({ ...books, previous }, facts);
    expect(lines(bytes, "RAR")).toEqual(["#RAR 0 20250701 20260630", "#RAR -1 20240701 20250630"]);
    expect(lines(bytes, "IB")).toContain("#IB -1 1930 40.00");
    expect(lines(bytes, "UB")).toContain("#UB -1 1930 100.00");
    expect(lines(bytes, "RES")).toEqual(["#RES 0 3001 -75.00", "#RES -1 3001 -60.00"]);
    expect(differences).toEqual([]);
  });

  test("takes the place of the balances that an import kept of it; older ones stay", () => {
    const kept = readUnusedRecords(
      [-1, -2].flatMap((year) => [
        `#RAR ${year} ${2025 + year}0701 ${2026 + year}0630`,
        `#IB ${year} 1930 1.00`,
        `#UB ${year} 1930 1.00`,
        `#RES ${year} 3001 1.00`,
      ]),
    )!;
    const { bytes } = sie4Export({ ...books, previous, kept }, facts);
    expect(lines(bytes, "RAR").map((line) => line.split(" ")[1])).toEqual(["0", "-1", "-2"]);
    expect(lines(bytes, "IB").filter((line) => line.includes(" -1 "))).toEqual(["#IB -1 1930 40.00"]);
    expect(lines(bytes, "IB")).toContain("#IB -2 1930 1.00");
    const alone = sie4Export({ ...books, kept }, facts);
    expect(lines(alone.bytes, "IB")).toContain("#IB -1 1930 1.00");
  });
});

describe("records kept from an import", () => {
  const records = [
    '#PROSA "Hej"',
    "#BKOD 82300",
    "#TAXAR 2026",
    '#KONTO 1930 "Bank"',
    "#SRU 1930 7281",
    "#SRU 1930 7282",
    '#ENHET 1930 "st"',
    '#KONTO 2440 "Skulder"',
    "#SRU 2440 7365",
    "#SRU 2440 7366",
    '#DIM 1 "Kostnadsställe"',
    '#UNDERDIM 2 "Enhet" 1',
    '#OBJEKT 1 "KS" "Kansli"',
    '#OIB 0 1930 {1 "KS"} 1.00',
    '#OUB 0 1930 {1 "KS"} 2.00',
    '#OUB -1 1930 {1 "KS"} 3.00',
    "#PSALDO 0 202507 1930 {} 75.00",
    "#PBUDGET 0 202507 3001 {} -80.00",
  ];
  const kept = readUnusedRecords(records)!;

  test("go back into the file", () => {
    const { bytes } = sie4Export({ ...books, kept }, facts);
    const all = decodeCp437(bytes).split("\r\n");
    for (const record of records.filter((line) => !line.startsWith("#KONTO"))) expect(all).toContain(record);
    expect(all.filter((line) => line.startsWith("#SRU 1930"))).toEqual(["#SRU 1930 7281", "#SRU 1930 7282"]);
  });

  test("but not what is no longer true once something has been registered here", () => {
    const [first] = books.transactions;
    const registered = { ...first!, number: 2, locked: false };
    const { bytes } = sie4Export({ ...books, transactions: [first!, registered], kept }, facts);
    expect(lines(bytes, "PSALDO")).toEqual([]);
    expect(lines(bytes, "OUB")).toEqual(['#OUB -1 1930 {1 "KS"} 3.00']);
    expect(lines(bytes, "OIB")).toHaveLength(1);
    expect(lines(bytes, "PBUDGET")).toHaveLength(1);
  });

  test("nothing kept is nothing", () => {
    expect(readUnusedRecords([])).toBeUndefined();
    const { bytes } = sie4Export({ ...books, kept: readUnusedRecords(["#KONTO 1930 Bank"])! }, facts);
    expect(lines(bytes, "PROSA")).toEqual([]);
  });
});

describe("an export that proves wrong says so", () => {
  test("texts that together look like another encoding are named", () => {
    const company = { ...books.company, name: "Bolaget AB" };
    const named = (name: string) =>
      sie4Export(
        {
          ...books,
          company,
          accounts: accounts.map((account) => ({ ...account, name: account.id === 3001 ? name : "Konto" })),
          transactions: books.transactions.map((transaction) => ({ ...transaction, text: "Faktura" })),
        },
        facts,
      ).misread;
    expect(named("F├ñrs├ñljning")).toEqual([{ place: "konto 3001", text: "F├ñrs├ñljning" }]);
    expect(named("Försäljning")).toEqual([]);
    expect(named("Plain")).toEqual([]);
  });

  test.each([
    ["cp437", "right", true],
    ["ascii", "right", true],
    ["cp437", "wrong", false],
    ["utf-8", "right", false],
    ["windows-1252", "wrong", false],
  ] as const)("%s with a checksum that is %s: %s", (encoding, status, expected) => {
    expect(isReadAsWritten({ encoding, checksum: { status, declared: "1", computed: 1 } })).toBe(expected);
  });

  test("a balance that is not the one of the reports, on an account of either", () => {
    const balance = (account: string, kronor: number, year = 0) => {
      return { year, account, amount: ore(kronor * 100), line: 0 };
    };
    const ub = [balance("1930", 174), balance("2440", 1), balance("2081", -9, -1), balance("FEL", 5)];
    expect(exportDifferences({ ub, res: [balance("3001", -75)] }, books)).toEqual([
      { account: 1930, inFile: 17400, inBooks: 17500 },
      { account: 2081, inFile: 0, inBooks: -10000 },
      { account: 2440, inFile: 100, inBooks: 0 },
    ]);
  });

  test("a row on an account that the chart lacks", () => {
    const { errors, differences } = sie4Export(
      { ...books, accounts: accounts.filter(({ id }) => id !== 3001) },
      facts,
    );
    expect(errors.map(({ code }) => code)).toEqual(["account-undeclared"]);
    expect(differences).toEqual([]);
  });
});
