import { describe, expect, test } from "vitest";
import { readSie4 } from "../../sie4/index.ts";
import { encodeUtf8 } from "../../text/index.ts";
import { importErrorText } from "../import-error.ts";
import { importNoticeText } from "../import-notice.ts";
import { balancesOfFile } from "./balances-of-file.ts";
import { importSie4 } from "./import-sie4.ts";
import {
  CHART,
  HEAD,
  importErrors,
  imported,
  known,
  notices,
  read,
  VOUCHER,
} from "./imported-file.arbitrary.ts";

describe("what is refused", () => {
  test.each<[string, string, readonly (string | RegExp)[]]>([
    ["nothing in it", HEAD, [/^No SIE data\. Filen har varken kontoplan, saldon eller verifikationer$/]],
    [
      "IM2: no year, and vouchers of two",
      `#SIETYP 4\n${CHART}${VOUCHER}${VOUCHER.replace("B 7 2025", "B 8 2024")}`,
      [/^Fiscal year not found\. .* verifikationerna är daterade 2024, 2025$/],
    ],
    [
      "IM2: no year and no vouchers",
      `#SIETYP 1\n${CHART}`,
      [/^Fiscal year not found\. .* inga verifikationer/],
    ],
    [
      "D9: an account that its chart lacks and BAS too",
      `#SIETYP 4\n#RAR 0 20250101 20251231\n${CHART}${VOUCHER.replaceAll("3001", "3999")}`,
      ["No account plan. Konton som saknas i filens kontoplan finns inte heller i BAS: 3999"],
    ],
    [
      "IM2: no chart and accounts outside BAS",
      `#SIETYP 4\n#RAR 0 20250101 20251231\n${VOUCHER.replaceAll("3001", "3999").replace("1930", "1999")}`,
      ["No account plan. Filen saknar kontoplan, och dess konton finns inte i BAS: 1999, 3999"],
    ],
    [
      "S9: the years of the vouchers where a file has other years than its own",
      `#SIETYP 4\n#RAR -1 20240101 20241231\n${CHART}${VOUCHER}`,
      [
        /filen anger andra räkenskapsår men inte sitt eget \(#RAR 0\), och verifikationerna är daterade 2025$/,
      ],
    ],
    [
      "SI8: accounts with amounts that cannot be kept",
      `${HEAD}${CHART}#KONTO 0351 Räntor\n#KONTO FEL Fel\n#IB 0 0351 -1\n#VER A 1 20250101\n{\n#TRANS FEL {} 5\n#TRANS 1930 {} -5\n}\n`,
      [/kontot? 0351 med beloppet −1,00/, /kontot? FEL med beloppet 5,00/],
    ],
  ])("%s", (_, lines, expected) => {
    const texts = importErrors(lines);
    expect(texts).toHaveLength(expected.length);
    expected.forEach((text, index) => {
      expect(texts[index]).toMatch(text);
    });
  });

  test("an account that only a struck row names is stored under its number where BAS lacks it too", () => {
    const struck = VOUCHER.replace("#TRANS 3001", "#BTRANS 3999 {} 5\n#BTRANS 4010 {} 5\n#TRANS 3001");
    const { accounts, transactions } = imported(HEAD + CHART.replace(/#KONTO 4010.*\n/, "") + struck);
    expect(accounts.find(({ id }) => id === 3999)).toEqual({
      id: 3999,
      name: "Konto 3999",
      type: "income",
      active: true,
    });
    expect(transactions[0]?.entries.map(({ accountId }) => accountId)).toContain(3999);
    expect(importErrors(`${HEAD}${CHART}${struck}#UB 0 3999 0\n`)).toEqual([
      "No account plan. Konton som saknas i filens kontoplan finns inte heller i BAS: 3999",
    ]);
  });

  test("an error without a text is a programmer's error", () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types forbid is tried
    expect(() => importErrorText({ code: "unknown" } as never)).toThrow("Unhandled case");
  });
});

describe("what is reported", () => {
  test("IM2: the calendar year of the vouchers where the file has no year", () => {
    const lines = `#SIETYP 4\n${CHART}${VOUCHER}`;
    expect(imported(lines).fiscalYear).toEqual({ from: "2025-01-01", to: "2025-12-31" });
    expect(notices(lines)).toContain(
      "Filen anger inget räkenskapsår. Verifikationernas kalenderår 2025-01-01 – 2025-12-31 används.",
    );
  });

  test("IM2: accounts named by BAS where the file has no chart", () => {
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
    ["0351", [/[Kk]ontot 0351 har inga belopp för räkenskapsåret och importeras inte/]],
    ["DIFF", [/[Kk]ontot DIFF har inga belopp för räkenskapsåret och importeras inte/]],
  ])("SI8: account %s without an amount is skipped, and said by the reader alone", (number, expected) => {
    const lines = `${HEAD}${CHART}#KONTO ${number} Extra\n#IB 0 ${number} 0\n`;
    expect(imported(lines).accounts).toHaveLength(3);
    const said = notices(lines).filter((text) => text.includes(number));
    expect(said).toHaveLength(expected.length);
    for (const text of expected) expect(said.some((each) => text.test(each))).toBe(true);
  });

  test("a balance account that a file gives both a closing balance and a result", () => {
    const { ub, res } = read(`${HEAD}${CHART}#UB 0 1930 100 1\n#RES 0 1930 50 2\n`);
    expect(balancesOfFile([...ub, ...res])).toEqual([{ accountId: 1930, balance: 15000, quantity: 3 }]);
  });

  test("IM18: opening balances of result accounts are kept, and a sum that is not 0 is said once", () => {
    const lines = `${HEAD}${CHART}#IB 0 1930 100\n#IB 0 3001 -60\n`;
    expect(imported(lines).openingBalances).toHaveLength(2);
    expect(notices(lines).filter((text) => /summa|Total/.test(text))).toHaveLength(1);
  });

  test("IM18: the sum is reported where the reader has not", () => {
    const file = { ...read(`${HEAD}${CHART}#IB 0 1930 100\n`), findings: [] };
    const data = importSie4(file, { knownAccounts: known, fileName: "bok.se" });
    expect(data.ok && data.value.notices.map(importNoticeText).slice(0, 1)).toEqual([
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
      "Poster som Huvudbok inte räknar med sparas och följer med i nästa SIE-export: dimensioner (1), objekt (1), andra räkenskapsår (1), enheter (1), branschkod (1), taxeringsår (1), kommentar (1).",
    );
  });

  test.each([
    [
      "Fak\u200Btura",
      "Sålt",
      "En text i filen har dolda tecken, som inte syns men kan ändra hur texten läses: ”Faktura”. De",
    ],
    [
      "Fak\u202Etura",
      "S\u200Bålt",
      "2 texter i filen har dolda tecken, som inte syns men kan ändra hur texten läses: ”Sålt” med flera. De",
    ],
  ])("CH34: hidden characters are kept and counted: %j %j", (text, name, told) => {
    const lines = `#FLAGGA 0\n${HEAD}${CHART}${VOUCHER}`.replace("Faktura", text).replace("Sålt", name);
    const file = readSie4(encodeUtf8(lines));
    const books = file.ok ? importSie4(file.value, { knownAccounts: known, fileName: "bok.se" }) : file;
    if (!books.ok) throw new Error("not imported");
    expect(books.value.transactions[0]?.text).toBe(text);
    expect(books.value.notices.map(importNoticeText)).toContain(`${told} sparas som de står.`);
  });

  test("a notice without a text is a programmer's error", () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the types forbid is tried
    expect(() => importNoticeText({ code: "unknown" } as never)).toThrow("Unhandled case");
  });
});
