import { type DateRange, type IsoDate, isIsoDate } from "@huvudbok/core/calendar";
import * as z from "zod/mini";
import type { FormFormat } from "../../data/unfinished/form-format.ts";

export type DateName = "from" | "to";

/** The two dates of a new year while they are typed. */
export interface YearFormContent {
  /** The texts of the fields, readable or not. */
  readonly texts: Readonly<Record<DateName, string>>;
  /** The dates that were last read from the fields. */
  readonly values: Readonly<Partial<Record<DateName, IsoDate>>>;
  /** An end that a person has typed no longer follows the start. */
  readonly isEndTyped: boolean;
}

const dateSchema = z.string().check(z.refine(isIsoDate));

const yearSchema = z.object({
  texts: z.object({ from: z.string(), to: z.string() }),
  values: z.object({ from: z.optional(dateSchema), to: z.optional(dateSchema) }),
  isEndTyped: z.boolean(),
});

export const YEAR_FORMAT: FormFormat<YearFormContent> = {
  version: 1,
  schema: z.custom<YearFormContent>((value) => z.safeParse(yearSchema, value).success),
  lifts: {},
};

/** The form with a date that has been read from a field or suggested for it; without one the field is empty. */
export function withDate(
  { values, texts, isEndTyped }: YearFormContent,
  name: DateName,
  date: IsoDate | undefined,
): YearFormContent {
  const { [name]: _before, ...others } = values;
  return {
    values: date === undefined ? others : { ...others, [name]: date },
    texts: { ...texts, [name]: date ?? "" },
    isEndTyped,
  };
}

/** Whether the year in the form exists: then it was created, and only the answer came too late to remove the form. */
export function isCreated({ texts }: YearFormContent, existing: readonly DateRange[]): boolean {
  return existing.some(({ from, to }) => from === texts.from && to === texts.to);
}
