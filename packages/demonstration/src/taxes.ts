import { addDays, dateFromParts, type IsoDate, lastDayOfMonth } from "@huvudbok/core/calendar";
import { cutToKronor, negateOre, type Ore, ore, sumOre } from "@huvudbok/core/money";
import { EMPLOYER_FEES, FEES_BEFORE, PERSONAL_TAX } from "./payroll.ts";
import {
  BANK,
  day,
  kr,
  type PlannedVoucher,
  plannedEntry,
  plannedMonths,
  workdayBefore,
} from "./planned-voucher.ts";

const TAX_ACCOUNT = 1630;
export const VAT_DEBT = 2650;
/** The debt of the last quarter before the first year. */
export const VAT_BEFORE = kr(41_870);
const PRELIMINARY_TAX = kr(5_200);
const OUTPUT_VAT = [2611, 2621, 2631, 2614] as const;
const DEDUCTED_VAT = [2641, 2645] as const;
const ROUNDING = 3740;

/** The VAT accounts emptied at the end of each quarter, with the debt in whole kronor as it is declared. */
export function settlementVouchers(
  firstYear: number,
  vouchers: readonly PlannedVoucher[],
): readonly PlannedVoucher[] {
  return plannedMonths(firstYear)
    .filter(({ month }) => month % 3 === 0)
    .map(({ year, month }) => {
      const range = {
        from: dateFromParts(year, month - 2, 1),
        to: lastDayOfMonth(dateFromParts(year, month, 1)),
      };
      const quarter = vouchers.filter(({ date }) => date >= range.from && date <= range.to);
      const output = OUTPUT_VAT.map((account) => [account, movedOn(quarter, account)] as const);
      const input = DEDUCTED_VAT.map((account) => [account, movedOn(quarter, account)] as const);
      const boxes = [...output.map(([, amount]) => amount), sumOre(input.map(([, amount]) => amount))];
      const debt = negateOre(sumOre(boxes.map(cutToKronor)));
      const emptied = [...output, ...input].map(([account, amount]) =>
        plannedEntry(account, negateOre(amount)),
      );
      const left = sumOre([...emptied.map(({ amount }) => amount), negateOre(debt)]);
      return {
        date: range.to,
        text: `Momsredovisning kvartal ${month / 3}`,
        entries: [
          ...emptied,
          plannedEntry(VAT_DEBT, negateOre(debt)),
          plannedEntry(ROUNDING, negateOre(left)),
        ].filter(({ amount }) => amount !== 0),
      };
    });
}

/**
 * The tax account: what it draws each month on the 12th (the 17th in January and August), and what is paid in two days
 * before. Each draw is of what the vouchers owe: last month's payroll, the preliminary tax, and the VAT of the quarter
 * that falls due.
 */
export function taxAccount(
  firstYear: number,
  vouchers: readonly PlannedVoucher[],
): readonly PlannedVoucher[] {
  return plannedMonths(firstYear).flatMap(({ year, month }, index) => {
    const due = day(year, month, month === 1 || month === 8 ? 17 : 12);
    const payroll = ofMonth(vouchers, year, month - 1);
    const tax = index === 0 ? FEES_BEFORE.tax : owed(payroll, PERSONAL_TAX);
    const fees = index === 0 ? FEES_BEFORE.fees : owed(payroll, EMPLOYER_FEES);
    const vat = month % 3 === 2 ? vatDue(vouchers, year, month, index) : undefined;
    const total = sumOre([tax, fees, PRELIMINARY_TAX, vat ?? kr(0)]);
    return [
      deposit(workdayBefore(addDays(due, -2)), total),
      {
        date: due,
        text: "Skattekontot, skatter och avgifter",
        entries: [
          plannedEntry(PERSONAL_TAX, tax, "Avdragen skatt"),
          plannedEntry(EMPLOYER_FEES, fees, "Arbetsgivaravgifter"),
          plannedEntry(2518, PRELIMINARY_TAX, "Preliminärskatt"),
          ...(vat === undefined ? [] : [plannedEntry(VAT_DEBT, vat, "Moms")]),
          plannedEntry(TAX_ACCOUNT, negateOre(total)),
        ],
      },
    ];
  });
}

/** In December: the tax of the year before, what was paid in advance for it, and the rest. */
export function finalTax(year: number, tax: Ore): readonly PlannedVoucher[] {
  const paid = ore(12 * PRELIMINARY_TAX);
  const rest = sumOre([tax, negateOre(paid)]);
  const date = day(year, 12, 14);
  return [
    {
      date,
      text: "Slutskattebesked",
      entries: [
        plannedEntry(2512, tax),
        plannedEntry(2518, negateOre(paid)),
        plannedEntry(TAX_ACCOUNT, negateOre(rest)),
      ],
    },
    ...(rest > 0 ? [deposit(addDays(date, 1), rest)] : []),
  ];
}

function deposit(date: IsoDate, amount: Ore): PlannedVoucher {
  return {
    date,
    text: "Inbetalning till skattekontot",
    entries: [plannedEntry(TAX_ACCOUNT, amount), plannedEntry(BANK, negateOre(amount))],
  };
}

/** In February the last quarter of the year before, then one quarter every third month. */
function vatDue(vouchers: readonly PlannedVoucher[], year: number, month: number, index: number): Ore {
  return index < 3 ? VAT_BEFORE : owed(ofMonth(vouchers, year, month - 2), VAT_DEBT);
}

/** `month` may be 0 or -1: the last months of the year before. */
function ofMonth(
  vouchers: readonly PlannedVoucher[],
  year: number,
  month: number,
): readonly PlannedVoucher[] {
  const [wantedYear, wantedMonth] = month > 0 ? [year, month] : [year - 1, month + 12];
  const prefix = dateFromParts(wantedYear, wantedMonth, 1).slice(0, 8);
  return vouchers.filter(({ date }) => date.startsWith(prefix));
}

function owed(vouchers: readonly PlannedVoucher[], account: number): Ore {
  return negateOre(movedOn(vouchers, account));
}

function movedOn(vouchers: readonly PlannedVoucher[], account: number): Ore {
  const entries = vouchers.flatMap((voucher) => voucher.entries);
  return sumOre(entries.filter(({ accountId }) => accountId === account).map(({ amount }) => amount));
}
