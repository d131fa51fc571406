import { describe, expect, test } from "vitest";
import { newAccount } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { encodeCp437 } from "../text/index.ts";
import { readerOf } from "./books-reader.ts";
import { BOOKS_READERS } from "./books-readers.ts";
import { errorCount, importErrorText } from "./import-error.ts";
import type { ImportRates } from "./import-rates.ts";
import type { PublishedChart } from "./published-chart.ts";
import { BALANCES, CHART, HEAD, VOUCHER } from "./sie4/imported-file.arbitrary.ts";

const charts: readonly PublishedChart[] = [
  {
    companyTypes: ["AB"],
    basEdition: 2025,
    plan: { name: "BAS 2025", accounts2: [newAccount(1930), newAccount(2081), newAccount(3001)] },
  },
];

function read(lines: string, onProgress: (text: string) => void = () => undefined, rates?: ImportRates) {
  const bytes = encodeCp437(`#FLAGGA 0\n${lines}`);
  const reader = readerOf(BOOKS_READERS, bytes);
  if (reader === undefined) throw new Error("not recognised");
  return reader.read(bytes, {
    fileName: "bok.se",
    charts,
    ...(rates === undefined ? {} : { rates }),
    onProgress: ({ share, text }) => onProgress(`${share} ${text}`),
  });
}

test("the first reader that recognises a file reads it, and there may be none", () => {
  const [never, first, second] = [false, true, true].map((isKnown) => ({ recognise: () => isKnown }));
  const readers = [never, first, second].filter((reader) => reader !== undefined);
  expect(readerOf(readers, new Uint8Array())).toBe(first);
  expect(readerOf(BOOKS_READERS, encodeCp437("En semla, tack"))).toBeUndefined();
});

describe("books of a SIE 4 file", () => {
  test("say where they come from, what the file is, and how far the reading has come", () => {
    const told: string[] = [];
    const reading = read(HEAD + CHART + BALANCES + VOUCHER, (text) => told.push(text));
    expect(reading).toMatchObject({
      outcome: "readable",
      source: {
        type: "SIE 4E",
        companyName: "Åkessons Snickeri AB",
        organizationNumber: "",
        fiscalYear: { from: "2025-01-01", to: "2025-12-31" },
        planName: "EUBAS97",
        accountCount: 3,
        transactionCount: 1,
        attachmentCount: 0,
        program: "Förra programmet 2.1",
        made: "2026-01-01",
      },
      books: {
        origin: { format: "sie4", fileName: "bok.se", program: "Förra programmet 2.1" },
        assets: [],
        files: [],
      },
      withSummary: undefined,
    });
    const signed = HEAD.replace("#GEN 20260101", "#GEN 20260101 Åsa");
    expect(read(signed + CHART + BALANCES + VOUCHER)).toMatchObject({ source: { made: "2026-01-01, Åsa" } });
    expect(read(HEAD.replace("#GEN 20260101\n", "") + CHART + BALANCES + VOUCHER)).toMatchObject({
      source: { made: "" },
    });
    expect(told).toEqual(["0.3 Läser filens poster", "0.7 Kontrollerar 1 verifikationer"]);
  });

  test("what a file does not say is left open", () => {
    const bare = `#ORGNR 556677-8899\n#FTYP AB\n${CHART}${VOUCHER}`;
    const reading = read(bare);
    expect(reading.source).toMatchObject({
      type: "SIE 4I",
      companyName: "",
      organizationNumber: "556677-8899",
      fiscalYear: undefined,
      planName: "",
      program: "",
    });
    expect(reading.outcome === "readable" && reading.books.origin).toEqual({
      format: "sie4",
      fileName: "bok.se",
    });
    expect(read(bare.replace("#FTYP AB\n", "")).outcome).toBe("readable");
  });

  test("numbers that come twice are read with new ones, unless something else is wrong (IM15)", () => {
    const twice = HEAD + CHART + BALANCES + VOUCHER + VOUCHER;
    const reading = read(twice);
    expect(reading.outcome === "readable" && reading.books.transactions.map(({ number }) => number)).toEqual([
      7, 8,
    ]);
    const many = HEAD + CHART + BALANCES + VOUCHER.repeat(150);
    expect(read(many).outcome).toBe("readable");
    const refused = read(`${twice}#ib 0 1930 1\n`);
    if (refused.outcome !== "refused") throw new Error("read");
    expect(errorCount(refused.errors)).toBe(2);
    expect(refused.notices.map(({ code }) => code)).toContain("finding");
  });

  test("errors of one kind are counted, also those that are not listed one by one", () => {
    const reading = read(HEAD + CHART + VOUCHER.replace("-25.50", "-24").repeat(120));
    if (reading.outcome !== "refused") throw new Error("read");
    // Each does not balance, and all but the first have a number that came before.
    expect(errorCount(reading.errors)).toBe(239);
    expect(reading.errors.map(importErrorText).join("\n")).toContain("balanserar inte");
  });

  test("a file in another currency is read with the rates that it needs (IM13)", () => {
    const lines = `${HEAD}#VALUTA EUR\n${CHART}${BALANCES}${VOUCHER}`;
    const observations = [
      { date: isoDate("2024-12-31"), value: 11.5 },
      { date: isoDate("2025-02-28"), value: 11 },
    ];
    const reading = read(lines, undefined, { observations });
    expect(reading.outcome === "readable" && reading.books.openingBalances[0]?.balance).toBe(1150_00);
  });

  test("balances without vouchers can be had with a voucher of their own (IM8)", () => {
    const balances = HEAD.replace("#SIETYP 4", "#SIETYP 1") + CHART + BALANCES;
    const closing = "#UB 0 1930 150\n#UB 0 2081 -100\n#RES 0 3001 -50\n";
    const reading = read(balances + closing);
    expect(reading.outcome === "readable" && reading.withSummary?.transactions).toHaveLength(1);
    const unchanged = read(`${balances}#UB 0 1930 100\n#UB 0 2081 -100\n`);
    expect(unchanged.outcome === "readable" && unchanged.withSummary).toBeUndefined();
    const unbalanced = read(`${balances}#UB 0 1930 150\n`);
    expect(unbalanced.outcome === "readable" && unbalanced.withSummary).toBeUndefined();
  });
});
