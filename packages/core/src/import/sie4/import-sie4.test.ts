import { describe, expect, test } from "vitest";
import { importFacts } from "../import-facts.ts";
import { importSums } from "../import-sums.ts";
import { BALANCES, CHART, HEAD, imported, notices, VOUCHER } from "./imported-file.arbitrary.ts";

describe("what is imported", () => {
  const data = imported(HEAD + CHART + BALANCES + VOUCHER);

  test("IM2: the file's accounts, active, named by the file; tax code and type by the number", () => {
    expect(data.accounts).toEqual([
      { id: 1930, name: "Bank", type: "asset", active: true },
      { id: 2081, name: "Aktiekapital", type: "equity", active: true },
      { id: 3001, name: "Sålt", type: "income", active: true, taxCode: 5 },
    ]);
    expect(data.planName).toBe("EUBAS97");
  });

  test("IM2: type by #KTYP, the first SRU code that can be one, a name where the file has none", () => {
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
    expect(data.origin.program).toBe("Förra programmet 2.1");
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
    ["123", "123", true],
    ["556036-0794", "556036-0794", true],
    ["5560360794", "556036-0794", true],
    ["556036-0793", "556036-0793", false],
    ["SE556036079301", "556036-0793", false],
    ["19811218-9876", "19811218-9876", false],
    ['""', "", false],
  ])("IM16: #ORGNR %s is kept as %j, and one that is none is told", (written, number, isTold) => {
    const lines = `${HEAD}${CHART}#ORGNR ${written}\n`;
    expect(imported(lines).company.organizationNumber).toBe(number);
    const told = `”${number}” i #ORGNR är inte ett giltigt organisationsnummer. Ett nytt företag får det som det står.`;
    expect(notices(lines).filter((text) => text.includes("#ORGNR"))).toEqual(isTold ? [told] : []);
  });

  test("CO13: what is too long for a company's details is left out, and told", () => {
    const long = "x".repeat(255);
    const { company, notices } = imported(
      `${HEAD.replace(/#ORGNR.*\n/, "")}${CHART}#ORGNR ${long}\n#ADRESS "${long}" "${long}" "${long}" ""\n`,
    );
    expect([company.reference, company.address, company.city]).toEqual(["", "", ""]);
    expect(company.organizationNumber).toBe("");
    const leftOut = notices.flatMap((one) => (one.code === "company-detail-left-out" ? [one] : []));
    const text = `${"x".repeat(60)} ...`;
    expect(leftOut).toEqual(
      ["ORGNR", "ADRESS", "ADRESS", "ADRESS"].map((label) => ({
        code: "company-detail-left-out",
        label,
        text,
      })),
    );
  });

  test("CO13: control characters in a company's details are blanks", () => {
    const { company } = imported(
      `${HEAD.replace(/#FNAMN.*\n/, "")}${CHART}#FNAMN "Alm\tAB"\n#ADRESS "Eva\tEk" "Gatan\u001F1" "111 22 Lund" ""\n`,
    );
    expect([company.name, company.reference, company.address]).toEqual(["Alm AB", "Eva Ek", "Gatan 1"]);
  });

  test.each([
    ["#FTYP HB", "HB"],
    ["#FTYP XX", undefined],
    ["", undefined],
  ])("CO7: %s is the type %s", (record, expected) => {
    expect(imported(`${HEAD}${CHART}${record}`).company.companyType).toBe(expected);
  });
});

describe("SI6: numbers and series", () => {
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

describe("IM8: types 1 to 3", () => {
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
      "Filen är av SIE-typ 1 och har inga verifikationer: året får kontoplan och ingående balanser.",
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
