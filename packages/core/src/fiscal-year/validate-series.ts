import { err, ok, type Result } from "../shared/index.ts";
import type { TransactionSeries } from "./fiscal-year.ts";

/** A series as a person types it. */
export interface SeriesForm {
  readonly name: string;
  readonly description: string;
  readonly startNo: string;
}

export type SeriesField = keyof SeriesForm;

/** What is wrong with one series among those of a year; `index` is its place in the list. */
export interface SeriesError {
  readonly index: number;
  readonly field: SeriesField;
  readonly text: string;
}

/** The most letters and digits of a series' name (FY4). */
const LONGEST_NAME = 10;
const NAME = /^[A-Za-zÅÄÖåäö0-9]+$/;
/** The highest number that a series may begin with: it leaves room for as many again (FY4). */
export const HIGHEST_SERIES_START = 1_000_000_000;
const LONGEST_DESCRIPTION = 200;

export const SERIES_START_TEXT = "Första numret ska vara ett heltal från 1 till 1\u00A0000\u00A0000\u00A0000";
export const SERIES_NAME_TEXT = `Serien ska heta en till ${LONGEST_NAME} bokstäver eller siffror, till exempel B`;
/** Without a series nothing can be registered in the year. */
export const NO_SERIES_TEXT = "Räkenskapsåret måste ha minst en serie";

/** Whether a person may give a series this name; files may bring others (FY4). */
export function isSeriesName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name);
}

/** The first letter that no series of the year is called; the empty text when all are taken. */
export function nextSeriesName(names: readonly string[]): string {
  const taken = new Set(names.map(folded));
  return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").find((letter) => !taken.has(folded(letter))) ?? "";
}

/**
 * The series of a year as they were typed, or everything that is wrong with them. `stored`: those that the year has; a name
 * that a file brought, and a number that an older program let through, are kept as they are.
 */
export function validateSeries(
  forms: readonly SeriesForm[],
  stored: readonly TransactionSeries[],
): Result<readonly TransactionSeries[], readonly SeriesError[]> {
  const known = new Map(stored.map(({ name, startNo }) => [name, String(startNo)]));
  const errors = forms.flatMap((form, index) => [
    ...nameErrors(form.name, index, forms, known),
    ...descriptionErrors(form.description, index),
    ...(isStart(form.startNo) || known.get(form.name) === form.startNo.trim() ? [] : [startError(index)]),
  ]);
  if (errors.length > 0) return err(errors);
  return ok(
    forms.map(({ name, description, startNo }) => ({
      name: known.has(name) ? name : name.trim(),
      description: description.trim(),
      startNo: Number(startNo.trim()),
    })),
  );
}

function nameErrors(
  name: string,
  index: number,
  forms: readonly SeriesForm[],
  known: ReadonlyMap<string, string>,
): readonly SeriesError[] {
  const error = (text: string) => [{ index, field: "name", text } as const];
  if (!known.has(name) && !isSeriesName(name.trim())) return error(SERIES_NAME_TEXT);
  const isTaken = forms.slice(0, index).some((other) => folded(other.name) === folded(name));
  return isTaken && !known.has(name) ? error(`Serien ${name.trim()} finns redan`) : [];
}

function descriptionErrors(description: string, index: number): readonly SeriesError[] {
  if (description.trim().length <= LONGEST_DESCRIPTION) return [];
  return [{ index, field: "description", text: `Beskrivningen får ha högst ${LONGEST_DESCRIPTION} tecken` }];
}

function isStart(text: string): boolean {
  const digits = text.trim();
  const number = Number(digits);
  return /^\d+$/.test(digits) && number >= 1 && number <= HIGHEST_SERIES_START;
}

function startError(index: number): SeriesError {
  return { index, field: "startNo", text: SERIES_START_TEXT };
}

/** `a` and `A` are not told apart by people, so they are not two series. */
function folded(name: string): string {
  return name.trim().toLocaleUpperCase("sv-SE");
}
