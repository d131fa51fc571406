import { monthOfName } from "./months.ts";

/** A day as it was written, in numbers; the year is missing where it is to be found. */
export interface WrittenDay {
  readonly year?: number;
  readonly month: number;
  readonly day: number;
}

/**
 * `5 maj`, `den 5:e maj`, `5 maj 2026`; and `maj 5`, where the number cannot be a year: `maj 26` may mean the month of
 * 2026, and is not read.
 */
const FORMS = [
  /^(?:den\s+)?(?<day>\d{1,2})(?::[ae])?\s*(?<name>\p{L}{3,})\.?(?:\s+(?<year>\d{2}|\d{4}))?$/u,
  /^(?<name>\p{L}{3,})\.?\s+(?<day>\d)$/u,
  /^(?<name>\p{L}{3,})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})$/u,
];

/** The day that is written with the name of its month, or the first three letters of it or more. */
export function writtenDay(typed: string): WrittenDay | undefined {
  const text = typed.toLowerCase();
  for (const form of FORMS) {
    const { day, name = "", year } = form.exec(text)?.groups ?? {};
    const month = monthOfName(name);
    if (month === undefined) continue;
    const parts = { month, day: Number(day) };
    return year === undefined ? parts : { ...parts, year: Number(year.padStart(4, "20")) };
  }
  return undefined;
}
