import type { AccountBalance } from "@huvudbok/core/account-balance";
import { type Account, type AccountPlan, accountNo } from "@huvudbok/core/account-plan";
import { addDays, isoDate, rangeDays } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { type Ore, ore } from "@huvudbok/core/money";
import type { Entry, Transaction } from "@huvudbok/core/transaction";
import { type Random, seededRandom } from "./random.ts";

/** One fiscal year of a made-up company. */
export interface Books {
  readonly plan: AccountPlan;
  readonly fiscalYear: FiscalYear;
  readonly openingBalances: readonly AccountBalance[];
  /** Series by series in number order, as they are stored; every one sums to zero. */
  readonly transactions: readonly Transaction[];
}

export interface BooksOptions {
  readonly vouchers: number;
  readonly seed: number;
}

const SERIES = [
  ["A", "Övrigt"],
  ["B", "Kundfakturor"],
  ["C", "Inbetalningar"],
  ["L", "Leverantörsfakturor"],
  ["U", "Utbetalningar"],
] as const;
type Series = (typeof SERIES)[number][0];

/** A kind of event: how often it comes, in which series, and its rows for an amount without VAT. */
interface Event {
  readonly weight: number;
  readonly series: Series;
  readonly text: string;
  readonly rows: (net: number, random: Random) => readonly (readonly [account: number, amount: number])[];
}

const SALES = [3001, 3002, 3003, 3041, 3051, 3740] as const;
const COSTS = [4010, 4020, 5010, 5410, 5420, 5611, 5800, 6071, 6110, 6212, 6230, 6540, 6570] as const;

const EVENTS: readonly Event[] = [
  {
    weight: 22,
    series: "B",
    text: "Kundfaktura",
    rows: (net, random) => withVat(1510, random.pick(SALES), -net, 2611),
  },
  {
    weight: 20,
    series: "C",
    text: "Inbetalning",
    rows: (net) => [
      [1930, net],
      [1510, -net],
    ],
  },
  {
    weight: 22,
    series: "L",
    text: "Leverantörsfaktura",
    rows: (net, random) => withVat(2440, random.pick(COSTS), net, 2641),
  },
  {
    weight: 20,
    series: "U",
    text: "Betalning",
    rows: (net) => [
      [2440, net],
      [1930, -net],
    ],
  },
  {
    weight: 12,
    series: "A",
    text: "Kvitto",
    rows: (net, random) => withVat(1930, random.pick(COSTS), net, 2641),
  },
  {
    weight: 4,
    series: "A",
    text: "Lön",
    rows: (net) => {
      const tax = Math.round(net * 0.3);
      const fees = Math.round(net * 0.3142);
      return [
        [7210, net],
        [2710, -tax],
        [1930, tax - net],
        [7510, fees],
        [2731, -fees],
      ];
    },
  },
];

/** Balanced books with as many vouchers as asked for, always the same for the same seed. */
export function generateBooks({ vouchers, seed }: BooksOptions): Books {
  const random = seededRandom(seed);
  const bySeries = new Map<Series, Transaction[]>(SERIES.map(([name]) => [name, []]));
  const days = rangeDays(YEAR);
  for (let index = 0; index < vouchers; index++) {
    const event = pickEvent(random);
    const transactions = bySeries.get(event.series) ?? [];
    const net = 1_000 + random.below(5_000_000);
    const date = addDays(YEAR.from, Math.floor((index / vouchers) * days));
    transactions.push({
      series: event.series,
      number: transactions.length + 1,
      regDate: date,
      date,
      text: `${event.text} ${1000 + random.below(9000)}`,
      entries: event.rows(net, random).map(([account, amount]): Entry => {
        return { accountId: accountNo(account), amount: ore(amount) };
      }),
      locked: false,
    });
  }
  const transactions = [...bySeries.values()].flat();
  return { plan: PLAN, fiscalYear: YEAR, openingBalances: openingBalances(random), transactions };
}

/** A net amount on its account, 25 percent VAT on its, and the sum against `against`. */
function withVat(against: number, account: number, net: number, vatAccount: number) {
  const vat = Math.round(net / 4);
  return [
    [account, net],
    [vatAccount, vat],
    [against, -net - vat],
  ] as const;
}

function pickEvent(random: Random): Event {
  let left = random.below(100);
  for (const event of EVENTS) {
    left -= event.weight;
    if (left < 0) return event;
  }
  throw new Error("the weights of the events are to sum to 100");
}

function openingBalances(random: Random): readonly AccountBalance[] {
  const bank = 10_000_000 + random.below(90_000_000);
  const rows: readonly (readonly [number, number])[] = [
    [1930, bank],
    [2081, -2_500_000],
    [2091, 2_500_000 - bank],
  ];
  return rows.map(([account, amount]): { accountId: AccountBalance["accountId"]; balance: Ore } => {
    return { accountId: accountNo(account), balance: ore(amount) };
  });
}

const YEAR: FiscalYear = {
  id: fiscalYearIdFromGuid("00000000-0000-0000-0000-000000002025"),
  from: isoDate("2025-01-01"),
  to: isoDate("2025-12-31"),
  locked: false,
  transactionSeries: SERIES.map(([name, description]) => ({ name, startNo: 1, description })),
};

const BALANCE_ACCOUNTS = [1510, 1930, 2081, 2091, 2099, 2440, 2611, 2641, 2710, 2731] as const;

const PLAN: AccountPlan = {
  name: "Kontoplan för mätningar",
  accounts2: [...BALANCE_ACCOUNTS, ...SALES, ...COSTS, 7210, 7510]
    .sort((a, b) => a - b)
    .map((id): Account => {
      return { id: accountNo(id), name: `Konto ${id}`, type: id < 2000 ? "asset" : "cost", active: true };
    }),
  balanceReportStructure: {
    name: "Balansräkning",
    items: [
      {
        name: "Tillgångar",
        items: [
          { name: "Kortfristiga fordringar", accounts: ["15"] },
          { name: "Kassa och bank", accounts: ["19"] },
        ],
      },
      {
        name: "Eget kapital och skulder",
        items: [
          { name: "Eget kapital", accounts: ["20"] },
          { name: "Kortfristiga skulder", accounts: ["24", "26", "27"] },
        ],
      },
    ],
  },
  resultReportStructure: {
    name: "Resultaträkning",
    items: [
      { name: "Intäkter", accounts: ["3"] },
      { name: "Kostnader", accounts: ["4", "5", "6"] },
      { name: "Personal", accounts: ["7"] },
      { name: "Årets resultat", isSummary: true },
    ],
  },
};
