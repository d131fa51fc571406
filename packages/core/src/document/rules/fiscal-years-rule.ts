import { type FiscalYear, fiscalYearRangeErrors } from "../../fiscal-year/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { DecodedChange } from "../decoded-change.ts";
import type { DocumentFacts } from "../document-facts.ts";
import { encodeItem } from "../encode.ts";
import { closedDateRule } from "./closed-date-rule.ts";

type Change = DecodedChange<"accountSettings">;
type Facts = DocumentFacts<"accountSettings">;

/** The years of a company and its closed date. */
export function fiscalYearsRule(change: Change, facts: Facts): ChangeRefusal | undefined {
  return closedDateRule(change, facts) ?? removedYears(change, facts) ?? putYears(change, facts);
}

function removedYears({ head, remove }: Change, facts: Facts): ChangeRefusal | undefined {
  if (remove.length > 0 && facts.role !== "owner") return { code: "owner-only", action: "year" };
  const current = (head ?? facts.headBefore)?.currentFiscalYearId2;
  for (const id of remove) {
    const refusal = removedYear(id, current, facts);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/**
 * A year goes while nothing has been saved in it. The undo of the commit that made it may take what came with it along,
 * also when somebody works in it already: that is what creating it has led to.
 */
function removedYear(
  item: string,
  current: string | undefined,
  { intent, existing, closedThrough, activeFiscalYearId, yearPasts }: Facts,
): ChangeRefusal | undefined {
  const year = existing.get(item);
  if (year?.locked === true) return { code: "year-locked" };
  if (year !== undefined && closedThrough !== undefined && year.from <= closedThrough) {
    return { code: "fiscal-year-closed", item, closedThrough };
  }
  const documents = yearPasts?.get(item)?.documents ?? "none";
  if (intent === "undo") return documents === "more" ? { code: "fiscal-year-used", item } : undefined;
  if (item === activeFiscalYearId || item === current) return { code: "fiscal-year-active", item };
  return documents === "none" ? undefined : { code: "fiscal-year-used", item };
}

function putYears({ put, remove }: Change, facts: Facts): ChangeRefusal | undefined {
  const after = new Map<string, FiscalYear>(facts.existing);
  for (const id of remove) after.delete(id);
  for (const year of put) after.set(year.id, year);
  for (const year of put) {
    const before = facts.existing.get(year.id);
    const refusal = before === undefined ? newYear(year, after, facts) : changedYear(before, year, facts);
    const [series] = repeatedSeries(year);
    if (refusal !== undefined) return refusal;
    if (series !== undefined) return { code: "fiscal-year-series", item: year.id, series };
  }
  return undefined;
}

/** Under an id that has documents a year comes back only as it was: their vouchers have its dates. */
function newYear(
  year: FiscalYear,
  after: ReadonlyMap<string, FiscalYear>,
  { yearPasts }: Facts,
): ChangeRefusal | undefined {
  const { range, documents } = yearPasts?.get(year.id) ?? { documents: "none" };
  if (documents !== "none" && range !== undefined && (range.from !== year.from || range.to !== year.to)) {
    return { code: "fiscal-year-former-dates", item: year.id, range };
  }
  const others = [...after.values()].filter(({ id }) => id !== year.id);
  const [error] = fiscalYearRangeErrors(year, others);
  return error === undefined ? undefined : { code: "invalid-fiscal-year", item: year.id, error };
}

/** A year keeps its dates, and while it is locked everything but the lock, which is the owner's (clarification B8). */
function changedYear(before: FiscalYear, after: FiscalYear, { role }: Facts): ChangeRefusal | undefined {
  if (before.from !== after.from || before.to !== after.to)
    return { code: "fiscal-year-dates", item: after.id };
  if (before.locked !== after.locked && role !== "owner") return { code: "owner-only", action: "year" };
  const unlocked = encodeItem("accountSettings", { ...before, locked: after.locked });
  const isOnlyLock = JSON.stringify(unlocked) === JSON.stringify(encodeItem("accountSettings", after));
  return before.locked && !isOnlyLock ? { code: "year-locked" } : undefined;
}

function repeatedSeries({ transactionSeries }: FiscalYear): string[] {
  const names = transactionSeries.map(({ name }) => name);
  return names.filter((name, index) => names.indexOf(name) !== index);
}
