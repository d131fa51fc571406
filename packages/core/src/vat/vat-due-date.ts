import { type DateRange, dateFromParts, dateParts, type IsoDate, workingDayFrom } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import type { Ore } from "../money/index.ts";
import { LARGE_TAX_BASE, type VatPeriodType } from "./period/vat-period.ts";

export interface VatPayer {
  readonly type: VatPeriodType;
  readonly companyType: CompanyType;
  /** The taxed sales of a year. */
  readonly taxBase: Ore;
  /** Bought from or sold to other EU countries during the year; decides when a year's VAT is due. */
  readonly tradesInEu: boolean;
}

/** A month counted from a year's January, so that 13 is January of the year after, and the day in it. */
type DueDay = readonly [month: number, day: number];

/**
 * When the VAT of a period is to be declared and paid, moved off weekends and holidays (Skatteverket's table of dates;
 * a return is filed electronically): the 26th is so the 27th in December. The tax year of a yearly period is taken to be the fiscal year.
 */
export function vatDueDate(period: DateRange, payer: VatPayer): IsoDate {
  const { year, month } = dateParts(period.to);
  const [dueMonth, day] = payer.type === "year" ? afterYear(month, payer) : afterPeriod(period, payer);
  const [yearsOn, monthInYear] = [Math.floor((dueMonth - 1) / 12), ((dueMonth - 1) % 12) + 1];
  return workingDayFrom(dateFromParts(year + yearsOn, monthInYear, day));
}

function afterPeriod(period: DateRange, { type, taxBase }: VatPayer): DueDay {
  const last = dateParts(period.to).month;
  if (type === "month" && taxBase > LARGE_TAX_BASE) return [last + 1, 26];
  const due = last + 2;
  return [due, due === 8 || due === 13 ? 17 : 12];
}

function afterYear(month: number, { companyType, tradesInEu }: VatPayer): DueDay {
  if (tradesInEu || companyType === "HB" || companyType === "KB") return [month + 2, 26];
  if (companyType === "E") return [17, 12];
  if (month <= 4) return [12, 12];
  if (month <= 6) return [13, 17];
  return month <= 8 ? [16, 12] : [20, 17];
}
