import { describe, expect, test } from "vitest";
import { accountNo, newAccount } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { emptyRecipient } from "../../company/index.ts";
import { fiscalYearIdFromGuid } from "../../fiscal-year/index.ts";
import { ore } from "../../money/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { exportLosses, exportLossTexts } from "./export-losses.ts";

const company = { ...emptyRecipient(), name: "Åkessons Snickeri AB" };
const accounts = [newAccount(1930), newAccount(3001)];
const transaction: Transaction = {
  series: "A",
  number: 1,
  date: isoDate("2025-03-01"),
  text: "Såld soffa",
  locked: false,
  entries: [
    { accountId: accountNo(1930), amount: ore(100) },
    { accountId: accountNo(3001), amount: ore(-100) },
  ],
};
const books = { company, accounts, transactions: [transaction], draftCount: 0 };
const texts = (changed: Partial<typeof books>) => exportLossTexts(exportLosses({ ...books, ...changed }));

test("books that the file can hold lose nothing", () => {
  expect(exportLosses(books)).toEqual({
    replaced: [],
    companyDetails: [],
    annotations: 0,
    links: 0,
    files: 0,
    foreignAmounts: 0,
    inactiveAccounts: 0,
    taxCodes: 0,
    drafts: 0,
  });
  expect(texts({})).toEqual({ lost: [], chart: [], rewritten: [] });
});

test("what the format has no place for is counted and named", () => {
  const rich: Transaction = {
    ...transaction,
    annotation: "Hade nummer A 7",
    attachmentIds: ["a", "b"],
    corrects: { fiscalYearId: fiscalYearIdFromGuid("1".repeat(32)), series: "A", number: 2 },
    entries: transaction.entries.map((entry) => ({
      ...entry,
      foreignCurrencyAmount: { amount: ore(10), currency: "EUR" },
    })),
  };
  const given = {
    company: { ...company, careOf: "c/o Bo", email: "a@b.se", country: "NO" },
    accounts: [
      { ...newAccount(1930), active: false },
      { ...newAccount(2611), taxCode: 10 },
    ],
    transactions: [rich, { ...transaction, annotation: "" }],
    draftCount: 2,
  };
  const { lost, chart } = texts(given);
  expect(lost).toEqual([
    "1 anteckning på en verifikation följer inte med.",
    "1 länk mellan en rättelse och det den rättar följer inte med.",
    "2 bifogade filer följer inte med.",
    "2 belopp i utländsk valuta följer inte med.",
    "2 utkast följer inte med.",
    "Företagets c/o-adress och e-postadress och land följer inte med.",
  ]);
  expect(chart).toEqual([
    "1 kontos momstyp följer inte med.",
    "1 inaktivt konto följer med som andra: filen säger inte att de är inaktiva.",
  ]);
  expect(texts({ company: { ...company, country: "" } }).lost).toEqual([]);
});

describe("texts that the file cannot hold as they are", () => {
  test.each([
    ["Lön 5 €", "Lön 5 EUR"],
    ["Søren", "Soren"],
    ["漢", "?"],
    ["rad\nrad", "rad rad"],
    ["C:\\", "C:"],
  ])("%j is written %j, which is told with its place", (text, written) => {
    const changed = { ...transaction, text };
    expect(exportLosses({ ...books, transactions: [changed] }).replaced).toEqual([
      { place: "verifikation A 1", text, written },
    ]);
  });

  test.each(["Såld soffa", "½ dag", "C:\\mapp", "e\u0301", '"citat"'])("%j is as it was", (text) => {
    expect(exportLosses({ ...books, transactions: [{ ...transaction, text }] }).replaced).toEqual([]);
  });

  test("are found wherever the books have texts", () => {
    const wrong = "§";
    const entry = transaction.entries[0]!;
    const all = {
      company: { ...company, name: wrong, city: wrong },
      accounts: [{ ...newAccount(1930), name: wrong }],
      transactions: [
        {
          ...transaction,
          series: wrong,
          text: wrong,
          sign: wrong,
          entries: [{ ...entry, text: wrong, sign: wrong, objects: [{ dimension: wrong, object: wrong }] }],
        },
      ],
    };
    const { replaced } = exportLosses({ ...books, ...all });
    expect(replaced.map(({ place }) => place)).toEqual([
      "företagets namn",
      "företagets adress",
      "konto 1930",
      ...Array.from({ length: 7 }, () => "verifikation § 1"),
    ]);
    const [first, , second] = texts(all).lost;
    expect([first, second]).toEqual([
      "10 texter har tecken som filen inte kan ha, och som skrivs som frågetecken:",
      "I företagets adress: ”§” skrivs ”?”.",
    ]);
  });

  test("that read the same are told apart from those that cannot be read", () => {
    const told = texts({
      transactions: [
        { ...transaction, text: "Varför – då?" },
        { ...transaction, number: 2, text: "Vad? 漢" },
      ],
    });
    expect(told.rewritten).toEqual(["I verifikation A 1: ”Varför – då?” skrivs ”Varför - då?”."]);
    expect(told.lost).toEqual([
      "1 text har tecken som filen inte kan ha, och som skrivs som frågetecken:",
      "I verifikation A 2: ”Vad? 漢” skrivs ”Vad? ?”.",
    ]);
  });
});
