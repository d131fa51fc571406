import { splitVat } from "@huvudbok/core/money";
import { EU_SUPPLIERS, SUPPLIERS, type Supplier } from "./parties.ts";
import {
  BANK,
  day,
  kr,
  type PlannedVoucher,
  plannedEntry,
  plannedMonths,
  type TimelineContext,
} from "./planned-voucher.ts";
import { euPurchase, paidPurchase } from "./purchase.ts";
import { seededRandom } from "./seeded-random.ts";

interface CardHabit {
  readonly supplier: Supplier;
  readonly account: number;
  readonly rate: number;
  /** With VAT, kronor. */
  readonly min: number;
  readonly max: number;
  readonly day: number;
  /** Every month, or every second, third ... */
  readonly every: number;
}

const HABITS: readonly CardHabit[] = [
  { supplier: SUPPLIERS.fuel, account: 5611, rate: 25, min: 680, max: 1_290, day: 4, every: 1 },
  { supplier: SUPPLIERS.paper, account: 6110, rate: 25, min: 180, max: 980, day: 8, every: 2 },
  { supplier: SUPPLIERS.material, account: 5460, rate: 25, min: 440, max: 2_450, day: 14, every: 3 },
  { supplier: SUPPLIERS.train, account: 5810, rate: 6, min: 420, max: 1_180, day: 11, every: 3 },
  { supplier: SUPPLIERS.freight, account: 5710, rate: 25, min: 580, max: 1_840, day: 23, every: 3 },
  { supplier: SUPPLIERS.stamps, account: 6250, rate: 0, min: 220, max: 660, day: 17, every: 4 },
  { supplier: SUPPLIERS.tools, account: 5410, rate: 25, min: 1_490, max: 4_380, day: 19, every: 6 },
];

/** Small purchases with the company's card, and a foreign program paid by it. */
export function cardPurchases({ firstYear, seed }: TimelineContext): readonly PlannedVoucher[] {
  return plannedMonths(firstYear).flatMap(({ year, month }, index) => [
    ...HABITS.filter(({ every }) => month % every === 0).map((habit) => {
      const { supplier, account, rate } = habit;
      const random = seededRandom(seed, `card ${supplier.name} ${year}-${month}`);
      const { net } = splitVat(kr(random.whole(habit.min, habit.max)), rate);
      const key = `card ${supplier.name} ${year}-${month}`;
      const number = random.whole(10_000, 99_999);
      return paidPurchase({ date: day(year, month, habit.day), supplier, account, net, rate, number, key });
    }),
    ...(month % 3 === 2 ? program(year, month, index) : []),
  ]);
}

/** A service from another EU country, drawn from the card on the day of its invoice. */
function program(year: number, month: number, index: number): readonly PlannedVoucher[] {
  const purchase = {
    date: day(year, month, 2),
    supplier: EU_SUPPLIERS.software,
    account: 4535,
    net: kr(2_067),
    rate: 25,
    number: 200_400 + index,
  };
  return euPurchase(purchase)
    .slice(0, 1)
    .map((voucher) => ({
      ...voucher,
      entries: [
        ...voucher.entries.slice(0, -1),
        plannedEntry(BANK, kr(-2_067), `Faktura ${purchase.number}`),
      ],
    }));
}
