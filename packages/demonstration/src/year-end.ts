import { dateFromParts } from "@huvudbok/core/calendar";
import { negateOre, type Ore, ore, shareOfOre, sumOre } from "@huvudbok/core/money";
import { DEPRECIATION } from "./assets.ts";
import { employerFees } from "./payroll.ts";
import { kr, type PlannedVoucher, plannedEntry } from "./planned-voucher.ts";
import { seededRandom } from "./seeded-random.ts";

/** A quarter of a year's insurance of 9,600 kr belongs to the next year. */
export const PREPAID_INSURANCE = kr(2_400);
/** Percent, in tenths. */
const TAX_PER_MILLE = 206;

/** What was paid in advance last year is a cost of this one. */
export function prepaidInsurance(year: number): PlannedVoucher {
  return {
    date: dateFromParts(year, 1, 1),
    text: "Återföring av förutbetald försäkring",
    entries: [plannedEntry(6310, PREPAID_INSURANCE), plannedEntry(1730, negateOre(PREPAID_INSURANCE))],
  };
}

export interface ClosedYear {
  readonly vouchers: readonly PlannedVoucher[];
  readonly tax: Ore;
  /** Profit after tax, as booked on 2099. */
  readonly result: Ore;
}

/** The vouchers of 31 December, in the order in which a year is closed: the result last. */
export function yearEnd(
  year: number,
  seed: number,
  vouchers: readonly PlannedVoucher[],
  depreciation: Ore,
): ClosedYear {
  const random = seededRandom(seed, `closing ${year}`);
  const date = dateFromParts(year, 12, 31);
  const stock = kr(random.whole(2_000, 9_000, 100));
  const holiday = kr(random.whole(1_400, 3_600, 50));
  const voucher = (text: string, entries: PlannedVoucher["entries"]): PlannedVoucher => ({
    date,
    text,
    entries,
  });
  const adjustments = [
    voucher("Avskrivning enligt inventarielista", [
      plannedEntry(7830, depreciation),
      plannedEntry(DEPRECIATION, negateOre(depreciation)),
    ]),
    voucher("Lagerinventering, förändring av lager", [
      plannedEntry(1460, stock),
      plannedEntry(4960, negateOre(stock)),
    ]),
    voucher("Semesterlöneskuld, förändring", [
      plannedEntry(7290, holiday),
      plannedEntry(2920, negateOre(holiday)),
      plannedEntry(7519, employerFees(holiday)),
      plannedEntry(2940, negateOre(employerFees(holiday))),
    ]),
    voucher("Förutbetald försäkring", [
      plannedEntry(1730, PREPAID_INSURANCE),
      plannedEntry(6310, negateOre(PREPAID_INSURANCE)),
    ]),
  ];
  const profit = profitOf([...vouchers, ...adjustments]);
  const tax = taxOf(profit);
  const result = sumOre([profit, negateOre(tax)]);
  return {
    tax,
    result,
    vouchers: [
      ...adjustments,
      voucher("Beräknad skatt på årets resultat", [
        plannedEntry(8910, tax),
        plannedEntry(2512, negateOre(tax)),
      ]),
      voucher("Årets resultat", [plannedEntry(8999, result), plannedEntry(2099, negateOre(result))]),
    ],
  };
}

/** 20.6 percent of the profit rounded down to tens of kronor, in whole kronor. */
function taxOf(profit: Ore): Ore {
  const taxable = ore(Math.floor(profit / 1000) * 1000);
  return ore(Math.floor(shareOfOre(taxable, TAX_PER_MILLE, 1000) / 100) * 100);
}

function profitOf(vouchers: readonly PlannedVoucher[]): Ore {
  const entries = vouchers.flatMap((voucher) => voucher.entries);
  return negateOre(sumOre(entries.filter(({ accountId }) => accountId >= 3000).map(({ amount }) => amount)));
}
