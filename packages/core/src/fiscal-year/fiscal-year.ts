import type { DateRange, IsoDate } from "../calendar/index.ts";
import { type Brand, invariant } from "../shared/index.ts";

/** 'f' and 32 hexadecimal digits. */
export type FiscalYearId = Brand<string, "FiscalYearId">;

/** One series of voucher numbers within a fiscal year. */
export interface TransactionSeries {
  readonly name: string;
  readonly startNo: number;
  readonly description: string;
}

export interface FiscalYear {
  readonly id: FiscalYearId;
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** An owner has locked the year: nothing but notes and added files may change (CH12). */
  readonly locked: boolean;
  readonly transactionSeries: readonly TransactionSeries[];
}

const SHAPE = /^f[0-9a-f]{32}$/;

export function isFiscalYearId(value: string): value is FiscalYearId {
  return SHAPE.test(value);
}

/** The id made of a guid: 'f' and the guid without dashes. */
export function fiscalYearIdFromGuid(guid: string): FiscalYearId {
  const id = yearIdText(guid);
  invariant(isFiscalYearId(id), `not a guid: ${guid}`);
  return id;
}

/** The same of any text, which may be none: for what is read and not yet checked. */
export function yearIdText(guid: string): string {
  return `f${guid.replaceAll("-", "").toLowerCase()}`;
}

/** The first and last day of the year as a range. */
export function fiscalYearRange(year: FiscalYear): DateRange {
  return { from: year.from, to: year.to };
}
