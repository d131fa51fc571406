import { type AccountNo, isAccountNo } from "../../account-plan/index.ts";
import { type IsoDate, isIsoDate } from "../../calendar/index.ts";
import { type FiscalYearId, isFiscalYearId } from "../../fiscal-year/index.ts";

/** What the single fields of a stored transaction and its rows may hold, where they are stored as core knows them. */

const LONGEST_SERIES = 60;
const CURRENCY = /^[A-Z]{3}$/;

export function isText(json: unknown): json is string {
  return typeof json === "string";
}

export function isSomeText(json: unknown): json is string {
  return isText(json) && json !== "";
}

export function isSeries(json: unknown): json is string {
  return isSomeText(json) && json.length <= LONGEST_SERIES;
}

export function isCurrency(json: unknown): json is string {
  return isText(json) && CURRENCY.test(json);
}

export function isFlag(json: unknown): json is boolean {
  return typeof json === "boolean";
}

export function isQuantity(json: unknown): json is number {
  return typeof json === "number" && Number.isFinite(json);
}

export function isPositiveInteger(json: unknown): json is number {
  return typeof json === "number" && Number.isSafeInteger(json) && json > 0;
}

export function isDate(json: unknown): json is IsoDate {
  return isText(json) && isIsoDate(json);
}

export function isAccount(json: unknown): json is AccountNo {
  return typeof json === "number" && isAccountNo(json);
}

export function isYearId(json: unknown): json is FiscalYearId {
  return isText(json) && isFiscalYearId(json);
}

/** Whether an optional field is absent or holds what it may. */
export function isMaybe(accepts: (json: unknown) => boolean, json: unknown): boolean {
  return json === undefined || accepts(json);
}
