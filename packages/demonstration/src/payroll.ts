import { dateFromParts } from "@huvudbok/core/calendar";
import type { TransactionSeries } from "@huvudbok/core/fiscal-year";
import { negateOre, type Ore, ore, shareOfOre, sumOre } from "@huvudbok/core/money";
import {
  BANK,
  kr,
  type PlannedVoucher,
  plannedEntry,
  plannedMonths,
  type TimelineContext,
  workdayBefore,
} from "./planned-voucher.ts";

export const PERSONAL_TAX = 2710;
export const EMPLOYER_FEES = 2731;
/** 31.42 percent, the full rate. */
const FEE = [3_142, 10_000] as const;
/** The salaries go up in April of the second year. */
const RAISE_FROM_MONTH = 15;

interface Salaries {
  readonly manager: number;
  readonly employee: number;
  readonly tax: number;
}

const FIRST: Salaries = { manager: 39_000, employee: 31_500, tax: 16_480 };
const RAISED: Salaries = { manager: 40_000, employee: 32_400, tax: 16_990 };

/** Salaries are numbered by themselves. */
export const PAYROLL_SERIES: TransactionSeries = { name: "L", startNo: 1, description: "Löner" };

/** One voucher a month: gross salaries, deducted tax, what is paid out, and the employer's fees. */
export function payroll({ firstYear }: TimelineContext): readonly PlannedVoucher[] {
  return plannedMonths(firstYear).map(({ year, month }, index): PlannedVoucher => {
    const { manager, employee, tax } = index < RAISE_FROM_MONTH ? FIRST : RAISED;
    const gross = kr(manager + employee);
    const fees = employerFees(gross);
    return {
      date: workdayBefore(dateFromParts(year, month, 25)),
      series: PAYROLL_SERIES.name,
      text: "Löner och arbetsgivaravgifter",
      entries: [
        plannedEntry(7220, kr(manager), "Maja Kvarnström"),
        plannedEntry(7210, kr(employee), "Isak Sandelin"),
        plannedEntry(PERSONAL_TAX, kr(-tax)),
        plannedEntry(BANK, negateOre(sumOre([gross, kr(-tax)]))),
        plannedEntry(7511, fees),
        plannedEntry(EMPLOYER_FEES, negateOre(fees)),
      ],
    };
  });
}

/** Fees are declared in whole kronor, the öre dropped. */
export function employerFees(gross: Ore): Ore {
  return ore(Math.floor(shareOfOre(gross, ...FEE) / 100) * 100);
}

/** What was unpaid in December before the first year and is paid in January. */
export const FEES_BEFORE = { tax: kr(FIRST.tax), fees: employerFees(kr(FIRST.manager + FIRST.employee)) };
