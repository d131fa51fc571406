import type { Column } from "./column.ts";

/** The least width of the column that takes the rest, in px, where it says none: a year, or the first words of a text. */
const LEAST_REST = 140;

/**
 * The first step at which the columns fit into a width of the design's px (PG51): at 0 they are as they would be, at 1
 * as narrow as they may be, and from there one more is left out at each. A width of 0 is one that is not known.
 */
export function fittingStep<Row>(columns: readonly Column<Row>[], room: number): number {
  if (room === 0) return 0;
  const last = leavingOrder(columns).length + 1;
  const steps = Array.from({ length: last }, (_, step) => step);
  return steps.find((step) => neededWidth(columnsOfStep(columns, step)) <= room) ?? last;
}

/** The columns of a step. */
export function columnsOfStep<Row>(columns: readonly Column<Row>[], step: number): readonly Column<Row>[] {
  if (step === 0) return columns;
  const left = new Set(leavingOrder(columns).slice(0, step - 1));
  return columns.flatMap((column) => {
    if (left.has(column.key)) return [];
    return column.width === undefined || column.least === undefined
      ? [column]
      : [{ ...column, width: column.least }];
  });
}

function leavingOrder<Row>(columns: readonly Column<Row>[]): readonly string[] {
  return columns
    .flatMap(({ key, leftOut }) => (leftOut === undefined ? [] : [{ key, leftOut }]))
    .toSorted((a, b) => a.leftOut - b.leftOut)
    .map(({ key }) => key);
}

function neededWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { least = LEAST_REST, width = least }) => sum + width, 0);
}
