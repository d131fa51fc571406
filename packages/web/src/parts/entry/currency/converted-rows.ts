import type { IsoDate } from "@huvudbok/core/calendar";
import { convertToOre, rateErrorText } from "@huvudbok/core/currency";
import { amountInputErrorText, amountTooLarge, type Ore } from "@huvudbok/core/money";
import type { RateMissing, RateState } from "../../../data/rates.ts";
import type { EntryForm, EntryRow } from "../form/entry-rows.ts";
import { isChangedSince } from "../form/sent-registration.ts";

/** What the amount of a row in another currency is in kronor, and by which rate. */
export type RowRate =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly amount: Ore; readonly rate: { date: IsoDate; value: number } }
  | RateMissing;

/** Undefined for a row whose amount follows no rate: it is in kronor, or came with a transaction that is corrected. */
export function rateOfRow(
  row: EntryRow,
  date: IsoDate | undefined,
  lookUp: (currency: string, date: IsoDate) => RateState,
): RowRate | undefined {
  const { foreignCurrencyAmount: foreign, followsRate } = row;
  if (foreign === undefined || followsRate !== true) return undefined;
  if (date === undefined) {
    return { state: "error", text: rateErrorText({ code: "invalid-date" }), hint: "", mayPass: false };
  }
  const known = lookUp(foreign.currency, date);
  if (known.state !== "ready") return known;
  const amount = convertToOre(foreign.amount, known.rate.value);
  if (amount === undefined) {
    return {
      state: "error",
      text: amountInputErrorText(amountTooLarge(foreign.amount)),
      hint: "",
      mayPass: false,
    };
  }
  return { state: "ready", amount, rate: known.rate };
}

/** True while a row waits for its rate. */
export function awaitsRate(form: EntryForm, lookUp: (currency: string, date: IsoDate) => RateState): boolean {
  return mayConvert(form) && form.rows.some((row) => rateOfRow(row, form.date, lookUp)?.state === "loading");
}

/**
 * False for a form that has been sent and got no answer: it may be registered, and is sent again as it was, so that the
 * server knows it again.
 */
export function mayConvert(form: EntryForm): boolean {
  return form.sent === undefined || isChangedSince(form);
}
