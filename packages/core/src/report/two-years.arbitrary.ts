import { type Account, type AccountPlan, accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { opening, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";

/** Two years of a limited company, worked out by hand, as books that tests read. */
const NAMES: Readonly<Record<number, string>> = {
  1930: "Företagskonto",
  2081: "Aktiekapital",
  2091: "Balanserad vinst eller förlust",
  2098: "Vinst eller förlust från föregående år",
  2099: "Årets resultat",
  2512: "Beräknad inkomstskatt",
  2898: "Outtagen vinstutdelning",
  3001: "Försäljning inom Sverige, 25 % moms",
  5010: "Lokalhyra",
  6000: "Övriga försäljningskostnader",
  8910: "Skatt som belastar årets resultat",
  8999: "Årets resultat",
};

export const companyPlan: AccountPlan = {
  name: "AB",
  accounts2: Object.entries(NAMES).map(([id, name]): Account => {
    return { id: accountNo(Number(id)), name, type: "asset", active: true };
  }),
  balanceReportStructure: {
    name: "Balans",
    items: [
      { name: "Tillgångar", items: [{ name: "Kassa och bank", accounts: ["19"] }] },
      {
        name: "Eget kapital och skulder",
        items: [
          {
            name: "Eget kapital",
            items: [
              { name: "Bundet eget kapital", accounts: ["208"] },
              { name: "Fritt eget kapital", accounts: ["209"] },
            ],
          },
          { name: "Kortfristiga skulder", accounts: ["25", "28"] },
        ],
      },
    ],
  },
  resultReportStructure: {
    name: "Resultat",
    items: [
      { name: "Intäkter", accounts: ["30"] },
      { name: "Kostnader", accounts: ["5", "6"] },
      { name: "Rörelseresultat", isSummary: true },
      { name: "Skatter", skipTotal: true, accounts: ["89"] },
      { name: "Årets resultat", isSummary: true },
      { name: "Omföring", skipTotal: true, accounts: ["899"] },
    ],
  },
};

export const year2026: FiscalYear = {
  ...year2025,
  id: fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002026"),
  from: isoDate("2026-01-01"),
  to: isoDate("2026-12-31"),
};

export const opening2025 = opening([
  [1930, 50_000],
  [2081, -25_000],
  [2091, -10_000],
  [2099, -15_000],
]);

export const transactions2025 = [
  transaction("A 1", "2025-01-01", [
    [2099, 15_000],
    [2098, -15_000],
  ]),
  transaction("A 2", "2025-05-15", [
    [2098, 15_000],
    [2091, -15_000],
  ]),
  transaction("A 3", "2025-06-30", [
    [3001, -200_000],
    [5010, 120_000],
    [6000, 30_000],
    [8910, 10_300],
    [1930, 50_000],
    [2512, -10_300],
  ]),
  transaction("A 4", "2025-12-31", [
    [8999, 39_700],
    [2099, -39_700],
  ]),
];

export const opening2026 = opening([
  [1930, 100_000],
  [2081, -25_000],
  [2091, -25_000],
  [2099, -39_700],
  [2512, -10_300],
]);

export const transactions2026 = [
  transaction("A 1", "2026-01-01", [
    [2099, 39_700],
    [2098, -39_700],
  ]),
  transaction("A 2", "2026-05-15", [
    [2098, 39_700],
    [2091, -19_700],
    [2898, -20_000],
  ]),
  transaction("A 3", "2026-06-30", [
    [3001, -100_000],
    [5010, 105_000],
    [2512, 10_300],
    [1930, -15_300],
  ]),
  transaction("A 4", "2026-12-31", [
    [8999, -5_000],
    [2099, 5_000],
  ]),
];

export const ledger2025 = buildLedger({
  fiscalYear: year2025,
  openingBalances: opening2025,
  transactions: transactions2025,
});

export const ledger2026 = buildLedger({
  fiscalYear: year2026,
  openingBalances: opening2026,
  transactions: transactions2026,
});
