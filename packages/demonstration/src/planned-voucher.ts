import { accountNo } from "@huvudbok/core/account-plan";
import { addDays, dateFromParts, type IsoDate, weekday } from "@huvudbok/core/calendar";
import { type Ore, ore } from "@huvudbok/core/money";
import type { Entry } from "@huvudbok/core/transaction";
import type { Receipt } from "./receipt.ts";

/** A voucher of the demonstration company before it has a number. */
export interface PlannedVoucher {
  readonly date: IsoDate;
  readonly text: string;
  readonly entries: readonly Entry[];
  readonly annotation?: string;
  /** The name of its series, where that is not the first. */
  readonly series?: string;
  readonly receipt?: Receipt;
  /** The name by which a correction, or an asset, finds it. */
  readonly key?: string;
  /** The key of the voucher that this one reverses. */
  readonly corrects?: string;
}

/** Which number an account has in the chart of a year: the editions of BAS differ. */
export interface AccountChoice {
  readonly goods: number;
  readonly goodsFromEu: number;
  /** The receivable from the card company. */
  readonly cards: number;
}

/** What all kinds of events are made from. */
export interface TimelineContext {
  readonly firstYear: number;
  readonly seed: number;
  readonly accounts: (date: IsoDate) => AccountChoice;
}

export const BANK = 1930;
export const PAYABLE = 2440;
export const INPUT_VAT = 2641;

/** An amount in öre of one in kronor, as the tables of the demonstration company give them. */
export function kr(kronor: number): Ore {
  return ore(Math.round(kronor * 100));
}

/** Debit positive. */
export function plannedEntry(account: number, amount: Ore, text?: string): Entry {
  return { accountId: accountNo(account), amount, ...(text === undefined ? {} : { text }) };
}

/** The 24 months of the two years, each as a year and a month from 1. */
export function plannedMonths(
  firstYear: number,
): readonly { readonly year: number; readonly month: number }[] {
  return Array.from({ length: 24 }, (_, index) => ({
    year: firstYear + Math.floor(index / 12),
    month: (index % 12) + 1,
  }));
}

/** The day itself, or the Monday after a weekend. */
export function workday(date: IsoDate): IsoDate {
  const day = weekday(date);
  return day > 5 ? addDays(date, 8 - day) : date;
}

/** The day itself, or the Friday before a weekend. */
export function workdayBefore(date: IsoDate): IsoDate {
  return addDays(date, -Math.max(0, weekday(date) - 5));
}

/** A day of the two years, or the Monday after it when it falls on a weekend. */
export function day(year: number, month: number, number: number): IsoDate {
  return workday(dateFromParts(year, month, number));
}
