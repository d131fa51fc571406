import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import { range } from "./vat-books.arbitrary.ts";
import {
  vatFileRefusalText,
  vatProblemText,
  vatSettlementRefusalText,
  vatSummaryTexts,
  vatWarningText,
} from "./vat-text.ts";

const [a, b] = [accountNo(2617), accountNo(2618)];
const [c, d] = [accountNo(3973), accountNo(7973)];
const sales = { bases: [5, 6, 7, 8], taxes: [10, 11, 12], base: ore(10_600_040), implied: ore(10_200_040) };
/** Numbers are grouped by no-break spaces. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");

const through = isoDate("2025-06-30");
const late = transaction("A 4", "2025-07-10", []);

test.each([
  ["2025-06-29", "senast 30 juni 2025."],
  ["2025-06-30", "senast 30 juni 2025. De dagarna är låsta: flytta tillbaka låsningen först."],
])("TR30: a settlement that came too late, in books that are closed through %s", (closed, end) => {
  const origin = { code: "late-opening", fiscalYear: year2025, settlements: [late], through } as const;
  const problem = { code: "opening-balance", accounts: [], origin } as const;
  expect(plain(vatProblemText(problem, isoDate(closed)))).toMatch(new RegExp(`igen, ${end}$`));
});

test.each([
  [
    { code: "year-missing", missing: range("2025-09-01", "2025-09-30") },
    "Räkenskapsåret med dagarna 2025-09-01 – 2025-09-30 saknas, och utan det är perioden inte hel",
  ],
  [
    {
      code: "opening-balance",
      accounts: [
        { account: a, amount: ore(-1060) },
        { account: b, amount: ore(5) },
      ],
      origin: { code: "period", period: range("2025-01-01", "2025-03-31"), fiscalYear: year2025 },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60), 2618 (0,05). Boka momsavräkningen för jan–mar 2025.",
  ],
  [
    {
      code: "opening-balance",
      accounts: [{ account: a, amount: ore(-1060) }],
      origin: { code: "late", period: range("2025-01-01", "2025-03-31"), fiscalYear: year2025, through },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60). Momsavräkningen för jan–mar 2025 är bokförd först efter perioden: vänd den och bokför den igen, senast 30 juni 2025.",
  ],
  [
    {
      code: "opening-balance",
      accounts: [{ account: a, amount: ore(-1060) }],
      origin: { code: "late-opening", fiscalYear: year2025, settlements: [late], through },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60). Det är ingående balans, som A 4 har avräknat först efter perioden: vänd den och bokför den igen, senast 30 juni 2025.",
  ],
  [
    {
      code: "opening-balance",
      accounts: [{ account: a, amount: ore(-1060) }],
      origin: { code: "year-before", period: range("2025-01-01", "2025-03-31"), fiscalYear: year2025 },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60). Det är ingående balans. Boka momsavräkningen för jan–mar 2025 i räkenskapsåret 2025, och importera sedan ingående balans igen.",
  ],
  [
    {
      code: "opening-balance",
      accounts: [{ account: a, amount: ore(-1060) }],
      origin: {
        code: "year-before",
        period: range("2025-01-01", "2025-03-31"),
        fiscalYear: { ...year2025, locked: true },
      },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60). Det är ingående balans. Boka momsavräkningen för jan–mar 2025 i räkenskapsåret 2025.",
  ],
  [
    {
      code: "opening-balance",
      accounts: [{ account: a, amount: ore(-1060) }],
      origin: { code: "stale-opening", fiscalYear: year2025 },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60). Det är ingående balans, men momsen är avräknad i föregående år: importera ingående balans igen.",
  ],
  [
    {
      code: "opening-balance",
      accounts: [{ account: a, amount: ore(-1060) }],
      origin: { code: "changed-opening", fiscalYear: year2025 },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60). Det är ingående balans, men föregående år slutar med ett annat belopp på momskontona: importera ingående balans igen.",
  ],
  [
    {
      code: "opening-balance",
      accounts: [{ account: a, amount: ore(-1060) }],
      origin: { code: "opening", fiscalYear: year2025 },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60). Det är ingående balans. Är momsen bokförd i föregående år: importera ingående balans igen. Annars: boka momsavräkningen för perioden före.",
  ],
  [
    {
      code: "opening-balance",
      accounts: [{ account: a, amount: ore(-1060) }],
      origin: { code: "opening-within", period: range("2024-11-01", "2025-01-31"), fiscalYear: year2025 },
    },
    "Momskonton är inte noll när perioden börjar: 2617 (−10,60). Det är ingående balans, och räkenskapsåret börjar mitt i nov 2024–jan 2025: moms från dagarna före hör till samma momsdeklaration. Skapa räkenskapsåret före och bokför eller importera de dagarna, så redovisas hela perioden. Är den momsen redan redovisad: bokför momsavräkningen av ingående balansen för sig, daterad i perioden.",
  ],
  [
    { code: "no-vat" },
    "Summan av momskonton är noll, ingen momsrapport registrerad, välj en annan period. Har du inget att redovisa: kryssa för Inget att redovisa för perioden, så kan filen laddas ner.",
  ],
  [{ code: "base-without-vat", bases: [50], taxes: [60, 61, 62] }, "Ruta 50 har belopp men 60–62 ingen moms"],
  [
    { code: "vat-without-base", bases: [5, 6, 7, 8], taxes: [10, 11, 12], accounts: [] },
    "Ruta 10–12 har moms men 05–08 inget belopp",
  ],
  [
    { code: "vat-without-base", bases: [20, 24], taxes: [30, 32], accounts: [a] },
    "Ruta 30–32 har moms men 20–24 inget belopp. Konto 2617 står bredvid den momsen men saknar Momstyp: välj den i kontoplanen",
  ],
  [
    { code: "vat-without-base", bases: [20, 24], taxes: [30, 32], accounts: [a, b] },
    "Ruta 30–32 har moms men 20–24 inget belopp. Kontona 2617, 2618 står bredvid den momsen men saknar Momstyp: välj den i kontoplanen",
  ],
] as const)("what keeps a file from being made: %j", (problem, text) => {
  expect(plain(vatProblemText(problem))).toBe(text);
});

test.each([
  [
    { code: "no-vat", hasBase: true },
    "Ingen moms är bokförd i perioden. Rapporten redovisar det som står i rutorna.",
  ],
  [
    { code: "no-vat", hasBase: false },
    "Ingen moms är bokförd i perioden. Filen redovisar att det inte finns något att betala.",
  ],
  [
    { code: "unknown-tax-code", taxCode: 99, accounts: [a] },
    "Momstypen 99 finns inte i momsdeklarationen: Konto 2617 ingår inte i någon ruta",
  ],
  [
    { code: "without-box", accounts: [a, b] },
    "Kontona 2617, 2618 saknar Momstyp och ingår inte i någon ruta",
  ],
  [
    { code: "base-differs", ...sales },
    "Utgående moms i ruta 10–12 svarar mot underlaget 102 000,40, men bokfört i ruta 05–08 är 106 000,40",
  ],
  [
    {
      code: "sold-asset-without-base",
      voucher: "A 4",
      date: isoDate("2026-01-20"),
      price: ore(1_000_000),
      bases: [{ amount: ore(1_000_000), sales: 3002 }],
      result: ore(-166_027),
      offset: 3790,
      results: [c, d],
    },
    "A 4 har moms på en såld anläggningstillgång, men priset är inte med i ruta 05. Bokför 10 000,00 i kredit på 3002 och i debet på 3790 (ett konto utan Momstyp), så kommer det dit och resultatet är detsamma. Välj ingen Momstyp på vinsten eller förlusten (3973, 7973): den är inte priset.",
  ],
  [
    { code: "input-below-reverse-charge", input: ore(2000), charged: ore(2500) },
    "Ingående moms (20) är mindre än momsen på inköp i ruta 30–32 och 60–62 (25). Det stämmer bara om avdragsrätten är begränsad.",
  ],
  [
    { code: "unusual-amount", direction: "output", amount: ore(2_500_100), usual: ore(500_000) },
    "Utgående moms är 25 001 kr, mot i genomsnitt 5 000 kr för en lika lång period tidigare under året",
  ],
  [
    { code: "unusual-amount", direction: "input", amount: ore(2_500_100), usual: ore(500_000) },
    "Ingående moms är 25 001 kr, mot i genomsnitt 5 000 kr för en lika lång period tidigare under året",
  ],
] as const)("what deserves a look: %j", (warning, text) => {
  expect(plain(vatWarningText(warning))).toBe(text);
});

test.each([
  [{ code: "nothing-to-settle", isSettled: true }, "Momsen för perioden är avräknad"],
  [{ code: "nothing-to-settle", isSettled: false }, "Perioden har ingen moms att bokföra"],
  [
    { code: "missing-account", account: accountNo(2650) },
    "Saknar konto 2650 Redovisningskonto för moms, kan inte fortsätta.",
  ],
  [
    { code: "missing-account", account: accountNo(1650) },
    "Saknar konto 1650 Momsfordran, kan inte fortsätta.",
  ],
  [
    { code: "missing-account", account: accountNo(3740) },
    "Saknar konto 3740 Öres- och kronutjämning, kan inte fortsätta.",
  ],
  [
    { code: "outside-vat-accounts", accounts: [accountNo(2660)] },
    "Konto 2660 har moms men ligger utanför 2610–2649. Flytta momsen dit innan du bokar avräkningen.",
  ],
] as const)("why there is no settlement: %j", (refusal, text) => {
  expect(vatSettlementRefusalText(refusal)).toBe(text);
});

test.each([
  ["organization-number-missing", "Organisationsnummer saknas i företagsinställningar"],
  ["organization-number-wrong", "Organisationsnumret i företagsinställningarna är fel"],
  ["note-too-long", "Övriga upplysningar får vara högst 300 tecken"],
  ["report-problems", "Rätta det som hindrar momsrapporten först"],
] as const)("why there is no file: %s", (code, text) => {
  expect(vatFileRefusalText({ code })).toBe(text);
});

test("the summary says what is missing and what differs", () => {
  const summary = {
    status: "Incomplete",
    vatPayableTotal: ore(0),
    vatReceivableTotal: ore(0),
    toPay: ore(0),
    rounding: ore(0),
    netAccount: accountNo(2650),
    missingAccount: accountNo(2650),
    differences: [{ ...sales, rate: 25 }],
  } as const;
  expect(vatSummaryTexts(summary).map(plain)).toEqual([
    "Saknar konto 2650 Redovisningskonto för moms, kan inte fortsätta.",
    "Utgående moms 25 % i ruta 10–12 svarar mot underlaget 102 000,40, men bokfört i ruta 05–08 är 106 000,40",
  ]);
  expect(vatSummaryTexts({ ...summary, missingAccount: undefined, differences: [] })).toEqual([]);
});

test("a code that there is not is a programming error", () => {
  const other = { code: "other" } as never;
  const texts = [vatProblemText, vatWarningText, vatSettlementRefusalText, vatFileRefusalText];
  for (const text of texts) expect(() => text(other)).toThrow("Unhandled case");
  const problem = { code: "opening-balance", accounts: [], origin: other } as const;
  expect(() => vatProblemText(problem)).toThrow("Unhandled case");
});
