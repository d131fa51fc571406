import { type FiscalYear, fiscalYearRangeErrors, MOST_FISCAL_YEARS } from "../../fiscal-year/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import { type Change as ChangeOf, type Questions, type RuleFacts, refusing } from "../kinds/rule.ts";
import { isSameForm } from "../kinds/stored-form.ts";
import { type accountSettingsHeadSchema, fiscalYearSchema } from "../schemas.ts";
import { closedDateRule } from "./closed-date-rule.ts";
import { fixesSeries, seriesRefusal } from "./series-rule.ts";

type Head = Known<typeof accountSettingsHeadSchema>;
type Change = ChangeOf<Head, Known<typeof fiscalYearSchema>>;
type Facts = RuleFacts<Head, Known<typeof fiscalYearSchema>>;

/** The years of a company and its closed date. */
export const fiscalYearsRule = refusing(
  (change: Change, facts: Facts): ChangeRefusal | undefined =>
    closedDateRule(change, facts) ?? removedYears(change, facts) ?? putYears(change, facts),
);

/** Years are checked against all others, and against what has been stored under their ids. */
export function fiscalYearsReads({ put, remove }: Change, { existing }: Facts): Partial<Questions> {
  const coming = put.filter(({ id }) => !existing.has(id)).map(({ id }) => id);
  const usedSeries = put.filter((year) => fixesSeries(existing.get(year.id), year)).map(({ id }) => id);
  return { allItems: true, yearPasts: [...remove, ...coming], usedSeries };
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
 * A year can be removed while nothing has been saved in it. The undo of the commit that created it may remove what
 * came with it, also when a person already works in it. Deleting a year removes all its documents (CH24).
 */
function removedYear(
  item: string,
  current: string | undefined,
  { intent, existing, closedThrough, activeFiscalYearId, yearPasts, endingYears }: Facts,
): ChangeRefusal | undefined {
  const year = existing.get(item);
  if (year?.locked === true) return { code: "year-locked" };
  if (year !== undefined && closedThrough !== undefined && year.from <= closedThrough) {
    return { code: "fiscal-year-closed", item, closedThrough };
  }
  const documents = yearPasts?.get(item)?.documents ?? "none";
  if (intent === "undo") return documents === "more" ? { code: "fiscal-year-used", item } : undefined;
  // Who has chosen a year is not held to the company's, which is only where others begin.
  if (item === (activeFiscalYearId ?? current)) return { code: "fiscal-year-active", item };
  if (intent === "deleteYear") {
    return endingYears?.has(item) === true ? undefined : { code: "fiscal-year-documents", item };
  }
  return documents === "none" ? undefined : { code: "fiscal-year-used", item };
}

function putYears({ head, put, remove }: Change, facts: Facts): ChangeRefusal | undefined {
  const after = new Map<string, FiscalYear>(facts.existing);
  for (const id of remove) after.delete(id);
  for (const year of put) after.set(year.id, year);
  // What there are more of stays, and an undo brings back what was there.
  if (facts.intent !== "undo" && after.size > Math.max(MOST_FISCAL_YEARS, facts.existing.size)) {
    return { code: "fiscal-year-too-many" };
  }
  const current = head?.currentFiscalYearId2;
  const isCurrentNew = current !== undefined && current !== facts.headBefore?.currentFiscalYearId2;
  if (facts.intent !== "undo" && isCurrentNew && !after.has(current)) {
    return { code: "fiscal-year-unknown", item: current };
  }
  for (const year of put) {
    const before = facts.existing.get(year.id);
    const refusal = before === undefined ? newYear(year, after, facts) : changedYear(before, year, facts);
    if (refusal !== undefined) return refusal;
    const series = seriesRefusal(before, year, facts);
    if (series !== undefined) return series;
  }
  return undefined;
}

/**
 * Under an id that has documents a year can only be added with its old dates, since the vouchers have dates in it. Books
 * that are read in may be locked; to add a locked year otherwise is to lock it (CH19).
 */
function newYear(
  year: FiscalYear,
  after: ReadonlyMap<string, FiscalYear>,
  { yearPasts, intent, role }: Facts,
): ChangeRefusal | undefined {
  if (year.locked && intent !== "import" && role !== "owner") return { code: "owner-only", action: "year" };
  const { range, documents } = yearPasts?.get(year.id) ?? { documents: "none" };
  if (documents !== "none" && range !== undefined && (range.from !== year.from || range.to !== year.to)) {
    return { code: "fiscal-year-former-dates", item: year.id, range };
  }
  const others = [...after.values()].filter(({ id }) => id !== year.id);
  const [error] = fiscalYearRangeErrors(year, others);
  return error === undefined ? undefined : { code: "invalid-fiscal-year", item: year.id, error };
}

/** A year keeps its dates; a locked one also everything else but the lock, which only the owner changes (CH19). */
function changedYear(before: FiscalYear, after: FiscalYear, { role }: Facts): ChangeRefusal | undefined {
  if (before.from !== after.from || before.to !== after.to)
    return { code: "fiscal-year-dates", item: after.id };
  if (before.locked !== after.locked && role !== "owner") return { code: "owner-only", action: "year" };
  const isOnlyLock = isSameForm(fiscalYearSchema, { ...before, locked: after.locked }, after);
  return before.locked && !isOnlyLock ? { code: "year-locked" } : undefined;
}
