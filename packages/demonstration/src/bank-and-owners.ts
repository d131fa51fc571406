import { dateFromParts } from "@huvudbok/core/calendar";
import { negateOre, type Ore, ore, shareOfOre, sumOre } from "@huvudbok/core/money";
import {
  BANK,
  day,
  kr,
  type PlannedVoucher,
  plannedEntry,
  plannedMonths,
  type TimelineContext,
  workday,
  workdayBefore,
} from "./planned-voucher.ts";

export const LOAN_BEFORE = kr(180_000);
const REPAYMENT = kr(7_500);
const FEES = kr(435);
/** Percent a year, in hundredths. */
const INTEREST_HUNDREDTHS = 515;
const DIVIDEND = kr(60_000);

/** The loan and the bank's fees, each quarter. */
export function bankCosts({ firstYear }: TimelineContext): readonly PlannedVoucher[] {
  return plannedMonths(firstYear)
    .filter(({ month }) => month % 3 === 0)
    .map(({ year, month }, quartersBefore) => {
      const left = sumOre([LOAN_BEFORE, ore(0 - quartersBefore * REPAYMENT)]);
      const interest = shareOfOre(left, INTEREST_HUNDREDTHS, 4 * 10_000);
      return {
        date: workdayBefore(dateFromParts(year, month, 28)),
        text: "Kvarnåsens Sparbank, lån och avgifter",
        entries: [
          plannedEntry(2350, REPAYMENT, "Amortering"),
          plannedEntry(8410, interest, "Ränta"),
          plannedEntry(6570, FEES, "Avgifter"),
          plannedEntry(BANK, negateOre(sumOre([REPAYMENT, interest, FEES]))),
        ],
      };
    });
}

/** The result of the year before: moved on 1 January, decided upon in May, and part of it paid to the owner. */
export function disposalOfResult(year: number, result: Ore): readonly PlannedVoucher[] {
  const meeting = day(year, 5, 20);
  return [
    {
      date: dateFromParts(year, 1, 1),
      text: "Omföring av föregående års resultat",
      entries: [plannedEntry(2099, result), plannedEntry(2098, negateOre(result))],
    },
    {
      date: meeting,
      text: "Årsstämma, disposition av resultat",
      entries: [
        plannedEntry(2098, result),
        plannedEntry(2898, negateOre(DIVIDEND), "Utdelning"),
        plannedEntry(2091, negateOre(sumOre([result, negateOre(DIVIDEND)])), "Balanseras"),
      ],
      annotation: "Enligt stämmans protokoll. Utdelningen är 600 kr per aktie.",
    },
    {
      date: workday(dateFromParts(year, 6, 4)),
      text: "Utbetalning av utdelning",
      entries: [plannedEntry(2898, DIVIDEND), plannedEntry(BANK, negateOre(DIVIDEND))],
    },
  ];
}
