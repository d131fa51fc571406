import type { IsoDate } from "../../calendar/index.ts";
import type { FiscalYear } from "../../fiscal-year/index.ts";
import type { ChangeEvent, MadeChange } from "../kinds/change-event.ts";

interface Head {
  readonly closedThrough?: IsoDate | undefined;
}

/** Years that are locked, unlocked and deleted, and closed days that move (EV1). */
export function fiscalYearEvents({ head, items }: MadeChange<Head, FiscalYear>): readonly ChangeEvent[] {
  return [
    ...items.flatMap(({ before, after }) =>
      after === undefined ? deletedEvents(before) : lockEvents(before, after),
    ),
    ...(head === undefined ? [] : closedEvents(head.before?.closedThrough, head.after?.closedThrough)),
  ];
}

/** A new year that arrives locked counts as locked by this change. */
function lockEvents(before: FiscalYear | undefined, after: FiscalYear): readonly ChangeEvent[] {
  const wasLocked = before?.locked ?? false;
  if (wasLocked === after.locked) return [];
  const { id, from, to } = after;
  return [{ kind: "yearLock", data: { fiscalYearId: id, from, to, before: wasLocked, after: after.locked } }];
}

function deletedEvents(year: FiscalYear | undefined): readonly ChangeEvent[] {
  if (year === undefined) return [];
  const { id, from, to } = year;
  return [{ kind: "yearDeleted", data: { fiscalYearId: id, from, to } }];
}

function closedEvents(before: IsoDate | undefined, after: IsoDate | undefined): readonly ChangeEvent[] {
  if (before === after) return [];
  return [{ kind: "closedThrough", data: { before: before ?? null, after: after ?? null } }];
}
